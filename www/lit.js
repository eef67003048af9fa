// What is used of Lit.

export * from "lit";
export * from "lit/directives/live.js";
export * from "lit/directives/ref.js";
export * from "lit/directives/repeat.js";

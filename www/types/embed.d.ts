/** Loading this single file makes `<perfect-play>` known to the browser. */
export * from "./element.js";

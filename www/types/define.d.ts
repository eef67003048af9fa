/** Importing this makes `<perfect-play>` known to the browser; on a server it does nothing. */
export * from "./element.js";

// Where things are.

import { fileURLToPath } from "node:url";

/** @param {string} path relative to the root of the project */
export const inRoot = path => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const root = inRoot("");
export const www = inRoot("www");
export const pkg = inRoot("www/pkg");

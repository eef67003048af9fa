// Environment variables, of which an empty one counts as none.

/**
 * @param {string} name
 * @returns {string | undefined}
 */
export const variable = name => process.env[name] || undefined;

/** Thrown for a bad argument: the message says what to correct, `at` says where. */
export class GameError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {number} [index]
   * @param {number} [row]
   * @param {number} [column]
   */
  constructor(code, message, index, row, column) {
    super(message);
    this.code = code;
    if (row !== undefined) this.at = { index, row, column };
    else if (index !== undefined) this.at = { index };
  }
}

Object.defineProperty(GameError.prototype, "name", {
  value: "GameError",
  configurable: true,
  writable: true,
});

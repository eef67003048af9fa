// LeetCode 294, Flip Game II, as it is usually answered: a search over strings with a memo.

/** @param {string} currentState */
export function canWin(currentState) {
  /** @type {Map<string, boolean>} */
  const memo = new Map();

  /** @param {string} state @returns {boolean} */
  function wins(state) {
    const known = memo.get(state);
    if (known !== undefined) return known;
    for (let i = 0; i + 1 < state.length; i++) {
      if (state[i] === "+" && state[i + 1] === "+") {
        const next = state.slice(0, i) + "--" + state.slice(i + 2);
        if (!wins(next)) {
          memo.set(state, true);
          return true;
        }
      }
    }
    memo.set(state, false);
    return false;
  }

  return wins(currentState);
}

// Telling what is done while it is done.

/**
 * Does a piece of work: one line when it starts, one when it ends.
 * @template T
 * @param {string} title what is being done
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = performance.now();
  console.log(`… ${title}`);
  try {
    const result = await work();
    console.log(`✓ ${title} (${since(start)})`);
    return result;
  } catch (error) {
    console.log(`✗ ${title} (${since(start)})`);
    throw error;
  }
}

/**
 * Says that there is nothing to do.
 * @param {string} state
 */
export const settled = state => console.log(`✓ ${state}`);

/** @param {number} start */
const since = start => `${((performance.now() - start) / 1000).toFixed(1)} s`;

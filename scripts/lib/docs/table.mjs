// Tables of Markdown.

/**
 * @param {readonly string[]} heads
 * @param {readonly string[][]} rows
 * @param {{ isNumber?: boolean }} [last] whether the last column holds numbers
 */
export function table(heads, rows, { isNumber = false } = {}) {
  const rule = heads.map((_, column) => (isNumber && column === heads.length - 1 ? "---:" : "---"));
  return [heads, rule, ...rows].map(cells => `| ${cells.join(" | ")} |`).join("\n");
}

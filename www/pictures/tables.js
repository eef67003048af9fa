// A chart's values as the rows of a table.

/** @import { Table } from "./chart.js" */

/** Columns up to which a chart of rows and columns is one as a table too. */
export const TABLE_COLUMNS = 40;

/**
 * A row a place.
 * @param {string} caption
 * @param {string[]} head
 * @param {number} count
 * @param {(place: number) => string[]} row
 * @returns {Table}
 */
export const listTable = (caption, head, count, row) => ({ caption, head, count, row, rowOf: place => place });

/**
 * Rows and columns as in the picture.
 * @param {object} matrix
 * @param {string} matrix.caption
 * @param {string} matrix.corner
 * @param {number} matrix.count
 * @param {number} matrix.columns
 * @param {(column: number) => string} matrix.columnName
 * @param {(place: number) => string} matrix.rowName
 * @param {(place: number) => string} matrix.value
 * @returns {Table}
 */
export function matrixTable({ caption, corner, count, columns, columnName, rowName, value }) {
  const all = Array.from({ length: columns }, (_, column) => column);
  return {
    caption,
    head: [corner, ...all.map(columnName)],
    count: Math.ceil(count / columns),
    row: index => [rowName(index * columns), ...all.map(column => value(index * columns + column))],
    rowOf: place => Math.floor(place / columns),
  };
}

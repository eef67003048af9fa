// A grid from a file or from the clipboard: whatever text comes is entered, for the solver to read.

/** @import { grid as Grid } from "../../pkg/slim.js" */
/** @import { Context } from "../view.js" */

/** @typedef {Pick<Context<Grid.Move>, "edit" | "text">} Entry */

/** Bytes of a file that are read at most: several for each cell of the largest grid. */
const LARGEST = 1 << 26;

/**
 * A `change` listener of a field for files.
 * @param {Entry} entry
 * @returns {(event: Event & { currentTarget: HTMLInputElement }) => Promise<void>}
 */
export const openChosen = entry => async ({ currentTarget: field }) => {
  await open(field.files, entry, field);
  field.value = "";
};

/**
 * Takes what is dropped on the board or pasted on it, but not into one of its fields.
 * @param {Event} event
 * @param {Entry} entry
 */
export function receive(event, entry) {
  const { currentTarget: board } = event;
  if (!(board instanceof Element)) return;
  if (event instanceof ClipboardEvent) {
    const [target] = event.composedPath();
    if (!(target instanceof HTMLInputElement)) take(event, event.clipboardData, board, entry);
  } else if (event instanceof DragEvent) {
    const isOver = event.type === "dragover" && hasGrid(event);
    const isWithin = event.relatedTarget instanceof Node && board.contains(event.relatedTarget);
    if (isOver) event.preventDefault();
    board.classList.toggle("receiving", isOver || (event.type === "dragleave" && isWithin));
    if (event.type === "drop") take(event, event.dataTransfer, board, entry);
  }
}

/** Whether what is dragged may be a grid. @param {DragEvent} event */
const hasGrid = ({ dataTransfer }) => dataTransfer?.types.some(type => type === "Files" || type === "text/plain") === true;

/**
 * @param {Event} event
 * @param {DataTransfer | null} data
 * @param {Element} board
 * @param {Entry} entry
 */
function take(event, data, board, entry) {
  const text = data?.getData("text/plain") ?? "";
  if (!data || (data.files.length === 0 && text === "")) return;
  event.preventDefault();
  if (data.files.length > 0) open(data.files, entry, board);
  else entry.edit(text);
}

/**
 * @param {FileList | null} files
 * @param {Entry} entry
 * @param {Element} place where on the board
 */
async function open(files, { edit, text }, place) {
  const file = files?.[0];
  const trouble = place.closest(".surface")?.querySelector(".trouble");
  if (!file || !trouble) return;
  const words = text.games.grid.drawing;
  trouble.textContent = file.size > LARGEST ? words.tooLong(LARGEST / 2 ** 20) : "";
  if (file.size > LARGEST) return;
  try {
    edit(await file.text());
  } catch {
    trouble.textContent = words.unreadable(file.name);
  }
}

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
 * Listeners for what is dropped on the board or pasted on it.
 * @param {Entry} entry
 */
export const takers = entry => ({
  /** @param {DragEvent & { currentTarget: Element }} event */
  over(event) {
    const { currentTarget: board, dataTransfer } = event;
    if (!dataTransfer?.types.some(type => type === "Files" || type === "text/plain")) return;
    event.preventDefault();
    dataTransfer.dropEffect = "copy";
    board.classList.add("receiving");
  },

  /** @param {DragEvent & { currentTarget: Element }} event */
  leave({ currentTarget: board, relatedTarget }) {
    if (!(relatedTarget instanceof Node && board.contains(relatedTarget))) board.classList.remove("receiving");
  },

  /** @param {DragEvent & { currentTarget: Element }} event */
  drop(event) {
    event.currentTarget.classList.remove("receiving");
    take(event, event.dataTransfer, entry);
  },

  /** @param {ClipboardEvent & { currentTarget: Element }} event */
  paste(event) {
    const [target] = event.composedPath();
    if (target instanceof HTMLInputElement && target.type === "number") return;
    take(event, event.clipboardData, entry);
  },
});

/**
 * @param {Event & { currentTarget: Element }} event
 * @param {DataTransfer | null} data
 * @param {Entry} entry
 */
function take(event, data, entry) {
  if (!data) return;
  const text = data.getData("text/plain");
  if (data.files.length === 0 && text === "") return;
  event.preventDefault();
  if (data.files.length > 0) open(data.files, entry, event.currentTarget);
  else entry.edit(text);
}

/**
 * @param {FileList | null} files
 * @param {Entry} entry
 * @param {Element} place where on the board
 */
async function open(files, { edit, text }, place) {
  const file = files?.[0];
  const trouble = place.closest(".grid-board")?.querySelector(".trouble");
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

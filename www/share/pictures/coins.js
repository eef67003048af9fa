// A row of coins, with what taking either end leads to, and how the total will be shared.

import { english } from "../../messages/en.js";
import { moved, note, resultSign, stacked, writing } from "./shapes.js";

/** @import { coins as Coins, MoveReport } from "../../pkg/slim.js" */
/** @import { BoardPicture, Pencil, Picture, Shape } from "../share.js" */

/** Coins that are drawn; of a longer row half of them at either end. */
const COINS = 20;

/** How wide a row of coins may be. */
const ROW = 720;
const COIN = 52;
const GAP = 10;
const LEADS = COIN + 22;

/** @type {BoardPicture<Coins.CoinsAnalysis>} */
export const coins = {
  draw({ position, count, moves, best, firstTotal, secondTotal }, pencil) {
    const { isComputer, shows, measure } = pencil;
    const words = english.games.coins.drawing;
    const values = position.split(" ").filter(Boolean).map(Number);
    const report = (/** @type {Coins.Move} */ end) =>
      moves.find(({ move }) => move === end && (shows("reason") || (shows("move") && move === best)));
    const half = COINS / 2;
    const pieces = count > COINS
      ? [...values.slice(0, half), null, ...values.slice(-half)]
      : values;
    const drawn = pieces.map((value, index) => value === null
      ? gap(words.more(count - COINS), pencil)
      : coin(value, index === 0 ? report("left") : index === pieces.length - 1 ? report("right") : undefined, pencil));
    const [mover, other] = words.sharers(isComputer);
    const totals = `${mover} ${english.number(firstTotal)}, ${other.toLowerCase()} ${english.number(secondTotal)}`;
    const shares = shows("reason") && count > 0 ? [note(totals, measure)] : [];
    return stacked([...inRows(drawn), ...shares], 12);
  },
};

/**
 * @param {number} value
 * @param {MoveReport<Coins.Move> | undefined} report what taking it leads to, where that is shown
 * @param {Pencil} pencil
 * @returns {Picture}
 */
function coin(value, report, { measure }) {
  const text = english.number(value);
  const width = Math.max(COIN, measure(text, 17, 600) + 28);
  const wins = report?.result === "win";
  /** @type {Shape[]} */
  const shapes = [
    {
      kind: "rect", x: 1.5, y: 1.5, width: width - 3, height: COIN - 3, radius: COIN / 2 - 1.5, line: 2.5,
      fill: wins ? "win" : "face", stroke: report ? report.result : "piece",
    },
    writing(width / 2, COIN / 2 + 6, text, { size: 17, weight: 600, anchor: "middle", fill: wins ? "on-win" : "ink" }),
  ];
  if (report) {
    const leads = english.signed(report.value);
    const start = (width - 20 - measure(leads, 14, 650)) / 2;
    shapes.push(...resultSign(report.result, start + 8, LEADS - 5, 14), writing(start + 20, LEADS, leads, { weight: 650, fill: report.result }));
  }
  return { width, height: LEADS + 4, shapes };
}

/** @param {string} text @param {Pencil} pencil @returns {Picture} */
function gap(text, { measure }) {
  const width = measure(text, 14) + 16;
  return { width, height: LEADS + 4, shapes: [writing(width / 2, COIN / 2 + 5, text, { anchor: "middle", fill: "muted" })] };
}

/**
 * Pictures side by side, in as many rows as they need.
 * @param {readonly Picture[]} pictures
 * @returns {Picture[]}
 */
function inRows(pictures) {
  /** @type {Picture[]} */
  const rows = [];
  for (const { width, height, shapes } of pictures) {
    const row = rows.at(-1);
    const start = row ? row.width + GAP : 0;
    if (!row || start + width > ROW) rows.push({ width, height, shapes });
    else {
      row.shapes = [...row.shapes, ...moved(shapes, start, 0)];
      row.width = start + width;
    }
  }
  return rows;
}

// Programs that use the element as its types say; each line beneath a comment must not compile.

import { PerfectPlay, type PerfectPlayEvents, type PositionDetail } from "perfect-play/element";
import { PerfectPlay as Defined } from "perfect-play/define";
import type {} from "perfect-play/react";
import type { PerfectPlayProps } from "perfect-play/vue";
import type { GlobalComponents } from "vue";

const made: PerfectPlay = document.createElement("perfect-play");
const found: Defined | null = document.querySelector("perfect-play");
made.game = "grid";
made.position = "WW/WW";
made.locked = true;
made.addEventListener("position", ({ detail }) => detail.position.trim());
made.addEventListener("analysis", ({ detail }) => detail.winner === "first");
made.addEventListener("click", ({ clientX }) => clientX.toFixed());
made.undo();
made.reset();

// @ts-expect-error there is no such game
made.game = "chess";
// @ts-expect-error there is no such rung
made.hints = "all";
// @ts-expect-error a position has no winner
made.addEventListener("position", ({ detail }) => detail.winner);
// @ts-expect-error a player wins, or none
made.addEventListener("analysis", ({ detail }) => detail.winner === true);
// @ts-expect-error what a move is differs from game to game
made.addEventListener("move", ({ detail }) => detail.move.heap);

export const shown = (tell: (detail: PositionDetail) => void) =>
  <perfect-play game="coins" position="1 5 2" mode="play" locked onposition={({ detail }) => tell(detail)} />;
// @ts-expect-error there is no such theme
export const wrong = <perfect-play theme="pink" />;

export const props: PerfectPlayProps = { game: "nim", theme: "dark", onMove: ({ detail }) => detail.position.trim() };
// @ts-expect-error there is no such theme
export const others: PerfectPlayProps = { theme: "pink" };

type Component = GlobalComponents["perfect-play"];
export type Used = [Component, PerfectPlayEvents["move"]];
export { found };

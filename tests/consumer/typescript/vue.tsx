/** @jsxImportSource vue */
// The element in Vue's JSX; the line beneath a comment must not compile.

import type { PositionDetail } from "perfect-play/element";
import type {} from "perfect-play/vue";

export const shown = (tell: (detail: PositionDetail) => void) =>
  <perfect-play key="1" game="coins" position="1 5 2" mode="play" locked onPosition={({ detail }) => tell(detail)} />;
// @ts-expect-error there is no such theme
export const wrong = <perfect-play theme="pink" />;

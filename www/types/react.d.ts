/** `<perfect-play>` in JSX: `import type {} from "perfect-play/react"`. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { PerfectPlay, PerfectPlayEvents, PerfectPlaySettings } from "./element.js";

/** Listeners by the names that React gives to those of elements: `onposition`, `onmove` … */
type Listeners = { [Name in keyof PerfectPlayEvents as `on${Name}`]?: (event: PerfectPlayEvents[Name]) => void };

export type PerfectPlayProps = DetailedHTMLProps<HTMLAttributes<PerfectPlay>, PerfectPlay> &
  Partial<PerfectPlaySettings> & Listeners;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "perfect-play": PerfectPlayProps;
    }
  }
}

/** `<perfect-play>` in Vue's templates: `import type {} from "perfect-play/vue"`. */
import type { DefineComponent, HTMLAttributes } from "vue";
import type { PerfectPlayEvents, PerfectPlaySettings } from "./element.js";

/** Listeners: `@position`, `@move` … */
type Listeners = {
  [Name in keyof PerfectPlayEvents as `on${Capitalize<Name>}`]?: (event: PerfectPlayEvents[Name]) => void;
};

export type PerfectPlayProps = Partial<PerfectPlaySettings> & Listeners & Omit<HTMLAttributes, keyof Listeners>;

declare module "vue" {
  interface GlobalComponents {
    "perfect-play": DefineComponent<PerfectPlayProps>;
  }
}

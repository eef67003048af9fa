/** `<perfect-play>` in Vue's templates and in its JSX: `import type {} from "perfect-play/vue"`. */
import type { DefineComponent, HTMLAttributes, ReservedProps } from "vue";
import type { PerfectPlayEvents, PerfectPlaySettings } from "./element.js";

/** Listeners: `@position`, `@move` …, in JSX `onPosition`, `onMove` … */
type Listeners = {
  [Name in keyof PerfectPlayEvents as `on${Capitalize<Name>}`]?: (event: PerfectPlayEvents[Name]) => void;
};

export type PerfectPlayProps = Partial<PerfectPlaySettings> & Listeners & Omit<HTMLAttributes, keyof Listeners>;

declare module "vue" {
  interface GlobalComponents {
    "perfect-play": DefineComponent<PerfectPlayProps>;
  }
}

declare module "vue/jsx-runtime" {
  namespace JSX {
    interface IntrinsicElements {
      "perfect-play": PerfectPlayProps & ReservedProps;
    }
  }
}

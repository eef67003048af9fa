// Colours, sizes and fonts. An outer page may set any of them on the element, and the attribute
// `theme`: light, dark, or system where the page has no color-scheme of its own.

import { css } from "../../lit.js";

/** For the shell too, which wears them outside the element. */
export const values = css`
  --paper: light-dark(oklch(0.973 0.008 85), oklch(0.205 0.012 60));
  --card: light-dark(oklch(0.995 0.004 85), oklch(0.25 0.013 60));
  --board: light-dark(oklch(0.94 0.02 80), oklch(0.28 0.018 65));
  --ink: light-dark(oklch(0.27 0.02 50), oklch(0.93 0.012 80));
  --muted: light-dark(oklch(0.48 0.02 60), oklch(0.74 0.015 75));
  --line: light-dark(oklch(0.88 0.014 80), oklch(0.37 0.014 65));
  --edge: light-dark(oklch(0.6 0.02 70), oklch(0.6 0.02 70));

  --house: light-dark(oklch(0.41 0.11 330), oklch(0.8 0.09 330));
  --house-soft: light-dark(oklch(0.94 0.022 330), oklch(0.31 0.045 330));

  --win: light-dark(oklch(0.48 0.16 255), oklch(0.74 0.12 250));
  --win-soft: light-dark(oklch(0.94 0.03 250), oklch(0.31 0.055 255));
  --on-win: light-dark(oklch(1 0 0), oklch(0.2 0.04 255));
  --loss: light-dark(oklch(0.53 0.14 48), oklch(0.79 0.13 65));
  --loss-soft: light-dark(oklch(0.95 0.035 70), oklch(0.32 0.05 55));
  --tie: light-dark(oklch(0.45 0.02 60), oklch(0.78 0.015 75));
  --tie-soft: light-dark(oklch(0.93 0.008 80), oklch(0.34 0.012 65));

  --piece: light-dark(oklch(0.66 0.035 65), oklch(0.58 0.03 65));
  --piece-light: light-dark(oklch(0.77 0.03 70), oklch(0.68 0.03 70));
  --face: light-dark(oklch(0.995 0.004 85), oklch(0.37 0.018 65));
  --blocked: light-dark(oklch(0.38 0.025 55), oklch(0.14 0.01 60));
  --win-dot: light-dark(oklch(0.62 0.15 252), oklch(0.7 0.13 250));
  --loss-dot: light-dark(oklch(0.9 0.05 70), oklch(0.42 0.06 60));

  --sans: Seravek, "Segoe UI", "Noto Sans", Cantarell, Ubuntu, Roboto, system-ui, sans-serif;
  --mono: ui-monospace, "Cascadia Code", "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  --small: 0.875rem;
  --verdict: 1.5rem;
  --verdict-narrow: 1.25rem;

  --space: 0.5rem;
  --radius: 0.75rem;
  --radius-small: 0.5rem;
  --arrow:
    linear-gradient(45deg, transparent 50%, currentColor 50%) right 1.0625rem center / 0.3125rem 0.3125rem no-repeat,
    linear-gradient(-45deg, transparent 50%, currentColor 50%) right 0.75rem center / 0.3125rem 0.3125rem no-repeat;
  --shadow: 0 1px 2px light-dark(oklch(0.3 0.03 60 / 0.18), oklch(0 0 0 / 0.5));
`;

export const tokens = css`
  :host {
    ${values}
  }

  :host([theme="system"]) {
    color-scheme: light dark;
  }

  :host([theme="light"]) {
    color-scheme: light;
  }

  :host([theme="dark"]) {
    color-scheme: dark;
  }
`;

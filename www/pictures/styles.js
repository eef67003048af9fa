// How the bigger picture looks; adopted by the element when the picture is loaded. All of it stands
// within the picture's own element, so that no other part of the page is styled by it.

import { css } from "../lit.js";

export const styles = css`
  perfect-play-picture {
    display: grid;
    align-content: start;
    gap: calc(var(--space) * 2);

    .pickers {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space) calc(var(--space) * 2);
    }

    .switch {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space);
    }

    .tool[aria-pressed="true"] {
      border-color: var(--house);
      background: var(--house-soft);
      color: var(--house);
    }

    .pickers label {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 var(--space);
    }

    .chart {
      display: grid;
      gap: var(--space);
      align-content: start;
      min-inline-size: 0;
    }

    .chart figcaption {
      color: inherit;
      font-size: 1rem;
      font-weight: 600;
      text-wrap: balance;
    }

    .plot {
      position: relative;
      block-size: min(var(--plot), var(--rows) * 1px);
      border-radius: var(--radius-small);
      font-variant-numeric: tabular-nums;
      cursor: crosshair;
      touch-action: pan-y;
      user-select: none;
    }

    .plot :is(canvas, svg, .probe) {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
    }

    .plot .marks {
      inline-size: auto;
      block-size: auto;
    }

    /* Its colour changes, by way of a transition that is told, when the theme does. */
    .plot .probe {
      visibility: hidden;
      color: var(--ink);
      transition: color 1ms;
    }

    .plot text {
      fill: var(--muted);
      font-size: 12px;
    }

    .plot .axis {
      fill: var(--ink);
    }

    .plot :is(rect, line, circle) {
      fill: none;
      vector-effect: non-scaling-stroke;
    }

    .plot .marked {
      stroke: var(--house);
      stroke-width: 3;
    }

    .plot line.marked {
      stroke-width: 1.5;
      stroke-dasharray: 3 3;
    }

    .plot .flagged {
      fill: var(--ink);
    }

    .plot .cursor {
      visibility: hidden;
      stroke: var(--ink);
      stroke-width: 2;
    }

    .plot line.cursor {
      stroke-width: 1;
    }

    .plot .cursor.halo {
      stroke: var(--card);
      stroke-width: 5;
    }

    .plot:is(:focus-visible, :active) .cursor,
    .plot:focus .cursor {
      visibility: visible;
    }

    .keys {
      display: flex;
      flex-wrap: wrap;
      gap: 0 calc(var(--space) * 2);
      margin: 0;
      padding: 0;
      color: var(--muted);
      font-size: var(--small);
      list-style: none;
    }

    .keys li {
      display: flex;
      gap: 0.4em;
      align-items: baseline;
    }

    .sample {
      flex: none;
      inline-size: 0.875rem;
      block-size: 0.875rem;
      translate: 0 0.1em;
    }

    .sample.lost {
      border: 2px solid var(--loss);
      border-radius: 50%;
      background: var(--loss-soft);
    }

    .sample.won {
      background: linear-gradient(to right, var(--win-soft), var(--win));
    }

    .sample.behind {
      background: linear-gradient(to right, var(--loss-soft), var(--loss));
    }

    .sample.even {
      background: var(--tie-soft);
    }

    .sample.blocked {
      background: var(--blocked);
    }

    .sample.marked {
      border: 3px solid var(--house);
      border-radius: 2px;
    }

    .sample.flagged {
      background: linear-gradient(to bottom left, var(--ink) 50%, transparent 50%);
    }

    .sample.path {
      block-size: 0.2rem;
      background: var(--house);
      translate: 0 -0.25em;
    }

    .controls {
      display: grid;
      gap: var(--space);
      align-content: start;
      justify-items: start;
    }

    .readout {
      display: flex;
      gap: var(--space);
      align-items: baseline;
      min-block-size: 3rem;
      font-size: 1.125rem;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }

    .controls .open {
      min-inline-size: 0;
      max-inline-size: 100%;
    }

    .controls .open[hidden] {
      display: inline-flex;
      visibility: hidden;
    }

    .zoom {
      display: flex;
      flex-wrap: wrap;
      gap: calc(var(--space) / 2);
    }

    .zoom .tool {
      justify-content: center;
      min-inline-size: 2.75rem;
      padding: 0;
    }

    .scroller {
      max-block-size: calc(var(--plot) + 4rem);
      border: 1px solid var(--line);
      border-radius: var(--radius-small);
      background: var(--card);
      overflow: auto;
    }

    .values {
      border-collapse: collapse;
      font-size: var(--small);
      font-variant-numeric: tabular-nums;
    }

    .values caption {
      padding: var(--space);
      font-weight: 600;
      text-align: start;
    }

    .values caption span {
      display: block;
      max-inline-size: calc(100cqi - 2rem);
    }

    .values :is(th, td) {
      padding: 0.25rem 0.625rem;
      text-align: end;
      white-space: nowrap;
    }

    .values th {
      font-weight: 600;
    }

    .values thead th {
      position: sticky;
      inset-block-start: 0;
      background: var(--board);
    }

    .values tbody th {
      position: sticky;
      inset-inline-start: 0;
      background: var(--card);
    }

    .values tbody tr {
      border-block-start: 1px solid var(--line);
    }

    .pages {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space);
    }

    @container (min-width: 56rem) {
      & {
        grid-template-columns: minmax(0, 3fr) minmax(0, 1fr);
        gap: calc(var(--space) * 2) calc(var(--space) * 4);
      }

      .pickers,
      > .note {
        grid-column: 1 / -1;
      }

      .controls {
        grid-column: 2;
        padding-block-start: 2rem;
      }

      .notes {
        grid-column: 1;
      }
    }

    @media print {
      .pickers,
      .controls,
      .pages {
        display: none;
      }

      .scroller {
        max-block-size: none;
        border: 0;
      }
    }
  }
`;

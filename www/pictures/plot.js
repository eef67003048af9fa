// The plot of a chart: its canvas and what lies over it, the pointer and the keyboard on it.

import { properties } from "../games/properties.js";
import { html } from "../lit.js";
import { pictures } from "../messages/en/pictures.js";
import { axisTitles, heightFor, mapAxes, mapMarks, MARGIN, roomFor, scatterAxes, scatterMarks, TOP } from "./axes.js";
import { colourReader } from "./colours.js";
import { cellsOf, rangeOf, spreadOf } from "./look.js";
import { paintMap, paintScatter } from "./paint.js";
import { dotAt } from "./scale.js";

/** @import { Chart, Look, Size } from "./chart.js" */

/** Pixels beyond the height of any plot. */
const UNLIMITED = 10_000;

/** Pixels that the pointer may move and still click. */
const STILL = 4;

/** Pixels to either side of the pointer in which a dot is looked for. */
const REACH = 4;

/**
 * Whoever has the plot.
 * @typedef {HTMLElement & {
 *   requestUpdate(): void, readonly cursor: number,
 *   zoom(steps: number): void, whole(): void, pan(across: number, down: number, from?: Look): void,
 *   point(place: number): void, hover(place: number | null): void, open(): void,
 * }} Host
 */

export class Plot {
  /** The chart that is drawn. @type {Chart | null} */
  chart = null;
  /** @type {Look} */
  #look = { zoom: 0, centre: 0 };
  #host;
  /** Size of the plot with its axes, until it is measured that of a small window. @type {Size} */
  #whole = { width: 300, height: 320 };
  #observer = new ResizeObserver(entries => this.#resize(entries));
  /** What is observed. @type {Element | null} */
  #observed = null;
  /** Where the pointer went down, and what was in view. @type {{ x: number, y: number, look: Look, dragged: boolean } | null} */
  #down = null;
  #print = matchMedia("print");
  /** What the canvas shows, and which canvas that is. */
  #painted = "";
  /** @type {HTMLCanvasElement | null} */
  #canvas = null;
  /** Which answers the chart is of. */
  #version = 0;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  connect() {
    this.#print.addEventListener("change", this.#repaint);
    this.#host.addEventListener("transitionend", this.#repaint);
    this.#observed = null;
  }

  disconnect() {
    this.#print.removeEventListener("change", this.#repaint);
    this.#host.removeEventListener("transitionend", this.#repaint);
    this.#observer.disconnect();
  }

  /** Paints in the colours that hold now. */
  #repaint = () => {
    this.#painted = "";
    this.paint();
  };

  focus() {
    /** @type {HTMLElement | null} */ (this.#host.querySelector(".plot"))?.focus({ preventScroll: true });
  }

  /** The room for the places. */
  get size() {
    return this.chart ? roomFor(this.chart, this.#whole, this.#look).size : this.#whole;
  }

  /**
   * @param {Chart} chart
   * @param {Look} look
   * @param {number} cursor
   * @param {number} version of the answers that the chart is of
   */
  draw(chart, look, cursor, version) {
    this.chart = chart;
    this.#version = version;
    this.#look = look;
    const { width, height } = this.#whole;
    const { left, size } = roomFor(chart, this.#whole, this.#look);
    const range = rangeOf(chart, size, look);
    const title = range ? pictures.range(chart.title, range.from, range.to) : chart.title;
    const [axes, marks] = this.#over(chart, size, cursor);
    return html`<figure class="chart">
      <figcaption>${title}</figcaption>
      <ul class="keys">${chart.keys.map(({ sample, text }) => html`<li><i class="sample ${sample}"></i><span>${text}</span></li>`)}</ul>
      <div
        class="plot" tabindex="0" role="application" aria-roledescription=${pictures.controls.kind}
        aria-label=${`${title}. ${pictures.controls.keyboard}`}
        @keydown=${this.#press} @wheel=${this.#wheel} @pointerdown=${this.#grip} @pointermove=${this.#move}
        @pointerup=${this.#release} @pointercancel=${() => (this.#down = null)} @pointerleave=${() => this.#host.hover(null)}
        @dblclick=${() => this.#host.open()} ${properties({ rows: heightFor(chart, this.#whole, look) ?? UNLIMITED })}
      >
        <i class="probe" aria-hidden="true"></i>
        <canvas aria-hidden="true"></canvas>
        <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
          <g transform="translate(${left} ${TOP})">
            ${axisTitles(chart, left)}${axes}
            <svg
              class="marks" x=${-MARGIN} y=${-MARGIN} width=${size.width + 2 * MARGIN} height=${size.height + 2 * MARGIN}
              viewBox="${-MARGIN} ${-MARGIN} ${size.width + 2 * MARGIN} ${size.height + 2 * MARGIN}"
            >${marks}</svg>
          </g>
        </svg>
      </div>
    </figure>`;
  }

  /**
   * The axes and the marks.
   * @param {Chart} chart
   * @param {Size} size
   * @param {number} cursor
   */
  #over(chart, size, cursor) {
    if (chart.kind === "scatter") {
      const spread = spreadOf(chart, this.#look);
      return [scatterAxes(spread, size, pictures.number), scatterMarks(chart, spread, size, cursor)];
    }
    const cells = cellsOf(chart, size, this.#look);
    return [mapAxes(chart, cells), mapMarks(chart, cells, cursor)];
  }

  /** Paints the places, unless they are there. */
  paint() {
    const plot = this.#host.querySelector(".plot");
    const [canvas, probe] = [plot?.querySelector("canvas"), plot?.querySelector("i")];
    if (!plot || !canvas || !probe || !this.chart) return;
    this.#observe(plot);
    const density = devicePixelRatio;
    const painted = [this.#version, this.chart.id, ...Object.values(this.#look), ...Object.values(this.#whole), density].join(" ");
    if (painted === this.#painted && canvas === this.#canvas) return;
    this.#painted = painted;
    this.#canvas = canvas;
    canvas.width = Math.round(this.#whole.width * density);
    canvas.height = Math.round(this.#whole.height * density);
    const pen = canvas.getContext("2d");
    if (!pen) return;
    const { left, size } = roomFor(this.chart, this.#whole, this.#look);
    pen.setTransform(density, 0, 0, density, Math.round(left * density), Math.round(TOP * density));
    const brush = { pen, density, colour: colourReader(probe), font: getComputedStyle(plot).fontFamily };
    if (this.chart.kind === "scatter") paintScatter(brush, this.chart, spreadOf(this.chart, this.#look), size);
    else paintMap(brush, this.chart, cellsOf(this.chart, size, this.#look), size);
  }

  /** @param {Element} plot */
  #observe(plot) {
    if (plot === this.#observed) return;
    this.#observer.disconnect();
    this.#observer.observe(plot);
    this.#observed = plot;
  }

  /** @param {ResizeObserverEntry[]} entries */
  #resize(entries) {
    const box = entries.at(-1)?.contentRect;
    if (!box || box.width === 0 || (box.width === this.#whole.width && box.height === this.#whole.height)) return;
    this.#whole = { width: box.width, height: box.height };
    this.#host.requestUpdate();
  }

  /**
   * The place under the pointer.
   * @param {MouseEvent} event
   * @returns {number | null}
   */
  #placeAt(event) {
    const { chart } = this;
    if (!chart || !(event.currentTarget instanceof Element)) return null;
    const box = event.currentTarget.getBoundingClientRect();
    const { left, size } = roomFor(chart, this.#whole, this.#look);
    const x = event.clientX - box.left - left;
    const y = event.clientY - box.top - TOP;
    if (chart.kind === "scatter") return nearest(chart, spreadOf(chart, this.#look), size, x, y);
    const cells = cellsOf(chart, size, this.#look);
    const column = Math.floor(x / cells.width);
    const row = Math.floor(y / cells.height);
    if (column < 0 || column >= cells.columns || row < 0 || row >= cells.rows) return null;
    const place = cells.from + row * cells.stride + column;
    return place < chart.count ? place : null;
  }

  /** @param {PointerEvent} event */
  #grip = event => {
    if (event.button !== 0) return;
    this.#down = { x: event.clientX, y: event.clientY, look: this.#look, dragged: false };
  };

  /** @param {PointerEvent} event */
  #move = event => {
    const down = this.#down;
    if (!down) return this.#host.hover(this.#placeAt(event));
    const x = down.x - event.clientX;
    const y = down.y - event.clientY;
    down.dragged ||= Math.hypot(x, y) > STILL;
    if (down.dragged) this.#drag(down.look, x, y);
  };

  /**
   * @param {Look} from
   * @param {number} x
   * @param {number} y
   */
  #drag(from, x, y) {
    const { chart, size } = this;
    if (!chart) return;
    if (chart.kind === "scatter") return this.#host.pan(x / size.width, 0, from);
    const { width, height, rows, columns } = cellsOf(chart, size, from);
    this.#host.pan(chart.columns === null ? 0 : x / width / columns, y / height / rows, from);
  }

  /** @param {PointerEvent} event */
  #release = event => {
    const place = this.#down && !this.#down.dragged ? this.#placeAt(event) : null;
    this.#down = null;
    if (place !== null) this.#host.point(place);
  };

  /** Pinching a touchpad comes as turning a wheel with Ctrl. @param {WheelEvent} event */
  #wheel = event => {
    if (!event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    const place = this.#placeAt(event);
    if (place !== null) this.#host.point(place);
    this.#host.zoom(event.deltaY < 0 ? 1 : -1);
  };

  /** @param {KeyboardEvent} event */
  #press = event => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : this.#keys()[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  /** @returns {Record<string, () => void>} */
  #keys() {
    const { chart, size } = this;
    const host = this.#host;
    if (!chart) return {};
    const isMap = chart.kind === "map";
    const row = isMap ? cellsOf(chart, size, this.#look).stride : Math.max(1, spreadOf(chart, this.#look).span / 20);
    const { cursor } = host;
    // A sequence goes on in the next row; rows and columns end.
    const column = isMap && chart.columns !== null ? cursor % chart.columns : null;
    const to = (/** @type {number} */ place) => () => host.point(place);
    const zoom = (/** @type {number} */ steps) => () => host.zoom(steps);
    return {
      ArrowLeft: column === 0 ? () => {} : to(cursor - 1),
      ArrowRight: column !== null && column === row - 1 ? () => {} : to(cursor + 1),
      ArrowUp: to(isMap ? cursor - row : cursor + row),
      ArrowDown: to(isMap ? cursor + row : cursor - row),
      PageUp: () => host.pan(isMap ? 0 : -0.5, isMap ? -0.5 : 0),
      PageDown: () => host.pan(isMap ? 0 : 0.5, isMap ? 0.5 : 0),
      Home: to(0),
      End: to(chart.count - 1),
      "+": zoom(1),
      "=": zoom(1),
      "-": zoom(-1),
      0: () => host.whole(),
      Enter: () => host.open(),
    };
  }
}

/**
 * The place whose dot is nearest to a point, among those above and below it.
 * @param {import("./chart.js").ScatterChart} chart
 * @param {import("./chart.js").Spread} spread
 * @param {Size} size
 * @param {number} x
 * @param {number} y
 */
function nearest(chart, spread, size, x, y) {
  const at = (/** @type {number} */ x) => Math.floor(spread.from + (x / size.width) * spread.span);
  const first = Math.max(spread.from, Math.min(at(x), at(x - REACH)));
  const last = Math.min(spread.from + spread.span - 1, at(x + REACH));
  let best = null;
  let least = Infinity;
  for (let place = first; place <= last; place++) {
    const dot = dotAt(place, chart.value(place), spread, size);
    const distance = Math.hypot(dot.x - x, dot.y - y);
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

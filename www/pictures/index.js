// The bigger picture of a game, loaded when someone wants to see it: its charts, what is read off
// them, and each of them as a table.

import { register } from "../element/register.js";
import { html, LitElement, nothing } from "../lit.js";
import { coins } from "./coins.js";
import { chartControls, pickers } from "./controls.js";
import { flip } from "./flip.js";
import { grid } from "./grid.js";
import { firstLook, isInView, moved, within, zoomsOf } from "./look.js";
import { nim } from "./nim.js";
import { Plot } from "./plot.js";
import { squares } from "./squares.js";
import { styles } from "./styles.js";
import { tableOf } from "./table.js";

/** @import { Answer } from "../element/session.js" */
/** @import { Text } from "../messages/text.js" */
/** @import { AskSolver } from "../element/solver.js" */
/** @import { Chart, Charts, Look, Picture, Subject } from "./chart.js" */

/** @type {ReadonlyMap<string, Picture>} */
const games = new Map(Object.entries({ nim, squares, flip, coins, grid }));

/** What the picture is asked to show, and what it may do. @typedef {{ answer: Answer, options: object, text: Text, ask: AskSolver, edit: (position: string) => void }} Shown */

export class PictureElement extends LitElement {
  /** @override */
  static properties = {
    shown: { attribute: false, hasChanged: isOther },
  };

  /** The answers that are there, what they depend on, and how many there were before. @type {{ key: string, game: string, charts: Charts, version: number } | null} */
  #loaded = null;
  /** What is being asked for. */
  #asked = "";
  /** Calls that off. */
  #asking = new AbortController();
  /** What the key in force was made of. @type {{ analysis: unknown, picks: unknown }} */
  #keyed = { analysis: null, picks: null };
  /** @type {number[]} */
  #picks = [];
  #chart = 0;
  /** Which chart the looks, the cursor and the page are about. */
  #about = "";
  /** Null until someone zooms or moves. @type {Look | null} */
  #look = null;
  #cursor = 0;
  /** @type {number | null} */
  #hovered = null;
  /** The row that the table's page begins with; null while there is no table. @type {number | null} */
  #page = null;
  #plot = new Plot(this);

  constructor() {
    super();
    /** @type {Shown | undefined} */
    this.shown = undefined;
  }

  /** The page's own style sheets apply. @override */
  createRenderRoot() {
    return this;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    const root = this.getRootNode();
    const sheet = styles.styleSheet;
    if (root instanceof ShadowRoot && sheet && !root.adoptedStyleSheets.includes(sheet)) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    }
    this.#plot.connect();
    // What was being asked for when the element was taken away was called off.
    this.requestUpdate();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#callOff();
    this.#keyed = { analysis: null, picks: null };
    this.#plot.disconnect();
  }

  /** @returns {Subject | null} */
  get #subject() {
    if (!this.shown) return null;
    const { answer, options, text } = this.shown;
    return { analysis: answer.analysis, options, text, picks: this.#picks };
  }

  /** @override */
  willUpdate() {
    const subject = this.#subject;
    const game = this.shown?.answer.state.game ?? "";
    const picture = games.get(game);
    if (!subject || !picture) return;
    if (picture.picks?.(subject).some(({ options, chosen }) => chosen >= options.length)) this.#picks = subject.picks = [];
    const { analysis, picks } = subject;
    if (analysis === this.#keyed.analysis && picks === this.#keyed.picks) return;
    this.#keyed = { analysis, picks };
    const key = `${game} ${picture.key(subject)}`;
    if (key !== this.#loaded?.key) this.#load(picture, game, key, subject);
    else this.#callOff();
  }

  /** Wants no answer any more to what is being asked for. */
  #callOff() {
    this.#asked = "";
    this.#asking.abort();
  }

  /**
   * @param {Picture} picture
   * @param {string} game
   * @param {string} key
   * @param {Subject} subject
   */
  async #load(picture, game, key, subject) {
    if (key === this.#asked || !this.shown) return;
    this.#callOff();
    this.#asked = key;
    const { signal } = (this.#asking = new AbortController());
    const { text, ask } = this.shown;
    const charts = await picture.load(subject, question => ask(question, { signal })).catch(() => ({ draw: () => text.picture.failed }));
    if (signal.aborted) return;
    this.#asked = "";
    this.#loaded = { key, game, charts, version: (this.#loaded?.version ?? 0) + 1 };
    this.requestUpdate();
  }

  /** @override */
  render() {
    const subject = this.#subject;
    const game = this.shown?.answer.state.game;
    if (!subject || !game || this.#loaded?.game !== game) return html`<p class="note">${this.shown?.text.picture.loading}</p>`;
    const charts = this.#loaded.charts.draw(subject);
    if (typeof charts === "string") return html`<p class="note">${charts}</p>`;
    const chart = charts[within(0, this.#chart, charts.length - 1)];
    if (!chart) return nothing;
    this.#settle(game, chart);
    const picks = games.get(game)?.picks?.(subject) ?? [];
    const place = this.#hovered ?? this.#cursor;
    const { zoom } = this.#lookAt(chart);
    return html`
      ${pickers(charts, chart, index => this.#choose(index), picks, (pick, option) => this.#pick(picks.map(({ chosen }) => chosen), pick, option))}
      ${this.#page === null
        ? this.#plot.draw(chart, this.#lookAt(chart), this.#cursor, this.#loaded.version)
        : tableOf(chart.table, this.#page, row => this.#turn(row))}
      ${chartControls({
        chart,
        place,
        text: subject.text,
        isTable: this.#page !== null,
        opening: this.#opening(chart, place),
        zooms: zoomsOf(chart, this.#plot.size),
        zoomed: zoom,
        zoom: step => this.zoom(step),
        whole: () => this.whole(),
        move: (across, down) => this.pan(across, down),
        open: () => {
          this.open();
          // The button goes, since that position is the one that is played then.
          this.#plot.focus();
        },
        toggleTable: () => this.#turn(this.#page === null ? chart.table.rowOf(this.#cursor) : null),
      })}
      <div class="notes">${chart.notes.map(note => html`<p class="note">${note}</p>`)}</div>`;
  }

  /** @override */
  updated() {
    this.#plot.paint();
  }

  /**
   * Begins anew with another chart, and follows the position.
   * @param {string} game
   * @param {Chart} chart
   */
  #settle(game, chart) {
    const chartId = `${game} ${chart.id}`;
    const marked = chart.marked.join(" ");
    const about = `${chartId} ${marked} ${this.#loaded?.version}`;
    if (about === this.#about) return;
    if (!this.#about.startsWith(`${chartId} `)) this.#look = null;
    this.#about = about;
    this.#hovered = null;
    this.#cursor = within(0, chart.marked[0] ?? 0, chart.count - 1);
    if (this.#page !== null) this.#page = chart.table.rowOf(this.#cursor);
    this.#follow(chart);
  }

  /** @param {Chart} chart */
  #lookAt(chart) {
    const look = this.#look ?? firstLook(chart);
    return { ...look, zoom: within(0, look.zoom, zoomsOf(chart, this.#plot.size) - 1) };
  }

  /** Brings the cursor into view. @param {Chart} chart */
  #follow(chart) {
    const look = this.#lookAt(chart);
    if (!isInView(chart, this.#plot.size, look, this.#cursor)) this.#look = { ...look, centre: this.#cursor };
  }

  /** @param {number} index */
  #choose(index) {
    this.#chart = index;
    this.requestUpdate();
  }

  /**
   * @param {number[]} chosen
   * @param {number} pick
   * @param {number} option
   */
  #pick(chosen, pick, option) {
    // Two picks of the same trade places.
    const other = chosen.indexOf(option);
    if (other >= 0) chosen[other] = chosen[pick] ?? 0;
    chosen[pick] = option;
    this.#picks = chosen;
    this.requestUpdate();
  }

  /** @param {number | null} row */
  #turn(row) {
    this.#page = row;
    this.requestUpdate();
  }

  /** Enlarges about the cursor, or shrinks. @param {number} steps */
  zoom(steps) {
    const { chart, size } = this.#plot;
    if (!chart) return;
    const look = this.#lookAt(chart);
    const zoom = within(0, look.zoom + steps, zoomsOf(chart, size) - 1);
    if (zoom !== look.zoom) this.#set({ zoom, centre: this.#cursor });
  }

  /** Shows what was shown at first. */
  whole() {
    const { chart } = this.#plot;
    if (!chart) return;
    this.#look = null;
    this.#cursor = within(0, chart.marked[0] ?? 0, chart.count - 1);
    this.requestUpdate();
  }

  /**
   * Moves by so many parts of what is in view.
   * @param {number} across
   * @param {number} down
   * @param {Look} [from]
   */
  pan(across, down, from) {
    const { chart, size } = this.#plot;
    if (chart) this.#set(moved(chart, size, from ?? this.#lookAt(chart), across, down));
  }

  /** @param {Look} look */
  #set(look) {
    this.#look = look;
    this.requestUpdate();
  }

  /** Reads off another place. @param {number} place */
  point(place) {
    const { chart } = this.#plot;
    if (!chart || place < 0 || place >= chart.count || !chart.read(place)) return;
    this.#cursor = place;
    this.#hovered = null;
    this.#follow(chart);
    this.requestUpdate();
  }

  /** Reads off a place for as long as the pointer is there. @param {number | null} place */
  hover(place) {
    if (place === this.#hovered || (place !== null && !this.#plot.chart?.read(place))) return;
    this.#hovered = place;
    this.requestUpdate();
  }

  /** Opens the position under the cursor. */
  open() {
    const { chart } = this.#plot;
    const opening = chart && this.#opening(chart, this.#cursor);
    if (opening) this.shown?.edit(opening.position);
  }

  /**
   * The position to open from a place, unless it is the one that is played.
   * @param {Chart} chart
   * @param {number} place
   */
  #opening(chart, place) {
    const opening = chart.opening(place);
    return opening?.position === this.shown?.answer.analysis.position ? null : opening;
  }

  get cursor() {
    return this.#cursor;
  }
}

/**
 * Whether there is something else to show; the rest only changes with the answer.
 * @param {Shown | undefined} now
 * @param {Shown | undefined} before
 */
function isOther(now, before) {
  return now?.answer.analysis !== before?.answer.analysis || now?.answer.state !== before?.answer.state || now?.text !== before?.text;
}

register("perfect-play-picture", PictureElement);

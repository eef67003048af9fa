// What a page sets on the element, by attributes or properties: which values there are, and what is
// wrong with those that are not understood.

import { RUNGS } from "./context.js";
import { changedRules, completeRules, parseRules } from "./rules.js";
import { entered, usualSettings } from "./state.js";

/** @import { Rung, View } from "../games/view.js" */
/** @import { Text } from "../messages/text.js" */
/** @import { Session } from "./session.js" */
/** @import { Settings, State } from "./timeline.js" */

/**
 * What a page sets; any text may be a wrong one.
 * @typedef {object} Settable
 * @property {string} game
 * @property {string | undefined} position
 * @property {string} rules
 * @property {string | undefined} hints
 * @property {string} mode
 */

/** What the element changes itself, as one plays. */
const LIVE = /** @type {const} */ (["position", "rules", "hints"]);

/** What a session begins anew with. */
const BASIC = /** @type {const} */ (["game", "position", "rules", "mode"]);

/** @type {Record<"hints" | "mode" | "theme", readonly string[]>} */
const CHOICES = { hints: RUNGS, mode: ["analyze", "play"], theme: ["system", "light", "dark"] };

/**
 * What the page has set on an element, and keeping the element's properties in step with its game.
 * While something is as the page has set it, it also reads as the page has written it.
 */
export class Given {
  /** What the page has set last. @type {Settable} */
  all = { game: "", position: undefined, rules: "", hints: undefined, mode: "" };

  /** The properties as they were left here; where one is another, the page has set it. */
  #left = this.all;

  /** What the first answer made of what the page has set. @type {ReturnType<typeof liveOf> | null} */
  #first = null;

  /** Whether the page has set something that the session has to begin anew for. @param {Settable} element */
  isOther(element) {
    return BASIC.some(name => element[name] !== this.#left[name]);
  }

  /** Takes over what is set on an element. @param {Settable} element */
  take(element) {
    // What the element has written itself belongs to the game that it was about.
    if (element.game !== this.#left.game) {
      for (const name of LIVE) if (element[name] === this.#left[name]) set(element, name, this.all[name]);
    }
    const { game, position, rules, hints, mode } = element;
    this.all = { game, position, rules, hints, mode };
    this.#left = this.all;
    this.#first = null;
  }

  /** Sets an element to what the page has set last. @param {Settable} element */
  restore(element) {
    for (const name of [...BASIC, ...LIVE]) set(element, name, this.all[name]);
  }

  /** Has a session show as much as the page wants, where that has become another rung. @param {Settable} element @param {Session} session */
  takeHints({ hints }, session) {
    if (hints === this.#left.hints) return;
    this.all = { ...this.all, hints };
    this.#left = { ...this.#left, hints };
    const rung = initialSettings(this.all).hints;
    if (this.#first) this.#first = { ...this.#first, hints: rung };
    session.hint(rung);
  }

  /** Sets an element's properties to what its session is at. @param {Settable} element @param {Session} session */
  follow(element, { answer, canUndo, game, state }) {
    if (!answer) return;
    const live = liveOf({ ...answer.state, hints: state.hints }, game);
    // Where one can undo, the answer may be about an entry of the reader's.
    if (!canUndo) this.#first ??= live;
    /** @type {Partial<typeof live>} */
    const first = this.#first ?? { hints: initialSettings(this.all).hints };
    for (const name of LIVE) {
      if (element[name] !== this.#left[name]) continue;
      const value = live[name] === first[name] ? this.all[name] : live[name];
      this.#left = { ...this.#left, [name]: value };
      set(element, name, value);
    }
  }

  /** The state that a session begins with. @param {View} game @returns {State} */
  state(game) {
    const [example] = game.examples;
    const { position } = this.all;
    const rules = parseRules(this.all.rules);
    const play = position == null
      ? { start: example?.position ?? "", rules: completeRules(game, { ...example?.rules, ...rules }) }
      : { start: position, rules: completeRules(game, rules) };
    return entered({ game: game.id, ...play }, initialSettings(this.all));
  }
}

/**
 * Sets a property, unless it is that already: else Lit would write an attribute where there is none.
 * @param {Settable} element
 * @param {keyof Settable} name
 * @param {string | undefined} value
 */
function set(element, name, value) {
  if (element[name] !== value) Object.assign(element, { [name]: value });
}

/**
 * Who plays and how much is shown at first.
 * @param {Settable} given
 * @returns {Settings}
 */
function initialSettings({ hints, mode }) {
  const isPlayed = mode === "play";
  return {
    ...usualSettings,
    ...(isPlayed && { players: { first: "human", second: "perfect" } }),
    hints: RUNGS.find(rung => rung === hints) ?? (isPlayed ? "nothing" : usualSettings.hints),
  };
}

/**
 * Sentences on what a page has set and is not understood.
 * @param {Settable & { theme: string | undefined }} given
 * @param {View} game
 * @param {Text} text
 * @returns {string[]}
 */
export function misunderstood(given, game, { settings: words }) {
  const choices = Object.entries(CHOICES).flatMap(([name, all]) => {
    const value = given[/** @type {keyof typeof CHOICES} */ (name)];
    return value == null || all.includes(value) ? [] : [words.choice(name, value, all)];
  });
  const rules = Object.entries(parseRules(given.rules)).flatMap(([name, value]) => {
    const rule = game.rules.find(rule => rule.name === name);
    if (!rule) return [words.noRule(name)];
    return rule.read(value) === null ? [words.rule(name, value)] : [];
  });
  return [...choices, ...rules];
}

/**
 * A state as the element's properties say it.
 * @param {State & { position: string }} state
 * @param {View} game
 * @returns {{ position: string, rules: string, hints: Rung }}
 */
const liveOf = ({ position, rules, hints }, game) =>
  ({ position, rules: `${new URLSearchParams(changedRules(game, rules))}`, hints });

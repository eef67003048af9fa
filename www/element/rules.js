// Rules as text, as a control shows them and an address holds them, and as the solver takes them.

/** @import { View } from "../games/view.js" */
/** @import { RuleTexts } from "../messages/text.js" */

/**
 * All rules of a game: those given, and for the others their initial texts. What the game does
 * not know, or cannot read, is left out.
 * @param {View} game
 * @param {RuleTexts} [given]
 * @returns {RuleTexts}
 */
export function completeRules(game, given = {}) {
  return Object.fromEntries(game.rules.map(({ name, initial, read }) => [name, read(given[name] ?? "") ?? initial]));
}

/**
 * The rules as they are kept, where they can be read; for the solver to refuse, where not.
 * @param {View} game
 * @param {RuleTexts} typed
 * @returns {RuleTexts}
 */
export function readRules(game, typed) {
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => {
    const rule = game.rules.find(rule => rule.name === name);
    return [name, rule?.read(text) ?? text];
  }));
}

/**
 * The rules that differ from the initial ones.
 * @param {View} game
 * @param {RuleTexts} rules
 * @returns {RuleTexts}
 */
export function changedRules(game, rules) {
  const changed = game.rules.filter(({ name, initial }) => rules[name] !== initial);
  return Object.fromEntries(changed.map(({ name }) => [name, rules[name] ?? ""]));
}

/**
 * The rules as options of the solver.
 * @param {View} game
 * @param {RuleTexts} rules
 * @returns {Record<string, unknown>}
 */
export function ruleOptions(game, rules) {
  return Object.fromEntries(game.rules.map(({ name, value }) => [name, value(rules[name] ?? "")]));
}

/**
 * Rules as the element's attribute has them: `maxTake=5&misere=1`. A page may set none by null.
 * @param {string | null | undefined} text
 * @returns {RuleTexts}
 */
export function parseRules(text) {
  return Object.fromEntries(new URLSearchParams(text ?? ""));
}

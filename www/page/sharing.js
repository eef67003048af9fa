// What the page has to share, gathered when it is asked for.

import { RUNGS } from "../element/context.js";
import { changedRules } from "../element/rules.js";
import { signOf, turnOf } from "../element/standing.js";
import { games } from "../games/index.js";
import { english } from "../messages/en.js";

/** @import { AnyAnalysis, Rung } from "../games/view.js" */
/** @import { Shared } from "../share/share.js" */
/** @import { AddressTimeline } from "./address-timeline.js" */

/**
 * @param {AddressTimeline} timeline
 * @param {AnyAnalysis | null} last the last analysis, be it of this position or not
 * @param {string} sentence the verdict in view
 * @returns {Shared | null} null where there is no such game
 */
export function gather(timeline, last, sentence) {
  const { state } = timeline;
  const game = games.get(state.game);
  const words = new Map(Object.entries(english.games)).get(state.game);
  if (!game || !words) return null;
  const shows = (/** @type {Rung} */ rung) => RUNGS.indexOf(rung) <= RUNGS.indexOf(state.hints);
  const analysis = last?.game === state.game && last.position === state.position ? last : null;
  const position = state.position ?? state.start;
  const linkAs = (/** @type {Rung} */ hints) => timeline.canBeShared ? timeline.link({ ...state, hints }) : null;
  const hash = linkAs(state.hints);
  return {
    state,
    name: words.name,
    goal: words.goal(state.rules),
    position,
    text: game.lines ? game.lines(position) : position,
    rules: changedRules(game, state.rules),
    link: hash && at(hash),
    embed: rung => {
      const hash = linkAs(rung);
      return hash && at(`embed.html${hash}`);
    },
    script: at("pkg/standalone.js"),
    analysis,
    shows,
    turn: analysis && turnOf(analysis, state, english),
    verdict: analysis && (shows("winner") || analysis.best === null) ? { sentence, sign: signOf(game, analysis, state) } : null,
    print: () => print(),
  };
}

/** The address of something that lies beside the page. @param {string} path */
const at = path => new URL(path, location.href.replace(/[?#].*/, "")).href;

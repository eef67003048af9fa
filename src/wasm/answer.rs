//! Answers as plain JavaScript objects, put together by `answer.js` out of numbers.

use std::fmt::Display;

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::analysis::{Analyze, Options};
use crate::impartial::ImpartialReason;
use crate::limits;
use crate::position::Outcome;

#[wasm_bindgen(module = "/src/wasm/answer.js")]
extern "C" {
    #[allow(clippy::too_many_arguments)] // a field each
    fn analysis(
        game: &str,
        position: &JsValue,
        winner: f64,
        move_count: f64,
        best_move_count: f64,
        moves: &[f64],
        results: &[f64],
        values: &[f64],
        best: &[f64],
        line: &[f64],
        depth: f64,
        reason: JsValue,
        name: &str,
        cost: &str,
        details: JsValue,
    ) -> JsValue;

    #[wasm_bindgen(js_name = noMoves)]
    pub(super) fn no_moves() -> JsValue;

    /// An object of numbers, whose names have a space between them; NaN becomes null.
    pub(super) fn facts(names: &str, numbers: &[f64]) -> JsValue;

    #[wasm_bindgen(js_name = reachesLost)]
    fn reaches_lost(game: &str, played: &[f64], to: &JsValue) -> JsValue;

    #[wasm_bindgen(js_name = allMovesAnswered)]
    fn all_moves_answered(game: &str, tried: &[f64], replies: &[f64]) -> JsValue;
}

/// A game whose answers JavaScript gets.
pub(super) trait Export: Analyze {
    /// Appends the numbers that `answer.js` reads the move from.
    fn encode(played: Self::Move, numbers: &mut Numbers);

    /// What a move is worth; NaN where it is not known.
    fn value(value: Self::Value) -> f64;

    /// The reason as an object; `text` is that of the position.
    fn reason(&self, reason: Self::Reason, text: &JsValue) -> JsValue;

    /// The fields of an answer that only this game has.
    fn details(details: Self::Details) -> JsValue;
}

/// Analyzes a position for JavaScript.
pub(super) fn analyze<P: Export>(position: &P, options: &Options) -> JsValue {
    analyze_written(position, &written(position), options)
}

/// The canonical text of a position.
pub(super) fn written(position: &dyn Display) -> JsValue {
    shown(position).into()
}

/// The text that something is shown as.
#[inline(never)] // one copy, as there are many positions
pub(super) fn shown(something: &dyn Display) -> String {
    format!("{something}")
}

/// The same for a position whose canonical text is already there.
pub(super) fn analyze_written<P: Export>(
    position: &P,
    text: &JsValue,
    options: &Options,
) -> JsValue {
    let answer = position.analyze(options);
    let [mut moves, mut results, mut values] = [const { Numbers::new() }; 3];
    for report in answer.moves {
        P::encode(report.r#move, &mut moves);
        results.push(place(report.result));
        values.push(P::value(report.value));
    }
    analysis(
        P::GAME,
        text,
        place(answer.winner.outcome()),
        count(answer.move_count),
        count(answer.best_move_count),
        &moves.0,
        &results.0,
        &values.0,
        &encoded::<P>(answer.best).0,
        &encoded::<P>(answer.line).0,
        answer.depth.map_or(f64::NAN, count),
        position.reason(answer.reason, text),
        answer.method.name,
        answer.method.cost,
        P::details(answer.details),
    )
}

/// The reason of a game that has no other facts than its moves; `text` writes a position.
pub(super) fn impartial_reason<P: Export>(
    reason: ImpartialReason<P>,
    text: &dyn Fn(&P) -> JsValue,
) -> JsValue {
    match reason {
        ImpartialReason::NoMoves => no_moves(),
        ImpartialReason::ReachesLost { r#move, to } => {
            reaches_lost(P::GAME, &encoded::<P>(Some(r#move)).0, &text(&to))
        }
        ImpartialReason::AllMovesAnswered { answers } => {
            let [mut tried, mut replies] = [const { Numbers::new() }; 2];
            for answered in answers {
                P::encode(answered.r#move, &mut tried);
                P::encode(answered.answer, &mut replies);
            }
            all_moves_answered(P::GAME, &tried.0, &replies.0)
        }
    }
}

fn encoded<P: Export>(moves: impl IntoIterator<Item = P::Move>) -> Numbers {
    let mut numbers = Numbers::new();
    for played in moves {
        P::encode(played, &mut numbers);
    }
    numbers
}

/// A list on its way to JavaScript.
pub(super) struct Numbers(pub(super) Vec<f64>);

impl Numbers {
    pub(super) const fn new() -> Self {
        Self(Vec::new())
    }

    #[inline(never)] // one copy, as there are many lists
    pub(super) fn push(&mut self, number: f64) {
        self.0.push(number);
    }
}

/// How many moves or plies; converted as margins are, so that the module has one conversion.
const fn count(number: u128) -> f64 {
    number.cast_signed() as f64
}

/// Place of an outcome in the lists of `answer.js`.
const fn place(outcome: Outcome) -> f64 {
    match outcome {
        Outcome::Loss => 0.0,
        Outcome::Tie => 1.0,
        Outcome::Win => 2.0,
    }
}

/// The largest inputs accepted.
#[must_use]
#[wasm_bindgen(js_name = readLimits, unchecked_return_type = "typeof limits")]
pub fn read_limits() -> JsValue {
    let names =
        "nimHeap nimHeaps squares squaresNimValue flip flipDepth coins coinsTable gridCells listed";
    let numbers = [
        limits::NIM_HEAP as f64,
        limits::NIM_HEAPS as f64,
        limits::SQUARES as f64,
        limits::SQUARES_NIM_VALUE as f64,
        limits::FLIP as f64,
        limits::FLIP_DEPTH as f64,
        limits::COINS as f64,
        limits::COINS_TABLE as f64,
        limits::GRID_CELLS as f64,
        limits::LISTED as f64,
    ];
    facts(names, &numbers)
}

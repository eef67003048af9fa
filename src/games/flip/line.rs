//! The move to make, and a game of flip played perfectly by both sides.
//!
//! Small boards are played by their depth. On larger ones, whose depth is not known, the winner
//! leaves nim-sum 0 and the loser takes what comes, in constant time a ply.

use super::depth::SmallBoard;
use super::values::{GREATEST, values_reached};
use super::{Run, nim_sum};
use crate::analysis::line;

/// The move to make; `None` without one.
pub(super) fn best(runs: &[Run], small: Option<&SmallBoard>) -> Option<usize> {
    if let Some(small) = small {
        return small.best();
    }
    let nim_sum = nim_sum(runs.iter().copied());
    let winning = runs.iter().find_map(|&run| winning_move(run, nim_sum));
    winning.or_else(|| runs.iter().find_map(|run| run.lefts().next()))
}

/// At most `plies` plies from a board.
pub(super) fn perfect_play(runs: &[Run], small: Option<&SmallBoard>, plies: usize) -> Vec<usize> {
    if plies == 0 {
        return Vec::new();
    }
    if let Some(small) = small {
        let mut small = small.clone();
        let mut step = || {
            let best = small.best()?;
            small = small.after(best);
            Some(best)
        };
        return line(plies, &mut step);
    }
    let mut game = Game::new(runs, plies);
    line(plies, &mut || game.play())
}

/// A move in a run that leaves the board, worth `nim_sum` now, worth 0.
fn winning_move(run: Run, nim_sum: u8) -> Option<usize> {
    // Every lesser value can be reached, by the definition of mex.
    let wanted = run.value ^ nim_sum;
    if wanted >= run.value {
        return None;
    }
    let before = values_reached(run.length).position(|value| value == wanted)?;
    Some(run.start + before)
}

/// A large board in play.
struct Game {
    nim_sum: u8,
    /// The runs that have a move, by value; of those on the board from the start, the leftmost last.
    by_value: [Vec<Run>; GREATEST as usize + 1],
}

impl Game {
    /// A game of at most so many plies, each of which takes one run at most.
    fn new(runs: &[Run], plies: usize) -> Self {
        let mut game = Self {
            nim_sum: nim_sum(runs.iter().copied()),
            by_value: Default::default(),
        };
        let mut before = [0; GREATEST as usize + 1];
        for run in runs {
            before[usize::from(run.value)] += 1;
        }
        for &run in runs.iter().rev() {
            let before = &mut before[usize::from(run.value)];
            *before -= 1;
            if *before < plies {
                game.add(run);
            }
        }
        game
    }

    fn add(&mut self, run: Run) {
        if run.moves() > 0 {
            self.by_value[usize::from(run.value)].push(run);
        }
    }

    /// One ply; `None` without a move.
    fn play(&mut self) -> Option<usize> {
        let nim_sum = self.nim_sum;
        let stacks = self.by_value.iter_mut().filter(|runs| {
            let run = runs.last();
            run.is_some_and(|run| nim_sum == 0 || run.value ^ nim_sum < run.value)
        });
        let run = stacks
            .min_by_key(|runs| runs.last().map(|run| run.start))?
            .pop()?;
        let left = winning_move(run, nim_sum).unwrap_or(run.start);
        self.nim_sum = run.value_after(nim_sum, left);
        run.split(left).into_iter().for_each(|part| self.add(part));
        Some(left)
    }
}

//! Nim: heaps of stones; take 1 to `max_take` of them from one heap. The last stone wins, or
//! loses in misère play.
//!
//! A heap of h stones is worth its remainder h mod (`max_take` + 1), since whatever the opponent
//! takes can be answered within a round of `max_take` + 1 stones. The mover loses when the
//! remainders have nim-sum 0 (Bouton, *Nim, a game with a complete mathematical theory*, 1902).
//! In misère play that holds as long as a remainder is 2 or more; when all are small, the mover
//! loses on an odd number of ones.
//!
//! A lost game lasts as long as the loser can make it: two plies for each full round and one
//! for each stone of the remainders; one ply fewer in misère play with a remainder of 2 or more.

mod line;
mod notation;
mod tally;

use std::num::NonZeroU64;

use crate::analysis::{Analysis, Analyze, Method, MoveReport, Options};
use crate::error::GameError;
use crate::limits;
use crate::position::{Outcome, Position};

use tally::Tally;

#[cfg(feature = "wasm")]
pub(crate) use notation::heap;

/// How nim is played.
///
/// ```
/// use perfect_play::nim::{Nim, Rules};
/// use perfect_play::{Outcome, Position};
///
/// let classical = Rules { max_take: None, ..Rules::default() };
/// let heaps = Nim::new([3, 4, 7])?.with_rules(classical);
/// assert_eq!(heaps.outcome(), Outcome::Loss);
/// # Ok::<(), perfect_play::GameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Most stones one move may take, 3 by default; `None` for any number.
    pub max_take: Option<NonZeroU64>,
    /// Whether the last stone loses instead; then the player to move on no stones has won.
    pub misere: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            max_take: NonZeroU64::new(3),
            misere: false,
        }
    }
}

impl Rules {
    /// Stones of a full round, `max_take` + 1; `None` where no heap fills one.
    fn round(self) -> Option<u64> {
        self.max_take?.get().checked_add(1)
    }

    /// What is left of a heap after its full rounds: its nim-value.
    fn remainder(self, stones: u64) -> u64 {
        self.round().map_or(stones, |round| stones % round)
    }

    /// Plies that a heap lasts while one side takes single stones and the other completes rounds.
    fn plies(self, stones: u64) -> u128 {
        let rounds = self.round().map_or(0, |round| stones / round);
        2 * u128::from(rounds) + u128::from(self.remainder(stones))
    }

    /// Legal moves in a heap.
    fn moves_in(self, stones: u64) -> u64 {
        self.max_take.map_or(stones, |most| stones.min(most.get()))
    }
}

/// One move: stones taken from a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take {
    /// The heap, counted from 0.
    pub heap: usize,
    /// The stones taken, at least 1.
    pub take: u64,
}

/// Heaps of stones, and the rules they are played by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nim {
    heaps: Vec<u64>,
    rules: Rules,
}

/// Why a position of nim is won or lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no stone left.
    NoMoves,
    /// One heap is lost exactly on the multiples of `modulus`; in misère play, on those plus one.
    Modulus {
        /// `max_take` + 1.
        modulus: u64,
        /// The heap's remainder by it.
        remainder: u64,
    },
    /// The position is lost where the nim-sum is 0.
    NimSum {
        /// The nim-value of each heap.
        values: Vec<u64>,
        /// Their nim-sum.
        nim_sum: u64,
        /// Whether no value is above 1; misère play then turns the verdict around.
        all_small: bool,
    },
}

/// What an analysis says of nim alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Details {
    /// Stones in each heap.
    pub heaps: Vec<u64>,
    /// Nim-sum of the heaps' values; in misère play it decides only while a value is above 1.
    pub nim_value: u64,
}

impl Nim {
    /// Heaps played by the default rules.
    ///
    /// # Errors
    /// [`Empty`](crate::ErrorCode::Empty) without a heap, [`TooLarge`](crate::ErrorCode::TooLarge) over
    /// [`limits::NIM_HEAP`] stones or [`limits::NIM_HEAPS`] heaps.
    pub fn new(heaps: impl Into<Vec<u64>>) -> Result<Self, GameError> {
        let heaps = heaps.into();
        if heaps.len() > limits::NIM_HEAPS {
            return Err(notation::too_many_heaps());
        }
        for (index, &stones) in heaps.iter().enumerate() {
            if stones > limits::NIM_HEAP {
                return Err(notation::heap_too_large(&stones, index, index));
            }
        }
        Self::from_valid(heaps)
    }

    pub(crate) fn from_valid(heaps: Vec<u64>) -> Result<Self, GameError> {
        if heaps.is_empty() {
            return Err(notation::no_heap());
        }
        let rules = Rules::default();
        Ok(Self { heaps, rules })
    }

    /// The same heaps played by other rules.
    #[must_use]
    pub fn with_rules(mut self, rules: Rules) -> Self {
        self.rules = rules;
        self
    }

    /// Stones in each heap.
    #[must_use]
    pub fn heaps(&self) -> &[u64] {
        &self.heaps
    }

    /// The rules of play.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Nim-sum of the heaps' values.
    #[must_use]
    pub fn nim_value(&self) -> u64 {
        self.tally().nim_sum
    }

    fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        for &stones in &self.heaps {
            tally.add(self.rules, stones);
        }
        tally
    }

    /// Stones to take from a heap so that the opponent has lost.
    #[inline(never)] // used in several loops, and large
    fn winning_take(&self, tally: &Tally, stones: u64) -> Option<u64> {
        let value = self.rules.remainder(stones);
        let mut others = *tally;
        others.remove(self.rules, stones);
        let wanted = if self.rules.misere && others.large == 0 {
            u64::from(others.ones.is_multiple_of(2))
        } else {
            others.nim_sum
        };
        let take = if wanted < value {
            value - wanted
        } else {
            let round = self.rules.round().filter(|&round| wanted < round)?;
            round - (wanted - value)
        };
        (take <= self.rules.moves_in(stones)).then_some(take)
    }

    /// How many moves win, at most one a heap; and the soonest, with the plies left after it.
    fn winning_moves(&self, tally: &Tally) -> (u128, Option<(Take, u128)>) {
        let (mut count, mut soonest) = (0, None);
        for (heap, &stones) in self.heaps.iter().enumerate() {
            let Some(take) = self.winning_take(tally, stones) else {
                continue;
            };
            let plies = tally
                .after(self.rules, stones, take)
                .plies_if_lost(self.rules);
            if soonest.is_none_or(|(_, least)| plies < least) {
                soonest = Some((Take { heap, take }, plies));
            }
            count += 1;
        }
        (count, soonest)
    }

    fn reason(&self, tally: &Tally) -> Reason {
        match (self.heaps.as_slice(), self.rules.round()) {
            (heaps, _) if heaps.iter().all(|&stones| stones == 0) => Reason::NoMoves,
            (&[stones], Some(modulus)) => Reason::Modulus {
                modulus,
                remainder: stones % modulus,
            },
            (heaps, _) => Reason::NimSum {
                values: heaps.iter().map(|&h| self.rules.remainder(h)).collect(),
                nim_sum: tally.nim_sum,
                all_small: tally.large == 0,
            },
        }
    }
}

impl Position for Nim {
    const GAME: &'static str = "nim";

    type Move = Take;

    fn moves(&self) -> impl Iterator<Item = Take> {
        self.heaps.iter().enumerate().flat_map(|(heap, &stones)| {
            (1..=self.rules.moves_in(stones)).map(move |take| Take { heap, take })
        })
    }

    fn play(&self, Take { heap, take }: Take) -> Result<Self, GameError> {
        let Some(&stones) = self.heaps.get(heap) else {
            return Err(notation::no_such_heap(heap, self.heaps.len()));
        };
        let most = self.rules.moves_in(stones);
        if take == 0 || take > most {
            return Err(notation::illegal_take(heap, take, most));
        }
        let mut next = self.clone();
        next.heaps[heap] = stones - take;
        Ok(next)
    }

    fn outcome(&self) -> Outcome {
        self.tally().outcome(self.rules)
    }
}

impl Analyze for Nim {
    type Value = u64;
    type Reason = Reason;
    type Details = Details;

    fn analyze(&self, options: &Options) -> Analysis<Self> {
        let rules = self.rules;
        let tally = self.tally();
        let outcome = tally.outcome(rules);
        let max_moves = options.max_moves.min(limits::LISTED);
        let mut move_count = 0;
        let mut moves = Vec::new();
        for (heap, &stones) in self.heaps.iter().enumerate() {
            let most = rules.moves_in(stones);
            let listed = most.min((max_moves - moves.len()) as u64);
            for take in 1..=listed {
                let reached = tally.after(rules, stones, take);
                moves.push(MoveReport {
                    r#move: Take { heap, take },
                    result: reached.outcome(rules).reversed(),
                    value: reached.nim_sum,
                });
            }
            move_count += u128::from(most);
        }
        let (best, best_move_count, depth) = if outcome == Outcome::Loss {
            (
                line::longest_resistance(self),
                move_count,
                tally.plies_if_lost(rules),
            )
        } else {
            let (count, soonest) = self.winning_moves(&tally);
            // Without a stone in misère play the game is won without a move.
            let depth = soonest.map_or(0, |(_, plies)| plies + 1);
            (soonest.map(|(best, _)| best), count, depth)
        };
        Analysis {
            winner: outcome.into(),
            move_count,
            best_move_count,
            moves,
            best,
            line: line::perfect_play(self, best, options.max_line.min(limits::LISTED)),
            depth: Some(depth),
            reason: self.reason(&tally),
            method: Method {
                name: "remainders and nim-sum (Bouton)",
                cost: "O(heaps)",
            },
            details: Details {
                heaps: self.heaps.clone(),
                nim_value: tally.nim_sum,
            },
        }
    }
}

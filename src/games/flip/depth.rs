//! Small boards, whose depth is known: from a table, as the nim-value does not tell it.
//!
//! The order of runs does not matter, nor do runs without a move. A run of 3 plays like one of 2:
//! any move leaves nothing. A run of 5 plays like two of 2: any move leaves one of 2, or of 3. So
//! a board is its other runs, the longest first, and a number of twos. All boards that fit are
//! numbered as in a dictionary:
//!
//! ```text
//! number   0   1   2     3       …   20         21   22    23      …
//! runs     –   2   2 2   2 2 2   …   2 2 2 2…   4    4 2   4 2 2   …
//! ```
//!
//! A move puts shorter runs in the place of one, which leads to a board with a lower number.
//! So the table is filled in order, and whatever that takes is known already.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Run, nim_sum, values::nim_value};
use crate::limits;

/// Longest board that is known, once runs without a move are left out.
const LONGEST: usize = limits::FLIP_DEPTH;
/// The room it has for runs: each takes its length and one character before the next.
const ROOM: usize = LONGEST + 1;
/// The shortest run that does not play like twos …
const LONG: usize = 4;
/// … as this one does that is longer.
const TWO_TWOS: usize = 5;

/// The runs of a board that have a move, where the board is small enough.
#[derive(Clone, Debug)]
pub(super) struct SmallBoard(Vec<Run>);

impl SmallBoard {
    /// The board of these runs; `None` if it is too large.
    pub(super) fn new(runs: &[Run]) -> Option<Self> {
        let mut board = Self(Vec::new());
        let mut room = ROOM;
        for &run in runs.iter().filter(|run| run.moves() > 0) {
            room = room.checked_sub(run.length + 1)?;
            board.0.push(run);
        }
        Some(board)
    }

    /// Plies left if the winner hurries and the loser resists.
    pub(super) fn depth(&self) -> u8 {
        depths(self).depth(self)
    }

    /// The move that wins soonest or resists longest; `None` without a move.
    pub(super) fn best(&self) -> Option<usize> {
        let known = depths(self);
        let nim_sum = nim_sum(self.0.iter().copied());
        let mut best: Option<(usize, u8)> = None;
        for &run in &self.0 {
            // The moves in the right half mirror those in the left, and come later.
            for left in run.lefts().take(run.length / 2) {
                if nim_sum != 0 && run.value_after(nim_sum, left) != 0 {
                    continue;
                }
                let plies = known.depth(&self.after(left));
                let is_better = |(_, least)| {
                    if nim_sum == 0 {
                        plies > least
                    } else {
                        plies < least
                    }
                };
                if best.is_none_or(is_better) {
                    best = Some((left, plies));
                }
            }
        }
        best.map(|(left, _)| left)
    }

    /// The board after a move at the character `left`.
    pub(super) fn after(&self, left: usize) -> Self {
        let mut next = Self(Vec::with_capacity(self.0.len() + 1));
        for &run in &self.0 {
            if run.lefts().contains(&left) {
                next.0
                    .extend(run.split(left).into_iter().filter(|part| part.moves() > 0));
            } else {
                next.0.push(run);
            }
        }
        next
    }

    /// Room that the runs take.
    fn room(&self) -> usize {
        self.0.iter().map(|run| run.length + 1).sum()
    }
}

static DEPTHS: Mutex<Depths> = Mutex::new(Depths {
    room: 0,
    before: [[0; ROOM + 1]; ROOM + 1],
    plies: Vec::new(),
});

/// Depths of this board and of all that its moves lead to.
fn depths(board: &SmallBoard) -> MutexGuard<'static, Depths> {
    let mut depths = DEPTHS.lock().unwrap_or_else(PoisonError::into_inner);
    if depths.plies.is_empty() || board.room() > depths.room {
        // Of half the room there are a hundred times fewer boards, which come at once.
        depths.fill(if board.room() > ROOM / 2 {
            ROOM
        } else {
            ROOM / 2
        });
    }
    depths
}

/// Depths of all boards that fit into a room.
struct Depths {
    room: usize,
    /// By room and length: how many boards fit that have only twos and runs below that length.
    before: [[u32; ROOM + 1]; ROOM + 1],
    /// By number: the depth.
    plies: Vec<u8>,
}

/// A place in the dictionary: after the boards that start with the same runs.
#[derive(Clone, Copy)]
struct Place {
    number: usize,
    /// What the runs so far leave.
    room: usize,
}

/// The board that a move leads to: its nim-value and its number, if there were no twos.
type Reached = (u8, usize);

impl Depths {
    fn fill(&mut self, room: usize) {
        for room in 0..=ROOM {
            self.before[room][..=LONG].fill(room as u32 / 3 + 1);
            for length in LONG..ROOM {
                let rest = room.checked_sub(length + 1).filter(|_| length != TWO_TWOS);
                self.before[room][length + 1] = self.before[room][length]
                    + rest.map_or(0, |rest| self.before[rest][length + 1]);
            }
        }
        self.room = room;
        self.plies = Vec::new();
        let (mut lengths, mut reached) = (Vec::<usize>::new(), Vec::new());
        let mut left = room;
        loop {
            self.reach(&lengths, &mut reached);
            self.fill_twos(nim_sum_of(&lengths), &reached, left / 3);
            // Next comes the board with one run more; where none fits, its last run is longer.
            let mut next = LONG;
            while next >= left || lengths.last().is_some_and(|&last| next > last) {
                let Some(last) = lengths.pop() else { return };
                left += last + 1;
                next = last + 1 + usize::from(last + 1 == TWO_TWOS);
            }
            lengths.push(next);
            left -= next + 1;
        }
    }

    /// Lists the boards that moves in these runs lead to.
    #[inline(never)] // called often enough to be compiled well before the table is full
    fn reach(&self, lengths: &[usize], reached: &mut Vec<Reached>) {
        reached.clear();
        let nim_sum = nim_sum_of(lengths);
        let mut place = self.start();
        for (i, &length) in lengths.iter().enumerate() {
            let rest = &lengths[i + 1..];
            if rest.first() != Some(&length) {
                for before in 0..=(length - 2) / 2 {
                    let parts = [length - 2 - before, before];
                    let value = nim_sum ^ nim_value(length) ^ nim_sum_of(&parts);
                    reached.push((value, self.number(place, rest, parts)));
                }
            }
            self.pass(&mut place, length);
        }
    }

    /// Adds the boards that have some runs and 0 to `most` twos.
    #[inline(never)] // for the same reason
    fn fill_twos(&mut self, nim_sum: u8, reached: &[Reached], most: usize) {
        for twos in 0..=most {
            let value = twos as u8 % 2;
            let is_lost = nim_sum == value;
            // Of a lost board every move counts, of a won board only those to a lost one.
            let (mut longest, mut shortest) = (0, u8::MAX);
            let mut count = |depth: u8| {
                longest = longest.max(depth + 1);
                shortest = shortest.min(depth + 1);
            };
            for &(reached, number) in reached {
                if is_lost || reached == value {
                    count(self.plies[number + twos]);
                }
            }
            if twos > 0 && (is_lost || nim_sum ^ value == 1) {
                count(self.plies[self.plies.len() - 1]);
            }
            self.plies.push(if is_lost { longest } else { shortest });
        }
    }

    fn depth(&self, board: &SmallBoard) -> u8 {
        let mut lengths = Vec::with_capacity(board.0.len());
        for run in &board.0 {
            let longer = lengths.iter().take_while(|&&other| other > run.length);
            lengths.insert(longer.count(), run.length);
        }
        self.plies[self.number(self.start(), &lengths, [0; 2])]
    }

    /// The place of the board without runs.
    fn start(&self) -> Place {
        Place {
            number: 0,
            room: self.room,
        }
    }

    /// Number of the board that goes on with these runs and two more, the longer one first.
    fn number(&self, mut place: Place, lengths: &[usize], parts: [usize; 2]) -> usize {
        let [mut longer, mut shorter] = parts;
        for &length in lengths {
            while longer > length {
                self.pass(&mut place, longer);
                (longer, shorter) = (shorter, 0);
            }
            self.pass(&mut place, length);
        }
        self.pass(&mut place, longer);
        self.pass(&mut place, shorter);
        place.number
    }

    /// Goes on with a run. Twos come last and all fit, so they are just counted.
    fn pass(&self, place: &mut Place, length: usize) {
        match length {
            0 | 1 => {}
            2 | 3 => place.number += 1,
            TWO_TWOS => place.number += 2,
            _ => {
                place.number += self.before[place.room][length] as usize;
                place.room -= length + 1;
            }
        }
    }
}

fn nim_sum_of(lengths: &[usize]) -> u8 {
    lengths
        .iter()
        .fold(0, |sum, &length| sum ^ nim_value(length))
}

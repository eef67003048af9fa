//! A row played perfectly by both sides, in amortized constant time a ply.
//!
//! Both take the larger end of the valley. Where that end stands for three numbers fused, the
//! outermost coin goes; the rest of the three come back as ends of their own and are fused anew
//! with what they now stand next to.

use std::collections::VecDeque;

use super::{End, fusion};
use crate::analysis::line;

/// One number of the valley: a coin, or three numbers fused.
#[derive(Clone, Copy)]
struct Node {
    value: i128,
    /// Places of the three in the arena.
    fused: Option<[usize; 3]>,
}

/// At most `plies` plies of a row.
pub(super) fn perfect_play(row: &[i64], plies: usize) -> Vec<End> {
    let mut game = Game::new(row, plies);
    line(plies, &mut || game.play())
}

struct Game {
    arena: Vec<Node>,
    valley: VecDeque<usize>,
}

impl Game {
    /// Only coins within `plies` of an end can be taken, so the others are fused for good.
    fn new(row: &[i64], plies: usize) -> Self {
        let near = plies.min(row.len() / 2);
        let (left, rest) = row.split_at(near);
        let (middle, right) = rest.split_at(rest.len() - near);
        let coins = |coins: &[i64]| coins.iter().copied().map(i128::from).collect();
        let numbers: [Vec<i128>; 3] = [coins(left), fusion::valley(middle), coins(right)];
        let mut game = Self {
            arena: Vec::new(),
            valley: VecDeque::new(),
        };
        for value in numbers.into_iter().flatten() {
            let node = game.node(value, None);
            game.push(node, End::Right);
        }
        game
    }

    fn node(&mut self, value: i128, fused: Option<[usize; 3]>) -> usize {
        self.arena.push(Node { value, fused });
        self.arena.len() - 1
    }

    /// Adds a number at an end and fuses the peaks that arise there.
    fn push(&mut self, number: usize, end: End) {
        match end {
            End::Left => self.valley.push_front(number),
            End::Right => self.valley.push_back(number),
        }
        while let Some(three) = self.peak_at(end) {
            let [before, peak, after] = three.map(|place| self.arena[place].value);
            let fused = self.node(before - peak + after, Some(three));
            match end {
                End::Left => {
                    self.valley.drain(..3);
                    self.valley.push_front(fused);
                }
                End::Right => {
                    self.valley.truncate(self.valley.len() - 3);
                    self.valley.push_back(fused);
                }
            }
        }
    }

    /// The last three numbers of an end, if the middle one is a peak.
    fn peak_at(&self, end: End) -> Option<[usize; 3]> {
        let first = match end {
            End::Left => 0,
            End::Right => self.valley.len().checked_sub(3)?,
        };
        let three = [first, first + 1, first + 2].map(|place| self.valley.get(place).copied());
        let [Some(before), Some(peak), Some(after)] = three else {
            return None;
        };
        let value = |place: usize| self.arena[place].value;
        (value(peak) >= value(before) && value(peak) >= value(after))
            .then_some([before, peak, after])
    }

    /// One ply; `None` once the row is empty.
    fn play(&mut self) -> Option<End> {
        let value = |place: Option<&usize>| Some(self.arena[*place?].value);
        let end = if value(self.valley.front())? >= value(self.valley.back())? {
            End::Left
        } else {
            End::Right
        };
        let mut outermost = match end {
            End::Left => self.valley.pop_front()?,
            End::Right => self.valley.pop_back()?,
        };
        while let Some(three) = self.arena[outermost].fused {
            let [inner, middle, outer] = match end {
                End::Left => [three[2], three[1], three[0]],
                End::Right => three,
            };
            self.push(inner, end);
            self.push(middle, end);
            outermost = outer;
        }
        Some(end)
    }
}

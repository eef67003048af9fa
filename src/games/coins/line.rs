//! A row played perfectly by both sides, in amortized constant time a ply.
//!
//! Both take the larger end of the valley. Where that end stands for three numbers fused, the
//! outermost coin goes; the rest of the three come back as ends of their own and are fused anew
//! with what they now stand next to.

use std::collections::VecDeque;

use super::End;
use crate::analysis::line;

/// One number of the valley: a coin, or three numbers fused.
#[derive(Clone, Copy)]
struct Node {
    value: i128,
    /// Place of the three in [`Game::fused`].
    fused: Option<usize>,
}

/// At most `plies` plies of a row.
pub(super) fn perfect_play(row: &[i128], plies: usize) -> Vec<End> {
    let mut game = Game {
        fused: Vec::new(),
        valley: VecDeque::with_capacity(row.len()),
    };
    for &value in row {
        game.push(Node { value, fused: None }, End::Right);
    }
    line(plies, &mut || game.play())
}

struct Game {
    fused: Vec<[Node; 3]>,
    valley: VecDeque<Node>,
}

impl Game {
    /// Adds a number at an end and fuses the peaks that arise there.
    fn push(&mut self, node: Node, end: End) {
        let mut node = node;
        loop {
            match end {
                End::Left => self.valley.push_front(node),
                End::Right => self.valley.push_back(node),
            }
            let Some(three) = self.peak_at(end) else {
                return;
            };
            let [before, peak, after] = three.map(|node| node.value);
            node = Node {
                value: before - peak + after,
                fused: Some(self.fused.len()),
            };
            self.fused.push(three);
            for _ in three {
                self.pop(end);
            }
        }
    }

    fn pop(&mut self, end: End) -> Option<Node> {
        match end {
            End::Left => self.valley.pop_front(),
            End::Right => self.valley.pop_back(),
        }
    }

    /// The last three numbers of an end, if the middle one is a peak.
    fn peak_at(&self, end: End) -> Option<[Node; 3]> {
        let first = match end {
            End::Left => 0,
            End::Right => self.valley.len().checked_sub(3)?,
        };
        let node = |place| self.valley.get(place).copied();
        let three = [node(first)?, node(first + 1)?, node(first + 2)?];
        let [before, peak, after] = three.map(|node| node.value);
        (peak >= before && peak >= after).then_some(three)
    }

    /// One ply; `None` once the row is empty.
    fn play(&mut self) -> Option<End> {
        let value = |node: Option<&Node>| Some(node?.value);
        let end = if value(self.valley.front())? >= value(self.valley.back())? {
            End::Left
        } else {
            End::Right
        };
        let mut outermost = self.pop(end)?;
        while let Some(place) = outermost.fused {
            let three = self.fused[place];
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

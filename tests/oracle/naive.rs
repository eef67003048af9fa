//! Search by the definitions, remembering each state that it has seen.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

/// The rules of an impartial game.
pub(crate) trait Rules {
    type State: Clone + Debug + Eq + Hash;
    type Move: Copy + Debug + PartialEq;

    /// Every legal move, in board order, with the state that it leads to.
    fn moves(&self, state: &Self::State) -> Vec<(Self::Move, Self::State)>;

    /// Whether the player who has no move has won; in misère play alone.
    fn stuck_player_wins(&self) -> bool {
        false
    }
}

/// What search finds out of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Facts {
    /// Whether the player to move wins.
    pub(crate) wins: bool,
    /// Plies left if the winner hurries and the loser resists.
    pub(crate) depth: u32,
    /// The least number that is the nim-value of no state that a move leads to.
    pub(crate) nim_value: u64,
}

/// All states that were reached so far.
pub(crate) struct Search<R: Rules> {
    rules: R,
    known: HashMap<R::State, Facts>,
}

impl<R: Rules> Search<R> {
    pub(crate) fn new(rules: R) -> Self {
        let known = HashMap::new();
        Self { rules, known }
    }

    pub(crate) fn moves(&self, state: &R::State) -> Vec<(R::Move, R::State)> {
        self.rules.moves(state)
    }

    pub(crate) fn facts(&mut self, state: &R::State) -> Facts {
        if let Some(&facts) = self.known.get(state) {
            return facts;
        }
        let moves = self.rules.moves(state);
        let reached: Vec<Facts> = moves.iter().map(|(_, next)| self.facts(next)).collect();
        let plies = |facts: &Facts| facts.depth + 1;
        let soonest_win = reached.iter().filter(|facts| !facts.wins).map(plies).min();
        let latest_loss = reached.iter().map(plies).max();
        let facts = Facts {
            wins: soonest_win.is_some() || reached.is_empty() && self.rules.stuck_player_wins(),
            depth: soonest_win.or(latest_loss).unwrap_or(0),
            nim_value: mex(&reached),
        };
        self.known.insert(state.clone(), facts);
        facts
    }
}

fn mex(reached: &[Facts]) -> u64 {
    let mut values: Vec<u64> = reached.iter().map(|facts| facts.nim_value).collect();
    values.sort_unstable();
    values.dedup();
    (0..)
        .zip(&values)
        .take_while(|&(place, &value)| place == value)
        .count() as u64
}

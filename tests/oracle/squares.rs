//! Squares: take 1, 4, 9, … stones; no move loses.

use perfect_play::Squares;
use perfect_play::squares::{fill_table, nim_values};

use crate::assert_agreement;
use crate::naive::{Rules, Search};

/// The largest pile that is compared.
const STONES: u64 = 3_000;

struct Pile;

impl Rules for Pile {
    type State = u64;
    type Move = u64;

    fn moves(&self, &stones: &u64) -> Vec<(u64, u64)> {
        let squares = (1..).map(|root| root * root);
        squares
            .take_while(|&square| square <= stones)
            .map(|square| (square, stones - square))
            .collect()
    }
}

#[test]
fn piles_of_up_to_3_000_agree() {
    let mut search = Search::new(Pile);
    for stones in 0..=STONES {
        let analysis = assert_agreement(&mut search, &stones, |&stones| {
            Squares::new(stones).unwrap()
        });
        let nim_value = analysis.details.nim_value.map(u64::from);
        assert_eq!(
            nim_value,
            Some(search.facts(&stones).nim_value),
            "{stones} stones"
        );
        assert_eq!(analysis.details.stones, stones);
    }
}

#[test]
fn the_table_of_piles_agrees_wherever_it_starts() {
    let mut search = Search::new(Pile);
    let wins: Vec<u8> = (0..=STONES)
        .map(|stones| search.facts(&stones).wins.into())
        .collect();
    for first in [0, 1, 63, 64, 1_000, STONES] {
        let expected = &wins[first as usize..];
        let mut table = vec![9; expected.len()];
        fill_table(first, &mut table).unwrap();
        assert_eq!(table, expected, "from {first}");
    }
}

#[test]
fn the_table_of_nim_values_agrees_however_long_it_is() {
    let mut search = Search::new(Pile);
    let expected: Vec<u64> = (0..=STONES)
        .map(|stones| search.facts(&stones).nim_value)
        .collect();
    for limit in [0, 1, 2, 1_023, 1_024, STONES] {
        let values: Vec<u64> = nim_values(limit)
            .unwrap()
            .into_iter()
            .map(u64::from)
            .collect();
        assert_eq!(values, expected[..=limit as usize], "up to {limit}");
    }
}

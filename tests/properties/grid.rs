use perfect_play::grid::{CellOutcome, Grid};
use perfect_play::{Analyze, Outcome, Position};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::{BARE, PLIES, cases};

/// Rows of cells, some blocked, with the token on a free one.
fn grid() -> impl Strategy<Value = Grid> {
    let shape = prop_oneof![
        (1..9_usize, 1..9_usize),
        (1..40_usize, 1..300_usize),
        (1..300_usize, 1..20_usize)
    ];
    let blocked = prop_oneof![Just(0.0), 0.0..0.1, 0.0..0.6];
    let cells = (shape, blocked).prop_flat_map(|((rows, columns), blocked)| {
        vec(vec(prop::bool::weighted(1.0 - blocked), columns), rows)
    });
    (cells, any::<prop::sample::Index>()).prop_map(|(cells, token)| {
        let (rows, columns) = (cells.len(), cells[0].len());
        // Most often high on the left, where there is a game to play.
        let token = token.index(rows * columns);
        let token = if token % 4 == 0 {
            token
        } else {
            token % columns / 2
        };
        let letter = |place: usize| match cells[place / columns][place % columns] {
            _ if place == token => 'T',
            true => 'W',
            false => 'B',
        };
        let row = |row: usize| {
            (row * columns..(row + 1) * columns)
                .map(letter)
                .collect::<String>()
        };
        Grid::from_rows((0..rows).map(row)).unwrap()
    })
}

/// The same game with rows and columns exchanged.
fn transposed(grid: &Grid) -> Grid {
    let letter = |row, column| match grid.is_free(row, column) {
        _ if (row, column) == grid.token() => 'T',
        true => 'W',
        false => 'B',
    };
    let row = |column| {
        (0..grid.rows())
            .map(|row| letter(row, column))
            .collect::<String>()
    };
    Grid::from_rows((0..grid.columns()).map(row)).unwrap()
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn text_comes_back_the_same(grid in grid()) {
        crate::assert_round_trip(&grid);
    }

    #[test]
    fn moves_lead_where_they_say(grid in grid()) {
        crate::assert_moves_lead_where_they_say(&grid, |_, reached| reached.details.nim_value);
    }

    #[test]
    fn best_keeps_the_result(grid in grid()) {
        crate::assert_best_keeps_the_result(&grid);
    }

    #[test]
    fn shorter_answers_are_prefixes(grid in grid(), moves in 0..5_usize, line in 0..=PLIES) {
        crate::assert_shorter_answers_are_prefixes(&grid, moves, line);
    }

    #[test]
    fn reasons_hold_when_tried_out(grid in grid()) {
        crate::assert_reason_holds(&grid);
    }

    #[test]
    fn the_tables_obey_the_rules_in_each_cell(grid in grid()) {
        let (outcomes, values, depths) = (grid.outcomes(), grid.nim_values(), grid.depths());
        prop_assert_eq!(outcomes.len(), grid.rows() * grid.columns());
        prop_assert_eq!(values.len(), outcomes.len());
        prop_assert_eq!(depths.len(), outcomes.len());
        for row in 0..grid.rows() {
            for column in 0..grid.columns() {
                let at = |row, column| grid.is_free(row, column).then(|| row * grid.columns() + column);
                let Some(place) = at(row, column) else {
                    prop_assert_eq!(outcomes[row * grid.columns() + column], CellOutcome::Blocked);
                    prop_assert_eq!(values[row * grid.columns() + column], None);
                    prop_assert_eq!(depths[row * grid.columns() + column], None);
                    continue;
                };
                let next = [at(row + 1, column), at(row, column + 1), at(row + 1, column + 1)];
                let next = || next.into_iter().flatten();
                let reached: Vec<u8> = next().filter_map(|place| values[place]).collect();
                let mex = (0..=3).find(|value| !reached.contains(value));
                prop_assert_eq!(values[place], mex, "row {}, column {}", row, column);
                let outcome = if mex == Some(0) { CellOutcome::Loss } else { CellOutcome::Win };
                prop_assert_eq!(outcomes[place], outcome, "row {}, column {}", row, column);
                // The winner goes to the lost cell where the end is nearest, the loser where it is furthest.
                let soonest = next().filter(|&place| values[place] == Some(0)).filter_map(|place| depths[place]).min();
                let last = next().filter_map(|place| depths[place]).max();
                let depth = soonest.or(last).map_or(0, |plies| plies + 1);
                prop_assert_eq!(depths[place], Some(depth), "row {}, column {}", row, column);
            }
        }
        let (row, column) = grid.token();
        let analysis = grid.analyze(&BARE);
        prop_assert_eq!(Some(analysis.details.nim_value), values[row * grid.columns() + column]);
        prop_assert_eq!(analysis.depth, depths[row * grid.columns() + column].map(u128::from));
    }

    #[test]
    fn rows_and_columns_can_be_exchanged(grid in grid()) {
        let [here, there] = [&grid, &transposed(&grid)].map(|grid| grid.analyze(&BARE));
        prop_assert_eq!(here.winner, there.winner);
        prop_assert_eq!(here.details.nim_value, there.details.nim_value);
        prop_assert_eq!(here.depth, there.depth);
    }

    #[test]
    fn without_blocked_cells_it_is_lost_where_both_distances_are_even(rows in 1..200_usize, columns in 1..300_usize) {
        let grid = Grid::from_rows(vec!["W".repeat(columns); rows]).unwrap();
        let lost = rows % 2 == 1 && columns % 2 == 1;
        prop_assert_eq!(grid.outcome() == Outcome::Loss, lost);
    }
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn the_line_is_perfect_play(grid in grid()) {
        crate::assert_line_is_perfect_play(&grid);
    }
}

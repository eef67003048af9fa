//! Grid: the token goes one cell down, right or both, to a free cell; no move loses.

use perfect_play::Grid;
use perfect_play::grid::{CellOutcome, Step};

use crate::assert_agreement;
use crate::naive::{Rules, Search};
use crate::random::Random;

/// Which cells are free, row by row; a state is the token's row and column.
#[derive(Clone)]
struct Cells(Vec<Vec<bool>>);

impl Cells {
    fn is_free(&self, (row, column): (usize, usize)) -> bool {
        self.0
            .get(row)
            .and_then(|cells| cells.get(column))
            .is_some_and(|&free| free)
    }

    /// Every cell, row by row.
    fn cells(&self) -> impl Iterator<Item = (usize, usize)> {
        let columns = self.0[0].len();
        (0..self.0.len()).flat_map(move |row| (0..columns).map(move |column| (row, column)))
    }

    fn free_cells(&self) -> Vec<(usize, usize)> {
        self.cells().filter(|&cell| self.is_free(cell)).collect()
    }

    fn text(&self, token: (usize, usize)) -> String {
        let letter = |cell| match self.is_free(cell) {
            true if cell == token => 'T',
            true => 'W',
            false => 'B',
        };
        let row = |row: usize| {
            (0..self.0[row].len())
                .map(|column| letter((row, column)))
                .collect::<String>()
        };
        (0..self.0.len()).map(row).collect::<Vec<_>>().join("/")
    }

    fn random(random: &mut Random, rows: usize, columns: usize) -> Self {
        // Sparse and dense grids play differently.
        let blocked_of_8 = random.pick(&[0, 1, 2, 3, 5]);
        let mut cell = || random.below(8) >= blocked_of_8;
        let mut cells: Vec<Vec<bool>> = (0..rows)
            .map(|_| (0..columns).map(|_| cell()).collect())
            .collect();
        cells[rows - 1][columns - 1] |= cells.iter().flatten().all(|&free| !free);
        Self(cells)
    }
}

impl Rules for Cells {
    type State = (usize, usize);
    type Move = Step;

    fn moves(&self, &(row, column): &(usize, usize)) -> Vec<(Step, (usize, usize))> {
        let mut moves = vec![
            (Step::Down, (row + 1, column)),
            (Step::Right, (row, column + 1)),
            (Step::Diagonal, (row + 1, column + 1)),
        ];
        moves.retain(|&(_, cell)| self.is_free(cell));
        moves
    }
}

/// Compares everything about a token on each of the given cells, and the tables of all cells.
fn compare(cells: &Cells, tokens: &[(usize, usize)]) {
    let mut search = Search::new(cells.clone());
    let solver = |&token: &(usize, usize)| cells.text(token).parse::<Grid>().unwrap();
    for token in tokens {
        let analysis = assert_agreement(&mut search, token, solver);
        let details = analysis.details;
        assert_eq!(
            (details.rows, details.columns),
            (cells.0.len(), cells.0[0].len())
        );
        assert_eq!((details.row, details.column), *token);
        assert_eq!(u64::from(details.nim_value), search.facts(token).nim_value);
    }
    let grid = solver(tokens.first().unwrap());
    let free = |cell: (usize, usize)| cells.is_free(cell).then_some(cell);
    let outcomes =
        cells.cells().map(
            |cell| match free(cell).map(|cell| search.facts(&cell).wins) {
                None => CellOutcome::Blocked,
                Some(false) => CellOutcome::Loss,
                Some(true) => CellOutcome::Win,
            },
        );
    assert!(outcomes.eq(grid.outcomes()), "outcomes of {grid}");
    let nim_values = cells
        .cells()
        .map(|cell| Some(search.facts(&free(cell)?).nim_value as u8));
    assert!(nim_values.eq(grid.nim_values()), "nim-values of {grid}");
    let depths = cells
        .cells()
        .map(|cell| Some(search.facts(&free(cell)?).depth));
    assert!(depths.eq(grid.depths()), "depths of {grid}");
}

/// Compares every pattern of blocked cells, with the token on every free cell.
fn compare_all(shapes: impl Fn(usize, usize) -> bool) {
    for rows in 1..=12 {
        for columns in (1..=12 / rows).filter(|&columns| shapes(rows, columns)) {
            for bits in 1..1_u32 << (rows * columns) {
                let is_free = |row, column| bits >> (row * columns + column) & 1 == 1;
                let row = |row| (0..columns).map(|column| is_free(row, column)).collect();
                let cells = Cells((0..rows).map(row).collect());
                compare(&cells, &cells.free_cells());
            }
        }
    }
}

#[test]
fn all_grids_of_up_to_12_cells_agree_that_are_wide() {
    compare_all(|rows, columns| rows <= columns);
}

#[test]
fn all_grids_of_up_to_12_cells_agree_that_are_tall() {
    compare_all(|rows, columns| rows > columns);
}

#[test]
fn random_grids_of_up_to_9_rows_and_columns_agree() {
    let mut random = Random::new(105_450);
    for _ in 0..4_000 {
        let (rows, columns) = (1 + random.below(9) as usize, 1 + random.below(9) as usize);
        let cells = Cells::random(&mut random, rows, columns);
        let free = cells.free_cells();
        let tokens = [free[0], random.pick(&free), random.pick(&free)];
        compare(&cells, &tokens);
    }
}

#[test]
fn random_grids_across_the_ends_of_words_agree() {
    let mut random = Random::new(64);
    for columns in [62, 63, 64, 65, 66, 127, 128, 129, 191, 192, 193, 257] {
        for _ in 0..60 {
            let rows = 1 + random.below(7) as usize;
            let cells = Cells::random(&mut random, rows, columns);
            let free = cells.free_cells();
            let tokens = [free[0], random.pick(&free), random.pick(&free)];
            compare(&cells, &tokens);
        }
    }
}

#[test]
fn runs_of_free_cells_across_the_ends_of_words_agree() {
    // One row has runs of free cells only: each start and each end near a word's end is met.
    for columns in [63_usize, 64, 65, 127, 128, 129, 193] {
        for start in (0..columns).filter(|&start| (start + 4) % 64 < 8) {
            for end in (start + 1..=columns).filter(|&end| (columns - end + 4) % 64 < 8) {
                let top = (0..columns)
                    .map(|column| (start..end).contains(&column))
                    .collect();
                let bottom = (0..columns).map(|column| column % 5 == start % 5).collect();
                compare(&Cells(vec![top, bottom]), &[(0, start)]);
            }
        }
    }
}

#[test]
fn tall_grids_of_one_column_agree() {
    let mut random = Random::new(1);
    for _ in 0..200 {
        let rows = 1 + random.below(200) as usize;
        let cells = Cells::random(&mut random, rows, 1);
        let free = cells.free_cells();
        compare(&cells, &[free[0], random.pick(&free)]);
    }
}

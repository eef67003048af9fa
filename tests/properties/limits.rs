//! Positions as large as `limits` allows, with answers that are known for other reasons.

use perfect_play::coins::{End, Reason};
use perfect_play::limits;
use perfect_play::{
    Analyze, Coins, Flip, Grid, Nim, Options, Position, Squares, Winner, grid::Step, nim::Take,
};

#[test]
fn a_million_heaps_of_nim_in_pairs_are_lost_and_last_for_all_their_stones() {
    let heaps: Vec<u64> = (0..limits::NIM_HEAPS as u64)
        .map(|heap| heap / 2 % 4)
        .collect();
    let nim = Nim::new(heaps.clone()).unwrap();
    let analysis = nim.analyze(&Options {
        max_moves: usize::MAX,
        max_line: usize::MAX,
    });
    let stones: u64 = heaps.iter().sum();
    assert_eq!(analysis.winner, Winner::Second);
    assert_eq!(analysis.depth, Some(stones.into()));
    assert_eq!(analysis.move_count, stones.into());
    assert_eq!(analysis.moves.len(), limits::LISTED);
    assert_eq!(analysis.line.len(), limits::LISTED);
    let mut left = heaps;
    for Take { heap, take } in analysis.line {
        left[heap] = left[heap].checked_sub(take).unwrap();
    }
}

#[test]
fn the_largest_heaps_of_nim_are_answered_exactly() {
    let nim = Nim::new([limits::NIM_HEAP]).unwrap();
    let analysis = nim.analyze(&Options::default());
    // 2^53 - 1 = 4 × 2251799813685247 + 3
    assert_eq!(analysis.best, Some(Take { heap: 0, take: 3 }));
    assert_eq!(analysis.depth, Some(2 * 2_251_799_813_685_247 + 1));
    assert_eq!(analysis.line.len(), 100);

    let all = Nim::new(vec![limits::NIM_HEAP; limits::NIM_HEAPS]).unwrap();
    let analysis = all.analyze(&Options::default());
    assert_eq!(analysis.winner, Winner::Second);
    assert_eq!(
        analysis.depth,
        Some(1_000_000 * (2 * 2_251_799_813_685_247 + 3))
    );
}

#[test]
fn the_largest_pile_of_squares_is_won_by_every_move_to_a_lost_pile() {
    let pile = Squares::new(limits::SQUARES).unwrap();
    let analysis = pile.analyze(&Options {
        max_moves: usize::MAX,
        max_line: usize::MAX,
    });
    assert_eq!(analysis.move_count, 10_000);
    assert_eq!(analysis.moves.len(), 10_000);
    // 10^8 is a square itself: taking all of it wins at once.
    assert_eq!(
        (analysis.winner, analysis.best),
        (Winner::First, Some(limits::SQUARES))
    );
    assert_eq!(analysis.line, [limits::SQUARES]);
    assert_eq!((analysis.depth, analysis.details.nim_value), (None, None));
}

#[test]
fn the_longest_boards_of_flip_are_played_to_the_end() {
    // Two equal halves mirror each other.
    let half = "+".repeat(limits::FLIP / 2 - 1);
    let board: Flip = format!("{half}--{half}").parse().unwrap();
    let analysis = board.analyze(&Options {
        max_moves: 3,
        max_line: usize::MAX,
    });
    assert_eq!(
        (analysis.winner, analysis.details.nim_value),
        (Winner::Second, 0)
    );
    assert_eq!(analysis.move_count, 2 * (limits::FLIP as u128 / 2 - 2));
    assert_eq!(analysis.line.len(), limits::LISTED);
    let mut tiles = board.to_string().into_bytes();
    for left in analysis.line {
        assert_eq!(tiles[left..left + 2], *b"++");
        tiles[left..left + 2].fill(b'-');
    }

    let pairs: Flip = "++-".repeat(limits::FLIP / 3).parse().unwrap();
    let analysis = pairs.analyze(&Options::default());
    assert_eq!(analysis.move_count, limits::FLIP as u128 / 3);
    assert_eq!(
        analysis.winner,
        if limits::FLIP / 3 % 2 == 1 {
            Winner::First
        } else {
            Winner::Second
        }
    );
    assert_eq!(analysis.best_move_count, analysis.move_count);
}

/// The number at each place of a row.
type Shape = fn(i64) -> i64;

#[test]
fn a_million_coins_are_played_to_the_end_for_the_margin_promised() {
    let most = (1_i64 << 53) - 1;
    let shapes: [(&str, Shape); 6] = [
        ("constant", |_| 5),
        ("largest and smallest", |place| {
            if place % 3 == 0 {
                (1 << 53) - 1
            } else {
                1 - (1 << 53)
            }
        }),
        ("rising", |place| place),
        ("rising teeth", |place| place % 2 * place),
        ("growing swings", |place| (1 - place % 2 * 2) * place),
        ("scattered", |place| {
            place.wrapping_mul(0x9e37_79b9_7f4a_7c15_u64.cast_signed()) >> 40
        }),
    ];
    for (name, number) in shapes {
        let row: Vec<i64> = (0..).map(number).take(limits::COINS).collect();
        assert!(row.iter().all(|number| number.abs() <= most));
        let analysis = Coins::new(row.clone()).unwrap().analyze(&Options {
            max_moves: 2,
            max_line: usize::MAX,
        });
        assert_eq!(analysis.line.len(), row.len(), "{name}");
        let (mut rest, mut totals) = (row.as_slice(), [0_i128; 2]);
        for (ply, end) in analysis.line.into_iter().enumerate() {
            let (taken, left) = match end {
                End::Left => (rest[0], &rest[1..]),
                End::Right => (rest[rest.len() - 1], &rest[..rest.len() - 1]),
            };
            totals[ply % 2] += i128::from(taken);
            rest = left;
        }
        assert_eq!(
            totals,
            [analysis.details.first_total, analysis.details.second_total],
            "{name}"
        );
        assert!(matches!(analysis.reason, Reason::Margins { .. }));
    }
}

#[test]
fn swings_between_the_extremes_add_up_beyond_64_bits() {
    let largest = (1_i64 << 53) - 1;
    let row: Vec<i64> = (0..limits::COINS)
        .map(|place| if place % 2 == 0 { -largest } else { largest })
        .collect();
    // Whoever takes the largest number uncovers the smallest at both ends, for the other to take.
    let margin = Coins::new(row).unwrap().margin();
    assert_eq!(margin, limits::COINS as i128 * i128::from(largest));
}

#[test]
fn the_largest_grids_are_answered_in_every_shape() {
    for (rows, columns) in [
        (4_096, 4_096),
        (1, limits::GRID_CELLS),
        (limits::GRID_CELLS, 1),
        (4_095, 4_097),
    ] {
        let grid = Grid::from_rows(vec!["W".repeat(columns); rows]).unwrap();
        let analysis = grid.analyze(&Options::default());
        // Without blocked cells: lost where both distances to the last cell are even.
        let lost = rows % 2 == 1 && columns % 2 == 1;
        assert_eq!(
            analysis.winner,
            if lost { Winner::Second } else { Winner::First },
            "{rows} × {columns}"
        );
        assert_eq!(
            analysis.winner,
            Winner::from(grid.outcome()),
            "{rows} × {columns}"
        );
        assert_eq!(analysis.line.len(), 100, "{rows} × {columns}");
        let depths = grid.depths();
        assert_eq!(analysis.depth, depths[0].map(u128::from));
        for (cell, &depth) in depths.iter().enumerate().step_by(997) {
            let (down, right) = (rows - 1 - cell / columns, columns - 1 - cell % columns);
            // One goes straight to the corner, but for a diagonal step where both are odd.
            let plies = down + right - (down & right & 1);
            assert_eq!(depth, Some(plies as u32), "{rows} × {columns}, cell {cell}");
        }
    }
}

#[test]
fn a_grid_of_one_row_is_walked_to_its_end() {
    let grid = Grid::from_rows(["W".repeat(1_000)]).unwrap();
    let analysis = grid.analyze(&Options {
        max_line: usize::MAX,
        ..Options::default()
    });
    assert_eq!(analysis.line, vec![Step::Right; 999]);
    assert_eq!(analysis.depth, Some(999));
}

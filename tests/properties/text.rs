//! Whatever text comes in: a position that writes itself the same, or a refusal that says where.

use perfect_play::{Coins, ErrorCode, Flip, Grid, Nim, Position, Squares};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::cases;

/// Text of characters that some notation has, and of some that none has.
fn text() -> impl Strategy<Value = String> {
    let character = prop::sample::select(
        "++--WWBBT.#//  \n\r\t,[]=nx\"'0123456789−é😀\u{feff}\u{a0}\u{200b}\0"
            .chars()
            .collect::<Vec<_>>(),
    );
    let characters =
        |of| vec(of, 0..40).prop_map(|characters| characters.into_iter().collect::<String>());
    prop_oneof![
        characters(character.boxed()),
        characters(prop::sample::select(vec!['+', '-', ' ', '"', '=']).boxed()),
        characters(prop::sample::select(vec!['W', 'B', 'T', '/', '\n', '2', ' ']).boxed()),
        characters(prop::sample::select(vec!['1', '9', '0', '-', ',', ' ', '[', ']']).boxed()),
        characters(any::<char>().boxed()),
    ]
}

fn assert_read_or_refused<P: Position + PartialEq>(text: &str) {
    let error = match text.parse::<P>() {
        Ok(position) => {
            let canonical = position.to_string();
            assert_eq!(canonical.parse::<P>().as_ref(), Ok(&position), "{text:?}");
            assert_eq!(
                canonical.parse::<P>().unwrap().to_string(),
                canonical,
                "{text:?}"
            );
            return;
        }
        Err(error) => error,
    };
    let sentence = error.to_string();
    assert!(
        sentence.ends_with('.') && !sentence.contains(['\n', '\r', '\0']),
        "{sentence} of {text:?}"
    );
    let Some(place) = error.place() else { return };
    assert!(place.index <= text.chars().count(), "{place:?} of {text:?}");
    // What is quoted stands at the place given.
    if let (ErrorCode::InvalidCharacter, Some(found)) =
        (error.code(), text.chars().nth(place.index))
    {
        if let Some((_, quoted)) = sentence.split_once(" is `") {
            assert!(
                quoted.starts_with(found),
                "{sentence} at {place:?} of {text:?}"
            );
        }
        if let Some(rest) = sentence.strip_prefix("Character ") {
            let number = rest.split(' ').next().unwrap();
            assert_eq!(number, (place.index + 1).to_string(), "{text:?}");
        }
    }
}

proptest! {
    #![proptest_config(cases(4_000))]

    #[test]
    fn any_text_is_read_or_refused_with_its_place(text in text()) {
        assert_read_or_refused::<Nim>(&text);
        assert_read_or_refused::<Squares>(&text);
        assert_read_or_refused::<Flip>(&text);
        assert_read_or_refused::<Coins>(&text);
        assert_read_or_refused::<Grid>(&text);
    }
}

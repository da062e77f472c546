"""What is written without PyYAML is what PyYAML writes, to the letter; all else is left to PyYAML."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.data.plain_yaml import plain_yaml
from pbem.data.position import write_position
from pbem.game import state
from pbem.game.save import library_yaml

EXAMPLE = Path(__file__).parents[2] / "games" / "example" / "game"

PLAIN = ["Friedrich", "Fürstenberg (Havel)", "S13/2", "R/4", "9", "12", "0", "", "St. Blasien", "x_y", "3a"]
OTHERS = ["08", "yes", "N", "null", "Ω", "~", "=", "a: b", "a  b", "a #b", "e1", ".5", "-", "- a"]
WORDS = st.sampled_from([*PLAIN, *OTHERS])
HANDS = st.lists(st.sampled_from(["S13/2", "H5/3", "R/1", "Austria"]), max_size=60).map(" ".join)
SCALARS = st.one_of(WORDS, HANDS, st.integers(-5, 2000), st.none(), st.booleans())
DOCUMENTS = st.dictionaries(
    WORDS,
    st.recursive(
        SCALARS,
        lambda inner: st.one_of(
            st.lists(inner, max_size=4),
            st.lists(inner, max_size=4).map(tuple),
            st.dictionaries(WORDS | st.integers(0, 9), inner, max_size=4),
        ),
        max_leaves=9,
    ),
    max_size=4,
)


@given(DOCUMENTS)
def test_it_writes_what_the_library_writes(document: dict[str, Any]) -> None:
    assert plain_yaml(document) in (None, library_yaml(document))


def test_the_positions_of_a_game_are_plain() -> None:
    now = state.load(EXAMPLE)
    for game in (*now.turn_ends.values(), now.game):
        position = write_position(game)
        assert plain_yaml(position) == library_yaml(position)


SHARED = ["Daun"]


@pytest.mark.parametrize(
    "value", ["yes", "N", "a: b", "-", "08", "a  b", "Ω", 1.5, {"": 1}, [SHARED, SHARED], ["S13/2 " * 40]]
)
def test_what_is_more_than_plain_is_left_to_the_library(value: object) -> None:
    assert plain_yaml({"value": value}) is None

"""A letter that says nothing moves holds for all nations of its writer; what is not clear is asked back."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of


@pytest.mark.parametrize(
    ("player", "text"),
    [
        ("Elisabeth", "Nobody moves this turn."),
        ("Elisabeth", "Nothing moves."),
        ("Elisabeth", "I am not moving anything this turn."),
        ("Frederick", "Ich bewege diese Runde nichts."),
        ("Frederick", "Niemand bewegt sich."),
    ],
)
def test_both_nations_hold(player: str, text: str) -> None:
    assert lines_taken("turn4", player, text) == ["hold", "hold"]


@pytest.mark.parametrize(
    "text", ["Nobody moves this turn, not the Swede either, and don't buy anything.", "Nothing new from me."]
)
def test_what_may_mean_less_gives_no_order(text: str) -> None:
    assert lines_taken("turn4", "Elisabeth", text) == []


def test_what_is_not_clear_is_asked_back() -> None:
    receipt, _ = orders_of(moment("turn4"), "Elisabeth", "Nobody moves this turn, not the Swede either.")
    assert receipt.doubtful

"""At set-up no sentence with numbers of troops or generals of the writer's is passed over in silence."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of


@pytest.mark.parametrize(
    "text",
    [
        "Prussia, in the order of your list: 8 + 1 + 4 + 7 + 3 + 4 + 3 + 2.",
        "Preußen, der Reihe nach: 8, 1, 4, 7, 3, 4, 3, 2.",
        "Hanover: twice as many for Ferdinand as for Cumberland.",
        "Ferdinand bekommt doppelt so viele wie Cumberland.",
        "Ferdinand is to be the stronger of the two.",
        "nation Hanover\nsetup six each",
        "Hannover: sechs pro Mann",
        "Hanover gets 6 each.",
    ],
)
def test_troops_are_told_or_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("setup"), "Frederick", text)
    last = f"line {text.count(chr(10)) + 1}"
    assert orders or any(last in str(one) for one in (*receipt.warnings, *receipt.problems))


@pytest.mark.parametrize("text", ["I am back at 20:15.", "My third game by mail!", "Grüße, Friedrich"])
def test_talk_at_set_up_is_not_asked_about(text: str) -> None:
    receipt, _ = orders_of(moment("setup"), "Frederick", f"setup: Ferdinand 8, Cumberland 4\n\n{text}")
    assert not receipt.warnings

"""Scores that a letter tells beside its answer in a fight."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "remark",
    [
        "Oje, minus 7!", "Oh dear, minus 7!", "Sieben zurück!", "We are down 7!", "So we are 7 behind.",
        "Minus sieben, autsch.", "Wir sind 7 hinten.", "Only 7 short!",
    ],
)  # fmt: skip
def test_how_it_stands_is_no_card(remark: str) -> None:
    text = f"{remark} I play the 11 of clubs."
    assert taken_whole("t3-austria-fight", "Maria Theresa", text) == ["answer 74: play C11"]


@pytest.mark.parametrize(
    "text", ["7 down on the table!", "The 7 down!", "Bei minus 7 ist Schluss.", "At minus 7 I'd rather stop."]
)
def test_what_may_be_an_answer_is_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("t3-austria-fight"), "Maria Theresa", text)
    assert orders or receipt.doubtful


@pytest.mark.parametrize(
    "text", ["Minus 7, I give up.", "We are down 7, I concede.", "Minus 7? Ich gebe auf."]
)
def test_who_gives_up_at_a_score_does(text: str) -> None:
    assert taken_whole("t3-austria-fight", "Maria Theresa", text) == ["answer 74: concede"]

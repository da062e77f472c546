"""An order with a word behind it that only asks for assent is one: `Dohna to Stettin, ok?`."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Keith nach Brieg, gell?", "move Keith: Breslau, Ohlau, Brieg"),
        ("Keith to Brieg, ok?", "move Keith: Breslau, Ohlau, Brieg"),
        ("keith nach brieg ok?", "move Keith: Breslau, Ohlau, Brieg"),
        ("wenn friedrich angegriffen wird bitte mich fragen ok?", "battle Friedrich if attacked: ask"),
    ],
)
def test_a_word_for_assent_makes_no_question(text: str, order: str) -> None:
    assert lines_taken("turn4", "Frederick", text) == [order]


@pytest.mark.parametrize(
    "text",
    [
        "Soll Keith nach Brieg, ja?",
        "So Keith goes to Brieg, right?",
        "Geht Keith nach Brieg, oder?",
        "Lacy ist in Pirna, oder?",
        "I think Keith goes to Brieg, right?",
        "All right, ok?",
    ],
)
def test_a_question_stays_one(text: str) -> None:
    assert lines_taken("turn4", "Frederick", text) == []


def test_who_goes_on_with_another_thought_asks() -> None:
    text = "apraxin nach johannisburg, oder? ach nee, sensburg ist noch blöder für ihn. also sensburg"
    told = lines_taken("t2-prussia-chooses-retreat", "Frederick", text)
    assert told == ["answer 50: retreat Apraxin: Sensburg"]

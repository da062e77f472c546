"""That somebody is asked to do something, in a question that is a polite order."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, taken_whole

TO_KUESTRIN = ["move Dohna: Landsberg, Küstrin"]


@pytest.mark.parametrize(
    "text",
    [
        "Could Dohna please go to Küstrin?",
        "Could Dohna please pop over to Küstrin?",
        "Please could Dohna go to Küstrin?",
        "Könnte Dohna bitte nach Küstrin gehen?",
        "Kann Dohna bitte nach Küstrin?",
    ],
)
def test_who_is_asked_politely_goes(text: str) -> None:
    assert taken_whole("turn4", "Frederick", text) == TO_KUESTRIN


@pytest.mark.parametrize(
    "text",
    [
        "Could Dohna reach Küstrin?",
        "Kann Dohna nach Küstrin?",
        "Could Saltikov please go to Küstrin?",
        "Kann Heinrich bitte endlich mal was tun?",
        "Could Dohna please not go to Küstrin?",
    ],
)
def test_what_is_only_asked_orders_nothing(text: str) -> None:
    assert lines_taken("turn4", "Frederick", text) == []

"""Cards that somebody would rather not play, discards with a last wish to be asked, and Reserves."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "text",
    [
        "I'd sooner lose the fight than the 11. Play the 7.",
        "Eher verliere ich, als die 11 auszugeben. Die 7.",
    ],
)
def test_what_he_would_sooner_lose_than_play_is_not_played(text: str) -> None:
    """The 11 was played."""
    assert lines_taken("t3-austria-fight", "Maria Theresa", text)[0] == "answer 74: play C7"


@pytest.mark.parametrize(
    "text",
    [
        "Ich gebe auf, bevor ich die 11 hergebe.", "I give up before I play the 11.",
        "Die Kleinste von den Kreuzen, mehr ist Browne nicht wert.",
    ],
)  # fmt: skip
def test_what_may_be_an_answer_is_asked_about(text: str) -> None:
    """The fight was given up, or nothing was said."""
    assert not lines_taken("t3-austria-fight", "Maria Theresa", text)
    assert orders_of(moment("t3-austria-fight"), "Maria Theresa", text)[0].doubtful


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Abwurf: niedrigstes Kreuz, sonst niedrigstes Karo, sonst fragen.",
         "discard lowest clubs, lowest diamonds, ask"),
        ("Discard the lowest club, else ask me.", "discard lowest clubs, ask"),
        ("Discard the lowest club, failing that the lowest diamond, failing that ask.",
         "discard lowest clubs, lowest diamonds, ask"),
        ("Discard the lowest, don't ask me.", "discard lowest"),
    ],
)  # fmt: skip
def test_the_last_wish_may_be_to_be_asked(text: str, line: str) -> None:
    """It was passed over."""
    assert taken_whole("turn4", "Pompadour", text) == [line]


@pytest.mark.parametrize(
    "text", ["Nobody plays a Reserve without asking me.", "Keine Reserve ohne Rückfrage."]
)
def test_a_reserve_that_he_is_asked_about_makes_no_plan(text: str) -> None:
    """It kept the Reserves, and played the other cards without asking."""
    assert not lines_taken("turn4", "Pompadour", text)
    assert orders_of(moment("turn4"), "Pompadour", text)[0].doubtful

"""What a plan says of a card by its number alone, and turns of speech about small cards and small losses."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of, plans_taken, taken_whole

ENGLISH = "Friedrich and Winterfeldt to Tetschen and attack Lacy. "
GERMAN = "Friedrich und Winterfeldt nach Tetschen und greifen Lacy an. "


@pytest.mark.parametrize(
    "text",
    [
        f"{ENGLISH}The 13 don't squander.",
        f"{ENGLISH}The 13 goes nowhere.",
        f"{ENGLISH}If only the 13 would do, give up.",
        f"{GERMAN}Die 13 verschenken.",
        f"{ENGLISH}If I win, push them north please, away from Bohemia.",
        f"{GERMAN}Die 13 dagegen lieber verschonen.",
    ],
)
def test_what_is_said_of_a_held_card_is_not_passed_over(text: str) -> None:
    receipt, _ = orders_of(moment("turn4"), "Frederick", text)
    assert receipt.doubtful


PLANS = {
    f"{GERMAN}Immer die kleinste, die reicht, die 13 aber aufheben.": "Friedrich > Lacy: keep S13, low",
    f"{GERMAN}Pik von unten herauf, Pik 12 und die Reserven behalten.": (
        "Friedrich > Lacy: play S3 S4 S6 S6 S8 S10 S11 S13, keep S12, reserve no"
    ),
    f"{GERMAN}Mehr als 2 Verlust will ich dabei nicht.": "Friedrich > Lacy: loss 2",
    f"{GERMAN}Bis 2 Mann Verlust sind ok.": "Friedrich > Lacy: loss 2",
    f"{GERMAN}Alles ausspielen, was nötig ist, aber immer die kleinste, die reicht.": (
        "Friedrich > Lacy: fight, low"
    ),
    f"{GERMAN}So viele Karten wie nötig.": "Friedrich > Lacy: fight",
    f"{ENGLISH}Always the smallest one that gets me back in front, but hang on to the 13.": (
        "Friedrich > Lacy: keep S13, low"
    ),
}


@pytest.mark.parametrize("text", PLANS)
def test_turns_of_speech_about_small_cards_and_losses(text: str) -> None:
    assert plans_taken("turn4", "Frederick", text) == [f"battle {PLANS[text]}"]


def test_an_answer_goes_on_till_the_other_gives_up() -> None:
    text = "Keep answering with the smallest one that puts me ahead, and don't stop until Lacy does."
    assert taken_whole("t4-prussia-fight", "Frederick", f"3 of spades. {text}") == [
        "answer 114: play S3",
        "battle Winterfeldt > Lacy: fight, low",
    ]


@pytest.mark.parametrize("text", ["Soubise just takes Braunschweig.", "Soubise nimmt bloß Braunschweig."])
def test_that_it_is_no_more_changes_nothing(text: str) -> None:
    assert taken_whole("turn4", "Pompadour", text) == ["move Soubise: Braunschweig"]

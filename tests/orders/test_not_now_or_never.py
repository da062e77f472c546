"""Marches for a later turn, marches that somebody had rather not make, orders that are to be forgotten."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

GLATZ = ["move Daun: Glatz"]


@pytest.mark.parametrize(
    "text",
    [
        "Daun nach Glatz, aber erst nächste Runde.",
        "Daun nach Glatz nächste Runde.",
        "Daun geht erst nächste Runde nach Glatz.",
        "Daun nach Glatz, aber nicht diese Runde.",
        "Daun to Glatz, but only next turn.",
        "Daun to Glatz next turn.",
        "Daun to Glatz (next turn).",
        "Daun goes to Glatz, not now but next turn.",
    ],
)
def test_what_is_for_a_later_turn_is_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", text)
    assert receipt.doubtful and not orders


@pytest.mark.parametrize(
    "text",
    [
        "Daun to Glatz, and next turn we shall see.",
        "Daun to Glatz, hoping for more next turn.",
        "Daun nach Glatz, nächste Runde sehen wir weiter.",
    ],
)
def test_a_hope_for_the_next_turn_changes_nothing(text: str) -> None:
    assert taken_whole("turn3", "Maria Theresa", text) == GLATZ


@pytest.mark.parametrize(
    "text",
    [
        "Keith would be mad to go to Brieg.",
        "Keith would be an idiot to go to Brieg.",
        "Before Keith goes to Brieg I want to see what Daun does.",
        "Bevor Keith nach Brieg geht, will ich wissen, was Daun macht.",
        "Keith rather dies than goes to Brieg.",
        "Keith stirbt lieber, als nach Brieg zu gehen.",
    ],
)
def test_what_somebody_had_rather_not_do_moves_nobody(text: str) -> None:
    assert lines_taken("turn3", "Frederick", text) == []


@pytest.mark.parametrize(
    "text", ["Keith is happy to go to Brieg.", "Keith goes to Brieg rather than to Neisse."]
)
def test_who_goes_gladly_goes(text: str) -> None:
    assert lines_taken("turn3", "Frederick", text) == ["move Keith: Breslau, Ohlau, Brieg"]


@pytest.mark.parametrize(
    "text",
    [
        "Scratch the last one.",
        "Forget the last sentence.",
        "Scratch Küstrin, I want him home.",
        "Vergiss den letzten Satz.",
        "Das Letzte streichen.",
    ],
)
def test_the_order_that_is_to_be_forgotten_is_asked_about(text: str) -> None:
    told = f"Keith nach Brieg. Dohna nach Küstrin. {text}"
    receipt, _ = orders_of(moment("turn3"), "Frederick", told)
    assert receipt.doubtful
    assert lines_taken("turn3", "Frederick", told) == ["move Keith: Breslau, Ohlau, Brieg"]


@pytest.mark.parametrize(
    "text", ["Don't forget the last one!", "Never forget Küstrin!", "Forget the pub tonight."]
)
def test_what_else_is_forgotten_is_talk(text: str) -> None:
    assert taken_whole("turn3", "Frederick", f"Dohna to Küstrin. {text}") == [
        "move Dohna: Landsberg, Küstrin"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "I wrote that Laudon goes to Cosel.",
        "Heute früh schrieb ich, dass Laudon nach Cosel geht. Mach daraus bitte Neisse.",
        "Ich hatte geschrieben, dass Laudon nach Cosel geht.",
    ],
)
def test_what_an_earlier_letter_ordered_is_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn2"), "Maria Theresa", text)
    assert receipt.doubtful and not orders


@pytest.mark.parametrize(
    "text", ["As I wrote, Laudon goes to Cosel.", "I write this in a hurry: Laudon goes to Cosel."]
)
def test_what_was_written_before_and_is_ordered_again_is_taken(text: str) -> None:
    assert taken_whole("turn2", "Maria Theresa", text) == ["move Laudon: Krappitz, Cosel"]


def test_what_is_meant_instead_of_an_earlier_letter_is_an_order() -> None:
    text = "I wrote that Laudon goes to Cosel. Make it Neisse, please."
    (line,) = taken_whole("turn2", "Maria Theresa", text)
    assert line.startswith("move Laudon") and line.endswith("Neisse") and "Cosel" not in line


@pytest.mark.parametrize("end", [" ... nein.", ", nein!", "... no.", ", no."])
def test_a_march_that_ends_in_no_is_asked_about(end: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", f"Keith nach Brieg{end}")
    assert receipt.doubtful and not orders

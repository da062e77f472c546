"""Marches told anew by a bare way, or left to some of those who had them, and what was written before."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def lines(situation: str, player: str, text: str) -> list[str]:
    """What a letter has on file, a line each."""
    return [order_line(order) for _, order in orders_of(moment(situation), player, text)[1]]


def taken(situation: str, player: str, text: str) -> list[str]:
    """The same of a letter of which nothing is in doubt."""
    receipt, _ = orders_of(moment(situation), player, text)
    assert not receipt.doubtful, receipt.doubtful
    assert not receipt.problems, receipt.problems
    return lines(situation, player, text)


@pytest.mark.parametrize(
    "text",
    [
        "Soubise: Kassel, Münden. Or should he go further? Yes why not. Kassel, Münden, Göttingen.",
        "Soubise to Münden by Kassel. Or all the way to Göttingen? Yes: Kassel, Münden, Göttingen.",
        "Soubise Kassel, Münden. Why not further? OK then, Kassel, Münden, Göttingen.",
        "Soubise by Kassel to Münden. Hm. Kassel, Münden, Göttingen it is.",
        "Soubise nach Münden über Kassel. Oder weiter? Ja: Kassel, Münden, Göttingen.",
    ],
)
def test_a_bare_way_is_that_of_who_was_told_of(text: str) -> None:
    assert taken("turn2", "Pompadour", text) == ["move Soubise: Kassel, Münden, Göttingen"]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna to Pyritz? No. Arnswalde, Woldenberg.",
        "Dohna could go to Pyritz. But what for? OK: Arnswalde, Woldenberg, final.",
        "Where should Dohna go? Pyritz would be nice, but he's needed elsewhere. So: Arnswalde, Woldenberg.",
        "Dohna... Pyritz or Woldenberg? Woldenberg, by Arnswalde.",
    ],
)
def test_a_way_decided_on_is_that_of_who_was_thought_of(text: str) -> None:
    assert taken("turn2", "Frederick", text) == ["move Dohna: Arnswalde, Woldenberg"]


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin and Keith to Waldenburg. Hmm, Keith alone is enough for that. So: Keith to Waldenburg.",
        "Schwerin and Keith to Waldenburg. No, Keith alone. Schwerin stays.",
        "Schwerin and Keith to Waldenburg. On second thoughts only Keith goes, Schwerin stays where he is.",
        "Schwerin and Keith to Waldenburg. So: Keith to Waldenburg, Schwerin remains where he is.",
    ],
)
def test_a_march_is_left_to_one_of_two(text: str) -> None:
    assert lines("turn3", "Frederick", text) == ["move Keith: Waldenburg"]


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin and Keith to Waldenburg. Keith alone would be in danger there.",
        "Schwerin and Keith to Waldenburg. Only Keith worries me.",
        "Schwerin and Keith to Waldenburg. Keith only has three men.",
    ],
)
def test_what_is_said_of_one_leaves_both_their_march(text: str) -> None:
    # If it is not clear, it is asked back.
    assert lines("turn3", "Frederick", text) in (["move Schwerin + Keith: Waldenburg"], [])


@pytest.mark.parametrize(
    "text",
    [
        "I wrote yesterday that Winterfeldt marches to Raudnitz by Aussig and Leitmeritz. My wife says "
        "that's too bold, so now he'll only go as far as Aussig.",
        "I had Winterfeldt going to Raudnitz. He shall stop in Aussig instead.",
        "I said Winterfeldt to Leitmeritz. I meant Aussig.",
        "Earlier I ordered Winterfeldt to Leitmeritz; change that to Aussig.",
        "Winterfeldt was to go to Leitmeritz by Aussig. He'll stop in Aussig now.",
    ],
)
def test_what_was_written_before_says_only_of_whom(text: str) -> None:
    assert taken("turn5", "Frederick", text) == ["move Winterfeldt: Aussig"]


@pytest.mark.parametrize(
    "text",
    [
        "I wrote yesterday that Winterfeldt marches to Raudnitz by Aussig and Leitmeritz.",
        "I said Winterfeldt to Leitmeritz.",
    ],
)
def test_what_was_written_before_is_no_order(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", text)
    assert receipt.doubtful or receipt.problems
    assert not orders


def test_a_remark_between_is_not_asked_about_once_the_march_is_told_anew() -> None:
    text = "Dohna to Woldenberg. No, wait, that brings him under Saltikov's nose. Dohna to Landsberg instead."
    assert taken("turn4", "Frederick", text) == ["move Dohna: Landsberg"]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Soubise to Kassel. I like Göttingen.", ["move Soubise: Kassel"]),
        ("Soubise to Kassel. Is Göttingen free? Then Münden.", ["move Soubise: Kassel"]),
        ("Soubise to Kassel. Hm, Göttingen is too far.", ["move Soubise: Kassel"]),
        ("Soubise to Kassel. Would Göttingen be better? No.", ["move Soubise: Kassel"]),
    ],
)
def test_cities_that_are_no_way_change_nothing(text: str, orders: list[str]) -> None:
    told = [one.replace(" to ", ": ") for one in lines("turn2", "Pompadour", text)]
    assert told in (orders, [])


def test_an_unread_condition_stays_in_doubt() -> None:
    text = "If Daun sneezes Keith goes to Brieg. Keith to Brieg."
    receipt, _ = orders_of(moment("turn5"), "Frederick", text)
    assert receipt.doubtful or receipt.problems

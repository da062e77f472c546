"""What is asked back quotes every sentence that is not taken, those too that were read before."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


def asked_back(situation: str, player: str, text: str) -> tuple[str, list[str]]:
    """All that is quoted as not taken, and the orders that are."""
    receipt, found = orders_of(moment(situation), player, text)
    return " ".join(map(str, receipt.doubtful)), [order_line(order) for _, order in found]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("If Daun is attacked, fight up to 30.", "If it looks hopeless, rather give up with 1 or 2 lost."),
        ("Wird Daun angegriffen, kämpft er bis 30.", "Ist es aussichtslos, lieber mit 1 oder 2 Verlust weg."),
        ("Daun fights Schwerin up to 20 points.", "But not with more than a handful of those."),
    ],
)
@pytest.mark.parametrize("between", [" ", "\n"])
def test_a_plan_that_a_later_sentence_limits_is_quoted_with_it(first: str, second: str, between: str) -> None:
    quoted, orders = asked_back("turn5", "Maria Theresa", first + between + second)
    assert not orders and first in quoted and second in quoted


@pytest.mark.parametrize(
    ("more", "kept"),
    [
        ("Danach weiter mit Pik bis Lacy aufgibt, immer die höchste die ich hab.", "Die Reserven schlafen."),
        ("After that on with spades till Lacy cracks, whatever I have got.", "The Reserves sleep on."),
    ],
)
def test_behind_a_card_all_of_the_rest_is_quoted(more: str, kept: str) -> None:
    quoted, orders = asked_back("t4-prussia-fight", "Frederick", f"Winterfeldt: S13. {more}\n{kept}")
    assert orders == ["answer 114: play S13"] and more in quoted


@pytest.mark.parametrize(
    "text",
    [
        "Daun, Lacy und die Rekruten wie gehabt, passt so.",
        "Daun, Lacy and the recruits as before.",
        "Laudon, Daun, Lacy wie gehabt.",
    ],
)
def test_a_row_of_names_goes_on_as_ordered(text: str) -> None:
    """`Daun, passt so` was left of it, and he gave every fight up."""
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == []


@pytest.mark.parametrize(
    "text",
    [
        "Müssen Schwerin und Keith zurückweichen, dann bitte nach Breslau.",
        "Sollten Schwerin und Keith zurückweichen müssen, bitte nach Breslau.",
        "Verlieren Schwerin und Keith, dann nach Breslau.",
    ],
)
def test_a_condition_that_begins_with_a_verb_of_several_is_heard(text: str) -> None:
    quoted, orders = asked_back("turn5", "Maria Theresa", text)
    assert orders == ["retreat Schwerin + Keith: Breslau"] * 2 or text in quoted


@pytest.mark.parametrize(
    "text",
    [
        "Ich spiele Pik 13. Das bringt ihn auf sechs.",
        "S13. Damit steht es sechs für mich.",
        "S13. Das drückt ihn auf minus sechs.",
        "S13. That puts him at six.",
    ],
)
def test_a_score_that_is_told_is_no_card(text: str) -> None:
    """`auf sechs` was a plan to play the six."""
    assert taken_whole("t4-prussia-fight", "Frederick", text) == ["answer 114: play S13"]


def test_a_number_behind_then_is_a_card_still() -> None:
    orders = taken_whole("t4-prussia-fight", "Frederick", "S13. Dann die sechs.")
    assert orders == ["answer 114: play S13", "battle Winterfeldt > Lacy: play S6"]


@pytest.mark.parametrize(
    "plan",
    [
        "Hands off the Reserves.", "Fight to the last card.", "From the top down.",
        "Bis zur letzten Karte kämpfen.",
    ],
)  # fmt: skip
def test_a_plan_far_below_two_fights_is_shown(plan: str) -> None:
    fights = "Heinrich via Borna to Altenburg, attacks Hildburghausen. "
    fights += "Schwerin and Keith to Schweidnitz and attack Daun."
    quoted, orders = asked_back("turn5", "Frederick", f"{fights}\n\nLehwaldt to Goldberge.\n\n{plan}")
    assert plan in quoted or any(one.startswith("battle") for one in orders)

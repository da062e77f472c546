"""Sentences of which half was once read as another order: each is taken whole or asked back."""

from __future__ import annotations

import pytest

from pbem.desk.letters.submit import hear
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def heard(text: str, player: str, situation: str = "turn4") -> tuple[list[str], str]:
    """What a letter has on file, and all that its receipt asks or faults."""
    receipt, orders = orders_of(moment(situation), player, text)
    told = " ".join(str(one) for one in (*receipt.warnings, *receipt.problems))
    return [f"{nation}: {order_line(order)}" for nation, order in orders], told


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("One troop for Soubise against an eight of clubs.", "Pompadour"),
        ("Two regiments for Chevert, against the ten of clubs.", "Pompadour"),
        ("Dohna: two men, for the C5 and the C8.", "Frederick"),
        ("Eine Armee für Soubise gegen die Kreuz 8.", "Pompadour"),
        ("Zwei Mann für Chevert, dafür die Kreuz 10.", "Pompadour"),
    ],
)
def test_troops_for_a_card_are_no_fight(text: str, player: str) -> None:
    filed, told = heard(text, player)
    assert not any("battle" in one for one in filed) and "battle" not in told.partition("write it like")[0]
    assert filed or "not taken as" in told or "recruit" in told


PLANS = [
    ("Frederick", "Prussia", "nation Prussia, standing:\n- Heinrich vs Hildburghausen: fight up to 18\n"
     "- all others: loss 1, spend not more than 12\n\nnation Hanover: standing off, then: battle ask."),
    ("Frederick", "Prussia", "nation Hanover\nhold\n\nnation Prussia\nall others: loss 1, spend at most 12"),
    ("Frederick", "Hanover", "nation Hanover, standing\nNever lose more than 2 troops in any fight."),
    ("Maria Theresa", "Imperial Army", "nation Österreich\nhalten\n\nnation Reichsarmee, Dauerbefehle:\n"
     "Alle anderen: höchstens zwei Verluste."),
]  # fmt: skip


@pytest.mark.parametrize(("player", "nation", "text"), PLANS)
def test_a_plan_in_the_part_of_one_nation_is_hers_alone(player: str, nation: str, text: str) -> None:
    filed, told = heard(text, player)
    plans = [one for one in filed if "battle" in one]
    assert plans and all(one.startswith(f"{nation}: ") for one in plans), (filed, told)


def test_a_plan_below_the_heading_of_standing_orders_is_one() -> None:
    for player, nation, text in (PLANS[0], PLANS[2], PLANS[3]):
        filed = hear(moment("turn4"), "letter.txt", text.encode(), sender=player).entry.orders or {}
        assert not filed[nation].orders or nation == "Prussia", text
        assert any(isinstance(one, BattleOrder) and not one.own for one in filed[nation].standing or ()), text


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("Standing: discard lowest, battle loss 3.", "Pompadour"),
        ("standing: battle: loss 2, spend 10; discard lowest", "Pompadour"),
        ("Dauerbefehle: abwerfen niedrigste, Kampf: Verlust 3", "Pompadour"),
    ],
)
def test_all_that_stands_behind_the_heading_of_standing_orders_is_standing(text: str, player: str) -> None:
    filed = hear(moment("turn4"), "letter.txt", text.encode(), sender=player).entry.orders or {}
    kinds = sorted(type(one).__name__ for one in filed["France"].standing or ())
    assert not filed["France"].orders and kinds == ["BattleOrder", "DiscardOrder"]


@pytest.mark.parametrize(
    "text",
    [
        "nation Hanover\n\nForget that one. I want to be asked, for every card.",
        "nation Prussia\nSeydlitz: no cards, he takes what he gets.",
        "nation Prussia\nKeith gets no cards.",
    ],
)
def test_what_is_to_be_played_or_asked_is_not_silent(text: str) -> None:
    filed, told = heard(text, "Frederick")
    assert not filed and "not taken as" in told and ": fight" not in told.partition("write it like")[0]


@pytest.mark.parametrize(
    "text",
    [
        "Daun does not go to Glatz, he stays in Habelschwert.",
        "Daun no longer goes to Glatz, he stays.",
        "Daun zieht nicht mehr nach Glatz.",
        "Laudon geht nach Oppeln und dann nicht mehr weiter nach Lublinitz.",
        "Laudon marches to Oppeln and stays there, so not on to Lublinitz.",
    ],
)
def test_where_a_piece_does_not_go_is_no_march(text: str) -> None:
    filed, told = heard(text, "Maria Theresa", "t5-austria-moves")
    assert not any("Glatz" in one or "Lublinitz" in one for one in filed)
    assert filed or "not taken as an order" in told


@pytest.mark.parametrize(
    "text",
    ["Daun bleibt nicht in Habelschwert, sondern geht nach Glatz.", "Daun doesn't stay, he goes to Glatz."],
)
def test_who_does_not_stay_goes(text: str) -> None:
    assert heard(text, "Maria Theresa", "t5-austria-moves")[0] == ["Austria: move Daun: Glatz"]

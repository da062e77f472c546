"""How an answered fight goes on, plans for whoever comes, for both nations, and clauses cut short."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def lines(situation: str, player: str, text: str) -> list[str]:
    _, orders = orders_of(moment(situation), player, text)
    return [f"{nation}: {order_line(order)}" for nation, order in orders]


@pytest.mark.parametrize(
    ("rest", "plan"),
    [
        ("Wenn ich danach wieder im Minus bin, gebe ich auf.", "concede"),
        ("Wenn es dann wieder Minus steht, ist Schluss.", "concede"),
        ("Sollten die Preußen danach wieder vorn liegen, dann die 7.", "play C7"),
        ("If Prussia is ahead again after that, I concede.", "concede"),
        ("Danach niedrig weiter, beide Reserven behalten.", "low, keep R"),
    ],
)
def test_a_fight_goes_on_as_told_behind_its_answer(rest: str, plan: str) -> None:
    found = lines("t3-austria-fight", "Maria Theresa", f"Kreuz 11. {rest}")
    assert [one.partition(": ")[2].partition(": ")[2] for one in found] == ["play C11", plan]


@pytest.mark.parametrize(
    "text", ["Sollte Ferdinand angreifen, kämpfe bis 25.", "When Ferdinand attacks us, fight up to 25."]
)
def test_a_plan_is_for_the_enemy_who_comes(text: str) -> None:
    assert lines("turn4", "Pompadour", text) == ["France: battle > Ferdinand if attacked: fight up to 25"]


@pytest.mark.parametrize(
    "text", ["Für Kämpfe von beiden Nationen: Verlust 1.", "Fights in both countries: loss 1."]
)
def test_a_plan_is_for_both_nations(text: str) -> None:
    found = lines("turn2", "Frederick", text)
    assert found == ["Prussia: battle: loss 1", "Hanover: battle: loss 1"]


@pytest.mark.parametrize(
    ("clauses", "plan"),
    [("Verl. 1, ausg. 12", "loss 1, spend 12"), ("max. 18, Verlust 2", "spend 18, loss 2"),
     ("max. 18, loss 2", "spend 18, loss 2")],
)  # fmt: skip
def test_clauses_may_be_cut_short(clauses: str, plan: str) -> None:
    found = lines("turn4", "Elisabeth", f"Nation Russland\nKampf: {clauses}")
    assert found == [f"Russia: battle: {plan}"]


def test_a_plan_beside_an_answer_is_of_the_nation_that_was_asked() -> None:
    found = lines("t2-russia-fight", "Elisabeth", "answer 49: concede\nbattle: ask")
    assert found == ["Russia: answer 49: concede", "Russia: battle: ask"]


def test_a_plan_for_laudon_gives_up_when_it_costs_little() -> None:
    text = "Wird Laudon angegriffen, gibt er auf, wenns höchstens 1 kostet."
    assert lines("turn2", "Maria Theresa", text) == ["Austria: battle Laudon if attacked: loss 1"]

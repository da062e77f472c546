"""Attacks that are told behind a march, in a sentence of their own or on a condition."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

MARCH, ATTACK = "move Schwerin: Grottkau, Neisse", "attack Schwerin > Laudon"

BIDDEN = (
    "From there he attacks Laudon.", "There attack Laudon, please.", "He hits Laudon at once from there.",
    "Von da aus greift er Laudon an.", "Dort bitte Attacke gegen Laudon.", "Laudon sofort angreifen.",
)  # fmt: skip
TOLD = (
    "Then Laudon attacks.", "Dann greift Laudon an.", "From there Laudon is attacked.",
    "Laudon attacks him there.", "Don't attack Laudon from there.", "From there he might attack Laudon.",
)  # fmt: skip


@pytest.mark.parametrize("attack", BIDDEN)
def test_who_has_marched_attacks(attack: str) -> None:
    assert taken_whole("turn2", "Frederick", f"Schwerin: Grottkau, Neisse. {attack}") == [MARCH, ATTACK]


@pytest.mark.parametrize("told", TOLD)
def test_an_attack_of_the_enemy_or_a_thought_is_none_of_his(told: str) -> None:
    orders = orders_of(moment("turn2"), "Frederick", f"Schwerin: Grottkau, Neisse. {told}")[1]
    assert [order_line(one) for _, one in orders] == [MARCH]


@pytest.mark.parametrize(
    "attack",
    ["Attack Löbau.", "They attack Löbau.", "Attack on Löbau!", "Angriff auf Löbau.", "Löbau angreifen."],
)
def test_those_who_stand_in_the_city_that_is_attacked_are_meant(attack: str) -> None:
    march = "move Friedrich + Winterfeldt: Rumburg, Zittau"
    told = f"Friedrich and Winterfeldt to Zittau by way of Rumburg. {attack}"
    both = "attack Friedrich + Winterfeldt > Browne + Karl"
    assert taken_whole("turn3", "Frederick", told) == [march, both]


@pytest.mark.parametrize(
    "attack", ["Attack on Görlitz!", "No attack on Löbau.", "Attack Löbau if Browne is still there."]
)
def test_an_attack_on_an_empty_city_or_on_a_condition_is_asked_about(attack: str) -> None:
    told = f"Friedrich and Winterfeldt to Zittau by way of Rumburg. {attack}"
    receipt, orders = orders_of(moment("turn3"), "Frederick", told)
    assert receipt.doubtful
    assert [order_line(one) for _, one in orders] == ["move Friedrich + Winterfeldt: Rumburg, Zittau"]


def test_the_condition_behind_an_attack_is_not_that_of_the_march() -> None:
    text = "Schwerin goes by Grottkau to Neisse and attacks Laudon if he is still in Ziegenhals."
    assert taken_whole("turn2", "Frederick", text) == [MARCH, f"if Laudon in Ziegenhals: {ATTACK}"]


def test_a_condition_before_both_is_that_of_both() -> None:
    text = "If Laudon is still in Ziegenhals, Schwerin goes by Grottkau to Neisse and attacks him."
    assert taken_whole("turn2", "Frederick", text) == [
        f"if Laudon in Ziegenhals: {MARCH}", f"if Laudon in Ziegenhals: {ATTACK}",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "attack",
    [
        "He attacks the Imperialists.", "There he attacks the Imperial Army.",
        "Er greift die Reichsarmee an.", "Dort greift er die Reichstruppen an.",
    ],
)  # fmt: skip
def test_who_has_marched_attacks_those_of_a_nation_beside_him(attack: str) -> None:
    text = f"Heinrich via Borna to Altenburg. {attack}"
    assert taken_whole("turn5", "Frederick", text) == [
        "move Heinrich: Borna, Altenburg", "attack Heinrich > Hildburghausen",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "told",
    [
        "He does not attack the Imperialists.", "He doesn't attack Hildburghausen.",
        "Er greift die Reichsarmee nicht an.",
    ],
)
def test_an_attack_that_is_denied_is_asked_about(told: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", f"Heinrich via Borna to Altenburg. {told}")
    assert [order_line(one) for _, one in orders] == ["move Heinrich: Borna, Altenburg"] and receipt.doubtful


@pytest.mark.parametrize(
    "attack",
    [
        "He attacks the French.", "They attack the Austrians next turn, I think.",
        "If he attacks the Imperialists, fine.",
    ],
)
def test_an_attack_on_those_who_are_far_or_in_a_thought_is_none(attack: str) -> None:
    orders = orders_of(moment("turn5"), "Frederick", f"Heinrich via Borna to Altenburg. {attack}")[1]
    assert [order_line(one) for _, one in orders] == ["move Heinrich: Borna, Altenburg"]

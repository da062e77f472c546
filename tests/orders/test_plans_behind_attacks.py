"""How to fight, told behind an attack or behind who stays; plans with clauses in other words."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

ALTENBURG = ["move Heinrich: Borna, Altenburg", "attack Heinrich > Hildburghausen"]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("Heinrich to Altenburg via Borna, attacks Hildburghausen, fight up to 20", "fight up to 20"),
        ("Heinrich goes to Altenburg and attacks Hildburghausen with up to 20 points.", "fight up to 20"),
        ("Heinrich: Borna, Altenburg, attack Hildburghausen, loss 2", "loss 2"),
        ("Heinrich: Borna, Altenburg, attack Hildburghausen, max 20 points, no reserve",
         "fight up to 20, keep R"),
        ("Heinrich zieht nach Altenburg und greift Hildburghausen an, kämpfen bis 20", "fight up to 20"),
    ],
)  # fmt: skip
def test_how_to_fight_behind_an_attack_is_for_that_fight(text: str, clauses: str) -> None:
    """What stood behind the second comma was lost without a word."""
    plan = f"battle Heinrich > Hildburghausen: {clauses}"
    assert taken_whole("turn5", "Frederick", text) == [*ALTENBURG, plan]


@pytest.mark.parametrize(
    "text",
    [
        "Heinrich could go to Altenburg and attack Hildburghausen, fight up to 20",
        "If Hildburghausen comes to Altenburg Heinrich attacks him, fight up to 20",
        "Heinrich does not attack Hildburghausen, fight up to 20",
    ],
)
def test_no_plan_is_taken_behind_an_attack_that_is_none(text: str) -> None:
    _, orders = orders_of(moment("turn5"), "Frederick", text)
    assert not any("attack" in one.text or "battle Heinrich >" in one.text for _, one in orders)


@pytest.mark.parametrize(
    ("clauses", "meant"),
    [
        ("fight to 25, max loss 3", "fight up to 25, loss 3"),
        ("fight up to 25, then accept a loss of 3, otherwise ask", "fight up to 25, loss 3, ask"),
        ("fight up to 25, accept 3 losses", "fight up to 25, loss 3"),
        ("fight up to 25, give up if the loss is 3 or less", "fight up to 25, loss 3"),
        ("fight up to 25, concede if loss 3 or less", "fight up to 25, loss 3"),
        ("low, stop at 20 points", "low, spend 20"),
        ("fight up to 25 points, don't use reserves", "fight up to 25, keep R"),
    ],
)
def test_a_plan_keeps_its_head_when_its_clauses_are_reworded(clauses: str, meant: str) -> None:
    """`battle > Ferdinand:` became a plan for the fights that he begins."""
    found = taken_whole("turn4", "Pompadour", f"battle > Ferdinand: {clauses}")
    assert found == [f"battle > Ferdinand: {meant}"]


@pytest.mark.parametrize("clauses", ["ask, otherwise fight", "fight unless it rains", "S8 if he is weak"])
def test_clauses_that_may_mean_something_else_are_asked_back(clauses: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", f"battle > Ferdinand: {clauses}")
    assert not orders and receipt.problems


@pytest.mark.parametrize(
    "text",
    [
        "Browne + Karl stay in Löbau, if attacked fight up to 20 then loss 3",
        "Browne und Karl bleiben in Löbau, wenn angegriffen kämpfen bis 20, Verlust 3",
    ],
)
def test_who_stays_and_fights_if_attacked_has_a_plan(text: str) -> None:
    found = taken_whole("turn3", "Maria Theresa", f"Daun: Glatz\n{text}")
    assert found[-1] == "battle Browne if attacked: fight up to 20, loss 3"


@pytest.mark.parametrize(
    "text",
    ["attack Ferdinand with Richelieu", "Angriff auf Ferdinand mit Richelieu"],
)
def test_an_attack_says_with_whom(text: str) -> None:
    assert taken_whole("turn4", "Pompadour", text) == ["attack Richelieu > Ferdinand"]


def test_a_general_may_be_named_by_his_initial_before_his_goal() -> None:
    text = "Imperial Army\nH to Naumburg and back to Zeitz"
    assert taken_whole("turn3", "Maria Theresa", text) == ["move Hildburghausen: Naumburg, Zeitz"]


def test_a_greeting_names_nobody() -> None:
    """`Hi` are also the first letters of Hildburghausen, and `Tom` those of a city."""
    assert taken_whole("turn3", "Maria Theresa", "Hi Tom,\n\nDaun: Glatz") == ["move Daun: Glatz"]

"""A plan in a sentence of its own right behind an attack, or the plan of one fight, in its own form."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

MARCH = "move Friedrich + Winterfeldt: Rumburg, Zittau\n"
ATTACK = MARCH + "attack Friedrich + Winterfeldt > Browne\n"
DAUN = "battle Daun: fight up to 12\n"


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("Bei -3 oder besser lieber aufgeben.", "loss 3"),
        ("Give up at -3 or better.", "loss 3"),
        ("Fight up to 20, lose one at most.", "fight up to 20, loss 1"),
        ("Bis 20 kämpfen, höchstens 1 verlieren.", "fight up to 20, loss 1"),
        ("H13 first.", "play H13"),
    ],
)
def test_a_plan_right_below_an_attack_is_of_that_fight(text: str, clauses: str) -> None:
    """It was for all fights."""
    assert taken_whole("turn3", "Frederick", ATTACK + text)[-1] == f"battle Friedrich > Browne: {clauses}"


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("At most 2 lost.", "fight up to 12, loss 2"),
        ("Wir geben auf, wenn es nur 2 kostet.", "fight up to 12, loss 2"),
        ("Höchstens 2 verlieren.", "fight up to 12, loss 2"),
        ("Keep the Reserves.", "fight up to 12, keep R"),
    ],
)
def test_what_stands_right_below_a_plan_goes_on_with_it(text: str, clauses: str) -> None:
    assert taken_whole("turn5", "Maria Theresa", DAUN + text)[-1] == f"battle Daun: {clauses}"


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        (DAUN + "In all fights loss 2.", "battle: loss 2"),
        (DAUN + "Nobody loses more than 2.", "battle: loss 2"),
        (DAUN + "Everywhere else loss 1.", "battle: loss 1"),
        (DAUN + "\nAt most 2 lost in a fight.", "battle: loss 2"),
        ("battle: fight up to 12\nNobody loses more than 2.", "battle: loss 2"),
    ],
)
def test_what_is_said_of_all_fights_is_for_all(text: str, plan: str) -> None:
    assert taken_whole("turn5", "Maria Theresa", text)[-1] == plan


@pytest.mark.parametrize(
    "text",
    [
        DAUN + "battle Lacy: keep R\nAt most 2 lost.",
        DAUN + "battle Lacy: keep R\nBei -3 oder besser lieber aufgeben.",
        "battle Daun: loss 1\nAt most 2 lost.",
    ],
)
def test_behind_several_fights_it_is_asked_which_is_meant(text: str) -> None:
    """It was for all fights."""
    receipt, orders = orders_of(moment("turn5"), "Maria Theresa", text)
    assert receipt.doubtful
    assert len(orders) == text.count("battle")


@pytest.mark.parametrize(
    "text",
    [
        "Die werden höchstens 2 verlieren.", "Die sollen höchstens 2 verlieren.", "Der verliert höchstens 2.",
        "Der gibt bei 2 auf.", "They will lose 2 at most.", "Those will lose no more than 2.",
        "No battle up to 12.", "Kein Kampf bis 12.", "No fight up to 20 points.",
    ],
)  # fmt: skip
def test_what_others_lose_and_what_contradicts_itself_is_no_plan(text: str) -> None:
    assert not lines_taken("turn4", "Pompadour", text)
    receipt, _ = orders_of(moment("turn4"), "Pompadour", text)
    assert receipt.problems or receipt.doubtful


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("No battle over 12.", "battle: spend 12"),
        ("No fights beyond 12 points.", "battle: spend 12"),
        ("Kein Kampf über 12 Punkte.", "battle: spend 12"),
        ("Soubise: no fight", "battle Soubise: concede"),
        ("Wird Soubise angegriffen: kein Kampf.", "battle Soubise if attacked: concede"),
    ],
)
def test_no_fight_is_given_up_and_none_beyond_a_limit_is_one(text: str, plan: str) -> None:
    assert taken_whole("turn4", "Pompadour", text) == [plan]

"""Plans for all others behind that of one fight, for him told of before, and beside a fight that goes on."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

BROWNE = "battle Friedrich > Browne: low"


@pytest.mark.parametrize("others", ["All others: max loss 2.", "Others: loss 2."])
def test_what_is_for_all_others_is_not_for_the_fight_before(others: str) -> None:
    text = f"Friedrich against Browne: low cards. {others}"
    assert taken_whole("turn3", "Frederick", text) == [BROWNE, "battle: loss 2", "battle: loss 2"]


def test_if_it_is_not_read_it_is_asked_about() -> None:
    text = "Friedrich against Browne: low cards. All others at most loss 2."
    receipt, _ = orders_of(moment("turn3"), "Frederick", text)
    assert lines_taken("turn3", "Frederick", text) == [BROWNE] and receipt.doubtful


def test_the_plan_for_another_fight_is_no_answer() -> None:
    plan = "lowest card that puts me ahead, at most 15 points, give up at a loss of 1."
    text = f"S4.\nFriedrich against Browne: {plan}"
    taken = taken_whole("t4-prussia-fight", "Frederick", text)
    assert sorted(taken) == ["answer 114: play S4", "battle Friedrich > Browne: spend 15, low, loss 1"]


def test_who_is_attacked_is_he_who_was_told_of() -> None:
    text = "Daun hält Glatz und bleibt. Wird er angegriffen, dann die kleinen Karos zuerst, höchstens 40."
    assert not any(line.startswith("battle if") for line in lines_taken("turn4", "Maria Theresa", text))


def test_a_plan_headed_by_its_generals_is_theirs_beside_a_fight() -> None:
    text = "D7.\nSchwerin + Keith: against Daun up to 30 points, no Reserves."
    plan = "battle Schwerin + Keith > Daun: fight up to 30, keep R"
    assert sorted(taken_whole("t4-hanover-fight", "Frederick", text)) == ["answer 158: play D7", plan]

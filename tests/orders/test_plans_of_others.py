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


def test_a_limit_at_the_end_of_a_line_stays_there() -> None:
    text = "in any fight: at most 15 points, give up at a loss of 2 or less\ndiscard the lowest card"
    taken = taken_whole("turn2", "Pompadour", text)
    assert sorted(taken) == ["battle: fight up to 15, loss 2", "discard lowest"]


@pytest.mark.parametrize("text", ["P5 n. Schweidnitz (Reichenbach)", "Keith to Schweidnitz (Reichenbach)."])
def test_a_city_in_brackets_behind_a_goal_is_on_the_way(text: str) -> None:
    assert lines_taken("setup", "Frederick", text) == ["move Keith: Reichenbach, Schweidnitz"]


def test_who_takes_somebody_along_joins_no_train() -> None:
    text = (
        "Troß 1 fährt nach Elsterwerda.\nCumberland bekommt zwei neue Armeen, bezahlt mit D7 und D5.\n"
        "Ferdinand nimmt Cumberland mit nach Celle."
    )
    taken = taken_whole("turn4", "Frederick", text)
    assert {"move train 1: Elsterwerda", "move Ferdinand + Cumberland: Celle"} < set(taken)


@pytest.mark.parametrize("text", ["spiel pik 4", "Spiel S4", "Spiel die Pik 4."])
def test_a_card_to_play_is_no_name_of_a_game(text: str) -> None:
    assert taken_whole("t4-prussia-fight", "Frederick", text) == ["answer 114: play S4"]


@pytest.mark.parametrize(
    "text",
    [
        "Heinrich nach Hoyerswerda (Weg: Finsterwalde, Senftenberg).",
        "Heinrich stellt sich in Hoyerswerda auf, als Rückhalt (Weg: Finsterwalde, Senftenberg).",
        "Heinrich to Hoyerswerda: Finsterwalde, Senftenberg, Hoyerswerda.",
    ],
)
def test_a_way_told_behind_its_goal_leads_there(text: str) -> None:
    march = "move Heinrich: Finsterwalde, Senftenberg, Hoyerswerda"
    assert lines_taken("turn2", "Frederick", text) == [march]


def test_who_marches_and_gets_both_new_troops_does_both() -> None:
    text = "Dohna falls back to Küstrin and gets both new troops. I pay for them with D12."
    assert taken_whole("turn5", "Frederick", text) == ["move Dohna: Küstrin", "recruit D12: Dohna 2"]


def test_who_waits_gets_none_of_those_who_come_back() -> None:
    text = "Lacy stays and waits for help: Browne comes back in Tabor with 3 troops, paid with C11 and S8."
    assert lines_taken("turn5", "Maria Theresa", text) == ["recruit C11 S8: Browne at Tabor 3"]


def test_a_plan_headed_by_its_generals_is_theirs_beside_a_fight() -> None:
    text = "D7.\nSchwerin + Keith: against Daun up to 30 points, no Reserves."
    plan = "battle Schwerin + Keith > Daun: fight up to 30, keep R"
    assert sorted(taken_whole("t4-hanover-fight", "Frederick", text)) == ["answer 158: play D7", plan]

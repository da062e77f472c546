"""What stands in brackets is a part of the order, an order of its own, shown as not taken, or a remark."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

MARCH = "move Friedrich: Löbau, Bautzen, Weißwasser"


@pytest.mark.parametrize(
    ("line", "orders"),
    [
        ("battle: loss 2 (keep H13)", ["battle: loss 2, keep H13"]),
        ("battle Schwerin: loss 2 (and no more than 15 points)", ["battle Schwerin: loss 2, spend 15"]),
        ("Kampf: Verlust 2 (behalte S13)", ["battle: loss 2, keep S13"]),
        ("retreat Browne: Guben (else Cottbus)", ["retreat Browne: Guben, Cottbus"]),
        ("Rückzug Browne: Guben (sonst Cottbus)", ["retreat Browne: Guben, Cottbus"]),
        ("train 1 to Elsterwerda (then Falkenberg)", ["move train 1: Elsterwerda, Falkenberg"]),
        ("Troß 1 nach Elsterwerda (dann Falkenberg)", ["move train 1: Elsterwerda, Falkenberg"]),
        ("move train 1: Elsterwerda (then Falkenberg)", ["move train 1: Elsterwerda, Falkenberg"]),
    ],
)
def test_it_goes_on_with_the_order(line: str, orders: list[str]) -> None:
    assert taken_whole("turn4", "Frederick", f"nation Prussia\n{line}") == orders


@pytest.mark.parametrize(
    ("line", "attack"),
    [
        (f"{MARCH[5:]} (and he attacks Browne there)", "attack Friedrich > Browne"),
        ("Friedrich nach Löbau, Bautzen, Weißwasser (Angriff auf Browne!)", "attack Friedrich > Browne"),
    ],
)
def test_behind_a_sentence_it_is_read_like_one(line: str, attack: str) -> None:
    assert taken_whole("turn4", "Frederick", f"nation Prussia\n{line}") == [MARCH, attack]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (f"{MARCH} (and attack Browne)", "and attack Browne"),
        (f"{MARCH} (Winterfeldt comes along)", "Winterfeldt comes along"),
        ("battle: loss 2 (Schwerin: loss 3)", "Schwerin: loss 3"),
        ("move Keith: Waldenburg (and one man for Dohna if the cards allow)", "and one man for Dohna"),
        ("ziehe Heinrich: Borna (Seydlitz kommt mit)", "Seydlitz kommt mit"),
        ("Schwerin to Striegau (give Keith two troops)", "give Keith two troops"),
    ],
)
def test_what_is_not_read_is_shown(line: str, said: str) -> None:
    receipt, _ = orders_of(moment("turn4"), "Frederick", f"nation Prussia\n{line}")
    assert any(said in str(one) for one in (*receipt.doubtful, *receipt.problems)), receipt


def test_an_attack_on_a_condition_is_none() -> None:
    text = f"nation Prussia\n{MARCH}\nattack Friedrich > Browne (only if Karl is gone)"
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    assert len(orders) == 1 and any("Karl is gone" in str(one) for one in receipt.doubtful)


@pytest.mark.parametrize(
    "line",
    [
        f"{MARCH} (three cities)",
        f"{MARCH} (brr, cold there)",
        "move Schwerin: Striegau (home at last)",
        "battle: loss 2 (sigh)",
        "Kampf: Verlust 2 (seufz)",
        "Friedrich nach Löbau (endlich)",
        "move Lehwaldt: Chorzele, Ciechanów, Nasielsk (that was a Russian train)",
    ],
)
def test_a_remark_is_one(line: str) -> None:
    assert len(taken_whole("turn4", "Frederick", f"nation Prussia\n{line}")) == 1


@pytest.mark.parametrize(
    "line",
    [
        "attack Friedrich > Browne, fight up to 30, loss 2",
        "attack Friedrich > Browne: fight up to 30, loss 2",
        "attack Friedrich > Browne (fight up to 30, loss 2)",
        "attack Friedrich > Browne - fight up to 30, loss 2",
        "attack Friedrich > Browne, then fight up to 30, loss 2",
        "Angriff Friedrich > Browne, Kampf kämpfe bis 30, Verlust 2",
        "1. attack Friedrich -> Browne; fight up to 30; loss 2",
    ],
)
def test_a_plan_behind_an_attack_is_for_that_fight(line: str) -> None:
    plan = "battle Friedrich > Browne: fight up to 30, loss 2"
    assert taken_whole("turn4", "Frederick", f"nation Prussia\n{MARCH}\n{line}") == [
        MARCH, "attack Friedrich > Browne", plan,
    ]  # fmt: skip


def test_a_plan_for_all_fights_stays_one() -> None:
    text = f"nation Prussia\n{MARCH}\nattack Friedrich > Browne\nbattle: loss 2"
    assert taken_whole("turn4", "Frederick", text)[-1] == "battle: loss 2"


def test_what_cards_are_worth_is_a_remark() -> None:
    line = "recruit H11: Cumberland 1 (11 points)"
    assert taken_whole("turn4", "Frederick", f"nation Hanover\n{line}") == ["recruit H11: Cumberland 1"]


@pytest.mark.parametrize("end", [", then ask", ", ask", ", dann fragen"])
def test_to_be_asked_for_the_next_attack_is_no_plan(end: str) -> None:
    text = f"nation Prussia\n{MARCH}\nattack Friedrich > Browne{end}"
    assert taken_whole("turn4", "Frederick", text) == [MARCH, "attack Friedrich > Browne, then ask"]


@pytest.mark.parametrize("text", ["P5 n. Schweidnitz (Reichenbach)", "Keith to Schweidnitz (Reichenbach)."])
def test_a_city_in_brackets_behind_a_goal_is_on_the_way(text: str) -> None:
    assert lines_taken("setup", "Frederick", text) == ["move Keith: Reichenbach, Schweidnitz"]


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

"""Attacks on a condition with a plan behind them, and conditions that name the goal, or when they count."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

TO_WANGERIN = "move Saltikov + Fermor: Wałcz, Falkenburg, Wangerin"
ATTACK = "if Dohna in Stargard: attack Saltikov + Fermor > Dohna"


@pytest.mark.parametrize(
    "text",
    [
        "Salt.+Ferm. via Wałcz/Falkenburg -> Wangerin. Dohna angreifen, falls noch in Stargard, max 1 Karte.",
        "Saltikov and Fermor to Wangerin. Attack Dohna if still in Stargard, max. 1 card.",
        "Saltikov and Fermor to Wangerin. If Dohna is still in Stargard attack him, at most 1 card.",
    ],
)
def test_a_plan_stands_behind_the_condition(text: str) -> None:
    lines = [TO_WANGERIN, ATTACK, "battle Saltikov > Dohna: cards 1"]
    assert taken_whole("turn2", "Elisabeth", f"{text}\n") == lines


def test_no_march_is_lost_for_a_condition_without_a_comma() -> None:
    text = "Saltikov and Fermor to Wangerin. If Dohna is still in Stargard attack him.\n"
    assert taken_whole("turn2", "Elisabeth", text) == [TO_WANGERIN, ATTACK]


def test_an_enemy_who_may_attack_is_not_attacked() -> None:
    text = "Sollte Daun Schwerin und Keith in Schweidnitz angreifen, so kämpfe bis 20.\n"
    lines = ["battle Schwerin + Keith > Daun if attacked: fight up to 20"]
    assert taken_whole("turn4", "Frederick", text) == lines


@pytest.mark.parametrize(
    ("situation", "player", "text", "lines"),
    [
        ("turn3", "Maria Theresa",
         "If Zittau is free, Lacy proceeds there by Reichenberg and Friedland; otherwise he kindly stays.",
         ["if Zittau free: move Lacy: Reichenberg, Friedland (Bohemia), Zittau"]),
        ("turn4", "Elisabeth",
         "Fermor geht über Belgard nach Colberg. Wenn Neu Stettin frei ist, rückt der erste Troß von Złotów "
         "über Człuchów dorthin nach.",
         ["move Fermor: Belgard, Colberg", "if Neu Stettin free: move train 1: Człuchów, Neu Stettin"]),
        ("turn2", "Pompadour",
         "Richelieu and Chevert go to Paderborn, Driburg, Holzminden. If Cumberland turns up in Pyrmont "
         "before I move, they stop in Paderborn instead.",
         ["if not Cumberland in Pyrmont: move Richelieu + Chevert: Paderborn, Driburg, Holzminden",
          "if Cumberland in Pyrmont: move Richelieu + Chevert: Paderborn"]),
    ],
)  # fmt: skip
def test_a_condition_names_the_goal(situation: str, player: str, text: str, lines: list[str]) -> None:
    assert taken_whole(situation, player, f"{text}\n") == lines


@pytest.mark.parametrize(
    "text",
    [
        "Lacy retreats to Prag, else Kolin.",
        "Lacy zieht sich nach Prag zurück, sonst nach Kolin.",
    ],
)
def test_an_enemy_retreats_to_one_city_or_else_another(text: str) -> None:
    letter = f"P1+P2: Leipa, att Lacy\n{text}\n"
    assert taken_whole("turn3", "Frederick", letter)[2:] == ["retreat Lacy: Prag, Kolin"]


def test_a_reserve_that_is_kept_ends_its_sentence() -> None:
    text = "P1+P2: Leipa, att Lacy\nP1 vs Lacy: fight up to 25, keep R. Lacy retreats to Prag.\n"
    lines = ["battle Friedrich > Lacy: fight up to 25, keep R", "retreat Lacy: Prag"]
    assert taken_whole("turn3", "Frederick", text)[2:] == lines


@pytest.mark.parametrize(
    "text",
    [
        "Hanover stays. If they are attacked, give up.",
        "Hanover: if attacked they give up at once.",
        "Hannover: niemand zieht. Werden sie angegriffen, geben sie sofort auf.",
    ],
)
def test_they_are_all_of_the_nation(text: str) -> None:
    lines = [str(one.line_in_full) for _, one in orders_of(moment("turn2"), "Frederick", f"{text}\n")[1]]
    assert lines[0] == "battle if attacked: concede"


@pytest.mark.parametrize(
    "text", ["If they are attacked they give up.", "Hanover stays. If he is attacked, give up."]
)
def test_it_is_asked_who_they_are(text: str) -> None:
    receipt, orders = orders_of(moment("turn2"), "Frederick", f"{text}\n")
    assert receipt.doubtful
    assert not any(str(one.line_in_full).startswith("battle") for _, one in orders)

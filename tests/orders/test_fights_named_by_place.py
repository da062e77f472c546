"""Plans for a fight that its city names, of the nation that meets an enemy, and attacks in idioms."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

ATTACK = "Friedrich and Winterfeldt: Rumburg, Zittau, attack Browne and Karl.\n\n"
HEAD = "battle Friedrich > Browne: "


def lines(situation: str, player: str, text: str) -> list[str]:
    _, orders = orders_of(moment(situation), player, text)
    return [f"{nation}: {order_line(order)}" for nation, order in orders]


@pytest.mark.parametrize(
    ("sentence", "clauses"),
    [
        ("As regards the fight at Zittau: begin with the lowest heart (the 8) and continue with the next "
         "lowest, until we have won.", "fight, low"),
        ("Concerning the battle at Zittau: low cards, keep the Reserve.", "low, keep R"),
        ("For the fight from Zittau: up to 20 points.", "fight up to 20"),
        ("In the fight at Löbau lose at most 2.", "loss 2"),
        ("Was den Kampf bei Zittau angeht: höchstens 2 verlieren.", "loss 2"),
        ("Was den Kampf bei Löbau angeht: höchstens 2 verlieren.", "loss 2"),
        ("Beim Kampf in Zittau bis 20 Punkte gehen.", "fight up to 20"),
        ("Zum Kampf bei Zittau: von unten an, Reserve nicht.", "low, keep R"),
        ("Kampf in Zittau: die kleinste Herz (die 8) zuerst, dann immer die nächste, bis wir gewonnen haben.",
         "fight, low"),
    ],
)  # fmt: skip
def test_a_fight_is_named_by_where_it_is_begun(sentence: str, clauses: str) -> None:
    assert taken_whole("turn3", "Frederick", f"{ATTACK}{sentence}\n")[-1] == HEAD + clauses


@pytest.mark.parametrize(
    "sentence",
    [
        "Should the hearts run out, the Reserve is not to be used.",
        "Wenn die Herzen ausgehen, kommt die Reserve nicht.",
    ],
)
def test_a_reserve_is_kept_when_the_suit_is_out(sentence: str) -> None:
    text = f"{ATTACK.strip()} Low cards first. {sentence}\n"
    assert taken_whole("turn3", "Frederick", text)[-1] == f"{HEAD}low, keep R"


@pytest.mark.parametrize(
    "sentence",
    ["Kein Kampf bei Zittau.", "I fear the fight at Zittau.", "In the fight at Leipzig lose at most 2."],
)
def test_another_fight_or_none_is_not_that_one(sentence: str) -> None:
    assert not any("battle" in one for one in lines("turn3", "Frederick", f"{ATTACK}{sentence}\n"))


def test_no_card_is_proposed_more_often_than_it_is_held() -> None:
    text = f"{ATTACK}In the fight at Zittau begin with the lowest heart (the 8) unless it rains.\n"
    receipt, _ = orders_of(moment("turn3"), "Frederick", text)
    assert receipt.doubtful and "H8 H8" not in " ".join(map(str, receipt.doubtful))


@pytest.mark.parametrize(
    ("text", "plans"),
    [
        ("Gegen Daun höchstens 1 verlieren.", ["Prussia: battle > Daun: loss 1"]),
        ("Against Hildburghausen fight up to 20.", ["Prussia: battle > Hildburghausen: fight up to 20"]),
        ("Wenn Daun uns angreift, höchstens 2 verlieren.", ["Prussia: battle > Daun if attacked: loss 2"]),
        ("In all fights lose at most 1.", ["Prussia: battle: loss 1", "Hanover: battle: loss 1"]),
    ],
)
def test_a_plan_is_of_the_nation_that_can_meet_the_enemy(text: str, plans: list[str]) -> None:
    assert lines("turn5", "Frederick", f"{text}\n") == plans


@pytest.mark.parametrize(
    "text",
    [
        "Der Fritz und der Winterfeldt gehn nach Leipa und haun dem Lacy eine drauf.",
        "Friedrich + Winterfeldt nach Leipa, dem Lacy eine verpassen.",
        "Friedrich und Winterfeldt nach Leipa und dem Lacy eins überbraten.",
        "Friedrich und Winterfeldt nach Leipa, da gibts für den Lacy was auf die Nase.",
        "Friedrich und Winterfeldt nach Leipa und steigen dem Lacy aufs Dach.",
        "Friedrich und Winterfeldt nach Leipa, Lacy die Leviten lesen.",
        "Friedrich and Winterfeldt go to Leipa and give Lacy a black eye.",
        "Friedrich and Winterfeldt go to Leipa and hand Lacy a good hiding.",
    ],
)
def test_a_turn_of_speech_orders_an_attack(text: str) -> None:
    found = taken_whole("turn3", "Frederick", f"{text}\n")
    assert found == ["move Friedrich + Winterfeldt: Leipa", "attack Friedrich + Winterfeldt > Lacy"]


@pytest.mark.parametrize(
    "text",
    [
        "Friedrich und Winterfeldt gehen nach Leipa und hauen dem Lacy keine drauf.",
        "Friedrich und Winterfeldt gehen nach Leipa. Vielleicht haut der Lacy mir eine drauf.",
        "Friedrich und Winterfeldt gehen nach Leipa, bevor der Lacy ihnen eine verpasst.",
        "Friedrich und Winterfeldt bleiben. Ich würde Lacy gern eine verpassen.",
        "Friedrich and Winterfeldt go to Leipa. Lacy may give Friedrich a black eye one day.",
    ],
)
def test_no_attack_is_made_of_what_nobody_does(text: str) -> None:
    assert not any("attack" in one for one in lines("turn3", "Frederick", f"{text}\n"))

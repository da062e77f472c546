"""What a letter adds to its cards is read with them or asked back: nothing is carried out by halves."""

from __future__ import annotations

import re

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def taken_of(text: str, situation: str, player: str = "Frederick") -> tuple[list[str], list[str]]:
    """What a letter has on file, a line each, and its remarks that something is not taken."""
    receipt, orders = orders_of(moment(situation), player, text)
    told = [str(one) for one in (*receipt.problems, *receipt.warnings)]
    return [re.sub(r"^answer \d+", "answer N", order_line(order)) for _, order in orders], told


@pytest.mark.parametrize(
    "text",
    [
        "play D7 D5, then accept defeat",
        "play D7 D5 and if that is not enough I give up",
        "Play D7 then D5, and if that isn't enough I give up.",
        "play D7 D5. If that does not do it, we accept defeat.",
        "D7, D5, then we walk.",
        "Play D7 and D5. Should it not suffice, retreat.",
        "play D7 D5 then retreat",
        "play D7 D5, and that's the lot",
        "play D7 D5 but keep the rest",
        "play D7 D5 and not a card more",
        "Play the 7 and the 5 of diamonds; after those two I bow out.",
        "answer: play D7, then D5, then give up",
        "Spiele D7 D5, dann gebe ich mich geschlagen.",
        "Spiele D7 und D5. Wenn das nicht reicht, gebe ich auf.",
        "Karo 7, Karo 5, danach ziehe ich mich zurück.",
        "spiele D7 D5 und dann ist Feierabend",
        "D7 D5, reicht das nicht, geben wir auf",
        "Karo 7 und 5, den Rest behalte ich.",
        "D7. Then D5. Then I leave.",
    ],
)
def test_who_gives_up_behind_his_cards_is_read_so(text: str) -> None:
    cards, plan = taken_of(text, "t4-hanover-fight")[0]
    assert (cards, plan) == ("answer N: play D7", "battle Ferdinand > Richelieu: play D5, concede")


def test_a_plan_that_names_cards_gives_up_behind_them_anyway() -> None:
    text = "First the D7, then the D5. When both are gone the field may go to him."
    orders, told = taken_of(text, "t4-hanover-fight")
    assert (orders, told) == (["answer N: play D7", "battle Ferdinand > Richelieu: play D5"], [])


def test_who_wants_to_see_what_comes_of_his_cards_is_asked_then() -> None:
    orders, _ = taken_of("D7 D5, then we shall see", "t4-hanover-fight")
    assert orders == ["answer N: play D7", "battle Ferdinand > Richelieu: play D5, ask"]


@pytest.mark.parametrize(
    "text",
    [
        "D7 and D5, keep the 10 for later",
        "D7 dann D5, und wenn's nicht langt, dann halt weg da",
    ],
)
def test_of_cards_with_more_behind_them_that_is_not_read_only_the_first_is_certain(text: str) -> None:
    orders, told = taken_of(text, "t4-hanover-fight")
    assert orders == ["answer N: play D7"]
    assert any("not taken as an order" in one for one in told)


@pytest.mark.parametrize(
    "text",
    [
        "play D7 if he plays on",
        "play D7, but only if he does not raise",
        "play D7 unless he holds a Reserve",
        "play D7 D5 unless the loss is 1",
        "play D7 if the loss is above 2",
        "Nur wenn der Verlust über 2 ist, Karo 7.",
        "spiele D7 D5 solange der Verlust über 2 ist",
        "D7, but D5 if he is only one point ahead",
        "D7, D5, until he tires",
        "D7 und D5, aber nur solange er mitspielt",
        "I give up if he has more than five cards",
        "ich gebe auf, wenn er noch eine Reserve hat",
    ],
)
def test_a_card_that_depends_on_something_is_not_played(text: str) -> None:
    orders, told = taken_of(text, "t4-hanover-fight")
    assert not orders
    assert any("not taken as an order" in one for one in told)


@pytest.mark.parametrize("text", ["D7, sorry for the delay", "D7. Greetings from Rome!", "D7, adieu"])
def test_talk_behind_a_card_takes_nothing_from_it(text: str) -> None:
    assert taken_of(text, "t4-hanover-fight") == (["answer N: play D7"], [])


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Keith against Daun: play S12 S10, then we walk", "battle Keith > Daun: play S12 S10, concede"),
        ("battle Keith > Daun: play S12 S10, and that's the lot",
         "battle Keith > Daun: play S12 S10, concede"),
        ("If Daun attacks Keith: S12, S10 and if that does not help I give up.",
         "battle Keith > Daun if attacked: play S12 S10, concede"),
        ("Greift Daun Keith an: S12, S10. Sollte das nicht langen, Rückzug.",
         "battle Keith > Daun if attacked: play S12 S10, concede"),
        ("Keith against Daun: play S12 S10 but keep the rest", "battle Keith > Daun: play S12 S10, concede"),
        ("Keith gegen Daun: kämpfen bis der Verlust 2 ist", "battle Keith > Daun: loss 2"),
        ("Keith against Daun: S12, S10. Good luck to us all.", "battle Keith > Daun: play S12 S10"),
    ],
)  # fmt: skip
def test_a_plan_is_read_with_all_that_it_says(text: str, plan: str) -> None:
    assert plan in taken_of(f"nation Prussia\n{text}", "turn4")[0]


@pytest.mark.parametrize(
    "text",
    [
        "Keith against Daun: S12, S10. After that he may have Neisse.",
        "Keith against Daun: S12, S10. After those I leave.",
        "Keith against Daun: S12, S10, but not if he has face cards",
        "Keith gegen Daun: S12, S10, aber nur bis er zwei Karten gespielt hat",
        "Keith gegen Daun S12 S10 solange der Verlust über 2 ist",
        "Keith gegen Daun: S12, S10. Reicht das nicht, war es das.",
        "Keith against Daun: S12 until he has played two cards",
        "battle Keith > Daun: play S12 S10, until he tires",
    ],
)
def test_a_plan_with_more_in_it_than_was_read_is_asked_back(text: str) -> None:
    orders, told = taken_of(f"nation Prussia\n{text}", "turn4")
    assert not any(one.startswith("battle") for one in orders)
    assert told


@pytest.mark.parametrize(
    "text",
    [
        "Keith to Reichenbach. If Daun comes to Glatz, Keith stays.",
        "Keith zieht nach Reichenbach. Falls Daun bis dahin Glatz bedroht, bleibt Keith.",
        "Keith to Reichenbach. If Daun is in Glatz, Keith goes to Striegau.",
    ],
)
def test_a_move_that_the_next_sentence_makes_depend_on_something_is_asked_back(text: str) -> None:
    orders, told = taken_of(f"Dohna to Landsberg.\n{text}", "turn4")
    assert orders == ["move Dohna: Landsberg"]
    assert any("depends on something" in one for one in told)


def test_a_condition_of_a_fight_takes_no_move_back() -> None:
    text = "Keith to Reichenbach. If Daun attacks Keith, play S12 S10."
    orders = taken_of(text, "turn4")[0]
    assert orders == ["move Keith: Reichenbach", "battle Keith > Daun if attacked: play S12 S10"]


@pytest.mark.parametrize(
    "text",
    [
        "Keith to Reichenbach, and if Daun is in Glatz then fight him.",
        "Keith nach Reichenbach, und wenn Daun noch in Glatz steht, dann halt kämpfen.",
        "Keith to Reichenbach and, if Daun is in Glatz, all of them attack.",
    ],
)
def test_a_condition_of_what_follows_is_none_of_the_move_before(text: str) -> None:
    orders = taken_of(text, "turn4")[0]
    assert not any(one.startswith("if ") for one in orders)


def test_a_goal_that_is_not_known_is_not_left_out() -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", "Dohna nach Atlantis über Landsberg.")
    assert not orders and receipt.warnings

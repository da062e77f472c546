"""How many stand against how many, and who is beaten where, told beside marches and attacks."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

MARCH = "Friedrich goes to Löbau. "

REMARKS = [
    "8 against 5, so +3, and he'll hardly have hearts to spare.",
    "Thirteen of ours against twelve of theirs, and they burned their diamonds.",
    "Ten on three!",
    "14:10, what could go wrong.",
    "It's 8 to 5.",
    "8 gegen 5, das reicht.",
]


@pytest.mark.parametrize("text", REMARKS)
def test_a_comparison_of_strength_is_no_order(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", MARCH + text)
    assert [order_line(one) for _, one in orders] == ["move Friedrich: Löbau"]
    assert not [*receipt.problems, *receipt.doubtful]


ASKED = ["8 against 5, so attack.", "8 against 5, but lose 2 at most.", "At 8 to 5 he should not attack."]


@pytest.mark.parametrize("text", ASKED)
def test_what_it_says_beside_that_is_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", MARCH + text)
    assert [order_line(one) for _, one in orders] == ["move Friedrich: Löbau"]
    assert [*receipt.problems, *receipt.doubtful]


def all_orders(text: str, situation: str, player: str) -> list[str]:
    return list(dict.fromkeys(order_line(one) for _, one in orders_of(moment(situation), player, text)[1]))


WISHES = [
    ("Should Dohna lose at Stargard, send him to Greifenhagen.", "turn2", "Elisabeth",
     "retreat Dohna: Greifenhagen"),
    ("The Hanoverians, if beaten at Uelzen, go to Lüneburg.", "turn4", "Pompadour",
     "retreat Hanover: Lüneburg"),
    ("In the event that Daun beats Schwerin and Keith, I'd like to see them run to Jauer.", "turn5",
     "Maria Theresa", "retreat Schwerin + Keith: Jauer"),
    ("In the (happy!) case that Daun beats Schwerin and Keith, send them to Jauer.", "turn5",
     "Maria Theresa", "retreat Schwerin + Keith: Jauer"),
    ("If Browne loses, let him run somewhere out of supply if you can find such a place.", "turn4",
     "Frederick", "retreat Browne: off supply"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "situation", "player", "order"), WISHES)
def test_where_somebody_is_beaten_is_not_where_he_goes(
    text: str, situation: str, player: str, order: str
) -> None:
    assert all_orders(text, situation, player) == [order]


BEATEN = [
    "After Daun has beaten Schwerin and Keith, they should go to Jauer.",
    "Daun will beat Schwerin and Keith, and I'd like to see them run to Jauer.",
]


@pytest.mark.parametrize("text", BEATEN)
def test_who_beats_them_is_not_sent_where_they_run(text: str) -> None:
    assert all_orders(text, "turn5", "Maria Theresa") == []


def test_who_goes_home_with_three_plays_no_three() -> None:
    text = "I concede, Winterfeldt goes home with three."
    assert all_orders(text, "t4-prussia-fight", "Frederick") == ["answer 114: concede"]


def test_a_loss_that_is_out_of_the_question_is_none_that_is_borne() -> None:
    text = "S11. It gets us back to nought but losing all seven of Lacy's men is out of the question."
    assert all_orders(text, "t4-austria-fight", "Maria Theresa") == ["answer 115: play S11"]


HIM = "Schwerin over Grottkau to Neisse and attacks him."


def test_whom_he_attacks_at_the_end_of_his_march_may_be_told_before() -> None:
    moves = ["move Schwerin: Grottkau, Neisse", "attack Schwerin > Laudon"]
    told = ("Laudon sits at Ziegenhals with five. ", "Laudon waits there with five. Schwerin has six. ")
    assert [all_orders(one + HIM, "turn2", "Frederick") for one in told] == [moves, moves]


def test_where_nobody_is_told_of_before_it_is_asked_whom_he_attacks() -> None:
    receipt, orders = orders_of(moment("turn2"), "Frederick", HIM)
    assert [order_line(one) for _, one in orders] == ["move Schwerin: Grottkau, Neisse"]
    assert receipt.doubtful


def test_a_count_of_ones_own_men_that_is_not_so_is_asked_about() -> None:
    found = {text: bool(orders_of(moment("turn2"), "Frederick", text)[0].doubtful) for text in COUNTS}
    assert found == COUNTS


COUNTS = {"Schwerin has six men.": False, "Schwerin has seven men.": True}


def test_who_is_pitied_is_attacked_all_the_same() -> None:
    text = "Browne and Karl: Lauban, Hirschberg, Waldenburg. There they attack Keith, poor man."
    assert all_orders(text, "turn2", "Maria Theresa")[1:] == ["attack Browne + Karl > Keith"]

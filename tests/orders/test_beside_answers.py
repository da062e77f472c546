"""Answers by the number of their question, and what stands beside an answer."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


def filed(situation: str, player: str, text: str) -> list[str]:
    """What a letter has on file, a line each, with its nation; nothing of it may be wrong or left open."""
    receipt, orders = orders_of(moment(situation), player, text)
    assert not (receipt.problems or receipt.doubtful), [*receipt.problems, *receipt.doubtful]
    return [f"{nation}: {order_line(order)}" for nation, order in orders]


@pytest.mark.parametrize(
    ("text", "plays"),
    [
        ("114: P8", "play S8"),
        ("Nr. 114: P8", "play S8"),
        ("Frage 114: Pik 8", "play S8"),
        ("no. 114: the 8 of spades", "play S8"),
        ("to 114: i give up", "concede"),
        ("Re 114 - S12", "play S12"),
    ],
)
def test_a_line_that_begins_with_the_number_of_a_question_answers_it(text: str, plays: str) -> None:
    """In a German answer P8 is the eight of spades (Pik) and not Prussia's eighth general."""
    assert filed("t4-prussia-fight", "Frederick", text) == [f"Prussia: answer 114: {plays}"]


def test_what_follows_the_card_is_read_as_cards_too() -> None:
    assert filed("t4-prussia-fight", "Frederick", "zu 114) P8, dann P10") == [
        "Prussia: answer 114: play S8",
        "Prussia: battle Winterfeldt > Lacy: play S10",
    ]


@pytest.mark.parametrize("text", ["5) Keith: Reichenbach", "1. Keith: Reichenbach", "44: Keith: Reichenbach"])
def test_the_number_of_an_item_is_none_of_a_question(text: str) -> None:
    assert orders_of(moment("turn4"), "Frederick", text)[1][-1][1].text.endswith("Keith: Reichenbach")


@pytest.mark.parametrize(
    "text",
    [
        "112: move Keith: Reichenbach",
        "Re 112: here are my orders\nmove Keith: Reichenbach",
        "To 112:\nKeith: Reichenbach",
    ],
)
def test_the_number_of_a_whole_stage_stands_before_its_orders(text: str) -> None:
    assert filed("turn4", "Frederick", text) == ["Prussia: move Keith: Reichenbach"]


def test_thanks_for_a_question_are_no_answer() -> None:
    assert filed("t4-hanover-fight", "Frederick", "Re 158: thanks!\nD7") == ["Hanover: answer 158: play D7"]


def test_items_of_a_set_up_are_no_answers() -> None:
    """At set-up the questions have the numbers 1 to 7."""
    text = "Russia\n1. Saltikov - 6\n2. Fermor - 4\n3. Apraxin - 4\n4. Tottleben - 2\n"
    assert filed("setup", "Elisabeth", text) == ["Russia: setup Saltikov 6, Fermor 4, Apraxin 4, Tottleben 2"]


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("answer 158: play D7\nretreat Richelieu: Hannover, off supply", "Hannover, off supply"),
        ("D7\nretreat Richelieu: Hannover", "Hannover"),
        ("D7\n\nIf Richelieu loses, he retreats to Hannover, else to Stade.", "Hannover, Stade"),
        ("Karo 7.\n\nWenn Richelieu verliert, soll er nach Hannover, sonst nach Celle.", "Hannover, Celle"),
    ],
)
def test_the_loser_of_the_fight_that_is_asked_about_is_hers_who_fights_it(text: str, wish: str) -> None:
    """Hannover is a city here, and Hanover the nation that fights, though Frederick has Prussia as well."""
    assert sorted(filed("t4-hanover-fight", "Frederick", text)) == [
        "Hanover: answer 158: play D7",
        f"Hanover: retreat Richelieu: {wish}",
    ]


def test_standing_orders_below_an_answer_are_hers_who_answers() -> None:
    text = "answer 50: Sensburg\nand from now on:\nstanding\nretreat: off supply"
    assert filed("t2-prussia-chooses-retreat", "Frederick", text) == [
        "Prussia: answer 50: retreat Apraxin: Sensburg",
        "Prussia: retreat: off supply",
    ]


@pytest.mark.parametrize(
    "heading", ["for both nations", "For both of my nations:", "standing for both nations:"]
)
def test_a_heading_for_both_nations_is_for_all_plans_below_it(heading: str) -> None:
    """They were filed for the nation told of last alone."""
    text = f"nation Hanover\nmove train 1: Gifhorn\n\n{heading}\nbattle: loss 2\nretreat: off supply"
    plans = [one for one in filed("turn4", "Frederick", text) if "move" not in one]
    assert sorted(plans) == [
        f"{nation}: {order}"
        for nation in ("Hanover", "Prussia")
        for order in ("battle: loss 2", "retreat: off supply")
    ]


def test_an_order_for_a_piece_ends_what_is_for_both() -> None:
    text = "für beide Nationen:\nKampf: Verlust 2\nziehe Keith: Reichenbach\nKampf: fragen"
    plans = [one for one in filed("turn4", "Frederick", text) if "move" not in one]
    assert sorted(plans) == ["Hanover: battle: loss 2", "Prussia: battle: ask", "Prussia: battle: loss 2"]


def test_who_holds_in_turn_1_says_so_in_the_set_up_letter() -> None:
    text = "Russia: Saltikov 7, Fermor 5, Apraxin 3, Tottleben 1\n\nSweden: nothing moves in turn 1"
    assert "Sweden: hold" in filed("setup", "Elisabeth", text)


def test_the_rest_of_a_set_up_that_stays_is_no_hold() -> None:
    text = "Russia: Saltikov 7, Fermor 5, Apraxin 3, Tottleben 1. The rest stays as it is."
    assert not any("hold" in one for one in filed("setup", "Elisabeth", text))


def test_a_question_may_be_named_behind_the_card() -> None:
    found = filed("t3-austria-fight", "Maria Theresa", "ok 11 of clubs on no 74")
    assert found == ["Austria: answer 74: play C11"]


def test_who_lets_them_run_gives_up_all_the_same() -> None:
    found = filed("t3-austria-fight", "Maria Theresa", "I give up, let them run.")
    assert found == ["Austria: answer 74: concede"]


def test_cards_for_what_an_enemy_may_do_are_not_passed_over() -> None:
    """Which of two cards are meant is asked back."""
    text = "answer 114: S13\nand if Lacy comes back at me the two queens... er, the two twelves, one by one."
    receipt, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    assert len(orders) == 1 and any("two twelves" in one for one in receipt.doubtful)


@pytest.mark.parametrize(
    "text", ["answer 158\nthe seven of diamonds", "Antwort 158:\nKaro 7", "Question 158\n\nD7 please."]
)
def test_the_number_of_a_question_may_stand_above_its_answer(text: str) -> None:
    assert taken_whole("t4-hanover-fight", "Frederick", text) == ["answer 158: play D7"]


@pytest.mark.parametrize("text", ["answer 158", "Antwort 158:\n\n", "answer 999\nthe seven of diamonds"])
def test_the_number_of_a_question_answers_nothing_by_itself(text: str) -> None:
    assert orders_of(moment("t4-hanover-fight"), "Frederick", text)[0].problems


@pytest.mark.parametrize(
    "text",
    [
        "Ha! Lacy will es wissen?\n\nDie 13 Pik!\nDer Verlierer muss dahin, wo er keinen Nachschub hat.",
        "Ha, so Lacy wants to know.\n\nThe 13 of spades!\nThe loser goes where he has no supply.",
        "Ha! Good.\n\nThe 13 of spades!\nThe loser goes out of supply.",
    ],
)
def test_a_cry_is_no_heading_of_hanover(text: str) -> None:
    # The loser is that of this fight.
    assert sorted(filed("t4-prussia-fight", "Frederick", text)) == [
        "Prussia: answer 114: play S13",
        "Prussia: retreat: off supply",
    ]


@pytest.mark.parametrize("head", ["Ha: ", "Ha:\n", "Ha\n"])
def test_a_short_name_without_a_cry_is_one(head: str) -> None:
    _, orders = orders_of(moment("turn4"), "Frederick", f"{head}battle: loss 2")
    assert [nation for nation, _ in orders] == ["Hanover"]

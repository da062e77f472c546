"""A receipt shows how the question that is open is answered, to a writer whose letter does not answer it."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of

RETREAT = "t4-austria-chooses-retreat"


@pytest.mark.parametrize(
    ("situation", "player", "text", "answer"),
    [
        ("t4-austria-fight", "Maria Theresa", "S13 only if he has none left.", "answer 115: play S11"),
        ("t2-russia-fight", "Elisabeth", "Die H6 nur, wenn er keine Herzen mehr hat.", "answer 49: play H6"),
        (RETREAT, "Maria Theresa", "Schwerin is not to go anywhere near Breslau.", "answer 147: "),
    ],
)  # fmt: skip
def test_what_is_asked_is_shown(situation: str, player: str, text: str, answer: str) -> None:
    receipt, orders = orders_of(moment(situation), player, text)
    assert not orders
    assert any(f"write it like {answer}" in str(one) for one in receipt.doubtful), receipt.doubtful


def test_it_can_be_sent_as_it_is_shown() -> None:
    receipt, orders = orders_of(moment(RETREAT), "Maria Theresa", "Schwerin is not to go near Breslau.")
    shown = str(receipt.doubtful[0]).partition("write it like ")[2].partition(",")[0].partition(".")[0]
    receipt, orders = orders_of(moment(RETREAT), "Maria Theresa", shown)
    assert len(orders) == 1 and not receipt.problems


def test_what_is_answered_is_not_shown() -> None:
    text = "answer 115: play S11\nLacy will perhaps play S6 if he lives, I do not know"
    receipt, _ = orders_of(moment("t4-austria-fight"), "Maria Theresa", text)
    assert receipt.doubtful and not any("answer 115" in str(one) for one in receipt.doubtful)


def test_who_is_asked_nothing_is_shown_no_answer() -> None:
    receipt, _ = orders_of(moment("turn4"), "Frederick", "nation Prussia\nKeith perhaps not to Neurode")
    assert receipt.doubtful and not any("answer " in str(one) for one in receipt.doubtful)

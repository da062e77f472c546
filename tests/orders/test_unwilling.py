"""Sentences with a general and a deed that order nothing: what he cannot do, or had rather not; and what is
only said behind a march."""

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "text",
    [
        "Browne is too weak to attack Friedrich.",
        "Browne is much too far away to go to Zittau.",
        "Browne is afraid to attack Friedrich.",
        "Browne is tempted to go to Zittau.",
        "Browne is forbidden to go to Zittau.",
        "Browne is unable to go to Zittau.",
        "Who sends Browne to Zittau is a fool.",
        "Wer Browne nach Zittau schickt, ist ein Narr.",
        "Stop Browne from going to Zittau.",
        "It's too early for Browne to go to Zittau.",
        "Friedrich wants Browne to go to Zittau.",
        "Prussia expects Browne to march to Zittau.",
        "Browne goes to Zittau only over my dead body.",
        "Browne geht nur über meine Leiche nach Zittau.",
        "Before Browne goes to Zittau, Friedrich must be beaten.",
        "Bevor Browne nach Zittau geht, muss Friedrich weg sein.",
    ],
)
def test_what_a_general_does_not_do_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", text)
    assert not orders and receipt.doubtful


@pytest.mark.parametrize(
    "text", ["Browne is to go to Zittau.", "Browne is now to march to Zittau.", "Browne is off to Zittau."]
)
def test_what_he_is_to_do_is_an_order(text: str) -> None:
    assert taken_whole("turn3", "Maria Theresa", text) == ["move Browne: Zittau"]


@pytest.mark.parametrize(
    "denial", ["can't go there", "won't go there", "never goes there", "is not to go there"]
)
def test_nobody_follows_who_does_not_go_there(denial: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", f"Lacy to Reichenberg. Browne {denial}.")
    assert [order_line(one) for _, one in orders] == ["move Lacy: Reichenberg"] and receipt.doubtful


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Instead of going to Zittau Browne stays.", "move Browne to Löbau else stay"),
        ("Statt nach Zittau zu gehen bleibt Browne stehen.", "move Browne to Löbau else stay"),
        ("Instead of Karl Browne goes to Zittau.", "move Browne: Zittau"),
        ("Statt Karl geht Browne nach Zittau.", "move Browne: Zittau"),
    ],
)
def test_what_stands_behind_instead_of_is_not_done(text: str, order: str) -> None:
    assert taken_whole("turn3", "Maria Theresa", text) == [order]


@pytest.mark.parametrize(
    "end",
    [
        ", so Fritz can't get behind us.",
        " so Friedrich does not get through.",
        ", so kann Friedrich uns nicht in den Rücken fallen.",
        ", dann kommt Friedrich nicht durch.",
        ", dann ist Reichenberg unser.",
        ", that makes Reichenberg ours.",
        ", wegen Friedrich.",
        ", because of Friedrich.",
    ],
)
def test_what_a_march_is_for_is_only_said(end: str) -> None:
    assert taken_whole("turn3", "Maria Theresa", f"Lacy to Reichenberg{end}") == ["move Lacy: Reichenberg"]


@pytest.mark.parametrize(
    "brackets", ["(also Krappitz, Cosel, Krappitz)", "(that is, Krappitz, Cosel, Krappitz)"]
)
def test_brackets_tell_a_way_once_more(brackets: str) -> None:
    letter = f"Laudon geht nach Cosel und wieder zurück bis Krappitz {brackets}."
    assert taken_whole("turn2", "Maria Theresa", letter) == ["move Laudon: Krappitz, Cosel, Krappitz"]

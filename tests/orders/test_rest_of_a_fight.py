"""What an answer says of the rest of its fight is read, or its own sentence is asked back."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    ("situation", "first", "rest"),
    [
        ("t3-austria-fight", "Kreuz 11.", "Wenn die Preußen das überbieten, die 7, und wenn nicht, die 6."),
    ],
)  # fmt: skip
def test_the_card_is_played_and_the_sentence_behind_it_is_asked_back(
    situation: str, first: str, rest: str
) -> None:
    receipt, orders = orders_of(moment(situation), "Maria Theresa", f"{first}\n\n{rest}")
    (card,) = (order_line(order).partition(": ")[2] for _, order in orders)
    assert card in ("play S11", "play C11")
    assert len(receipt.warnings) == 1
    assert str(receipt.warnings[0]).startswith("line 3: ")


def test_cards_behind_a_condition_that_is_read_are_the_plan() -> None:
    text = "C11!\n\nIf Prussia tops it again, then the 7, after that the 6."
    receipt, orders = orders_of(moment("t3-austria-fight"), "Maria Theresa", text)
    assert [order_line(order).partition(": ")[2] for _, order in orders] == ["play C11", "play C7 C6"]
    assert not receipt.warnings


def test_to_give_in_behind_a_condition_that_is_read_is_the_plan() -> None:
    text = "Play S11.\n\nIf he plays again I yield."
    receipt, orders = orders_of(moment("t4-austria-fight"), "Maria Theresa", text)
    assert [order_line(order).partition(": ")[2] for _, order in orders] == ["play S11", "concede"]
    assert not receipt.warnings


@pytest.mark.parametrize("text", ["Karo 5!\n\nDann ergebe ich mich.", "D5 first.\n\nThen I surrender."])
def test_nobody_gives_in_at_once_whose_first_card_cannot_be_played(text: str) -> None:
    receipt, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    assert not orders
    assert {str(one).split(":")[0] for one in receipt.warnings} == {"line 1", "line 3"}


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("114 S13\nFrom there on my strongest spade every time, till the fight is over.", "high"),
        ("114 S13\nAfterwards carry on with the cheapest spades until he gives up, but leave my Reserves "
         "in hand", "low, keep R"),
        ("114 P13\nab da stets mit dem größten Pik, bis der Kampf aus ist", "high"),
        ("P13, danach mit dem billigsten Pik immer weiter", "low"),
        ("S13. Then we play on to the very end.", "fight"),
        ("P13. Danach spiele weiter bis zum Schluss.", "fight"),
    ],
)  # fmt: skip
def test_what_follows_the_card_of_an_answer_is_for_its_fight(text: str, clauses: str) -> None:
    assert taken_whole("t4-prussia-fight", "Frederick", text)[1:] == [f"battle Winterfeldt > Lacy: {clauses}"]


def test_who_goes_home_does_not_give_in() -> None:
    orders = orders_of(moment("t4-prussia-fight"), "Frederick", "S13. Then he goes home.")[1]
    assert [order_line(order) for _, order in orders] == ["answer 114: play S13"]


REST = {
    "Für den Rest dieser Schlacht gegen Winterfeldt: kämpfe bis 18":
        ["Austria battle Lacy > Winterfeldt: fight up to 18"],
    "For the remainder of the battle against Winterfeldt: fight up to 18, loss 1":
        ["Austria battle Lacy > Winterfeldt: fight up to 18, loss 1"],
    # The Imperial Army does not fight with him now.
    "Gegen Winterfeldt kämpfen wir bis 18.": ["Austria battle > Winterfeldt: fight up to 18"],
    # It is not Keith who is fought with.
    "Für den Rest des Kampfs gegen Keith: kämpfe bis 18": [],
    "For the rest of this fight against Keith: fight up to 18": [],
}  # fmt: skip


def test_a_plan_for_the_open_fight_is_for_no_other_nation() -> None:
    def told(text: str) -> list[str]:
        orders = orders_of(moment("t4-austria-fight"), "Maria Theresa", text)[1]
        return [f"{nation} {order_line(order)}" for nation, order in orders]

    assert {text: told(text) for text in REST} == REST


def test_a_plan_with_an_unknown_clause_does_not_hide_behind_the_line_below_it() -> None:
    text = (
        "battle Friedrich > Browne: with drums and trumpets, and keep R\n"
        "If Browne loses the battle he retreats to Lübben."
    )
    receipt, _ = orders_of(moment("turn3"), "Frederick", text)
    assert any("line 1: " in str(one) for one in (*receipt.problems, *receipt.warnings))


def test_who_gives_up_if_the_other_goes_on_says_so_behind_his_card() -> None:
    text = "Also raus mit der Pik 11!\n\nSollte er noch mal nachlegen, ergebe ich mich."
    _, orders = orders_of(moment("t4-austria-fight"), "Maria Theresa", text)
    told = [order_line(order).partition(": ")[2] for _, order in orders]
    assert told == ["play S11", "concede"]


def test_a_plan_behind_a_not_is_no_plan() -> None:
    for text in (
        "please don't battle Ferdinand: settle 1",
        "auf keinen Fall, nicht Kampf Ferdinand: Verlust 1",
    ):
        receipt, orders = orders_of(moment("t4-hanover-fight"), "Frederick", f"answer 158: D7\n{text}")
        assert len(orders) == 1 and (receipt.doubtful or receipt.problems), text

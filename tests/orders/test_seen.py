"""Talk of where others stand, of wonders and of oaths: nothing of it is asked about, or taken for a stay."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


@pytest.mark.parametrize(
    "text",
    [
        "Lacy sits at Pirna, right next to my wagons. Cheeky.",
        "The Austrians are at Pirna and Muskau, I know.",
        "Browne and Karl sit at Muskau, and Heinrich is not amused.",
        "Saltikov is one step from Landsberg. I can count too.",
        "I wonder where Saltikov will turn next, Landsberg or Arnswalde.",
        "I still can't believe Hildburghausen beat Seydlitz.",
        "I can't believe that the four of clubs beat me.",
        "I swear, if Dohna gets home alive I'll light a candle.",
        "In every game I play Dohna dies somewhere in Poland.",
        "Heinrich covers three cities from Leipzig and I'd be a fool to give that up.",
    ],
)
def test_talk_is_not_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    assert not orders
    assert not (receipt.doubtful or receipt.problems)


@pytest.mark.parametrize(
    "text",
    [
        "Lacy sits at Pirna, so Heinrich goes to Borna.",
        "I can't believe that Lacy sits at Pirna. Heinrich to Borna.",
        "I wonder where Lacy goes, Dresden or Meißen. Heinrich to Borna.",
    ],
)
def test_an_order_beside_talk_is_taken(text: str) -> None:
    orders = orders_of(moment("turn4"), "Frederick", text)[1]
    assert [order_line(one).replace(" to ", ": ") for _, one in orders] == ["move Heinrich: Borna"]


@pytest.mark.parametrize(
    "text",
    [
        "I swear, Heinrich goes to Borna.",
        "Lacy sits at Pirna: attack him with Heinrich.",
        "Heinrich near Wurzen, away from Lacy.",
    ],
)
def test_what_may_be_an_order_is_not_lost(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    assert receipt.doubtful or receipt.problems or orders


def test_those_near_whom_others_stand_are_not_said_to_stay() -> None:
    text = "Heinrich to Borna. Lacy sits at Pirna, near train 1."
    receipt, _ = orders_of(moment("turn4"), "Frederick", text)
    idle = [str(piece) for part in receipt.heard for piece in part.idle]
    assert any("train" in one for one in idle)

"""For whose fights a plan in its own form is that names nobody, below orders of several nations."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

INLINE = "Russia: Saltikov to Woldenberg.\nSweden: Ehrensvärd to Greifenhagen.\n"
BARE = "move Saltikov: Woldenberg\nmove Ehrensvärd: Greifenhagen\n"
ALONE = "Russia\nSaltikov to Woldenberg.\n\nnation Sweden\nEhrensvärd to Greifenhagen.\n"
WOANDERS = "Russland: Saltikow nach Woldenberg.\nSchweden: Ehrensvärd nach Greifenhagen.\n"


def rules(text: str) -> list[str]:
    """The rules about fights of a letter in which Elisabeth plays Russia and Sweden."""
    orders = orders_of(moment("turn4"), "Elisabeth", text)[1]
    found = [f"{nation}: {order_line(one)}" for nation, one in orders]
    return [line for line in found if ": move" not in line]


def for_both(*plans: str) -> list[str]:
    """The plans as they are for both of her nations."""
    return [f"{nation}: {plan}" for nation in ("Russia", "Sweden") for plan in plans]


@pytest.mark.parametrize(
    "text",
    [
        INLINE + "\nbattle: loss 2", BARE + "\nbattle: loss 2", BARE + "battle: loss 2",
        WOANDERS + "\nKampf: Verlust 2", WOANDERS + "\nKämpfe: max 2 Verlust.",
        WOANDERS + "Kampf überall: max 2 Verlust", INLINE + "battle: loss 2 everywhere",
        INLINE + "battle everywhere: no more than 2 lost", INLINE + "Both:\nbattle: loss 2",
        WOANDERS + "Für beide:\nKampf: Verlust 2", INLINE + "battle: loss 2, Russia too",
        WOANDERS + "Kampf: Verlust 2, Russland auch", INLINE + "battle: loss 2, likewise for Russia",
        "Russia\nSaltikov to Woldenberg.\nbattle: loss 2, Sweden as well",
    ],
)  # fmt: skip
def test_a_plan_that_closes_a_letter_of_two_nations_is_for_both(text: str) -> None:
    """It was for the last one alone, or for the other alone that it names besides."""
    assert sorted(rules(text)) == for_both("battle: loss 2")


def test_all_rules_of_a_closing_block_are_for_both() -> None:
    text = INLINE + "\nbattle: loss 2\nbattle if attacked: fight up to 15\nretreat: off supply"
    plans = ("battle: loss 2", "battle if attacked: fight up to 15", "retreat: off supply")
    assert sorted(rules(text)) == sorted(for_both(*plans))


@pytest.mark.parametrize(
    ("text", "plans"),
    [
        (ALONE + "battle: loss 2", ["Sweden: battle: loss 2"]),
        (ALONE + "\nbattle: loss 2", ["Sweden: battle: loss 2"]),
        (INLINE + "battle: loss 2", ["Sweden: battle: loss 2"]),
        (INLINE.rstrip() + " battle: loss 2", ["Sweden: battle: loss 2"]),
        (INLINE + "\nRussia: battle: loss 2", ["Russia: battle: loss 2"]),
        (INLINE + "\nbattle Saltikov: loss 2", ["Russia: battle Saltikov: loss 2"]),
        ("move Saltikov: Woldenberg\nbattle: loss 1\nmove Ehrensvärd: Greifenhagen\nbattle: loss 2",
         ["Russia: battle: loss 1", "Sweden: battle: loss 2"]),
        (INLINE + "\nbattle: loss 1, not for Russia", []),
    ],
)  # fmt: skip
def test_a_plan_in_the_part_of_a_nation_is_hers(text: str, plans: list[str]) -> None:
    """A line `nation Sweden` opens a part, which goes on to the next."""
    assert rules(text) == plans


@pytest.mark.parametrize("head", [INLINE, BARE, INLINE + "\n"])
def test_a_plan_against_an_enemy_is_for_whoever_meets_him(head: str) -> None:
    assert rules(head + "battle > Dohna: fight up to 12") == ["Russia: battle > Dohna: fight up to 12"]


def test_in_her_own_part_it_is_hers_whoever_meets_him() -> None:
    assert rules(ALONE + "battle > Dohna: loss 2") == ["Sweden: battle > Dohna: loss 2"]


def test_standing_orders_are_of_the_part_they_stand_in() -> None:
    text = "Russia: Saltikov to Woldenberg.\n\nnation Sweden\nstanding\n\nbattle: loss 2"
    assert rules(text) == ["Sweden: battle: loss 2"]

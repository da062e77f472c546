"""Set-ups in which all get the same, or several share a sum."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def taken(player: str, text: str) -> list[str]:
    """What a set-up letter has on file; nothing of it may be in doubt."""
    receipt, orders = orders_of(moment("setup"), player, text)
    assert not receipt.doubtful, receipt.doubtful
    assert not receipt.problems, receipt.problems
    return [order_line(order) for _, order in orders]


@pytest.mark.parametrize(
    "text",
    [
        "Six to everybody. I like symmetry.",
        "Everybody gets six.",
        "All five get six.",
        "Six apiece, all round.",
        "Thirty divided by five is six, so six each.",
        "Austria: everyone six, all five of them.",
    ],
)
def test_all_get_the_same(text: str) -> None:
    assert taken("Maria Theresa", text) == ["setup Daun 6, Browne 6, Karl 6, Laudon 6, Lacy 6"]


@pytest.mark.parametrize("text", ["For Hanover I want it six and six.", "My two Hanoverians get six each."])
def test_all_of_the_nation_named_get_the_same(text: str) -> None:
    assert taken("Frederick", text) == ["setup Ferdinand 6, Cumberland 6"]


@pytest.mark.parametrize(
    "text",
    [
        "Daun must be the strongest with 8, Browne and Karl have 6 each. The last ten I divide evenly "
        "between Laudon and Lacy.",
        "Daun leads with 8. Browne and Karl 6 each. The remaining ten are divided equally between "
        "Laudon and Lacy.",
    ],
)
def test_a_sum_is_shared_by_those_who_follow_it(text: str) -> None:
    assert taken("Maria Theresa", text) == ["setup Daun 8, Browne 6, Karl 6, Laudon 5, Lacy 5"]


@pytest.mark.parametrize(
    "text",
    [
        "The two at Iserlohn take 14 of the 20, half and half; what is left belongs to Soubise.",
        "The two at Iserlohn get seven each, Soubise what is left.",
    ],
)
def test_two_who_stand_together_are_named_by_their_city(text: str) -> None:
    (line,) = taken("Pompadour", text)
    shares = line.removeprefix("setup ").split(", ")
    assert sorted(shares) == ["Chevert 7", "Richelieu 7", "Soubise 6"]


@pytest.mark.parametrize(
    "text",
    [
        "Four days I waited for everyone to answer.",
        "Not everybody gets four.",
        "If everybody gets four I shall cry.",
        "The King leads with 7, his companion at Oschatz has 4. Schwerin 6 and Keith 3. Seydlitz and "
        "Lehwaldt 2 each, Dohna has 4.",
    ],
)
def test_what_leaves_something_open_is_no_set_up_of_the_rest(text: str) -> None:
    receipt, orders = orders_of(moment("setup"), "Frederick", text)
    assert receipt.doubtful or receipt.problems
    assert not any("Winterfeldt" in order_line(one) for _, one in orders)


@pytest.mark.parametrize(
    "text",
    [
        "prussia everyone gets 4, except friedrich 6 and lehwaldt only 2.",
        "Prussia: everyone 4, Friedrich 6, Lehwaldt 2.",
        "Prussia: all get 4, but Friedrich 6 and Lehwaldt 2.",
        "Prussia: Friedrich 6, Lehwaldt 2, everyone else 4.",
        "Prussia: 4 for everyone else, Friedrich 6 and Lehwaldt 2.",
        "Preußen: alle 4, nur Friedrich 6 und Lehwaldt 2.",
        "Preußen: Friedrich 6, Lehwaldt 2, alle anderen je 4.",
    ],
)
def test_all_who_are_not_named_get_the_same(text: str) -> None:
    prussia, hanover = taken("Frederick", f"{text} Hanover 8 for Ferdinand and 4 for Cumberland.")
    shares = dict(one.rsplit(" ", 1) for one in prussia.removeprefix("setup ").split(", "))
    assert (shares.pop("Friedrich"), shares.pop("Lehwaldt")) == ("6", "2")
    assert len(shares) == 6 and set(shares.values()) == {"4"}
    assert hanover == "setup Ferdinand 8, Cumberland 4"


def test_the_same_for_the_rest_has_to_make_the_right_sum() -> None:
    receipt, _ = orders_of(moment("setup"), "Frederick", "Prussia: everyone gets 5, except Friedrich 6.")
    assert receipt.problems or receipt.doubtful

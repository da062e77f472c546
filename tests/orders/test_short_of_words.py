"""Lines of few words: a nation's only general by her name, and a heading that begins like an order."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


@pytest.mark.parametrize(
    ("player", "text", "order"),
    [
        ("Elisabeth", "sweden to gartz", "move Ehrensvärd: Gartz"),
        ("Elisabeth", "Schweden nach Gartz", "move Ehrensvärd: Gartz"),
        ("Maria Theresa", "Imperial Army to Altenburg", "move Hildburghausen: Altenburg"),
    ],
)
def test_a_nation_stands_for_her_only_general(player: str, text: str, order: str) -> None:
    assert [order_line(one) for _, one in orders_of(moment("turn4"), player, text)[1]] == [order]


@pytest.mark.parametrize("text", ["russia to gartz", "Russia is close to Gartz", "sweden: gartz is lost"])
def test_nobody_is_moved_by_other_words_of_a_nation(text: str) -> None:
    assert not orders_of(moment("turn4"), "Elisabeth", text)[1]


@pytest.mark.parametrize(
    "text", ["set-up and first turn for both of mine.", "Aufstellung und die erste Runde für beide."]
)
def test_a_heading_of_a_set_up_is_talk(text: str) -> None:
    assert not orders_of(moment("setup"), "Frederick", text)[0].problems


@pytest.mark.parametrize("text", ["setup Richelieu eight and the rest", "setup Richelieu, Soubise, Chevert"])
def test_a_set_up_that_names_a_general_is_no_talk(text: str) -> None:
    assert orders_of(moment("setup"), "Pompadour", text)[0].problems

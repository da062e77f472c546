"""Words beside a way that name no city for certain, or another train: nothing is invented or lost."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def taken(situation: str, player: str, text: str) -> tuple[list[str], list[str]]:
    """The orders of a letter, and what is told of the lines that are none."""
    receipt, orders = orders_of(moment(situation), player, text)
    return [order_line(order) for _, order in orders], [
        str(one) for one in (*receipt.problems, *receipt.warnings)
    ]


QUOTED = "> Browne und Karl (Muskau) sind umgedreht\n\n"


@pytest.mark.parametrize(
    "text", ["Weiß ich, weiß ich.", "Weiß ich doch. Die beiden bleiben da.", "I know, bad luck."]
)
def test_a_word_that_begins_like_a_city_moves_no_quoted_piece(text: str) -> None:
    assert not taken("turn4", "Maria Theresa", QUOTED + text)[0]


@pytest.mark.parametrize("text", ["nach Weißw.", "Weißwasser", "über Weißwasser bitte"])
def test_a_city_below_a_quoted_piece_moves_it(text: str) -> None:
    assert taken("turn4", "Maria Theresa", QUOTED + text)[0] == ["move Browne + Karl: Weißwasser"]


@pytest.mark.parametrize(
    "text",
    [
        "dann tross 1 czluchow neu stetin",
        "train 1 czluchow new stettin",
        "saltikov wangerin alt damm",
        "train 1 konstadt",
    ],
)
@pytest.mark.parametrize("before", ["fermor belgard colberg\n", ""])
def test_words_at_the_end_of_a_row_are_asked_back(before: str, text: str) -> None:
    orders, told = taken("turn4", "Elisabeth", before + text)
    assert orders == (["move Fermor: Belgard, Colberg"] if before else [])
    assert any(text in one for one in told)


@pytest.mark.parametrize(
    "text",
    ["saltikov wangerin starg", "saltikov wangerin star gard", "Saltikov Wangerin Stargard bitte sehr"],
)
def test_a_city_cut_short_at_the_end_of_a_row_is_read(text: str) -> None:
    assert taken("turn4", "Elisabeth", text)[0] == ["move Saltikov: Wangerin, Stargard"]


@pytest.mark.parametrize(
    "text",
    [
        "Der Tross in Göttingen fährt über Northeim nach Goslar, der in Detmold bleibt stehen.",
        "The train in Göttingen goes via Northeim to Goslar, the one in Detmold stays.",
        "Der Tross in Detmold bleibt, der in Göttingen fährt über Northeim nach Goslar.",
    ],
)
def test_a_train_may_be_told_by_where_it_stands_alone(text: str) -> None:
    assert taken("turn5", "Pompadour", text)[0] == ["move train 2: Northeim, Goslar"]


@pytest.mark.parametrize(
    "text",
    [
        "lehwaldt sneakt via chorzele und ciechanow nach nasielsk und snackt den russischen nachschub weg\n"
        "friedrich geht solo löbau bautzen weißwasser",
        "Lehwaldt goes by Chorzele and Ciechanow to Nasielsk and eats the Russian train.\n"
        "Friedrich: Löbau, Bautzen, Weißwasser",
    ],
)
def test_the_train_of_an_enemy_is_none_of_ones_own(text: str) -> None:
    orders, _ = taken("turn4", "Frederick", text)
    assert "move Lehwaldt: Chorzele, Ciechanów, Nasielsk" in orders
    assert "move Friedrich: Löbau, Bautzen, Weißwasser" in orders
    assert not any("train" in one for one in orders)

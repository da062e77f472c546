"""Orders that nearly are ones, as players wrote them: what is proposed, and what is read as meant."""

from __future__ import annotations

import pytest

from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.recruit import RecruitOrder
from pbem.orders.judging.judge import judge
from support.positions.order_positions import active, letter, opening, order


@pytest.mark.parametrize(
    ("typed", "proposed"),
    [
        (
            "move Schwerin Strehlen-Reichenbach-Schweidnitz",
            "move Schwerin: Strehlen, Reichenbach, Schweidnitz",
        ),
        ("move Schwerin + Keith Strehlen, Reichenbach", "move Schwerin + Keith: Strehlen, Reichenbach"),
        ("move train 1 Dahme, Luckau", "move train 1: Dahme, Luckau"),
        ("recruit S8 for Friedrich 1", "recruit S8: Friedrich 1"),
        ("recruit S8 H3 Friedrich 1, Keith 2", "recruit S8 H3: Friedrich 1, Keith 2"),
        ("rekrutiere Pik 8 für Friedrich 1", "recruit Pik 8: Friedrich 1"),
        ("battle Keith loss max 3", "battle Keith: loss max 3"),
    ],
)
def test_what_lacks_only_its_colon_is_shown_with_it_and_can_be_sent_so(typed: str, proposed: str) -> None:
    fault = order(typed)
    assert isinstance(fault, Fault) and fault.instead == f"Did you mean: {proposed}"
    assert not isinstance(order(proposed), Fault)


@pytest.mark.parametrize(
    "typed",
    ["move Keith + Oppeln", "move Lehwaldt is great", "recruit Friedrich 1", "recruit for Friedrich 1"],
)
def test_where_more_is_missing_the_form_is_shown(typed: str) -> None:
    assert "Write: " in order(typed).instead


@pytest.mark.parametrize(
    ("typed", "clause"),
    [
        ("battle: Verlust max 3", "loss 3"),
        ("battle: loss at most 3", "loss 3"),
        ("Kampf: Verlust höchstens 3", "loss 3"),
        ("battle: spend up to 20", "spend 20"),
        ("battle: settle max. 1", "settle 1"),
    ],
)
def test_a_number_may_be_called_the_most(typed: str, clause: str) -> None:
    found = order(typed)
    assert isinstance(found, BattleOrder) and [str(one) for one in found.clauses] == [clause]


@pytest.mark.parametrize("words", ["more than 3", "at least 3", "max", "max 3 4", "not 3", "mindestens 3"])
def test_another_number_is_not_guessed(words: str) -> None:
    assert isinstance(order(f"battle: loss {words}"), Fault)


@pytest.mark.parametrize("paid", ["mit Pik 8", "with S8", "spade 8", "8 of spades", "Pik 8"])
def test_cards_may_be_paid_with_a_word(paid: str) -> None:
    found = order(f"recruit {paid}: Friedrich 1")
    assert isinstance(found, RecruitOrder) and found.cards == ("S8",)


def test_a_general_may_be_named_as_the_report_lists_him() -> None:
    game = active("Prussia", opening())
    assert judge(game, letter("nation Prussia\nallot P8 Lehwaldt 4"), "Frederick").parts[0].orders_in_full
    unknown = judge(game, letter("nation Prussia\nmove P2 Lehwaldt: Torgau"), "Frederick").faults
    assert 'no piece is called "P2 Lehwaldt"' in unknown[0].what
    named = judge(game, letter("nation Prussia\nmove P8 Lehwaldt: Torgau"), "Frederick").faults
    plain = judge(game, letter("nation Prussia\nmove Lehwaldt: Torgau"), "Frederick").faults
    assert [one.what for one in named] == [one.what for one in plain]

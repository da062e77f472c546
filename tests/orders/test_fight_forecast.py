"""The forecast of what orders on file would do in the fights that are possible now."""

from __future__ import annotations

from dataclasses import replace

from pbem.engine.model import Game
from pbem.orders.judging.fight_forecast import Outlook, if_attacked, if_they_lose, own_attacks
from support.positions.order_positions import active, holding, opening, orders, standing_at

CARDS = {"Austria": 4, "Russia": 4, "Prussia": 4}


def position(hand: str = "H3 H9 R") -> Game:
    """Keith (4 troops) in Waldenburg, a hearts sector, with Daun next to him; no other enemy is near."""
    game = holding(standing_at(opening(), Keith="Waldenburg", Daun="Trautenau"), "Prussia", hand)
    return replace(game, troops={**game.troops, "Keith": 4})


def outlook(text: str, game: Game | None = None) -> Outlook:
    return Outlook(game or position(), "Prussia", tuple(orders(text)), CARDS)


def keith(lines: tuple[str, ...]) -> list[str]:
    return [line for line in lines if line.startswith("Keith (Waldenburg)") and "Daun" in line]


def test_a_plan_is_told_score_by_score() -> None:
    (line,) = keith(if_attacked(outlook("battle Keith: loss 2")))
    # At -3 the 3 would make exactly 0, so the 9 goes; farther down it is the highest card he holds.
    assert line == "Keith (Waldenburg), attacked by Daun: at -1 to -2 gives in; from -3 on plays H9"


def test_a_stack_without_a_plan_is_left_out() -> None:
    assert if_attacked(outlook("battle Heinrich: loss 2")) == ()
    assert keith(if_attacked(outlook("battle > Russia: loss 2"))) == []


def test_conditions_are_looked_at_for_each_score() -> None:
    (line,) = keith(if_attacked(outlook("battle Keith if enemy troops 7 or more: concede")))
    # Who is behind by 3 with four troops has met seven.
    assert line.endswith(": at -1 to -2 asks you; from -3 on gives in")
    assert if_attacked(outlook("battle Keith if attacking: concede")) == ()


def test_a_line_for_each_of_the_next_attacks() -> None:
    game = active("Prussia", position())
    first, fight = own_attacks(outlook("battle Keith: concede", game))
    assert first == "One attack as things stand: Keith > Daun."
    assert fight == "Keith > Daun: from -1 on gives in"
    two = standing_at(game, Karl="Schweidnitz")
    (line, *_) = own_attacks(outlook("retreat: off supply", two))
    assert "goes by rank (R51)" in line
    (line, *_) = own_attacks(outlook("attack ask", two))
    assert line.endswith("You are asked for the order.")
    (line, *_) = own_attacks(outlook("attack Keith > Karl\nattack Keith > Daun", two))
    assert "in your order: Keith > Karl; Keith > Daun" in line


def test_a_retreat_is_told_loss_by_loss() -> None:
    lines = if_they_lose(outlook("retreat Daun: ask"))
    assert [line for line in lines if line.startswith("Daun (Trautenau), beaten by Keith, by losses: ")]
    assert if_they_lose(outlook("battle: low")) == ()


def test_nothing_that_others_hold_changes_a_word() -> None:
    text = "battle Keith: loss 2, ask if enemy cards 3 or fewer\nretreat: off supply\nattack ask"
    game = position()
    other = holding(replace(game, troops={**game.troops, "Daun": 8, "Karl": 1}), "Austria", "H13 H12 R R")
    for forecast in (if_attacked, if_they_lose):
        assert forecast(outlook(text, game)) == forecast(outlook(text, other))
    now, then = (own_attacks(outlook(text, active("Prussia", one))) for one in (game, other))
    assert now == then

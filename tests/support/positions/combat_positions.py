"""Battles and retreats in which the engine asks, and what orders answer."""

from __future__ import annotations

from dataclasses import replace

from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.model import Game, Retreat
from pbem.engine.sequence import decide, questions, settle
from pbem.orders.judging.answer_from_orders import answer_for
from pbem.orders.meaning.fight import Course
from support.positions.order_positions import (
    active,
    city,
    holding,
    opening,
    orders,
    standing_at,
)


def given_answer(game: Game, text: str, played=()) -> q.Answer | None:
    (question,) = questions(game)
    found = answer_for(game, question, orders(text) if text else [], Course(tuple(played)))
    return found.answer if found else None


def two_attacks() -> Game:
    """Friedrich and Keith, both next to Austrians, Prussia's combat phase."""
    prussians = {"Friedrich": "Aussig", "Winterfeldt": "Belzig", "Keith": "Reichenberg"}
    game = standing_at(opening(), Daun="Leitmeritz", Karl="Turnau", **prussians)
    game = active("Prussia", game)
    return settle(apply_all(game, decide(game, q.EndMovement("Prussia"))))[1]


def fighting(hand: str = "H9 H5 D8 R", enemy_hand: str = "H4 D4") -> Game:
    """Keith attacks Karl; he is the weaker by 4."""
    game = holding(holding(two_attacks(), "Prussia", hand), "Austria", enemy_hand)
    game = replace(game, troops={**game.troops, "Keith": 2, "Karl": 6})
    game = apply_all(game, decide(game, q.Attack("Prussia", city("Reichenberg"), city("Turnau"))))
    return settle(game)[1]


def retreating() -> Game:
    """Karl has lost 3 and retreats; Prussia chooses where to."""
    game = fighting("R", "H2")
    owed = Retreat("Austria", city("Turnau"), 3, "Prussia", city("Reichenberg"))
    return replace(game, stage=replace(game.stage, combat=None, retreat=owed))

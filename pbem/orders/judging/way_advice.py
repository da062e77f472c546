"""What to write where the roads of a move are wrong: its goal alone will do."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.engine.phrase import joined, phrase, sentences
from pbem.orders.grammar.faults import Fault


def with_goal(game: Game, answer: q.Answer, fault: Fault) -> Fault:
    """The fault of a move, with the order that names nothing but its goal if a road is missing on its way."""
    if not isinstance(answer, q.Move) or any(piece not in game.where for piece in answer.pieces):
        return fault
    cities = (game.where[answer.pieces[0]], *answer.path)
    if all(game.rules.board.adjacent(*step) for step in pairwise(cities)):
        return fault
    trains = game.rules.trains
    named = (
        phrase("train {number}", number=trains[one].number) if one in trains else one for one in answer.pieces
    )
    goal = phrase(
        "Or leave the way to the program: move {pieces} to {city}",
        pieces=joined(named, " + "),
        city=game.rules.board.cities[cities[-1]].title,
    )
    return replace(fault, instead=sentences(fault.instead, goal))

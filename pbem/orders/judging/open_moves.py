"""Moves that are decided when the piece moves: towards a goal, or by the first of several ways that is
possible."""

from __future__ import annotations

from dataclasses import replace

from pbem.engine import questions as q
from pbem.engine.events import Event
from pbem.engine.model import Game
from pbem.engine.movement import pieces_verdict
from pbem.engine.phrase import phrase
from pbem.engine.sequence import decide
from pbem.orders.grammar.faults import Fault, illegal, refusal
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.way import Way
from pbem.orders.meaning.to_answer import NameReader, to_answer
from pbem.orders.problem import Kind
from pbem.records import dataclass


@dataclass(frozen=True)
class ChosenWay:
    """The first way of a move that is possible."""

    answer: q.Move | None = None
    """The move; None if the piece stays."""
    events: tuple[Event, ...] = ()
    missed: tuple[Fault, ...] = ()
    """What is in the way of those before it; of all of them where `fails`."""
    unreadable: tuple[Fault, ...] = ()
    """What is wrong with names, in whichever way."""
    fails: bool = False
    """Whether nothing of it is possible."""

    @property
    def impossible(self) -> tuple[Fault, ...]:
        """The ways before it that would be wrong wherever other pieces stand."""
        return tuple(fault for fault in self.missed if fault.firm)


def choose_way(game: Game, nation: str, order: MoveOrder) -> ChosenWay:
    """What comes of a move with a goal or with fall-backs as the pieces stand."""
    tried = [_try(game, nation, order, way) for way in order.ways]
    unreadable = tuple(dict.fromkeys(fault for one in tried for fault in one.unreadable))
    missed: tuple[Fault, ...] = ()
    for one in tried:
        if not one.fails:
            return replace(one, missed=missed, unreadable=unreadable)
        missed += one.missed
    return ChosenWay(missed=tuple(dict.fromkeys(missed)), unreadable=unreadable, fails=True)


def _try(game: Game, nation: str, order: MoveOrder, way: Way) -> ChosenWay:
    if way == Way():
        return ChosenWay()
    places = (way.goal,) if way.goal else way.places
    alone = replace(order, places=places, goal=way.goal, enemy=way.enemy, otherwise=())
    answer = to_answer(game, nation, alone)
    if isinstance(answer, tuple):
        unreadable = tuple(fault for fault in answer if fault.kind is not Kind.ILLEGAL)
        return ChosenWay(missed=answer, unreadable=unreadable, fails=True)
    assert isinstance(answer, q.Move)
    if way.enemy and way != order.ways[-1] and not _meets(game, order, answer, way):
        what = phrase("they cannot come next to {general}", general=way.enemy)
        return ChosenWay(missed=(illegal(order, what, "rule 4, rule 7", firm=False),), fails=True)
    return _decide(game, order, answer) if answer.path else _stay(game, order, answer, way)


def _meets(game: Game, order: MoveOrder, answer: q.Move, way: Way) -> bool:
    """Whether the pieces can attack the enemy whom a way names."""
    from pbem.orders.meaning.pursuit import way_against

    enemy = NameReader(game, answer.nation, order).enemy(way.enemy)
    return isinstance(enemy, str) and way_against(game, answer.pieces, enemy) is not None


def _decide(game: Game, order: MoveOrder, answer: q.Move) -> ChosenWay:
    ruling = decide(game, answer)
    if isinstance(ruling, q.Verdict):
        return ChosenWay(missed=(refusal(order, ruling),), fails=True)
    return ChosenWay(answer, ruling)


def _stay(game: Game, order: MoveOrder, answer: q.Move, way: Way) -> ChosenWay:
    """A goal that brings the pieces nowhere: they stay, unless something is to be done `else`."""
    if verdict := pieces_verdict(game, answer.nation, answer.pieces):
        return ChosenWay(missed=(refusal(order, verdict),), fails=True)
    here = game.where[answer.pieces[0]]
    if way.goal and way != order.ways[-1] and NameReader(game, answer.nation, order).city(way.goal) != here:
        what = phrase("no way that is free brings them nearer to {city}", city=way.goal)
        return ChosenWay(missed=(illegal(order, what, "rule 4, R6", firm=False),), fails=True)
    return ChosenWay()

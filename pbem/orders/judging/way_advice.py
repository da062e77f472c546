"""What to write where the way of a move is wrong: its goal alone, or a city next to an enemy."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from pbem.engine import movement
from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.engine.phrase import any_of, joined, phrase, sentences
from pbem.orders.grammar.faults import Fault
from pbem.orders.meaning.goals import is_free


def way_advised(game: Game, answer: q.Answer, fault: Fault) -> Fault:
    """The fault of a move, with what may be written instead: into the city of an enemy those beside him, from
    which he is attacked; where a road is missing the order that names nothing but its goal."""
    if not isinstance(answer, q.Move) or any(piece not in game.where for piece in answer.pieces):
        return fault
    beside = attacked_from(game, answer.pieces, answer.path[-1]) if answer.path else ""
    return (
        replace(fault, instead=sentences(fault.instead, beside))
        if beside
        else _with_goal(game, answer, fault)
    )


def attacked_from(game: Game, pieces: tuple[str, ...], there: int) -> str:
    """Where pieces that stand together may end their move to attack those who stand in a city; empty if they
    cannot, or nobody is attacked there (rule 7)."""
    rules, nation = game.rules, game.rules.nation_of[pieces[0]]
    enemies = [one for one in game.generals_at(there) if rules.hostile(nation, rules.nation_of[one])]
    if not enemies or not any(one in rules.generals for one in pieces):
        return ""
    reach = {*movement.reach(game, pieces), game.where[pieces[0]]}
    near = [city for city in rules.board.neighbours[there] if city in reach]
    ends = [rules.board.cities[city].title for city in near if is_free(game, pieces, city)]
    if not ends:
        return ""
    who = joined(enemies, " + ")
    return phrase("To attack {enemies} end in a city beside: {cities}.", enemies=who, cities=any_of(ends))


def _with_goal(game: Game, answer: q.Move, fault: Fault) -> Fault:
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

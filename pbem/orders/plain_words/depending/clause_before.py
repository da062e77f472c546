"""Clauses that add to the move told right before: `Dohna by way of Oppeln`, `Schwerin joins him`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.cutting.clause import TO, VIA, Clause
from pbem.orders.plain_words.entity import Entity, Kind, is_city, is_whose
from pbem.orders.plain_words.marching.orders_told import moved_by
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of, says
from pbem.orders.plain_words.situation import Situation


def take_back_way(at: Situation, out: Outcome, clause: Clause, pieces: tuple[str, ...]) -> None:
    """Take the last move of some pieces back where a clause tells no more than its way: `Keith and Dohna
    to Brieg, Dohna by way of Oppeln.`"""
    titles = " + ".join(map(at.title, pieces))
    before = [one for one in out.orders if one.text.startswith(f"move {titles}: ")]
    # `train 1` may be another nation's, and an order as it stands moves nobody here.
    before = before if all(name in at.came_from for name in pieces) else []
    if not before or not clause.stops or any(role != VIA for role, _ in clause.stops):
        return
    goal = at.where[pieces[0]]
    out.orders.remove(before[-1])
    out.parts += 1
    at.where |= {name: at.came_from[name] for name in pieces}
    _lead_to(at, clause, goal)


def tells_way_again(at: Situation, clause: Clause, pieces: Sequence[str]) -> bool:
    """Whether a clause tells no more than by which cities those go whose march was told right before: `He
    goes round by Goslar and Wernigerode.`"""
    first = next((one for one in clause.parts if not one.means("filler", "and")), None)
    is_him = first is not None and first.means("they") and not first.means("I")
    moved = bool(pieces) and all(at.where.get(name) != at.came_from.get(name) for name in pieces)
    is_way = bool(clause.stops) and all(role == VIA for role, _ in clause.stops)
    is_way = is_way and not clause.means("if", "not", "maybe", "thought", "attack", "follow", "there")
    return is_him and moved and all(name in at.came_from for name in pieces) and is_way


def _lead_to(at: Situation, clause: Clause, goal: int) -> None:
    """Let the way of a clause end in a city that it does not name itself."""
    clause.stops.append((TO, Entity(Kind.CITY, at.city(goal), clause.line, cities=(goal,))))


def join_him(at: Situation, clause: Clause, last_pieces: Sequence[str]) -> None:
    """Add the city of the piece told of before: `Schwerin joins him`, `Keith goes back to him`."""
    other = at.where.get(last_pieces[0]) if len(last_pieces) == 1 else None
    if _leads_to_him(clause):
        _go_to_him(at, clause, None if at.told_other else other)
        return
    named = any(other in stop.cities for _, stop in clause.stops[-1:])
    follows = clause.means("follow") and not clause.stops
    is_him = any(one.means("him") for one in clause.parts)
    if follows and clause.means("not", "no more"):
        # `Schwerin folgt ihm nicht`
        return
    if follows and is_him and any(one.text == "train" for one in clause.pieces):
        # A train may not stand where a general does.
        clause.has_unknown_stop = True
        return
    if _follows_by(clause) and len({at.where.get(name) for name in last_pieces}) == 1:
        # `Daun comes after him through Glatz and Neurode`
        _go_to_him(at, clause, at.where.get(last_pieces[0]))
        return
    if other is None or named or not (clause.means("join") or follows):
        return
    if is_him:
        _lead_to(at, clause, other)


def _leads_to_him(clause: Clause) -> bool:
    """Whether pieces march to somebody told of before: `goes back to him by Reichenbach`, `zieht zu ihm`."""
    # `Nach ihm` is after him.
    to, parts = kind_of("to somebody"), clause.parts
    pairs = enumerate(pairwise(parts), start=1)
    him = next((p for p, (one, two) in pairs if fold(one.text.split()[-1]) in to and _is_where_he_is(two)), 0)
    is_open = all(role != TO for role, _ in clause.stops) and not clause.means("attack")
    # `Apraxin goes to him: Olsztyn, Ortelsburg` tells the way itself.
    is_way = any(one.kind is Kind.CITY for one in parts[him:])
    is_way = is_way and any(role != VIA for role, _ in clause.stops)
    return him > 0 and is_open and not is_way and (clause.means("move") or bool(clause.stops))


def _follows_by(clause: Clause) -> bool:
    """Whether a clause tells only by way of which cities its pieces follow others."""
    is_him = any(one.means("him", "they") for one in clause.parts) and not clause.means("not", "no more")
    return clause.means("follow") and is_him and {role for role, _ in clause.stops} == {VIA}


def _is_where_he_is(one: Entity) -> bool:
    """Whether words stand for the city of somebody: `him`, `where he is`, `Schwerin's side`."""
    is_where = fold(one.text.split()[0]) in kind_of("wherever")
    return (one.means("him") and not one.means("I")) or is_where or is_whose(one)


def _go_to_him(at: Situation, clause: Clause, goal: int | None) -> None:
    """Add the city of whom a march leads to; that nobody is known there."""
    if goal is None or any(at.where.get(at.own_piece(one) or "") == goal for one in clause.pieces):
        clause.has_unknown_stop = True
    else:
        _lead_to(at, clause, goal)


def _without_there(entities: list[Entity]) -> list[Entity]:
    """A sentence without `there` that is told behind, and not before: `dahin, wo Daun stand`."""
    for place, one in enumerate(entities[:-2]):
        sign, where = entities[place + 1 : place + 3]
        if one.means("there") and sign.text == "," and is_of_kind(where, "wherever"):
            return [*entities[:place], *entities[place + 2 :]]
    return entities


def with_whither(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which `whither` stands behind the piece of the writer's that goes there: `to Pirna,
    whither Keith repairs by Dresden`."""
    entities = _without_there(entities)
    place = next((p for p, one in enumerate(entities) if is_of_kind(one, "whither")), None)
    if place is None or not place or entities[place - 1].kind is not Kind.MARK:
        return entities
    own = next((p for p in range(place + 1, len(entities)) if at.may_own(entities[p])), None)
    if own is None or any(not one.means("the", "him", "filler") for one in entities[place + 1 : own]):
        return entities
    return [*entities[:place], *entities[place + 1 : own + 1], entities[place], *entities[own + 1 :]]


def _leads_thither(clause: Clause) -> bool:
    """Whether a clause says that its pieces go where others went: `thither`, `goes there`, `likewise by
    Oppeln`."""
    if says(clause.parts, "thither", "whither"):
        return True
    if any(one.means("move") and two.means("there") for one, two in pairwise(clause.parts)):
        return True
    return clause.means("likewise") and [role for role, _ in clause.stops][:1] == [VIA]


def go_thither(at: Situation, clause: Clause, pieces: Sequence[str], last_pieces: Sequence[str]) -> None:
    """Add the city to which those went who were told of before: `and Keith repairs thither, by Oppeln`. If
    they have gone nowhere, none is known."""
    if not _leads_thither(clause) or any(role == TO for role, _ in clause.stops):
        return
    starts = {at.came_from.get(name) for name in last_pieces}
    if clause.is_likewise and {at.where.get(name) for name in pieces} == starts:
        # They are of the same stack.
        return
    goals = {at.where[name] for name in last_pieces if name in at.came_from and name not in pieces}
    goals = goals or _cities_above(at, clause, pieces)
    if len(goals) != 1:
        clause.has_unknown_stop = True
        return
    (goal,) = goals
    if not any(goal in city.cities for _, city in clause.stops[-1:]):
        _lead_to(at, clause, goal)
    clause.meanings.add("move")
    if clause.means("not"):
        # `Browne cannot go there` does not say that he stays.
        clause.meanings.discard("stay")


def _cities_above(at: Situation, clause: Clause, pieces: Sequence[str]) -> set[int]:
    """The city that the sentence before names and none of these stands in, if there is one: `Heinrich is not
    needed in Torgau, Leipzig is in more danger. He goes there.`"""
    above = at.said_above
    is_near = bool(above) and 0 <= clause.line - above[-1].line <= 1
    here = {at.where.get(name) for name in pieces}
    cities = [one.cities for one in above if is_city(one) and here.isdisjoint(one.cities)] if is_near else []
    return set(cities[0]) if len({*cities}) == 1 else set()


def joins_last_move(at: Situation, out: Outcome, start: int | None, pieces: Sequence[str]) -> bool:
    """Add pieces to the stack that the clause before has moved, if they stood with it, at the `start`."""
    last = out.orders[-1] if out.orders else None
    together = all(at.where.get(name) == start for name in pieces)
    if last is None or not pieces or not last.text.startswith("move ") or not together:
        return False
    stack, _, path = last.text.partition(": ")
    if all(at.came_from[name] != start for name in moved_by(at, last)):
        # A clause between them told of others.
        return False
    titles = " + ".join(at.title(name) for name in pieces)
    out.lengthen(f"{stack} + {titles}: {path}")
    at.last_moved += tuple(pieces)
    at.came_from |= {name: at.where[name] for name in pieces if name in at.where}
    out.parts += 1
    return True

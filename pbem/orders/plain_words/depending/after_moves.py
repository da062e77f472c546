"""Moves that wait for another of the writer's own: `Seydlitz to Leipzig (when Heinrich is gone)`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.correcting.corrections import Corrections
from pbem.orders.plain_words.cutting.clause import Clause
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, to_in
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

ONCE = kind_of("once")
"""What begins such a condition: `once`, `as soon as`; `if` asks for more than the writer's own doing."""

LEFT = kind_of("has left")
"""That a piece is gone from where it stood."""

BEFORE = kind_of("before that")
"""What puts an order before the one told right before it."""

DONE = kind_of("is done")
"""That a move is made."""

OPEN = ("not", "maybe", "attack", "lose", "beaten", "win")
"""What a condition has that asks for more than that a piece has left."""

LEAST = 4
"""So many words it takes to say when a piece moves."""

CLOSING = ",;:)."

Entities = Sequence[Entity]


def as_once(at: Situation, entities: Entities) -> list[Entity]:
    """A sentence with `once` in front, and a comma behind, for `With Lacy gone` and `Ist Lacy weg` of a piece
    of the writer's; and with the comma that is missing: `As soon as Lacy is gone train 1 goes to Prag`."""
    found = list(entities)
    if len(found) > LEAST and found[0].means("if") and is_of_kind(found[1], "has he gone"):
        found.pop(0)
    first = fold(found[0].text) if found else ""
    if len(found) < LEAST or not (first in ONCE or is_of_kind(found[0], "has he gone")):
        return found
    name = next((place for place, one in enumerate(found[:MOST_BEFORE]) if at.own_piece(one)), 0)
    left = next((place for place, one in enumerate(found[:LONGEST]) if _says_left(one)), 0)
    left += left > 0 and mean(found[left + 1 : left + 2], "is")
    if not name < left < len(found) - 1 or any(one.kind is Kind.MARK for one in found[:left]):
        return found
    if first not in ONCE:
        found[0] = replace(found[0], kind=Kind.OTHER, text=min(ONCE), meanings=frozenset())
    goes_on = at.own_piece(found[left + 1]) or found[left + 1].means("move")
    if found[left + 1].kind is not Kind.MARK and (first not in ONCE or goes_on):
        found.insert(left + 1, Entity(Kind.MARK, ",", found[left].line))
    return found


MOST_BEFORE, LONGEST = 4, 9
"""How few words stand before a name, and before what says that he is gone: `As soon as Lacy is gone`."""


def _says_left(one: Entity) -> bool:
    return any(fold(word) in LEFT for word in one.text.split())


def waits_for(at: Situation, entities: Entities) -> tuple[list[Entity], str] | None:
    """A sentence without its condition that one of the writer's own pieces has left, and that piece; None if
    it has no such condition, or another one as well."""
    places = [p for p, one in enumerate(entities) if one.means("if") or fold(one.text) in ONCE]
    if len(places) != 1 or fold(entities[places[0]].text) not in ONCE:
        return None
    first = places[0]
    begins = range(first + 1, len(entities))
    end = next(
        (p for p in begins if _closes(entities[p]) or (p > first + 2 and entities[p].means("then"))), None
    )
    condition = entities[first + 1 : end]
    pieces = [_piece(at, one, entities) for one in condition if one.kind is Kind.PIECE]
    if len(pieces) != 1 or pieces[0] is None or not at.is_own(pieces[0]):
        return None
    piece = pieces[0]
    behind = entities[end + (not first or entities[end].text == ")") :] if end is not None else ()
    rest = [*_before(entities[:first]), *behind]
    others = (at.piece(one) for one in rest if one.kind is Kind.PIECE)
    says = any(fold(word) in LEFT for one in condition for word in one.text.split())
    says = (says and _is_near(at, condition, piece)) or _has_come(at, condition, piece)
    is_plain = not mean(condition, *OPEN) and not mean(rest, "not")
    return (rest, piece) if says and is_plain and any(others) else None


def in_order(at: Situation, entities: Entities) -> list[Entity]:
    """A sentence without its condition that he has left who was told in it to leave the very city to which
    the others go: `Heinrich to Borna and Seydlitz to Leipzig once he has left it`; empty if it has none."""
    place = next((p for p, one in enumerate(entities) if fold(one.text) in ONCE), 0)
    lead, condition = _before(entities[:place]), entities[place + 1 :]
    says = any(fold(word) in LEFT for one in condition for word in one.text.split())
    is_he = mean(condition[:1], "they", "him") and not any(_is_name(one) for one in condition)
    pieces = [name for one in lead if (name := at.own_piece(one))]
    goals = [one.cities for one in lead if one.kind is Kind.CITY and one.is_full][-1:]
    if not (place and says and is_he and len(pieces) > 1 and goals) or mean(entities[place + 1 :], *OPEN):
        return []
    if mean(lead, "if") or mean(lead, *OPEN) or at.where.get(pieces[0]) not in goals[0]:
        return []
    return list(lead) if at.where.get(pieces[-1]) != at.where.get(pieces[0]) else []


def waits_for_last(
    entities: Entities, before: Corrections, last: Clause | None
) -> tuple[list[Entity], str] | None:
    """A sentence without its condition that those have left who were moved right `before` and are told of in
    the `last` clause, `Once it has cleared the road, ...`, and the first of these; None if it has none."""
    is_alone = len(before.said) == 1 and before.moved and last and not last.others
    if not is_alone or len(entities) < LEAST or fold(entities[0].text) not in ONCE:
        return None
    condition, rest = _parted(entities[1:])
    # `wenn das erledigt ist`
    is_that = mean(condition[:1], "the") and any(fold(one.text) in DONE for one in condition[1:2])
    is_them = (mean(condition[:1], "they", "him", "that") or is_that) and not mean(condition, *OPEN)
    says = any(fold(word) in LEFT | DONE for one in condition for word in one.text.split())
    is_whole = rest and not mean(rest, "if", "not") and any(one.kind is Kind.PIECE for one in rest)
    return (rest, before.moved[0]) if is_them and says and is_whole else None


def once_he_is_gone(at: Situation, entities: Entities) -> tuple[list[Entity], list[Entity]] | None:
    """The march that a sentence begins with, and the one that follows once he has left who makes the first:
    `Lacy clears Prag for Leipa, and once he is out train 1 goes to Prag`; None if it has none."""
    place = next((p for p, one in enumerate(entities) if p and fold(one.text) in ONCE), 0)
    lead = _before(entities[:place])
    own = [name for one in lead if (name := at.own_piece(one))]
    if not own or len({at.where.get(name) for name in own}) != 1 or not any(map(is_city, lead)):
        return None
    condition, rest = _parted(entities[place + 1 :])
    if not mean(condition[:1], "they", "him") or not _says_gone(condition) or mean(lead, "if"):
        return None
    return (lead, rest) if _goes_on(at, rest) else None


def once_all_are_gone(at: Situation, entities: Entities) -> list[Entity]:
    """A sentence without its condition that the generals have left, whose moves stand before it: `Once the
    generals have passed, train 1 follows to Naklo`; empty if it has none."""
    if not entities or fold(entities[0].text) not in ONCE:
        return []
    condition, rest = _parted(entities[1:])
    is_all = any_of_kind(condition, "all the generals") and _says_gone(condition)
    return rest if is_all and _goes_on(at, rest) else []


def _parted(entities: Entities) -> tuple[list[Entity], list[Entity]]:
    """A condition, up to a mark or a name, and what follows it, without the mark."""
    end = next((p for p, one in enumerate(entities) if one.kind is Kind.MARK or _is_name(one)), 0)
    is_mark = bool(entities) and entities[end].kind is Kind.MARK
    return list(entities[:end]), list(entities[end + is_mark :])


def _goes_on(at: Situation, rest: Entities) -> bool:
    """Whether what follows a condition tells of a piece of the writer's, and of no more that is open."""
    return any(map(at.may_own, rest)) and not mean(rest, "if", "not", *OPEN)


def _says_gone(condition: Entities) -> bool:
    return any(map(_says_left, condition)) and not mean(condition, *OPEN)


def _is_name(one: Entity) -> bool:
    return one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION) and one.is_full


def _piece(at: Situation, one: Entity, entities: Entities) -> str | None:
    """The piece that a name means, of the nation of another piece that the sentence tells of if it may be of
    several: `Heinrich to Torgau once train 1 is gone`."""
    others = (at.piece(other) for other in entities if other.kind is Kind.PIECE and other is not one)
    nations = {at.rules.nation_of[name] for name in others if name}
    names = [name for name in one.names if at.rules.nation_of[name] in nations]
    return at.piece(one) or (names[0] if len(names) == 1 else None)


def _before(entities: Entities) -> list[Entity]:
    """What stands before the condition, without what leads to it: `but only`, `(`."""
    kept = list(entities)
    while kept and (
        kept[-1].text in (",", "(", "-") or kept[-1].means("but", "filler", "and") or _is_only(kept[-1])
    ):
        kept.pop()
    return kept


def _is_only(one: Entity) -> bool:
    return fold(one.text) in words.forms(words.words(lambda each: each.remarks.get("only", ())))


def _closes(one: Entity) -> bool:
    return one.kind is Kind.MARK and one.text in CLOSING


def _is_near(at: Situation, condition: Entities, piece: str) -> bool:
    """Whether it names no city but that which the piece leaves, or to which it has gone."""
    known = {at.where.get(piece), at.came_from.get(piece)}
    cities = [one.cities for one in condition if one.kind is Kind.CITY and one.is_full]
    return all(known.intersection(some) for some in cities)


def _has_come(at: Situation, condition: Entities, piece: str) -> bool:
    """Whether it says that a piece is in the one city to which it is yet to go: `once Laudon is in Neisse`.
    What is so as the stage begins would never be."""
    cities = [one.cities for one in condition if one.kind is Kind.CITY and one.is_full]
    start = at.came_from.get(piece, at.where.get(piece))
    is_there = mean(condition, "is", "stay") and len(cities) == 1 and start not in cities[0]
    # One that has marched elsewhere does not come there.
    return is_there and (piece not in at.came_from or at.where.get(piece) in cities[0])


def puts_before(entities: Entities) -> list[Entity]:
    """What follows `before that`, where a sentence begins so; empty if it does not."""
    rest = list(entities)
    while rest and rest[0].kind is Kind.MARK:
        rest.pop(0)
    size = _before_size(rest)
    return rest[size:] if size and any(one.kind is Kind.PIECE for one in rest[size:]) else []


def _before_size(rest: Entities) -> int:
    return next((n for n in (3, 2, 1) if "".join(fold(one.text) for one in rest[:n]) in BEFORE), 0)


def told_before(at: Situation, entities: Entities) -> tuple[list[Entity], list[Entity]] | None:
    """What a sentence has done first, and what it has done next: `Before Keith goes to Brieg Schwerin goes to
    Neisse`, `Keith to Brieg, before that Schwerin to Neisse`. Of an enemy nothing is done next. None if it
    puts nothing before anything."""
    parted = _begins_with_later(at, entities) or _ends_with_earlier(entities)
    if parted is None or mean(entities, "if", "not", "maybe", "else", "attack"):
        return None
    first, then = parted
    own = {name for one in then if (name := at.own_piece(one))}
    if not any(map(at.own_piece, first)) or own & {at.own_piece(one) for one in first}:
        return None
    named = any(one.kind is Kind.CITY for one in then)
    if own:
        # `Before Keith moves, ...` tells no more than when.
        return first, then if named else []
    enemies = any(one.kind is Kind.PIECE and not at.may_own(one) for one in then)
    cities = [one for one in then if one.kind is Kind.CITY and one.is_full]
    if not enemies or len(cities) > 1 or mean(then, "stay", "from"):
        return None
    # `Before Daun takes Brieg Keith goes there`
    return [two for one in first for two in (_to(cities) if one.means("there") and cities else [one])], []


def _to(cities: Entities) -> list[Entity]:
    return [to_in(cities[0].line), *cities]


def _begins_with_later(at: Situation, entities: Entities) -> tuple[list[Entity], list[Entity]] | None:
    """The two parts of a sentence that begins with what is done later, the earlier one first."""
    begins = bool(entities) and is_of_kind(entities[0], "before it goes")
    comma = next((p for p, one in enumerate(entities) if one.text == ","), 0)
    if not begins or not comma:
        return None
    then, first = list(entities[1:comma]), list(entities[comma + 1 :])
    return (first, then) if any(one.kind is Kind.PIECE for one in then) else None


def _ends_with_earlier(entities: Entities) -> tuple[list[Entity], list[Entity]] | None:
    """The two parts of a sentence that ends with what is done `before that`, that one first."""
    for place, one in enumerate(entities):
        size = _before_size(entities[place + 1 : place + 4]) if one.kind is Kind.MARK else 0
        if not (place and size):
            continue
        rest = entities[place + 1 + size :]
        if any(two.kind is Kind.PIECE for two in rest) and any(two.kind is Kind.CITY for two in rest):
            return list(rest), list(entities[:place])
    return None

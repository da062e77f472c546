"""A way behind a colon, and before it only why, or for what: `Apraxin must find some bread: Lötzen, Lyck,
Johannisburg`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.staying.watching import watches
from pbem.orders.plain_words.ways import is_round, way

LIMITING = (
    *("not", "no more", "if", "unless", "should", "correction", "takes back", "rather", "in place of"),
    *("attack", "against", "split", "transfer", "recruit", "discard", "play", "concede", "lose"),
    *("retreat", "else", "with", "without", "thought", "past"),
)
"""With one of these before the colon a sentence keeps all its words."""

JOINING = ("and", "then", "via", "to", "filler", "the")
"""What may stand between the cities of a way."""

LEAST = 2
"""A goal alone may be anything: of so many cities in a row, with roads between them, that is not likely."""

Entities = Sequence[Entity]


def with_way_behind(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with nothing but the pieces before the colon, if it tells a way behind it that they can
    march."""
    colon = next((place for place, one in enumerate(entities) if one.text == ":"), 0)
    lead, behind = entities[:colon], entities[colon + 1 :]
    who = next((p for p in range(1, colon) if is_of_kind(lead[p], "relative") and lead[p - 1].text == ","), 0)
    # `Laudon takes Cosel, which nobody protects: he goes to Krappitz, Cosel and back to Krappitz`
    lead = lead[: who - 1] if who else lead
    first = next((place for place, one in enumerate(lead) if at.own_piece(one)), None)
    if first is None or at.sets_up or mean(lead, *LIMITING) or any(map(_is_named, lead[:first])):
        return entities
    row = _row(at, lead[first:])
    talk = lead[first + len(row) :]
    if not talk or _may_attack(at, talk):
        return entities
    nearer = any_of_kind(talk, "good for a city")
    # `Daun alone is too weak, so he goes nearer to Laudon: to Glatz, Patschkau`
    if any(one.kind in (Kind.CARD, Kind.NATION) or (at.own_piece(one) and not nearer) for one in talk):
        return entities
    he = len(list(takewhile(lambda one: one.means("they", "move") and not one.means("I"), behind)))
    behind = behind[he:]
    end = next((p for p, one in enumerate(behind) if not _is_of_way(one)), len(behind))
    stops = [one for one in behind[:end] if one.kind is Kind.CITY]
    ends = end == len(behind) or behind[end].kind is Kind.MARK
    pieces = tuple(name for one in row if (name := at.own_piece(one)))
    if len(stops) < LEAST or not ends or not all(one.is_full for one in stops) or not _together(at, pieces):
        return entities
    goals = [two for one, two in pairwise(talk) if one.means("to") and two.kind is Kind.CITY and two.is_full]
    # `Lacy moves closer to Prag: Wotitz, Beneschau`
    goals = [] if mean(talk, "towards") or nearer else goals
    near = {city for end_ in stops[-1].cities for city in at.near(end_)}
    goals = [one for one in goals if at.where[pieces[0]] not in one.cities and near.intersection(one.cities)]
    if goals and not any(goals[0].cities == one.cities for one in stops):
        # `Heinrich to Hoyerswerda (way: Finsterwalde, Senftenberg)`
        stops, behind = [*stops, goals[0]], [*behind[:end], Entity(Kind.MARK, ",", goals[0].line), goals[0]]
    path = way(at, pieces, stops)
    if path is None or is_round(path, at.where[pieces[0]], stops):
        return entities
    return [*lead[:first], *row, entities[colon], *behind]


def _may_attack(at: Situation, talk: Entities) -> bool:
    """Whether words may tell of an attack on a general of another player's: `Keith geht auf Daun los`. Who
    runs from him, or watches him, does not attack."""
    enemies = [p for p, one in enumerate(talk) if one.kind is Kind.PIECE and not at.may_own(one)]
    if not enemies:
        return False
    before = talk[: enemies[0]]
    runs = mean(before, "from") or any_of_kind(before, "before him")
    return not runs and not watches(talk)


def _row(at: Situation, entities: Entities) -> list[Entity]:
    """The pieces that words begin with: `Schwerin and Keith`."""
    end = 0
    for place, one in enumerate(entities):
        if at.own_piece(one):
            end = place + 1
        elif not (one.means("and", "the") or one.text in ",+&"):
            break
    return list(entities[:end])


def _together(at: Situation, pieces: Sequence[str]) -> bool:
    """Whether pieces stand in one city."""
    places = {at.where.get(name) for name in pieces}
    return len(places) == 1 and None not in places


def _is_of_way(one: Entity) -> bool:
    small = one.means(*JOINING) or one.text in (",", "-", ">", "/")
    return one.kind is Kind.CITY or small


def _is_named(one: Entity) -> bool:
    return one.kind in (Kind.PIECE, Kind.CARD) or (one.kind is Kind.CITY and one.is_full)

"""A condition of the last piece alone: `Richelieu to Celle, Chevert only if it is free`, `Richelieu to Celle,
Soubise to Northeim if Northeim is free`."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind
from pbem.orders.plain_words.situation import Situation

SMALL = ("the", "filler", "but", "likewise", "and")
"""What may stand between that piece and its condition, beside `only` and signs."""

Entities = Sequence[Entity]


def with_his_condition(at: Situation, entities: list[Entity]) -> list[list[Entity]]:
    """A sentence as two: what the others do, and what the last one does on his condition, which may be the
    same; else as it is."""
    entities = _with_condition_last(at, _with_him_named(at, entities))
    asked = next((p for p, one in enumerate(entities) if one.means("if", "unless")), 0)
    him = next((p for p in range(asked - 1, 0, -1) if at.own_piece(entities[p])), 0)
    if not him or at.sets_up or mean(entities[asked + 1 :], "if", "unless", "else"):
        return [entities]
    between = entities[him + 1 : asked]
    while him > 2 and at.own_piece(entities[him - 2]) and _joins(entities[him - 1]):
        him -= 2
    before = entities[:him]
    is_only = any_of_kind(between, "solely")
    is_apart = _parts(before, is_only=is_only)
    told = any(map(at.own_piece, before)) and (any(map(is_city, before)) or mean(before, "stay"))
    if is_apart and told and _is_of_his_deed(between, entities[asked:]):
        return [_stripped(before), entities[him:]]
    if not all(_is_small(one) for one in between) or not is_apart:
        return [entities]
    if mean(between, "likewise") and not is_only:
        # `Chevert too if it is free`: that may be for both.
        return [entities]
    who = entities[him : asked - len(between)]
    before = _without(at, _stripped(before), {at.own_piece(one) for one in who})
    last = max((p for p, one in enumerate(before) if at.own_piece(one)), default=None)
    way = before[last + 1 :] if last is not None else []
    goes = any(one.kind is Kind.CITY for one in way) and mean(way, "to", "via", "move")
    if not goes or mean(way, "not", "maybe", "attack"):
        return [entities]
    return [before, [*who, *way, *entities[asked:]]]


def _with_him_named(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with the generals of its condition for `he` or `they`, where only these are told of: `If
    Browne is still in Muskau, he goes to Cottbus`."""
    opens = next((p for p, one in enumerate(entities[:2]) if one.means("if", "should")), None)
    comma = next((p for p, one in enumerate(entities) if one.text == ","), 0)
    if opens is None or not comma:
        return entities
    asked, deed = entities[opens:comma], entities[comma + 1 :]
    told = [one for one in asked if one.kind is Kind.PIECE]
    he = next((p for p, one in enumerate(deed[:3]) if one.means("they") and not one.means("I")), None)
    together = [one for one in asked if one in told or one.means("and") or one.text == "+"]
    is_row = bool(told) and asked[asked.index(told[0]) :][: len(together)] == together
    is_alone = is_row and all(map(at.own_piece, told)) and any(map(is_city, asked))
    if not is_alone or he is None or any(one.kind in (Kind.PIECE, Kind.CITY) for one in deed[:he]):
        return entities
    return [*entities[: comma + 1], *deed[:he], *together, *deed[he + 1 :]]


def _with_condition_last(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with a condition behind him who does on it what others do, where it stands before him: `and,
    should Daun be there, Schwerin too`."""
    asked = next((p for p, one in enumerate(entities) if one.means("if", "should")), 0)
    signs = [p for p in range(asked + 1, len(entities)) if entities[p].text == ","]
    lead = _stripped(entities[:asked])
    if not asked or not signs or not mean(entities[len(lead) : asked], "and"):
        return entities
    him = [one for one in entities[signs[-1] + 1 :] if one.kind is not Kind.MARK]
    is_likewise = mean(him, "likewise") and all(at.own_piece(one) or one.means(*SMALL) for one in him)
    if not is_likewise or not any(map(at.own_piece, him)):
        return entities
    comma = Entity(Kind.MARK, ",", entities[0].line)
    only = Entity(Kind.MEANING, "only", entities[0].line)
    pieces = [one for one in him if not one.means("likewise")]
    if_ = Entity(Kind.MEANING, entities[asked].text, entities[0].line, meanings=frozenset({"if"}))
    return [*lead, comma, *pieces, only, comma, if_, *entities[asked + 1 : signs[-1]]]


def _is_of_his_deed(deed: Entities, condition: Entities) -> bool:
    """Whether a condition is about the city that he alone goes to, or depends on `only`, or he stays."""
    goals = {city for one in deed if is_city(one) for city in one.cities}
    asked = {city for one in condition if is_city(one) for city in one.cities}
    is_only = any_of_kind(deed[-1:], "solely")
    stays = mean(deed, "stay") and not goals
    return bool(goals & asked) or (bool(goals) and is_only) or stays


def _is_small(one: Entity) -> bool:
    return one.kind is Kind.MARK or one.means(*SMALL) or is_of_kind(one, "solely")


def _parts(before: Entities, *, is_only: bool) -> bool:
    """Whether he is named apart from the others: behind a sign, or behind `and` where `only` follows."""
    words = [one for one in before if not one.means("the", "filler", "but") or one.means("and")]
    is_sign = bool(words) and words[-1].text in (",", ";", "-", "–")
    return is_sign or (is_only and mean(words[-1:], "and"))


def _joins(one: Entity) -> bool:
    return one.means("and") or one.text in ("+", "&", ",")


def _stripped(entities: Entities) -> list[Entity]:
    kept = list(entities)
    while kept and (kept[-1].kind is Kind.MARK or kept[-1].means("and", "but", "the", "filler")):
        kept.pop()
    return kept


def _without(at: Situation, entities: list[Entity], names: AbstractSet[str]) -> list[Entity]:
    """Words without pieces that they name among others: `Keith and Schwerin to Brieg`."""
    kept = list[Entity]()
    for one in entities:
        if not at.own_piece(one) or at.own_piece(one) not in names:
            kept.append(one)
        elif kept and _joins(kept[-1]):
            kept.pop()
    return kept[1:] if mean(kept[:1], "and") else kept

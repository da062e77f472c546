"""Words that mean an attack beside an enemy's name alone: `takes on Daun`, `knöpft sich Daun vor`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

LONGEST = 5
"""No expression for an attack has more words on one side of the enemy."""

Entities = Sequence[Entity]


def with_attacks(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence of the writer's pieces with a plain word for each attack on the generals of others."""
    if not any(map(at.own_piece, entities)) and not _goes_on(at, entities):
        return entities
    return _with_purpose(at, _with_verbs(at, entities))


def _goes_on(at: Situation, entities: Entities) -> bool:
    """Whether a sentence may tell what those do who moved in one before."""
    return bool(at.came_from) and bool(entities) and entities[0].means("they", "then", "there", "and")


def _with_verbs(at: Situation, entities: list[Entity]) -> list[Entity]:
    found = list(entities)
    # In `Daun gets a beating: Keith to Brieg, attack` it is said again behind the march.
    place = next((p for p, one in enumerate(found) if at.own_piece(one)), 0)
    while place < len(found):
        end = _enemies_until(at, found, place)
        if end:
            place = _marked(found, place, end)
        place += 1
    return found


def _enemies_until(at: Situation, entities: Entities, place: int) -> int:
    """Where a list of generals of others that begins at a place ends; 0 if none does."""
    if not _is_enemy(at, entities[place]):
        return 0
    end = place + 1
    while end + 1 < len(entities) and _joins(entities[end]) and _is_enemy(at, entities[end + 1]):
        end += 2
    return end


def _marked(found: list[Entity], place: int, end: int) -> int:
    """Put a plain word in place of what says around the enemies, from `place` to `end`, that they are
    attacked; where they end then."""
    first = place
    while first and found[first - 1].means("the", "filler") and not _before(found, first, "attacks somebody"):
        first -= 1
    start, size = _before(found, first, "attacks somebody"), 0
    lone = start == 1 and is_of_kind(found[first - 1], "leads to whom he attacks")
    if not start or (lone and not _follows(found[: first - 1])):
        # `geht auf Daun los`
        size = _size(found[end:], "attacks, at last")
        start = _before(found, first, "attacks, at first") if size else 0
    if not start and _follows(found[:first]):
        # `to Leipa, dem Lacy eine verpassen`
        size = _size(found[end:], "attacks, behind")
    if not (start or size):
        return end
    words = found[first - start : first] or found[end : end + size]
    said = Entity(Kind.MEANING, " ".join(one.text for one in words), found[first].line)
    attack = _attack(said.line)
    if is_of_kind(said, "goes after"):
        # It may be a march to wherever he is.
        attack = replace(attack, text=said.text)
    found[first - start : end + size] = [attack, *found[place:end]]
    return first - start + 1 + end - place


def _follows(before: Entities) -> bool:
    """Whether what comes behind these words is done next: `then at Daun`."""
    return not before or before[-1].kind is Kind.MARK or before[-1].means("then", "and", "attack")


def _before(entities: Entities, place: int, kind: str) -> int:
    """How many words right before a place say something of a kind; 0 if none do."""
    sizes = range(min(LONGEST, place), 0, -1)
    return next((n for n in sizes if _said(entities[place - n : place]) in kind_of(kind)), 0)


def _size(entities: Entities, kind: str) -> int:
    """How many words at the beginning say something of a kind; 0 if none do."""
    sizes = range(min(LONGEST, len(entities)), 0, -1)
    return next((n for n in sizes if _said(entities[:n]) in kind_of(kind)), 0)


def _said(entities: Entities) -> str:
    # A sign is no part of it.
    return "".join(fold(word) or word for one in entities for word in one.text.split())


def _is_enemy(at: Situation, one: Entity) -> bool:
    name = at.piece(one) if one.kind is Kind.PIECE and one.is_full else None
    return name in at.rules.generals and not at.is_own(str(name))


def _joins(one: Entity) -> bool:
    return one.means("and") or one.text in "+&"


# ------------------------------------------------------------------------- what a march is for


def _with_purpose(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which a march to attack somebody beside its goal, `um Daun anzugreifen`, is an attack."""
    first = next((place for place, one in enumerate(entities) if place and _opens(one)), 0)
    behind = entities[first + 1 :]
    end = next((p for p, one in enumerate(behind) if one.kind is Kind.MARK or one.means("and")), len(behind))
    part = behind[:end]
    enemies = [one for one in part if _is_enemy(at, one)]
    acts = [one for one in part if one.means("attack") or is_of_kind(one, "to attack")]
    is_pure = enemies and acts and not any(one.kind is Kind.CITY or at.own_piece(one) for one in part)
    is_pure = is_pure and not mean(entities, "if", "not")
    if not first or not is_pure or not _is_beside(at, entities[:first], enemies):
        return entities
    line = part[0].line
    listed = [one for enemy in enemies for one in (_and(line), enemy)][1:]
    comma = [] if entities[first - 1].kind is Kind.MARK else [Entity(Kind.MARK, ",", line)]
    return [*entities[:first], *comma, _attack(line), *listed, *behind[end:]]


def _attack(line: int) -> Entity:
    return Entity(Kind.MEANING, "attack", line, meanings=frozenset({"attack"}))


def _and(line: int) -> Entity:
    return Entity(Kind.MEANING, "and", line, meanings=frozenset({"and"}))


def _opens(one: Entity) -> bool:
    return is_of_kind(one, "in order to")


def _is_beside(at: Situation, before: Entities, enemies: Entities) -> bool:
    """Whether a road joins a city that words name to the one where all these enemies stand."""
    cities = [city for one in before if one.kind is Kind.CITY and one.is_full for city in one.cities]
    there = {at.where.get(str(at.piece(one))) for one in enemies}
    return len(there) == 1 and any(there & set(at.near(city)) for city in cities)

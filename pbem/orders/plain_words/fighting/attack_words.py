"""Words that mean an attack beside an enemy's name alone: `takes on Daun`, `knöpft sich Daun vor`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, and_in, is_city, mean, piece_in
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

LONGEST = 5
"""No expression for an attack has more words on one side of the enemy."""

Entities = Sequence[Entity]


def with_attacks(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence of the writer's pieces with a plain word for each attack on the generals of others."""
    entities = _with_topic(at, _without_place_again(at, entities))
    if not any(map(at.own_piece, entities)) and not _goes_on(at, entities):
        return entities
    return _with_bare(at, _with_purpose(at, _with_verbs(at, entities)))


def _goes_on(at: Situation, entities: Entities) -> bool:
    """Whether a sentence may tell what those do who moved in one before."""
    begins = entities[1:2] if entities and entities[0].means("from") else entities[:1]
    is_next = mean(begins, "they", "then", "there", "and") or _bare_from(entities) == 0
    return bool(at.came_from) and is_next


def _with_verbs(at: Situation, entities: list[Entity]) -> list[Entity]:
    found = list(entities)
    # In `Daun gets a beating: Keith to Brieg, attack` it is said again behind the march.
    place = next((p for p, one in enumerate(found) if at.own_piece(one)), 0)
    while place < len(found):
        end = _enemies_until(at, found, place)
        if end:
            place = _marked(at, found, place, end)
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


def _marked(at: Situation, found: list[Entity], place: int, end: int) -> int:
    """Put a plain word in place of what says around the enemies, from `place` to `end`, that they are
    attacked; where they end then."""
    first = place
    while first and found[first - 1].means("the", "filler") and not _before(found, first, "attacks somebody"):
        first -= 1
    start, size = _before(found, first, "attacks somebody"), 0
    lone = start == 1 and is_of_kind(found[first - 1], "leads to whom he attacks")
    behind = end + _size_of_place(at, found, end)
    before = found[: first - 1]
    if not start or (lone and not (_follows(before) or _ends_beside(at, before, found[place]))):
        # `geht auf Daun los`
        size = _size(found[behind:], "attacks, at last")
        start = _before(found, first, "attacks, at first") if size else 0
    if not start:
        # `und von dort wird Daun verhauen`; `Wird Daun angegriffen` is a condition.
        size = _size(found[behind:], "attacked, at last")
        start = _before(found, first, "attacked, at first") if size else 0
        is_told = start and first > start and _follows_there(found[: first - start])
        start, size = (start, size) if is_told else (0, 0)
    if not start and _follows(found[:first]):
        # `to Leipa, dem Lacy eine verpassen`
        size = _size(found[behind:], "attacks, behind")
    if not (start or size):
        return end
    words = found[first - start : first] or found[behind : behind + size]
    said = Entity(Kind.MEANING, " ".join(one.text for one in words), found[first].line)
    attack = _attack(said.line)
    if is_of_kind(said, "goes after"):
        # It may be a march to wherever he is.
        attack = replace(attack, text=said.text)
    told = [*(one for one in words if start and one.means("they")), attack, *found[place:end]]
    found[first - start : behind + size if size else end] = told
    return first - start + len(told)


def _size_of_place(at: Situation, found: Entities, end: int) -> int:
    """How many words behind an enemy say where he stands: `Daun in Glatz`, `Daun dort`."""
    here = at.where.get(str(at.piece(found[end - 1])))
    if found[end : end + 1] and found[end].means("there"):
        return 1
    is_place = len(found) > end + 1 and found[end].means("to", "of") and found[end + 1].kind is Kind.CITY
    return PLACE if is_place and here in found[end + 1].cities else 0


PLACE = 2


def _follows(before: Entities) -> bool:
    """Whether what comes behind these words is done next: `then at Daun`."""
    is_there = len(before) > 1 and before[-1].means("there") and before[-2].kind is Kind.MARK
    return not before or is_there or before[-1].kind is Kind.MARK or before[-1].means("then", "and", "attack")


def _ends_beside(at: Situation, before: Entities, enemy: Entity) -> bool:
    """Whether words end in a city beside that in which an enemy stands: `Bautzen Weißwasser auf Browne`."""
    stands = at.where.get(str(at.piece(enemy)))
    last = before[-1] if before else None
    return last is not None and is_city(last) and any(stands in at.near(city) for city in last.cities)


def _follows_there(before: Entities) -> bool:
    """Whether what comes behind these words is done next, or from there: `then`, `von dort`."""
    there = kind_of("beside attack")
    return _follows(before) or before[-1].means("there") or fold(before[-1].text) in there


def _before(entities: Entities, place: int, kind: str) -> int:
    """How many words right before a place say something of a kind; 0 if none do."""
    sizes = range(min(LONGEST, place), 0, -1)
    return next((n for n in sizes if _is_said(entities[place - n : place], kind)), 0)


def _is_said(words: Entities, kind: str) -> bool:
    """Whether some words are of a kind, perhaps with who does it between them, or where: `nimmt er Rache
    an`, `schlagen dort auf`."""
    inner = [one for one in words[1:-1] if not one.means("they", "there", "then")]
    is_inner = len(inner) < len(words) - 2 and len(words) > 2
    said = _said([words[0], *inner, words[-1]]) if is_inner else ""
    return _said(words) in kind_of(kind) or (bool(said) and said in kind_of(kind))


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
    # `Browne mit Karl`
    return one.means("and", "with") or one.text in "+&"


# ------------------------------------------------------------------------- what a march is for


def _with_purpose(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which a march to attack somebody beside its goal, `um Daun anzugreifen`, is an attack."""
    first = next((place for place, one in enumerate(entities) if place and _opens(one)), 0)
    behind = entities[first + 1 :]
    end = next((p for p, one in enumerate(behind) if _ends_purpose(at, behind, p)), len(behind))
    part = behind[:end]
    enemies = [one for one in part if _is_enemy(at, one)]
    acts = [one for one in part if one.means("attack") or is_of_kind(one, "to attack")]
    here = {at.where.get(str(at.piece(one))) for one in enemies}
    others = (one for one in part if one.kind is Kind.CITY and here.isdisjoint(one.cities))
    is_pure = enemies and acts and not any(others) and not any(map(at.own_piece, part))
    is_pure = is_pure and not mean(entities, "if", "not")
    if not first or not is_pure or not _is_beside(at, entities[:first], enemies):
        return entities
    line = part[0].line
    listed = [one for enemy in enemies for one in (and_in(line), enemy)][1:]
    comma = [] if entities[first - 1].kind is Kind.MARK else [Entity(Kind.MARK, ",", line)]
    return [*entities[:first], *comma, _attack(line), *listed, *behind[end:]]


def _ends_purpose(at: Situation, behind: Entities, place: int) -> bool:
    """Whether a purpose ends before a word: at a sign, or at an `and` that joins no other enemy."""
    joins = behind[place].means("and") and any(_is_enemy(at, one) for one in behind[place + 1 : place + 2])
    return behind[place].kind is Kind.MARK or (behind[place].means("and") and not joins)


def _attack(line: int) -> Entity:
    return Entity(Kind.MEANING, "attack", line, meanings=frozenset({"attack"}))


def _opens(one: Entity) -> bool:
    return is_of_kind(one, "in order to")


def _is_beside(at: Situation, before: Entities, enemies: Entities) -> bool:
    """Whether a road joins a city that words name to the one where all these enemies stand."""
    cities = [city for one in before if one.kind is Kind.CITY and one.is_full for city in one.cities]
    there = {at.where.get(str(at.piece(one))) for one in enemies}
    return len(there) == 1 and any(there & set(at.near(city)) for city in cities)


# ------------------------------------------------------------- whom the sentence before or a colon names


def _without_place_again(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence without the words behind an enemy that say no more than where he stands: `Daun (Glatz)`,
    `Daun, der in Glatz steht`."""
    for place, one in enumerate(entities):
        if not _is_enemy(at, one):
            continue
        behind = entities[place + 1 : place + 6]
        here = at.where.get(str(at.piece(one)))
        there = next((p for p, two in enumerate(behind) if two.kind is Kind.CITY and here in two.cities), 0)
        texts = [two.text for two in behind]
        if there == 1 and texts[0] == "(" and texts[2:3] == [")"]:
            return [*entities[: place + 1], *entities[place + 4 :]]
        is_told = there == 3 and texts[0] == "," and behind[1].means("the") and behind[2].means("to")
        if is_told and mean(behind[4:5], "stay"):
            return [*entities[: place + 1], *entities[place + 6 :]]
    return entities


def _with_topic(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which the attack stands behind the way to it, for one that says first whom it is for:
    `Ich will mit Schwerin Daun angreifen: über Reichenbach nach Neurode`."""
    colon = next((place for place, one in enumerate(entities) if one.text == ":"), 0)
    head, way = entities[:colon], entities[colon + 1 :]
    pieces = [one for one in head if at.own_piece(one)]
    enemies = [one for one in head if _is_enemy(at, one)]
    acts = any(one.means("attack") or is_of_kind(one, "to attack") for one in head)
    there = {at.where.get(str(at.piece(one))) for one in enemies}
    cities = {city for one in head if one.kind is Kind.CITY for city in one.cities}
    is_told = acts and mean(head, "I") and len(there) == 1 and cities <= there
    goes = any(one.kind is Kind.CITY for one in way) and not any(map(at.own_piece, way))
    if not (pieces and enemies and is_told and goes) or mean(entities, "if", "not", "maybe", "unless"):
        return entities
    end = _bare_from(way) or len(way)
    ends = [one for one in way[-1:] if one.kind is Kind.MARK and end < len(way)]
    line = entities[0].line
    row = [one for piece in pieces for one in (and_in(line), piece)][1:]
    those = [one for enemy in enemies for one in (and_in(line), enemy)][1:]
    return [*row, *way[:end], Entity(Kind.MARK, ",", line), _attack(line), *those, *ends]


def _bare_from(entities: Entities) -> int | None:
    """Where the last part of a sentence begins if it says to attack and no more: `und dann Angriff`."""
    place = len(entities)
    small = kind_of("beside attack")
    while place and (
        entities[place - 1].means("attack", "then", "there", "filler", "and", "they")
        or fold(entities[place - 1].text) in small
        or (place == len(entities) and entities[place - 1].kind is Kind.MARK)
    ):
        place -= 1
    begins = place + (not entities[place : place + 1] or entities[place].means("filler"))
    return begins if mean(entities[begins:], "attack") else None


def _with_bare(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that says at last to attack, and nobody, with the enemies beside the goal: those in the one
    city where any stand, or who were named in the sentence before."""
    if any(_is_enemy(at, one) for one in entities) or mean(entities, *OPEN):
        return entities
    begins = _bare_from(entities)
    beside = [] if begins is None else _beside_goal(at, entities[:begins])
    if begins is None or not beside:
        return entities
    line = entities[begins].line
    those = [one for name in beside for one in (and_in(line), piece_in(line, name))]
    comma = [Entity(Kind.MARK, ",", line)] if begins else []
    return [*entities[:begins], *comma, _attack(line), *those[1:]]


def doubt_bare_attack(at: Situation, entities: Entities, out: Outcome, known: int) -> None:
    """Ask back whom a march is to attack at last, if it is not told and several stand beside its goal; its
    orders are those since the `known` first."""
    new = [one.text for one in out.orders[known:]]
    marches = any(one.startswith("move ") for one in new) and not any("attack " in one for one in new)
    moved = any(at.own_piece(one) in at.came_from for one in at.said_above)
    marches = marches or (not new and moved and _bare_from(entities) == 0)
    if not marches or any(_is_enemy(at, one) for one in entities) or mean(entities, *OPEN):
        return
    if _bare_from(entities) is not None:
        out.doubt(entities[0].line, Why.FIGHT)


OPEN = ("if", "not", "maybe", "unless", "no")
"""What makes it none, or one that depends on something."""


def _beside_goal(at: Situation, before: Entities) -> list[str]:
    """The enemies of one city beside the one where a march ends."""
    goals = [one.cities[0] for one in before if one.kind is Kind.CITY and len(one.cities) == 1]
    names = [name for one in at.said_last if (name := at.own_piece(one)) in at.came_from]
    moved = [at.where[name] for name in (*names, *at.last_moved) if name in at.where]
    goal = (*goals, *(moved if not goals else ()))[-1:]
    near = set(at.near(goal[0])) if goal else set()
    there = [one for one in at.rules.generals if at.where.get(one) in near and not at.is_own(one)]
    told = {str(at.piece(one)) for one in at.said_last if one.kind is Kind.PIECE}
    chosen = there if len({at.where[one] for one in there}) == 1 else [one for one in there if one in told]
    places = {at.where[one] for one in chosen}
    return [one for one in there if at.where[one] in places] if len(places) == 1 else []

"""Those who were told of before, by a word for them: `They march to Pirna.`, `Die beiden bleiben dort.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.cutting.clause import Clause
from pbem.orders.plain_words.entity import Entity, Kind, and_in, mean, piece_in, words_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.ways import way

PAIR = 2

LEADING = ("filler", "and", "but")
"""What may stand before such a word: `So they march`."""

OPEN = ("if", "not", "maybe", "thought", "attack")
"""What leaves open where they go."""

Entities = Sequence[Entity]


def they_go(at: Situation, clause: Clause, last: Clause | None, before: Sequence[str]) -> bool:
    """Whether those told of before, whose way is not told yet, go somewhere: `They march to Pirna.`"""
    size = _size(clause.parts, len(before)) or int(_begins_with_it(at, clause.parts, before))
    if last is None or not before or not size:
        return False
    rest = clause.parts[size:]
    # Nobody says where an enemy shall go: `Lacy is too close to Winterfeldt. He shall go to Wotitz.`
    shall = any(is_of_kind(one, "shall") for one in rest[:1])
    is_bidden = (shall and not at.told_other) or _leads_to_attack(at, clause, last, before)
    tells = _tells_where(at, last, before) and (is_bidden or not last.others)
    if last.stops and not tells and not _is_open(at, last, before):
        return False
    is_one_of_two = len(before) == 1 and (bool(last.others) or at.told_other) and not is_bidden
    is_row = all(map(_is_of_way, rest[shall:]))
    goes = bool(clause.stops) and (clause.means("move") or is_row)
    goes = goes and not mean(rest, *OPEN) and not is_one_of_two
    return goes and (not clause.others or _comes_first(clause.stops[0][1], clause.others[0], clause))


def they_stay(at: Situation, clause: Clause, last: Clause | None, before: Sequence[str]) -> bool:
    """Whether those told of before, who have no order yet, stay where they stand: `Then leave him in
    Riesenburg.`"""
    if last is None or not before or not _is_open(at, last, before):
        return False
    if len(before) == 1 and (last.others or at.told_other):
        return False
    size = _size(clause.parts, len(before)) or _size_left(clause.parts)
    stays = clause.means("stay") or bool(_size_left(clause.parts))
    here = {at.where.get(name) for name in before}
    there = all(here.intersection(stop.cities) for _, stop in clause.stops if stop.is_full)
    rest = clause.parts[size:]
    return bool(size) and stays and there and not clause.others and not mean(rest, *OPEN, "move")


def with_two_there(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which `the two in Hannover` are the two generals who stand there."""
    for place, one in enumerate(entities[:-2]):
        if not _is_both(one):
            continue
        opens = not place or entities[place - 1].means("the") or entities[place - 1].kind is Kind.MARK
        opens = opens or is_of_kind(entities[place - 1], "mine before a name")
        after, city = entities[place + 1], entities[place + 2]
        # Hannover is a nation, too.
        city = city.else_ if city.kind is Kind.NATION and city.else_ else city
        leads = after.means("to") or is_of_kind(after, "near by")
        is_there = leads and city.kind is Kind.CITY and city.is_full
        if not (opens and is_there):
            continue
        if any(map(at.may_own, entities[:place])) or _is_of_them(entities[:place]):
            continue
        there = [name for name in at.generals if at.where.get(name) in city.cities]
        if len(there) == PAIR:
            first, second = (piece_in(one.line, name) for name in there)
            joins = and_in(one.line)
            return [*entities[:place], first, joins, second, *entities[place + 3 :]]
    return entities


def with_both_staying(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which both who stay in a city, `Both gentlemen remain at Uelzen`, are the two generals of
    the writer's who stand there."""
    verb = next((place for place, one in enumerate(entities[:MOST_BEFORE]) if one.means("stay")), 0)
    before, behind = entities[:verb], entities[verb + 1 : verb + 3]
    is_told = bool(words_in(before) & kind_of("both")) and not any(map(at.may_own, before))
    if not is_told or len(behind) != PAIR or not behind[0].means("to") or behind[1].kind is not Kind.CITY:
        return entities
    city = behind[1]
    there = [name for name in at.generals if at.where.get(name) in city.cities]
    if len(there) != PAIR or mean(before, *OPEN):
        return entities
    line = entities[0].line
    first, second = (piece_in(line, name) for name in there)
    return [first, and_in(line), second, *entities[verb:]]


MOST_BEFORE = 4
"""So many words may stand up to the verb: `The two gentlemen stay`."""


def _is_of_them(before: Sequence[Entity]) -> bool:
    """Whether words lead to some of those who are named: `one of the`, `der Schwächere der`."""
    words = [one for one in before if one.kind is not Kind.MARK][-2:]
    if len(words) < 2:
        return False
    leads, article = words
    return leads.means("of") or (article.means("of") and not leads.means("and", "the", "filler"))


def with_enemies_there(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which whom a march is against by his city, `upon the two Hanoverians in Uelzen`, has his
    name."""
    for place, one in enumerate(entities):
        before = entities[place - 1] if place else one
        follows = before.kind is Kind.MARK or before.means("then", "and", "move")
        leads = one.means("against", "attack") or (follows and is_of_kind(one, "upon whom"))
        if not leads or not any(map(at.own_piece, entities[:place])):
            continue
        first = place + 1
        while entities[first : first + 1] and entities[first].means("the", "filler"):
            first += 1
        end = first
        while entities[end : end + 1] and _is_group(at, entities[end]):
            end += 1
        after = entities[end : end + 2]
        city = after[1] if len(after) > 1 and after[0].means("to") else None
        city = city.else_ if city and city.kind is Kind.NATION and city.else_ else city
        if end == first or city is None or city.kind is not Kind.CITY or not city.is_full:
            continue
        there = [n for n in at.rules.generals if at.where.get(n) in city.cities and not at.is_own(n)]
        if there and (len(there) == PAIR or not any(map(_is_both, entities[first:end]))):
            line = one.line
            joins = and_in(line)
            pieces = (piece_in(line, name) for name in there)
            named = [part for piece in pieces for part in (joins, piece)]
            attack = Entity(Kind.MEANING, one.text, line, meanings=frozenset({"attack"}))
            return [*entities[:place], attack, *named[1:], *entities[end + 2 :]]
    return entities


def _is_group(at: Situation, one: Entity) -> bool:
    """Whether a word is for generals of others: `the two Hanoverian gentlemen`."""
    is_nation = one.kind is Kind.NATION and one.names[0] not in at.nations
    return is_nation or _is_both(one) or one.means("stack")


def _is_open(at: Situation, last: Clause, before: Sequence[str]) -> bool:
    """Whether nothing was ordered of those told of before: they were to go nowhere, or only might."""
    # A move that was taken back leads back to where they came from.
    moved = any(at.where.get(name) != at.came_from.get(name, at.where.get(name)) for name in before)
    told = moved or any(name in at.stayed for name in before)
    fights = last.means("attack") and not last.means("maybe")
    return not told and not fights and not last.means("if", "thought")


def _size(parts: Entities, count: int) -> int:
    """How many words a clause begins with that mean those told of before, so many; 0 if none do."""
    first = 0
    while first < len(parts) and _leads(parts[first]):
        first += 1
    words = parts[first : first + 4]
    if not words:
        return 0
    is_they = words[0].means("they") and not words[0].means("I")
    points = is_of_kind(words[0], "points at him") and mean(words[1:2], "move", "stay")
    if points or is_of_kind(words[0], "they in short"):
        return first + 1
    lead = int(is_they or words[0].means("the") or is_of_kind(words[0], "that one"))
    if count == PAIR and len(words) > lead and _is_both(words[lead]):
        behind = words[lead + 1 : lead + 3]
        is_of = len(behind) == PAIR and behind[0].means("of") and behind[1].means("him")
        return first + lead + 1 + PAIR * is_of
    return first + 1 if is_they else 0


def _leads_to_attack(at: Situation, clause: Clause, last: Clause, before: Sequence[str]) -> bool:
    """Whether a clause tells the way to beside the enemy whom those told of before attack: `Daun attacks
    Schwerin. He goes to Patschkau, Frankenstein, Reichenbach.`"""
    if not last.means("attack") or last.means("if", "not", "maybe") or last.stops or not clause.stops:
        return False
    stops = [stop for _, stop in clause.stops if at.where.get(before[0]) not in stop.cities]
    path = way(at, tuple(before), stops) if stops else None
    enemies = {at.where.get(name) for one in last.others for name in one.names}
    return path is not None and bool(enemies) and enemies <= set(at.near(path[-1]))


def _begins_with_it(at: Situation, parts: Entities, before: Sequence[str]) -> bool:
    """Whether words begin with `it`, and the train told of before goes somewhere: `It goes to Kolin.`"""
    is_train = len(before) == 1 and before[0] in at.rules.trains
    return (
        is_train
        and mean(parts[:1], "him")
        and (mean(parts[1:3], "move") or any(is_of_kind(one, "shall") for one in parts[1:2]))
    )


def _leads(one: Entity) -> bool:
    return one.means(*LEADING) or one.text in ":," or is_of_kind(one, "therefore")


def begins_with_him(parts: Entities) -> bool:
    """Whether words begin with one for those told of before: `So they march`."""
    first = next((one for one in parts if not (_leads(one) or one.means("then"))), None)
    return first is not None and first.means("they") and not first.means("I")


def with_him_first(entities: list[Entity]) -> list[Entity]:
    """A sentence in which `he` stands before his verb: `Deshalb zieht er nach Brieg`."""
    first = next((p for p, one in enumerate(entities) if not _leads(one) and not one.means("then")), 0)
    verb, he = entities[first : first + 1], entities[first + 1 : first + 2]
    is_he = mean(he, "they") and not mean(he, "I")
    if not first or not is_he or not mean(verb, "move", "stay") or mean(verb, "not"):
        return entities
    return [*entities[:first], *he, *verb, *entities[first + 2 :]]


def _is_of_way(one: Entity) -> bool:
    return one.kind in (Kind.CITY, Kind.MARK) or one.means("to", "via", "then", "and")


def _is_both(one: Entity) -> bool:
    return one.number == PAIR or not words_in([one]).isdisjoint(kind_of("both"))


def _size_left(parts: Entities) -> int:
    """How many words say that they are left: `leave him`, `lass ihn`; 0 if the clause does not begin so."""
    words = [one for one in parts if not (one.means(*LEADING) or one.kind is Kind.MARK)][:2]
    first = parts.index(words[0]) if words else 0
    said = words[0].text.split() if words else []
    leaves = bool(said) and is_of_kind(Entity(Kind.OTHER, said[0], words[0].line), "leaves behind")
    if leaves and len(said) > 1:
        return first + 1
    return first + 2 if leaves and mean(words[1:], "him") else 0


def _tells_where(at: Situation, last: Clause, pieces: Sequence[str]) -> bool:
    """Whether a clause names no city but that in which its pieces stand, and orders nothing: `Keith didn't
    like Striegau.`"""
    here = {at.where.get(name) for name in pieces}
    cities = [stop.cities for _, stop in last.stops if stop.is_full]
    is_here = bool(cities) and all(here.intersection(told) for told in cities)
    return is_here and not last.means("move", "stay", "attack", "if")


def _comes_first(city: Entity, enemy: Entity, clause: Clause) -> bool:
    """Whether the way is told before what is done to an enemy."""
    parts = clause.parts
    return city in parts and enemy in parts and parts.index(city) < parts.index(enemy)

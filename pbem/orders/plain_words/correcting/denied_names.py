"""Names of a sentence that it says are not meant: `not Prag but Kolin`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, and_in, mean
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of

SMALL = ("to", "from", "the", "filler", "and", "move", "goes on")
"""What may stand beside the names that are denied: `not back to Prag`, `instead of going on to Prag`."""


def without_denied(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence without the names that it says are not meant: `to Kolin, not to Prag`, `not Keith but
    Dohna goes to Kolin`."""
    kept, place = list(entities), 0
    while place < len(kept):
        end = _denied_until(kept, place)
        if end:
            first = _joined_from(kept, place) if end == len(kept) else place
            verbs = [one for one in kept[place:end] if one.means("move")]
            kept[first:end] = verbs
        place += 1
    return kept


def _joined_from(entities: Sequence[Entity], place: int) -> int:
    """Where what joins a denial to the words before it begins: `, not to Prag`, `and he does not`."""
    first = place
    while first and (is_of_kind(entities[first - 1], "does") or entities[first - 1].means("they")):
        first -= 1
    return first - 1 if first and _joins(entities[first - 1]) else place


def with_not_only(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence with `and` for `not only`: `Not only Keith but Schwerin too` names both."""
    if any(is_of_kind(one, "as well as the other") and one.kind is Kind.OTHER for one in entities):
        entities = [one for one in entities if not is_of_kind(one, "as well as the other")]
    place = next((p for p in range(len(entities) - 2) if _is_not_only(entities, p)), None)
    if place is None:
        return list(entities)
    kind = entities[place + 2].kind
    after = next((p for p in range(place + 3, len(entities)) if entities[p].kind is kind), 0)
    between = entities[place + 3 : after]
    if not after or not all(one.kind is Kind.MARK or one.means("but", "likewise", "the") for one in between):
        return list(entities)
    joins = and_in(entities[after].line)
    rest = entities[after + 1 :]
    rest = rest[1:] if mean(rest[:1], "likewise") else rest
    return [*entities[:place], entities[place + 2], joins, entities[after], *rest]


def _is_not_only(entities: Sequence[Entity], place: int) -> bool:
    denial, only, name = entities[place : place + 3]
    return denial.means("not") and is_of_kind(only, "solely") and _is_name(name)


def doubt_denied_ways(entities: Sequence[Entity], out: Outcome, city: CityName, known: int) -> None:
    """Ask back each march among the orders behind the `known` ones that leads through a city which the
    sentence denies: `Keith to Brieg, avoiding Ohlau`."""
    denied = _cities_in(entities) - _cities_in(without_denied(entities))
    for one in out.orders[known:] if denied else ():
        way = one.text.partition(": ")[2].split(", ")
        is_through = not {city(number) for number in denied}.isdisjoint(way)
        # The way to a goal is the program's.
        is_open = ": " not in one.text and any(two.means("not") and _avoids(two) for two in entities)
        if one.text.startswith("move ") and (is_through or is_open):
            out.orders.remove(one)
            out.doubt(one.line, Why.NEGATION)


def _cities_in(entities: Sequence[Entity]) -> set[int]:
    return {one.cities[0] for one in entities if one.kind is Kind.CITY and one.cities}


def _avoids(one: Entity) -> bool:
    """Whether it is a verb that denies, and no mere `not`."""
    return NEGATION.isdisjoint(map(fold, one.text.split())) and fold(one.text) not in NEGATION


CityName = Callable[[int], str]


def _joins(one: Entity) -> bool:
    return one.kind == Kind.MARK or one.means("and")


def _denied_until(entities: Sequence[Entity], place: int) -> int:
    """Where what is denied from a place on ends; 0 if nothing is, or what is meant instead is not told."""
    one = entities[place]
    is_than = fold(one.text) in kind_of("than") and mean(entities[:place], "rather")
    if not (is_than or one.means("not", "in place of")) or one.means("stay"):
        return 0
    is_for = one.means("in place of")
    if any_of_kind(entities[place + 1 : place + 2], "solely"):
        # `not only Keith but Schwerin too`
        return 0
    end = place + 1
    while end < len(entities) and (size := _size_denied(entities[end : end + 2])):
        end += size
        if is_for and _is_name(entities[end - 1]) and not mean(entities[end : end + 1], "and"):
            # `instead of Keith Schwerin goes`
            break
    kinds = {one.kind for one in entities[place:end] if _is_name(one)}
    if len(kinds) != 1:
        return 0
    after = entities[end : end + 2]
    skipped = 1 if after and after[0].text == "," else 0
    if after[skipped : skipped + 1] and after[skipped].means("but rather"):
        names = (one.kind for one in entities[end:] if _is_name(one))
        return end + skipped + 1 if next(names, None) in kinds else 0
    others = [*entities[:place], *(entities[end:] if is_for else ())]
    same = any(one.kind in kinds for one in others if _is_name(one))
    # `Löbau, not Lauban`, `Löbau not Lauban`
    is_apart = is_than or is_for or (place > 0 and _joins(entities[_joined_from(entities, place)]))
    is_apart = is_apart or (place > 0 and entities[place - 1].kind in kinds)
    closes = is_for or end == len(entities) or entities[end].kind == Kind.MARK
    return end if same and is_apart and closes else 0


def _size_denied(entities: Sequence[Entity]) -> int:
    """How many of two words go on with what is denied: a name, a small word, `after all`."""
    if _is_name(entities[0]) or entities[0].means(*SMALL):
        return 1
    return 2 * ("".join(fold(one.text) for one in entities) in kind_of("after all"))


def without_lesser(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence without the piece that another one is rather to go than: `Lieber Keith als Dohna nach
    Kolin`."""
    kept = list(entities)
    rather = next((p for p, one in enumerate(kept) if one.means("rather")), len(kept))
    for place in range(rather + 2, len(kept) - 1):
        is_than = fold(kept[place].text) in kind_of("than")
        if is_than and all(kept[p].kind is Kind.PIECE for p in (place - 1, place + 1)):
            first = 1 if rather == 0 else 0
            return [*kept[first:place], *kept[place + 2 :]]
    return kept


def without_compared(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence without a city that another one is only measured by: `safer in Landsberg than in Glatz`."""
    kept = list(entities)
    # Without a piece it may be about where a loser goes: `Breslau is closer than Striegau` chooses neither.
    has_piece = any(one.kind is Kind.PIECE for one in kept)
    if not has_piece or mean(kept, "rather", "in place of", "move"):
        return kept
    for place, one in enumerate(kept):
        end = place + 1
        while end < len(kept) and kept[end].means("to", "of", "the"):
            end += 1
        is_city = end < len(kept) and kept[end].kind is Kind.CITY and kept[end].is_full
        is_end = place > 0 and is_of_kind(kept[place - 1], "no further", in_part=True)
        if place and is_city and not is_end and fold(one.text) in kind_of("measured by"):
            return kept[:place] + kept[end + 1 :]
    return kept


def with_plain_denials(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence in which `doch nicht` only denies what something else stands in place of: `doch nicht nach
    Glatz, sondern nach Neurode`, and `nicht mehr` the card or the number right before it."""
    if not (mean(entities, "no more", "takes back") or any(map(_has_denial, entities))):
        return list(entities)
    found: list[Entity] = []
    for place, one in enumerate(entities):
        if _spares_card(entities, place) or _ends_march(entities, place):
            found.append(Entity(Kind.MEANING, one.text, one.line, meanings=frozenset({"not"})))
            continue
        first, _, last = one.text.rpartition(" ")
        is_denial = bool(first) and one.means("takes back") and fold(last) in NEGATION
        if is_denial and mean(entities[place + 1 :], "but rather"):
            doubt = Entity(Kind.MEANING, first, one.line, meanings=frozenset({"filler"}))
            found += [doubt, Entity(Kind.MEANING, last, one.line, meanings=frozenset({"not"}))]
        else:
            found.append(one)
    return found


def _has_denial(one: Entity) -> bool:
    """Whether it is an idle expression with a denial: `nicht weiter`, `aber nicht weiter`."""
    return one.means("filler") and " " in one.text and not NEGATION.isdisjoint(map(fold, one.text.split()))


def _ends_march(entities: Sequence[Entity], place: int) -> bool:
    """Whether such an expression says where a march does not lead: `bis Halberstadt, nicht weiter nach
    Quedlinburg`."""
    after = entities[place + 1 : place + 3]
    is_way = len(after) > 1 and after[0].means("to") and after[1].kind is Kind.CITY
    return is_way and _has_denial(entities[place])


def _spares_card(entities: Sequence[Entity], place: int) -> bool:
    """Whether words that elsewhere say that no more is played deny a card: `die 7, aber die 5 nicht mehr`."""
    one = entities[place]
    if not one.means("no more") or fold(one.text.split()[0]) not in NEGATION:
        return False
    before = [each for each in entities[:place] if not each.means("but", "filler", "play", "I")]
    is_card = bool(before) and (before[-1].kind is Kind.CARD or before[-1].number > 0)
    after = entities[place + 1 : place + 2]
    return is_card and (not after or after[0].kind is Kind.MARK)


NEGATION = words.forms(words.words(lambda one: one.negation))


def _is_name(one: Entity) -> bool:
    return one.kind == Kind.PIECE or (one.kind == Kind.CITY and one.is_full)

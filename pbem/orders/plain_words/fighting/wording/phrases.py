"""A sentence as the phrases of battle plans see it, and which of them stand in it.

It is a row of folded words, in which names, numbers and cards have signs of their own: `^0` is the first of
the sentence's names, a general of the writer's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from pbem.engine.model import RESERVE
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.fighting.wording.templates import (
    CITY,
    ENEMY,
    NATION,
    OTHER_NATION,
    OWN,
    PLANS,
    entry,
    phrases_for,
)
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word
from pbem.records import dataclass


@dataclass(frozen=True)
class Spoken:
    """A sentence as a row of words, and the names in it by their numbers."""

    row: tuple[str, ...]
    names: tuple[str, ...]


@dataclass(frozen=True)
class Said:
    """A phrase that was found: what it means, where it ends, and the number, the cards or the names in it."""

    meaning: str
    end: int
    value: str = ""


def spoken(at: Situation, entities: Sequence[Entity], *, cities: bool = False) -> Spoken:
    """A sentence as a row of words; where `cities` count they are names too."""
    names: list[str] = []
    row = [word for one in _once(at, entities) for word in _words(at, one, names, cities=cities)]
    courtesy = entry("_dropped") | frozenset("()")
    told = [
        word
        for place, word in enumerate(row)
        # `in the (likely!) case`
        if word not in courtesy and not _is_of_short(row, place) and row[place : place + 2] != ["!", ")"]
    ]
    return Spoken(tuple(told), tuple(names))


def _once(at: Situation, entities: Sequence[Entity]) -> Iterator[Entity]:
    """A sentence without a card's name that only says once more which is meant: `the king of spades, S13`,
    `the king of spades (S13)`."""
    place = 0
    while place < len(entities):
        one = entities[place]
        behind = entities[place + 1 : place + 4]
        yield one
        signs = [two.text for two in behind if two.kind is Kind.MARK]
        size = 3 if signs == ["(", ")"] else 2 if signs[:1] == [","] else 0
        told = behind[1:2] if size and behind[0].kind is Kind.MARK else []
        is_again = bool(told) and one.kind is told[0].kind is Kind.CARD and one.text == told[0].text
        is_one = is_again and all(at.held(nation).count(one.text) < 2 for nation in at.nations)
        said_again = _size_between_dashes(entities, place) or _size_of_same(at, entities, place)
        place += 1 + (size if is_one else said_again)


def _size_between_dashes(entities: Sequence[Entity], place: int) -> int:
    """How many words between dashes behind a card only say once more which it is: `the king of spades - the
    13, I mean -`; 0 if none do."""
    one, behind = entities[place], entities[place + 1 : place + 1 + MOST_BETWEEN]
    if one.kind is not Kind.CARD or not behind or behind[0].text not in DASHES:
        return 0
    end = next((p for p, two in enumerate(behind) if p and two.text in DASHES), 0)
    told = [two for two in behind[1:end] if two.kind is Kind.CARD or two.number]
    return end + 1 if len(told) == 1 and one.number == told[0].number else 0


MOST_BETWEEN = 8
DASHES = ("-", "–", "—")


def _size_of_same(at: Situation, entities: Sequence[Entity], place: int) -> int:
    """How many words behind a suit only say in brackets which card the lowest or the highest of it is: `the
    lowest heart (the 8)`; 0 if none do."""
    suit, before = suit_word(entities[place]), entities[max(0, place - 1) : place]
    near = entities[place : place + MOST_IN_BRACKETS]
    end = next((place + p for p, one in enumerate(near) if one.text == ")"), 0)
    inside = [one for one in entities[place + 2 : end] if not one.means("the")]
    opens = end > place and entities[place + 1].text == "("
    if not (suit and opens and len(inside) == 1 and mean(before, "lowest", "highest")):
        return 0
    held = [card for nation in at.nations for card in at.held(nation) if card[0] == suit]
    pick = min if mean(before, "lowest") else max
    is_it = bool(held) and pick(held, key=lambda card: int(card[1:]))[1:] == str(inside[0].number)
    return end - place if is_it else 0


MOST_IN_BRACKETS = 5


def _is_of_short(row: Sequence[str], place: int) -> bool:
    """Whether a full stop belongs to the short word before it: `max. 12`, `Richelieu u. Chevert`."""
    return row[place] == "." and place > 0 and row[place - 1] in entry("_short")


def _words(at: Situation, one: Entity, names: list[str], *, cities: bool) -> Iterator[str]:
    sign = _sign(at, one, names)
    if sign:
        yield sign
    elif cities and one.kind is Kind.CITY and fold(one.text) == one.text and one.text in entry("_no city"):
        yield one.text
    elif cities and one.kind is Kind.CITY and one.is_full and len(one.cities) == 1:
        names.append(at.city(one.cities[0]))
        yield f"{CITY}{len(names) - 1}"
    elif one.kind is Kind.CITY and one.is_full and _is_fought_for(at, one):
        yield BATTLEFIELD
    elif one.text == RESERVE and one.means("reserve"):
        yield "reserve"
    elif one.kind is Kind.CARD:
        yield one.text if one.text != RESERVE else "reserve"
    elif one.kind is Kind.MARK:
        yield one.text
    elif one.number:
        yield str(one.number)
    else:
        yield from filter(None, map(fold, one.text.split()))


BATTLEFIELD = "battlefield"
"""What a city counts as in which one of those stands who fight now."""


def _is_fought_for(at: Situation, city: Entity) -> bool:
    combat = at.game.stage.combat
    return combat is not None and not {combat.attacker_city, combat.defender_city}.isdisjoint(city.cities)


def _sign(at: Situation, one: Entity, names: list[str]) -> str:
    """The sign for a name; empty for what is none."""
    if one.kind is Kind.PIECE and one.text != "train" and (one.is_full or one.text[:1].isupper()):
        name = at.piece(one)
        sign = (OWN if at.is_own(str(name)) else ENEMY) if name in at.rules.generals else ""
    elif one.kind is Kind.NATION:
        name = one.names[0]
        sign = NATION if name in at.nations else OTHER_NATION
    else:
        return ""
    if sign:
        names.append(str(name))
    return f"{sign}{len(names) - 1}" if sign else ""


def is_there(row: Sequence[str]) -> bool:
    """Whether words say of a fight where it is, `keep the Reserve there`, or which, `in that affair`: that is
    one fight."""
    two = {"".join(row[place : place + 2]) for place, after in enumerate(row[2:]) if not _is_span(after)}
    is_named = not (entry("_there") | entry("_in that")).isdisjoint({*row, *two})
    return is_named or not entry("_there first").isdisjoint(row[:1])


def _is_span(word: str) -> bool:
    """Whether a word is for a time with many fights: `in this turn`."""
    return word in entry("_span")


def taken_apart(row: Sequence[str], steps: Callable[[Sequence[str], int], Sequence[Said]]) -> list[Said]:
    """The phrases of which a row of words is made, by those that `steps` finds at a place; none if a word of
    it is left."""
    return _apart(row, 0, set(), steps) or []


def _apart(
    row: Sequence[str],
    place: int,
    dead: set[int],
    steps: Callable[[Sequence[str], int], Sequence[Said]],
) -> list[Said] | None:
    """The phrases from a place on. From the places that are `dead` there is no way to the end."""
    if place >= len(row):
        return []
    if place in dead:
        return None
    for one in steps(row, place):
        rest = _apart(row, one.end, dead, steps)
        if rest is not None:
            return [one, *rest]
    dead.add(place)
    return None


def phrases_at(row: Sequence[str], place: int, kind: str = PLANS) -> list[Said]:
    """The phrases that stand at a place, the longest first, and of those as long the first of the table."""
    found = _phrases_in_front(tuple(row[place:]), kind)
    return [Said(one.meaning, one.end + place, one.value) for one in found]


@lru_cache(maxsize=4096)
def _phrases_in_front(row: tuple[str, ...], kind: str) -> tuple[Said, ...]:
    """The phrases that words begin with. Remembered, as a letter may say the same many times."""
    found: dict[tuple[str, int], Said] = {}
    for phrase in phrases_for(row, kind):
        for end, value in phrase.template.ends(row, 0):
            found.setdefault((phrase.meaning, end), Said(phrase.meaning, end, value))
    return tuple(sorted((one for one in found.values() if one.end), key=lambda one: -one.end))

"""Lines of abbreviations, as chess players write moves: `Da Kolin Pardubitz. Br+Ka Lauban. t1 =`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.naming.short_names import is_skeleton
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

STAYING = frozenset("=-–—")
"""The signs that tell of a piece that it stays: `t1 =`, `Daun -`."""

STANDS = ("=", "0")
"""Such signs, between two pieces, tell of the first: a dash joins them."""

CLOSING = frozenset(",;:.!)")

MOST_LETTERS = 4
"""A name without its vowels has no more letters: `Ldn`."""

JOINING = frozenset("+&/,>-")
"""What may stand between the names of a stack, and between the cities of a way."""

LETTERS = 2
"""A general may be named by so many letters."""

LEADING = ("to", "via", "then", "and", "from", "stay")
"""The words that such a line may have besides names."""

Entities = Sequence[Entity]


def with_telegrams(at: Situation, entities: Entities) -> list[Entity]:
    """A sentence with `stays` for the signs that say so, and with the generals that two letters name."""
    found = [_staying(at, entities, place) for place in range(len(entities))]
    return found if at.sets_up else [_called(at, found, place) for place in range(len(found))]


def _staying(at: Situation, entities: Entities, place: int) -> Entity:
    """A sign behind a piece of the writer's, if nothing of its way follows, as what it says: it stays."""
    one, after = entities[place], entities[place + 1 : place + 2]
    is_sign = (one.text in STAYING and one.kind is Kind.MARK) or _is_zero(one)
    if at.sets_up or not is_sign or not place:
        return one
    before = entities[place - 2] if entities[place - 1].text == ":" and place > 1 else entities[place - 1]
    is_short = len(before.text) == LETTERS and before.text[:1].isupper()
    ends = not after or after[0].text in CLOSING or (one.text in STANDS and after[0].kind is Kind.PIECE)
    if not ends or not (before.kind is Kind.PIECE or is_short):
        return one
    return replace(one, kind=Kind.MEANING, meanings=frozenset({"stay"}))


def _is_zero(one: Entity) -> bool:
    """Whether it is a nought: so many roads go those who stay, `Keith 0`."""
    return one.kind is Kind.NUMBER and one.text == "0"


def _called(at: Situation, entities: Entities, place: int) -> Entity:
    """The general of two letters that begin a way in a line of nothing but names, or belong to a stack. Which
    of several it is, the way may tell."""
    one = entities[place]
    is_short = LETTERS <= len(one.text) <= MOST_LETTERS and one.text.isalpha() and one.text.istitle()
    is_short = is_short and (len(one.text) == LETTERS or one.kind is Kind.OTHER)
    is_own = one.kind is Kind.NATION and one.names[0] in at.nations
    greets = not place and fold(one.text) in kind_of("greeting") and entities[-1].text in ",!"
    if not is_short or is_own or greets or one.kind in (Kind.PIECE, Kind.CARD):
        return one
    own = list(at.generals)
    names = tuple(name for name in own if fold(name).startswith(fold(one.text)))
    names = names or tuple(name for name in own if is_skeleton(fold(one.text), fold(name)))
    if not names or not _begins(entities, place) or not _leads(entities, place):
        return one
    here = tuple(name for name in names if name in at.where) or names
    if one.means("they") and _stay_elsewhere(at, entities, here):
        # `He stays in Friedeberg` is not about Heinrich in Leipzig.
        return one
    if one.means("I") and any(after.means("stay") and after.text not in STAYING for after in entities):
        # `We stand firm.` is not about Winterfeldt, as `We =` is.
        return one
    return Entity(Kind.PIECE, one.text, one.line, names=here, is_full=False)


def _stay_elsewhere(at: Situation, entities: Entities, names: Sequence[str]) -> bool:
    """Whether a sentence has somebody stay in a city in which none of these stands."""
    cities = [one.cities for one in entities if one.kind is Kind.CITY and one.is_full]
    here = {at.where.get(name) for name in names}
    return mean(entities, "stay") and any(here.isdisjoint(told) for told in cities)


def _begins(entities: Entities, place: int) -> bool:
    """Whether names alone stand before a place, and it begins one's way or goes on with a stack."""
    head = entities[:place]
    begins = max((p for p, one in enumerate(head) if one.text in ":;,." or one.means("stay")), default=-1) + 1
    stack = [one for one in head[begins:] if one.text not in JOINING and not one.means("and")]
    return all(map(_is_name, head)) and all(one.kind is Kind.PIECE or _is_short(one) for one in stack)


def _leads(entities: Entities, place: int) -> bool:
    """Whether nothing but names stands behind it, and the way of the stack, or that it stays."""
    behind = entities[place + 1 :]
    rest = [one for one in behind if one.text not in JOINING and not one.means("and")]
    goes = [one for one in rest if not (one.kind is Kind.PIECE or _is_short(one)) and one.text != ":"]
    is_told = bool(goes) and (goes[0].kind is Kind.CITY or goes[0].means("to", "via", "stay"))
    return is_told and all(map(_is_name, behind))


def _is_short(one: Entity) -> bool:
    most = MOST_LETTERS if one.kind is Kind.OTHER else LETTERS
    return len(one.text) <= most and one.text[:1].isupper()


def _is_name(one: Entity) -> bool:
    known = one.kind in (Kind.PIECE, Kind.CITY, Kind.MARK, Kind.NATION, Kind.NUMBER)
    return known or _is_short(one) or one.means(*LEADING)

"""Cards whose suit is said once: `hearts 6 then 9`, `C11, 11`, `the 12 and 11 of diamonds`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace

from pbem.engine.model import RESERVE
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, and_in, mean
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.vocabulary import suit_of, suit_word

BOTH = kind_of("both")

TWICE = kind_of("twice")

BETWEEN = (",", "-", "+", "/", "&")
"""The signs that may stand between the cards of a row."""
JOINING = ("then", "and", "the", "first", "filler", "cards")
"""The words that may."""
COUNTED = ("troops", "lose", "cards")
"""What a number counts that is no card's."""
LEADING = ("the", "and", "pay", "play")
"""What stands before the first value of a row that has its suit at the end."""


def with_suits(entities: Sequence[Entity], held: Collection[str]) -> list[Entity]:
    """A sentence with every number that goes on a row of cards as a card, if its writer holds that card."""
    entities = _with_second_suit(_with_suit_behind(entities, held), held)
    entities = _with_both_of_suit(_with_two(_with_reserves(entities), held), held)
    left = Counter(held)
    left.subtract(one.text for one in entities if one.kind == Kind.CARD)
    return _with_both(_with_earlier(_with_later(entities, left), left), held)


def _with_suit_behind(entities: Sequence[Entity], held: Collection[str]) -> list[Entity]:
    """A sentence with a card for a value whose suit is told behind a sign: `Ferdinand soll die acht spielen,
    Karo`, `the eight (diamonds)`."""
    for place in range(1, len(entities) - 2):
        one, before = entities[place], entities[place - 1]
        sign = place + 2 if entities[place + 1].means("play") else place + 1
        suit = suit_word(entities[sign + 1]) if sign + 1 < len(entities) else ""
        end = sign + 3 if entities[sign].text == "(" else sign + 2
        closes = entities[end - 1 : end + 1] if entities[sign].text == "(" else entities[end : end + 1]
        is_apart = entities[sign].text in (",", "(", "-") and (not closes or closes[0].kind is Kind.MARK)
        if suit and is_apart and one.kind is not Kind.CARD and before.means(*LEADING):
            face = f"{suit}{one.number}"
            if face in held:
                card = replace(one, kind=Kind.CARD, text=face, meanings=frozenset(), else_=None)
                return [*entities[:place], card, *entities[place + 1 : sign], *entities[end:]]
    return list(entities)


def _with_second_suit(entities: Sequence[Entity], held: Collection[str]) -> list[Entity]:
    """A sentence with a second card of the same value for `and of clubs`: `the ten of hearts and of
    clubs`."""
    found = list(entities)
    for place in range(len(found) - 3):
        one, joins, of, last = found[place : place + 4]
        face = f"{suit_word(last)}{one.number}"
        if one.kind is Kind.CARD and joins.means("and") and of.means("of") and face in held:
            found[place + 2 : place + 4] = [replace(one, text=face)]
            return found
    return found


def _with_reserves(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence with `R` as a Reserve where it is kept: `keep R`, `keep S12 and R`, `R behalten`."""
    found: list[Entity] = []
    for place, one in enumerate(entities):
        before = next((other for other in reversed(found) if not _is_kept_too(other)), None)
        after = entities[place + 1 : place + 2]
        is_kept = (before is not None and before.means("keep")) or mean(after, "keep")
        if one.kind is Kind.OTHER and one.text == RESERVE and is_kept:
            one = replace(one, kind=Kind.MEANING, meanings=frozenset({"reserve"}))
        found.append(one)
    return found


def _is_kept_too(one: Entity) -> bool:
    return one.kind in (Kind.CARD, Kind.MARK) or one.means("the", "and")


def _with_two(entities: Sequence[Entity], held: Collection[str]) -> list[Entity]:
    """A sentence with a card twice that its writer holds twice, and counts: `the two sixes of spades`."""
    found: list[Entity] = []
    for place, one in enumerate(entities):
        before = entities[max(0, place - 2) : place]
        counted = len(before) == 2 and before[0].means("the") and before[1].means("two")
        # `one of my two S8s` is one of them.
        counted = counted and not any(other.number == 1 for other in entities[max(0, place - 4) : place - 2])
        is_twice = one.kind is Kind.CARD and counted and list(held).count(one.text) == 2
        found[len(found) - is_twice :] = [one, one] if is_twice else [one]
    return found


def _with_both(entities: Sequence[Entity], held: Collection[str]) -> list[Entity]:
    """A sentence with a card twice that its writer holds twice, and says so: `both club elevens`."""
    found: list[Entity] = []
    for place, one in enumerate(entities):
        # `beide Pik-Sechsen` has the suit before a hyphen.
        before = [other for other in entities[:place] if other.text != "-" and not suit_word(other)]
        said = one.kind == Kind.CARD and bool(before) and fold(before[-1].text) in BOTH | TWICE
        said = said or (one.kind is Kind.CARD and _says_twice(before, entities[place + 1 : place + 2]))
        # `one of both 12s` is one of them.
        is_one = any(other.number == 1 for other in entities[max(0, place - 4) : place])
        is_twice = said and list(held).count(one.text) == 2 and not is_one
        if is_twice and found and fold(found[-1].text) in BOTH:
            # `Keep S13 and both S12`: a row of three.
            found[-1:] = [one, and_in(one.line), one]
        else:
            found += [one, one] if is_twice else [one]
    return found


def _says_twice(before: Sequence[Entity], after: Sequence[Entity]) -> bool:
    """Whether `2x` stands before a card, or `twice` behind it."""
    told = [*(one.number for one in before[-2:-1]), *(one.text for one in before[-1:])]
    return told in ([2, "x"], [2, "×"], [2, "mal"]) or any(fold(one.text) in TWICE for one in after)


def _with_both_of_suit(entities: Sequence[Entity], held: Collection[str]) -> list[Entity]:
    """A sentence with the cards of a suit that its writer holds for `both hearts` or `my three hearts`, the
    lowest first unless brackets behind it tell otherwise: `both hearts (8 and 3)`."""
    if mean(entities, "pay", "recruit"):
        # What pays for troops is read with the price.
        return list(entities)
    for place, one in enumerate(entities[1:], 1):
        suit, after = suit_of(one), list(entities[place + 1 :])
        faces = sorted((face for face in held if suit and face[0] == suit), key=lambda face: int(face[1:]))
        is_both = fold(entities[place - 1].text) in BOTH
        if not faces or not (is_both or _counts_all(entities[:place], len(faces))):
            continue
        faces, after = _as_told(faces, after)
        if mean(after, "lowest", "highest"):
            # `both hearts, the lowest if needed` tells more.
            continue
        opened = next((p for p, other in enumerate(after) if other.text == "("), len(after))
        closed = next((p for p, other in enumerate(after) if other.text == ")"), len(after))
        told = [f"{suit}{other.number}" for other in after[opened:closed] if other.number]
        if len(told) == 2 and set(told) <= set(faces):
            faces = told
            del after[opened : closed + 1]
        if len(faces) == 2 or not is_both:
            cards = [
                replace(one, kind=Kind.CARD, text=face, number=int(face[1:]), else_=None) for face in faces
            ]
            return _one_of_two([*entities[: place - 1]], cards, after)
    return list(entities)


def _counts_all(before: Sequence[Entity], size: int) -> bool:
    """Whether words say that what follows is all that somebody has of it: `his two`, `my three`."""
    is_all = len(before) > 1 and before[-1].number == size > 1 and before[-1].kind is not Kind.CARD
    return is_all and is_of_kind(before[-2], "whose cards")


def _one_of_two(
    before: list[Entity], cards: Sequence[Entity], after: Sequence[Entity]
) -> list[Entity]:
    """A sentence with both cards, or with one of them where the words before tell which: `mit der niedrigeren
    meiner beiden Herzkarten`."""
    near = range(max(0, len(before) - NEAR), len(before))
    place = next((p for p in near if is_of_kind(before[p], "one of two")), None)
    if place is None:
        return [*before, *cards, *after]
    picks = min if is_of_kind(before[place], "lower of two") else max
    return [*before[:place], picks(cards, key=lambda one: one.number), *after]


NEAR = 3
"""So many words may tell which of two cards is meant, before `both hearts`."""


def _as_told(faces: Sequence[str], after: Sequence[Entity]) -> tuple[list[str], list[Entity]]:
    """Two cards in the order that the words right behind them tell, and what stands behind these: `both
    hearts, the nine first`, `beide Herzen, die kleine zuerst`."""
    end = next((p for p, one in enumerate(after) if p and one.kind is Kind.MARK), len(after))
    told, begins = after[:end], bool(after) and after[0].text == ","
    if len(faces) != 2 or not begins or not any_of_kind(told, "comes first"):
        return list(faces), list(after)
    values = [one.number for one in told if one.number > 1]
    first = [face for face in faces if [int(face[1:])] == values]
    is_big = mean(told, "highest") or any_of_kind(told, "the big one")
    is_small = mean(told, "lowest") or any_of_kind(told, "the small one")
    if not values and is_big != is_small:
        first = [faces[1 if is_big else 0]]
    known = len([one for one in told[1:] if one.kind is Kind.OTHER or one.number > 1]) <= 2
    if not first or not known:
        return list(faces), list(after)
    return [*first, *(face for face in faces if face not in first)], list(after[end:])


def _with_later(entities: Sequence[Entity], left: Counter[str]) -> list[Entity]:
    found: list[Entity] = []
    suits = {one.text[0] for one in entities if one.kind == Kind.CARD}
    named = {suit for one in entities if (suit := suit_word(one))}
    suit = ""
    for place, one in enumerate(entities):
        if place and entities[place - 1].means("the") and len(suits) == 1:
            suit = suit or max(suits)
        if (
            place
            and entities[place - 1].means("the")
            and len(suits | named) == 1
            and _is_row(entities, place)
        ):
            suit = suit or max(suits | named)
        if one.kind == Kind.CARD:
            suit = one.text[0]
        elif suit_word(one) or (_is_opened(entities, place) and not one.number):
            suit = suit_of(one)
        elif suit and _counts_two(one, entities[place + 1 : place + 2], suit, left):
            # `The three, the four, then the two sixes` has no two in it.
            found.append(_card(entities[place + 1], suit, left))
            continue
        elif suit and left[f"{suit}{one.number}"] > 0 and _goes_on(entities, place):
            one = _card(one, suit, left)
        elif not (one.text in BETWEEN or one.means(*JOINING) or _is_label(entities, place)):
            suit = ""
        found.append(one)
    return found


def _counts_two(one: Entity, after: Sequence[Entity], suit: str, left: Counter[str]) -> bool:
    """Whether a word counts the two cards of the value behind it."""
    is_two = (one.means("two") and not one.text.isdecimal()) or fold(one.text) in BOTH
    return is_two and any(two.number and left[f"{suit}{two.number}"] > 1 for two in after)


def _is_opened(entities: Sequence[Entity], place: int) -> bool:
    """Whether brackets open behind a word."""
    return bool(entities[place + 1 : place + 2]) and entities[place + 1].text == "("


def _is_row(entities: Sequence[Entity], place: int) -> bool:
    """Whether another value follows at once: `the 8, 3 and 2`."""
    after = entities[place + 1 : place + 3]
    joined = len(after) == 2 and (after[0].text in BETWEEN or after[0].means(*JOINING))
    return joined and bool(entities[place].number and after[1].number)


def _with_earlier(entities: Sequence[Entity], left: Counter[str]) -> list[Entity]:
    found = list(entities)
    for place in range(len(found) - 2, 0, -1):
        one, before = found[place], found[place - 1]
        after = next((other for other in found[place + 2 : place + 4] if not other.means("the")), None)
        if (
            one.kind == Kind.CARD
            or after is None
            or after.kind != Kind.CARD
            or not found[place + 1].means("and")
        ):
            continue
        # `for the` is one expression.
        if one.number and before.means(*LEADING, "orders") and left[f"{after.text[0]}{one.number}"] > 0:
            found[place] = _card(one, after.text[0], left)
    return found


def _card(one: Entity, suit: str, left: Counter[str]) -> Entity:
    face = f"{suit}{one.number}"
    left[face] -= 1
    return replace(one, kind=Kind.CARD, text=face, meanings=frozenset(), else_=None)


def _goes_on(entities: Sequence[Entity], place: int) -> bool:
    """Whether a number may be a card of the row before it, and counts nothing behind it: `D13 two new troops`
    is one card."""
    after = entities[place + 1 : place + 3]
    if any(one.means(*COUNTED) for one in after) and not mean(after[:1], "and", "then"):
        return False
    if entities[place].kind is not Kind.NUMBER and mean(after[:1], "recruit"):
        return False
    return not after or not (after[0].kind in (Kind.OTHER, Kind.PIECE) or after[0].means(*COUNTED))


def _is_label(entities: Sequence[Entity], place: int) -> bool:
    """Whether a colon or a bracket stands right behind a suit: `hearts: 6, 4`, `the hearts (6 and 4)`."""
    return entities[place].text in (":", "(") and place > 0 and bool(suit_of(entities[place - 1]))


def whole_suits(entities: Sequence[Entity], held: Collection[str]) -> list[Entity]:
    """A sentence with all cards of a suit for the words that say so, where their order is told too: `the two
    hearts, the little one first`."""
    for place, one in enumerate(entities[1:], 1):
        suit, count = suit_word(one), entities[place - 1].number
        faces = sorted((face for face in held if suit and face[0] == suit), key=lambda face: int(face[1:]))
        order = next((p for p in range(place, len(entities)) if entities[p].means("lowest", "highest")), None)
        if count < 2 or count != len(faces) or order is None or not mean(entities[order:], "first"):
            continue
        if entities[order].means("highest"):
            faces.reverse()
        told = [replace(one, kind=Kind.CARD, text=face, number=int(face[1:]), else_=None) for face in faces]
        between = entities[place + 1 : order]
        return [*entities[: place - 1], *told, *(e for e in between if not e.means("the"))]
    return list(entities)

"""The cards that somebody would rather give up, the first wish first: `a 3, else the lowest heart`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.engine.board import SUITS
from pbem.engine.model import HIGHEST_CARD, LOWEST_CARD
from pbem.orders.grammar.discard import ASK
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import forms, words
from pbem.orders.names.cards import SUIT_NAMES
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import kind_of, says
from pbem.orders.plain_words.vocabulary import suit_word

EXCEPTING = kind_of("sparing")
NONE = kind_of("none of it")
THERE = kind_of("beside if there") | NONE

NAMES = (Kind.PIECE, Kind.CITY, Kind.NATION, Kind.CARD)

UNTOLD = ("win", "lose", "attack", "combat", "concede", "retreat", "stay")
"""What else a condition may be about."""

OR = forms(words(lambda one: one.either))


def wishes(entities: Sequence[Entity], before: Sequence[str] = ()) -> list[str]:
    """The wishes that a sentence tells behind those `before`, the first one first; empty if it tells none, or
    one that no order can say."""
    found, kept = list(before), list[str]()
    best = "lowest" if mean(entities, "lowest") and not mean(entities, "highest", "keep", "unless") else ""
    for chunk in chunks(entities):
        bare = not mean(chunk, "lowest", "highest")
        if found and bare and any(fold(one.text) in kind_of("no matter") for one in chunk):
            # `the lowest, whatever its suit`
            continue
        if found and bare and not words_in(chunk).isdisjoint(kind_of("is spared")):
            # `the lowest club, spades are sacred`
            continue
        is_again = bool(found) and not before and bool(best) and _is_again(chunk, best)
        if is_again and f"{best} " in found[-1] and not _goes_on(entities):
            # `a club, the lowest one`
            continue
        told = _wishes(chunk, found, kept)
        if told is None and best and _is_of_suit(chunk):
            # `a heart, else the lowest`
            told = _best(best, [suit for one in chunk if (suit := suit_word(one))], [], is_bare=True)
        if told is None:
            return []
        found += [one for one in dict.fromkeys(told) if one not in found]
    return [] if kept or _depends_on_draw(entities, found) else found


def _is_again(chunk: Sequence[Entity], best: str) -> bool:
    """Whether a part says no more than which one of those told of: `and naturally the lowest of them`."""
    told = any(suit_word(one) or one.kind is Kind.CARD for one in chunk)
    return mean(chunk, best) and not told and not mean(chunk, "all", "if", "not", "keep")


def _goes_on(entities: Sequence[Entity]) -> bool:
    """Whether a sentence tells of another wish if the first one cannot be: `a club, else the lowest`."""
    return mean(entities, "else", "if", "maybe") or any(fold(one.text) in OR for one in entities)


def _depends_on_draw(entities: Sequence[Entity], found: Sequence[str]) -> bool:
    """Whether a sentence begins with a suit that one draws, and wishes for no card of it first:
    `If I have drawn a heart, the lowest` leaves open what else."""
    first = next(chunks(entities), [])
    suits = {suit for one in first if (suit := suit_word(one))}
    if not (suits and found and mean(first[:1], "if")) or kind_of("drawn").isdisjoint(words_in(first)):
        return False
    return not any(SUIT_NAMES[suit] in found[0] for suit in suits)


def _is_of_suit(chunk: Sequence[Entity]) -> bool:
    """Whether a part wishes for any card of a suit: `throw away a heart`."""
    values = any(one.kind is Kind.CARD or one.number > 1 for one in chunk)
    denied = any(_excepts(chunk, place) for place, _ in enumerate(chunk))
    return not values and not denied and not mean(chunk, "if", "lowest", "highest", "maybe", "rather", "all")


def chunks(entities: Sequence[Entity]) -> Iterator[list[Entity]]:
    """What stands between commas, behind `else`, and behind the words that begin an exception: `but keep`."""
    chunk: list[Entity] = []
    for place, one in enumerate(entities):
        is_exception = one.means("but", "unless") or (one.means("if") and not one.means("else"))
        is_else = (one.means("else") and not one.means("unless")) or _is_or(entities, place)
        if (one.kind is Kind.MARK and one.text in ",;:()") or is_else:
            if all(map(_is_exception, chunk)):
                continue
            yield chunk
            chunk = []
        elif is_exception and chunk and not _is_exception(chunk[-1]):
            yield chunk
            chunk = [one]
        else:
            chunk.append(one)
    yield chunk


def _is_or(entities: Sequence[Entity], place: int) -> bool:
    """Whether `or` stands before another wish: `the three of clubs or the lowest`."""
    if fold(entities[place].text) not in OR:
        return False
    after = [one for one in entities[place + 1 : place + 4] if not one.means("the", "if", "not", "is")]
    return bool(after) and (after[0].kind is Kind.CARD or after[0].means("lowest", "highest"))


def _is_exception(one: Entity) -> bool:
    return one.means("but", "unless") or fold(one.text) in EXCEPTING


def _wishes(chunk: Sequence[Entity], found: list[str], kept: list[str]) -> list[str] | None:
    """The wishes of one part; None if it tells one that no order can say. An exception to the wish before is
    put into that one, and suits that are `kept` before any wish are left out of the first."""
    cards = [one.text for one in chunk if one.kind is Kind.CARD]
    asks = mean(chunk, "ask") or says(chunk, "asking him")
    if found and asks and not (cards or mean(chunk, "not", "lowest", "highest")):
        # `the lowest club, else ask me`
        return [ASK]
    best = next((word for word in ("lowest", "highest") if mean(chunk, word)), "")
    choice = next((p for p, one in enumerate(chunk) if one.means("lowest", "highest")), 0)
    if choice and mean(chunk[:choice], "if") and not (cards or mean(chunk, "keep")):
        # `if there is no heart the lowest`
        named = [suit for one in chunk[:choice] if (suit := suit_word(one))]
        there = _if_there(chunk[:choice], named, found)
        return there if there is None else _wishes(chunk[choice:], found, kept)
    if cards:
        return None if mean(chunk, "not", "keep", "if") else cards
    place = next((p for p, _ in enumerate(chunk) if _excepts(chunk, p)), len(chunk))
    suits = [suit for one in chunk[:place] if (suit := suit_word(one))]
    spared = [suit for one in chunk[place:] if (suit := suit_word(one))]
    if suits and not (spared or best) and mean(chunk[place : place + 1], "keep"):
        # `meine Pik behalten`
        suits, spared = spared, suits
    if best and mean(chunk[:place], best):
        spared += kept
        is_bare = place == len(chunk)
        kept.clear()
        return _best(best, suits, spared, is_bare=is_bare)
    if spared and not suits:
        if not _spare(found, spared):
            kept += [] if found else spared
        return None if found and not kept and _is_whole(found[-1], spared) else []
    if place < len(chunk) and mean(chunk, "reserve") and not suits and not mean(chunk[:place], "if"):
        # A Reserve is given up last anyhow.
        return []
    if mean(chunk, "if"):
        return _if_there(chunk, suits, found)
    if suits or best or place < len(chunk):
        return None
    values = [one.number for one in chunk if LOWEST_CARD <= one.number <= HIGHEST_CARD]
    return [f"{suit}{value}" for value in values for suit in SUITS] if _is_value(chunk) else []


def _best(best: str, suits: Sequence[str], spared: Sequence[str], *, is_bare: bool) -> list[str] | None:
    """`the lowest club`, `the lowest that is no club`, `the lowest club or heart`"""
    if not (is_bare or spared):
        return None
    left = [one for one in SUITS if one not in spared] if spared and not suits else suits
    return [" ".join((best, *(SUIT_NAMES[suit] for suit in left)))]


def _spare(found: list[str], spared: Sequence[str]) -> bool:
    """Leave suits out of the wish before, which names none: `the lowest, but keep all spades`."""
    if not found or found[-1] not in ("lowest", "highest"):
        return False
    found[-1] = " ".join((found[-1], *(SUIT_NAMES[suit] for suit in SUITS if suit not in spared)))
    return True


def _is_whole(wish: str, spared: Sequence[str]) -> bool:
    """Whether a wish is none that these suits were just left out of."""
    return any(SUIT_NAMES[suit] in wish for suit in spared) or " " not in wish


def _if_there(chunk: Sequence[Entity], suits: Sequence[str], found: Sequence[str]) -> list[str] | None:
    """Nothing more is told by `if there is none`, as of several wishes the first that is possible counts.
    Another condition no order can say."""
    strange = [one for one in chunk if one.kind is Kind.OTHER and not suit_word(one)]
    is_there = all(fold(one.text) in THERE for one in strange)
    is_none = bool(found) and (mean(chunk, "not", "gone") or any(fold(one.text) in NONE for one in strange))
    # `a three, if I draw one`
    told = bool(words_in(chunk) & THERE) and not any(one.kind in NAMES for one in chunk)
    is_some = bool(found and told) and not suits and not mean(chunk, "not", "gone", *UNTOLD)
    return [] if is_there and (is_none or is_some or (suits and not found)) else None


def _excepts(chunk: Sequence[Entity], place: int) -> bool:
    """Whether what follows a place is not to be thrown away."""
    one, after = chunk[place], chunk[place + 1 : place + 2]
    if one.means("but") and after and suit_word(after[0]):
        # `anything but spades`
        return True
    return one.means("not", "keep", "unless", "without") or fold(one.text) in EXCEPTING


def spares_suits(entities: Sequence[Entity]) -> bool:
    """Whether a sentence says no more than which suits are not to be given up: `Not hearts.`"""
    words = [one for one in entities if one.kind is not Kind.MARK]
    suits = [suit_word(one) for one in words]
    first = next((place for place, suit in enumerate(suits) if suit), 0)
    small = ("not", "no", "keep", "unless", "without", "but", "and", "the", "filler", "I", "spend", "cards")
    known = all(
        suit or one.means(*small) or fold(one.text) in EXCEPTING | NONE | OR
        for one, suit in zip(words, suits, strict=True)
    )
    return known and first > 0 and any(_excepts(words, place) for place in range(first))


def depends_on_worse(entities: Sequence[Entity]) -> bool:
    """Whether a card is named that is given up unless a worse one is drawn."""
    said = words_in(entities)
    draws = said & kind_of("draws a worse")
    worse = said & kind_of("worse card") or mean(entities, "under")
    named = any(one.kind is Kind.CARD for one in entities)
    return bool(draws and worse) and named and mean(entities, "if", "unless", "should")


def _is_value(chunk: Sequence[Entity]) -> bool:
    """Whether its numbers are those of cards: `a 3`, `the 2 or 3`, and not `3 cards`."""
    return mean(chunk, "the") and not mean(chunk, "cards", "troops", "not", "keep")

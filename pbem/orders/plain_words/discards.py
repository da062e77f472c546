"""Which card is given up: `throw away a 3, else the lowest heart`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pbem.engine import questions as q
from pbem.engine.board import SUITS
from pbem.engine.model import HIGHEST_CARD, LOWEST_CARD
from pbem.orders.languages.folding import fold
from pbem.orders.names.cards import SUIT_NAMES
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Doubt, Outcome, Why
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

DISCARD = "discard "

FIGHTING = ("attack", "lose", "concede", "recruit", "pay", "combat", "win")
"""What a sentence about a discard does not tell of."""

LIKE = ("discard lowest", "discard lowest clubs, lowest", "discard lowest clubs hearts diamonds")
"""Examples for whoever tells it in words that are not read."""

MOST_OTHER_WORDS = 2
"""So many other words may stand in an answer that names the card."""


def read_discard(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Add the discard that a sentence tells, or ask it back; False if it tells none."""
    cards = [one.text for one in entities if one.kind is Kind.CARD]
    question = at.question(q.DISCARD)
    if question and len(cards) == 1 and _is_short(entities):
        out.take(entities[0].line, question.nation, f"answer {question.number}: discard {cards[0]}")
        return True
    if at.nation is None or _goes_on(entities, out):
        return at.nation is not None
    if not (mean(entities, "discard") or _is_thrown(at, entities)):
        return False
    if is_denied(entities):
        out.doubt(entities[0].line, Why.NEGATION)
        return True
    told = wishes(entities)
    if told:
        out.take(entities[0].line, at.nation, f"discard {', '.join(told)}")
    elif is_discard(at, entities) and mean(entities, "lowest", "highest"):
        out.doubts.append(Doubt(entities[0].line, Why.LEFT, like=LIKE))
        return True
    return bool(told)


def _goes_on(entities: Sequence[Entity], out: Outcome) -> bool:
    """Whether a sentence adds to the discard told of right before: `Discard the lowest club. If I have none,
    the lowest.`"""
    last = out.orders[-1] if out.orders else None
    named = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION, Kind.CARD) for one in entities)
    if last is None or not last.text.startswith(DISCARD) or named or mean(entities, "discard", *FIGHTING):
        return False
    if entities[0].line > last.line + 1 or not mean(entities, "lowest", "highest"):
        return False
    before = last.text.removeprefix(DISCARD).split(", ")
    told = wishes(entities, before)
    if not told:
        return False
    out.orders[-1] = replace(last, text=DISCARD + ", ".join(told))
    out.parts += 1
    return True


def is_discard(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence tells of nothing but a discard."""
    named = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION) and one.is_full for one in entities)
    fights = mean(entities, *FIGHTING)
    return not named and not fights and (mean(entities, "discard") or _is_thrown(at, entities))


def _is_thrown(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether the lowest card is said to go, by a nation that gives cards up: `weg mit der kleinsten`."""
    if not mean(entities, "lowest", "highest") or any(
        one.kind in (Kind.PIECE, Kind.CITY) for one in entities
    ):
        return False
    gives = at.nation is not None and at.rules.nations[at.nation].discard > 0 and at.game.stage.combat is None
    goes = mean(entities, "gone", "away") or (gives and mean(entities, "move", "past"))
    return goes and not mean(entities, "play", "attack", "lose")


def _is_short(entities: Sequence[Entity]) -> bool:
    """Whether a sentence is a short answer: a card, perhaps a verb, and hardly anything else."""
    strange = sum(one.kind is Kind.OTHER for one in entities)
    names = any(one.kind in (Kind.PIECE, Kind.CITY) for one in entities)
    return strange <= MOST_OTHER_WORDS and not names and not mean(entities, "not", "if", "maybe")


def wishes(entities: Sequence[Entity], before: Sequence[str] = ()) -> list[str]:
    """The wishes that a sentence tells behind those `before`, the first one first; empty if it tells none, or
    one that no order can say."""
    found = list(before)
    for chunk in _chunks(entities):
        told = _wishes(chunk, found)
        if told is None:
            return []
        found += [one for one in told if one not in found]
    return found


def is_denied(entities: Sequence[Entity]) -> bool:
    """Whether it says what is not to be thrown away: `don't throw away my best cards`."""
    for chunk in _chunks(entities):
        place = next((place for place, one in enumerate(chunk) if one.means("discard")), None)
        if mean(chunk[:1], "unless"):
            continue
        if place is not None and not mean(chunk, "lowest", "highest") and mean(chunk, "not", "maybe", "if"):
            return mean(chunk, "not") or mean(chunk[:place], "maybe", "if")
        if place is not None and mean(chunk[: place + 2], "not", "maybe", "if"):
            return True
    return False


def _chunks(entities: Sequence[Entity]) -> Iterator[list[Entity]]:
    """What stands between commas, behind `else`, and behind the words that begin an exception: `but keep`."""
    chunk: list[Entity] = []
    for one in entities:
        is_exception = one.means("but", "unless") or (one.means("if") and not one.means("else"))
        if (one.kind is Kind.MARK and one.text in ",;:()") or (one.means("else") and not one.means("unless")):
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


def _is_exception(one: Entity) -> bool:
    return one.means("but", "unless") or fold(one.text) in EXCEPTING


def _wishes(chunk: Sequence[Entity], found: list[str]) -> list[str] | None:
    """The wishes of one part; None if it tells one that no order can say. An exception to the wish before is
    put into that one."""
    cards = [one.text for one in chunk if one.kind is Kind.CARD]
    best = next((word for word in ("lowest", "highest") if mean(chunk, word)), "")
    if cards:
        return None if mean(chunk, "not", "keep", "if") else cards
    place = next((p for p, one in enumerate(chunk) if _excepts(one)), len(chunk))
    suits = [suit for one in chunk[:place] if (suit := suit_word(one))]
    spared = [suit for one in chunk[place:] if (suit := suit_word(one))]
    if best and mean(chunk[:place], best):
        return _best(best, suits, spared, is_bare=place == len(chunk))
    if spared and not suits:
        return [] if _spare(found, spared) else None
    if place < len(chunk) and mean(chunk, "reserve") and not suits:
        # A Reserve is given up last anyhow.
        return []
    if mean(chunk, "if"):
        start = next((p for p, one in enumerate(chunk) if one.means("lowest", "highest")), len(chunk))
        there = _if_there(chunk[:start], suits, found)
        return there if there is None or start == len(chunk) else _wishes(chunk[start:], found)
    if suits or best or place < len(chunk):
        return None
    values = [one.number for one in chunk if LOWEST_CARD <= one.number <= HIGHEST_CARD]
    return [f"{suit}{value}" for value in values for suit in SUITS] if _is_value(chunk) else []


def _best(best: str, suits: Sequence[str], spared: Sequence[str], *, is_bare: bool) -> list[str] | None:
    """`the lowest club`, `the lowest that is no club`"""
    if len(suits) > 1 or not (is_bare or spared):
        return None
    left = [one for one in SUITS if one not in spared] if spared and not suits else suits
    return [" ".join((best, *(SUIT_NAMES[suit] for suit in left)))]


def _spare(found: list[str], spared: Sequence[str]) -> bool:
    """Leave suits out of the wish before, which names none: `the lowest, but keep all spades`."""
    if not found or found[-1] not in ("lowest", "highest"):
        return False
    found[-1] = " ".join((found[-1], *(SUIT_NAMES[suit] for suit in SUITS if suit not in spared)))
    return True


def _if_there(chunk: Sequence[Entity], suits: Sequence[str], found: Sequence[str]) -> list[str] | None:
    """Nothing more is told by `if there is none`, as of several wishes the first that is possible counts.
    Another condition no order can say."""
    strange = [one for one in chunk if one.kind is Kind.OTHER and not suit_word(one)]
    is_there = all(fold(one.text) in THERE for one in strange)
    is_none = bool(found) and (mean(chunk, "not") or any(fold(one.text) in NONE for one in strange))
    return [] if is_there and (is_none or (suits and not found)) else None


def _excepts(one: Entity) -> bool:
    """Whether what follows is not to be thrown away."""
    return one.means("not", "keep", "unless", "without") or fold(one.text) in EXCEPTING


EXCEPTING = kind_of("sparing")
NONE = kind_of("none of it")
THERE = kind_of("beside if there") | NONE


def _is_value(chunk: Sequence[Entity]) -> bool:
    """Whether its numbers are those of cards: `a 3`, `the 2 or 3`, and not `3 cards`."""
    return mean(chunk, "the") and not mean(chunk, "cards", "troops", "not", "keep")

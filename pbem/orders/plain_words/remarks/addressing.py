"""Orders that speak to somebody: `To FML Lacy: march to Dresden`, `Could you move Keith to Brieg, please`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import kind_of, size_at_head
from pbem.orders.plain_words.situation import Situation

YOU = words.forms(words.words(lambda one: one.spoken_to))
ASKING = kind_of("asks")
"""What a polite request begins with: `Could you`."""
PLEASE = words.forms(words.words(lambda one: one.please))

MOST_TITLES = 3
"""So many words may stand before a general's name: `To Field Marshal Count Daun`."""


def addressed(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence without the words that only say to whom it speaks."""
    return _request(at, _address(at, list(entities)))


def _address(at: Situation, entities: list[Entity]) -> list[Entity]:
    """Without `To FML` before the writer's generals and their colon, and without `you` behind it."""
    first = next((place for place, one in enumerate(entities) if one.kind == Kind.PIECE), 0)
    titles = [one for one in entities[1:first] if one.kind == Kind.OTHER]
    colon = next((place for place, one in enumerate(entities) if one.text == ":"), 0)
    head = entities[first:colon]
    if not first or not head or not entities[0].means("to") or len(titles) > MOST_TITLES:
        return entities
    if len(titles) + 1 < first - sum(one.means("the", "filler") for one in entities[1:first]):
        return entities
    names = [at.piece(one) for one in head if one.kind == Kind.PIECE]
    if not names or not all(name and at.is_own(name) for name in names):
        return entities
    pieces = [one for one in head if one.kind == Kind.PIECE or one.means("and") or one.text in ",+"]
    return [*pieces, entities[colon], *_without_you(entities[colon + 1 :])]


def is_request(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence only asks politely for what it orders: `Could you please move Keith to Brieg?`,
    `Could Keith please go to Brieg?`"""
    if _asks_of_him(at, entities):
        return True
    if _asks_leave(entities):
        named = any(map(at.may_own, entities)) and any(one.kind is Kind.CITY for one in entities)
        return named and not mean(entities, "not", "if", "else", "whether")
    if not begins_request(at, entities):
        return False
    kinds = {one.kind for one in entities}
    moves = mean(entities, "move") and {Kind.PIECE, Kind.CITY} <= kinds and not mean(entities, "not", "if")
    return moves or not PLEASE.isdisjoint(fold(one.text) for one in entities)


def begins_request(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence begins as a polite request does: `Would you`, `please, could you`."""
    said = [fold(one.text) for one in entities]
    first = next((place for place, word in enumerate(said) if word not in PLEASE), len(said))
    asks, you = ([*said, "", ""][place] for place in (first, first + 1))
    if you not in YOU:
        return False
    # `Lässt du bitte Keith stehen?`
    is_own = any(map(at.may_own, entities)) and not PLEASE.isdisjoint(said)
    polite = kind_of("asks politely") if is_own else frozenset()
    return asks in ASKING | polite


def _asks_of_him(at: Situation, entities: Sequence[Entity]) -> int:
    """Where the pieces begin of whom something is asked, behind the verb that asks; 0 if nothing is. The
    word that makes it a request stands right before the verb or behind them."""
    said = [fold(one.text) for one in entities]
    asks = next((place for place, word in enumerate(said) if word not in PLEASE), len(said))
    first = asks + 1
    last = next(
        (p for p in range(first, len(said)) if not (at.own_piece(entities[p]) or entities[p].means("and"))),
        len(said),
    )
    is_asked = asks < len(said) and said[asks] in kind_of("asks of him") and first < last
    is_polite = asks > 0 or not PLEASE.isdisjoint(said[last : last + 1])
    return first if is_asked and is_polite else 0


def _request(at: Situation, entities: list[Entity]) -> list[Entity]:
    """Without `could you` where it only asks politely for what follows."""
    if not is_request(at, entities):
        return entities
    if size := _asks_leave(entities):
        return entities[size + (entities[size].text == ",") :]
    if first := _asks_of_him(at, entities):
        return [one for one in entities[first:] if fold(one.text) not in PLEASE]
    place = next(place for place, one in enumerate(entities) if fold(one.text) in YOU)
    return entities[place + 1 :]


def _asks_leave(entities: Sequence[Entity]) -> int:
    """How many words a sentence begins with that ask leave to ask for something: `May I ask you to`; 0 if it
    begins otherwise."""
    return size_at_head(entities, "asks leave to ask", LONGEST_ASKING)


LONGEST_ASKING = 6
"""`Might I perhaps ask you to` has no more words."""


def _without_you(entities: Sequence[Entity]) -> list[Entity]:
    return [one for one in entities if fold(one.text) not in YOU]

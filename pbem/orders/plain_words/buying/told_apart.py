"""A purchase, and what else its sentence says of pieces: `Lacy stays, Keith gets two troops for H11 and
goes to Brieg`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pbem.orders.plain_words.buying.account import are_troops
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean
from pbem.orders.plain_words.remarks.kinds import any_of_kind
from pbem.orders.plain_words.situation import Situation

OPEN = (
    *("if", "unless", "maybe", "not", "discard", "attack", "keep", "else", "correction"),
    "takes back",
)
"""With one of these in it a sentence is read as a whole."""

BUYING = ("recruit", "pay", "re-enter", "troops")

Entities = Sequence[Entity]


def bought_apart(at: Situation, sentences: Iterable[list[Entity]]) -> Iterator[list[Entity]]:
    """Sentences with each purchase apart from who stays or marches beside it, and without a remark behind."""
    for one in sentences:
        yield from _apart(at, one)


def _apart(at: Situation, entities: list[Entity]) -> list[list[Entity]]:
    cards = any(one.kind is Kind.CARD for one in entities)
    if at.sets_up or not cards or not _buys(entities) or mean(entities, *OPEN):
        return [entities]
    chunks = _chunks(entities)
    first = next((p for p, one in enumerate(chunks) if not _stays(at, one)), 0)
    last = len(chunks)
    while last > first + 1 and (_is_staying(chunks[last - 1]) or _marches(at, chunks[last - 1])):
        last -= 1
    end = last
    while end > first + 1 and _is_remark(chunks[end - 1]):
        end -= 1
    bought = [one for chunk in chunks[first:end] for one in chunk]
    if not any(one.kind is Kind.CARD for one in bought) or not _buys(bought):
        return [entities]
    who = [one for one in bought if at.own_piece(one) in at.where]
    behind = [_of_him(at, chunk, who) for chunk in chunks[last:]]
    told = [*chunks[:first], bought, *behind]
    return [_bare(one) for one in told] if len(told) > 1 or end < last else [entities]


def _buys(entities: Entities) -> bool:
    """Whether words tell of new troops: `he gets two new ones`, `back with 3 troops`."""
    told = mean(entities, *BUYING) or any(map(are_troops, entities))
    return told or any_of_kind(entities, "new piece")


def _chunks(entities: Entities) -> list[list[Entity]]:
    """What stands between commas, each with the sign before it."""
    chunks: list[list[Entity]] = [[]]
    for one in entities:
        if one.kind is Kind.MARK and one.text in ",;":
            chunks.append([])
        chunks[-1].append(one)
    return chunks


def _bare(chunk: Entities) -> list[Entity]:
    """Words without what joins them to those before."""
    begins = next((p for p, one in enumerate(chunk) if not (one.text in ",;" or one.means("and"))), 0)
    return list(chunk[begins:])


def _is_plain(chunk: Entities) -> bool:
    """Whether words say nothing of cards or new troops."""
    counts = any(one.kind is Kind.CARD or one.number or are_troops(one) for one in chunk)
    return not counts and not mean(chunk, *BUYING, "transfer", "with")


def _stays(at: Situation, chunk: Entities) -> bool:
    return any(map(at.own_piece, chunk)) and _is_staying(chunk)


def _is_staying(chunk: Entities) -> bool:
    return mean(chunk, "stay") and _is_plain(chunk)


def _marches(at: Situation, chunk: Entities) -> bool:
    named = any(one.kind is Kind.PIECE and (at.own_piece(one) or one.text == "train") for one in chunk)
    goes = any(map(is_city, chunk)) and mean(chunk, "move", "to", "via")
    return goes and _is_plain(chunk) and (named or mean(chunk, "move"))


def _is_remark(chunk: Entities) -> bool:
    """Whether words name nothing and say how something is: `with one alone he is too weak`."""
    names = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.CARD, Kind.NATION) for one in chunk)
    counts = any(one.number > 1 or are_troops(one) for one in chunk) or mean(chunk, *BUYING)
    return mean(chunk, "is") and any_of_kind(chunk, "too much of it") and not (names or counts)


def _of_him(at: Situation, chunk: list[Entity], who: Entities) -> list[Entity]:
    """Words with the one general who gets the troops for `he`, or in front of them if they name nobody."""
    words = _bare(chunk)
    if len(who) != 1 or not words:
        return words
    if words[0].means("they") and not words[0].means("I"):
        return [who[0], *words[1:]]
    return words if any(one.kind is Kind.PIECE for one in words) else [who[0], *words]

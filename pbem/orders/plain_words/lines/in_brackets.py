"""Brackets in a sentence that was read without them, and that say something which orders do: they are read as
sentences of their own. `Friedrich to Löbau (and he attacks Browne)`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from pbem.orders.plain_words.cutting.sentence_parts import without_remarks
from pbem.orders.plain_words.cutting.sentences import Sentence
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.outcome import Outcome, Taken
from pbem.orders.plain_words.reader import Reader
from pbem.orders.plain_words.remarks.unheard import doubt_unheard
from pbem.orders.plain_words.situation import Situation

OTHERWISE_READ = ("battle", "answer", "amend")
"""What an order begins with whose sentence is read with its brackets: `the rest as sent (Daun to Glatz)`."""


def read_brackets(reader: Reader, sentence: Sentence, orders: Collection[Taken], others: int) -> None:
    """Read what a sentence has in brackets, if it was read and nothing came of them. Before it there were
    these `orders` and so many doubts and plans."""
    new = [one for one in reader.out.orders if one not in orders]
    is_read = any(one.text.startswith(OTHERWISE_READ) for one in new)
    if new and not is_read and doubts_and_plans(reader) == others:
        for inner in _left(reader.at, reader.namer, sentence, [one.text for one in new]):
            reader.read(inner)


def doubts_and_plans(reader: Reader) -> int:
    """How many doubts and general plans there are so far."""
    return len(reader.out.doubts) + len(reader.general.found)


def _left(at: Situation, namer: Namer, sentence: Sentence, orders: Sequence[str]) -> Iterator[Sentence]:
    """What stands in brackets of a sentence and is used in none of its `orders`, as sentences."""
    tokens, entities = sentence.tokens, namer.entities(sentence.tokens)
    kept = {id(one) for one in without_remarks(entities)}
    places, named = _brackets([one.text for one in tokens]), _brackets([one.text for one in entities])
    for (begin, end), (first, last) in zip(places, named, strict=False):
        inside = entities[first + 1 : last]
        is_used = any(id(one) in kept for one in inside)
        told = [*entities[:first], *entities[last:]]
        more = [one for one in inside if not _is_named(at, one, told, orders)]
        inner = Sentence(tokens[begin + 1 : end], text=" ".join(one.text for one in tokens[begin + 1 : end]))
        goes = any(map(at.own_piece, inside)) and any(map(is_city, more))
        if not is_used and (goes or _attacks(at, more) or _says_something(at, inner, more)):
            yield inner


def _says_something(at: Situation, inner: Sentence, entities: Sequence[Entity]) -> bool:
    out = Outcome()
    doubt_unheard(at, inner, entities, out)
    return bool(out.doubts)


def _attacks(at: Situation, entities: Sequence[Entity]) -> bool:
    return mean(entities, "attack") and any(
        one.kind is Kind.PIECE and not at.own_piece(one) for one in entities
    )


def is_same(one: Entity, other: Entity) -> bool:
    """Whether both name the same piece, city, card or nation."""
    is_name = one.kind in (Kind.PIECE, Kind.CITY, Kind.CARD, Kind.NATION)
    return is_name and one.kind is other.kind and (one.names, one.cities) == (other.names, other.cities)


def _is_named(at: Situation, one: Entity, told: Sequence[Entity], orders: Sequence[str]) -> bool:
    """Whether a name stands outside the brackets too, or in what came of the sentence."""
    own = at.own_piece(one)
    titles = [at.title(own)] if own else [at.city(city) for city in one.cities]
    named = any(title in text for title in titles for text in orders)
    return named or any(is_same(one, other) for other in told)


def _brackets(row: Sequence[str]) -> list[tuple[int, int]]:
    """Where brackets open and close that have none inside."""
    signs = [(place, text) for place, text in enumerate(row) if text in ("(", ")")]
    return [
        (begin, end) for (begin, opens), (end, closes) in pairwise(signs) if opens == "(" and closes == ")"
    ]

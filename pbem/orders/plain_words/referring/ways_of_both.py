"""That generals meet in a city, and in the next sentence how each comes there, as one sentence: `Both meet in
Hannover. Ferdinand comes over Soltau, Cumberland over Springe.`"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from pbem.orders.plain_words.cutting.sentences import Sentence
from pbem.orders.plain_words.entity import Kind, mean
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.referring.met_in_city import meeting_place
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.tokens import sign_behind

PAIR = 2


def with_ways_of_both(namer: Namer, found: Iterable[Sentence]) -> Iterator[Sentence]:
    """Sentences, each such meeting joined to the ways behind it."""
    held: Sentence | None = None
    for one in found:
        if held is not None and _tells_ways(namer, held, one):
            yield _joined(held, one)
            held = None
            continue
        if held is not None:
            yield held
        held = one if _tells_to_meet(namer, one) else None
        if held is None:
            yield one
    if held is not None:
        yield held


def _tells_to_meet(namer: Namer, one: Sentence) -> bool:
    # Most sentences have no such word: those are not looked at any further.
    if one.is_question or kind_of("come together").isdisjoint(token.key for token in one.tokens):
        return False
    entities = namer.entities(one.tokens)
    return bool(meeting_place(entities)) and not any(each.kind is Kind.PIECE for each in entities)


def _tells_ways(namer: Namer, meeting: Sentence, one: Sentence) -> bool:
    """Whether a sentence tells the ways of two or more, and no goal."""
    near = 0 <= one.tokens[0].line - meeting.tokens[-1].line <= 1
    entities = namer.entities(one.tokens) if near and not one.is_question else []
    pieces = [each for each in entities if each.kind is Kind.PIECE]
    return len(pieces) >= PAIR and mean(entities, "via") and not mean(entities, "to", "if", "not", "attack")


def _joined(meeting: Sentence, ways: Sentence) -> Sentence:
    colon = sign_behind(meeting.tokens[-1], ":")
    text = " ".join(part for part in (meeting.text, ways.text) if part)
    return replace(ways, tokens=(*meeting.tokens, colon, *ways.tokens), text=text)

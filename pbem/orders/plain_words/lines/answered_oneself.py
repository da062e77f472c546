"""A question that its writer answers himself: `Reserves? Never.`, `Verluste? Höchstens zwei.`"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pbem.orders.plain_words.cutting.sentences import Sentence
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.naming.namer import Namer

MOST_ASKED, MOST_ANSWERED = 3, 6
"""So many words the two have at most."""

ASKED = ("reserve", "lose", "cards", "retreat", "spend", "combat")
"""What the question is about, which nobody asks others in one word."""

SMALL = ("the", "and", "filler", "but", "of")

TOLD = ("not", "no", "no more", "at most", "lowest", "highest", "all", "ask", "keep", "off supply", "under")
"""What the answer says of it."""


def answered_oneself(namer: Namer, found: Iterable[Sentence]) -> Iterator[Sentence]:
    """Sentences, each short question about fights joined to the words right behind it that answer it."""
    held: Sentence | None = None
    for one in found:
        if held is not None and _answers(namer, one, held):
            text = " ".join(filter(None, (held.text, one.text)))
            yield Sentence((*held.tokens, *one.tokens), text=text, is_cry=one.is_cry)
            held = None
            continue
        if held is not None:
            yield held
        held = one if _asks(namer, one) else None
        if held is None:
            yield one
    if held is not None:
        yield held


def _asks(namer: Namer, one: Sentence) -> bool:
    if not one.is_question or len(one.tokens) > MOST_ASKED:
        return False
    entities = _words(namer, one)
    return mean(entities, *ASKED) and all(each.means(*ASKED, *SMALL) for each in entities)


def _answers(namer: Namer, one: Sentence, before: Sentence) -> bool:
    entities = _words(namer, one)
    near = 0 <= one.tokens[0].line - before.tokens[-1].line <= 1
    names = any(each.kind in (Kind.PIECE, Kind.CITY, Kind.NATION) for each in entities)
    is_short = not one.is_question and len(one.tokens) <= MOST_ANSWERED
    return near and is_short and not names and mean(entities, *TOLD) and not mean(entities, "play", "I")


def _words(namer: Namer, one: Sentence) -> list[Entity]:
    return [each for each in namer.entities(one.tokens) if each.kind is not Kind.MARK]

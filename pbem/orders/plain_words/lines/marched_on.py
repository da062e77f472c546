"""A march that the next sentence goes on with: `Laudon to Krappitz. Then on to Cosel.`"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from pbem.orders.plain_words.cutting.sentences import Sentence
from pbem.orders.plain_words.entity import Kind, is_city, mean
from pbem.orders.plain_words.lines.anew_words import is_plain, own_pieces, stack
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.tokens import SIGN, Token

MOST_WORDS = 8
"""No such sentence has more of them."""

ON = ("and", "then", "filler", "move", "to", "via", "there", "from", "the")
"""What may stand in it beside the cities."""


def marched_on(namer: Namer, at: Situation, found: Iterable[Sentence]) -> Iterator[Sentence]:
    """Sentences, those that go on with the march before them joined to it."""
    held: Sentence | None = None
    for one in found:
        if held is not None and _goes_on(namer, one, held):
            last = held.tokens[-1]
            comma = Token(SIGN, ",", last.line, ",", spaced=False, start=last.end, end=last.end)
            text = " ".join(filter(None, (held.text, one.text)))
            held = replace(held, tokens=(*held.tokens, comma, *one.tokens), text=text)
            continue
        if held is not None:
            yield held
        held = one if not at.sets_up and _marches(namer, at, one) else None
        if held is None:
            yield one
    if held is not None:
        yield held


def _marches(namer: Namer, at: Situation, one: Sentence) -> bool:
    """Whether a sentence ends in the city that one stack of the writer's goes to."""
    if one.is_question or not one.tokens[-1].key.isalpha():
        return False
    entities = namer.entities(one.tokens)
    is_way = mean(entities, "move", "to", "via") and not mean(entities, "stay", "not", "maybe", "I", "past")
    is_way = is_way and is_city(entities[-1]) and bool(own_pieces(at, entities))
    return is_way and is_plain(entities) and stack(at, entities) is not None


def _goes_on(namer: Namer, one: Sentence, before: Sentence) -> bool:
    """Whether a sentence right behind another one is `then on to Cosel`."""
    near = 0 <= one.tokens[0].line - before.tokens[-1].line <= 1
    if not near or one.is_question or len(one.tokens) > MOST_WORDS:
        return False
    entities = namer.entities(one.tokens)
    small = all(is_city(each) or each.means(*ON) or each.text == "," for each in entities)
    leads = mean(entities[:3], "then") and mean(entities, "to", "via", "move")
    return small and leads and is_city(entities[-1]) and not any(each.kind is Kind.PIECE for each in entities)

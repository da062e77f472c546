"""A question that its writer answers himself: `Reserves? Never.`, `Verluste? Höchstens zwei.`"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pbem.orders.plain_words.cutting.sentences import Sentence
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.lines.asked_conditions import joined
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.remarks.kinds import kind_of

MOST_ASKED, MOST_ANSWERED, MOST_ATTACKED = 3, 6, 8
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
            if _asks_of_attack(namer, held):
                yield joined(held, one, int(namer.entities(one.tokens)[0].means("then")))
            else:
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
    if _asks_of_attack(namer, one):
        return True
    if not one.is_question or len(one.tokens) > MOST_ASKED:
        return False
    entities = _words(namer, one)
    if _names_piece(entities):
        return True
    return mean(entities, *ASKED) and all(each.means(*ASKED, *SMALL) for each in entities)


def _asks_of_attack(namer: Namer, one: Sentence) -> bool:
    """Whether a question is a condition in short: `Soubise under attack?`, `Attacked?`"""
    if not one.is_question or len(one.tokens) > MOST_ATTACKED:
        return False
    entities = _words(namer, one)
    if not mean(entities, "attack", "attacked") or words_in(entities) & kind_of("asks openly"):
        return False
    opens = entities[0].kind is Kind.PIECE or entities[0].means("attack", "attacked", "anyone")
    small = ("attack", "attacked", "and", "anyone", "to", "is", "under", "the", "filler", "against", "all")
    return opens and all(each.kind is Kind.PIECE or each.means(*small) for each in entities)


def _names_piece(entities: Sequence[Entity]) -> bool:
    """Whether words are but the name of a piece: `And Lacy?`"""
    named = [each for each in entities if each.kind is Kind.PIECE]
    small = (each in named or each.means("and", "the", "but", "filler") for each in entities)
    return len(named) == 1 and all(small)


def _answers(namer: Namer, one: Sentence, before: Sentence) -> bool:
    entities = _words(namer, one)
    near = 0 <= one.tokens[0].line - before.tokens[-1].line <= 1
    names = any(each.kind in (Kind.PIECE, Kind.CITY, Kind.NATION) for each in entities)
    is_short = not one.is_question and len(one.tokens) <= MOST_ANSWERED
    if _asks_of_attack(namer, before):
        return near and is_short and not names and not mean(entities, "not", "if", "move", "else")
    if _names_piece(_words(namer, before)):
        # `Lacy? Bleibt. Und Laudon? Der geht nach Neurode.`
        own = any(each.kind in (Kind.PIECE, Kind.NATION) for each in entities)
        told = mean(entities, "move", "stay", "to") or all(each.kind is Kind.CITY for each in entities)
        return near and is_short and not own and told and not mean(entities, "I")
    return near and is_short and not names and mean(entities, *TOLD) and not mean(entities, "play", "I")


def _words(namer: Namer, one: Sentence) -> list[Entity]:
    return [each for each in namer.entities(one.tokens) if each.kind is not Kind.MARK]

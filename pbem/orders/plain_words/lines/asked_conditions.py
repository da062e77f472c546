"""A question that its writer asks himself, and what is done if the answer is yes: it is the condition of what
follows. `Is Zittau free? Then Browne goes there.`"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from pbem.orders.plain_words.cutting.sentences import Sentence
from pbem.orders.plain_words.depending.fact_words import CONQUERED, FREE, STATING, says
from pbem.orders.plain_words.depending.no_conditions import is_my_turn, without_courtesies
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.tokens import SIGN, WORD, Token, sign_behind

MOST_ASKED = 12
"""So many words such a question has at most."""

MOST_LEADING = 3
"""`in that case` has so many words."""

IF = "if"

OTHER_THINGS = ("I", "attack", "attacked", "recruit", "pay", "play", "discard", "maybe", "if", "letter")
"""What such a question does not speak of."""

STATES = FREE | CONQUERED | STATING
"""How it is with a city, or that somebody is somewhere."""


def asked_conditions(namer: Namer, found: Iterable[Sentence]) -> Iterator[Sentence]:
    """Sentences, each such question joined to what follows it as its condition."""
    held: Sentence | None = None
    for one in found:
        if held is not None:
            begin = _answers_yes(namer, one, held)
            yield joined(held, one, begin) if begin is not None else held
            if begin is not None:
                held = None
                continue
        bare = _without_turn(one)
        asks = bare.is_question and (_asks(namer, bare) or _asks_of_attack(namer, bare))
        held = bare if asks else None
        if held is None:
            yield one
    if held is not None:
        yield held


def _asks(namer: Namer, one: Sentence) -> bool:
    """Whether a question is one that a fact answers."""
    entities = without_courtesies(namer.entities(one.tokens))
    if len(entities) > MOST_ASKED or words_in(entities) & kind_of("asks openly"):
        return False
    cities = [each for each in entities if each.kind is Kind.CITY and each.is_full]
    is_told = bool(words_in(entities) & STATES) or mean(entities, "stay", "gone", "nobody")
    is_told = is_told or says(entities, "still", "has left it", "occupied")
    has_others = any(each.kind in (Kind.CARD, Kind.NUMBER) for each in entities)
    is_about = bool(cities) or mean(entities, "they") or any(each.kind is Kind.PIECE for each in entities)
    return is_about and is_told and not has_others and not mean(entities, *OTHER_THINGS)


def _asks_of_attack(namer: Namer, one: Sentence) -> bool:
    """Whether a question asks whether somebody is attacked: `Laudon wird angegriffen?`"""
    entities = namer.entities(one.tokens)
    names = any(each.kind is Kind.PIECE for each in entities)
    others = any(each.kind in (Kind.CARD, Kind.NUMBER, Kind.CITY) for each in entities)
    asked = bool(words_in(entities) & kind_of("asks openly")) or mean(entities, "I", "maybe", "if", "not")
    return names and mean(entities, "attacked") and not (others or asked) and len(entities) <= MOST_ASKED


def _without_turn(one: Sentence) -> Sentence:
    """A question without `when my turn comes` behind it: the comma, `when` and the rest."""
    commas = [place for place, token in enumerate(one.tokens) if token.text == ","] if one.is_question else []
    first = commas[0] if len(commas) == 1 else len(one.tokens)
    is_turn = is_my_turn({token.key for token in one.tokens[first + 2 :]})
    return replace(one, tokens=one.tokens[:first]) if is_turn else one


def _answers_yes(namer: Namer, one: Sentence, before: Sentence) -> int | None:
    """Where behind `then` or `if so` it begins what is done; None if it does not begin so."""
    near = 0 <= one.tokens[0].line - before.tokens[-1].line <= 1
    entities = namer.entities(one.tokens)
    if near and not one.is_question and _asks_of_attack(namer, before) and entities[0].means("then"):
        return 1
    if not near or one.is_question or mean(entities, "maybe") or not _tells(entities):
        return None
    keys = [token.key for token in one.tokens[:MOST_LEADING]]
    for size in range(MOST_LEADING, 0, -1):
        if "".join(keys[:size]) in kind_of("if he does"):
            return size
    is_bare = namer.entities(before.tokens)[0].kind in (Kind.PIECE, Kind.CITY)
    if is_bare and not mean(entities, "if", "else", "I"):
        # `Daun still in Glatz? Keith to Brieg.`
        return int(entities[0].means("then"))
    if entities[0].means("if") and len(keys) > 1 and keys[1] in kind_of("answers yes"):
        return 2
    return 1 if entities[0].means("then") and not mean(entities, "if") else None


def _tells(entities: Sequence[Entity]) -> bool:
    """Whether it says what a piece does."""
    names = any(one.kind is Kind.PIECE for one in entities) or mean(entities, "they")
    to = any(one.kind is Kind.CITY for one in entities) or mean(entities, "there", "stay")
    to = to or (mean(entities, "move") and is_of_kind(entities[-1], "inside as a goal"))
    return len(entities) > 1 and names and to and not is_of_kind(entities[1], "asks openly")


def joined(question: Sentence, deed: Sentence, begin: int) -> Sentence:
    """A question as the condition of what is told behind it, from a place on."""
    first = question.tokens[0]
    condition = Token(WORD, IF, first.line, IF, first.spaced, first.start, first.start)
    comma = sign_behind(question.tokens[-1], ",")
    rest = deed.tokens[begin:]
    if rest[0].kind == SIGN:
        rest = rest[1:]
    tokens = (condition, *question.tokens, comma, *rest)
    text = " ".join(part for part in (question.text, deed.text) if part)
    return replace(deed, tokens=tokens, text=text)

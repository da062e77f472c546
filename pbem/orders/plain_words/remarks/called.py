"""Generals who are called before a sentence that speaks to them: `Keith! March to Reichenbach.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.cutting.sentences import Sentence
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

JOINING = ("and", "the", "filler")
COMMA = ","


class Called:
    """Whom the sentences before have called, until one speaks to them."""

    def __init__(self) -> None:
        self._names: list[Entity] = []
        self._asked: list[Entity] = []
        """The question right before, which a `yes` makes an order."""

    def hear(self, at: Situation, sentence: Sentence, entities: list[Entity]) -> list[Entity] | None:
        """A sentence with those who are called in front of it; None if it only calls somebody. A `yes` stands
        for the writer's question before it: `Keith to Striegau? Yes, do it.`"""
        asked, self._asked = self._asked, [*entities] if _asks_of_own(at, sentence, entities) else []
        if asked and _says_yes(entities):
            return asked
        if asked and entities and is_of_kind(entities[0], "says yes") and mean(entities, "if"):
            return [*asked, Entity(Kind.MARK, COMMA, entities[0].line), *entities[1:]]
        if _only_calls(at, sentence, entities):
            self._names += [one for one in entities if one.kind is Kind.PIECE]
            return None
        called, self._names = self._names, []
        near = bool(called and entities) and entities[0].line == called[-1].line
        if not near or at.own_piece(entities[0]):
            return entities
        line = called[0].line
        return [*(part for one in called for part in (one, Entity(Kind.MARK, COMMA, line))), *entities]


def _asks_of_own(at: Situation, sentence: Sentence, entities: Sequence[Entity]) -> bool:
    """Whether a sentence asks where one of the writer's pieces goes."""
    goes = any(one.kind is Kind.CITY for one in entities)
    return sentence.is_question and goes and any(map(at.own_piece, entities))


def _says_yes(entities: Sequence[Entity]) -> bool:
    """Whether a sentence says yes, and no more."""
    said = words_in([one for one in entities if one.kind is not Kind.MARK])
    return bool(said & kind_of("says yes")) and said <= kind_of("says yes") | kind_of("beside yes")


def _only_calls(at: Situation, sentence: Sentence, entities: Sequence[Entity]) -> bool:
    """Whether a sentence is nothing but the names of the writer's generals, with an exclamation mark,
    and a line that goes on."""
    names = [one for one in entities if one.kind is Kind.PIECE]
    rest = [one for one in entities if one.kind not in (Kind.PIECE, Kind.MARK)]
    is_called = sentence.text.rstrip().endswith("!") and not at.sets_up
    greets = all(one.means(*JOINING) or fold(one.text) in kind_of("greeting") for one in rest)
    return (
        is_called and bool(names) and all(at.own_piece(one) in at.rules.generals for one in names) and greets
    )


def doubt_others(at: Situation, entities: Sequence[Entity], out: Outcome, known: int) -> None:
    """Ask a sentence back that speaks to one general and counts troops of another one, unless it hands them
    over: its moves, those since the `known` first orders, may be of either."""
    new = out.orders[known:]
    names = {name for one in entities if (name := at.own_piece(one))}
    counts = any(one.number and one.kind is not Kind.CARD for one in entities)
    is_spoken_to = bool(entities) and entities[0].kind is Kind.PIECE and entities[1:2] != []
    is_spoken_to = is_spoken_to and entities[1].text in (COMMA, ":")
    troops = any(one.means("troops") for one in entities)
    moves = [one for one in new if one.text.startswith("move ")]
    hands = any(one.text.startswith("transfer ") for one in new)
    if not (is_spoken_to and len(names) > 1 and counts and troops and moves) or hands or at.sets_up:
        return
    out.orders[known:] = [one for one in new if one not in moves]
    out.doubt(entities[0].line, Why.PIECE)

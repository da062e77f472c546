"""`answer 12: play S7`: the answer to a question by its number."""

from __future__ import annotations

import re

from pbem.engine.phrase import Keyword, joined, phrase
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.languages import words
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass


@dataclass(frozen=True)
class AnswerOrder(Order):
    """The number of a question, and what answers it."""

    number: int
    words: str

    @property
    def in_full(self) -> str:
        """The order as one line."""
        return joined((Keyword("answer"), f"{self.number}: {self.words}"), " ")


_ANSWER = compiled(
    lambda: (
        rf"^(?:(?:(?:{words.pattern(lambda one: one.about)})\s+)?"
        rf"(?:{words.pattern(lambda one: one.question)})\s+)?"
        rf"(?:(?:{words.pattern(lambda one: one.number)})\.?\s*)?(\d+)(?!\d)\s*[:.=]?\s*(.+)$"
    ),
    re.IGNORECASE,
)


def _read(line: int, text: str, rest: str) -> AnswerOrder | Problem:
    match = _ANSWER.match(rest)
    if not match:
        return Problem(phrase("it does not say which question is answered"))
    return AnswerOrder(line, text, int(match[1]), _bare(match[2]))


_OPENING = compiled(lambda: rf"^(?:(?:{words.pattern(lambda one: one.opening)})\b[\s,:]*)+", re.IGNORECASE)
_PLAYING = compiled(
    lambda: (
        rf"^({words.pattern(lambda one: one.playing)})\s*:?\s+"
        rf"(?:{words.pattern(lambda one: one.articles)})\s+"
    ),
    re.IGNORECASE,
)


def _bare(told: str) -> str:
    """What answers without the words around it: `I play the C11` is `play C11`."""
    return _PLAYING.sub(r"\1 ", _OPENING.sub("", told)) or told


ANSWER = Verb(
    "answer",
    Group.ANY_TIME,
    phrase("answer NUMBER: …"),
    phrase("answers a question by its number"),
    "rule 2",
    AnswerOrder,
    _read,
    (
        ("answer: Kassel", "it does not say which question is answered"),
        ("answer 12", "it does not say which question is answered"),
    ),
    at_once=True,
)

"""Lines that begin with the number of an open question, and what stands beside an answer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from pbem.engine import questions as q
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.retreat import RetreatOrder
from pbem.orders.languages.words import one_of, verb_words
from pbem.orders.plain_words.remarks.kinds import expressions_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.translation import NumberedLine
from pbem.patterns import compiled

LIST_NUMBERS = range(10)
"""What a line begins with in a list, rather than with the number of a question."""

_PIK = compiled(r"(?<!\w)[Pp] ?(\d{1,2})(?!\w)")


def answering(at: Situation, text: str) -> str:
    """A line that begins with the number of a question that its writer is asked, in one form: `Nr. 114: P8`
    is `114: S8`, where P8 is a card and no general. Orders of a stage stand in lines of their own, and lose
    the number. Any other line is left as it is."""
    headed = _headed().match(text) if at.asked and not at.sets_up else None
    number = int(headed[1]) if headed else 0
    kinds = [one.kind for one in at.asked if one.number == number]
    if headed is None or number in LIST_NUMBERS or not kinds:
        return text
    rest = _PIK.sub(r"S\1", headed[2])
    return headed[2] if kinds[0] == q.MOVE else f"{number}: {rest}"


def without_heads(at: Situation, own: Sequence[NumberedLine]) -> list[NumberedLine]:
    """The lines of a letter without one that only says to which of the writer's questions the answer below
    it is: `Answer 158:`. Where he is asked several, the number is put before the answer."""
    found = list(own)
    numbers = {one.number for one in at.asked}
    for place, (line, text) in enumerate(own):
        head = _alone().match(text) if numbers else None
        if head is None or int(head[1]) not in numbers:
            continue
        below = next((p for p in range(place + 1, len(own)) if own[p][1].strip()), None)
        if below is None:
            continue
        found[place] = (line, "")
        if len(numbers) > 1:
            found[below] = (own[below][0], f"{head[1]}: {own[below][1].strip()}")
    return found


@cache
def _alone() -> re.Pattern[str]:
    names = one_of([*expressions_of("number of a question"), *verb_words("answer")])
    return compiled(rf"^\W*(?:{names})\W*(\d{{1,4}})\W*$", re.IGNORECASE)


@cache
def _headed() -> re.Pattern[str]:
    names = one_of(expressions_of("number of a question"))
    return compiled(rf"^\W*(?:(?:{names})\b\W*)?(\d{{1,4}})\s*[:.)\]-]+\s*(\S.*)$", re.IGNORECASE)


def asked_for(at: Situation, order: Order, nation: str | None) -> str | None:
    """The nation that an order is for, which is a `nation` unless a question tells more: an answer is hers
    whose question it is, a loser's retreat hers who is asked about one, or who alone is asked anything."""
    asked = {one.number: one.nation for one in at.asked}
    if isinstance(order, RetreatOrder) and (question := at.question(q.RETREAT)):
        return question.nation
    if nation or not isinstance(order, AnswerOrder | RetreatOrder):
        return nation
    if isinstance(order, AnswerOrder):
        return asked.get(order.number)
    return asked.popitem()[1] if order.loser and len(set(asked.values())) == 1 else None

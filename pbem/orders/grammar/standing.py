"""`standing`, `standing off`: what follows holds until changed."""

from __future__ import annotations

import re

from pbem.engine.phrase import phrase
from pbem.orders.grammar.lists import END
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.languages import words
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass


@dataclass(frozen=True)
class StandingOrder(Order):
    """What follows is kept, or all of it that is on file goes."""

    on: bool


_HEADING = compiled(lambda: rf"^(?:{words.pattern(lambda one: one.heading)})", re.IGNORECASE)
_ON = {"": True, "on": True, "off": False}


def _read(line: int, text: str, rest: str) -> StandingOrder | Problem:
    word = words.keyword(_HEADING.sub("", rest.strip(END)).strip(" :"))
    if word not in _ON:
        return Problem(phrase("this must stand alone on its line"))
    return StandingOrder(line, text, _ON[word])


STANDING = Verb(
    "standing",
    Group.ANY_TIME,
    phrase("standing | standing off"),
    phrase("makes what follows in the nation's part hold until changed, or clears it"),
    "rule 2",
    StandingOrder,
    _read,
    (("standing battle: loss 3", "this must stand alone on its line"),),
)

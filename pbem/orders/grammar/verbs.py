"""The verbs of the orders language: each has a file beside this one, a row in every language, and a row here.

The parser takes its readers and its advice from the table, `pbem rules orders` and docs/orders.md their
tables, and the tests run every example.
"""

from __future__ import annotations

from pbem.orders.grammar.allot import ALLOT, SplitOrder
from pbem.orders.grammar.answer import ANSWER
from pbem.orders.grammar.attack import ATTACK
from pbem.orders.grammar.battle import BATTLE
from pbem.orders.grammar.conditional import CONDITIONS, WAKE
from pbem.orders.grammar.discard import DISCARD
from pbem.orders.grammar.fate import FATE
from pbem.orders.grammar.forced import FORCED
from pbem.orders.grammar.header import ASKING, HEADER_VERBS
from pbem.orders.grammar.hold import HOLD
from pbem.orders.grammar.move import MOVE
from pbem.orders.grammar.offensive import OFFENSIVE
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.person.deputy import DEPUTY_VERBS
from pbem.orders.grammar.person.presence import PRESENCE_VERBS
from pbem.orders.grammar.recruit import RECRUIT
from pbem.orders.grammar.retreat import RETREAT
from pbem.orders.grammar.setup import SETUP
from pbem.orders.grammar.standing import STANDING
from pbem.orders.grammar.transfer import TRANSFER
from pbem.orders.grammar.verb import Verb
from pbem.orders.grammar.waive import WAIVE
from pbem.orders.languages import words

VERBS: tuple[Verb, ...] = (
    *HEADER_VERBS,
    *PRESENCE_VERBS,
    *DEPUTY_VERBS,
    *ASKING,
    *(SETUP, DISCARD, OFFENSIVE, MOVE, TRANSFER, RECRUIT, HOLD),
    *(ATTACK, RETREAT, BATTLE),
    *(*CONDITIONS, WAKE),
    *(STANDING, FORCED, ALLOT, FATE, WAIVE, ANSWER),
)

_BY_WORD = {verb.word: verb for verb in VERBS}

STAGE_ORDERS: tuple[type[Order], ...] = (*(verb.order for verb in VERBS if verb.in_stage), SplitOrder)
"""What is carried out in the nation's movement phase; any of them means that her letter for it is here."""

STANDING_ORDERS: tuple[type[Order], ...] = tuple(verb.order for verb in VERBS if verb.lasts)
"""What can hold from stage to stage."""

AT_ONCE: tuple[type[Order], ...] = tuple(verb.order for verb in VERBS if verb.at_once)
"""Orders that answer or arrange something at once and replace nothing."""


def verb(word: str) -> Verb:
    """The row of a verb by its usual English word."""
    return _BY_WORD[word]


def row_of(word: str) -> Verb | None:
    """The row of a verb as a player writes it, in any language; None if it is none."""
    return _BY_WORD.get(words.verb_of(word) or "")

"""The deadline policies: what is done about a player who does not answer, a row a policy.

A new policy is a new row here and its word in rules/schema/timing.schema.json. If it lets somebody answer who
is none of `Answerer` yet, it needs a member there and an act in `desk/turns/late.py`.
"""

from __future__ import annotations

from enum import Enum

from pbem.engine.phrase import phrase
from pbem.records import dataclass


class Answerer(Enum):
    """Who answers in the end for a nation whose player does not."""

    PLAYER = "player"
    """He himself, however late; or the moderator decides."""
    RULES = "rules"
    """Nobody: the harmless default is carried out (R35)."""
    ORDERS = "orders"
    """Her standing orders; the harmless default where none fits."""
    PROGRAM = "program"
    """A bot, by a letter."""
    SUBSTITUTE = "substitute"
    """Another person, whom the moderator names."""


@dataclass(frozen=True)
class Policy:
    """What is done while a player is away, or when he is late."""

    word: str
    """What settings call it."""
    answerer: Answerer
    """Who answers; this decides what the program does."""
    says: str
    """What letters say is done: "by Sunday; after that a program answers for her"."""

    @property
    def waits(self) -> bool:
        """Whether a person is still waited for until the deadline: it is worth while to remind him."""
        return self.answerer in (Answerer.PLAYER, Answerer.SUBSTITUTE)


WAIT = Policy("wait", Answerer.PLAYER, phrase("the moderator decides what is done"))
DEFAULTS = Policy("defaults", Answerer.RULES, phrase("the harmless default answers for her (R35)"))
STANDING = Policy(
    "standing",
    Answerer.ORDERS,
    phrase("her standing orders answer for her, and defaults where she has none (R35)"),
)
BOT = Policy("bot", Answerer.PROGRAM, phrase("a program answers for her"))
SUBSTITUTE = Policy("substitute", Answerer.SUBSTITUTE, phrase("a substitute player is asked"))

CARRIED_OUT = Policy("orders", Answerer.RULES, phrase("what is on file is carried out"))
"""What is done for whoever is late only with a better line: no setting names it."""

GUARDED = Policy(
    "guard", Answerer.PLAYER, phrase("so many are silent that the moderator is asked before anything is done")
)
"""What is done while the guard against mass silence holds: no setting names it."""

POLICIES = {one.word: one for one in (WAIT, DEFAULTS, STANDING, BOT, SUBSTITUTE)}
"""All policies by their words, in the order of docs/deadlines.md."""

"""What the engine asks and what can be answered: plain records, without rules.

A question is open when the game cannot go on before the nation's player has decided. Answers give pieces by
name, cities by number and Tactical Cards by their face (`S13`, `R`).
"""

from __future__ import annotations

from collections.abc import Mapping

from pbem.engine.events import CityNumber, Event
from pbem.records import dataclass

ALLOT, DISCARD, OFFENSIVE, MOVE, EVADE, ATTACK, PLAY, RETREAT, FATE = (
    "set-up",
    "discard",
    "offensive",
    "movement",
    "evade",
    "attack",
    "play",
    "retreat",
    "fate",
)
"""The kinds of questions. In this order they ask for the troops of each general (rule 1), the card to give up
(rule 3), whether the Offensive Option is declared (rule 13), the movement phase as a whole (rules 4, 10),
whether a stack steps aside (R38), the next attack (R18), a card or defeat (rule 7), the end of a loser's
retreat (rule 8), and what a Card of Fate lets a player choose (rule 11)."""


@dataclass(frozen=True)
class Question:
    """One open decision."""

    number: int
    """Its number in the game: set-up has one for each nation, then each decision counts one more."""
    nation: str
    """The nation that decides."""
    kind: str
    """What is asked: one of the kinds above."""


# -------------------------------------------------------------------------------------------- answers


@dataclass(frozen=True)
class Answer:
    """Base of all answers; `nation` is the one that gives it."""

    nation: str


@dataclass(frozen=True)
class Allot(Answer):
    """How troops are split: at set-up among all generals, later within stacks at any time (R2, R10)."""

    troops: Mapping[str, int]
    """What each general named shall command."""


@dataclass(frozen=True)
class Discard(Answer):
    """The card to give up, one of those just drawn (R4)."""

    card: str


@dataclass(frozen=True)
class DecideOffensive(Answer):
    """The card that declares the Offensive Option, or None to do without it (rule 13)."""

    card: str | None


@dataclass(frozen=True)
class Move(Answer):
    """Pieces that stand together go along `path`, city by city, start not included (rule 4)."""

    pieces: tuple[str, ...]
    path: tuple[CityNumber, ...]


@dataclass(frozen=True)
class Transfer(Answer):
    """`count` troops go from one general to another of the same stack (rule 6, R10)."""

    count: int
    giver: str
    taker: str


@dataclass(frozen=True)
class Recruit(Answer):
    """Recruitment (rule 10)."""

    cards: tuple[str, ...]
    """What is paid with."""
    troops: Mapping[str, int]
    """How many new troops each general receives. One who re-enters is named here too."""
    entering: tuple[tuple[str, CityNumber], ...] = ()
    """The pieces that re-enter the map, and where."""


@dataclass(frozen=True)
class EndMovement(Answer):
    """No more moves this phase."""


@dataclass(frozen=True)
class Attack(Answer):
    """The next attack: from one's own city against an enemy's (R18)."""

    city: CityNumber
    enemy_city: CityNumber


@dataclass(frozen=True)
class Play(Answer):
    """A Tactical Card to play (rule 7)."""

    card: str
    value: int
    """What it counts: its own value, or 1 to 10 for a Reserve (R20)."""


@dataclass(frozen=True)
class Stop(Answer):
    """No more cards: defeat below 0, a tie on 0 (rule 7)."""


@dataclass(frozen=True)
class ChooseRetreat(Answer):
    """Where the defeated stack's retreat ends (R22)."""

    city: CityNumber


@dataclass(frozen=True)
class Evade(Answer):
    """Where a stack that is about to be attacked steps aside to; None if it stays (R38)."""

    city: CityNumber | None


@dataclass(frozen=True)
class DecideFate(Answer):
    """What a nation chooses when a Card of Fate lets her (rule 11): a general, a card or a city, as the card
    asks. With none of them she passes."""

    general: str | None = None
    card: str | None = None
    city: CityNumber | None = None

    @property
    def passes(self) -> bool:
        """Whether she makes no use of the card."""
        return self.general is None and self.card is None and self.city is None


# ------------------------------------------------------------------------------------------- verdicts


@dataclass(frozen=True)
class Verdict:
    """Why an answer is refused."""

    text: str
    """In the terms of the rules."""
    rule: str
    """The rule or ruling that says so: "rule 4", "R7"."""
    instead: str = ""
    """What is possible; may be empty."""
    firm: bool = True
    """Whether no other position of the pieces and no other hand would allow it."""


Ruling = tuple[Event, ...] | Verdict
"""What `decide` returns: what follows from an answer, or why it is refused."""

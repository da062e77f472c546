"""What views hold about fate, the expert game and the end: frozen records, without wording."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from pbem.records import dataclass

NOT_IN_GAME, LEFT, RETIRED = "not in the game", "left the war", "retired"
"""Why a nation or general is absent."""


@dataclass(frozen=True)
class Absent:
    """A nation or general that a Card of Fate needs and that is not there."""

    name: str
    why: str
    """One of the three above."""


@dataclass(frozen=True)
class FateShown:
    """A Card of Fate as it was read."""

    card: str
    """Its name."""

    stroke: bool
    """Whether it is a stroke of fate."""

    suit: str
    """The suit that chose its version."""

    kind: str = ""
    """The kind of that version's effect; empty, like the next two, if the card has none for the suit."""

    when: str = ""
    """When the effect holds: `now`, in the `next` turn, or `for good`."""

    text: str = ""
    terms: Mapping[str, Any] = field(default_factory=dict)
    """The effect's names and numbers, as the rules' data give them."""

    about: tuple[str, ...] = ()
    """The nations in play that it concerns."""

    idle: bool = False
    """Whether a nation or general that it needs is not in the war, or no longer."""

    used: bool = False
    """Whether it has been used up."""

    absent: tuple[Absent, ...] = ()
    """Whom it needs and misses; empty unless it is idle."""

    @property
    def generals(self) -> tuple[str, ...]:
        """The generals it names."""
        return tuple(self.terms.get("generals", ())) or tuple(filter(None, (self.terms.get("general"),)))


@dataclass(frozen=True)
class OffensiveShown:
    """The Offensive Option (rule 13), once Prussia has decided on it."""

    declared: bool
    card: str
    """The card that lies set aside; empty if none does."""

    taken: bool
    """Whether Austria has taken that card."""

    failed: bool
    """Whether the option has failed since."""


@dataclass(frozen=True)
class VictoryCount:
    """How near a nation was to victory when it was looked for at the end of a turn."""

    nation: str
    held: int
    """How many of the objectives that count she held."""

    needed: int
    """How many of them she had to hold."""

    lacks_saxony: bool
    """Whether she held none in Saxony and had to (rule 13)."""


@dataclass(frozen=True)
class Winner:
    """A nation that has won."""

    nation: str
    player: str
    how: str
    """`objectives` or `survival`."""


@dataclass(frozen=True)
class WarTally:
    """What the war did to a nation."""

    nation: str
    combat: int
    """Troops lost in combat."""

    unsupplied: int
    """Troops lost for want of supply."""

    fate: int
    """Troops lost by Cards of Fate."""

    recruited: int
    """Troops recruited."""

    won: int
    """Combats won."""

    lost: int
    """Combats lost."""


@dataclass(frozen=True)
class GameEnd:
    """How a game ended, and what may be told only now."""

    turn: int
    left: tuple[str, ...]
    """The nations that have left the war, of those without which the game ends."""

    won: tuple[Winner, ...]
    fates: tuple[tuple[int, FateShown], ...]
    """The Cards of Fate that were read, with their turns."""

    tolls: tuple[WarTally, ...]
    clock: tuple[str, ...]
    """The order of the Clock of Fate at the start."""

    seed: str

"""What views hold of fate, the expert game and the end: frozen records without wording, like `parts`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class FateShown:
    """A Card of Fate as it was read: its name, whether it is a stroke, and in which suit; `kind`, `when`,
    `text` and `terms` are those of the version ("" and none if it has no such version). It is `about` these
    nations in play; `idle` says that somebody it needs is not in the war (any more), `used` that it has been
    used up."""

    card: str
    stroke: bool
    suit: str
    kind: str = ""
    when: str = ""
    text: str = ""
    terms: Mapping[str, Any] = field(default_factory=dict)
    about: tuple[str, ...] = ()
    idle: bool = False
    used: bool = False

    @property
    def generals(self) -> tuple[str, ...]:
        """The generals it names."""
        return tuple(self.terms.get("generals", ())) or tuple(filter(None, (self.terms.get("general"),)))


@dataclass(frozen=True)
class OffensiveShown:
    """The Offensive Option (rule 13): declared or not, the card that lies set aside ("" if none does), and
    whether Austria has taken it, and whether the option has failed since."""

    declared: bool
    card: str
    taken: bool
    failed: bool


@dataclass(frozen=True)
class Winner:
    """A nation that has won, her player, and how: "objectives" or "survival"."""

    nation: str
    player: str
    how: str


@dataclass(frozen=True)
class WarTally:
    """What the war did to a nation: troops lost in combat, for want of supply and by fate, troops recruited,
    combats won and lost."""

    nation: str
    combat: int
    unsupplied: int
    fate: int
    recruited: int
    won: int
    lost: int


@dataclass(frozen=True)
class GameEnd:
    """How a game ended, and what may be told only now: the seed and the order of the Clock of Fate at its
    start. `fates` are the cards read, with their turns; `left` the nations without which the game ends,
    as far as they have left."""

    turn: int
    left: tuple[str, ...]
    won: tuple[Winner, ...]
    fates: tuple[tuple[int, FateShown], ...]
    tolls: tuple[WarTally, ...]
    clock: tuple[str, ...]
    seed: str

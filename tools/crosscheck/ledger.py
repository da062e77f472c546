"""What was compared in a game, and where the engines disagree, by cause."""

from __future__ import annotations

import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

UNEXPLAINED = "unexplained"


@dataclass(frozen=True)
class Disagreement:
    """One point in which the engines differ, and where: game, turn and nation."""

    game: str
    turn: int
    nation: str
    what: str
    ours: str
    theirs: str
    cause: str = UNEXPLAINED

    def __str__(self) -> str:
        return f"{self.game} turn {self.turn} {self.nation}: {self.what}: we {self.ours}; they {self.theirs}"


@dataclass
class Ledger:
    """The account of one recorded game."""

    game: str
    actions: int = 0
    stages: int = 0
    checks: Counter[str] = field(default_factory=Counter)
    differences: list[Disagreement] = field(default_factory=list)
    how_it_ended: str = ""
    """What was recorded of its end."""
    turn: int = 0
    nation: str = ""

    def compare(self, what: str, ours: object, theirs: object, cause: str | None = None) -> bool:
        """Write a comparison down; its kind is the text before the colon. Returns whether both engines
        agree."""
        self.checks[what.split(":")[0]] += 1
        if ours == theirs:
            return True
        place = (self.game, self.turn, self.nation)
        both = (_as_text(ours), _as_text(theirs))
        self.differences.append(Disagreement(*place, what, *both, cause or UNEXPLAINED))
        return False

    def break_off(self, error: Exception) -> None:
        """Write down that the game could not be replayed any further, and where in the program it broke."""
        last = traceback.extract_tb(error.__traceback__)[-1]
        ours = f"break off: {type(error).__name__} {error} ({Path(last.filename).name}, line {last.lineno})"
        self.differences.append(Disagreement(self.game, self.turn, self.nation, "the game", ours, "go on"))
        self.how_it_ended = "broken off"

    def causes(self) -> Counter[str]:
        """How many differences each cause explains."""
        return Counter(difference.cause for difference in self.differences)


def _as_text(value: object) -> str:
    if isinstance(value, set | frozenset):
        return "{" + ", ".join(sorted(map(str, value))) + "}"
    return str(value)

"""What was compared, and the differences found, by cause."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

UNEXPLAINED = "unexplained"


@dataclass(frozen=True)
class Difference:
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
    """The account of one recorded game; `how_it_ended` is what was recorded of its end."""

    game: str
    actions: int = 0
    stages: int = 0
    checks: Counter[str] = field(default_factory=Counter)
    differences: list[Difference] = field(default_factory=list)
    how_it_ended: str = ""
    turn: int = 0
    nation: str = ""

    def compare(self, what: str, ours: object, theirs: object, cause: str | None = None) -> bool:
        """Note a comparison of one kind; the kind is the first word. Whether both agree."""
        self.checks[what.split(":")[0]] += 1
        if ours == theirs:
            return True
        found = (self.game, self.turn, self.nation, what, _written(ours), _written(theirs))
        self.differences.append(Difference(*found, cause or UNEXPLAINED))
        return False

    def causes(self) -> Counter[str]:
        """How many differences each cause explains."""
        return Counter(difference.cause for difference in self.differences)


def _written(value: object) -> str:
    if isinstance(value, set | frozenset):
        return "{" + ", ".join(sorted(map(str, value))) + "}"
    return str(value)

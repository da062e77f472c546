"""The troops that each general gets at set-up: `Daun gets 8, Browne six`, `P1/8 P2/3`."""

from __future__ import annotations

from dataclasses import field

from pbem.engine.model import MOST_TROOPS
from pbem.orders.plain_words.clause import Clause
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass


@dataclass
class SetUpShares:
    """What a letter has told so far of each nation's generals."""

    troops: dict[str, dict[str, int]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    def add(self, at: Situation, clause: Clause, pieces: tuple[str, ...]) -> bool:
        """Add the number of a clause for its generals; the last one counts. False if it has none."""
        numbers = [one.number for one in clause.numbers if 1 <= one.number <= MOST_TROOPS]
        generals = [name for name in pieces if name in at.rules.generals]
        if not numbers or not generals:
            return False
        for name in generals:
            nation = at.rules.nation_of[name]
            self.lines.setdefault(nation, clause.line)
            self.troops.setdefault(nation, {})[name] = numbers[-1]
        return True

    def order(self, at: Situation, out: Outcome) -> None:
        """Add a set-up for each nation that was told of."""
        for nation, troops in self.troops.items():
            # A number near one of several generals is hardly a set-up: `Hello Frederick, 1 new message`.
            if len(troops) == 1 < len(at.rules.nations[nation].generals):
                out.doubt(self.lines[nation], Why.TALE)
                continue
            shares = ", ".join(f"{name} {count}" for name, count in troops.items())
            out.take(self.lines[nation], nation, f"setup {shares}")

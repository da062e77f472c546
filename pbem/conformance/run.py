"""Plays a case and tells what did not come true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pbem.conformance.board import BOARD
from pbem.conformance.cases import Case
from pbem.conformance.complaints import Checks
from pbem.conformance.happenings import HAPPENINGS
from pbem.conformance.holdings import HOLDINGS
from pbem.conformance.letters import LETTERS
from pbem.conformance.play import Outcome, play

CHECKS: Checks = {**LETTERS, **BOARD, **HOLDINGS, **HAPPENINGS}
"""What each key of `then` checks."""


@dataclass(frozen=True)
class Difference:
    """One thing in which a case and the program differ: the key of `then`, what the case expects, and what
    was found."""

    key: str
    expected: Any
    got: tuple[str, ...]

    def __str__(self) -> str:
        """In words."""
        return f"{self.key}: expected {self.expected}; got {'; '.join(self.got)}"


def run(case: Case) -> tuple[Difference, ...]:
    """Everything in which the program and the case differ; nothing if they agree."""
    for number in range(case.seeds):
        found = tuple(_differences(case, play(case, f"{case.id}/{number}" if number else "")))
        if found:
            return found
    return ()


def _differences(case: Case, outcome: Outcome) -> Iterator[Difference]:
    expected = {"refused": [], "impossible": [], **case.then}
    keys = expected if outcome.position else ["impossible"]
    for key in keys:
        got = tuple(CHECKS[key](outcome, expected[key]))
        if got:
            yield Difference(key, expected[key], got)

"""A case compared with what the program makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pbem.conformance.board_checks import BOARD_CHECKS
from pbem.conformance.card_checks import CARD_CHECKS
from pbem.conformance.cases import Case
from pbem.conformance.check import Checks
from pbem.conformance.event_checks import EVENT_CHECKS
from pbem.conformance.letter_checks import LETTER_CHECKS
from pbem.conformance.play import PlayedCase, play
from pbem.conformance.turn_checks import TURN_CHECKS
from pbem.records import dataclass

CHECKS: Checks = {**LETTER_CHECKS, **BOARD_CHECKS, **CARD_CHECKS, **TURN_CHECKS, **EVENT_CHECKS}
"""The check of every key that a case's `then` can have."""


@dataclass(frozen=True)
class Difference:
    """One point in which the program does something else than a case says."""

    key: str
    """The key of `then`."""
    expected: Any
    """What stands under it in the case."""
    got: tuple[str, ...]
    """What the program did, in words."""

    def __str__(self) -> str:
        """In words."""
        return f"{self.key}: expected {self.expected}; got {'; '.join(self.got)}"


def compare(case: Case) -> tuple[Difference, ...]:
    """Play a case with each of its seeds. Returns the differences of the first play that has any; empty if
    case and program agree."""
    for number in range(case.seeds):
        differences = tuple(_differences(case, play(case, f"{case.id}/{number}" if number else "")))
        if differences:
            return differences
    return ()


def _differences(case: Case, played: PlayedCase) -> Iterator[Difference]:
    expected = {"refused": [], "impossible": [], **case.then}
    # A position that was refused has no game: nothing else can be checked then.
    keys = expected if played.position else ["impossible"]
    for key in keys:
        got = tuple(CHECKS[key](played, expected[key]))
        if got:
            yield Difference(key, expected[key], got)

"""Why something that was typed cannot be read or cannot be meant, and what to write instead."""

from __future__ import annotations

from enum import StrEnum

from pbem.records import dataclass


class Kind(StrEnum):
    """The kinds of problem."""

    UNREADABLE = "unreadable"
    AMBIGUOUS = "ambiguous"
    ILLEGAL = "illegal"
    STALE = "stale"
    """It comes too late, or too early."""
    WRONG_TURN = "wrong turn"
    """It is for another turn than the next; so is the whole letter."""
    NOT_YOURS = "not yours"
    NEEDLESS = "needless"
    """It never does anything, and no better line would: nobody waits for one."""
    WAKES = "wakes"
    """Nothing is wrong: the player wants to be asked first."""


@dataclass(frozen=True)
class Problem:
    """One thing wrong with some words. It becomes a `Fault` once it is known in which line they stand."""

    what: str
    """What is wrong, as a phrase."""
    instead: str = ""
    """What would be possible, as a sentence; empty if nothing is, or if the form of the order says it."""
    kind: Kind = Kind.UNREADABLE

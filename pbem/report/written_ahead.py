"""What a player has ordered ahead for a nation of his, as his letters tell it: phrases, made at the desk."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.records import dataclass


@dataclass(frozen=True)
class WrittenAhead:
    """What happens without him."""

    nation: str
    rules: tuple[str, ...]
    """What holds for fights, for retreats and for the rest, each with the line that changes it."""
    forecast: tuple[str, ...] = ()
    """What that would do in the fights that are possible now."""


def rules_by_nations(ahead: Iterable[WrittenAhead]) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """What holds without a player, each rule once: the nations that it holds for, and the rules."""
    by_rule: dict[str, tuple[str, ...]] = {}
    for one in ahead:
        for rule in one.rules:
            by_rule[rule] = (*by_rule.get(rule, ()), one.nation)
    groups: dict[tuple[str, ...], tuple[str, ...]] = {}
    for rule, nations in by_rule.items():
        groups[nations] = (*groups.get(nations, ()), rule)
    return tuple(groups.items())


@dataclass(frozen=True)
class LineWaitedFor:
    """A line of a letter that a nation's stage waits for."""

    letter: int
    """The letter's number among those of its writer."""
    line: int
    text: str
    why: str


@dataclass(frozen=True)
class StageOnFile:
    """What a nation's player has on file for her next action stage, or for her set-up."""

    nation: str
    turn: int
    """The turn of that stage; 0 for the set-up."""
    lines: tuple[str, ...]
    """The orders in canonical form."""
    wrong: tuple[LineWaitedFor, ...] = ()
    """What was wrong when it came, and is not mended yet."""
    impossible: tuple[LineWaitedFor, ...] = ()
    """What was right when it came and cannot be carried out as the pieces stand now."""
    woken: tuple[str, ...] = ()
    """What has happened of that after which her stage was to wait for him."""
    held: str = ""
    """Why nothing is played, whatever is on file: `undone` or `stopped`; "" if the game goes on."""

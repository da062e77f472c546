"""The settings that say when orders are due: plain records, without the arithmetic (`deadline.py`, `due.py`).

`settings_text.py` reads them from YAML and writes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING

from pbem.deadlines.policies import DEFAULTS, WAIT, Policy
from pbem.deadlines.wall_clock import utc
from pbem.records import dataclass

if TYPE_CHECKING:
    from zoneinfo import ZoneInfo


@dataclass(frozen=True)
class Weekly:
    """Due on these weekdays (Monday is 0) when the clocks of the game's zone show `at`."""

    days: tuple[int, ...]
    at: time


@dataclass(frozen=True)
class After:
    """Due a span after the question was asked."""

    span: timedelta


Rule = Weekly | After


@dataclass(frozen=True)
class Days:
    """Days from the first to the last, both included; whole days in the game's zone."""

    first: date
    last: date

    def __contains__(self, day: date) -> bool:
        return self.first <= day <= self.last


@dataclass(frozen=True)
class Absence:
    """Days on which a player will not answer, and what is done meanwhile (None: what the settings say)."""

    player: str
    days: Days
    meanwhile: Policy | None = None


@dataclass(frozen=True)
class Pause:
    """The whole game stands still from `since`; None as `until` means until further notice. In UTC."""

    since: datetime
    until: datetime | None = None

    def holds(self, at: datetime) -> bool:
        """Whether the game is paused at that instant."""
        return self.since <= at and (self.until is None or at < self.until)


@dataclass(frozen=True)
class NationPolicies:
    """What is done for one nation while her player is away, and when he is late; None: as for the others."""

    absent: Policy | None = None
    late: Policy | None = None


@dataclass(frozen=True)
class Leave:
    """What players may announce by letter."""

    days: int = 28
    """On how many days in all a player may be away."""
    notice: timedelta = timedelta()
    """How long before it begins an absence has to be announced."""
    tell: str = "all"
    """Who is told: `all`, or the `moderator` alone."""


FREELY, APPROVED, NEVER_DEPUTIES = "freely", "approved", "never"
"""Whether a player may name a deputy by letter: by himself, if the moderator agrees, or not at all."""


@dataclass(frozen=True)
class DeputyLimits:
    """How players may hand over their seats for a time by letter."""

    allow: str = FREELY
    days: int = 28
    """On how many days in all somebody may play for a player."""
    tell: str = "all"
    """Who is told: `all`, or the `moderator` alone."""


QUIET = timedelta(minutes=60)
"""How long an open stage usually rests after a letter."""


OPEN_PRESS, ANONYMOUS_PRESS, NO_PRESS = "signed", "anonymous", "none"
"""Whether players' words to each other are passed on: signed with their roles, unsigned, or not at all."""


@dataclass(frozen=True)
class Timing:
    """All settings of a game."""

    zone: ZoneInfo
    """The time zone in which days begin and deadlines are named."""
    rule: Rule
    """When answers are due."""
    rules: Mapping[str, Rule] = field(default_factory=dict)
    """Other rules for some kinds of question."""
    least: timedelta = timedelta()
    """The time that a player must have at least."""
    grace: timedelta = timedelta()
    """How long after the deadline letters still count."""
    quiet: timedelta = QUIET
    """How long an open stage rests after its player's last letter, so that he can still change it."""
    reminders: tuple[timedelta, ...] = ()
    """How long before the deadline players are reminded; the longest first."""
    black_out: tuple[Days, ...] = ()
    """Days that do not count for anybody."""
    absences: tuple[Absence, ...] = ()
    pauses: tuple[Pause, ...] = ()
    """In order; only one without end may reach into those after it."""
    absent: Policy = WAIT
    """What is done while a player is away."""
    late: Policy = DEFAULTS
    """What is done when a player is late."""
    nations: Mapping[str, NationPolicies] = field(default_factory=dict)
    """Where it is otherwise for some nations."""
    silence: timedelta | None = timedelta(hours=36)
    """How long the program or the mail may be dead before time is given back; None: for ever."""
    in_a_row: bool = False
    """Whether a player's nations whose stages follow each other have one deadline."""
    extensions: timedelta | None = None
    """How much more time one player may be given in the whole game; None: as the moderator likes."""
    leave: Leave = Leave()
    deputies: DeputyLimits = DeputyLimits()
    guard: int | None = 50
    """If more than so many in a hundred of those asked are silent the moderator is asked; None: never."""
    jump: timedelta = timedelta(minutes=10)
    """By how much the computer's clock may be set before time is given back."""
    press: str = OPEN_PRESS
    """How players' words to each other are passed on."""

    def rule_for(self, kind: str) -> Rule:
        """The deadline rule for a kind of question."""
        return self.rules.get(kind, self.rule)

    def when_late(self, nation: str) -> Policy:
        """What is done for a nation whose orders did not come in time."""
        return self.nations.get(nation, NationPolicies()).late or self.late

    def when_absent(self, nation: str, absence: Absence) -> Policy:
        """What is done for a nation during an absence of her player."""
        return absence.meanwhile or self.nations.get(nation, NationPolicies()).absent or self.absent

    def paused(self, at: datetime) -> Pause | None:
        """The pause that holds at that instant."""
        return next((pause for pause in self.pauses if pause.holds(at)), None)


def pause(timing: Timing, at: datetime) -> Timing:
    """The game paused from `at` until further notice; if it is paused already that pause loses its end."""
    at = utc(at).replace(second=0, microsecond=0)
    held = timing.paused(at)
    if held:
        longer = replace(held, until=None)
        return replace(timing, pauses=tuple(longer if one is held else one for one in timing.pauses))
    pauses = sorted([*timing.pauses, Pause(at)], key=lambda one: one.since)
    return replace(timing, pauses=tuple(pauses))


def resume(timing: Timing, at: datetime) -> Timing:
    """The pause that holds at `at` ends then, rounded up to a minute; the same settings if none does."""
    now = utc(at)
    held = timing.paused(now)
    if held is None:
        return timing
    end = now.replace(second=0, microsecond=0)
    end += timedelta(minutes=1) if end < now or end == held.since else timedelta()
    before = (one for one in timing.pauses if one.since < held.since)
    later = (one for one in timing.pauses if one is not held and one.since >= held.since)
    still = (replace(one, since=max(one.since, end)) for one in later if one.until is None or one.until > end)
    return replace(timing, pauses=(*before, replace(held, until=end), *still))


def announce(timing: Timing, absence: Absence) -> Timing:
    """The settings with an absence; those of the player that it overlaps are replaced by it."""
    rest = (one for one in timing.absences if not _overlap(one, absence))
    return replace(timing, absences=(*rest, absence))


def _overlap(one: Absence, other: Absence) -> bool:
    same = one.player == other.player
    return same and one.days.first <= other.days.last and other.days.first <= one.days.last


def take_back(timing: Timing, player: str, today: date) -> Timing:
    """The settings without what of a player's absences is still to come, today included."""
    return replace(timing, absences=tuple(_past(timing.absences, player, today)))


def _past(absences: Iterable[Absence], player: str, today: date) -> Iterator[Absence]:
    for one in absences:
        if one.player != player or one.days.last < today:
            yield one
        elif one.days.first < today:
            yield replace(one, days=Days(one.days.first, today - timedelta(days=1)))


def days_away(timing: Timing, player: str, beside: Absence | None = None) -> int:
    """On how many days a player is or was away, `beside` those that an absence would replace."""
    own = (one for one in timing.absences if one.player == player and not (beside and _overlap(one, beside)))
    return sum((one.days.last - one.days.first).days + 1 for one in own)

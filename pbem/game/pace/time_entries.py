"""What a log can tell about time: settings, questions, who was late or is away, time lost and given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pbem.game.pace.entry import Document, Entry
from pbem.records import dataclass


@dataclass(frozen=True, kw_only=True)
class SettingsEntry(Entry):
    """The deadlines were set."""

    kind = "settings"

    at: str
    document: Document
    """The settings that hold from then on."""
    promised: Mapping[str, str]
    """The deadline of each nation that was told under the settings before."""
    why: str
    said: Any = None
    """The same so that it can be said in other languages."""
    file: Document | None = None
    """The settings as the moderator's file has them, if they come from one."""


@dataclass(frozen=True)
class QuestionSeen:
    """An open question, as the log notes it."""

    number: int
    nation: str
    kind: str
    player: str


@dataclass(frozen=True, kw_only=True)
class AskedEntry(Entry):
    """Questions were seen open for the first time: their deadlines run from then on."""

    kind = "asked"

    at: str
    questions: tuple[QuestionSeen, ...]
    gone: tuple[str, ...]
    """The nations whose question is open no more."""


@dataclass(frozen=True)
class MissedDeadline:
    """An answer that did not come in time."""

    nation: str
    player: str
    kind: str
    asked: str
    """When the question was asked."""
    due: str
    """Until when the answer was due."""


@dataclass(frozen=True, kw_only=True)
class LateEntry(Entry):
    """Deadlines passed, and nothing was on file."""

    kind = "late"

    at: str
    missed: tuple[MissedDeadline, ...]


@dataclass(frozen=True, kw_only=True)
class AllowedEntry(Entry):
    """So many were silent that the moderator was asked, and he says that they are late."""

    kind = "allowed"

    at: str
    questions: tuple[str, ...]
    """The questions that may be answered for them: the nation, and when it was asked."""


@dataclass(frozen=True, kw_only=True)
class ExtendedEntry(Entry):
    """A player was given more time for what he owes."""

    kind = "extended"

    at: str
    player: str
    nations: tuple[str, ...]
    """The nations whose open questions it is for."""
    minutes: int
    why: str
    said: Any = None
    """The same so that it can be said in other languages."""


@dataclass(frozen=True, kw_only=True)
class AwayEntry(Entry):
    """A player said in a letter when he is away, or that he is not."""

    kind = "away"

    player: str
    first: str
    """The first day; "" if he takes back what he said."""
    last: str
    told: bool
    """Whether all players are told."""
    letter: int
    """The number of the letter among the game's."""


@dataclass(frozen=True, kw_only=True)
class DeputyEntry(Entry):
    """Somebody else may play a player's part too for some days, or is to do so no more."""

    kind = "deputy"

    at: str
    player: str
    name: str = ""
    """What the deputy is called; "" if there is to be none any more."""
    address: str = ""
    first: str = ""
    """The first day."""
    last: str = ""
    zone: str = ""
    """The time zone in which these days begin and end."""
    asks: bool = False
    """Whether the moderator has yet to agree; without a name: whether he does not."""
    told: bool = False
    """Whether all players are told."""
    letter: int = 0
    """The number of the letter that says so; 0 if the moderator does."""


@dataclass(frozen=True, kw_only=True)
class OutageEntry(Entry):
    """Time was lost: nothing ran, or no mail came."""

    kind = "outage"

    since: str
    until: str
    why: str
    said: Any = None
    """The same so that it can be said in other languages."""
    after: Document
    """The tick before it."""
    tick: Document
    """The tick that ends it."""

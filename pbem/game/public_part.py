"""What everybody may know of a sealed game, as its folder tells it without the key: beside each line of the
log, and in game.yaml. It is what the public view tells, and no more (R23, R41)."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pbem.data import position
from pbem.engine.model import Game, Rules
from pbem.game import secrecy, state
from pbem.game.entries import CreatedEntry, Entry, RedoEntry, StepEntry, UndoEntry
from pbem.game.sealed import log_lines
from pbem.game.state import State
from pbem.report.event_places import with_places
from pbem.report.record import LoggedEvent
from pbem.report.view_records import Place
from pbem.report.visible_event import visible_event

PublicFact = dict[str, Any]


def new_public_facts(now: State) -> list[PublicFact]:
    """What everybody may know of the entries that are still to be written."""
    return public_facts_of(now, now.log.entries[now.log.written :])


def public_facts_of(now: State, new: list[Entry]) -> list[PublicFact]:
    """What everybody may know of the newest entries of a game; `now` is the game after them."""
    first = min((entry.n for entry in new), default=0)
    facts = [fact for entry in new for fact in _of_entry(now, entry)]
    facts += [_notice(one.kind, one.turn, one.facts) for one in now.notices if _new(one, first)]
    return facts + list(public_events(now, _last_events(now, new)))


def _new(notice: Any, first: int) -> bool:
    return notice.to is None and notice.entry >= first


def _notice(kind: str, turn: int, facts: Mapping[str, Any]) -> PublicFact:
    return {"notice": kind, "turn": turn, **_plain(facts)}


def _of_entry(now: State, entry: Entry) -> Iterator[PublicFact]:
    if isinstance(entry, CreatedEntry):
        agreed = {name: _plain(getattr(entry, name)) for name in AGREED_AT_START}
        yield {"created": agreed, "players": list(now.game.roles)}
    if isinstance(entry, UndoEntry):
        yield {"undone": STANDING, "standing": _public_event_count(now.history)}
    if isinstance(entry, RedoEntry):
        kept = now.history[: _kept_events(now, entry)]
        yield {"redone": f"{STANDING}, then those that follow", "standing": _public_event_count(kept)}
        yield from public_events(now, now.history[len(kept) :])


STANDING = "only so many of the events told before stand"


def _public_event_count(history: Sequence[LoggedEvent]) -> int:
    return sum(visible_event(one, frozenset()) is not None for one in history)


def _kept_events(now: State, redo: RedoEntry) -> int:
    """How many events stood before the game was taken up again, and still do."""
    before = _steps(now.log.valid_before()[redo.n])
    pairs = zip(before, _steps(now.log.valid_entries()), strict=False)
    both = itertools.takewhile(lambda pair: pair[0] is pair[1], pairs)
    return sum(len(step.events) for step, _ in both)


def _steps(entries: Iterable[Entry]) -> Iterator[StepEntry]:
    return (entry for entry in entries if isinstance(entry, StepEntry))


def _last_events(now: State, new: list[Entry]) -> Sequence[LoggedEvent]:
    """The events of these entries that stand."""
    numbers = {entry.n for entry in now.log.valid_entries()}
    steps = (entry for entry in new if isinstance(entry, StepEntry) and entry.n in numbers)
    count = sum(len(step.events) for step in steps)
    return now.history[len(now.history) - count :]


def public_events(now: State, history: Sequence[LoggedEvent]) -> Iterator[PublicFact]:
    """Events as everybody may see them, with cities by their keys and cards by their faces."""
    for happened in history:
        seen = visible_event(happened, frozenset())
        if seen:
            yield {"event": seen.kind, "turn": seen.turn, **_fields(now.game.rules, seen)}


def _fields(rules: Rules, seen: Any) -> PublicFact:
    shown = with_places(rules, replace(seen)).fields
    return {name: _plain(shown[name]) for name in seen.fields}


def _plain(value: Any) -> Any:
    """A value as JSON has it."""
    if isinstance(value, Place):
        return value.key
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list | frozenset):
        return [_plain(item) for item in value]
    return value if value is None or isinstance(value, str | int | bool) else str(value)


def false_lines(now: State) -> Iterator[int]:
    """The lines of a sealed log that tell something else than what is sealed beside it."""
    end = now.log.sealed
    if end is None:
        return
    before: State | None = None
    for number, facts, content in log_lines.parts(log_lines.whole_lines(now.log.path), end.seal):
        known = len(before.log.entries) if before else 0
        new = now.log.entries[known : known + content.count(b"\n")]
        before = _after(now, before, new)
        if public_facts_of(before, new) != facts["told"]:
            yield number


def _after(now: State, before: State | None, new: list[Entry]) -> State:
    """The game with further entries; from the start where there was none before or some were undone."""
    entries = replace(now.log, entries=[*(before.log.entries if before else ()), *new])
    if before is None or any(isinstance(entry, UndoEntry | RedoEntry) for entry in new):
        return state.fold(now.folder, entries)
    return state.further(replace(before, log=entries), new)


# -------------------------------------------------------------------------------------- the position


def public_position(game: Game) -> PublicFact:
    """The position without what not everybody may know."""
    return _public(game, position.write_position(game), "")


def _public(game: Game, document: Mapping[str, Any], above: str) -> PublicFact:
    public: PublicFact = {}
    for key, value in document.items():
        path = f"{above}{key}"
        if isinstance(value, Mapping):
            inner = _public(game, value, f"{path}.")
            public |= {key: inner} if inner else {}
        elif _everybodys(game, path):
            public[key] = value
    return public


def _everybodys(game: Game, path: str) -> bool:
    """Whether a fact is public: what the players agreed on is, but the seed; else as `pbem fix` tells it."""
    first = path.partition(".")[0]
    return first in AGREED or (first != "seed" and secrecy.who_may_know(game, path) is None)


AGREED_AT_START = ("game", "scenario", "options", "commitment")
"""What everybody may know of a game's first entry, besides who plays."""

AGREED = ("scenario", "players", "options")
"""What was agreed on when the game was started; the seed is none of these."""

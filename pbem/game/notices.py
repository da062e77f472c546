"""What the moderator says and does besides moderating, as his entries in the log tell it to the players."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from pbem.engine.model import Game
from pbem.game import secrecy
from pbem.game.entries import Entry, FixEntry, OpenedEntry, SaidEntry, SubstituteEntry, UndoneEntry
from pbem.game.fact_changes import FactChange
from pbem.report.record import Notice

KINDS = (SaidEntry, SubstituteEntry, FixEntry, OpenedEntry, UndoneEntry)
"""The kinds of entry that are told to players as notices."""


def notices_of(entry: Entry, game: Game) -> tuple[Notice, ...]:
    """What players are told of an entry; nothing if it is not of the moderator's."""
    match entry:
        case SaidEntry():
            to = None if entry.to is None else (entry.to,)
            return (Notice(entry.n, game.turn, "said", {"text": entry.text}, to),)
        case SubstituteEntry():
            facts = {"player": entry.player, "reason": entry.reason}
            return (Notice(entry.n, game.turn, "substitute", facts),)
        case OpenedEntry() | UndoneEntry():
            facts = {name: getattr(entry, name, "") for name in ("what", "player", "reason")}
            return (Notice(entry.n, game.turn, entry.kind, facts),)
        case FixEntry():
            return tuple(_fix(entry, game))
    return ()


def _fix(entry: FixEntry, game: Game) -> Iterator[Notice]:
    """That there was a correction, why, and what of it everybody may know; then what each player may."""
    known = [(secrecy.who_may_know(game, one["path"]), _shown(one)) for one in entry.changes if _tells(one)]
    public = tuple(shown for to, shown in known if to is None)
    yield Notice(entry.n, game.turn, "fix", {"reason": entry.reason, "changes": public})
    for player in game.roles:
        own = tuple(shown for to, shown in known if to is not None and player in to)
        if own:
            yield Notice(entry.n, game.turn, "fixed", {"changes": own}, (player,))


def _tells(change: FactChange) -> bool:
    """A face that comes or goes with its piece is not told."""
    return not change["path"].endswith(".face") or ("was" in change and "now" in change)


def _shown(change: FactChange) -> Mapping[str, Any]:
    """A change as templates read it: the way to the fact, and both its values in words."""
    sides = {side: _words(change[side]) if side in change else "" for side in ("was", "now")}
    return {"path": tuple(change["path"].split(".")), **sides}


def _words(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_words(one) for one in value)
    return re.sub(r"\b([SCHD]\d+|R)/\d\b", r"\1", str(value))


def entry_words(entry: Entry) -> str:
    """An entry as the moderator reads it in the log."""
    match entry:
        case FixEntry():
            return f"corrected{_why(entry)}; " + "; ".join(change_words(change) for change in entry.changes)
        case OpenedEntry():
            return f"opened: {' of '.join(filter(None, (entry.what, entry.player)))}{_why(entry)}"
        case UndoneEntry():
            return "all players are told of that"
        case SubstituteEntry():
            return f"{entry.player} is played by {entry.address} from now on{_why(entry)}"
        case SaidEntry():
            return f"said to {entry.to or 'all'}: {' '.join(entry.text.split())}"
    return ""


def _why(entry: FixEntry | OpenedEntry | SubstituteEntry) -> str:
    return f": {entry.reason}" if entry.reason else ""


def change_words(change: FactChange) -> str:
    """A change as the moderator reads it."""
    sides = (_words(change[side]) or "nothing" if side in change else "none" for side in ("was", "now"))
    return f"{change['path']}: {' -> '.join(sides)}"

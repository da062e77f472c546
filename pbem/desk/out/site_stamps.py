"""What each turn of a game's pages was drawn from, and by which version of the program: so that only what
may have changed is drawn again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pbem.data.program_digest import digest_of
from pbem.data.share import rules_dir
from pbem.desk.out import reports
from pbem.engine.events import TurnBegan
from pbem.game import state
from pbem.game.entries import Entry, FixEntry, StepEntry
from pbem.game.folder import Folder
from pbem.game.state import State
from pbem.records import dataclass

STAMPS = ".site.json"
"""In the game's folder: by the folder of a page, the stamps of its turns."""

BEHIND = ".site-behind"
"""Lies there while some turns are still as another version of the program drew them. It is empty."""


@dataclass
class Renewal:
    """How many turns may still be drawn again because the program has changed; None: all."""

    left: int | None

    def granted(self, turns: Sequence[int]) -> Sequence[int]:
        """Those of these turns that may be, the latest first."""
        if self.left is None:
            return turns
        found = sorted(turns, reverse=True)[: self.left]
        self.left -= len(found)
        return found


class Stamps:
    """The stamps of one game. A stamp names what a turn was drawn from and, after a space, the program."""

    def __init__(self, now: State, turns: Sequence[int], renewal: Renewal) -> None:
        self.now, self.turns, self.renewal = now, turns, renewal
        self.program = _program(now)[:16]
        self.drawn = _drawn_from(now, turns)
        self.due = [(one.nation, str(deadline.at)) for one, deadline in now.deadlines]
        self.known: dict[str, Any] = _read(now.folder)
        self.behind = False

    def unchanged(self, target: Path, language: str, player: str | None) -> tuple[list[int], list[int]]:
        """The turns that would be drawn as they were; and those that only another version of the program
        would draw so."""
        before = self.known.get(str(target.resolve()), {})
        now = self._of(language, player)
        same = [turn for turn in self.turns if before.get(str(turn)) == now[str(turn)]]
        parts = {turn: str(before.get(str(turn), "")).split(" ")[0] for turn in self.turns}
        older = [turn for turn, part in parts.items() if part == now[str(turn)].split(" ")[0]]
        return same, [turn for turn in older if turn not in same]

    def nothing_new(self, target: Path, language: str, player: str | None) -> bool:
        """Whether the whole page would be as it was."""
        return self.known.get(str(target.resolve())) == self._of(language, player)

    def set_drawn(self, target: Path, language: str, player: str | None, left: Sequence[int] = ()) -> None:
        """A page was written, but for the turns that were `left` as they were."""
        before = self.known.get(str(target.resolve()), {})
        self.behind = self.behind or bool(left)
        kept = {str(turn): before[str(turn)] for turn in left}
        self.known[str(target.resolve())] = self._of(language, player) | kept

    def save(self) -> None:
        """Remember it for the next time."""
        folder = self.now.folder
        folder.write(folder.path / STAMPS, (json.dumps(self.known, indent=1, sort_keys=True) + "\n").encode())
        if self.behind:
            (folder.path / BEHIND).touch()
        else:
            (folder.path / BEHIND).unlink(missing_ok=True)

    def _of(self, language: str, player: str | None) -> dict[str, str]:
        around = f"{language} {player} {self.now.addresses.get(player or '')}"
        digests = {str(turn): _hash(f"{around} {self.drawn[turn]}".encode()) for turn in self.turns}
        every = {**digests, "all": _hash(f"{digests} {self.due}".encode())}
        return {name: f"{digest} {self.program}" for name, digest in every.items()}


def has_grown(path: Path, page: Path) -> bool:
    """Whether a game's log was written to since its page was, told by the files' times, or the page is not
    there."""
    folder = Folder(path)
    if str(page.resolve()) not in _read(folder) or not page.is_dir():
        return True
    return folder.log.stat().st_mtime_ns >= folder.lies(path / STAMPS).stat().st_mtime_ns


def is_behind(path: Path) -> bool:
    """Whether some turns of a game's pages are still as another version of the program drew them."""
    return (path / BEHIND).exists()


def _read(folder: Folder) -> dict[str, Any]:
    try:
        stamps = json.loads(folder.read(folder.path / STAMPS))
    except (OSError, ValueError):
        return {}
    return stamps if isinstance(stamps, dict) else {}


def _drawn_from(now: State, turns: Sequence[int]) -> dict[int, str]:
    """By turn, a digest of the last entry that belongs to it, and whether a turn follows; each entry seals
    all before it. A correction may reach back, so all turns depend on the last one."""
    last: dict[int, Entry] = {}
    turn, fix = state.start(now.created).turn, ""
    for entry in now.log.valid_entries():
        if isinstance(entry, FixEntry):
            fix = _sealed(entry)
        last[turn] = entry
        for event in entry.events if isinstance(entry, StepEntry) else ():
            turn = event.turn if isinstance(event, TurnBegan) else turn
            last[turn] = entry
    sealed = {turn: _sealed(entry) for turn, entry in last.items()}
    return {turn: f"{sealed.get(turn, '')} {fix} {turn == now.game.turn}" for turn in turns}


def _sealed(entry: Entry) -> str:
    return _hash(entry.line)


def _program(now: State) -> str:
    """A digest of all that decides how a page looks besides the game: templates, code, words, rules."""
    return digest_of((*reports.template_folders(now.folder.path), Path(__file__).parents[2], rules_dir()))


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()

"""Whether the end of a log is missing, and whether the letters that it names are as they came.

Nothing in the log itself tells that its last lines are gone. But game.yaml names the line it was written
after, and reports and outbox the entry; all are written when the log is on the disk. One that knows of less
is older, and the next command writes it again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from pbem.desk.folder import Folder, FolderError, digest
from pbem.desk.log import Log, LogError
from pbem.desk.sealing import is_closed

if TYPE_CHECKING:
    from pbem.desk.log import Entry
    from pbem.desk.state import State

_LINE = re.compile(rb"pbem writes this from log\.jsonl \(line (\d{1,9})\)")
_HEAD = 4096
"""The line stands within so many bytes."""

MEND = (
    "Put back a copy of log.jsonl that has it. If there is none move game.yaml, reports/ and outbox/ out of "
    "the folder: then the game goes on from where the log ends, and every letter is written again."
)


class CutLog(LogError):
    """A log whose end is missing: `what` says how that is known."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what}. {MEND}")
        self.what = what


class ChangedLetter(FolderError):
    """A kept letter that is not there, or not as it came; `what` says which."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what}. {MEND_LETTER}")
        self.what = what


MEND_LETTER = "Put it back from a copy or from the mailbox; mails lie as they came in .post/mail/."


def told_line(folder: Folder) -> int:
    """The line of the log that game.yaml was written after; 0 if it is not there or does not tell."""
    try:
        with open(folder.state, "rb") as file:
            found = _LINE.search(file.read(_HEAD))
    except OSError:
        return 0
    return int(found[1]) if found else 0


def require(log: Log, told: int) -> None:
    """Raises CutLog if the log is shorter than game.yaml knew (`told_line`) before the log was read: others
    may be adding to both."""
    if told > log.length:
        raise CutLog(shorter(log.path, log.length, told))


def shorter(log: Path, length: int, told: int) -> str:
    """What is said of a log that has fewer lines than game.yaml knows."""
    return f"{log} ends with line {length}, but game.yaml was written after line {told}: its end is missing"


def cut(now: State) -> str:
    """How reports and outbox know of an entry that is not in the log; nothing if they do not."""
    last = int(now.log.entries[-1]["n"])
    for what, entry in _known(now):
        if entry > last:
            return f"{now.folder.log} ends with entry {last}, but {what} entry {entry}: its end is missing"
    return ""


def _known(now: State) -> Iterator[tuple[str, int]]:
    """What was written after which entry of the log."""
    told = now.folder.reports / ".told"
    if now.folder.has(told):
        yield "the reports tell of", int(now.folder.read(told).split()[1])
    outbox = now.folder.path / "outbox"
    for place in (outbox, outbox / "sending", outbox / "sent", outbox / "refused"):
        numbers = [name.partition("-")[0] for name in now.folder.names(place) if name.endswith(".eml")]
        yield "a letter was written after", max((int(one) for one in numbers if one.isdecimal()), default=0)


def letter(now: State, entry: Entry) -> bytes:
    """A kept letter as it came. Raises ChangedLetter, OSError."""
    path, name = now.folder.letter(entry["file"]), entry["letter"] if is_closed(now) else entry["file"]
    if not now.folder.has(path):
        raise ChangedLetter(f"letter {name} is missing")
    try:
        content = now.folder.read(path)
    except FolderError:
        content = b""
    if digest(content) != entry["sha256"]:
        raise ChangedLetter(f"letter {name} is not as it came")
    return content


def changed_letters(now: State) -> Iterator[str]:
    """The letters of the log that are missing or not as they came."""
    for entry in now.log.entries:
        if entry["kind"] == "letter":
            try:
                letter(now, entry)
            except ChangedLetter as wrong:
                yield wrong.what


def damage(now: State) -> list[str]:
    """All of this that is wrong, for who proves a game; none of it is a secret."""
    missing = cut(now)
    return [*([missing] if missing else []), *changed_letters(now)]

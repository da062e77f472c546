"""Whether the end of a log is missing, or was changed.

Nothing in the log itself tells that its last lines are gone, or are others. But game.yaml names the line that
it was written after and its hash, and reports and outbox the entry; all are written when the log is on the
disk. One that knows of less is older, and the next command writes it again.
"""

from __future__ import annotations

from pathlib import Path

from pbem.game.folder import Folder
from pbem.game.log import Log, LogError
from pbem.game.proof.head import grouped
from pbem.patterns import compiled
from pbem.records import dataclass

_LINE = compiled(rb"pbem writes this from log\.jsonl \(line (\d{1,9})(?:, ([0-9a-f]{4}(?:-[0-9a-f]{4})+))?\)")
_HEAD = 4096
"""The line stands within so many bytes."""

MEND = (
    "Put back a copy of log.jsonl that has it. If there is none move game.yaml, reports/ and outbox/ out of "
    "the folder: then the game goes on from where the log ends, and every letter is written again."
)


MEND_CHANGED = (
    "Put back a copy of log.jsonl from before it was changed. What players have kept tells which copy is the "
    "right one: pbem verify GAME --head. If it is this one, delete game.yaml."
)


class WrongEnd(LogError):
    """A log that does not end as game.yaml knows it: `what` says how that is known, `mend` what to do."""

    def __init__(self, what: str, mend: str) -> None:
        super().__init__(f"{what}. {mend}")
        self.what, self.mend = what, mend


class CutLog(WrongEnd):
    """A log whose end is missing."""

    def __init__(self, what: str) -> None:
        super().__init__(what, MEND)


class ChangedLog(WrongEnd):
    """A log whose end, or all of it, was written anew."""

    def __init__(self, what: str) -> None:
        super().__init__(what, MEND_CHANGED)


@dataclass(frozen=True)
class KnownEnd:
    """The line of the log that game.yaml was written after, and the first digits of its hash; 0 and "" if
    game.yaml is not there or does not tell."""

    line: int = 0
    hash: str = ""


def known_end(folder: Folder) -> KnownEnd:
    """What game.yaml tells of the log's end."""
    try:
        with open(folder.state, "rb") as file:
            match = _LINE.search(file.read(_HEAD))
    except OSError:
        return KnownEnd()
    return KnownEnd(int(match[1]), (match[2] or b"").decode()) if match else KnownEnd()


def require_end(log: Log, end: KnownEnd) -> None:
    """Raises CutLog if the log is shorter than game.yaml knew before the log was read, ChangedLog if it has
    another line there; `end` is that `known_end`: others may be adding to both."""
    if end.line > log.length:
        raise CutLog(missing_end_words(log.path, log.length, end.line))
    digest = log.digest_at(end.line)
    if digest and end.hash and grouped(digest, end.hash.count("-") + 1) != end.hash:
        wrong = f"line {end.line} of {log.path} is not the one that game.yaml was written after"
        raise ChangedLog(f"{wrong}: the log was changed")


def missing_end_words(log: Path, length: int, line: int) -> str:
    """What is said of a log that has fewer lines than game.yaml knows."""
    return f"{log} ends with line {length}, but game.yaml was written after line {line}: its end is missing"

"""Whether the end of a log is missing.

Nothing in the log itself tells that its last lines are gone. But game.yaml names the line it was written
after, and reports and outbox the entry; all are written when the log is on the disk. One that knows of less
is older, and the next command writes it again.
"""

from __future__ import annotations

import re
from pathlib import Path

from pbem.game.folder import Folder
from pbem.game.log import Log, LogError

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


def line_of_state_file(folder: Folder) -> int:
    """The line of the log that game.yaml was written after; 0 if it is not there or does not tell."""
    try:
        with open(folder.state, "rb") as file:
            match = _LINE.search(file.read(_HEAD))
    except OSError:
        return 0
    return int(match[1]) if match else 0


def require_end(log: Log, line: int) -> None:
    """Raises CutLog if the log is shorter than game.yaml knew before the log was read, `line`, which is its
    `line_of_state_file`: others may be adding to both."""
    if line > log.length:
        raise CutLog(missing_end_words(log.path, log.length, line))


def missing_end_words(log: Path, length: int, line: int) -> str:
    """What is said of a log that has fewer lines than game.yaml knows."""
    return f"{log} ends with line {length}, but game.yaml was written after line {line}: its end is missing"

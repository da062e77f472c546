"""`pbem undo`: a game taken back to an earlier entry. Nothing is erased: the log says that it was undone."""

from __future__ import annotations

from pathlib import Path

from pbem.desk import keeping, state, writing
from pbem.desk.folder import Folder, FolderError
from pbem.desk.state import State


def undo(path: Path, to: int | None = None) -> tuple[State, int]:
    """Keep the log up to entry `to`, by default all before the last answer; also how many entries fall.

    Raises FolderError if there is no such entry. Shuffles come from the seed, so luck stays as it was.
    """
    folder = Folder(path)
    folder.require()
    with folder.locked():
        now = state.load(path)
        standing = [entry["n"] for entry in now.log.standing()]
        target = _last_step(now) - 1 if to is None else to
        if not 0 <= target < standing[-1]:
            raise FolderError(
                f"there is no entry {target} to go back to; the log stands at entry {standing[-1]}."
            )
        now.log.add("undo", to=target)
        after = keeping.saved(folder, now.log)
        writing.reports(after)
        return after, sum(number > target for number in standing)


def _last_step(now: State) -> int:
    steps = [entry["n"] for entry in now.log.standing() if "answer" in entry]
    if not steps:
        raise FolderError(f"{now.name} has played no step that could be undone.")
    return int(steps[-1])

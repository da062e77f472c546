"""`--dry-run` of `run` and `resolve`: it is all done in a copy of the folder, and what would be written and
would leave is laid into another one, to the byte.

Mails are only looked at where they lie, and nothing is sent. Sealed games are not rehearsed: their moderator
would read everything.
"""

from __future__ import annotations

import fcntl
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from pbem.deadlines.outages import Steady
from pbem.desk.out.mails import OUTBOX
from pbem.desk.out.outcome import Outcome
from pbem.desk.run import run_games
from pbem.desk.turns import resolve
from pbem.desk.turns.resolve import Resolved
from pbem.game import access, state
from pbem.game.errors import FolderError
from pbem.game.folder import games_in
from pbem.post.boxes import only_looked_at
from pbem.post.send.senders import Files
from pbem.post.settings import POST_FILE, PostSettings, read_settings
from pbem.records import dataclass

MAILS = "mails"
"""The folder, below that which is named, of the mails that would be sent."""

WRITTEN = ("reports", OUTBOX)
"""The folders of a game that hold what is written to players."""


@dataclass(frozen=True)
class Rehearsed:
    """What would happen: what a run would say, and the files that were laid down, from their folder."""

    outcome: Outcome
    files: tuple[Path, ...]


def rehearse_run(root: Path, when: datetime, into: Path | None, steady: Steady | None = None) -> Rehearsed:
    """What `pbem run` would do at a time. Raises FolderError if `into` cannot be used or a game is sealed."""
    with _copy(root) as copy:
        for path in games_in(copy).values():
            access.require(state.load(path), None, "what a run would do", instead="`pbem run` does it")
        return _rehearsed(root, copy, into, lambda mails: _run(root, copy, mails, when, steady))


def rehearse_resolve(
    game: Path, when: datetime, into: Path, *, deadline: bool = False
) -> tuple[Resolved, Rehearsed]:
    """What `pbem resolve` would write, and where the game has a post what the next run would then send if no
    mail came. Raises as `rehearse_run` does."""
    root = game if (game / POST_FILE).exists() else game.absolute().parent
    has_post = (root / POST_FILE).exists()
    done: list[Resolved] = []
    with _copy(root if has_post else game) as copy:
        path = copy if copy.name == game.absolute().name else copy / game.absolute().name

        def resolved(mails: Path) -> Outcome:
            done.append(resolve.resolve(path, deadline=deadline))
            return _run(root, copy, mails, when, None, only=path) if has_post else Outcome()

        laid = _rehearsed(root if has_post else game, copy, into, resolved)
        return replace(done[0], written=tuple(into / path for path in laid.files)), laid


def _run(
    root: Path, copy: Path, mails: Path, when: datetime, steady: Steady | None, only: Path | None = None
) -> Outcome:
    """A run over the copy, by the settings of the folder; of one game alone without mail."""
    post = _harmless(read_settings(root / POST_FILE, copy / ".post"), copy, mails)
    post = post if only is None else replace(post, sources=())
    return run_games(copy, post, when, steady, only)


def _harmless(post: PostSettings, copy: Path, mails: Path) -> PostSettings:
    """Settings by which nothing outside the copy is changed."""
    key = copy / ".post" / "key"
    key.parent.mkdir(exist_ok=True)
    if post.token_key.exists():
        shutil.copy2(post.token_key, key)
    sources = tuple(only_looked_at(source) for source in post.sources)
    return replace(post, token_key=key, sources=sources, sender=post.sender and Files(mails), site=None)


# ----------------------------------------------------------------------------------------- the copy


@contextmanager
def _copy(folder: Path) -> Iterator[Path]:
    """A copy of a folder, under its name, made while nobody else changes it."""
    with TemporaryDirectory(prefix="pbem-") as room:
        copy = Path(room) / folder.resolve().name
        with _held(folder / ".post" / "lock", folder), _held(folder / ".lock", folder):
            shutil.copytree(folder, copy)
        yield copy


@contextmanager
def _held(lock: Path, folder: Path) -> Iterator[None]:
    """Nobody else has a lock, where there is one: it is not written to."""
    if not lock.is_file():
        yield
        return
    with open(lock, "rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise FolderError(f"{folder} is in use by another pbem; try again when it is done.") from None
        yield


def _rehearsed(root: Path, copy: Path, into: Path | None, do: Callable[[Path], Outcome]) -> Rehearsed:
    """Do something in the copy; what is new in it and would leave is laid down."""
    if into is None:
        with TemporaryDirectory(prefix="pbem-") as room:
            return replace(_rehearsed(root, copy, Path(room) / "out", do), files=())
    _require_free(root, into)
    before = {path: path.read_bytes() for path in _letters(copy)}
    outcome = do(into / MAILS)
    for path in _letters(copy):
        if path.read_bytes() != before.get(path):
            _lay(path, into / _shown(path, copy))
    outcome.lines[:] = [line.replace(str(copy), str(root)) for line in outcome.lines]
    outcome.troubles[:] = [line.replace(str(copy), str(root)) for line in outcome.troubles]
    found = sorted(path.relative_to(into) for path in into.rglob("*") if path.is_file())
    return Rehearsed(outcome, tuple(found))


def _require_free(root: Path, into: Path) -> None:
    if into.exists() and (not into.is_dir() or any(into.iterdir())):
        raise FolderError(f"{into} is not empty; what would be written needs a folder of its own.")
    if into.resolve().is_relative_to(root.resolve()):
        raise FolderError(f"{into} lies in {root}, which is to stay as it is; name a folder elsewhere.")


def _letters(copy: Path) -> Iterator[Path]:
    """The files of all games that players read, and those that wait to leave."""
    for game in games_in(copy).values():
        for name in WRITTEN:
            for path in sorted((game / name).rglob("*")):
                inner = path.relative_to(game / name).parts
                if (
                    path.is_file()
                    and not any(part.startswith(".") for part in inner)
                    and _leaves(name, inner)
                ):
                    yield path


def _leaves(room: str, inner: tuple[str, ...]) -> bool:
    """Whether a file is a letter: of the outbox those that are still there, which nobody could send."""
    return room != OUTBOX or (len(inner) == 1 and inner[0].endswith(".eml"))


def _shown(path: Path, copy: Path) -> Path:
    """A file's place below the name of its game."""
    return path.relative_to(copy.parent if (copy / "log.jsonl").exists() else copy)


def _lay(path: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(path, to)

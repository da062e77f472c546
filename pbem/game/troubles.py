"""What went wrong, as the moderator is told it."""

from __future__ import annotations

import errno
import os.path
from pathlib import Path

from pbem.data.errors import PositionError, TemplateMistake
from pbem.data.strict import DataError
from pbem.game.errors import FolderError
from pbem.game.folder import Folder
from pbem.game.log import LogError
from pbem.post.boxes import BoxError

EXPLAINED = (BoxError, DataError, FolderError, LogError, PositionError, TemplateMistake, OSError)
"""Errors whose text says all."""


def explain(error: Exception, game: Path | None = None) -> str:
    """What went wrong, for the moderator; by its kind too if the program did not foresee it, and of a sealed
    game by that alone."""
    if isinstance(error, OSError) and error.strerror and not isinstance(error, BoxError):
        return system_error_words(error)
    if isinstance(error, EXPLAINED):
        return str(error)
    sealed = game is not None and Folder(game).header
    return f"{type(error).__name__}" + ("" if sealed else f": {error}")


def system_error_words(error: OSError) -> str:
    """What the system refused, beginning with the file it is about; of a full disk also what to do."""
    where = f"{error.filename}: " if error.filename else ""
    if error.errno not in (errno.ENOSPC, errno.EDQUOT):
        return f"{where}{error.strerror}"
    return f"{where}the disk is full. Make room there; nothing is lost, and the same command goes on."


def source_trouble(source: str, what: str) -> str:
    """What went wrong with a source of mails: it is named once, a path without the ways it goes and comes."""
    named = what if source in what else f"{source}: {what}"
    return named.replace(source, _plain(source))


def _plain(path: str) -> str:
    """The shortest way of writing a path. One that goes back out of a link is kept: it leads elsewhere."""
    short = os.path.normpath(path)
    same = ".." in Path(path).parts and os.path.realpath(short) == os.path.realpath(path)
    return short if same else path

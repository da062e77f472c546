"""What went wrong, as the moderator is told it."""

from __future__ import annotations

from pathlib import Path

from pbem.data.errors import PositionError, TemplateMistake
from pbem.data.strict import DataError
from pbem.desk.folder import Folder, FolderError
from pbem.desk.log import LogError
from pbem.post.boxes import BoxError

EXPLAINED = (BoxError, DataError, FolderError, LogError, PositionError, TemplateMistake, OSError)
"""Errors whose text says all."""


def why(error: Exception, game: Path | None = None) -> str:
    """What went wrong, for the moderator; by its kind too if the program did not foresee it, and of a sealed
    game by that alone."""
    if isinstance(error, EXPLAINED):
        return str(error)
    sealed = game is not None and Folder(game).header
    return f"{type(error).__name__}" + ("" if sealed else f": {error}")

"""The errors whose text tells the user what is wrong; imported only when one has happened."""

from collections.abc import Iterable
from os.path import isdir
from pathlib import Path
from traceback import format_tb

from pbem.desk.folder_post import Busy
from pbem.game import troubles
from pbem.game.folder import Folder, games_in
from pbem.report.map.png import PictureError

EXPLAINED = (*troubles.EXPLAINED, Busy, PictureError)


def names_sealed_game(words: Iterable[str]) -> bool:
    """Whether one of a command's words is the folder of a sealed game, or of one that holds some."""
    folders = [Path(word) for word in words if isdir(word)]
    return any(Folder(game).header for folder in folders for game in (folder, *games_in(folder).values()))


def code_lines(error: BaseException) -> str:
    """The lines of the program that an error came through, without what was in them."""
    return "".join(format_tb(error.__traceback__))

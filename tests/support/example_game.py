"""The example game, as it stands in games/example: to be read, not changed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from pbem.game import state
from pbem.game.entries import LetterEntry
from pbem.game.folder import Folder
from pbem.game.log import Log
from pbem.post.read.content import read_letter

EXAMPLE = Path(__file__).parents[2] / "games" / "example" / "game"


@cache
def example() -> state.State:
    return state.load(EXAMPLE)


def letters_as_they_came() -> Iterator[tuple[state.State, str, tuple[str, ...]]]:
    """Each letter of the game: the game as it stood when it came, its player, and his own lines."""
    log = example().log
    for entry in log.entries:
        if isinstance(entry, LetterEntry):
            now = state.fold(Folder(EXAMPLE), Log(log.path, log.entries[: entry.n]))
            letter = read_letter((EXAMPLE / "letters" / entry.file).read_bytes(), entry.file)
            yield now, entry.player, tuple(line.text for line in letter.lines)

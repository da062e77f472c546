"""In which language each player is written to: as the game began, as he wrote, or as the moderator set it.

A choice is no part of the game, so that no `undo` takes it back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from pbem.data.tongues import LANGUAGES, language_code
from pbem.desk.folder import Folder, FolderError
from pbem.desk.log import LANGUAGE, Entry

if TYPE_CHECKING:
    from pbem.desk.state import State

DEFAULT = "en"


def languages_of(entries: Iterable[Entry]) -> Mapping[str | None, str]:
    """The language of each player who has one of his own, and under None that of the game."""
    found: dict[str | None, str] = {None: DEFAULT}
    for entry in entries:
        if entry["kind"] == "created":
            found |= {None: entry.get("language", DEFAULT)} | entry.get("languages", {})
        elif entry["kind"] == LANGUAGE or (entry["kind"] == "letter" and _sets_it(entry)):
            found[entry["player"]] = entry["language"]
    return found


def _sets_it(letter: Entry) -> bool:
    return bool(letter.get("language") and letter["player"])


def language_named(text: str) -> str:
    """A language by its code or a name: `de`, `German`, `Deutsch`. Raises FolderError if there is none."""
    code = language_code(text)
    if code is None:
        known = " and ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise FolderError(f'there is no language "{text.strip()}"; there are {known}.')
    return code


def set_language(path: Path, language: str, player: str | None = None) -> State:
    """Set the language of a player, or of the game: of its public summary, and of players who chose none.

    Raises FolderError if there is no such player or language. The reports are written again.
    """
    from pbem.desk import keeping, state, writing
    from pbem.desk.roles import player_named

    folder, code = Folder(path), language_named(language)
    folder.require()
    with folder.locked():
        now = state.load(path)
        who = None if player is None else player_named(now.game, player)
        now.log.add(LANGUAGE, player=who, language=code)
        after = keeping.saved(folder, now.log)
        writing.reports(after)
        return after

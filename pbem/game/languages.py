"""In which language each player is written to, as the game began, as he wrote, or as the moderator set it;
and who reads suits as signs.

A choice is no part of the game, so that no `undo` takes it back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pbem.data.tongues import LANGUAGES, language_code
from pbem.game.entries import CreatedEntry, Entry, LanguageEntry, LetterEntry, SuitsEntry
from pbem.game.errors import FolderError

DEFAULT = "en"


def languages_of(entries: Iterable[Entry]) -> Mapping[str | None, str]:
    """The language of each player who has one of his own, and under None that of the game."""
    languages: dict[str | None, str] = {None: DEFAULT}
    for entry in entries:
        if isinstance(entry, CreatedEntry):
            languages[None] = entry.language or DEFAULT
            languages.update(entry.languages or {})
        if isinstance(entry, LanguageEntry):
            languages[entry.player] = entry.language
        if isinstance(entry, LetterEntry) and entry.player and entry.language:
            languages[entry.player] = entry.language
    return languages


def readers_of_signs(entries: Iterable[Entry]) -> frozenset[str]:
    """The players whose letters show suits as signs in plain text too."""
    last = {entry.player: entry.signs for entry in entries if isinstance(entry, SuitsEntry)}
    return frozenset(player for player, signs in last.items() if signs)


def language_named(text: str) -> str:
    """A language by its code or a name: `de`, `German`, `Deutsch`. Raises FolderError if there is none."""
    code = language_code(text)
    if code is None:
        known = " and ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise FolderError(f'there is no language "{text.strip()}"; there are {known}.')
    return code

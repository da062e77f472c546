"""In which language each player is written to, as the game began, as he wrote, or as the moderator set it;
and who reads suits as signs.

A choice is no part of the game, so that no `undo` takes it back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter

from pbem.data.tongues import LANGUAGES, language_code
from pbem.game.entries import CreatedEntry, Entry, LanguageEntry, SuitsEntry, entries_of
from pbem.game.errors import FolderError
from pbem.game.kept.told import LetterRow

DEFAULT = "en"


def languages_of(entries: Sequence[Entry], letters: Iterable[LetterRow]) -> Mapping[str | None, str]:
    """The language of each player who has one of his own, and under None that of the game."""
    languages: dict[str | None, str] = {None: DEFAULT}
    for entry in entries_of(entries, CreatedEntry):
        languages[None] = entry.language or DEFAULT
        languages.update(entry.languages or {})
    set_by_hand = {one.n: (one.player, one.language) for one in entries_of(entries, LanguageEntry)}
    chosen = {one.n: (one.player, one.language) for one in letters if one.player and one.language}
    for _, (player, language) in sorted((set_by_hand | chosen).items(), key=itemgetter(0)):
        languages[player] = language
    return languages


def readers_of_signs(entries: Sequence[Entry]) -> frozenset[str]:
    """The players whose letters show suits as signs in plain text too."""
    last = {entry.player: entry.signs for entry in entries_of(entries, SuitsEntry)}
    return frozenset(player for player, signs in last.items() if signs)


def language_named(text: str) -> str:
    """A language by its code or a name: `de`, `German`, `Deutsch`. Raises FolderError if there is none."""
    code = language_code(text)
    if code is None:
        known = " and ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise FolderError(f'there is no language "{text.strip()}"; there are {known}.')
    return code

"""Where a game's luck comes from (R53): the moderator's seed, to which a hash binds him before the first
letter, and the words that players put into their set-up letters after that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from pbem.engine.model import SETUP, Game
from pbem.game.entries import CreatedEntry, Entry, LetterEntry


def hashed_text(created: CreatedEntry) -> str:
    """The text whose SHA-256 was published at the start: the salt and the seed; in an older game the seed."""
    return f"{created.salt} {created.seed}" if created.salt else created.seed


class Luck:
    """The words of players as their letters come, and the seed that follows from them."""

    def __init__(self, created: CreatedEntry, words: Mapping[str, str] | None = None) -> None:
        self.seed, self.words = created.seed, dict(words or {})

    def add(self, entry: Entry, game: Game) -> Game:
        """The game after an entry: before the first card is dealt a player's words enter the seed; his later
        words replace them."""
        if not isinstance(entry, LetterEntry) or not entry.luck or game.phase != SETUP:
            return game
        self.words[entry.player] = entry.luck
        return replace(game, chance=replace(game.chance, seed=mixed_seed(self.seed, self.words)))


def mixed_seed(seed: str, words: Mapping[str, str]) -> str:
    """The text that all shuffles follow from: the seed, and below it the players' words by player."""
    return "\n".join([seed, *(f"{player}: {words[player]}" for player in sorted(words))])


# ------------------------------------------------------------------------- seeds that can be guessed

SAFE = 80
"""A seed of fewer bits is refused: so many can be tried."""

_A_WORD, _A_NUMBER, _A_SIGN = 14.0, 13.0, 3.0
_A_LETTER, _A_DIGIT = 4.7, 3.3


def is_guessable(seed: str) -> bool:
    """Whether a list of words and dates would find a seed: no word counts for more than a list holds."""
    return sum(_bits(part) for part in set(_parts(seed))) < SAFE


def _parts(seed: str) -> Iterator[str]:
    return (part for part in re.findall(r"[^\W\d_]+|\d+|[^\w\s]|_", seed.lower()))


def _bits(part: str) -> float:
    if part.isalpha():
        return min(_A_LETTER * len(part), _A_WORD)
    return min(_A_DIGIT * len(part), _A_NUMBER) if part.isdigit() else _A_SIGN

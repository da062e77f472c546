"""The parts of words that are clues, so that forms of one word weigh alike."""

from __future__ import annotations

from collections.abc import Iterator

LETTERS = 4
"""The letters of a part of a word."""


def parts_of_word(word: str) -> Iterator[str]:
    """All parts of a word that have so many letters, its ends among them; none of a short one."""
    if len(word) >= LETTERS:
        whole = f"_{word}_"
        yield from (whole[place : place + LETTERS] for place in range(len(whole) - LETTERS + 1))

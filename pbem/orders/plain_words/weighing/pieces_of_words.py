"""The parts of words that are clues, so that forms of one word weigh alike."""

from __future__ import annotations

from collections.abc import Iterator

PIECE = 4
"""The letters of a part of a word."""


def pieces_of_word(word: str) -> Iterator[str]:
    """All parts of a word that have so many letters, its ends among them; none of a short one."""
    if len(word) >= PIECE:
        whole = f"_{word}_"
        yield from (whole[place : place + PIECE] for place in range(len(whole) - PIECE + 1))

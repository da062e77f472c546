"""What the guides say that may be written is read, each example at some moment of the example game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.letters.people_letters import ENTRIES, moment, orders_of

DOCS = Path(__file__).parents[2] / "docs"
TABLES = {
    "player.md": ("## In your own words", "\n## The receipt"),
    "spieler.md": ("## In eigenen Worten", "\n## Die Empf"),
}
NO_ORDER = ("stays", "bleibt")
"""What a sentence ends with that is read, and needs no order."""


def examples() -> list[str]:
    """The words in the right column of each guide's table."""
    found: list[str] = []
    for page, (start, end) in TABLES.items():
        section = (DOCS / page).read_text("utf-8").partition(start)[2].partition(end)[0]
        for words in re.findall(r"^\| .*\| (.*) \|$", section, re.M):
            found += re.findall("`([^`]+)`", words)
    return found


@pytest.mark.parametrize("words", examples())
def test_the_words_of_a_guide_are_read(words: str) -> None:
    readers = ((situation, player) for situation in ENTRIES for player in moment(situation).game.roles)
    assert any(is_read(situation, player, words) for situation, player in readers)


def is_read(situation: str, player: str, words: str) -> bool:
    receipt, orders = orders_of(moment(situation), player, words)
    if receipt.problems or receipt.doubtful:
        return False
    return bool(orders) or (words.endswith(NO_ORDER) and not receipt.skipped[0].said.startswith("talk"))


def test_there_are_examples_in_both_guides() -> None:
    assert len(examples()) >= 36

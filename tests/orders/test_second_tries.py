"""Letters that are not taken at once, sent again as their receipts advise: how many are then as meant.

`pytest -s tests/orders/test_second_tries.py` prints those that are not, and those that none could be.
"""

from __future__ import annotations

import pytest

from support.letters.advice_followed import followed_to_the_letter, is_allowed
from support.letters.people_letters import letters, taken


@pytest.mark.parametrize(
    ("name", "least"),
    [("read_english", 53), ("read_german", 43), ("unread_english", 52), ("unread_german", 33)],
)
def test_so_many_letters_are_as_they_are_meant_at_once_or_then(name: str, least: int) -> None:
    """Floors that only rise. Letters that mean what the rules forbid are left out: none can be taken so."""
    left = [letter for letter in letters(name) if taken(letter) != "exactly"]
    how = {letter["id"]: followed_to_the_letter(letter) for letter in left if is_allowed(letter)}
    good = sum(how.values())
    print(f"\n{name}: {good} of {len(how)};", *(one for one, right in how.items() if not right))
    print("forbidden:", *(letter["id"] for letter in left if letter["id"] not in how))
    assert len(letters(name)) - len(left) + good >= least

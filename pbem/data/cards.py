"""What a deck of Tactical Cards holds (rule 3), as the data say."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from pbem.data.board import SUIT_LETTERS
from pbem.data.memory import Documents, documents
from pbem.data.share import rules_file
from pbem.data.strict import error_at
from pbem.engine.model import RESERVE, Card


@cache
def decks() -> int:
    """How many decks the box holds."""
    return int(_data()["decks"])


@cache
def deck(number: int) -> tuple[Card, ...]:
    """The cards of the deck of that number, suit by suit from the lowest, the Reserves last."""
    data = _data()
    values = range(data["lowest"], data["highest"] + 1)
    suited = [Card(SUIT_LETTERS[suit], value, number) for suit in data["suits"] for value in values]
    return (*suited, *[Card(RESERVE, 0, number)] * data["reserves"])


def _data() -> Mapping[str, Any]:
    found: Mapping[str, Any] = documents(("cards",), _check)["cards"]
    return found


def _check(found: Documents, texts: Mapping[str, str]) -> None:
    data = found["cards"]
    if data["lowest"] > data["highest"]:
        message = "the lowest card is higher than the highest"
        raise error_at(texts["cards"], str(rules_file("cards")), ("lowest",), message)

"""Rows are what the standard library's named tuples are, and their makers are written at their first use."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any
from typing import NamedTuple as Librarys

import pytest

from pbem.engine.model import Card
from pbem.rows import NamedTuple


class Row(NamedTuple):
    """A row of ours."""

    suit: str
    value: int
    deck: int = 1

    @property
    def face(self) -> str:
        return f"{self.suit}{self.value}"


class Same(Librarys):
    """The same row by the library."""

    suit: str
    value: int
    deck: int = 1


Same.__name__ = "Row"

TRIED: dict[str, Callable[[Any], Any]] = {
    "made by place": lambda kind: tuple(kind("S", 3, 2)),
    "made by name": lambda kind: tuple(kind(value=3, suit="S")),
    "shown": lambda kind: repr(kind("S", 3)),
    "changed": lambda kind: tuple(kind("S", 3)._replace(value=4)),
    "of values": lambda kind: tuple(kind._make(["S", 3, 4])),
    "as a dictionary": lambda kind: kind("S", 3)._asdict(),
    "its fields": lambda kind: kind._fields,
    "equal": lambda kind: kind("S", 3) == ("S", 3, 1),
    "told apart": lambda kind: hash(kind("S", 3)) == hash(("S", 3, 1)),
    "a field": lambda kind: kind("S", 3).deck,
    "too few": lambda kind: kind("S"),
    "too many": lambda kind: kind("S", 3, 4, 5),
    "not its own": lambda kind: kind("S", 3)._replace(colour="red"),
    "of too few values": lambda kind: kind._make(["S"]),
    "a new field": lambda kind: setattr(kind("S", 3), "colour", "red"),
    "a field set": lambda kind: setattr(kind("S", 3), "value", 4),
}


def come_to(what: Callable[[Any], Any], kind: Any) -> Any:
    try:
        return what(kind)
    except (TypeError, ValueError, AttributeError) as wrong:
        return type(wrong)


@pytest.mark.parametrize("name", TRIED)
def test_a_row_does_what_the_librarys_does(name: str) -> None:
    assert come_to(TRIED[name], Row) == come_to(TRIED[name], Same)


def test_a_row_is_matched_by_place() -> None:
    match Row("S", 3):
        case Row(suit, value, deck):
            assert (suit, value, deck) == ("S", 3, 1)


def test_a_row_is_copied_and_pickled() -> None:
    card = Card("S", 3, 1)
    for one in (
        copy.copy(card),
        copy.deepcopy(card),
        *(pickle.loads(pickle.dumps(card, n)) for n in range(6)),
    ):
        assert (one, type(one), one.face) == (card, Card, "S3")


def test_the_maker_is_written_when_the_first_row_is_made() -> None:
    class Fresh(NamedTuple):
        one: int

    assert not isinstance(Fresh.__dict__["__new__"], staticmethod)
    assert Fresh(3).one == 3
    assert isinstance(Fresh.__dict__["__new__"], staticmethod)
    assert (Row("S", 3).face, Row.__doc__, Row.__module__) == ("S3", "A row of ours.", __name__)

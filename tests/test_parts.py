"""Sequences whose old items are read in parts, each when it is asked for."""

from __future__ import annotations

import pytest

from pbem.parts import Late, Part, Parts, growing, late, of_kinds, settled, told_and_newer

ITEMS = list("abcdefgh")


class Read:
    """Six old items in three parts, and which of these were read."""

    def __init__(self) -> None:
        self.read: list[str] = []
        parts = [self.part("abc", "x"), self.part("d", "y"), self.part("ef", "xy")]
        self.items: Parts[str] = Parts(parts, "gh", told="six")

    def part(self, text: str, kinds: str) -> Part[str]:
        def read() -> list[str]:
            self.read.append(text)
            return list(text)

        return Part(len(text), frozenset(kinds), read)


def test_they_are_the_sequence() -> None:
    items = Read().items
    assert items == ITEMS and items == ITEMS and tuple(ITEMS) == items and items != ITEMS[:-1]
    assert len(items) == len(ITEMS) and list(reversed(items)) == ITEMS[::-1]
    for place in range(-8, 8):
        assert items[place] == ITEMS[place]
    with pytest.raises(IndexError):
        items[8]
    with pytest.raises(IndexError):
        items[-9]
    for first, last, step in ((1, 5, 1), (5, 7, 1), (6, None, 1), (7, 2, 1), (-3, None, 1), (None, None, -2)):
        assert items[first:last:step] == ITEMS[first:last:step]


def test_a_part_is_read_when_it_is_asked_for_and_once() -> None:
    one = Read()
    assert len(one.items) == 8 and one.items[6:] == ["g", "h"] and one.items[-1] == "h"
    assert told_and_newer(one.items) == ("six", ["g", "h"]) and one.read == []
    assert one.items[3] == "d" and next(reversed(one.items.copy())) == "h" and one.read == ["d"]
    assert list(one.items.copy()) == ITEMS and list(one.items) == ITEMS
    assert one.read == ["d", "abc", "ef"]


def test_parts_of_other_kinds_are_not_read() -> None:
    one = Read()
    found = list(of_kinds(one.items, "y"))
    assert found == [(3, "d"), (4, "e"), (5, "f"), (6, "g"), (7, "h")] and one.read == ["d", "ef"]
    assert list(of_kinds(one.items, "z")) == [(6, "g"), (7, "h")]
    assert list(of_kinds(ITEMS, "z")) == list(enumerate(ITEMS))


def test_what_is_added_to_a_copy_is_in_no_other() -> None:
    one = Read()
    more = growing(one.items)
    more.append("i")
    assert more == [*ITEMS, "i"] and one.items == ITEMS and settled(more) is more
    assert settled(growing(tuple("ab"))) == ("a", "b")


def test_a_late_value_is_read_when_it_is_asked_for() -> None:
    one = Read()
    values = Late({1: one.part("a", ""), 2: one.part("b", "")}, {2: "c", 3: "d"})
    assert list(values) == [1, 2, 3] and len(values) == 3 and 1 in values and one.read == []
    more = late(values)
    more[4] = "e"
    assert more == {1: "a", 2: "c", 3: "d", 4: "e"} and len(values) == 3
    assert one.read == ["a"]
    with pytest.raises(KeyError):
        values[5]

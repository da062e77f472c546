"""Writes documents of plain words and numbers as YAML, letter by letter as PyYAML does, without importing it:
that alone takes a twentieth of a command which carries a game on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pbem.patterns import compiled

WIDTH = 110
"""A line is broken at the first gap behind so many columns."""

_LETTER = "A-Za-zÀ-ÖØ-öø-ſ"
_WORDS = compiled(rf"[{_LETTER}](?: ?[/(.-]?[{_LETTER}0-9)_])*")
"""What is written as it stands, but for words that YAML knows."""

_KNOWN = frozenset(("y", "n", "yes", "no", "on", "off", "true", "false", "null"))
_NUMBER = compiled(r"0|[1-9][0-9]{0,15}")

_FOLDING = (Mapping, list, tuple)
_INDENT = "  "


class _NotPlain(Exception):
    """Something in a document is left to PyYAML."""


def plain_yaml(document: Mapping[str, Any]) -> str | None:
    """The document in the order of its keys; None if anything in it is more than plain."""
    try:
        return "".join(f"{line}\n" for line in _lines(document, "", set())) if document else None
    except _NotPlain:
        return None


def _lines(value: Any, indent: str, known: set[int]) -> Iterator[str]:
    """The lines of a mapping or a list that has something in it. `known` are those that were met: what comes
    twice is not plain."""
    _meet(value, known)
    if not isinstance(value, Mapping):
        for one in value:
            first, *others = _below(indent, one, known)
            yield f"{indent}- {first.removeprefix(indent + _INDENT)}"
            yield from others
        return
    for key, one in value.items():
        head = f"{indent}{_scalar(key)}:"
        if not key or len(head) > WIDTH:
            raise _NotPlain
        if isinstance(one, _FOLDING) and one:
            yield head
            yield from _lines(one, indent + _INDENT if isinstance(one, Mapping) else indent, known)
        else:
            yield from _broken(f"{head} {_beside(one, known)}", indent + _INDENT)


def _below(indent: str, value: Any, known: set[int]) -> list[str]:
    """What stands behind a dash at this indent, as if it stood in lines of its own."""
    if isinstance(value, _FOLDING) and value:
        return list(_lines(value, indent + _INDENT, known))
    line = indent + _INDENT + _beside(value, known)
    if len(line) > WIDTH:
        raise _NotPlain
    return [line]


def _broken(line: str, indent: str) -> Iterator[str]:
    """A line, broken where it is too long; what follows has this indent."""
    while (gap := line.find(" ", WIDTH + 1)) > 0:
        yield line[:gap]
        line = indent + line[gap + 1 :]
    yield line


def _beside(value: Any, known: set[int]) -> str:
    """What stands behind a key or a dash: one value, or a mapping or a list with nothing in it."""
    if not isinstance(value, _FOLDING):
        return _scalar(value)
    _meet(value, known)
    return "{}" if isinstance(value, Mapping) else "[]"


def _meet(value: Any, known: set[int]) -> None:
    if id(value) in known and value != ():
        raise _NotPlain
    known.add(id(value))


def _scalar(value: Any) -> str:
    """A word or a number. Words that look like numbers stand in quotes."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if type(value) is int:
        return str(value)
    if type(value) is not str:
        raise _NotPlain
    if not value or _NUMBER.fullmatch(value):
        return f"'{value}'"
    if not _WORDS.fullmatch(value) or value.casefold() in _KNOWN:
        raise _NotPlain
    return value

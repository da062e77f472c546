"""Texts that can be said in another language: the English text, which remembers how it was made.

A `Phrase` is a `str`, the English text, and can be used as one everywhere; where a letter is made, the
reader's tongue says it anew from its pattern and parts (`data/tongues.py`). So a sentence is never glued
together with `+` or an f-string: what varies in it is a part of its pattern, and a part can be a phrase.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Part = str | int
"""What stands in a pattern's braces: a phrase, a name of the game, a number."""


class Phrase(str):
    """`pattern` with its `parts` in it. Where `many` is given the pattern is for one of something, `many` for
    any other number, and `number` is that one. Copied, pickled or written as JSON it is a plain `str`."""

    pattern: str
    many: str
    number: int
    parts: Mapping[str, Part]

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        return str, (str(self),)


class Joined(str):
    """`items` one after the other with a `separator` that is the same in every language."""

    items: tuple[str, ...]
    separator: str

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        return str, (str(self),)


class Typed(str):
    """What somebody typed: it stands in every language as it is, even if it is a name of the game."""

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        return str, (str(self),)


class Keyword(str):
    """A word of the orders language by its English spelling: each language has its own."""

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        return str, (str(self),)


Marked = Phrase | Joined | Typed | Keyword
"""Texts that say themselves how they are said; any other part is a name of the game, or stays as it is."""


def phrase(pattern: str, /, **parts: Part) -> Phrase:
    """A text with parts in it: `phrase("{name} is not on the map", name="Daun")`."""
    return _phrase(pattern, pattern, "", 1, parts)


def phrases(one: str, many: str, n: int, /, **parts: Part) -> Phrase:
    """A text about a number of things: `phrases("{n} card", "{n} cards", 2)`; `n` is a part of it."""
    return _phrase(one if n == 1 else many, one, many, n, {"n": n, **parts})


def _phrase(said: str, pattern: str, many: str, number: int, parts: Mapping[str, Part]) -> Phrase:
    made = Phrase(said.format_map(parts))
    made.pattern, made.many, made.number, made.parts = pattern, many, number, parts
    return made


def joined(items: Iterable[str], separator: str = ", ") -> Joined:
    """Texts in a row. The separator must need no translation: where words stand between the last two use
    `any_of` or `all_of`."""
    kept = tuple(items)
    made = Joined(separator.join(kept))
    made.items, made.separator = kept, separator
    return made


def packed(text: Part) -> Any:
    """A text as plain data, to be kept as JSON; `unpacked` makes the same of it again."""
    if isinstance(text, Phrase):
        parts = {name: packed(part) for name, part in text.parts.items()}
        more = {"many": text.many, "n": text.number} if text.many else {}
        return {"say": text.pattern, **more, "with": parts}
    if isinstance(text, Joined):
        return {"join": [packed(item) for item in text.items], "by": text.separator}
    return {"typed": str(text)} if isinstance(text, Typed) else text


def unpacked(data: Any) -> Any:
    """The text that `packed` made plain data of; plain text and numbers as they are."""
    if not isinstance(data, dict):
        return data
    if "typed" in data:
        return Typed(data["typed"])
    if "join" in data:
        return joined(map(unpacked, data["join"]), data["by"])
    parts = {name: unpacked(part) for name, part in data["with"].items()}
    if "many" in data:
        said = data["say"] if data["n"] == 1 else data["many"]
        return _phrase(said, data["say"], data["many"], data["n"], parts)
    return _phrase(data["say"], data["say"], "", 1, parts)


def sentences(*texts: str) -> str:
    """Whole sentences one after the other, empty ones left out."""
    return joined((text for text in texts if text), " ")


def any_of(items: Iterable[str]) -> str:
    """`A, B or C`: one of them. There has to be one at least."""
    *most, last = items
    return phrase("{most} or {last}", most=joined(most), last=last) if most else last


def all_of(items: Iterable[str]) -> str:
    """`A, B and C`: all of them. There has to be one at least."""
    *most, last = items
    return phrase("{most} and {last}", most=joined(most), last=last) if most else last

"""Texts that can be translated: English text that remembers how it was made.

A `Phrase` is a `str`, the English text, and can be used as one everywhere. Where a letter is made, its
pattern and parts are put together anew in the reader's language (`data/tongues.py`). So a sentence is never
built with `+` or an f-string: whatever varies in it is a part of its pattern, and a part can be a phrase
itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Part = str | int
"""What can stand in a pattern's braces: a phrase, a name of the game, a number."""


class Phrase(str):
    """A text made of a pattern and its parts. Copied, pickled or written as JSON it is a plain `str`."""

    pattern: str
    """The English pattern; of two, the one for a single thing."""
    many: str
    """The pattern for any other number of things; empty if there is only one pattern."""
    number: int
    """The number that decides between the two."""
    parts: Mapping[str, Part]
    """What stands in the braces, by name."""

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        return str, (str(self),)


class Joined(str):
    """`items` one after the other with a `separator` that is the same in every language."""

    items: tuple[str, ...]
    separator: str

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        return str, (str(self),)


class Typed(str):
    """What somebody typed. It is never translated, even if it is a name of the game."""

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        return str, (str(self),)


class Keyword(str):
    """A word of orders in its English spelling. Each language has its own word for it."""

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        return str, (str(self),)


class Face(str):
    """A Tactical Card, `S13`, or a suit, `S`, that is told: letters show the sign of the suit where their
    reader sees one. A card that is to be typed is none."""

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        return str, (str(self),)


Marked = Phrase | Joined | Typed | Keyword | Face
"""Texts that know how they are translated. Any other part is a name of the game, or stays as it is."""


def phrase(pattern: str, /, **parts: Part) -> Phrase:
    """A text with parts in it: `phrase("{name} is not on the map", name="Daun")`."""
    return _phrase(pattern, pattern, "", 1, parts)


def phrases(one: str, many: str, n: int, /, **parts: Part) -> Phrase:
    """A text about a number of things: `phrases("{n} card", "{n} cards", 2)`; `n` is a part of it."""
    return _phrase(one if n == 1 else many, one, many, n, {"n": n, **parts})


def _phrase(text: str, pattern: str, many: str, number: int, parts: Mapping[str, Part]) -> Phrase:
    made = Phrase(text.format_map(parts))
    made.pattern, made.many, made.number, made.parts = pattern, many, number, parts
    return made


def joined(items: Iterable[str], separator: str = ", ") -> Joined:
    """Texts in a row. The separator has to be one that needs no translation; with a word between the last
    two, use `any_of` or `all_of`."""
    texts = tuple(items)
    made = Joined(separator.join(texts))
    made.items, made.separator = texts, separator
    return made


def packed(text: Part) -> Any:
    """A text as plain data that can be written as JSON; `unpacked` turns it back."""
    if isinstance(text, Phrase):
        parts = {name: packed(part) for name, part in text.parts.items()}
        more = {"many": text.many, "n": text.number} if text.many else {}
        return {"say": text.pattern, **more, "with": parts}
    if isinstance(text, Joined):
        return {"join": [packed(item) for item in text.items], "by": text.separator}
    return {"typed": str(text)} if isinstance(text, Typed) else text


def unpacked(data: Any) -> Any:
    """The text that `packed` turned into plain data; plain text and numbers are returned as they are."""
    if not isinstance(data, dict):
        return data
    if "typed" in data:
        return Typed(data["typed"])
    if "join" in data:
        return joined(map(unpacked, data["join"]), data["by"])
    parts = {name: unpacked(part) for name, part in data["with"].items()}
    if "many" in data:
        text = data["say"] if data["n"] == 1 else data["many"]
        return _phrase(text, data["say"], data["many"], data["n"], parts)
    return _phrase(data["say"], data["say"], "", 1, parts)


def faces(cards: Iterable[str]) -> Joined:
    """Tactical Cards in a row: `S13 H4`."""
    return joined(map(Face, cards), " ")


def sentences(*texts: str) -> str:
    """Whole sentences one after the other, empty ones left out."""
    return joined((text for text in texts if text), " ")


def any_of(items: Iterable[str]) -> str:
    """`A, B or C`. Raises ValueError if there is no item."""
    *most, last = items
    return phrase("{most} or {last}", most=joined(most), last=last) if most else last


def all_of(items: Iterable[str]) -> str:
    """`A, B and C`. Raises ValueError if there is no item."""
    *most, last = items
    return phrase("{most} and {last}", most=joined(most), last=last) if most else last

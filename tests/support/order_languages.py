"""Letters read with other languages than the program has: by a second copy of it, made of their tables."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType
from typing import Any

from pbem.data.rules import rules_for
from pbem.orders.languages.language import Language

ROOMS = ("pbem.orders", "pbem.post.read")


class Readers:
    """The modules of a copy: `readers.read_line(1, "hold")`."""

    def __init__(self) -> None:
        self.parse = importlib.import_module("pbem.orders.reading.parse")
        self.verbs = importlib.import_module("pbem.orders.grammar.verbs")
        self.characters = importlib.import_module("pbem.post.read.characters")
        name_book = importlib.import_module("pbem.orders.names.name_book")
        self.names = name_book.book(rules_for("standard"))

    def order(self, text: str, number: int = 1) -> Any:
        """A line as it is read."""
        return self.parse.read_line(number, text, self.names)

    def is_order(self, text: str) -> bool:
        """Whether the reader of mails takes a line for an order."""
        found: bool = self.characters.is_order(text)
        return found


def _ours() -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if name.startswith(ROOMS)}


def readers_of(*languages: Language) -> Readers:
    """The readers with these languages alone. What they read are records of a copy: compare their `repr`."""
    program, rooms = _ours(), {name: sys.modules[name] for name in ("pbem", "pbem.post")}
    for name in program:
        del sys.modules[name]
    try:
        known: Any = importlib.import_module("pbem.orders.languages.known")
        known.LANGUAGES = languages
        return Readers()
    finally:
        for name in _ours():
            del sys.modules[name]
        sys.modules.update(program)
        for name, module in program.items():
            parent, _, last = name.rpartition(".")
            setattr(rooms.get(parent) or program[parent], last, module)

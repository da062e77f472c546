"""Remembers tables that are made of the words of all languages, in the user's cache: to make those that a
letter in plain words is read by takes a quarter of a command.

Each stands under its name, beside the program that made it; another program makes its own anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pbem.data.private_memory import PrivateMemory
from pbem.data.program_files import program

MEMORY = PrivateMemory("tables")


def make_or_recall(name: str, make: Callable[[], Any]) -> Any:
    """What `make` returns: plain data, which depends on the program alone."""
    maker, table = MEMORY.recall(name) or (b"", None)
    if maker != program():
        table = make()
        MEMORY.note(name, (program(), table))
    return table

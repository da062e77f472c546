"""Remembers the compiled methods of records, in the user's cache: to compile those that a command writes
takes a twentieth of its time."""

from __future__ import annotations

import marshal
from contextlib import suppress
from types import CodeType

from pbem.data.private_memory import PrivateMemory

MEMORY = PrivateMemory("methods")


def compile_or_recall(text: str) -> CodeType:
    """The code of a method's text, which is all that it depends on. Each is kept as bytes: a command writes
    a quarter of those that are known."""
    kept = MEMORY.recall(text)
    with suppress(ValueError, EOFError, TypeError):
        code = marshal.loads(kept) if kept else None
        if isinstance(code, CodeType):
            return code
    made: CodeType = compile(text, "<record>", "exec")
    MEMORY.note(text, marshal.dumps(made))
    return made

"""Remembers the compiled methods of records, in the user's cache: to compile those that a command writes
takes a twentieth of its time."""

from __future__ import annotations

from types import CodeType

from pbem.data.private_memory import PrivateMemory

MEMORY = PrivateMemory("methods")


def compile_or_recall(text: str) -> CodeType:
    """The code of a method's text, which is all that it depends on."""
    kept = MEMORY.recall(text)
    if isinstance(kept, CodeType):
        return kept
    made: CodeType = compile(text, "<record>", "exec")
    MEMORY.note(text, made)
    return made

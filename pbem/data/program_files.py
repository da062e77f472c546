"""What tells this program and its rules from another, without reading their files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pbem
from pbem import compiling
from pbem.data.share import rules_dir
from pbem.digests import blake2b

ROOMS = ("data", "deadlines", "engine", "game", "orders", "report")
"""The rooms of the program that decide how a log is folded and how letters are read."""

seen: dict[str, tuple[int, int]] = {}
"""How files lie that this process has looked at already to load them: their sizes and times."""


@cache
def program() -> bytes:
    """A hash of how the files of those rooms and of the rules lie: their sizes and times. A process that runs
    while they are changed has parts of two programs in it: it is one of its own."""
    package = Path(pbem.__file__).parent
    folders = (*(package / room for room in ROOMS), rules_dir())
    files = [file for folder in folders for file in _files(folder)]
    lies = sorted(f"{path} {size} {changed}" for path, size, changed in files)
    if max(changed for _, _, changed in files) >= compiling.BEGAN:
        lies.append(f"changed below process {os.getpid()} of {compiling.BEGAN}")
    return blake2b("\n".join((pbem.__version__, *lies)).encode(), digest_size=32).digest()


def _files(folder: str | Path) -> Iterator[tuple[str, int, int]]:
    with os.scandir(folder) as found:
        for one in found:
            if one.name.endswith((".py", ".yaml")):
                yield one.path, *(seen.get(one.path) or _lies(one))
            elif "." not in one.name and one.name != "__pycache__" and one.is_dir():
                yield from _files(one.path)


def _lies(file: os.DirEntry[str]) -> tuple[int, int]:
    lies = file.stat()
    return lies.st_size, lies.st_mtime_ns

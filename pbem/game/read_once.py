"""A letter read once, however often a command comes back to it: when it is taken in, heard and on file."""

from __future__ import annotations

from functools import lru_cache
from pathlib import PurePath

from pbem.post.read import content as read_content
from pbem.post.read.letter import Letter

PAGES = (".html", ".htm", ".xhtml", ".xhtm")
"""All that a file's name tells of how to read it: that it is a page."""


def read(content: bytes, name: str = "") -> Letter:
    """The letter in a file's bytes, as `post.reading.read` reads it."""
    ending = PurePath(name).suffix.lower()
    return _read(content, f"letter{ending}" if ending in PAGES else "")


@lru_cache(maxsize=4)
def _read(content: bytes, name: str) -> Letter:
    return read_content.read(content, name)

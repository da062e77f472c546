"""The templates' environment: Jinja2, strict about names, with the few filters that hold no wording.

Jinja2 is imported when the first letter is made, so that no other command pays for it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any

from pbem.report.layout import TIED, laid_out, one_line, tied

if TYPE_CHECKING:
    from jinja2 import Environment, FileSystemBytecodeCache


Folder = str | PathLike[str]


def environment(folders: Iterable[Folder], cache: Folder | None = None) -> Environment:
    """Finds templates in the folders, in that order: a moderator's own come first.

    Compiled templates are kept in the folder `cache` if there is one; it is made if need be. The first
    letter of a process then comes some 130 ms sooner. What is kept depends on nothing but the templates.
    """
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    env = Environment(
        loader=FileSystemLoader(list(folders)),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
        auto_reload=False,
        bytecode_cache=_cache(cache) if cache is not None else None,
    )
    env.filters.update(FILTERS)
    return env


def _cache(folder: Folder) -> FileSystemBytecodeCache | None:
    """The cache in a folder; none if the folder cannot be made or written."""
    from jinja2 import FileSystemBytecodeCache

    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
    except OSError:
        return None
    return FileSystemBytecodeCache(os.fspath(folder)) if os.access(folder, os.W_OK) else None


def render(env: Environment, template: str, facts: Mapping[str, Any]) -> str:
    """A template as plain text, wrapped to the columns of a mail."""
    return laid_out(env.get_template(template).render(facts))


# ------------------------------------------------------------------------------------------- filters


def signed(score: int) -> str:
    """A score with its sign: `+3`, `-3`, `0`."""
    return f"{score:+d}" if score else "0"


def left(value: object, width: int) -> str:
    """Filled up with spaces to the right."""
    return str(value).ljust(width)


def right(value: object, width: int) -> str:
    """Filled up with spaces to the left."""
    return str(value).rjust(width)


def way(titles: Iterable[str]) -> str:
    """Cities in a row; lines break after the dashes only."""
    return f"{TIED}- ".join(tied(title) for title in titles)


def varied(number: int, choices: Sequence[str]) -> str:
    """One of several wordings, always the same for the same number."""
    return choices[number % len(choices)]


def counted(text: str) -> str:
    """Numbers stay on the line of the word they belong to: `Keith 4`."""
    return re.sub(r"(?<=\w) (?=\d)", TIED, text)


def capital(text: str) -> str:
    """With a capital letter at the beginning, the rest as it is."""
    return text[:1].upper() + text[1:]


FILTERS = {
    "capital": capital,
    "counted": counted,
    "left": left,
    "one_line": one_line,
    "right": right,
    "signed": signed,
    "tied": tied,
    "varied": varied,
    "way": way,
}

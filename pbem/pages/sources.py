"""What pages are made of: templates for HTML, files of templates/pages as they are, facts for scripts."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import TYPE_CHECKING

from pbem.patterns import compiled

if TYPE_CHECKING:
    from jinja2 import Environment

BOARD_SCRIPTS = ("board-window", "board-names", "board-counters")
"""The scripts of a map that is dragged and zoomed: the order desk and the page of a game share them."""

_OPENED = compiled("<(?=/|!|[sS][cC][rR][iI][pP][tT])")  # a flag would have it looked for far more slowly


def source(letters: Environment, name: str) -> str:
    """A file of templates/pages as it is, or a moderator's own in its place."""
    assert letters.loader
    return letters.loader.get_source(letters, f"pages/{name}")[0]


_WHOLE_COMMENTS = compiled(r"^[ ]*(?:/\*.*?\*/|//[^\n]*)[ ]*\n", re.MULTILINE | re.DOTALL)
_INDENT = compiled(r"\n\s+")


def compact(script: str) -> str:
    """A script without its indentation, its blank lines and the comments that stand on lines of their own: a
    third less to load."""
    return _INDENT.sub("\n", _WHOLE_COMMENTS.sub("", script))


_SPACED_SIGN = compiled(r" ?([=<>?:&|,;{}()*]) ?")


# Every page of a game has the same script, and so has every order desk.
@lru_cache(maxsize=8)
def compact_script(script: str) -> str:
    """A compact script, also without the spaces beside signs in lines without a text, pattern or comment."""
    lines: list[str] = []
    in_text = False
    for line in compact(script).split("\n"):
        is_code = not in_text and not set(line) & set("\"'`/")
        lines.append(_SPACED_SIGN.sub(r"\1", line) if is_code else line)
        in_text ^= line.count("`") % 2 == 1
    return "\n".join(lines)


@lru_cache(maxsize=8)
def for_html(letters: Environment) -> Environment:
    """The letters' environment for HTML: whatever is not marked as safe is escaped. Its code is another than
    that of letters, and kept beside it under other names."""
    from pbem.data.template_cache import WholeFiles

    kept = letters.bytecode_cache
    folder = kept.directory if isinstance(kept, WholeFiles) else None
    return letters.overlay(
        autoescape=True, bytecode_cache=WholeFiles(folder, "html_%s.cache") if folder else None
    )


def literal(facts: object) -> str:
    """Facts as JSON that is JavaScript too, and can stand in a file or between tags: no tag can end it."""
    text = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
    text = text.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    return _OPENED.sub(r"\\u003c", text)

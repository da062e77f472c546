"""Errors in templates, with file, line and what is wrong: a moderator may have changed them.

Imports Jinja2; `render.environment` imports it when the first letter is made.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import TracebackType
from typing import NoReturn

from jinja2 import Environment, TemplateError, TemplateNotFound, TemplateSyntaxError

from pbem.data.errors import TemplateMistake
from pbem.data.share import templates_dir

ENDING = ".j2"


class LocatingEnvironment(Environment):
    """Jinja2 that says in which line of which file a mistake is."""

    def handle_exception(self, source: str | None = None) -> NoReturn:
        """Called by Jinja2 where reading or filling in a template has failed."""
        try:
            super().handle_exception(source)
        except TemplateMistake:
            raise
        except Exception as error:
            place = _place(error)
            if not place or not (isinstance(error, TemplateError) or _foreign(place[0])):
                raise
            raise TemplateMistake(f"{place[0]}:{place[1]}: {_explanation(error)}") from error


def _place(error: Exception) -> tuple[str, int] | None:
    """The file and line of the template that an error came from."""
    if isinstance(error, TemplateSyntaxError) and error.filename:
        return error.filename, error.lineno
    places = [place for place in _frames(sys.exc_info()[2]) if place[0].endswith(ENDING)]
    return places[-1] if places else None


def _frames(trace: TracebackType | None) -> Iterator[tuple[str, int]]:
    while trace:
        yield trace.tb_frame.f_code.co_filename, trace.tb_lineno
        trace = trace.tb_next


def _foreign(file: str) -> bool:
    """Whether a template is not the program's own: then whatever goes wrong in it is a mistake of its writer;
    in ours it is one of the program."""
    return not file.startswith(f"{templates_dir()}/")


def _explanation(error: Exception) -> str:
    """What is wrong, and what would be right where that is known."""
    if isinstance(error, TemplateNotFound):
        return f"there is no template {error.name}; `pbem templates list` names those there are"
    if isinstance(error, TemplateError):
        return str(error.message or error)
    return f"{error} ({type(error).__name__})"

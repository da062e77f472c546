"""What writes a document in a format: `write_document(document, "html")`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pbem.report.document import Document
from pbem.report.writers.bbcode import bbcode
from pbem.report.writers.html import page
from pbem.report.writers.markdown import markdown
from pbem.report.writers.text import text

FORMATS: Mapping[str, Callable[[Document, str], str]] = {
    "text": lambda document, language: text(document),
    "html": page,
    "markdown": lambda document, language: markdown(document),
    "bbcode": lambda document, language: bbcode(document),
    "bgg": lambda document, language: bbcode(document, fixed="c"),
}
"""What writes each format, given a document and its language; `bgg` is the BBCode of BoardGameGeek."""


def write_document(document: Document, form: str, language: str = "en") -> str:
    """A document in a format; KeyError if there is none of that name."""
    return FORMATS[form](document, language)

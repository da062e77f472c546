"""What writes a document in a format: `write_document(document, "html")`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pbem.report.document import Document


def _text(document: Document, language: str) -> str:
    from pbem.report.writers.text import text

    return text(document)


def _html(document: Document, language: str) -> str:
    from pbem.report.writers.html import page

    return page(document, language)


def _markdown(document: Document, language: str) -> str:
    from pbem.report.writers.markdown import markdown

    return markdown(document)


def _bbcode(document: Document, language: str) -> str:
    from pbem.report.writers.bbcode import bbcode

    return bbcode(document)


def _bgg(document: Document, language: str) -> str:
    from pbem.report.writers.bbcode import bbcode

    return bbcode(document, fixed="c")


FORMATS: Mapping[str, Callable[[Document, str], str]] = {
    "text": _text,
    "html": _html,
    "markdown": _markdown,
    "bbcode": _bbcode,
    "bgg": _bgg,
}
"""What writes each format, given a document and its language; `bgg` is the BBCode of BoardGameGeek. Most
commands write text alone, so each writer is loaded when it is used."""


def write_document(document: Document, form: str, language: str = "en") -> str:
    """A document in a format; KeyError if there is none of that name."""
    return FORMATS[form](document, language)

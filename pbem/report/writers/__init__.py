"""What writes a document in a format: `write(document, "html")`."""

from __future__ import annotations

from pbem.report.document import Document

FORMATS = ("text", "html", "markdown", "bbcode", "bgg")
"""The formats of a letter; `bgg` is the BBCode of BoardGameGeek."""


def write(document: Document, form: str, language: str = "en") -> str:
    """A document in a format; KeyError if there is none of that name."""
    from pbem.report.writers import bbcode, html, markdown, text

    return {
        "text": lambda: text.text(document),
        "html": lambda: html.page(document, language),
        "markdown": lambda: markdown.markdown(document),
        "bbcode": lambda: bbcode.bbcode(document),
        "bgg": lambda: bbcode.bbcode(document, fixed="c"),
    }[form]()

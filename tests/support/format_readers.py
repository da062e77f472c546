"""What a reader sees of a letter in each format: its words in order, read as a browser or a forum would."""

from __future__ import annotations

import json
import re
from functools import cache
from html.parser import HTMLParser
from typing import Any

from jsonschema_rs import Draft202012Validator
from markdown_it import MarkdownIt

from pbem.data.share import schema_file
from pbem.report.document import Document
from pbem.report.writers import write_document

FORMATS = ("text", "html", "markdown", "bbcode", "bgg")


@cache
def _letter_schema() -> Draft202012Validator:
    """A compiled one: the program's own takes a second for a war's letter."""
    return Draft202012Validator(json.loads(schema_file("letter").read_bytes()))


def schema_errors(letter: Any) -> list[str]:
    """The first few things that do not fit the schema of a letter in JSON."""
    return [error.message for error in _letter_schema().iter_errors(letter)][:3]


class Page(HTMLParser):
    """The texts of a page, its tags and their attributes."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.texts: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.head = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self.head += tag in ("title", "style")
        if tag not in ("code", "b"):
            self.texts.append(" ")

    def handle_endtag(self, tag: str) -> None:
        self.head -= tag in ("title", "style")
        if tag not in ("code", "b"):
            self.texts.append(" ")

    def handle_data(self, data: str) -> None:
        if not self.head:
            self.texts.append(data)


def page(html: str) -> Page:
    found = Page()
    found.feed(html)
    found.close()
    return found


def from_markdown(markdown: str) -> str:
    """As a site shows it, with HTML let through as the worst would."""
    return str(MarkdownIt("commonmark", {"html": True}).enable("table").render(markdown))


BB_TAG = re.compile(r"\[(/?)(\w+|\*)(?:=[^\]]*)?\]")


def seen(form: str, letter: str) -> str:
    """What is seen of a letter."""
    if form == "html":
        return "".join(page(letter).texts)
    if form == "markdown":
        return "".join(page(from_markdown(letter)).texts)
    if form in ("bbcode", "bgg"):
        return BB_TAG.sub(" ", letter).replace("\u200b", "")
    return letter


LETTERS = {ord(sign): letter for sign, letter in zip("♠♣♥♦", "SCHD", strict=True)}
CARD = re.compile(r"[♠♣♥♦](?=\d)")


def lettered(shown: str) -> str:
    """The same with cards and numbers as plain text writes them: `S13` for `♠13`, `-2` with a hyphen."""
    return CARD.sub(lambda match: match[0].translate(LETTERS), shown).replace("\u2212", "-")


def words(form: str, letter: str) -> list[str]:
    """The words of a letter in order, its numbers with their signs; not the lines and dashes of its looks."""
    shown = lettered(seen(form, letter)).replace("`", "")
    return [word for word in shown.split() if re.search(r"\w", word)]


def all_words(document: Document) -> dict[str, list[str]]:
    return {form: words(form, write_document(document, form)) for form in FORMATS}


def assert_agree(document: Document) -> None:
    found = all_words(document)
    assert len(found["text"]) > 10
    for form in FORMATS[1:]:
        assert found[form] == found["text"], form

"""HTML to rows, in one pass that takes time in proportion to the text.

The standard library's html.parser takes time in proportion to its square on broken tags (50 kB of `<a ` took
20 s), which a letter from a stranger must not cost; the little that a mail needs is a page of code.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from pbem.patterns import compiled
from pbem.post.read.characters import tidy
from pbem.post.read.letter import Why
from pbem.post.read.rows import Row, plain_row
from pbem.post.read.separators import is_forward
from pbem.rows import NamedTuple

_TAG = r"</?([A-Za-z][\w:.-]*+)((?:[^<>\"']|\"[^\"<]*+\"|'[^'<]*+')*+|[^<>]*+)>"
"""The quantifiers are possessive: a tag that never ends is read through once, not once for each letter."""
_TOKEN = compiled(rf"<!--|<[!?][^<>]*>|{_TAG}|(?:[^<]+|<(?!/?[A-Za-z]|[!?]))+|<")
_LOOKS = compiled(r"<(?:!doctype|html|head|body|div|p|br|table|span|blockquote|font)\b[^<>]*>", re.I)
_PRE = compiled(r"white-space\s*:\s*(?:pre|break-spaces)")
_UNSEEN = compiled(r"display\s*:\s*none|mso-hide\s*:\s*all")
_QUOTED = ("gmail_attr", "moz-cite-prefix", "yahoo_quoted", "protonmail_quote", "tutanota_quote")
_INDENT = compiled(r"border\s*:\s*(?:none|0)(?!.*border-left)", re.S)
_BLOCK = frozenset(
    re.split(
        r"\|",
        "address|article|aside|blockquote|body|center|dd|dl|dt|div|fieldset|footer|form|h1|h2|h3|h4|h5|h6|hr|head|"
        "header|html|li|main|nav|ol|ul|option|p|pre|section|table|tbody|tfoot|thead|title|tr",
    )
)
_VOID = {"br", "hr", "img", "meta", "link", "input", "col", "base", "area", "wbr"}
_RAW = {"script", "style", "title", "svg"}
_STRUCK = {"s", "strike", "del"}
_MEANT = {*_STRUCK, "pre", "blockquote"}
"""Tags that mean something without a word more."""


class Element(NamedTuple):
    """An open tag and what it means for the text inside."""

    tag: str
    depth: int
    pre: bool
    why: Why | None


def looks_like_html(text: str) -> bool:
    """Whether a text is HTML, by one of the tags that every HTML text has."""
    return _LOOKS.search(text) is not None


def html_rows(text: str) -> Iterator[Row]:
    """The rows that a reader of the HTML sees, one a visible line."""
    page = Page()
    for tag, attributes, words in _tokens(text):
        if not tag:
            page.write(words)
        elif tag.startswith("/"):
            page.close(tag[1:])
        else:
            page.open(tag, attributes)
        yield from page.done()
    page.end_line()
    yield from page.done()


def _tokens(text: str) -> Iterator[tuple[str, str, str]]:
    """Tags (`p`, `/p`) with their attributes, and the text between them."""
    from html import unescape

    at = 0
    lower = text.lower()
    while token := _TOKEN.match(text, at):
        at = token.end()
        tag = (token[1] or "").lower()
        if token[0] == "<!--":
            at = _past(lower, "-->", at)
        elif tag in _RAW and token[0][1] != "/":
            at = _past(lower, f"</{tag}", at)
        elif tag:
            yield ("/" + tag if token[0][1] == "/" else tag), token[2].lower(), ""
        elif token[0][:2] not in ("<!", "<?"):
            yield "", "", unescape(token[0])


def _past(lower: str, end: str, at: int) -> int:
    """The place behind the next `end`; where there is none, the rest of the text is not shown by anyone."""
    place = lower.find(end, at)
    return len(lower) if place < 0 else place + (len(end) if end == "-->" else 0)


class Page:
    """The rows written, the line being written and the open tags."""

    def __init__(self) -> None:
        self._rows: list[Row] = []
        self._line: list[str] = []
        self._number = 1
        self._open = [Element("", 0, False, None)]
        self._count: Counter[str] = Counter()

    def done(self) -> list[Row]:
        """The rows that were finished since this was asked last."""
        rows = self._rows
        if rows:
            self._rows = []
        return rows

    def open(self, tag: str, attributes: str) -> None:
        """A tag begins: what it means for quotation, for blanks and for lines."""
        if tag in _BLOCK:
            self.end_line()
        if tag == "br":
            self.end_line(always=True)
        elif tag in ("td", "th"):
            self._line.append(" ")
        if tag not in _VOID:
            self._open.append(_element(tag, attributes, self._open[-1]))
            self._count[tag] += 1

    def close(self, tag: str) -> None:
        """A tag ends, and with it those inside that were left open."""
        if tag in _BLOCK:
            self.end_line()
        while self._count[tag]:
            last = self._open.pop().tag
            self._count[last] -= 1
            if last == tag:
                break

    def write(self, words: str) -> None:
        """Text, with its own line breaks only where the page keeps them."""
        inside = self._open[-1]
        if inside.why:
            if words.strip():
                self._rows.append(Row(self._number, 0, words, inside.why))
            return
        if not inside.pre:
            self._line.append(re.sub(r"[ \t\r\n\f]+", " ", words))
            return
        *lines, last = re.split(r"\r\n|\r|\n", words)
        for line in lines:
            self._line.append(line)
            self.end_line(always=True)
        self._line.append(last)

    def end_line(self, always: bool = False) -> None:
        """The line is full; an empty one counts only where the writer made it."""
        text = "".join(self._line)
        self._line.clear()
        if text.strip() or always:
            text = text if text.rstrip() == "--" else text.strip()
            depth = self._open[-1].depth if not is_forward(tidy(text)) else 0
            row = plain_row(1, text)
            self._rows.append(Row(self._number, depth + row.depth, row.text))
            self._number += 1


def _element(tag: str, attributes: str, outer: Element) -> Element:
    """What an open tag means, given the tag around it."""
    if not attributes and tag not in _MEANT:
        return outer._replace(tag=tag)
    why = "struck out" if tag in _STRUCK else "markup" if _UNSEEN.search(attributes) else outer.why
    pre = outer.pre or tag == "pre" or _PRE.search(attributes) is not None
    return Element(tag, outer.depth + _quotes(tag, attributes), pre, why)


def _quotes(tag: str, attributes: str) -> bool:
    """Whether a tag quotes an older letter. A blockquote without a border is only an indented paragraph."""
    if tag == "blockquote":
        return "cite" in attributes or not _INDENT.search(attributes)
    return tag == "div" and any(name in attributes for name in _QUOTED)

"""The forums that a turn can be posted to: what each reads, and how long a post may be."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pbem.records import dataclass
from pbem.report.document import Document
from pbem.report.writers.bbcode import bbcode
from pbem.report.writers.markdown import markdown
from pbem.report.writers.text import text

Write = Callable[[Document], str]


@dataclass(frozen=True)
class Markup:
    """A way in which posts are written."""

    write: Write
    picture: str
    """How a picture is shown; its address stands for the braces."""


MARKUPS: dict[str, Markup] = {
    "bbcode": Markup(bbcode, "[img]{}[/img]"),
    "markdown": Markup(markdown, "![]({})"),
    "text": Markup(text, "{}"),
}


@dataclass(frozen=True)
class Forum:
    """A kind of forum."""

    write: Write
    limit: int
    """The most characters of a post."""

    source: str
    """Where the limit is from, in words."""

    markup: str
    """One of MARKUPS."""

    simple: bool = False
    """Whether it knows neither tables nor paragraphs inside items."""


FORUMS: dict[str, Forum] = {
    "phpbb": Forum(bbcode, 60_000, "the default of phpBB", "bbcode"),
    "mybb": Forum(bbcode, 65_535, "the default of MyBB", "bbcode"),
    "smf": Forum(bbcode, 20_000, "the default of Simple Machines", "bbcode"),
    "vbulletin": Forum(bbcode, 10_000, "the default of vBulletin", "bbcode"),
    "bgg": Forum(partial(bbcode, fixed="c"), 30_000, "a guess on the safe side: BGG tells none", "bbcode"),
    "discourse": Forum(markdown, 32_000, "the default of Discourse", "markdown"),
    "reddit": Forum(markdown, 40_000, "of a post on Reddit", "markdown"),
    "discord": Forum(markdown, 2_000, "of a message on Discord", "markdown", simple=True),
}
"""Forums by the name that is typed. Whoever runs one may have set another limit."""

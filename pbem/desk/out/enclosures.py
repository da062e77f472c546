"""What a mail holds besides its text: the same letter as HTML, the map in it, the order desk, order forms.

The map is a picture where the optional extra `png` is installed, else a drawing attached. Whoever cannot see
it, or has a mail program that shows no pictures, reads what it shows in words.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from html import escape
from typing import TYPE_CHECKING

from pbem.data.tongues import tongue
from pbem.desk.out import order_page
from pbem.game.state import State
from pbem.post.send.compose import Attachment, Picture
from pbem.records import dataclass
from pbem.report.document import Block, Document
from pbem.report.view import View
from pbem.report.writers import html
from pbem.report.writers.text import text

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

MAP_WIDTH = 600
"""The picture in a mail is so many pixels wide."""


@dataclass(frozen=True)
class Map:
    """The map as a drawing, in words, and, once that is ready, as a picture (None: none can be made here)."""

    svg: str
    words: str
    picture: Future[bytes | None]


@dataclass(frozen=True)
class MailContent:
    """What a mail is to hold: its documents in order, order forms, what its map shows, that map, whether
    an order desk comes with it, and whether fights of its reader's are told in full as far as they are."""

    documents: tuple[Document, ...]
    forms: tuple[Attachment, ...] = ()
    shown: View | None = None
    drawn: Map | None = None
    with_desk: bool = False
    in_full: bool = True


@dataclass(frozen=True)
class Enclosures:
    """The parts of a mail besides its text."""

    html: str = ""
    pictures: tuple[Picture, ...] = ()
    files: tuple[Attachment, ...] = ()


def letter_text(letter: MailContent) -> str:
    """The letter as text, a blank line between its documents."""
    return "\n".join(map(text, letter.documents))


def enclosures_of(letter: MailContent, now: State, player: str, address: str, sign: str) -> Enclosures:
    """The letter as HTML, with the map and the order desk if one comes with it; `address` is where
    answers go, `sign` the token of the mail."""
    language, whole = now.language(player), _together(letter.documents)
    if letter.shown is None:
        return Enclosures(_page(whole, language))
    wanted = letter.with_desk and not letter.shown.ending
    desk = (order_page.attached(now, player, letter.shown, address, sign),) if wanted else ()
    drawn = letter.drawn or map_of_view(letter.shown, now, player)
    picture = _picture(drawn, address)
    if picture is None:
        attached = Attachment("map.svg", drawn.svg, "image/svg+xml")
        return Enclosures(_page(whole, language), (), (attached, *desk))
    shown = (
        f'<p style="margin:0.6em 0"><img src="cid:{escape(picture.identity)}" alt="{_in_lines(drawn.words)}" '
        f'width="{MAP_WIDTH}" style="max-width:100%;height:auto"></p>'
    )
    return Enclosures(_page(whole, language, shown), (picture,), desk)


def _page(whole: Document, language: str, picture: str = "") -> str:
    """The letter as a page in ASCII: HTML can name every letter so, and what is in ASCII need not be coded
    for mails, by which its signs would be a tenth heavier."""
    return html.page(whole, language, picture).encode("ascii", "xmlcharrefreplace").decode("ascii")


def _in_lines(words: str) -> str:
    """Sentences one below the other: what is written in one line would be too long for a mail."""
    return escape(words).replace(". ", ".\n")


def _together(documents: Sequence[Document]) -> Document:
    """Several documents as one, each apart from the one before."""
    blocks: list[Block] = []
    for one in documents:
        first, rest = one.blocks[:1], one.blocks[1:]
        blocks += [*(replace(block, apart=True) for block in first), *rest]
    return Document(tuple(blocks))


def map_of_view(shown: View, now: State, player: str) -> Map:
    """The map of what a player sees. The picture is painted meanwhile: it takes longer than all the rest."""
    from pbem.report.map import draw_map
    from pbem.report.map.map_in_words import alternative
    from pbem.report.map.png import is_possible

    spoken = tongue(now.language(player))
    # What signs mean could not be read in a picture of this size, and the board would be smaller for it.
    svg = draw_map(shown, now.game.rules.board, tongue=spoken, legend="standing", plain=is_possible())
    return Map(svg, alternative(shown, spoken), _painters(os.getpid()).submit(_painted, svg))


@cache
def _painters(process: int) -> ThreadPoolExecutor:
    """Two at once: the painting leaves Python's lock to others. Threads do not come along into a new process,
    so each has its own."""
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(2)


def _painted(svg: str) -> bytes | None:
    from pbem.report.map.png import PictureError
    from pbem.report.map.small_picture import small_png

    try:
        return small_png(svg, MAP_WIDTH)
    except PictureError:
        return None


def _picture(drawn: Map, address: str) -> Picture | None:
    """The map as a picture of a mail; none if none can be made here."""
    data = drawn.picture.result()
    if data is None:
        return None
    name = hashlib.sha256(data).hexdigest()[:24]
    return Picture(f"{name}@{address.rpartition('@')[2]}", "map.png", data)

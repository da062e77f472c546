"""What a letter is once it has been read: the player's own lines, and what was left out, with the reason."""

from __future__ import annotations

from typing import Literal

from pbem.records import dataclass

Why = Literal["quoted", "signature", "markup", "struck out", "attachment", "repeated", "too long"]
"""Why a text is no line of the player's: each is a word that a receipt can print."""


Sent = Literal["person", "list", "robot"]
"""What sent a mail, by its header: a person's mail program; a mailing list, or a program that passes on what
a person wrote elsewhere, like a forum; or a robot that answers by itself or gives a mail back, and must never
be answered."""


@dataclass(frozen=True)
class Line:
    """A line the player wrote. `number` counts in the body as he sees it, or in the attached file `part`."""

    number: int
    text: str
    part: str = ""


@dataclass(frozen=True)
class Skipped:
    """A text that was left out, and why. Number 0 stands for a whole attachment, named in `text`; with
    `until` it is the first line of a quotation as far as that line."""

    number: int
    text: str
    why: Why
    part: str = ""
    until: int = 0
    doubtful: bool = False
    """Taken for a quotation by the line above it alone; it may be the player's own."""


@dataclass(frozen=True)
class Letter:
    """A letter as read. `problems` are sentences on what could not be read; there may be lines even so.
    `sent`: whether a person, a list or a robot sent it.
    `whole`: none of the player's own lines lies beyond what is read."""

    sender: str | None = None
    subject: str | None = None
    message_id: str | None = None
    date: str | None = None
    lines: tuple[Line, ...] = ()
    skipped: tuple[Skipped, ...] = ()
    problems: tuple[str, ...] = ()
    sent: Sent = "person"
    whole: bool = True

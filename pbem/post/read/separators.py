"""Lines that mailers put between what a player wrote and what he answers or passes on."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbem.post.read.mailer_words import any_language

_WROTE = any_language(lambda one: one.wrote)
_WROTE_ON = any_language(lambda one: one.wrote_on)
_ATTRIBUTION = re.compile(rf".{{1,300}}\b(?:{_WROTE})(?:\s(?:{_WROTE_ON})\b.{{1,200}})?\s*:\W*$", re.I)
_VERB = re.compile(rf"\b(?:{_WROTE})(?!\w)", re.I)
_LEAD = re.compile(rf"\W{{0,8}}(?:{any_language(lambda one: one.day)})\b", re.I)
_FORWARD = re.compile(rf"[-_\s>]*(?:{any_language(lambda one: one.forwarded)})\s*:?[-_\s]*$", re.I)
_ORIGINAL = re.compile(rf"[-_\s]*-{{2,}}\s*(?:{any_language(lambda one: one.answered)})\s*-{{2,}}\s*$", re.I)
_SENDER = any_language(lambda one: one.sender)
_FROM = re.compile(rf"[\s*>]*(?:{_SENDER})\s*:[\s*]*\S", re.I)
_HEADER = re.compile(rf"[\s*>]*(?:{_SENDER}|{any_language(lambda one: one.fields)})\s*:", re.I)
_PHONE = re.compile(rf"(?:{any_language(lambda one: one.device)})\.?(?: ?<\S*>)?", re.I)
_RULER = re.compile(r"(?:[-=_*~#\u2500\u2014] ?){3,}\s*$|([`~'])\1\1+\w*\s*$|-+BEGIN PGP SIGNED|Hash: SHA")


def is_forward(text: str) -> bool:
    """Whether a line says that a forwarded letter follows."""
    return len(text) < 200 and _FORWARD.match(text) is not None


def is_original(text: str) -> bool:
    """Whether a line says that the letter which is answered follows."""
    return len(text) < 200 and _ORIGINAL.match(text) is not None


def is_phone(text: str) -> bool:
    """Whether a line is the signature that a telephone or a webmail adds."""
    return len(text) < 200 and _PHONE.fullmatch(text.strip()) is not None


def is_ruler(text: str) -> bool:
    """Whether a line is a ruler, a Markdown fence or the head of a signed text."""
    return len(text) < 200 and _RULER.match(text.strip()) is not None


def header_block(texts: Sequence[str]) -> int:
    """How many lines at the start of `texts` are the pasted head of an older letter; 0 if none."""
    if not texts or not _FROM.match(texts[0]) or len(texts[0]) > 500:
        return 0
    size = 1
    for n, text in enumerate(texts[1:9], 2):
        if _HEADER.match(text) and n <= size + 2:
            size = n
    return size if size > 1 else 0


def attribution(texts: Sequence[str]) -> int:
    """How many lines at the start of `texts` say who wrote the quotation below; 0 if none."""
    if texts and len(texts[0]) < 500 and _ATTRIBUTION.match(texts[0]):
        return 1
    if not texts or not _LEAD.match(texts[0]):
        return 0
    return next((n for n in (1, 2, 3) if _attributes(" ".join(texts[:n]))), 0)


def is_dated(text: str) -> bool:
    """Whether an attribution has the date or address that a mailer writes and a story-teller does not."""
    return re.search(r"\d|@", text) is not None


def _attributes(text: str) -> bool:
    """Whether lines that may be wrapped and begin with a date say together who wrote the quotation."""
    return len(text) < 500 and text.endswith(":") and _VERB.search(text) is not None

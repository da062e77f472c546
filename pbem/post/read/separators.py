"""Lines that mailers put between what a player wrote and what he answers or passes on."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbem.patterns import compiled
from pbem.post.read.mailer_words import any_language

_WROTE = any_language(lambda one: one.wrote)
_WROTE_ON = any_language(lambda one: one.wrote_on)
_ATTRIBUTION = compiled(rf"\b(?:{_WROTE})(?:\s(?:{_WROTE_ON})\b.{{1,200}})?\s*:\W*$", re.I)
_VERB = compiled(rf"\b(?:{_WROTE}|{any_language(lambda one: one.sent)})(?!\w)", re.I)
_MAILBOX = compiled(r"<\s?[^<>\s@]{1,64}@[^<>\s]{1,190}> ?(:?)$")
_DAY = compiled(r"\W{0,4}\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b")
_TIME = compiled(r"\b\d{1,2}[:.]\d\d\b")
_DASHED = compiled(rf"\b(?:{_WROTE})\s*:?\s*-{{2,}}$", re.I)
_LEAD = compiled(rf"\W{{0,8}}(?:{any_language(lambda one: one.day)})\b", re.I)
_FORWARD = compiled(rf"[-_\s>]*(?:{any_language(lambda one: one.forwarded)})\s*:?[-_\s]*$", re.I)
_ORIGINAL = compiled(rf"[-_\s]*-{{2,}}\s*(?:{any_language(lambda one: one.answered)})\s*-{{2,}}\s*$", re.I)
_SENDER = any_language(lambda one: one.sender)
_FROM = compiled(rf"[\s*>]*(?:{_SENDER})\s*:[\s*]*\S", re.I)
_HEADER = compiled(rf"[\s*>]*(?:{_SENDER}|{any_language(lambda one: one.fields)})\s*:", re.I)
_PHONE = compiled(rf"(?:{any_language(lambda one: one.device)})\.?(?: ?<\S*>)?", re.I)
_RULER = compiled(r"(?:[-=_*~#\u2500\u2014] ?){3,}\s*$|([`~'])\1\1+\w*\s*$|-+BEGIN PGP SIGNED|Hash: SHA")


def is_forward(text: str) -> bool:
    """Whether a line says that a forwarded letter follows."""
    return len(text) < 200 and _FORWARD.match(text) is not None


def is_original(text: str) -> bool:
    """Whether a line says that the letter which is answered follows."""
    if len(text) > 400 or not text.startswith(("-", "_")) or not text.endswith("--"):
        return False
    return _ORIGINAL.match(text) is not None or (text[:2] == "--" and _DASHED.search(text) is not None)


def is_phone(text: str) -> bool:
    """Whether a line is the signature that a telephone or a webmail adds."""
    return len(text) < 200 and _PHONE.fullmatch(text.strip()) is not None


def is_ruler(text: str) -> bool:
    """Whether a line is a ruler, a Markdown fence or the head of a signed text."""
    return len(text) < 200 and _RULER.match(text.strip()) is not None


def header_block(texts: Sequence[str]) -> int:
    """How many lines at the start of `texts` are the pasted head of an older letter; 0 if none. It begins
    with the sender, or has him among three fields at least."""
    if not texts or len(texts[0]) > 500 or not _HEADER.match(texts[0]):
        return 0
    size = fields = 1
    for n, text in enumerate(texts[1:9], 2):
        if _HEADER.match(text) and n <= size + 2:
            size, fields = n, fields + 1
    if _FROM.match(texts[0]):
        return size if size > 1 else 0
    return size if fields > 2 and any(map(_FROM.match, texts[:size])) else 0


def attribution(texts: Sequence[str]) -> int:
    """How many lines at the start of `texts` say who wrote the quotation below; 0 if none."""
    if not texts or len(texts[0]) > 500:
        return 0
    if ":" in texts[0] and (verb := _ATTRIBUTION.search(texts[0])) and verb.start():
        return 1
    if _names_a_mailbox(texts[0]):
        return 1
    leads, timed = _LEAD.match(texts[0]) is not None, _DAY.match(texts[0]) or _TIME.search(texts[0])
    for n in (1, 2, 3)[: len(texts)] if leads or timed else ():
        joined, last = " ".join(texts[:n]), texts[n - 1]
        if (leads and _attributes(joined)) or (timed and _names_a_mailbox(joined)):
            another = _LEAD.match(last) or _DAY.match(last) or (not leads and _TIME.search(last))
            return 0 if n > 1 and another and attribution([last]) else n
    return 0


def is_dated(text: str) -> bool:
    """Whether an attribution has the date or address that a mailer writes and a story-teller does not."""
    return re.search(r"\d|@", text) is not None


def is_mailers(text: str) -> bool:
    """Whether an attribution has both a date and an address: only a mailer writes such a line."""
    return "@" in text and re.search(r"\d", text) is not None


def _names_a_mailbox(text: str) -> bool:
    """Whether a line tells by date and address alone who wrote the quotation: `2026/11/2 Otto <o@x.org>`,
    `Mon, 2 Nov, 20:15 Otto <o@x.org>:`."""
    at = text.rfind("<") if len(text) < 500 else -1
    mailbox = _MAILBOX.match(text, at) if at > 0 else None
    if not mailbox:
        return False
    return _DAY.match(text) is not None or (bool(mailbox[1]) and _TIME.search(text, 0, at) is not None)


def _attributes(text: str) -> bool:
    """Whether lines that may be wrapped and begin with a date say together who wrote the quotation."""
    return len(text) < 500 and text.endswith(":") and _VERB.search(text) is not None

"""Lines that mailers put between what a player wrote and what he answers or passes on, in many languages."""

from __future__ import annotations

import re
from collections.abc import Sequence

_WROTE = (
    "wrote|writes|schrieb(?:en)?|geschrieben|a écrit|a ecrit|ha scritto|escribió|escreveu|schreef|skrev|"
    r"napisał(?:\(a\)|a)?|kirjoitti|írta|napsal(?:\(a\))?"
)
_ATTRIBUTION = re.compile(rf".{{1,300}}\b(?:{_WROTE})(?:\s(?:am|op|den|il|le)\b.{{1,200}})?\s*:\W*$", re.I)
_VERB = re.compile(rf"\b(?:{_WROTE})(?!\w)", re.I)
_LEAD = re.compile(r"\W{0,8}(?:on|am|le|il|el|em|op|den|dnia|w dniu|dne|pe|at)\b", re.I)
_FORWARDED = (
    "begin forwarded message|forwarded message|forwarded by .{1,80}|weitergeleitete nachricht|"
    "anfang der weitergeleiteten (?:nachricht|e-mail)|message transféré|"
    "début du message (?:transféré|réexpédié)|(?:inizio )?messaggio inoltrato|"
    "(?:inicio del )?mensaje reenviado|(?:begin )?doorgestuurd bericht|wiadomość przekazana"
)
_FORWARD = re.compile(rf"[-_\s>]*(?:{_FORWARDED})\s*:?[-_\s]*$", re.I)
_ANSWERED = (
    "original message|original appointment|reply message|ursprüngliche (?:nachricht|mail|e-mail)|"
    "original(?:nachricht)?|message d'origine|messaggio originale|mensaje original|oorspronkelijk bericht|"
    "wiadomość oryginalna"
)
_ORIGINAL = re.compile(rf"[-_\s]*-{{2,}}\s*(?:{_ANSWERED})\s*-{{2,}}\s*$", re.I)
_FROM = re.compile(r"[\s*>]*(?:from|von|de|da|van|od|från|fra)\s*:[\s*]*\S", re.I)
_NAMES = (
    "from|von|de|da|van|od|från|fra|sent|gesendet|envoyé|inviato|enviado|verzonden|wysłane|date|datum|data|fecha|"
    "to|an|à|a|para|aan|do|til|cc|kopie|bcc|reply-to|antwort an|subject|betreff|objet|oggetto|asunto|"
    "onderwerp|temat|importance|priorität|message-id"
)
_HEADER = re.compile(rf"[\s*>]*(?:{_NAMES})\s*:", re.I)
_DEVICES = (
    "sent (?:from|via|with|using) (?:my |the |a )?[\\w' .()-]{2,50}|"
    "sent from .{2,60} for (?:ios|android|windows)|get outlook for .{2,20}|outlook für .{2,20} beziehen|"
    "von meinem .{2,40} gesendet|gesendet (?:von|mit|aus|über) .{2,60}|"
    "diese nachricht wurde von .{2,60} gesendet|envoyé de(?:puis)? .{2,60}|inviato da .{2,50}|"
    "enviado d(?:esde|o|e) .{2,50}|verzonden (?:vanaf|met) .{2,50}"
)
_PHONE = re.compile(rf"(?:{_DEVICES})\.?(?: ?<\S*>)?", re.I)
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

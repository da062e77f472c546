"""That the writer is away, among other words: `I will be away 3 June to 12 June.`"""

from __future__ import annotations

import re

from pbem.orders.grammar.person.presence import days_of
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import in_remarks, one_of, verb_of
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.patterns import compiled

_ENDING = r"(?:st|nd|rd|th|\.)?"
_NUMBERS = r"\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{4})?"
_NAMED = rf"\d{{1,2}}{_ENDING}\s+(?:of\s+)?[^\W\d_]{{3,}}(?:\s+\d{{4}})?|[^\W\d_]{{3,}}\s+\d{{1,2}}{_ENDING}"
_DAY = rf"(?:{_NUMBERS}|{_NAMED})"
_DAYS = compiled(
    rf"(?<![\w.])(?:{_DAY}|\d{{1,2}}{_ENDING})"
    rf"(?:\s+(?:to|until|till|through|bis(?:\s+zum)?)\s+|\s*[-–—]\s*){_DAY}(?!\w)",
    re.IGNORECASE,
)
_ABSENT = compiled(lambda: rf"(?<!\w)(?:{one_of(in_remarks('absent'))})(?!\w)", re.IGNORECASE)
_PART = compiled(r"[,:;!?]|\.(?=\s|$)")
_WORD = compiled(r"[^\W\d_]+(?:['’][^\W\d_]+)?")


EXAMPLE = "away 3 May to 12 May"


def is_vague(text: str) -> bool:
    """Whether a line begins like one that says when its writer is away, and names no day of a month: `Away
    till Thursday.`"""
    verb, _, rest = text.strip().partition(" ")
    return verb_of(verb) == "away" and bool(rest) and not any(map(str.isdigit, rest))


def absence(text: str) -> tuple[str, str, bool] | None:
    """The days that a line says its writer is away, as `away 3 June to 12 June`; what is left of it, and
    whether those words say nothing else. None if it does not speak of that."""
    found = [one for one in _DAYS.finditer(text) if days_of(one[0])]
    if len(found) != 1:
        return None
    start = max((one.end() for one in _PART.finditer(text, 0, found[0].start())), default=0)
    end = next((one.end() for one in _PART.finditer(text, found[0].end())), len(text))
    beside = f"{text[start : found[0].start()]} {text[found[0].end() : end]}"
    if not _ABSENT.search(beside):
        return None
    strange = {fold(one[0]) for one in _WORD.finditer(_ABSENT.sub(" ", beside))} - kind_of("beside absent")
    rest = f"{text[:start].rstrip(' ,:;')} {text[end:].lstrip(' ,')}".strip()
    return f"away {found[0][0]}", rest, not strange

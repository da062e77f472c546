"""The lines about when and where a player is, and how he reads: `away`, `zone` and `suits`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from functools import cache

from pbem.engine.phrase import Typed, phrase
from pbem.orders.grammar.lists import END
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import keyword
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass


@dataclass(frozen=True)
class AwayLine(Order):
    """`away 3 May to 12 May`: both days as `05-03`, or `2027-05-03` with a year; "" for `away off`."""

    first: str
    last: str


@dataclass(frozen=True)
class ZoneLine(Order):
    """`zone Australia/Sydney`: the time zone that the player's letters tell times in beside the game's."""

    zone: str


@dataclass(frozen=True)
class SuitsLine(Order):
    """`suits signs`: whether the player's letters show suits as signs in plain text too."""

    signs: bool


MONTHS = (
    ("january", "januar", "jänner"), ("february", "februar"), ("march", "märz", "maerz"), ("april",),
    ("may", "mai"), ("june", "juni"), ("july", "juli"), ("august",), ("september",),
    ("october", "oktober"), ("november",), ("december", "dezember"),
)  # fmt: skip
OFF = "off"

SHORTEST = 3
"""Letters of a month's name that are enough."""

_BETWEEN = compiled(r"\s+(?:to|until|till|through|bis(?:\s+zum)?)\s+|\s*[–—]\s*|\s+-\s+", re.IGNORECASE)
_FROM = compiled(r"^(?:from|vom|von)\s+", re.IGNORECASE)
_ISO = compiled(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY_FIRST = compiled(r"(\d{1,2})(?:st|nd|rd|th|\.)?\s+(?:of\s+)?([^\W\d_]+)\.?(?:,?\s+(\d{4}))?")
_MONTH_FIRST = compiled(r"([^\W\d_]+)\.?\s+(\d{1,2})(?:st|nd|rd|th|\.)?(?:,?\s+(\d{4}))?")
_NUMBERS = compiled(r"(\d{1,2})\.\s*(\d{1,2})(?:\.\s*(\d{4})?)?")
_DAY_ALONE = compiled(r"(\d{1,2})(?:st|nd|rd|th|\.)?")


def day_of(text: str) -> str | None:
    """The day that words name, `05-03` or with its year; None if they name none that there is."""
    text = text.strip().lower()
    if found := _ISO.fullmatch(text):
        return _day(*map(int, found.groups()))
    if found := _NUMBERS.fullmatch(text):
        return _day(int(found[3] or 0), int(found[2]), int(found[1]))
    if found := _DAY_FIRST.fullmatch(text):
        return _day(int(found[3] or 0), _month(found[2]), int(found[1]))
    if found := _MONTH_FIRST.fullmatch(text):
        return _day(int(found[3] or 0), _month(found[1]), int(found[2]))
    return None


def _month(word: str) -> int:
    """The number of a month by its name or the beginning of it; 0 if it is none."""
    long = len(word) >= SHORTEST
    return next(
        (n for n, names in enumerate(MONTHS, 1) for name in names if long and name.startswith(word)), 0
    )


def _day(year: int, month: int, day: int) -> str | None:
    try:
        found = date(year or 2028, month, day)  # a year that has 29 February
    except ValueError:
        return None
    return found.isoformat() if year else f"{found:%m-%d}"


def days_of(text: str) -> tuple[str, str] | None:
    """The first and the last day of `3 May to 12 May`, `3 to 12 May` or `3 May`; None if they are none."""
    first, *more = _BETWEEN.split(_FROM.sub("", text.strip().rstrip(END)))
    last = day_of(more[0] if more else first)
    if last is None or len(more) > 1:
        return None
    alone = _DAY_ALONE.fullmatch(first.strip()) if more else None
    begin = f"{last[:-2]}{int(alone[1]):02d}" if alone else day_of(first)
    return (begin, last) if begin and (not alone or int(alone[1]) <= int(last[-2:])) else None


def in_year(day: str, earliest: date) -> date:
    """The day that is meant: without a year the first such day that is not before `earliest`."""
    if len(day) > len("05-03"):
        return date.fromisoformat(day)
    for year in range(earliest.year, earliest.year + 9):
        try:
            found = date.fromisoformat(f"{year}-{day}")
        except ValueError:
            continue
        if found >= earliest:
            return found
    raise AssertionError("every day comes again")


DAYS = phrase("the days are missing: such as 3 May to 12 May")


def _away(line: int, text: str, rest: str) -> AwayLine | Problem:
    rest = rest.lstrip(": ")
    if keyword(rest.rstrip(END)) == OFF:
        return AwayLine(line, text, "", "")
    days = days_of(rest)
    return AwayLine(line, text, *days) if days else Problem(DAYS)


@cache
def _zones() -> Mapping[str, str]:
    """All time zones by their names as `fold` writes them."""
    from zoneinfo import available_timezones

    return {fold(name): name for name in available_timezones()}


def _zone(line: int, text: str, rest: str) -> ZoneLine | Problem:
    word = rest.lstrip(": ").rstrip(END)
    zone = _zones().get(fold(word))
    if zone is None:
        what = phrase('there is no time zone "{word}"', word=Typed(word))
        return (
            Problem(what, phrase("One is called: Europe/Berlin"))
            if word
            else Problem(phrase("no zone is named"))
        )
    return ZoneLine(line, text, zone)


SIGNS, LETTERS = "signs", "letters"


_AS = compiled(lambda: rf"^(?:{words.pattern(lambda one: one.as_)})\s+", re.IGNORECASE)


def _suits(line: int, text: str, rest: str) -> SuitsLine | Problem:
    word = keyword(_AS.sub("", rest.lstrip(": ").rstrip(END)))
    if word not in (SIGNS, LETTERS):
        return Problem(phrase("suits are shown as signs or as letters"))
    return SuitsLine(line, text, word == SIGNS)


PRESENCE_VERBS: tuple[Verb, ...] = (
    Verb(
        "away",
        Group.HEADER,
        phrase("away DAY to DAY | off"),
        phrase("tells of an absence, or takes it back"),
        "rule 2",
        AwayLine,
        _away,
        (("away", DAYS), ("away 31 February to 3 March", DAYS)),
    ),
    Verb(
        "zone",
        Group.HEADER,
        phrase("zone ZONE"),
        phrase("tells times in the player's own time zone too"),
        "rule 2",
        ZoneLine,
        _zone,
        (("zone", "no zone is named"), ("zone Europe/Sanssouci", 'there is no time zone "Europe/Sanssouci"')),
    ),
    Verb(
        "suits",
        Group.HEADER,
        phrase("suits signs | letters"),
        phrase("shows cards with the signs of their suits in plain text too, or with letters again"),
        "rule 2",
        SuitsLine,
        _suits,
        (
            ("suits", "suits are shown as signs or as letters"),
            ("suits sings", "suits are shown as signs or as letters"),
        ),
    ),
)
"""The verbs of these lines."""

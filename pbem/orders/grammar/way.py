"""Where a move goes: city by city, to a goal, against an enemy, or nowhere, and what is done `else`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from pbem.engine.phrase import joined, phrase
from pbem.orders.grammar.lists import END, items
from pbem.orders.languages import words
from pbem.patterns import compiled
from pbem.records import dataclass

_BETWEEN = compiled(r"\s*(?:[,;→]|[-–=]*>)\s*")
_ELSE = compiled(
    lambda: rf"\s*[,;]?\s+(?:{words.pattern(lambda one: one.otherwise)})\b[:,]?\s*", re.IGNORECASE
)
_STAY = compiled(lambda: rf"(?:{words.pattern(lambda one: one.stay)})", re.IGNORECASE)
_TO = compiled(lambda: rf"(?:{words.pattern(lambda one: (*one.to_place, *one.towards))})\s+", re.IGNORECASE)
_AGAINST = compiled(lambda: rf"(?:{words.pattern(lambda one: one.against)})\s+(.+)", re.IGNORECASE)
_LEG = compiled(
    lambda: rf"\s(?:{words.pattern(lambda one: (*one.via, *one.then, *one.to_place))})\s", re.IGNORECASE
)


@dataclass(frozen=True)
class Way:
    """One way a move can take; a way without a city is none: the piece stays."""

    places: tuple[str, ...] = ()
    """Every city that it enters."""
    goal: str = ""
    """The city that it is to come to, by a way that the program looks for."""
    enemy: str = ""
    """The hostile general whom it is to attack, wherever he stands then."""

    @property
    def in_full(self) -> str:
        """The way as one writes it after `else`."""
        if self.goal:
            return phrase("to {city}", city=self.goal)
        if self.enemy:
            return phrase("against {general}", general=self.enemy)
        return joined(self.places) if self.places else phrase("stay")


def alternatives(text: str) -> tuple[str, tuple[str, ...]]:
    """What stands before the first `else`, and what after each."""
    first, *others = _ELSE.split(text)
    return first, tuple(others)


def way(text: str, *, goals: bool = False) -> Way | None:
    """The way that a text between two `else` names; None if it names none. With `goals` a single city is one
    to come to."""
    text = text.strip(END)
    if _STAY.fullmatch(text):
        return Way()
    if against := _AGAINST.fullmatch(text):
        return Way(enemy=against[1])
    after = _TO.match(text)
    if after and not _LEG.search(text[after.end() - 1 :]):
        goal = text[after.end() :]
        return Way(goal=goal) if len(items(goal, _BETWEEN)) == 1 else None
    places = items(text, _BETWEEN)
    if goals and len(places) == 1:
        return Way(goal=places[0])
    return Way(places) if places else None


def goal_of(text: str) -> tuple[str, str] | None:
    """`Saltikov to Friedeberg` as the piece and its goal; None if it is something else."""
    if ":" in text:
        return None
    match = _GOAL.match(text)
    if not match or "," in match[1] or len(items(match[2], _BETWEEN)) != 1:
        return None
    if any(_LEG.search(f" {part} ") for part in match.groups()):
        return None
    return _FROM.sub("", match[1]), match[2].strip(END)


def enemy_of(text: str) -> tuple[str, str] | None:
    """`Daun against Friedrich` as the piece and the enemy; None if it is something else."""
    match = _MEETS.match(text) if ":" not in text and "," not in text else None
    return (match[1], match[2].strip(END)) if match else None


_MEETS = compiled(lambda: rf"^(.+?)\s+(?:{words.pattern(lambda one: one.against)})\s+(.+)$", re.IGNORECASE)
_FROM = compiled(lambda: rf"\s(?:{words.pattern(lambda one: one.from_)})\s.*$", re.IGNORECASE)
_GOAL = compiled(
    lambda: rf"^(.+?)\s+(?:{words.pattern(lambda one: (*one.to_place, *one.towards))})\s+(.+)$", re.IGNORECASE
)


def ways_in_full(pieces: str, first: Way, others: Iterable[Way]) -> str:
    """A move with its fall-backs as one line."""
    if first.goal:
        line: str = phrase("move {pieces} to {city}", pieces=pieces, city=first.goal)
    elif first.enemy:
        line = phrase("move {pieces} against {general}", pieces=pieces, general=first.enemy)
    else:
        line = phrase("move {pieces}: {path}", pieces=pieces, path=first.in_full)
    for other in others:
        line = phrase("{line} else {way}", line=line, way=other.in_full)
    return line

"""Verbs whose parts stand apart in a sentence: `Daun gibt sofort auf`, `Browne nimmt Karl mit`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from pbem import compiling
from pbem.orders.languages.folding import fold, spellings
from pbem.orders.languages.words import LANGUAGES
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean
from pbem.orders.plain_words.remarks.kinds import kind_of

ENDING = frozenset(",;:.!)-")
"""The signs that the second part stands before."""

BEHIND = ("and", "then", "but", "if", "until", "else")
"""The words that it stands before."""


def with_neither(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence with `and` for `or` between those of whom all is denied: `No orders for Keith or Dohna`."""
    found = list(entities)
    for place, (before, one, after) in enumerate(zip(found, found[1:], found[2:], strict=False), 1):
        if not before.kind is Kind.PIECE is after.kind or fold(one.text) not in kind_of("or"):
            continue
        head = found[: place - 1]
        first = not any(e.kind is Kind.PIECE for e in head[:-2])
        denied = mean(head, "not") or any(e.means("stay") and " " in e.text for e in head)
        if first and denied and not mean(found, "if"):
            found[place] = replace(one, meanings=frozenset({"and"}))
    return found


def with_taker_first(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence in which who takes a city stands before the verb for that: `Danach besetzt Heinrich
    Altenburg` is `Danach Heinrich besetzt Altenburg`."""
    found = list(entities)
    place = next((p for p, one in enumerate(found) if fold(one.text) in kind_of("takes a city")), 0)
    before, after = found[:place], found[place + 1 : place + 3]
    if not place or len(after) < 2 or after[0].kind is not Kind.PIECE or not is_city(after[1]):
        return found
    named = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION) for one in before)
    if not named and not mean(found, "if", "not", "maybe", "thought", "past"):
        found[place : place + 2] = found[place + 1], found[place]
    return found


def with_whole_verbs(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence in which every such verb stands whole at the place of its first part."""
    found = list(entities)
    for place in range(len(found) - 2, -1, -1):
        parts = _verbs().get(fold(found[place].text)) if found[place].kind is not Kind.PIECE else None
        if parts and (second := _second(found, place, parts)):
            text = f"{found[place].text} {found[second].text}"
            meanings = parts[fold(found[second].text)]
            whole = Entity(Kind.MEANING, text, found[place].line, meanings=meanings)
            between = found[place + 1 : second]
            if "recruit" in meanings and _takes_city(between):
                # `Laudon hebt Neisse aus`
                whole = replace(whole, meanings=frozenset({"move"}))
            if "concede" in meanings:
                # `Ich gebe doch nicht auf!` denies it, and takes nothing back.
                between = [_plain_denial(one) for one in between]
            found[place : second + 1] = [whole, *between]
    return found


def _takes_city(between: Sequence[Entity]) -> bool:
    """Whether the words inside a verb name a city, and nothing that is bought."""
    is_bought = any(one.kind is Kind.CARD or one.number or one.means("troops") for one in between)
    return any(map(is_city, between)) and not is_bought


def _plain_denial(one: Entity) -> Entity:
    """A word that takes back as the `not` that it is."""
    return replace(one, meanings=frozenset({"not"})) if one.means("takes back") else one


def _second(entities: Sequence[Entity], place: int, parts: dict[str, frozenset[str]]) -> int:
    """Where the second part of a verb stands, at the end of what it says; 0 if it has none."""
    for at in range(place + 1, len(entities)):
        one, after = entities[at], entities[at + 1 : at + 2]
        if one.kind is Kind.MARK and one.text in ENDING:
            return 0
        closes = not after or after[0].text in ENDING or after[0].means(*BEHIND)
        if closes and (meant := parts.get(fold(one.text))):
            is_of_piece = "discard" in meant and any(e.kind is Kind.PIECE for e in entities[place:at])
            return 0 if is_of_piece else at
        # `Daun geht nach Kolin und Lacy kommt mit`: what goes on is told by another verb.
        if one.means("and") and mean(after, "move", "stay", "attack"):
            return 0
    return 0


@cache
def _verbs() -> dict[str, dict[str, frozenset[str]]]:
    """What each first part means with its second parts."""
    return compiling.table("parted verbs", _find_verbs)


def _find_verbs() -> dict[str, dict[str, frozenset[str]]]:
    found: dict[str, dict[str, frozenset[str]]] = {}
    for language in LANGUAGES.values():
        for meaning, verbs in language.parted_verbs.items():
            for first, _, second in (verb.partition(" ") for verb in verbs):
                for form in spellings(first):
                    known = found.setdefault(form, {})
                    for end in spellings(second):
                        known[end] = known.get(end, frozenset()) | {meaning}
    return found

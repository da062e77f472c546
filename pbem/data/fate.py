"""The Cards of Fate as data (rules 11, 13): what each version does, when, and who decides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from pbem.data.board import SUIT_LETTERS
from pbem.data.errors import PathStep
from pbem.data.memory import Documents
from pbem.data.share import rules_file
from pbem.engine.model import Effect, FateCard, FateClock

NOW, NEXT, FOR_GOOD = "now", "next", "for good"
"""When a version works: as the card is read, through the next turn, or from now on (strokes)."""

Flaw = tuple[tuple[PathStep, ...], str]
"""The way to what is wrong in a document, and what it is."""

_COMMON = ("when", "effect", "decides", "text", "see")


def fate_clock(data: Mapping[str, Any], index: Mapping[str, int]) -> FateClock:
    """The Clock of Fate of the checked document `fate`; `index` gives the cities' numbers."""
    cards = [_minor(item, index) for item in data["minor"].items()]
    cards += [_stroke(item, index) for item in data["strokes"].items()]
    milder = data["milder"]
    by_name = {card.name: card for card in cards}
    return FateClock(by_name, data["first_turn"], milder["early"], tuple(milder["late"]))


def with_strokes(clock: FateClock, strokes: Mapping[str, Any], index: Mapping[str, int]) -> FateClock:
    """The Clock of Fate of a scenario; `strokes` are those that do something else there (rule 14, R49)."""
    changed = {name: _stroke((name, data), index) for name, data in strokes.items()}
    return replace(clock, cards={**clock.cards, **changed})


def _minor(item: tuple[str, Mapping[str, Any]], index: Mapping[str, int]) -> FateCard:
    name, versions = item
    return FateCard(
        name, False, {SUIT_LETTERS[suit]: _effect(data, index) for suit, data in versions.items()}
    )


def _stroke(item: tuple[str, Mapping[str, Any]], index: Mapping[str, int]) -> FateCard:
    name, data = item
    return FateCard(name, True, dict.fromkeys(SUIT_LETTERS.values(), _effect(data, index)))


def _effect(data: Mapping[str, Any], index: Mapping[str, int]) -> Effect:
    terms = {key: value for key, value in data.items() if key not in _COMMON}
    if "city" in terms:
        terms["city"] = index[terms["city"]]
    return Effect(
        kind=data["effect"],
        when=data.get("when", FOR_GOOD),
        decides=tuple(data.get("decides", ())),
        terms=terms,
        text=" ".join(data["text"].split()),
        see=tuple(data.get("see", ())),
    )


# ---------------------------------------------------------------------------- what no schema can say


def check_cards(documents: Documents, texts: Mapping[str, str]) -> None:
    """Raises a DataError for names in the cards, and of cards in the scenarios, that do not exist."""
    from pbem.data.strict import error_at

    for name, flaws in (("fate", _flaws), ("scenarios", _flaws_of_scenarios)):
        flaw = next(flaws(documents), None)
        if flaw:
            raise error_at(texts[name], str(rules_file(name)), *flaw)


def _flaws_of_scenarios(documents: Documents) -> Iterator[Flaw]:
    for scenario, data in documents["scenarios"].items():
        for name in data.get("strokes", ()):
            if name not in documents["fate"]["strokes"]:
                yield (scenario, "strokes", name), f'there is no stroke "{name}"'


def _flaws(documents: Documents) -> Iterator[Flaw]:
    fate, cities = documents["fate"], documents["board"]["cities"]
    generals = {name for nation in documents["nations"].values() for name in nation["generals"]}
    for steps, version in _versions(fate):
        for field, name in _names(version, "general", "generals", "except"):
            if name not in generals:
                yield (*steps, field), f'there is no general "{name}"'
        for field, name in _names(version, "city"):
            if name not in cities:
                yield (*steps, field), f'there is no city "{name}"'
    for at, name in enumerate(fate["milder"]["late"]):
        if name not in fate["strokes"]:
            yield ("milder", "late", at), f'there is no stroke "{name}"'


def _versions(fate: Mapping[str, Any]) -> Iterator[tuple[tuple[PathStep, ...], Mapping[str, Any]]]:
    for card, versions in fate["minor"].items():
        for suit, version in versions.items():
            yield ("minor", card, suit), version
    for card, version in fate["strokes"].items():
        yield ("strokes", card), version


def _names(version: Mapping[str, Any], *fields: str) -> Iterator[tuple[str, str]]:
    for field in fields:
        value = version.get(field, ())
        for name in [value] if isinstance(value, str) else value:
            yield field, name

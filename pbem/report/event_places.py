"""Visible events with places for their city numbers, and the nations that each is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from pbem.changed_copy import replace
from pbem.engine import cards, events
from pbem.engine.model import Rules
from pbem.report.fate_card import fate_shown
from pbem.report.places import place
from pbem.report.visible_event import EVENTS, VisibleEvent


def with_places(rules: Rules, seen: VisibleEvent) -> VisibleEvent:
    """An event with places for its city numbers, what more its sentence needs, and the nations that it is
    about."""
    cities = _city_fields(seen.kind)
    shown = {
        name: cities[name](rules, value) if name in cities else value for name, value in seen.fields.items()
    }
    return replace(seen, fields=shown | _more(rules, seen), touches=nations_touched(rules, seen))


def _more(rules: Rules, seen: VisibleEvent) -> dict[str, Any]:
    """What the sentence of an event needs besides: what a Card of Fate says, whether a nation whose income is
    cut gave up cards before, whether a shuffle made the first draw deck."""
    facts = seen.fields
    if seen.kind == "FateRead":
        return {"fate": fate_shown(rules, facts["card"], facts["suit"])}
    if seen.kind == "IncomeCut":
        return {"keeps": rules.nations[facts["nation"]].discard > 0}
    if seen.kind == "Shuffled":
        return {"first": facts["decks"] == (1,) and facts["count"] == len(cards.deck(1))}
    return {}


def nations_touched(rules: Rules, seen: VisibleEvent) -> tuple[str, ...]:
    """The nations that an event is about: who does it, to whom, whose train, whose objective or country."""
    facts = seen.fields
    if seen.kind in _FOR_ALL:
        return rules.order
    names = [
        facts.get(name) for name in ("nation", "enemy", "winner", "loser", "chosen_by", "taker", "giver")
    ]
    if "train" in facts:
        names.append(rules.nation_of[facts["train"]])
    if seen.kind in ("Conquered", "Reconquered", "Marked", "MarkLifted"):
        names += [rules.defender_of(facts["city"]), rules.board.cities[facts["city"]].objective_of]
    return tuple(dict.fromkeys(name for name in names if name))


_FOR_ALL = ("FateRead", "NationQuit", "ColonyLost", "TakenOver", "Eased", "OffensiveDecided", "GameEnded")
"""What concerns everybody."""


Placer = Callable[[Rules, Any], Any]


@cache
def _city_fields(kind: str) -> Mapping[str, Placer]:
    """The fields of an event that hold cities, by their annotations."""
    event: type[events.Event] = EVENTS[kind]
    if not any("CityNumber" in str(field.type) for field in fields(event)):
        return {}  # to work out what all annotations mean takes its time
    hints = get_type_hints(event, include_extras=True)
    placers = {field.name: _placer(hints[field.name]) for field in fields(event)}
    return {name: placer for name, placer in placers.items() if placer}


def _placer(hint: Any) -> Placer | None:
    if get_origin(hint) is Annotated:
        return place
    inner = [_placer(one) for one in get_args(hint)]
    if not any(inner):
        return None
    if get_origin(hint) is not tuple:
        return lambda rules, value: None if value is None else place(rules, value)
    if get_args(hint)[-1] is Ellipsis:
        return lambda rules, values: tuple(_put(inner[0], rules, value) for value in values)
    return lambda rules, row: tuple(_put(one, rules, value) for one, value in zip(inner, row, strict=True))


def _put(placer: Placer | None, rules: Rules, value: Any) -> Any:
    return placer(rules, value) if placer else value

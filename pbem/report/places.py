"""Cities, pieces and sights in the form that views show: places with key and title instead of numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from pbem.engine import events
from pbem.engine.model import Effect, Game, Rules
from pbem.report.fate_records import FateShown
from pbem.report.view_records import Piece, PieceNearby, Place
from pbem.report.visible_event import EVENTS, VisibleEvent


def place(rules: Rules, city: int) -> Place:
    """A city as views show it."""
    found = rules.board.cities[city]
    return Place(found.key, found.title, found.suit, found.sector, found.country)


def places(rules: Rules, cities: Iterable[int]) -> tuple[Place, ...]:
    """Several cities, in their order."""
    return tuple(place(rules, city) for city in cities)


def piece(game: Game, name: str) -> Piece:
    """A general or supply train, wherever it is."""
    rules, nation = game.rules, game.rules.nation_of[name]
    city = game.where.get(name)
    general = rules.generals.get(name)
    number = general.rank if general else rules.trains[name].number
    label = f"{rules.nations[nation].letter}{number}" if general else f"train {number}"
    return Piece(
        name,
        nation,
        "general" if general else "train",
        number,
        label,
        None if city is None else place(rules, city),
        name in game.face_down,
        name in game.retired,
    )


def piece_nearby(game: Game, name: str, city: int) -> PieceNearby:
    """A piece on the map and how far from a city it is, by road."""
    here = game.where[name]
    roads = game.rules.board.distance(city, here)
    return PieceNearby(name, game.rules.nation_of[name], place(game.rules, here), roads)


# ------------------------------------------------------------------------------------------- sights


def with_places(rules: Rules, seen: VisibleEvent) -> VisibleEvent:
    """A sight with places for its city numbers, what a Card of Fate says, and the nations it touches."""
    cities = _city_fields(seen.kind)
    shown = {
        name: cities[name](rules, value) if name in cities else value for name, value in seen.fields.items()
    }
    if seen.kind == "FateRead":
        shown["fate"] = fate_shown(rules, shown["card"], shown["suit"])
    return replace(seen, fields=shown, touches=nations_touched(rules, seen))


def nations_touched(rules: Rules, seen: VisibleEvent) -> tuple[str, ...]:
    """The nations a sight is about: who does it, to whom, whose train, whose objective or country."""
    told = seen.fields
    if seen.kind in _FOR_ALL:
        return rules.order
    found = [told.get(name) for name in ("nation", "enemy", "winner", "loser", "chosen_by", "taker", "giver")]
    if "train" in told:
        found.append(rules.nation_of[told["train"]])
    if seen.kind in ("Conquered", "Reconquered", "Marked", "MarkLifted"):
        found += [rules.defender_of(told["city"]), rules.board.cities[told["city"]].objective_of]
    return tuple(dict.fromkeys(name for name in found if name))


_FOR_ALL = ("FateRead", "NationQuit", "ColonyLost", "TakenOver", "Eased", "OffensiveDecided", "GameEnded")
"""What concerns everybody."""


def fate_shown(
    rules: Rules, card: str, suit: str, gone: Iterable[str] = (), *, used: bool = False
) -> FateShown:
    """A Card of Fate as it is read; `gone` are the nations and generals that have left the war."""
    found = rules.clock.cards[card]
    effect = found.versions.get(suit)
    if effect is None:
        return FateShown(card, found.stroke, suit)
    terms = {name: _term(rules, name, value) for name, value in effect.terms.items()}
    about = tuple(dict.fromkeys(name for name in _nations(rules, effect) if name in rules.nations))
    idle = effect.when != "for good" and _idle(rules, effect, frozenset(gone))
    return FateShown(
        card, found.stroke, suit, effect.kind, effect.when, effect.text, terms, about, idle, used
    )


def _term(rules: Rules, name: str, value: Any) -> Any:
    return place(rules, value) if name == "city" else value


def _people(effect: Effect) -> tuple[str, ...]:
    """The generals an effect names."""
    return tuple(filter(None, (effect.terms.get("general"), *effect.terms.get("generals", ()))))


def _nations(rules: Rules, effect: Effect) -> tuple[str, ...]:
    """The nations an effect names, and those of the generals it names."""
    terms = effect.terms
    named = (*(terms.get(name) for name in ("nation", "one_of", "with")), *terms.get("between", ()))
    led = (rules.nation_of.get(name) for name in _people(effect))
    return tuple(filter(None, (*named, *led, *effect.decides)))


def _idle(rules: Rules, effect: Effect, gone: frozenset[str]) -> bool:
    here = {*rules.nations, *rules.generals} - gone
    return not here.issuperset((*_nations(rules, effect), *_people(effect)))


Placer = Callable[[Rules, Any], Any]


@cache
def _city_fields(kind: str) -> Mapping[str, Placer]:
    """The fields of an event that hold cities, by their annotations."""
    event: type[events.Event] = EVENTS[kind]
    hints = get_type_hints(event, include_extras=True)
    found = {field.name: _placer(hints[field.name]) for field in fields(event)}
    return {name: placer for name, placer in found.items() if placer}


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

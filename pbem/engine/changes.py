"""The small changes to a game that `apply.py` and `apply_fate.py` put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypedDict, TypeVar

from pbem.changed_copy import record_of
from pbem.engine.events import Shuffled
from pbem.engine.model import Card, Chance, Fate, Game, Offensive, Stage

Key = TypeVar("Key")
Value = TypeVar("Value")


class Changes(TypedDict, total=False):
    """Fields of a game that an event changes, with what they hold then. Where pieces stand is told twice, so
    that nobody has to look for all of them again: see `with_pieces`."""

    roles: Mapping[str, tuple[str, ...]]
    chance: Chance
    turn: int
    nation: str | None
    phase: str
    where: Mapping[str, int]
    at: Mapping[int, tuple[str, ...]]
    troops: Mapping[str, int]
    face_down: frozenset[str]
    retired: frozenset[str]
    quit: frozenset[str]
    eased: frozenset[str]
    fate: Fate
    offensive: Offensive
    conquered: frozenset[int]
    hands: Mapping[str, tuple[Card, ...]]
    stage: Stage
    decisions: int
    winners: tuple[str, ...]


def with_entries(mapping: Mapping[Key, Value], changes: Mapping[Key, Value]) -> dict[Key, Value]:
    """A mapping with some entries new or changed."""
    return {**mapping, **changes}


def without_keys(mapping: Mapping[str, int], names: Iterable[str]) -> dict[str, int]:
    """A mapping without the keys `names`."""
    left = dict(mapping)
    for name in names:
        left.pop(name, None)
    return left


# ---------------------------------------------------------------------------------- copies of records


def stage_with(game: Game, **changes: Any) -> Stage:
    """The stage with some of its facts changed."""
    # Not by `replace`: the stage changes at nearly every event.
    return record_of(Stage, game.stage.__dict__ | changes)


def fate_with(game: Game, **changes: Any) -> Fate:
    """What fate has done so far, with some of it changed."""
    return record_of(Fate, game.fate.__dict__ | changes)


def stage_without_attacks(game: Game, city: int, **changes: Any) -> Stage:
    """The stage after a stack has left a city: it neither attacks from there nor is attacked there (R18)."""
    return stage_with(game, attacks=tuple(pair for pair in game.stage.attacks if city not in pair), **changes)


# ------------------------------------------------------------------------------------- pieces in cities


def with_pieces(game: Game, cities: Mapping[str, int]) -> Changes:
    """Where everything stands after some pieces have come to cities, from the map or from off it."""
    at, where = dict(game.at), dict(game.where)
    for piece, city in cities.items():
        if piece in where:
            _lift(at, piece, where[piece])
        at[city] = _by_rank(game, (*at[city], piece)) if city in at else (piece,)
        where[piece] = city
    return {"where": where, "at": at}


def without_pieces(game: Game, pieces: Iterable[str]) -> Changes:
    """Where everything stands after some pieces have left the map."""
    at, where = dict(game.at), dict(game.where)
    for piece in pieces:
        if piece in where:
            _lift(at, piece, where.pop(piece))
    return {"where": where, "at": at}


def _lift(at: dict[int, tuple[str, ...]], piece: str, city: int) -> None:
    """Take a piece from its city."""
    there = at.pop(city)
    if len(there) > 1:
        at[city] = tuple([other for other in there if other != piece])


def _by_rank(game: Game, pieces: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(pieces, key=game.rules.place_of.__getitem__))


# -------------------------------------------------------------------------------------- Tactical Cards


def after_shuffle(chance: Chance, event: Shuffled) -> Chance:
    """The cards shuffled lie under what is left of the draw deck, and their piles are empty (R3)."""
    opened = max(chance.opened, *event.decks)
    piles = chance.piles + ((),) * (opened - len(chance.piles))
    left = tuple(() if number in event.decks else pile for number, pile in enumerate(piles, 1))
    return Chance(chance.seed, event.cards + chance.draw, left, opened, chance.shuffles + 1)


def after_draw(chance: Chance, count: int) -> Chance:
    """The cards not in hands, without the next of the draw deck."""
    return record_of(Chance, chance.__dict__ | {"draw": chance.draw[: len(chance.draw) - count]})


def with_piled(chance: Chance, cards: Iterable[Card]) -> Chance:
    """The cards not in hands, with these put on the piles of their decks (R3)."""
    piles = list(chance.piles)
    for card in cards:
        piles[card.deck - 1] = (*piles[card.deck - 1], card)
    return record_of(Chance, chance.__dict__ | {"piles": tuple(piles)})


def without_cards(game: Game, nation: str, cards: Iterable[Card]) -> Changes:
    """The fields of a game that change when cards go from a hand to their piles."""
    hand = list(game.hands[nation])
    for card in cards:
        hand.remove(card)
    return {"hands": {**game.hands, nation: tuple(hand)}, "chance": with_piled(game.chance, cards)}

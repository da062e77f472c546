"""The small changes that carrying out events is made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from pbem.engine.model import Card, Chance, Game, Stage


def updated(mapping: Mapping[Any, Any], changes: Mapping[Any, Any]) -> dict[Any, Any]:
    """A mapping with some entries new or changed."""
    return {**mapping, **changes}


def without(mapping: Mapping[str, int], names: Iterable[str]) -> dict[str, int]:
    """A mapping without some of its keys."""
    gone = frozenset(names)
    return {name: value for name, value in mapping.items() if name not in gone}


def decided(game: Game, **changes: Any) -> Game:
    """A change that a decision brought about: questions are numbered by these."""
    return replace(game, decisions=game.decisions + 1, **changes)


def staged(game: Game, **changes: Any) -> Stage:
    """The stage with some of its facts changed."""
    return replace(game.stage, **changes)


def on_piles(chance: Chance, cards: Iterable[Card]) -> Chance:
    """Cards put on the piles of their decks (R3)."""
    piles = list(chance.piles)
    for card in cards:
        piles[card.deck - 1] = (*piles[card.deck - 1], card)
    return replace(chance, piles=tuple(piles))


def spent(game: Game, nation: str, cards: Iterable[Card]) -> dict[str, Any]:
    """The changes when cards leave a hand for their piles."""
    hand = list(game.hands[nation])
    for card in cards:
        hand.remove(card)
    return {"hands": updated(game.hands, {nation: tuple(hand)}), "chance": on_piles(game.chance, cards)}


def no_attacks(game: Game, city: int, **changes: Any) -> Stage:
    """Who has left a city neither attacks nor is attacked there any more (R18)."""
    return staged(game, attacks=tuple(pair for pair in game.stage.attacks if city not in pair), **changes)

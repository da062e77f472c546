"""The small changes to a game that `apply.py` and `apply_fate.py` put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pbem.engine.changed_copy import replace
from pbem.engine.events import Shuffled
from pbem.engine.model import Card, Chance, Game, Stage


def with_entries(mapping: Mapping[Any, Any], changes: Mapping[Any, Any]) -> dict[Any, Any]:
    """A mapping with some entries new or changed."""
    return {**mapping, **changes}


def without_keys(mapping: Mapping[str, int], names: Iterable[str]) -> dict[str, int]:
    """A mapping without the keys `names`."""
    gone = frozenset(names)
    return {name: value for name, value in mapping.items() if name not in gone}


def after_decision(game: Game, **changes: Any) -> Game:
    """The game changed by a decision, which is counted: the questions are numbered by these."""
    return replace(game, decisions=game.decisions + 1, **changes)


def stage_with(game: Game, **changes: Any) -> Stage:
    """The stage with some of its facts changed."""
    return replace(game.stage, **changes)


def after_shuffle(chance: Chance, event: Shuffled) -> Chance:
    """The cards shuffled lie under what is left of the draw deck, and their piles are empty (R3)."""
    opened = max(chance.opened, *event.decks)
    piles = chance.piles + ((),) * (opened - len(chance.piles))
    left = tuple(() if number in event.decks else pile for number, pile in enumerate(piles, 1))
    return Chance(chance.seed, event.cards + chance.draw, left, opened, chance.shuffles + 1)


def with_piled(chance: Chance, cards: Iterable[Card]) -> Chance:
    """The cards not in hands, with these put on the piles of their decks (R3)."""
    piles = list(chance.piles)
    for card in cards:
        piles[card.deck - 1] = (*piles[card.deck - 1], card)
    return replace(chance, piles=tuple(piles))


def without_cards(game: Game, nation: str, cards: Iterable[Card]) -> dict[str, Any]:
    """The fields of a game that change when cards go from a hand to their piles."""
    hand = list(game.hands[nation])
    for card in cards:
        hand.remove(card)
    return {
        "hands": with_entries(game.hands, {nation: tuple(hand)}),
        "chance": with_piled(game.chance, cards),
    }


def stage_without_attacks(game: Game, city: int, **changes: Any) -> Stage:
    """The stage after a stack has left a city: it neither attacks from there nor is attacked there (R18)."""
    return stage_with(game, attacks=tuple(pair for pair in game.stage.attacks if city not in pair), **changes)

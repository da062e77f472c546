"""Checks on cards: hands, decks and piles, the Clock of Fate, the card of the Offensive Option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pbem.conformance.check import Checks, Complaints, as_written, equal
from pbem.conformance.play import PlayedCase


def _hands(played: PlayedCase, wanted: Mapping[str, str]) -> Complaints:
    held = {nation: _faces(played, nation) for nation in wanted}
    return equal("hands", held, {nation: Counter(text.split()) for nation, text in wanted.items()})


def _holds(played: PlayedCase, wanted: Mapping[str, str]) -> Complaints:
    lacking = {nation: Counter(text.split()) - _faces(played, nation) for nation, text in wanted.items()}
    return [f"{nation} lacks {list(faces)}" for nation, faces in lacking.items() if faces]


def _hand_sizes(played: PlayedCase, wanted: Mapping[str, int]) -> Complaints:
    return equal("hands", {nation: _faces(played, nation).total() for nation in wanted}, dict(wanted))


def _faces(played: PlayedCase, nation: str) -> Counter[str]:
    return Counter(card.face for card in played.game.hands.get(nation, ()))


def _deck(played: PlayedCase, wanted: Mapping[str, Any]) -> Complaints:
    chance = played.game.chance
    piles = {str(number): len(pile) for number, pile in enumerate(chance.piles, 1)}
    now = {
        "opened": chance.opened,
        "left": len(chance.draw),
        "piles": {number: piles.get(number, 0) for number in wanted.get("piles", ())},
    }
    return equal("deck", {key: now[key] for key in wanted}, dict(wanted))


def _clock(played: PlayedCase, wanted: Mapping[str, Any]) -> Complaints:
    """How many Cards of Fate there are, what is among the `first` few or not, and which is the last."""
    clock = played.game.fate.clock
    first = clock[: wanted.get("first", len(clock))]
    complaints = equal("cards", len(set(clock)), wanted.get("cards", len(clock)))
    complaints += [f"{card} is among {first}" for card in wanted.get("without", ()) if card in first]
    complaints += [f"{card} is not among {first}" for card in wanted.get("with", ()) if card not in first]
    return complaints + equal("last", clock[-1], wanted.get("last", clock[-1]))


def _offensive(played: PlayedCase, wanted: Mapping[str, Any]) -> Complaints:
    option = played.game.offensive
    if option is None:
        return ["nothing was decided about the Offensive Option"]
    now = {"declared": option.declared, "taken": option.taken, "card": as_written(option.card)}
    return equal("Offensive Option", {key: now[key] for key in wanted}, dict(wanted))


CARD_CHECKS: Checks = {
    "hands": _hands,
    "holds": _holds,
    "hand_sizes": _hand_sizes,
    "deck": _deck,
    "clock": _clock,
    "offensive": _offensive,
}

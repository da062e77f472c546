"""Checks on cards, on the turn, and on who plays what in the war."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pbem.conformance.complaints import Check, Checks, Complaints, equal, plain
from pbem.conformance.play import Outcome


def _hands(outcome: Outcome, wanted: Mapping[str, str]) -> Complaints:
    held = {nation: _faces(outcome, nation) for nation in wanted}
    return equal("hands", held, {nation: Counter(text.split()) for nation, text in wanted.items()})


def _holds(outcome: Outcome, wanted: Mapping[str, str]) -> Complaints:
    found = {nation: Counter(text.split()) - _faces(outcome, nation) for nation, text in wanted.items()}
    return [f"{nation} lacks {list(missing)}" for nation, missing in found.items() if missing]


def _hand_sizes(outcome: Outcome, wanted: Mapping[str, int]) -> Complaints:
    return equal("hands", {nation: _faces(outcome, nation).total() for nation in wanted}, dict(wanted))


def _faces(outcome: Outcome, nation: str) -> Counter[str]:
    return Counter(card.face for card in outcome.game.hands.get(nation, ()))


def _deck(outcome: Outcome, wanted: Mapping[str, Any]) -> Complaints:
    chance = outcome.game.chance
    piles = {str(number): len(pile) for number, pile in enumerate(chance.piles, 1)}
    now = {
        "opened": chance.opened,
        "left": len(chance.draw),
        "piles": {number: piles.get(number, 0) for number in wanted.get("piles", ())},
    }
    return equal("deck", {key: now[key] for key in wanted}, dict(wanted))


def _clock(outcome: Outcome, wanted: Mapping[str, Any]) -> Complaints:
    """How the Cards of Fate lie: the first few, what is not among them, which is the last."""
    clock = outcome.game.fate.clock
    first = clock[: wanted.get("first", len(clock))]
    found = equal("cards", len(set(clock)), wanted.get("cards", len(clock)))
    found += [f"{card} is among {first}" for card in wanted.get("without", ()) if card in first]
    found += [f"{card} is not among {first}" for card in wanted.get("with", ()) if card not in first]
    return found + equal("last", clock[-1], wanted.get("last", clock[-1]))


def _players(outcome: Outcome, wanted: Mapping[str, list[str]]) -> Complaints:
    now = {player: sorted(outcome.game.roles.get(player, ())) for player in wanted}
    return equal("players", now, {player: sorted(nations) for player, nations in wanted.items()})


def _offensive(outcome: Outcome, wanted: Mapping[str, Any]) -> Complaints:
    option = outcome.game.offensive
    if option is None:
        return ["nothing was decided about the Offensive Option"]
    now = {"declared": option.declared, "taken": option.taken, "card": plain(option.card)}
    return equal("Offensive Option", {key: now[key] for key in wanted}, dict(wanted))


def _attribute(name: str) -> Check:
    return lambda outcome, wanted: equal(name, plain(getattr(outcome.game, name)), wanted)


def _names(name: str) -> Check:
    return lambda outcome, wanted: equal(name, set(getattr(outcome.game, name)), set(wanted))


HOLDINGS: Checks = {
    "hands": _hands,
    "holds": _holds,
    "hand_sizes": _hand_sizes,
    "deck": _deck,
    "clock": _clock,
    "players": _players,
    "offensive": _offensive,
    "quit": _names("quit"),
    "retired": _names("retired"),
    "eased": _names("eased"),
    "turn": _attribute("turn"),
    "nation": _attribute("nation"),
    "phase": _attribute("phase"),
    "winners": _attribute("winners"),
}

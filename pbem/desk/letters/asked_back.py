"""Whose last letter holds a sentence that was not taken as an order, and may be one."""

from __future__ import annotations

from pbem.game.entries import LetterEntry
from pbem.game.state import State


def unclear_nations(now: State) -> frozenset[str]:
    """The nations whose players' last letters hold a sentence that was not taken as an order: if it is one,
    its writer has the quiet time to say so, even if he wrote `final`."""
    unclear = {player for player in now.game.roles if was_asked_back(now, player)}
    return frozenset(one for one in now.game.rules.order if now.game.player_of(one) in unclear)


def is_unclear(now: State, entry: LetterEntry) -> bool:
    """Whether something is unclear of what a player has on file with a new letter of his."""
    return entry.asked_back or (not entry.turns and was_asked_back(now, entry.player))


def was_asked_back(now: State, player: str | None) -> bool:
    """Whether a sentence of the player's last letter was not taken as an order; one that was but talk is
    passed over."""
    last = next((one for one in now.latest_letters(player) if one.asked_back or one.turns), None)
    return last is not None and last.asked_back

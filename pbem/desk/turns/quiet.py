"""Whose stages rest now, because their players have just written and may yet change something."""

from __future__ import annotations

from datetime import datetime

from pbem.deadlines.quiet import quiet_end
from pbem.deadlines.wall_clock import utc
from pbem.game.entries import LetterEntry
from pbem.game.state import State


def resting_nations(now: State, when: datetime) -> frozenset[str]:
    """The nations whose players wrote so short a time ago that their open stages are not played yet, unless
    the orders for them are all there."""
    resting = {player for player in now.game.roles if _rests(now, player, when)}
    return frozenset(one for one in now.game.rules.order if now.game.player_of(one) in resting)


def _rests(now: State, player: str, when: datetime) -> bool:
    letters = (one for one in reversed(now.log.entries) if isinstance(one, LetterEntry))
    last = next((one for one in letters if one.player == player and not one.forecast), None)
    return bool(last and last.taken and utc(when) < quiet_end(last.taken, now.timing))

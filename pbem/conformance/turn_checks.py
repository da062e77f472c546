"""Checks on the frame of the game: turn and phase, who plays which nation, who has left, who has won."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.conformance.check import Check, Checks, Complaints, as_written, equal
from pbem.conformance.play import PlayedCase


def _players(played: PlayedCase, wanted: Mapping[str, list[str]]) -> Complaints:
    now = {player: sorted(played.game.roles.get(player, ())) for player in wanted}
    return equal("players", now, {player: sorted(nations) for player, nations in wanted.items()})


def _attribute(name: str) -> Check:
    return lambda played, wanted: equal(name, as_written(getattr(played.game, name)), wanted)


def _set_of_names(name: str) -> Check:
    return lambda played, wanted: equal(name, set(getattr(played.game, name)), set(wanted))


TURN_CHECKS: Checks = {
    "turn": _attribute("turn"),
    "nation": _attribute("nation"),
    "phase": _attribute("phase"),
    "players": _players,
    "quit": _set_of_names("quit"),
    "retired": _set_of_names("retired"),
    "eased": _set_of_names("eased"),
    "winners": _attribute("winners"),
}

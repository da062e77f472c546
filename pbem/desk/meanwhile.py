"""What happens if nothing more comes from a player: said in every receipt."""

from __future__ import annotations

from collections.abc import Collection

from pbem.desk.state import State
from pbem.engine.model import SETUP


def meanwhile(now: State, player: str, just_filed: Collection[str]) -> tuple[str, ...]:
    """A sentence for each of the player's nations; `just_filed` are those this letter orders about."""
    return tuple(_sentence(now, nation, nation in just_filed) for nation in now.game.roles.get(player, ()))


def _sentence(now: State, nation: str, just_filed: bool) -> str:
    if just_filed or now.has_orders(nation):
        return f"{nation}: your orders on file are carried out when her stage comes."
    default = "at the deadline nothing of hers moves, she plays the lowest cards and accepts defeats"
    if now.game.phase == SETUP and not now.filed[nation].set_up:
        return f"{nation}: nothing is on file. Without a set-up her troops are split evenly; {default} (R35)."
    return f"{nation}: no orders for her next stage are on file; {default} (R35)."

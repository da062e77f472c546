"""What happens if nothing more comes from a player: said in every receipt."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.desk.filed import Filed
from pbem.desk.state import State
from pbem.engine.model import SETUP
from pbem.engine.phrase import phrase
from pbem.orders.stage import stage_turn


def meanwhile(now: State, player: str, after: Mapping[str, Filed]) -> tuple[str, ...]:
    """A sentence for each of the player's nations; `after` is what those that a letter is about then have on
    file."""
    own = (nation for nation in now.game.roles.get(player, ()) if nation not in now.game.quit)
    return tuple(_sentence(now, nation, after.get(nation, now.filed[nation])) for nation in own)


def _sentence(now: State, nation: str, filed: Filed) -> str:
    turn = stage_turn(now.game, nation)
    default = phrase("at the deadline nothing of hers moves, she plays the lowest cards and accepts defeats")
    if now.game.phase == SETUP and nation not in now.game.hands and not filed.set_up:
        return phrase(
            "{nation}: no set-up is on file. Without one her troops are split evenly; {default} (R35).",
            nation=nation,
            default=default,
        )
    if filed.for_stage(turn):
        return phrase(
            "{nation}: your orders for turn {turn} are on file and carried out when her stage comes.",
            nation=nation,
            turn=turn,
        )
    return phrase(
        "{nation}: no orders for her stage of turn {turn} are on file; {default} (R35).",
        nation=nation,
        turn=turn,
        default=default,
    )

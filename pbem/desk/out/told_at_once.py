"""What a player is told at once, in a few lines, if no other letter tells him: that a fight of his has ended,
and that generals of his were lost for want of supply."""

from __future__ import annotations

from pbem.engine.events import CombatBegan, CombatEnded, TroopsLost
from pbem.game.state import State


def is_told_at_once(now: State, player: str, place: int) -> bool:
    """Whether such a thing has happened since so many events had happened."""
    own = set(now.game.roles[player])
    fighting: set[str] = set()
    for at, one in enumerate(now.history):
        event = one.event
        if isinstance(event, CombatBegan):
            fighting = {event.nation, event.enemy}
        ended = isinstance(event, CombatEnded) and own & fighting
        if at >= place and (ended or (isinstance(event, TroopsLost) and _deserts(event, own))):
            return True
    return False


def _deserts(event: TroopsLost, own: set[str]) -> bool:
    return event.why == "unsupplied" and event.nation in own

"""What a player is told at once, in a few lines, if no other letter tells him: that a fight of his has ended,
where its winner sent his generals, and that generals of his were lost for want of supply."""

from __future__ import annotations

from pbem.engine.events import CombatBegan, CombatEnded, Event, Retreated, TroopsLost
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
        if at >= place and (ended or _befalls(event, own)):
            return True
    return False


def _befalls(event: Event, own: set[str]) -> bool:
    """Whether somebody of these nations deserts, or the winner of a fight, maybe long over, sends him off."""
    if isinstance(event, Retreated):
        return event.nation in own
    return isinstance(event, TroopsLost) and event.why == "unsupplied" and event.nation in own

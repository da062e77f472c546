"""What happens if nothing more comes from a player, and when: said in every receipt."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.desk.deadlines import Asked, Deadline
from pbem.desk.filed import Filed
from pbem.desk.state import State
from pbem.desk.timekeeping import deadlines
from pbem.desk.timing import BOT, DEFAULTS, STANDING, SUBSTITUTE, WAIT, Timing
from pbem.desk.wallclock import zone_words
from pbem.engine.model import SETUP
from pbem.engine.phrase import phrase
from pbem.engine.questions import ALLOT, MOVE
from pbem.orders.stage import stage_turn
from pbem.orders.syntax import AnswerOrder


def meanwhile(now: State, player: str, after: Mapping[str, Filed]) -> tuple[str, ...]:
    """What is due from the player and until when, then a sentence for each of his nations; `after` is what
    those that a letter is about then have on file."""
    own = [nation for nation in now.game.roles.get(player, ()) if nation not in now.game.quit]
    on_file = {nation: after.get(nation, now.filed[nation]) for nation in own}
    due = (
        _until(now.timing, one, found)
        for one, found in deadlines(now)
        if now.timing and one.nation in own and not _answered(on_file[one.nation], one, now)
    )
    return (*due, *(_sentence(now, nation, on_file[nation]) for nation in own))


def _answered(filed: Filed, asked: Asked, now: State) -> bool:
    """Whether what is asked of a nation is on file, as far as that can be told beforehand."""
    if asked.number in _numbers(filed):
        return True
    if asked.kind == ALLOT:
        return bool(filed.set_up)
    return asked.kind == MOVE and bool(filed.for_stage(now.game.turn))


def _numbers(filed: Filed) -> set[int]:
    """The questions that are answered by number, in letters of which every line counts."""
    answers = (one.order for one in filed.any_time if not one.partial)
    return {order.number for order in answers if isinstance(order, AnswerOrder)}


def _until(timing: Timing, asked: Asked, found: Deadline) -> str:
    """Until when an open question has to be answered, in the game's time zone, and what happens then."""
    nation, wants = asked.nation, asked.wants
    if found.at is None:
        return phrase(
            "{nation}, {wants}: no deadline runs while the game is paused.",
            nation=nation,
            wants=wants,
        )
    return phrase(
        "{nation}, {wants}: due by {at}. If nothing has come by then, {then}.",
        nation=nation,
        wants=wants,
        at=zone_words(found.at, timing.zone),
        then=_THEN[timing.when_late(nation)],
    )


_THEN = {
    WAIT: phrase("the moderator decides what is done"),
    DEFAULTS: phrase("the harmless defaults apply: nothing moves, defeats are accepted"),
    STANDING: phrase("her standing orders answer, and defaults where she has none"),
    BOT: phrase("a program answers for her"),
    SUBSTITUTE: phrase("a substitute player is asked"),
}
"""What is done for a nation whose player is late (docs/deadlines.md)."""


def _sentence(now: State, nation: str, filed: Filed) -> str:
    turn = stage_turn(now.game, nation)
    default = phrase("at the deadline she moves nothing, plays the lowest cards and accepts defeats")
    if now.game.phase == SETUP and nation not in now.game.hands and not filed.set_up:
        return phrase(
            "{nation}: no set-up is on file. Without one her troops are split evenly; {default} (R35).",
            nation=nation,
            default=default,
        )
    if filed.last_word(turn) and not filed.for_stage(turn):
        return phrase(
            "{nation}: no orders for turn {turn} are on file, and you said final: she moves nothing, and "
            "nobody waits for you.",
            nation=nation,
            turn=turn,
        )
    if filed.for_stage(turn):
        return phrase(
            "{nation}: your orders for turn {turn} are on file and will be carried out when her stage comes.",
            nation=nation,
            turn=turn,
        )
    return phrase(
        "{nation}: no orders for turn {turn} are on file; {default} (R35).",
        nation=nation,
        turn=turn,
        default=default,
    )

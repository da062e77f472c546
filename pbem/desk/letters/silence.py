"""What happens if nothing more comes from a player, and when: said in every receipt."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.deadlines.deadline import Deadline, OwedAnswer
from pbem.deadlines.policies import DEFAULTS, Answerer, Policy
from pbem.deadlines.settings import Timing
from pbem.deadlines.wall_clock import zone_words
from pbem.engine import questions as q
from pbem.engine.model import SETUP
from pbem.engine.phrase import phrase
from pbem.game.on_file import OrdersOnFile
from pbem.game.state import State
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.judging.stage import stage_turn


def if_nothing_comes(now: State, player: str, after: Mapping[str, OrdersOnFile]) -> tuple[str, ...]:
    """What is due from the player and until when, then a sentence for each of his nations; `after` is what
    those that a letter is about then have on file."""
    own = [nation for nation in now.game.roles.get(player, ()) if nation not in now.game.quit]
    on_file = {nation: after.get(nation, now.filed[nation]) for nation in own}
    due = [
        (one, deadline)
        for one, deadline in now.deadlines
        if now.timing and one.nation in own and not _answered(on_file[one.nation], one, now)
    ]
    dated = {one.nation for one, deadline in due if deadline.at and one.kind in (q.ALLOT, q.MOVE)}
    return (
        *(_until(now.timing, one, deadline) for one, deadline in due if now.timing),
        *(_sentence(now, nation, on_file[nation]) for nation in own if nation not in dated),
    )


def _answered(on_file: OrdersOnFile, asked: OwedAnswer, now: State) -> bool:
    """Whether what is asked of a nation is on file, as far as that can be told beforehand."""
    if asked.number in _numbers(on_file):
        return True
    if asked.kind == q.ALLOT:
        return bool(on_file.set_up)
    turn = now.game.turn
    return asked.kind == q.MOVE and bool(on_file.for_stage(turn) or on_file.last_word(turn))


def _numbers(on_file: OrdersOnFile) -> set[int]:
    """The questions that are answered by number, in letters of which every line counts."""
    answers = (one.order for one in on_file.any_time if not one.partial)
    return {order.number for order in answers if isinstance(order, AnswerOrder)}


def _until(timing: Timing, asked: OwedAnswer, deadline: Deadline) -> str:
    """Until when an open question has to be answered, in the game's time zone, and what happens then."""
    nation, wants = asked.nation, asked.wants
    if deadline.at is None:
        return phrase(
            "{nation}, {wants}: no deadline runs while the game is paused.",
            nation=nation,
            wants=wants,
        )
    return phrase(
        "{nation}, {wants}: due by {at}. If nothing has come by then, {then}.",
        nation=nation,
        wants=wants,
        at=zone_words(deadline.at, timing.zone),
        then=_then(timing.when_late(nation), asked.kind),
    )


def _then(policy: Policy, kind: str) -> str:
    """What is done about a question when its deadline has passed; the default in words if that is given."""
    default = BY_DEFAULT[kind]
    # No standing order splits all troops of a nation.
    if policy.answerer is Answerer.RULES or (policy.answerer is Answerer.ORDERS and kind == q.ALLOT):
        return phrase("{default} (R35)", default=default)
    if policy.answerer is Answerer.ORDERS:
        return phrase("her standing orders answer; where none fits, {default} (R35)", default=default)
    return policy.says


BY_DEFAULT = {
    q.ALLOT: phrase("her troops are split evenly, and what is left over goes to the highest ranks"),
    q.DISCARD: phrase("the lowest of the cards drawn is discarded"),
    q.OFFENSIVE: phrase("she does without the Offensive Option"),
    q.MOVE: phrase("nothing moves but who has to, and nobody is recruited"),
    q.EVADE: phrase("the stack stays where it is"),
    q.ATTACK: phrase("the first of the attacks in her report is fought next"),
    q.PLAY: phrase(
        "the defeat is accepted, on 0 the tie; the lowest card goes only where one has to be played"
    ),
    q.RETREAT: phrase("it ends in the first of the cities in her report"),
    q.FATE: phrase("she passes, or the first possibility in her report is taken if she may not"),
}
"""What the harmless default for each kind of question is (`engine.sequence.default`), R35."""


def _sentence(now: State, nation: str, on_file: OrdersOnFile) -> str:
    turn = stage_turn(now.game, nation)
    late = _late(now, nation)
    if now.game.phase == SETUP and nation not in now.game.hands and not on_file.set_up:
        return phrase(
            "{nation}: no set-up is on file; {late}.", nation=nation, late=_late(now, nation, q.ALLOT)
        )
    if on_file.last_word(turn) and not on_file.for_stage(turn):
        return phrase(
            "{nation}: no orders for turn {turn} are on file, and you said final: she moves nothing, and "
            "nobody waits for you.",
            nation=nation,
            turn=turn,
        )
    if on_file.for_stage(turn):
        return phrase(
            "{nation}: your orders for turn {turn} are on file and will be carried out when her stage comes.",
            nation=nation,
            turn=turn,
        )
    return phrase(
        "{nation}: no orders for turn {turn} are on file; {late}.", nation=nation, turn=turn, late=late
    )


def _late(now: State, nation: str, kind: str = q.MOVE) -> str:
    """What is done at the deadline about what is still to be asked, her set-up or her action stage."""
    policy = now.timing.when_late(nation) if now.timing else DEFAULTS
    if kind == q.ALLOT or policy.answerer not in (Answerer.RULES, Answerer.ORDERS):
        return phrase("at the deadline {then}", then=_then(policy, kind))
    if policy.answerer is Answerer.ORDERS:
        return phrase(
            "at the deadline her standing orders answer; where none fits, she moves nothing, accepts defeats "
            "and plays a card, the lowest, only where she has to (R35)"
        )
    return phrase(
        "at the deadline she moves nothing, accepts defeats and plays a card, the lowest, only where she "
        "has to (R35)"
    )

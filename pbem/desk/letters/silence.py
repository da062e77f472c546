"""What happens if nothing more comes from a player, and when: said in every receipt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from pbem.deadlines.deadline import Deadline, OwedAnswer
from pbem.deadlines.policies import CARRIED_OUT, DEFAULTS, Answerer, Policy
from pbem.deadlines.settings import Timing
from pbem.deadlines.wall_clock import in_both_zones
from pbem.desk.letters.idle_pieces import is_complete
from pbem.desk.letters.unanswered import is_answered
from pbem.desk.letters.when_played import is_filed_for, own_nations, quiet_end_words
from pbem.engine import questions as q
from pbem.engine.model import SETUP
from pbem.engine.phrase import phrase
from pbem.engine.sequence import questions
from pbem.game.on_file import OrdersOnFile
from pbem.game.orders_ahead import orders_ahead
from pbem.game.state import State
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.judging.next_stage import stage_turn

if TYPE_CHECKING:
    from zoneinfo import ZoneInfo


def if_nothing_comes(
    now: State,
    player: str,
    after: Mapping[str, OrdersOnFile],
    when: datetime | None = None,
    *,
    wrong_told: bool = False,
) -> tuple[str, ...]:
    """What is due from the player and until when, then a sentence for each of his nations; `after` is what
    those that a letter is about then have on file, which came at a time (`when`) if that is known. Of a
    stage that waits for better lines nothing is said if that is told elsewhere (`wrong_told`)."""
    own, on_file, due = _due(now, player, after)
    dated = {one.nation for one, deadline in due if deadline.at and one.kind in (q.ALLOT, q.MOVE)}
    return (
        *until_when(now, player, after),
        *(
            sentence
            for nation in own
            if nation not in dated
            for sentence in _sentences(now, nation, on_file[nation], when, wrong_told=wrong_told)
        ),
        *(line for nation in own for line in orders_ahead(now.game, nation, on_file[nation])),
    )


def until_when(now: State, player: str, after: Mapping[str, OrdersOnFile]) -> tuple[str, ...]:
    """What is due from the player and until when; `after` as above."""
    _, on_file, due = _due(now, player, after)
    return tuple(
        _until(
            now.timing,
            one,
            deadline,
            bool(on_file[one.nation].orders_for(one.kind, now.game.turn)),
            now.zone_of(player),
        )
        for one, deadline in due
        if now.timing
    )


def _due(
    now: State, player: str, after: Mapping[str, OrdersOnFile]
) -> tuple[list[str], dict[str, OrdersOnFile], list[tuple[OwedAnswer, Deadline]]]:
    """The player's nations, what each has on file, and the answers that are due from them."""
    own = own_nations(now, player)
    on_file = {nation: after.get(nation, now.filed[nation]) for nation in own}
    due = [
        (one, deadline)
        for one, deadline in now.deadlines
        if now.timing and one.nation in own and not _is_answered(now, one, on_file[one.nation])
    ]
    return own, on_file, due


def _is_answered(now: State, asked: OwedAnswer, on_file: OrdersOnFile) -> bool:
    open_now = (one for one in questions(now.game) if one.number == asked.number)
    return all(is_answered(now, one, on_file) for one in open_now if one.nation == asked.nation)


def _until(timing: Timing, asked: OwedAnswer, deadline: Deadline, orders: bool, zone: ZoneInfo | None) -> str:
    """Until when an open question has to be answered, in the game's time zone, and what happens then. Whether
    `orders` are on file for it decides that."""
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
        at=in_both_zones(deadline.at, timing.zone, zone),
        then=CARRIED_OUT.says if orders else _then(timing.when_late(nation), asked.kind),
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


def _sentences(
    now: State, nation: str, on_file: OrdersOnFile, when: datetime | None, *, wrong_told: bool
) -> Iterator[str]:
    """What becomes of a nation's set-up if none is on file, and of her next stage, unless it is told
    elsewhere when that is played."""
    turn = stage_turn(now.game, nation)
    policy = _policy(now, nation)
    if any((one.nation, one.kind) == (nation, q.ALLOT) for one in questions(now.game)) and not on_file.set_up:
        yield phrase("{nation}: no set-up is on file; {late}.", nation=nation, late=_late(policy, q.ALLOT))
        if not on_file.for_stage(turn):
            return
    if on_file.wrong_lines(turn):
        told = wrong_told
    else:
        told = bool(when) and is_filed_for(now, on_file, nation) and now.game.phase != SETUP
    if not told:
        at_stage = on_file.after_set_up() if now.game.phase == SETUP else on_file
        yield _sentence(now, nation, at_stage, when)


def _sentence(now: State, nation: str, on_file: OrdersOnFile, when: datetime | None) -> str:
    turn = stage_turn(now.game, nation)
    policy = _policy(now, nation)
    if on_file.wrong_lines(turn):
        return phrase(
            "{nation}: her stage of turn {turn} waits for the better lines until the deadline; then what is "
            "on file is carried out.",
            nation=nation,
            turn=turn,
        )
    if on_file.last_word(turn) and not on_file.for_stage(turn):
        return phrase(
            "{nation}: no orders for turn {turn} are on file, and you said final: she moves nothing, and "
            "nobody waits for you.",
            nation=nation,
            turn=turn,
        )
    if on_file.for_stage(turn) and when and not is_complete(now.game, nation, on_file, turn):
        return phrase(
            "{nation}: your orders for turn {turn} are on file and will be carried out when her stage comes, "
            "but not before {at} or the deadline: until then it waits for what is not ordered yet, unless "
            "you write final.",
            nation=nation,
            turn=turn,
            at=quiet_end_words(now, nation, when),
        )
    if on_file.for_stage(turn):
        return phrase(
            "{nation}: your orders for turn {turn} are on file and will be carried out when her stage comes.",
            nation=nation,
            turn=turn,
        )
    if _has_plans(on_file, turn) and policy.answerer is Answerer.RULES:
        return phrase(
            "{nation}: only plans are on file for turn {turn}; at the deadline she moves nothing, and fights "
            "by them (R35 where none fits).",
            nation=nation,
            turn=turn,
        )
    return phrase(
        "{nation}: no orders for turn {turn} are on file; {late}.",
        nation=nation,
        turn=turn,
        late=_late(policy),
    )


def _has_plans(on_file: OrdersOnFile, turn: int) -> bool:
    """Whether a nation has a plan for fights in a turn."""
    lines = (*on_file.standing, *on_file.plans_from(turn, turn))
    return any(isinstance(one.order, BattleOrder) for one in lines)


def _policy(now: State, nation: str) -> Policy:
    """What is done for a nation whose player is late."""
    return now.timing.when_late(nation) if now.timing else DEFAULTS


def _late(policy: Policy, kind: str = q.MOVE) -> str:
    """What is done at the deadline about what is still to be asked, her set-up or her action stage."""
    if kind == q.ALLOT or policy.answerer not in (Answerer.RULES, Answerer.ORDERS):
        return phrase("at the deadline {then}", then=_then(policy, kind))
    if policy.answerer is Answerer.ORDERS:
        return phrase(
            "at the deadline her standing orders answer; where none fits, she moves nothing and accepts "
            "defeats (R35)"
        )
    return phrase("at the deadline she moves nothing and accepts defeats (R35)")

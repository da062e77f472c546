"""The wrong lines of letters: a nation's stage waits until they are mended (orders contract, "Errors")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any

from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.engine.phrase import packed
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.header import Final, NationLine, Withdraw
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.letter import Part
from pbem.orders.grammar.order import Order
from pbem.orders.judging.next_stage import LAST, stage_turn
from pbem.orders.judging.subjects import meets, subjects, subjects_in
from pbem.orders.problem import Kind
from pbem.records import dataclass

if TYPE_CHECKING:
    from pbem.orders.reading.parse import Sheet

TO_MEND = frozenset((Kind.UNREADABLE, Kind.AMBIGUOUS, Kind.ILLEGAL, Kind.NOT_YOURS))
"""The faults that a better line mends. Nobody waits for what comes too late."""


@dataclass(frozen=True)
class WrongLine:
    """A line that is wrong, and that nothing has mended yet."""

    letter: int
    """The number of its letter."""
    line: int
    text: str
    turn: int
    """The turn of the stage that waits for it."""
    about: tuple[str, ...] = ()
    """What it is about, as far as that can be told (`orders/judging/subjects.py`)."""
    ahead: bool = False
    """Whether it stood in a part for a later turn: no stage before that one waits for it."""
    why: Any = field(default=None, compare=False)
    """What is wrong with it, so that it can be said in each language."""
    waits: bool = True
    """Whether her stage waits for a better one; else it is only told that the line was not carried out."""


def wrong_lines(
    game: Game, sheet: Sheet, faults: Iterable[Fault], player: str | None
) -> Iterator[tuple[str, WrongLine]]:
    """The wrong lines of a letter, by the nation that waits for each. Where no nation is named all of the
    player's wait; none does for a part that is for another player's nation."""
    all_orders = (one for part in sheet.parts for one in part.all_orders)
    orders = {(one.line, one.text): one for one in all_orders}
    seen = set()
    for fault in faults:
        place = (fault.line, fault.text)
        if fault.kind not in TO_MEND or not fault.line or place in seen or is_others_part(sheet, fault):
            continue
        seen.add(place)
        nations = _nations_at(game, sheet, fault, player)
        for one in nations or _own_nations(game, player):
            due, later = stage_turn(game, one), sheet.later_turn_at(fault.line)
            turn = max(due, later if later <= LAST else 0)
            about = _about(game, one, fault, orders.get(place)) if nations else ()
            why = packed(fault.alone)
            yield one, WrongLine(0, fault.line, fault.text, turn, about, turn > due, why)


def is_others_part(sheet: Sheet, fault: Fault) -> bool:
    """Whether a fault is that a part of a letter is for another player's nation."""
    heads = ((part.nation.line, part.nation.text) for part in sheet.parts if part.nation)
    return fault.kind is Kind.NOT_YOURS and (fault.line, fault.text) in heads


def _about(game: Game, nation: str, fault: Fault, order: Order | None) -> tuple[str, ...]:
    if order is None or isinstance(order, NationLine):
        return subjects_in(game, nation, fault.text)
    return subjects(game, nation, order)


def _nations_at(game: Game, sheet: Sheet, fault: Fault, player: str | None) -> Sequence[str]:
    """The nations in whose parts of the letter a wrong line stands; none if that is not told. A line for
    several of them stands in the part of each."""
    from pbem.orders.judging.judge import nation_of

    heads = [part.nation for part in sheet.parts if part.nation and part.nation.line <= fault.line]
    place = (fault.line, fault.text)
    inside = [part.nation for part in sheet.parts if place in _places(part) and part.nation in heads]
    last = max((one.line for one in heads), default=0)
    found = (nation_of(game, Part(one), player) for one in inside or heads if inside or one.line == last)
    return tuple(dict.fromkeys(one for one in found if isinstance(one, str)))


def _places(part: Part) -> set[tuple[int, str]]:
    return {(one.line, one.text) for one in part.all_orders}


def _own_nations(game: Game, player: str | None) -> Sequence[str]:
    return [one for one in game.roles.get(player or "", ()) if one not in game.quit]


def still_wrong(
    game: Game, nation: str, before: Sequence[WrongLine], part: Part, wrong: Sequence[WrongLine],
    *, accepted: bool,
) -> tuple[WrongLine, ...]:  # fmt: skip
    """The wrong lines of earlier letters that a further letter has not mended. It does so, in its part for
    the same turn, with an order about the same; with any order where nobody can tell what a line is about, if
    it is right itself. Those of the stage that comes next are waited for no longer if nobody is to wait
    (`accepted`). `wrong` are its own ones."""
    due = stage_turn(game, nation)
    left: list[WrongLine] = []
    for turn in dict.fromkeys(line.turn for line in before if line.turn >= due):
        orders = _orders_of(part, turn, due)
        if any(isinstance(order, Withdraw | HoldOrder) for order in orders):
            continue
        given_up = (accepted and turn == due) or any(isinstance(order, Final) for order in orders)
        own = [line for line in wrong if line.turn == turn]
        unmended = _unmended(game, nation, [one for one in before if one.turn == turn], orders, own)
        left += (replace(line, waits=line.waits and not given_up) for line in unmended)
    return tuple(left)


def _orders_of(part: Part, turn: int, due: int) -> tuple[Order, ...]:
    """What a part says for a turn; standing orders are for the one that is due."""
    if turn == due:
        return (*part.orders, *(part.standing or ()))
    return tuple(order for later in part.later if later.turn.number == turn for order in later.orders)


def _unmended(
    game: Game, nation: str, before: Sequence[WrongLine], orders: Sequence[Order], wrong: Sequence[WrongLine]
) -> Iterator[WrongLine]:
    about = {subject for order in orders for subject in subjects(game, nation, order)}
    about |= {subject for line in wrong for subject in line.about}
    right = bool(orders) and not wrong
    for line in before:
        met = any(meets(one, other) for one in line.about for other in about)
        if not (met if line.about else right):
            yield line


SET_UP, DISCARD = "setup", "discard"
"""The subjects of a set-up line, and of one that discards."""


def lines_left_out(kind: str, lines: Sequence[WrongLine]) -> tuple[WrongLine, ...]:
    """The wrong lines that are not carried out any more when a question of a kind has been answered: those
    of a set-up with it, all others with the stage."""
    return tuple(line for line in lines if kind in WAITING and (SET_UP in line.about) == (kind == q.ALLOT))


def lines_waited_for(kind: str, lines: Sequence[WrongLine]) -> tuple[WrongLine, ...]:
    """The wrong lines for which a question of a kind waits: those that may be about it. A nation is set up,
    and gives up a card, although a move of hers is wrong; the rest of her stage waits for every line."""
    if kind not in WAITING:
        return ()
    if kind == q.DISCARD:
        return tuple(line for line in lines if not line.about or DISCARD in line.about)
    return tuple(line for line in lines if not line.about or (SET_UP in line.about) == (kind == q.ALLOT))


WAITING = (q.ALLOT, q.DISCARD, q.OFFENSIVE, q.MOVE)
"""The questions that wait: those of the set-up and of a nation's own stage until her pieces have moved."""

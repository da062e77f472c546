"""Orders on file: which of a player's letters count for which of his nations (orders contract).

One rule: a newer letter replaces what the same nation filed before for the same purpose, `amend` adds
to it, `withdraw` takes it back. Purposes are the set-up, the next action stage, and what holds until changed.
What is filed counts; `final` says besides that nobody need wait for more. While a line is wrong, what comes
adds to what is there, and what was there before for the same piece or fight stays.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import field, replace
from typing import TYPE_CHECKING

from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.game.wrong_line import WrongLine
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.conditional import WakeOrder
from pbem.orders.grammar.fate import PASS, FateOrder
from pbem.orders.grammar.header import Final, Withdraw
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.letter import Header, LaterPart, Part
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.offensive import OffensiveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.verbs import AT_ONCE, STAGE_ORDERS
from pbem.orders.judging.order_line import meaning
from pbem.orders.meaning.facts import holds
from pbem.records import dataclass

if TYPE_CHECKING:
    from pbem.orders.judging.stage import Run


@dataclass(frozen=True)
class Sourced:
    """An order and the letter it stands in (0 for none); `turn` is that of the stage it was filed for."""

    letter: int
    turn: int
    order: Order
    partial: bool = field(default=False, compare=False)
    """Whether nobody is to wait for a better line than one that cannot be carried out."""
    ahead: bool = False
    """Whether it was filed for a turn later than that of the next stage."""

    @property
    def source(self) -> str:
        """As the log names it: `letter 3, line 7`."""
        return f"letter {self.letter}, line {self.order.line}"


@dataclass(frozen=True)
class OrdersOnFile:
    """All that one nation has on file."""

    set_up: tuple[Sourced, ...] = ()
    stage: tuple[Sourced, ...] = ()
    plans: tuple[Sourced, ...] = ()
    standing: tuple[Sourced, ...] = ()
    any_time: tuple[Sourced, ...] = ()
    final: tuple[Sourced, ...] = ()
    later: tuple[Sourced, ...] = ()
    """What is for turns after that of her next stage."""
    to_mend: tuple[WrongLine, ...] = ()
    """The wrong lines that nothing has mended, and that her stage waits for unless she has said otherwise."""
    held: OrdersOnFile | None = None
    """What comes on file as soon as nothing is wrong any more in a letter that said `all or nothing`."""
    held_by: int = 0
    """The letter in which something is wrong."""

    @property
    def mended(self) -> OrdersOnFile:
        """What a further letter adds to or replaces: with what is held back."""
        return replace(self.held, to_mend=self.to_mend) if self.held else self

    def wrong_lines(self, turn: int) -> tuple[WrongLine, ...]:
        """The wrong lines that her stage of a turn waits for."""
        return tuple(one for one in self.left_out(turn) if one.waits)

    def left_out(self, turn: int) -> tuple[WrongLine, ...]:
        """All lines for her stage of a turn that were wrong, and that nothing has mended."""
        return tuple(one for one in self.to_mend if one.turn == turn)

    @property
    def replaceable(self) -> tuple[Sourced, ...]:
        """All that a newer letter may replace."""
        return (*self.set_up, *self.stage, *self.plans, *self.standing, *self.final)

    def accepted_in_part(self, turn: int) -> OrdersOnFile:
        """The same when her player has said that her stage of a turn is to be played with what is right."""
        stage = (replace(one, partial=True) if one.turn == turn else one for one in self.stage)
        return replace(self, stage=tuple(stage))

    def last_word(self, turn: int) -> Sourced | None:
        """The `final` for her action stage of a turn, if she said so."""
        return next((sourced for sourced in reversed(self.final) if sourced.turn == turn), None)

    def after_set_up(self) -> OrdersOnFile:
        """What is left of it when the set-up is over: the `final` that ended that says nothing of the stage
        in turn 1 unless there are orders for it."""
        return self if self.for_stage(1) else replace(self, final=())

    def answers(self, number: int) -> bool:
        """Whether a line answers the question of a number."""
        orders = (one.order for one in self.any_time)
        return any(isinstance(order, AnswerOrder) and order.number == number for order in orders)

    def orders_for(self, kind: str, turn: int) -> tuple[Sourced, ...]:
        """The orders that a question of a kind waits for, in a turn: for the set-up or for her stage."""
        if kind == q.ALLOT:
            return self.set_up
        return self.for_stage(turn) if kind == q.MOVE else ()

    def for_stage(self, turn: int) -> tuple[Sourced, ...]:
        """The orders for her action stage of a turn."""
        orders = (one for one in (*self.stage, *self.later) if isinstance(one.order, STAGE_ORDERS))
        return tuple(one for one in orders if one.turn == turn)

    def plans_from(self, turn: int, now: int | None = None) -> tuple[Sourced, ...]:
        """The plans filed for this turn or later, oldest first: earlier ones have lapsed. Those for a turn
        that has not begun yet, `now` being the one that is played, do not count."""
        last = turn if now is None else now
        plans = (*self.plans, *(one for one in self.later if not isinstance(one.order, STAGE_ORDERS)))
        return tuple(one for one in plans if one.turn >= turn and not (one.ahead and one.turn > last))

    def ahead_of(self, turn: int) -> tuple[Sourced, ...]:
        """What was filed ahead for the stage of this turn or a later one, turn by turn."""
        kept = (one for one in (*self.stage, *self.plans, *self.later) if one.ahead and one.turn >= turn)
        return tuple(sorted(kept, key=lambda one: one.turn))

    def in_turn(self, turn: int) -> OrdersOnFile:
        """What is on file when this is the turn of her next stage: with what was filed ahead for it."""
        due = tuple(one for one in self.later if one.turn <= turn)
        if not due:
            return self
        stage = tuple(one for one in due if isinstance(one.order, STAGE_ORDERS))
        plans = tuple(one for one in due if one not in stage)
        left = tuple(one for one in self.later if one not in due)
        return replace(self, stage=self.stage + stage, plans=self.plans + plans, later=left)


def run_filed(game: Game, nation: str, filed: Sequence[Sourced], *, began: Game | None = None) -> Run:
    """Carry out orders on file for a nation's stage, as `run_stage` does; `began` is the game as the stage
    began, the same if it begins now."""
    from pbem.orders.judging.stage import run_stage

    orders, letters = [one.order for one in filed], [one.letter for one in filed]
    return run_stage(game, nation, orders, began=began, letters=letters)


def still_to_do(
    began: Game, nation: str, orders: tuple[Sourced, ...], done: Collection[str]
) -> tuple[Sourced, ...]:
    """What of the orders for a stage, which began like this, follows the last one carried out (`done` has the
    sources): an `undo` may have ended amid them. The Offensive Option is declared before all others, wherever
    it stands."""
    orders = tuple(sourced for sourced in orders if not isinstance(sourced.order, OffensiveOrder))
    if all(sourced.source not in done for sourced in orders):
        return orders
    ran = run_filed(began, nation, orders)
    by_order = {id(sourced.order): sourced for sourced in orders}
    in_turn = [by_order[id(order)] for order in ran.order]
    places = [place for place, sourced in enumerate(in_turn, 1) if sourced.source in done]
    return tuple(in_turn[max(places) :])


def woken_by(began: Game, nation: str, own: OrdersOnFile) -> tuple[WakeOrder, ...]:
    """What a nation has on file after which her stage, which began like this, waits for her player."""
    turn = began.turn
    lines = (*own.standing, *(one for one in own.plans_from(turn, turn) if one.turn == turn))
    waking = (one.order for one in lines if isinstance(one.order, WakeOrder))
    return tuple(order for order in waking if holds(began, nation, order))


def add(
    before: OrdersOnFile,
    part: Part,
    header: Header,
    letter: int,
    turn: int,
    stays: Collection[str] | None = None,
) -> OrdersOnFile:
    """What is on file after a further letter's part for the nation. `stays` are the sources of what stays
    beside it, where that is not as the letter says."""
    stay = what_stays(before, part, header, stays)
    after = _joined(stay, _sorted(part, letter, turn, header.partial))
    for later in part.later:
        after = _with_later(after, later, header, letter)
    return after


def _with_later(before: OrdersOnFile, part: LaterPart, header: Header, letter: int) -> OrdersOnFile:
    """With a part for a later turn, in the place of what was filed for that turn; beside it, but for what it
    says again, if it mends a wrong line of that turn."""
    turn, again = part.turn.number, {meaning(order) for order in part.orders}
    new = tuple(Sourced(letter, turn, order, header.partial, ahead=True) for order in part.orders)
    mends = any(line.ahead for line in before.wrong_lines(turn))

    def stays(one: Sourced) -> bool:
        return one.turn != turn or (mends and meaning(one.order) not in again)

    others = before.later if header.amend else tuple(filter(stays, before.later))
    return replace(before, later=others + new)


def what_stays(
    before: OrdersOnFile, part: Part, header: Header, stays: Collection[str] | None = None
) -> OrdersOnFile:
    """What stays on file beside a further letter's part; its wrong lines are none of this one's affair."""
    if any(isinstance(order, Withdraw) for order in part.orders):
        before = replace(before, set_up=(), stage=(), plans=(), final=())
    if stays is not None:
        return _only(before, stays)
    return before if header.amend else _unreplaced(before, part)


def _unreplaced(before: OrdersOnFile, part: Part) -> OrdersOnFile:
    """What a newer letter leaves: each purpose that it says nothing of."""
    new = _sorted(part, 0, 0, partial=False)
    return replace(
        before,
        set_up=() if new.set_up else before.set_up,
        stage=() if new.stage else before.stage,
        plans=() if new.stage or new.plans else before.plans,
        standing=() if part.standing is not None else before.standing,
        final=() if new.stage or new.final else before.final,
    )


def _only(before: OrdersOnFile, stays: Collection[str]) -> OrdersOnFile:
    def of(orders: tuple[Sourced, ...]) -> tuple[Sourced, ...]:
        return tuple(one for one in orders if one.source in stays)

    return replace(
        before,
        set_up=of(before.set_up),
        stage=of(before.stage),
        plans=of(before.plans),
        standing=of(before.standing),
        final=of(before.final),
    )


def _sorted(part: Part, letter: int, turn: int, partial: bool) -> OrdersOnFile:
    sourced = [Sourced(letter, turn, order, partial) for order in part.orders]
    lasting = [Sourced(letter, turn, order, partial) for order in part.standing or ()]
    return OrdersOnFile(
        set_up=_of(sourced, (SetUpOrder,)),
        stage=_of(sourced, STAGE_ORDERS),
        plans=tuple(
            one
            for one in sourced
            if not isinstance(one.order, (SetUpOrder, Withdraw, Final, *STAGE_ORDERS, *AT_ONCE))
        ),
        standing=tuple(sorted(lasting, key=_says_more)),
        any_time=_of(sorted(sourced, key=_says_more), AT_ONCE),
        final=_of(sourced, (Final,)),
    )


def _says_more(one: Sourced) -> bool:
    """A bare `fate pass` gives way to whatever else a letter says of Cards of Fate, wherever it stands."""
    return not (isinstance(one.order, FateOrder) and one.order.deed == PASS)


def _of(sourced: Iterable[Sourced], kinds: tuple[type, ...]) -> tuple[Sourced, ...]:
    return tuple(one for one in sourced if isinstance(one.order, kinds))


def _joined(old: OrdersOnFile, new: OrdersOnFile) -> OrdersOnFile:
    """What is on file with what is added; a `hold` gives way to a move that is."""
    moves = any(isinstance(one.order, MoveOrder) for one in new.stage)
    stage = tuple(one for one in old.stage if not (moves and isinstance(one.order, HoldOrder)))
    return OrdersOnFile(
        old.set_up + new.set_up,
        stage + new.stage,
        old.plans + new.plans,
        old.standing + new.standing,
        old.any_time + new.any_time,
        old.final + new.final,
        old.later,
        old.to_mend,
    )

"""Orders on file: which of a player's letters count for which of his nations (orders contract).

One rule: a newer letter replaces what the same nation filed before for the same purpose, `amend` adds
to it, `withdraw` takes it back. Purposes are the set-up, the next action stage, and what holds until changed.
What is filed counts; `final` says besides that nobody need wait for more.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from pbem.orders.grammar.fate import PASS, FateOrder
from pbem.orders.grammar.header import Final, Withdraw
from pbem.orders.grammar.letter import Header, Part
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.verbs import AT_ONCE, STAGE_ORDERS


@dataclass(frozen=True)
class Sourced:
    """An order and the letter it stands in (0 for none); `turn` is that of the stage it was filed for."""

    letter: int
    turn: int
    order: Order
    partial: bool = False

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

    def last_word(self, turn: int) -> Sourced | None:
        """The `final` for her action stage of a turn, if she said so."""
        return next((sourced for sourced in reversed(self.final) if sourced.turn == turn), None)

    def for_stage(self, turn: int) -> tuple[Sourced, ...]:
        """The orders for her action stage of a turn."""
        return tuple(sourced for sourced in self.stage if sourced.turn == turn)

    def plans_from(self, turn: int) -> tuple[Sourced, ...]:
        """The plans filed for this turn or later, oldest first: earlier ones have lapsed."""
        return tuple(sourced for sourced in self.plans if sourced.turn >= turn)


def add(before: OrdersOnFile, part: Part, header: Header, letter: int, turn: int) -> OrdersOnFile:
    """What is on file after a further letter's part for the nation."""
    new = _sorted(part, letter, turn, header.partial)
    if any(isinstance(order, Withdraw) for order in part.orders):
        before = replace(before, set_up=(), stage=(), plans=(), final=())
    if header.amend:
        return _joined(before, new)
    return replace(
        before,
        set_up=new.set_up or before.set_up,
        stage=new.stage or before.stage,
        plans=new.plans if new.stage or new.plans else before.plans,
        standing=new.standing if part.standing is not None else before.standing,
        any_time=before.any_time + new.any_time,
        final=new.final if new.stage or new.final else before.final,
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
    return OrdersOnFile(
        old.set_up + new.set_up,
        old.stage + new.stage,
        old.plans + new.plans,
        old.standing + new.standing,
        old.any_time + new.any_time,
        old.final + new.final,
    )

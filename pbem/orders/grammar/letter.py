"""A letter as it is read: what it says of itself, and a part for each nation."""

from __future__ import annotations

from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.header import GameLine, LanguageLine, LuckLine, NationLine, PasswordLine, TurnLine
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.person.deputy import DeputyLine
from pbem.orders.grammar.person.presence import AwayLine, SuitsLine, ZoneLine
from pbem.records import dataclass


@dataclass(frozen=True)
class LaterPart:
    """Orders for a later turn, behind a `turn` line of their own."""

    turn: TurnLine
    orders: tuple[Order, ...] = ()


@dataclass(frozen=True)
class Part:
    """The orders for one nation, in the order written."""

    nation: NationLine | None
    """The line that names her; None where the letter names none."""
    orders: tuple[Order, ...] = ()
    standing: tuple[Order, ...] | None = None
    """The orders that hold until changed; None if the letter says nothing of them, () if it clears them."""
    later: tuple[LaterPart, ...] = ()
    """Orders for later turns, each turn once."""
    named: tuple[int, ...] = ()
    """The lines of those `orders` that stood below a line with the turn."""

    @property
    def all_orders(self) -> tuple[Order, ...]:
        """All orders in it, whenever they are for."""
        return (*self.orders, *(self.standing or ()), *(order for one in self.later for order in one.orders))

    @property
    def is_empty(self) -> bool:
        """Whether it orders nothing and clears nothing."""
        return not (self.orders or self.later or self.standing is not None)

    @property
    def only_answers(self) -> bool:
        """Whether all that it says is what answers questions, and how the fights that they are of go on."""
        answers = {order.line for order in self.orders if isinstance(order, AnswerOrder)}
        others = [order for order in self.orders if not isinstance(order, AnswerOrder)]
        plans = all(isinstance(order, BattleOrder) and order.line in answers for order in others)
        return bool(answers) and plans and self.standing is None and not self.later


@dataclass(frozen=True)
class Header:
    """What a letter says of itself, None or False where it says nothing."""

    game: GameLine | None = None
    turn: TurnLine | None = None
    password: PasswordLine | None = None
    language: LanguageLine | None = None
    luck: LuckLine | None = None
    away: AwayLine | None = None
    zone: ZoneLine | None = None
    suits: SuitsLine | None = None
    deputy: DeputyLine | None = None
    amend: bool = False
    partial: bool = False
    whole: bool = False
    """Whether nothing of it is to count while a line in it is wrong."""
    forecast: bool = False
    """Whether nothing of it is to be filed: it only asks how it would go."""
    asks: tuple[str, ...] = ()
    """What it has sent: `report`, `form`, `status`, `desk`."""
    answers: int | None = None
    """The turn of the letter that it answers; None if that is not known."""


def with_later(parts: tuple[LaterPart, ...], new: LaterPart) -> tuple[LaterPart, ...]:
    """Parts for later turns with one more; what is for the same turn goes together."""
    same = [one for one in parts if one.turn.number == new.turn.number]
    if not same:
        return (*parts, new)
    joined = LaterPart(same[0].turn, same[0].orders + new.orders)
    return tuple(joined if one is same[0] else one for one in parts)

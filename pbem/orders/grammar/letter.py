"""A letter as it is read: what it says of itself, and a part for each nation."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.orders.grammar.header import GameLine, LanguageLine, NationLine, PasswordLine, TurnLine
from pbem.orders.grammar.order import Order


@dataclass(frozen=True)
class Part:
    """The orders for one nation, in the order written."""

    nation: NationLine | None
    """The line that names her; None where the letter names none."""
    orders: tuple[Order, ...] = ()
    standing: tuple[Order, ...] | None = None
    """The orders that hold until changed; None if the letter says nothing of them, () if it clears them."""


@dataclass(frozen=True)
class Header:
    """What a letter says of itself, None or False where it says nothing."""

    game: GameLine | None = None
    turn: TurnLine | None = None
    password: PasswordLine | None = None
    language: LanguageLine | None = None
    amend: bool = False
    partial: bool = False

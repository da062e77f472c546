"""What is on file for a nation as the lines of her order form: sent back unchanged, they keep just that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pbem.engine.phrase import Keyword, Typed
from pbem.game.on_file import OrdersOnFile, Sourced
from pbem.game.state import State
from pbem.game.wrong_line import WrongLine
from pbem.orders.grammar.header import Final
from pbem.orders.judging.next_stage import stage_turn


def form_lines(now: State, nation: str) -> tuple[str, ...]:
    """The lines, those that hold until changed at the end. A line that is wrong stands as it was written: her
    stage goes on waiting for a better one. What is on file for later turns stays there by itself."""
    turn, own = stage_turn(now.game, nation), now.filed[nation]
    plans = [one for one in own.plans_from(turn) if not isinstance(one.order, Final)]
    set_up = own.set_up if nation not in now.game.hands else ()
    orders = [*set_up, *own.for_stage(turn), *plans]
    lines = _with_wrong_lines(list(dict.fromkeys(orders)), own.wrong_lines(turn))
    if own.last_word(turn):
        lines.append(Keyword("final"))
    if orders and all(one.partial for one in orders):
        lines.insert(0, Keyword("accept partial"))
    return (*lines, *_standing(own))


def _with_wrong_lines(orders: Sequence[Sourced], wrong: Sequence[WrongLine]) -> list[str]:
    """The lines of orders, and wrong ones where they stood between them: what is wrong after a line may be
    right before it. They stand apart, so that no two are read as one sentence."""
    places: dict[int, list[WrongLine]] = {}
    for line in wrong:
        later = (n for n, one in enumerate(orders) if (one.letter, one.order.line) > (line.letter, line.line))
        places.setdefault(next(later, len(orders)), []).append(line)
    lines: list[str] = []
    for place in range(len(orders) + 1):
        for line in places.get(place, ()):
            lines += [Typed(""), Typed(line.text), Typed("")]
        lines += [_line(one) for one in orders[place : place + 1]]
    return lines


def _standing(own: OrdersOnFile) -> Iterable[str]:
    return (Keyword("standing"), *map(_line, own.standing)) if own.standing else ()


def _line(one: Sourced) -> str:
    return one.order.line_in_full

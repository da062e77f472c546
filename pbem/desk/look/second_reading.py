"""Whether today's reader would understand a letter otherwise than the log says: a remark, and no more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from pbem.engine.apply import apply_all
from pbem.engine.model import Game
from pbem.game import fact_changes, state, upgrade
from pbem.game.entries import FixEntry, LetterEntry, NationOrders, StepEntry
from pbem.game.errors import ChangedLetter
from pbem.game.letter_orders import with_letter
from pbem.game.on_file import OrdersOnFile
from pbem.game.state import State
from pbem.orders.judging.order_line import meaning


def second_readings(now: State) -> Iterator[str]:
    """A remark for each letter that counts and would be understood otherwise; of a sealed game its number
    alone. Letters that are missing or not as they came, and those of older logs, are left out."""
    for entry, game, on_file in _letters_as_they_came(now):
        if entry.orders is None:
            continue
        try:
            today = upgrade.with_orders(entry, now.letter_content(entry), game, on_file, as_meant=True)
        except ChangedLetter:
            continue
        if otherwise := list(_differences(entry, today)):
            differences = "" if now.is_closed else f": {'; '.join(otherwise)}"
            yield f"letter {entry.letter} would be understood otherwise by today's reader{differences}"


def _letters_as_they_came(now: State) -> Iterator[tuple[LetterEntry, Game, Mapping[str, OrdersOnFile]]]:
    """Every letter that counts, with the game and what was on file when it came."""
    game = state.start(now.created)
    on_file: Mapping[str, OrdersOnFile] = dict.fromkeys(game.rules.order, OrdersOnFile())
    for entry in now.log.valid_entries():
        if isinstance(entry, StepEntry):
            game = apply_all(game, entry.events)
        elif isinstance(entry, FixEntry):
            game = fact_changes.apply_changes(game, entry.changes)
        elif isinstance(entry, LetterEntry) and (entry.counts or entry.orders):
            if entry.counts:
                yield entry, game, on_file
            on_file = with_letter(on_file, entry)


def _differences(entry: LetterEntry, today: LetterEntry) -> Iterator[str]:
    """What a letter says in the log and would not say today, and the other way round."""
    logged, again = dict(_lines(entry.orders)), dict(_lines(today.orders))
    for place in sorted({*logged, *again}):
        was, now = logged.get(place), again.get(place)
        if was != now:
            yield f"{_place(*place)}: {_quoted(was)} in the log, {_quoted(now)} today"
    if entry.amend != today.amend:
        yield f"{_whether(entry.amend)} in the log, {_whether(today.amend)} today"


def _lines(orders: Mapping[str, NationOrders] | None) -> Iterator[tuple[tuple[int, str, bool], list[str]]]:
    """What is ordered, by line, nation and whether it holds until changed."""
    for nation, own in (orders or {}).items():
        for lasts, these in ((False, own.orders), (True, own.standing or ())):
            for line in {order.line for order in these}:
                yield (line, nation, lasts), [meaning(order) for order in these if order.line == line]
        if own.standing == ():
            yield (0, nation, True), ["standing off"]


def _place(line: int, nation: str, lasts: bool) -> str:
    return f"line {line}, {nation}{', until changed' if lasts else ''}"


def _quoted(lines: Iterable[str] | None) -> str:
    return "nothing" if lines is None else ", ".join(f'"{line}"' for line in lines)


def _whether(amend: bool) -> str:
    return "it adds to the letter before" if amend else "it replaces the letter before"

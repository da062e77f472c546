"""The writer's own lines that came to no order of their own and are told of nowhere else in the receipt.

`Keith holds` says that a piece stays, and a sentence may go on over several lines: read they were, but
nothing may fall between.
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.engine.model import Rules
from pbem.orders.judging.judge import Judgement
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import Sheet, parse, plain_line
from pbem.post.read.letter import Letter


def lines_read(rules: Rules, letter: Letter, sheet: Sheet, judgement: Judgement) -> Iterator[tuple[int, str]]:
    """These lines, each with its number. Those in which a letter describes itself are not among them."""
    elsewhere = _lines_elsewhere(sheet, judgement)
    for line in letter.lines:
        if line.number not in elsewhere and plain_line(line.text) and not _is_header(line.text, rules):
            yield line.number, line.text.strip()


def _lines_elsewhere(sheet: Sheet, judgement: Judgement) -> set[int]:
    """The numbers of the lines that the receipt shows as orders, as wrong, with a remark or as skipped."""
    parts = (*sheet.parts, *(one.part for one in judgement.parts))
    orders = (order for part in parts for order in part.all_orders)
    remarks = {one.line for one in (*judgement.faults, *judgement.notes)}
    return {order.line for order in orders} | remarks | {number for number, _ in sheet.skipped}


def _is_header(text: str, rules: Rules) -> bool:
    """Whether a line only says something of the letter, or whose part follows."""
    if book(rules).nations.is_called(plain_line(text).strip(" :*_")):
        return True
    alone = parse([(1, text)], rules)
    orders = (order for part in alone.parts for order in part.all_orders)
    return not alone.skipped and not alone.faults and not any(orders)

"""How a piece fights, behind where it goes in its line: `Heinrich: Oschatz, no Reserve, at most 10`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile

from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.order import Order
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.lines.plan_lines import plan_line
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.tokens import tokens_of
from pbem.orders.plain_words.translation import NumberedLine
from pbem.patterns import compiled

ReadLine = Callable[[int, str], Order | Fault | None]

LABEL = compiled(r"^\s*(?:[-*•]\s*)?([^:()]*[^:()\s])\s*(?:\([^:]*\)\s*)?:\s*(.*?)\s*$")
"""A line with a heading: `Laudon (Ziegenhals): Neisse`."""

_SIGN = compiled(r"\s*[,;.]\s+")


def with_plans_apart(
    namer: Namer, read_line: ReadLine, lines: Iterable[NumberedLine]
) -> Iterator[NumberedLine]:
    """The lines of a letter; a plan behind where a piece goes stands in a line, or a sentence, of its own."""
    for number, text in lines:
        label = LABEL.match(text)
        if label and label[2] and _are_pieces(namer, namer.entities(tokens_of(number, label[1]))):
            yield from _apart(namer, read_line, number, label)
        else:
            yield number, text


def _apart(namer: Namer, read_line: ReadLine, number: int, label: re.Match[str]) -> Iterator[NumberedLine]:
    """The line of a piece, perhaps in two parts."""
    who, told, head = label[1], label[2], label.string[: label.start(2)]

    def named(text: str) -> list[Entity]:
        return namer.entities(tokens_of(number, text))

    if not mean(named(told), "attack", "stay") and not any(one.kind is Kind.CITY for one in named(told)):
        # What stands in brackets is where it is, and no matter for a plan.
        yield number, f"{who}: {told}"
        return
    for sign in _SIGN.finditer(told):
        before, rest = told[: sign.start()], told[sign.end() :]
        if ":" in rest or not _goes_or_stays(named(before)):
            continue
        if (is_plan := _is_plan(namer, read_line, number, f"battle {who}: {rest}")) or _begins_plan(
            named(rest)
        ):
            yield number, head + before
            yield number, f"battle {who}: {rest}" if is_plan else f"{who}: {rest}"
            return
    yield number, label.string


def _are_pieces(namer: Namer, entities: list[Entity]) -> bool:
    named = [one for one in entities if not one.means("and") and one.text != "+"]
    return bool(named) and all(one.kind is Kind.PIECE and namer.at.own_piece(one) for one in named)


def _goes_or_stays(entities: list[Entity]) -> bool:
    """Whether words say no more than where a piece goes, or that it stays; the plan of an attack is for that
    one alone."""
    goes = any(one.kind is Kind.CITY for one in entities) or mean(entities, "stay")
    return goes and not mean(entities, "attack") and not any(one.kind is Kind.CARD for one in entities)


def _is_plan(namer: Namer, read_line: ReadLine, number: int, line: str) -> bool:
    order = read_line(number, line)
    return isinstance(order, BattleOrder) or bool(plan_line(namer, read_line, number, line, order))


def _begins_plan(entities: list[Entity]) -> bool:
    """Whether words begin with cards to be played in order, or with what is done if somebody attacks."""
    first = list(takewhile(lambda one: one.kind is not Kind.MARK, entities))
    plays = any(one.kind is Kind.CARD for one in first) and all(
        one.kind is Kind.CARD or one.means("first", "then", "play", "and") for one in first
    )
    return plays or (mean(first[:1], "if") and mean(first, "attacked"))

"""The lines of an order form that were left empty: `Laudon (Ziegenhals):` among others that are filled in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile

from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.header import NationLine
from pbem.orders.grammar.order import Order
from pbem.orders.languages.words import in_sentences, verb_of
from pbem.orders.names.name_book import book, own_piece
from pbem.orders.plain_words.lines.plan_behind import LABEL
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.translation import NumberedLine
from pbem.patterns import compiled
from pbem.records import dataclass

ReadLine = Callable[[int, str], Order | Fault | None]

_EMPTY = compiled(r":\s*$")
_PARTED = compiled(r"\s*[+&,]\s*")


@dataclass(frozen=True)
class Row:
    """A line of a form: what it is of, and what is filled in."""

    line: int
    who: str
    told: str
    is_piece: bool


def with_those_who_stay(
    at: Situation, own: Sequence[NumberedLine], read_line: ReadLine
) -> list[NumberedLine]:
    """The lines of a letter; behind the name of a piece that has nothing behind it in a form stands that it
    stays. Of a nation of whom nothing is filled in nothing is told."""
    if at.sets_up or not any(_EMPTY.search(text) for _, text in own):
        return [*own]
    found = dict(own)
    for rows in _parts(at, own, read_line):
        is_filled = any(one.told for one in rows)
        for one in rows:
            if not one.told:
                stays = one.is_piece and is_filled
                found[one.line] = f"{one.who} {in_sentences('stay')[1]}" if stays else ""
    return [(number, found[number]) for number, _ in own]


def _parts(at: Situation, own: Sequence[NumberedLine], read_line: ReadLine) -> Iterator[list[Row]]:
    """What a form has of each nation: lines one below the other, first those of two pieces or more."""
    for block in _blocks(at, own, read_line):
        rows = [row for row in takewhile(bool, (_row(at, *one) for one in block)) if row]
        if len(rows) < len(block) and rows and not rows[-1].told:
            # What is told stands below it.
            rows.pop()
        pieces = list(takewhile(lambda one: one.is_piece, rows))
        if len(pieces) > 1 and not any(one.is_piece for one in rows[len(pieces) :]):
            yield rows


def _blocks(
    at: Situation, own: Sequence[NumberedLine], read_line: ReadLine
) -> Iterator[list[NumberedLine]]:
    """Lines one below the other, up to a gap or the line of a nation: `nation Prussia`, `PRUSSIA:`."""
    block: list[NumberedLine] = []
    nations = book(at.rules).nations
    for number, text in own:
        is_nation = isinstance(read_line(number, text), NationLine) or nations.is_called(text.strip(" :*_"))
        if is_nation or not text.strip() or (block and number != block[-1][0] + 1):
            yield block
            block = []
        if text.strip() and not is_nation:
            block.append((number, text))
    yield block


def _row(at: Situation, number: int, text: str) -> Row | None:
    label = LABEL.match(text)
    if label is None:
        return None
    verb, _, rest = label[1].partition(" ")
    who = rest if verb_of(verb) == "move" else label[1]
    return Row(number, who, label[2], all(_is_piece(at, one) for one in _PARTED.split(who)))


def _is_piece(at: Situation, text: str) -> bool:
    return any(isinstance(own_piece(at.rules, nation, text), str) for nation in at.nations)

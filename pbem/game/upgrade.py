"""Logs of older programs brought up to date as they are read; the file stays as it is.

The entry of a letter once did not hold its orders, and the kept letter was read whenever somebody asked what
is on file. Such a letter is understood once, by today's reader and as the game stood when it came.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from pbem.engine.model import Game
from pbem.game import accepted_in_part
from pbem.game.entries import LetterEntry
from pbem.game.letter_orders import earlier_orders, orders_of
from pbem.game.on_file import OrdersOnFile
from pbem.orders.judging.judge import by_nation
from pbem.orders.reading.parse import Sheet, parse
from pbem.post.read.content import read_letter


@dataclass
class OldLetter:
    """A letter's entry without its orders."""

    entry: LetterEntry
    game: Game
    """As it stood when the letter came."""
    upgraded: LetterEntry | None = None
    """The entry with its orders, once it has been read."""

    def up_to_date(self, content: bytes, on_file: Mapping[str, OrdersOnFile]) -> LetterEntry:
        """The entry with its orders. `content` is the letter as it came, `on_file` what was on file then."""
        if self.upgraded is None:
            self.upgraded = with_orders(self.entry, content, self.game, on_file)
        return self.upgraded


def with_orders(
    entry: LetterEntry, content: bytes, game: Game, on_file: Mapping[str, OrdersOnFile]
) -> LetterEntry:
    """A letter's entry with the orders that today's reader finds in the letter."""
    sheet = accepted_in_part.without(sheet_of(content, entry.file, game), set(entry.wrong))
    parts, _ = by_nation(game, sheet.parts, entry.player)
    own = {nation: part for nation, part in parts.items() if nation in entry.turns}
    header = sheet.header
    orders = orders_of(game, own, header, earlier_orders(game, on_file))
    return replace(entry, orders=orders, amend=header.amend, partial=header.partial)


def sheet_of(content: bytes, name: str, game: Game) -> Sheet:
    """A kept letter as today's reader reads it."""
    lines = read_letter(content, name).lines
    return parse([(line.number, line.text) for line in lines], game.rules)

"""Logs of older programs brought up to date as they are read; the file stays as it is.

The entry of a letter once did not hold its orders, and the kept letter was read whenever somebody asked what
is on file. Such a letter is understood once, by today's reader and as the game stood when it came.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from pbem.engine.model import Game
from pbem.game.entries import LetterEntry
from pbem.game.letter_orders import Further, orders_of
from pbem.game.on_file import OrdersOnFile
from pbem.records import dataclass

if TYPE_CHECKING:
    from pbem.orders.reading.parse import Sheet

# What reads letters is imported where a letter is read: of most games none is read again.


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
    entry: LetterEntry,
    content: bytes,
    game: Game,
    on_file: Mapping[str, OrdersOnFile],
    *,
    as_meant: bool = False,
) -> LetterEntry:
    """A letter's entry with the orders that today's reader finds in the letter; `as_meant` also in lines that
    are no orders as they stand, which older programs did not read."""
    from pbem.game import accepted_in_part
    from pbem.orders.judging.judge import by_nation

    sheet = sheet_of(content, entry.file, game, entry.player if as_meant else None)
    sheet = accepted_in_part.without(sheet, set(entry.wrong))
    parts, _ = by_nation(game, sheet.parts, entry.player)
    own = {nation: part for nation, part in parts.items() if nation in entry.turns}
    header = sheet.header
    orders = orders_of(Further(game, on_file, header), own, entry.letter)
    return replace(entry, orders=orders, amend=header.amend, partial=header.partial)


def sheet_of(content: bytes, name: str, game: Game, player: str | None) -> Sheet:
    """A kept letter as today's reader reads it, of a player if he is named."""
    from pbem.orders.plain_words.understand import understand
    from pbem.post.read.content import read_letter

    letter = read_letter(content, name)
    quoted = [(line.number, line.text) for line in letter.skipped if line.why == "quoted"]
    return understand(game, player, [(line.number, line.text) for line in letter.lines], quoted)

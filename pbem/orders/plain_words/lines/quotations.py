"""Quoted lines: what the writer says below them may be about the pieces that they name."""

from __future__ import annotations

from pbem.orders.plain_words.entity import Kind
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.tokens import tokens_of


class Quotations:
    """Notes which of the writer's pieces are named in the lines quoted right above."""

    def __init__(self, at: Situation, namer: Namer) -> None:
        self.at, self.namer = at, namer
        self._goes_on = False
        """Whether nothing of the writer's own has been read since the last quoted line."""

    def note(self, number: int, text: str) -> None:
        """Note a quoted line."""
        entities = self.namer.entities(tokens_of(number, text))
        if self.at.nation is None:
            # A train of one of several nations may be any.
            entities = [one for one in entities if len(one.names) < 2]
        names = [self.at.piece(one) for one in entities if one.kind == Kind.PIECE and one.is_full]
        own = [name for name in names if name in self.at.where and self.at.is_own(str(name))]
        before = self.at.quoted if self._goes_on else ()
        self.at.quoted = tuple(dict.fromkeys((*before, *map(str, own))))
        self._goes_on = True

    def end(self) -> None:
        """What the writer says himself is read."""
        self._goes_on = False

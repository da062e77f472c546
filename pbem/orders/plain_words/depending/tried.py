"""What was read before a part of a sentence is tried."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from pbem.orders.plain_words.correcting.corrections import Corrections
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.situation import Situation


class Before:
    """What was read before a part is tried, to go back to."""

    def __init__(
        self, at: Situation, out: Outcome, corrections: Corrections, answers: Sequence[object]
    ) -> None:
        self._at, self._out, self._corrections = at, out, corrections
        self._answers = [(one, {name: _same(kept) for name, kept in vars(one).items()}) for one in answers]
        self.orders, self.doubts, self.unsaid = list(out.orders), list(out.doubts), set(out.unsaid)
        self.staying, self._stays, self._parts = set(out.staying), dict(out.stays), out.parts
        self.where, self._came, self._nation = dict(at.where), dict(at.came_from), at.nation
        self._moved, self._train = at.last_moved, at.told_train
        self._said = (corrections.said, corrections.moved, corrections.whole, list(corrections.moves))

    def restore(self) -> None:
        """Go back to it."""
        out, at, corrections = self._out, self._at, self._corrections
        out.orders[:], out.doubts[:], out.unsaid = self.orders, self.doubts, self.unsaid
        out.staying, out.stays, out.parts = self.staying, self._stays, self._parts
        at.where, at.came_from, at.nation = dict(self.where), self._came, self._nation
        at.last_moved, at.told_train = self._moved, self._train
        corrections.said, corrections.moved, corrections.whole, corrections.moves = self._said
        for one, kept in self._answers:
            vars(one).update(kept)


def _same(kept: object) -> object:
    return copy(kept) if isinstance(kept, list | dict | set) else kept

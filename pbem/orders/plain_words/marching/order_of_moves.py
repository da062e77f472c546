"""In which order moves are made: after another of the writer's own, or before the one told right before."""

from __future__ import annotations

from collections.abc import Callable

from pbem.orders.plain_words.correcting.corrections import Corrections
from pbem.orders.plain_words.depending.after_moves import (
    as_once,
    in_order,
    once_all_are_gone,
    once_he_is_gone,
    puts_before,
    told_before,
    waits_for,
    waits_for_last,
)
from pbem.orders.plain_words.entity import Entity
from pbem.orders.plain_words.marching.clause_reader import ClauseReader
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.situation import Situation

Read = Callable[[list[Entity]], None]


class OrderOfMoves:
    """Keeps the sentences of one letter that wait until a piece has moved."""

    def __init__(
        self, at: Situation, out: Outcome, before: Corrections, told: ClauseReader, read: Read
    ) -> None:
        self.at, self.out, self.before, self.told, self.read_rest = at, out, before, told, read
        self.waiting: list[tuple[list[Entity], str, str]] = []
        """Sentences that wait for a move of a piece, each with that and its text."""
        self.done = 0
        """How many orders stand where they are by now."""

    def go_on(self) -> None:
        """Read what has waited for pieces that have moved by now."""
        ready = [one for one in self.waiting if one[1] in self.at.came_from]
        self.waiting = [one for one in self.waiting if one not in ready]
        for entities, _, said in ready:
            self.out.saying = said
            self.read_rest(entities)

    def read(self, entities: list[Entity]) -> bool:
        """Read a sentence that tells when its move is made."""
        entities = as_once(self.at, entities)
        if lead := in_order(self.at, entities):
            self.read_rest(lead)
            return True
        if rest := once_all_are_gone(self.at, entities):
            self.read_rest(rest)
            return True
        if both := once_he_is_gone(self.at, entities):
            size = len(self.out.orders)
            self.read_rest(both[0])
            if len(self.out.orders) > size:
                self.read_rest(both[1])
            else:
                self.out.doubt(both[1][0].line, Why.CONDITION)
            return True
        if told := waits_for(self.at, entities) or waits_for_last(entities, self.before, self.told.last):
            self.waiting.append((*told, self.out.saying))
            self.out.parts += 1
            self.go_on()
            return True
        if parts := told_before(self.at, entities):
            for part in filter(None, parts):
                self.read_rest(part)
            return True
        if not (rest := puts_before(entities)):
            return False
        size = len(self.out.orders)
        self.read_rest(rest)
        new = self.out.orders[size:]
        if new and size > self.done and new[0].text.startswith("move "):
            self.out.orders[size - 1 :] = [*new, self.out.orders[size - 1]]
        return True

    def finish(self) -> None:
        """Ask back what waits for a move that the letter does not make."""
        for entities, _, said in self.waiting:
            self.out.saying = said
            self.out.doubt(entities[0].line, Why.CONDITION)

"""Letters dictated without a sign of punctuation, taken apart where they go on to another piece."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from pbem.orders.plain_words.cutting.sentences import Sentence, sentences
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.lines.answered_oneself import answered_oneself
from pbem.orders.plain_words.lines.asked_conditions import asked_conditions
from pbem.orders.plain_words.lines.marched_on import marched_on
from pbem.orders.plain_words.lines.rethought import rethought
from pbem.orders.plain_words.lines.thought_anew import thought_anew
from pbem.orders.plain_words.reader import Reader
from pbem.orders.plain_words.referring.ways_of_both import with_ways_of_both
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.translation import NumberedLine

LEAST = 24
"""A sentence of so many words without a sign was dictated."""

STARTS = 3
"""So many parts at least it has then."""

DEEDS = ("move", "stay", "attack", "to", "via", "from")
"""What may follow a piece that does something."""

LEADING = ("with", "against", "attack", "follow", "to", "from", "via", "of", "not", "transfer", "pay")
"""What stands before a piece that belongs to what is told already: `attacks Keith`, `a troop to Keith`."""

SMALL = ("the", "filler", "then")


def told_apart(
    reader: Reader, lines: Sequence[NumberedLine], joined: Collection[int], width: int
) -> Iterator[Sentence]:
    """The sentences of a text, each of those that were dictated as several."""
    written = sentences(lines, reader.namer.short, joined, width)
    written = marched_on(reader.namer, reader.at, thought_anew(reader.namer, reader.at, written))
    written = asked_conditions(reader.namer, answered_oneself(reader.namer, written))
    written = with_ways_of_both(reader.namer, written)
    for sentence in rethought(reader.namer, written):
        tokens = sentence.tokens
        has_signs = len(tokens) < LEAST or any(one.kind is Kind.MARK for one in reader.namer.entities(tokens))
        parted = [] if has_signs else reader.namer.parted(tokens)
        cuts = _Cuts(reader.at, [one for one, _ in parted]).all()
        if len(cuts) < STARTS:
            yield sentence
            continue
        ends = [*(parted[cut][1] for cut in cuts), len(tokens)]
        for begin, end in zip([0, *ends], ends, strict=False):
            text = " ".join(one.text for one in tokens[begin:end])
            if begin < end:
                yield Sentence(tokens[begin:end], sentence.is_question and end == len(tokens), text=text)


class _Cuts:
    """Where a sentence without signs goes on to something else. A condition is for what follows it, up to the
    next piece that is not joined to that by `and`."""

    def __init__(self, at: Situation, entities: Sequence[Entity]) -> None:
        self.at, self.entities = at, entities
        self.cuts: list[int] = []
        self.condition: int | None = None
        """Where the condition began that nothing depends on yet."""
        self.depends = False
        """Whether what is told depends on a condition."""

    def all(self) -> list[int]:
        """The places where something new begins; none if there is a condition behind its deed."""
        for place, one in enumerate(self.entities):
            begin = self._begin(place)
            if one.means("if"):
                if begin == place > 0 or self.condition is not None:
                    return []
                # `and if Daun is there he attacks him` goes on with who was told of.
                self.condition = place
            elif self.condition is not None:
                if self._acts(place) or self._he_acts(place, self.condition):
                    self.condition, self.depends = None, True
            elif self._acts(place) or self._buys(place):
                self._cut(begin, place)
        return list(dict.fromkeys(self.cuts))

    def _cut(self, begin: int, place: int) -> None:
        is_joined = begin < place and self.entities[begin].means("and")
        if begin and not (is_joined and (self.depends or self.entities[begin - 1].kind is Kind.PIECE)):
            self.cuts.append(begin)
            self.depends = False

    def _begin(self, place: int) -> int:
        """Where it begins to tell of what stands at a place: at `and`, at `for Sweden`, at `the`."""
        while place and self.entities[place - 1].means(*SMALL) and not self.entities[place - 1].means("to"):
            place -= 1
        before = self.entities[place - 1] if place else None
        if before is not None and before.kind is Kind.NATION:
            leads = place > 1 and self.entities[place - 2].means("to", "orders")
            return place - 1 - leads
        return place - 1 if before is not None and before.means("and") and not before.means("with") else place

    def _acts(self, place: int) -> bool:
        """Whether one of the writer's pieces does something."""
        one, after = self.entities[place], self._after(place)
        if not self.at.may_own(one) or after is None:
            return False
        first = place
        while first and self.entities[first - 1].means(*SMALL) and not self.entities[first - 1].means("to"):
            first -= 1
        is_part = first > 0 and self.entities[first - 1].means(*LEADING)
        return not is_part and (after.means(*DEEDS) or (after.kind is Kind.CITY and after.is_full))

    def _he_acts(self, place: int, condition: int) -> bool:
        """Whether `he` does something behind a condition that tells of somebody else."""
        one, after, before = self.entities[place], self._after(place), self.entities[place - 1]
        told = any(each.kind is Kind.PIECE for each in self.entities[condition:place])
        acts = one.means("they") and after is not None and mean((after,), "move", "stay", "attack")
        return told and acts and not before.means("and", "if")

    def _buys(self, place: int) -> bool:
        one, after = self.entities[place], self._after(place)
        return one.means("I") and after is not None and after.means("recruit", "pay")

    def _after(self, place: int) -> Entity | None:
        return next((one for one in self.entities[place + 1 :] if not one.means("filler")), None)

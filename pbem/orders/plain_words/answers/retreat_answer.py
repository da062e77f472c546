"""Where a retreat ends that the writer of a letter is asked about: `Off he goes to Sensburg.`"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from itertools import pairwise

from pbem.engine import questions as q
from pbem.engine.sequence import legal
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

PARTING = frozenset(",.;:-–()")

SMALL = (
    *("filler", "the", "to", "move", "retreat", "him", "they", "with", "I", "then", "rather", "no", "there"),
    *("likewise", "parting", "and", "orders", "but", "stay", "as"),
)
"""What may stand behind a city that is chosen: `Striegau then, please`."""


CONSIDERED, UNDECIDED, SO, TOO = map(kind_of, ("considered", "undecided", "so", "too much of it"))
"""What tells of a city that came to mind; that nothing is decided; what follows from something; and, before
another word, that something is too much: `too comfortable`."""


@dataclass
class RetreatAnswer:
    """What the sentences of a letter say of the one retreat that is asked about."""

    question: q.Question
    line: int = 0
    """The line in which an end of it was named last; 0 if none was."""
    chosen: list[int] = field(default_factory=list)
    """The ends that are named by themselves: `to Striegau`."""
    told_of: list[int] = field(default_factory=list)
    """Those that something is said of: `Striegau has a nice inn`."""
    hinted: list[int] = field(default_factory=list)
    """Those that sentences said something of, and of no other: two of them leave it open."""
    weighed: list[int] = field(default_factory=list)
    """Those that sentences say something of beside others: `Soldau is dull, and Brieg has a depot`."""
    planned: list[int] = field(default_factory=list)
    """Those that a plan names, or that came first: they count where no other one is named."""
    undecided: list[int] = field(default_factory=list)
    """Those that may be meant, or on a condition."""
    denied: set[int] = field(default_factory=set)

    def read(self, at: Situation, entities: Sequence[Entity]) -> bool:
        """Whether a sentence names an end of the retreat."""
        known = self._size
        ends = {one.city for one in legal(at.game, self.question) if isinstance(one, q.ChooseRetreat)}
        chunks = [half for one in _chunks(entities) if one for half in _halves(one, ends)]
        corrects = mean(entities[:1], "no", "rather", "correction", "takes back", "maybe")
        depends = mean(entities, "if")
        names = sum(bool(_named(chunk, ends)) for chunk in chunks)
        for place, chunk in enumerate(chunks):
            before = chunks[place - 1] if place else []
            if before and (mean(chunk[:1], "no", "takes back") or _is_not_there(chunk)):
                self._deny(set(_named(before, ends)))
            if not self._is_elsewhere(at, chunk):
                self._add(chunk, ends, depends=depends, is_one_of_many=names > 1)
        if self._size == known:
            # `I considered Sensburg, but that is too far` says something of an end, and chooses none.
            return bool(self.line) and any(_named(one, ends) and self._is_passed(one) for one in chunks)
        if corrects and self.line:
            # `No, rather Brieg`: which of the two is meant is the writer's to say.
            self.chosen += [*self.told_of, *self.undecided]
        self._close_sentence(is_one_of_many=names > 1)
        self.line = entities[0].line
        return True

    def _close_sentence(self, *, is_one_of_many: bool) -> None:
        """Of what a sentence says the ends that it names by themselves count; if it names none, and nor did
        those before it, those that it says something of. If it goes through several, they count only where
        no other sentence names one."""
        if self.chosen:
            self.weighed = []
        elif is_one_of_many:
            self.weighed += self.told_of
        else:
            self.hinted += self.told_of
        self.told_of = []

    @property
    def _size(self) -> int:
        told = (self.chosen, self.told_of, self.hinted, self.weighed, self.planned)
        return sum(map(len, (*told, self.undecided, self.denied)))

    def _deny(self, cities: set[int]) -> None:
        self.denied |= cities
        self.chosen = [one for one in self.chosen if one not in cities]
        self.told_of = [one for one in self.told_of if one not in cities]
        self.hinted = [one for one in self.hinted if one not in cities]
        self.weighed = [one for one in self.weighed if one not in cities]

    def _is_elsewhere(self, at: Situation, chunk: Sequence[Entity]) -> bool:
        """Whether some words tell of a piece of the writer's that does not retreat itself."""
        names = [at.piece(one) for one in chunk if one.kind is Kind.PIECE]
        retreat = at.game.stage.retreat
        return any(name and at.is_own(name) for name in names) and (
            retreat is None or retreat.loser not in at.nations
        )

    def _add(self, chunk: Sequence[Entity], ends: set[int], *, depends: bool, is_one_of_many: bool) -> None:
        """Add what a part of a sentence says."""
        named = _named(chunk, ends)
        denied = {city for city, place in named.items() if _is_denied(chunk, place, named)}
        denied |= _compared(chunk, named)
        self.denied |= denied
        left = {city: place for city, place in named.items() if city not in denied}
        if self._is_passed(chunk):
            return
        said = {fold(one.text) for one in chunk}
        if left and said & kind_of("planned before"):
            self.planned += left
            return
        is_doubtful = said & UNDECIDED or (is_one_of_many and mean(chunk, "maybe"))
        if is_doubtful or depends or len(left) > 1:
            self.undecided += left
        else:
            for city, place in left.items():
                is_small = all(map(_is_small, chunk[place + 1 :]))
                (self.chosen if is_small else self.told_of).append(city)

    def _is_passed(self, chunk: Sequence[Entity]) -> bool:
        """Whether some words only say of a city that it came to mind, or behind an answer that the writer
        wants it himself: `Breslau I want for me`."""
        is_his = any(one.means("orders", "to") and is_of_kind(two, "me") for one, two in pairwise(chunk))
        is_his = is_his and bool(self.chosen or self.hinted)
        return is_his or any(fold(one.text) in CONSIDERED for one in chunk)

    def order(self, at: Situation, out: Outcome) -> None:
        """Add the answer; if no one end is named for certain the letter is asked back."""
        if not self.line:
            return
        planned = [] if self.undecided else [one for one in self.planned if one not in self.denied]
        chosen = list(dict.fromkeys([*self.hinted, *self.chosen] or self.weighed or planned))
        likely = chosen or [one for one in self.undecided if one not in self.denied] or self._rest(at)
        answer = f"answer {self.question.number}: {at.city(likely[-1])}" if likely else ""
        if len(chosen) == 1:
            out.take(self.line, self.question.nation, answer)
        else:
            out.doubt(self.line, Why.CORRECTION, answer)

    def _rest(self, at: Situation) -> list[int]:
        """The one end that is left where the others are denied."""
        ends = {one.city for one in legal(at.game, self.question) if isinstance(one, q.ChooseRetreat)}
        rest = sorted(ends - self.denied)
        return rest if len(rest) == 1 else []


def _chunks(entities: Sequence[Entity]) -> Iterator[list[Entity]]:
    """What stands between signs, and before what follows from it: `Brieg has a depot so Oppeln`."""
    chunk: list[Entity] = []
    for one in entities:
        if one.kind is Kind.MARK and one.text in PARTING:
            yield chunk
            chunk = []
        elif fold(one.text) in SO:
            yield chunk
            chunk = [one]
        else:
            chunk.append(one)
    yield chunk


def _halves(chunk: list[Entity], ends: set[int]) -> list[list[Entity]]:
    """A part of a sentence in two at `and`, where each names an end and the first says that it is none:
    `I never want him in Brieg and Oppeln is too near`."""
    for place, one in enumerate(chunk):
        before, after = chunk[:place], chunk[place + 1 :]
        if one.means("and") and _is_no_end(before, ends) and _named(after, ends):
            return [before, *_halves(after, ends)]
    return [chunk]


def _is_no_end(chunk: Sequence[Entity], ends: set[int]) -> bool:
    """Whether something is said of the one end that it names, which denies it."""
    named = _named(chunk, ends)
    return len(named) == 1 and all(_is_denied(chunk, place, named) for place in named.values())


def _named(chunk: Sequence[Entity], ends: set[int]) -> dict[int, int]:
    """The ends of the retreat that are named, each with its place."""
    named: dict[int, int] = {}
    for place, one in enumerate(chunk):
        city = one if one.kind is Kind.CITY else one.else_
        here = ends.intersection(city.cities) if city else set()
        if len(here) == 1:
            named |= dict.fromkeys(here, place)
    return named


def _is_not_there(chunk: Sequence[Entity]) -> bool:
    """Whether words deny the place told of right before, and say no more: `so not there`."""
    is_small = all(one.means("not", "there", *SMALL) or fold(one.text) in SO for one in chunk)
    return is_small and mean(chunk, "not") and mean(chunk, "there")


def _is_denied(chunk: Sequence[Entity], place: int, named: dict[int, int]) -> bool:
    """Whether he is not to go to a city: `not Brieg`, `anything but Brieg`, `Brieg is too good`."""
    before = chunk[:place]
    if before and is_of_kind(before[-1], "leaves only") and not mean(before, "they", "him", "not"):
        # `That leaves Brieg`
        return False
    is_all_but = mean(before[-1:], "but") and len(before) > 1 and not mean(before, "not")
    if is_all_but or mean(before[-1:], "from", "away", "in place of"):
        return True
    turned = max((p for p, one in enumerate(before) if one.means("but", "but rather", "rather")), default=0)
    if mean(before[turned:], "not", "takes back", "in place of"):
        return True
    others = [other for other in named.values() if other > place]
    behind = chunk[place + 1 : min(others, default=len(chunk))]
    is_liked_less = any_of_kind(behind, "likes less") and len(named) == 1
    return _is_too_much(behind) or is_liked_less or (mean(behind, "not") and not others)


def _compared(chunk: Sequence[Entity], named: dict[int, int]) -> set[int]:
    """The city that others are only measured by: `He is farther away than in Brieg`, `rather Oppeln than
    Brieg`. Of two, one of which is said to be nearer, neither is chosen by that."""
    is_wish = len(named) == 1 or mean(chunk[:1], "rather")
    for city, place in named.items():
        lead = chunk[:place]
        while lead and lead[-1].means("to", "the", "of", "near") and not is_of_kind(lead[-1], "measured by"):
            lead = lead[:-1]
        is_behind = len(lead) > 1 and is_of_kind(lead[-1], "measured by")
        if is_wish and is_behind and not mean(chunk, "not", "no", "nobody", "maybe", "if"):
            return set() if words_in(lead) & kind_of("nothing") else {city}
    return set()


def _is_too_much(entities: Sequence[Entity]) -> bool:
    """`is too comfortable`, `wäre zu nah an den Depots`"""
    if mean(entities, "too much"):
        return True
    return any(fold(one.text) in TOO and _is_quality(two) for one, two in pairwise(entities))


def _is_small(one: Entity) -> bool:
    return one.kind is Kind.MARK or one.means(*SMALL) or is_of_kind(one, "it shall be")


def _is_quality(one: Entity) -> bool:
    """Whether a word may tell how something is; a city may be cut short in it."""
    is_cut = one.kind is Kind.CITY and not one.is_full
    return is_cut or one.kind is Kind.OTHER or one.means("near", "highest", "lowest")

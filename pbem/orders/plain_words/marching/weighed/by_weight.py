"""Marches told in words that are not known, where the weight of all words, roads and rule 4 leave one
reading; and marches taken back, for by the weight of its words the sentence orders none or another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.marching.by_roads import (
    MORE,
    denies,
    has_strange_part,
    leaves_open,
    names_cards,
)
from pbem.orders.plain_words.marching.march import piece_and_way
from pbem.orders.plain_words.marching.orders_told import marches_told
from pbem.orders.plain_words.marching.returns import says_back
from pbem.orders.plain_words.marching.weighed.clues import Clues
from pbem.orders.plain_words.marching.weighed.weighed_marches import (
    Reading,
    Weighed,
    is_otherwise,
    orders_marches,
    orders_nothing,
    weighed_reading,
)
from pbem.orders.plain_words.outcome import ELSE, MOVE, Outcome, Taken, Why
from pbem.orders.plain_words.plans.fight_plan import ATTACK
from pbem.orders.plain_words.remarks.kinds import any_of_kind
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

ASKED = (Why.TALE, Why.WAY, Why.LEFT, Why.PIECE)
"""What is said of marches in words that are not known."""

ASKED_IF_LONG = (*ASKED, Why.NEGATION, Why.CONDITION, Why.ROUND)
"""The same of sentences of so many words: `Dohna hätte ich gern über Arnswalde in Berlinchen.`"""

NARROW = tuple(one for one in MORE if one not in ("attack", "against"))
"""What tells of more than marches, or leaves them open."""

CORRECTING = ("correction", "takes back", "rather", "in place of", "stay")
"""What may shorten or change a march that was thought of or ordered before."""

LONG = 10
"""In a sentence of so many words the others tell what is denied, or how far something is open."""

SURE, SURE_IF_SHORT = 0.9, 0.96
"""How likely at least a reading has to be, if it is to be taken; words that stand alone weigh less surely."""

EVEN = 0.5
"""A sentence that orders something without a condition has a higher chance."""

LONGEST = 80
"""No sentence of more words is weighed: it takes too long."""

NEAR = 1
"""So many lines below another sentence one may go on with it."""


@dataclass
class Before:
    """How things stood before a sentence."""

    orders: Sequence[Taken]
    doubts: int
    """How many there were."""
    where: Mapping[str, int]
    """Where each piece stood."""
    him: Sequence[str]
    """The generals told of right before."""


Row = tuple[Clues, Before]
"""What is weighed, and how things stood before it."""


class MarchesByWeight:
    """Weighs the sentences of a letter, each by itself and together with the one before it."""

    def __init__(self, at: Situation, out: Outcome) -> None:
        self.at, self.out = at, out
        self._above: tuple[Sequence[Entity], Before] | None = None
        """The sentence before, if it came to nothing but marches."""
        self._said: Sequence[Entity] = ()
        """The same as it was heard."""

    def hear(self, entities: Sequence[Entity], before: Before) -> Before:
        """Take the marches of a sentence that was asked back, if by the weight of its words they are sure;
        ask about those of one that surely orders none, or another one (rule 4). How things stood before what
        was taken: before the sentence above, if both were read together."""
        if self.at.sets_up or self.at.game.stage.combat or not entities:
            return before
        new = self.out.orders[len(before.orders) :]
        moves = [one for one in new if one.text.startswith(MOVE)]
        is_asked = len(self.out.doubts) > before.doubts
        is_doubtful = _may_be_misread(self.at, entities, moves) if moves else is_asked
        start = before
        if is_doubtful and len(entities) <= LONGEST:
            rows = self._rows(entities, before, moves)
            start = self._weigh(rows, moves, before, is_alone=_are_marches(new))
        goes_on = start is before and _are_marches(self.out.orders[len(before.orders) :])
        self._above = (entities, before) if goes_on else None
        self._said = self.at.said_last
        return start

    def _rows(self, entities: Sequence[Entity], before: Before, moves: Sequence[Taken]) -> list[Row]:
        """A sentence by itself, and together with the one before it where it may go on with that: this came
        to no order, or the sentence names nobody and moves who marches by it."""
        alone = (Clues(self.at, before.where, entities, before.him), before)
        is_next = self.at.said_above is self._said
        if self._above is None or not is_next or entities[0].line - self._above[0][-1].line > NEAR:
            return [alone]
        told, start = self._above
        stop = Entity(Kind.MARK, ".", entities[0].line)
        both = (Clues(self.at, start.where, [*told, stop, *entities], start.him), start)
        is_named = _names_own(self.at, entities)
        if len(before.orders) == len(start.orders):
            return [alone, both] if is_named else [both]
        marching = marches_told(self.at, before.orders[len(start.orders) :])
        goes_on = moves and not is_named and not mean(entities, *CORRECTING)
        return [both] if goes_on and marches_told(self.at, moves).keys() <= marching.keys() else [alone]

    def _weigh(
        self, rows: Sequence[Row], moves: Sequence[Taken], before: Before, *, is_alone: bool
    ) -> Before:
        """Weigh a sentence from which `moves` were read, and nothing else if they are `is_alone`."""
        clues, start = rows[0]
        is_named = start is before and _names_own(self.at, clues.entities)
        if moves and is_named and all(orders_nothing(row) for row, _ in rows):
            self._take_back(moves, before)
            return before
        if not is_alone:
            return before
        other = any(is_otherwise(row, one.text) for row, _ in rows for one in moves)
        other = other and self._is_plain(clues, moves, before)
        if not (other or len(self.out.doubts) > before.doubts):
            return before
        found = [(row, start, weighed_reading(row)) for row, start in rows]
        if other and any(one and one.marches_to == marches_told(self.at, moves) for _, _, one in found):
            return before
        taken_from = self._take_surest(found, before)
        if other and taken_from is None:
            self._take_back(moves, before)
        return taken_from or before

    def _take_surest(
        self, found: Sequence[tuple[Clues, Before, Weighed | None]], before: Before
    ) -> Before | None:
        """Take what a sentence says together with the one before it, or else by itself if both agree: how
        things stood before that; None if neither is sure."""
        alone = found[0][2]
        for row, start, weighed in reversed(found):
            goes = alone.marches_to.items() if alone else set()
            if weighed is None or not goes <= weighed.marches_to.items():
                return None
            names_him = start is not before or any(map(self.at.is_own, row.pieces.values()))
            is_sure = weighed.chance >= (SURE if len(row.entities) >= LONG else SURE_IF_SHORT)
            if is_sure and names_him and self._take(row, weighed.reading, start):
                return start
        return None

    def _is_plain(self, clues: Clues, moves: Sequence[Taken], before: Before) -> bool:
        """Whether a sentence orders marches without a condition, and none that is to replace another."""
        is_new = marches_told(self.at, moves).keys().isdisjoint(marches_told(self.at, before.orders))
        goes_on = clues.where is not before.where
        is_named = _names_own(self.at, clues.entities)
        is_plain = not mean(clues.entities, *CORRECTING) and orders_marches(clues) > EVEN
        return (is_new or goes_on) and is_named and is_plain

    def _take_back(self, moves: Sequence[Taken], before: Before) -> None:
        others = (one for one in self.out.orders[len(before.orders) :] if not _are_marches([one]))
        self.out.orders[:] = [*before.orders, *others]
        self._put_back(marches_told(self.at, moves), before)
        for one in moves:
            self.out.doubt(one.line, Why.TALE, one.text)

    def _put_back(self, names: Iterable[str], before: Before) -> None:
        """Put pieces back to where they stood before a sentence that moved them."""
        ordered = marches_told(self.at, before.orders)
        self.at.where = dict(before.where)
        for name in names:
            if name not in ordered:
                self.at.came_from.pop(name, None)

    def _take(self, clues: Clues, reading: Reading, before: Before) -> bool:
        """Take a reading, if nothing else is told."""
        at, out, entities = self.at, self.out, clues.entities
        asked = ASKED_IF_LONG if len(entities) >= LONG else ASKED
        is_asked = all(one.why in asked for one in out.doubts[before.doubts :])
        if not is_asked or not _says_only_that(entities):
            return False
        if _is_denied(clues, reading) or _comes_back(clues, reading):
            return False
        done = marches_told(at, before.orders).keys() | at.stayed
        if any(name in done for group, _ in reading.marches for name in group):
            return False
        attack = _attack(clues, reading)
        if attack is None:
            return False
        self._put_back(marches_told(at, out.orders[len(before.orders) :]), before)
        out.orders[:] = before.orders
        # What was asked back has been read, if it stands in a sentence before.
        out.parts += len(out.doubts) - before.doubts
        del out.doubts[before.doubts :]
        line = entities[-1].line
        for own, path in reading.marches:
            nation = at.rules.nation_of[own[0]]
            out.take(line, nation, f"{MOVE}{piece_and_way(at, own, path)}")
            at.move(own, path[-1])
            if attack:
                out.take(line, nation, attack)
        for name in reading.staying:
            at.stayed.add(name)
            out.stay(at.rules.nation_of[name], line, (name,))
        return True


def _names_own(at: Situation, entities: Iterable[Entity]) -> bool:
    return any(map(at.own_piece, entities))


def _are_marches(orders: Sequence[Taken]) -> bool:
    return all(one.text.startswith((MOVE, ATTACK)) for one in orders)


def _may_be_misread(at: Situation, entities: Sequence[Entity], moves: Sequence[Taken]) -> bool:
    """Whether a sentence from which marches were read has words that are not known, or names nobody; and no
    march has a second one for the case that its way is not free."""
    return not any(ELSE in one.text for one in moves) and (
        any(one.kind is Kind.OTHER for one in entities) or not _names_own(at, entities)
    )


def _is_denied(clues: Clues, reading: Reading) -> bool:
    """Whether a part of a sentence denies something that names a piece or city of its marches."""
    named = {name for group, _ in reading.marches for name in group} | reading.staying
    ways = {city for _, path in reading.marches for city in path}
    told = [place for place, name in clues.pieces.items() if name in named]
    told += [place for place, city in clues.cities.items() if city in ways]
    parts = {clues.parts[place] for place in told}
    rows = (
        [one for one, there in zip(clues.entities, clues.parts, strict=True) if there == part]
        for part in parts
    )
    return any(map(denies, rows))


def _comes_back(clues: Clues, reading: Reading) -> bool:
    """Whether behind the end of a march a city is named once more that it has come through, or words like
    `back` follow: `by Krappitz into Cosel, and is in Krappitz by nightfall`."""
    used = {city for _, path in reading.marches for city in path}
    last = max((place for place, city in clues.cities.items() if city in used), default=-1)
    if says_back(clues.entities[last + 1 :]):
        return True
    for _, path in reading.marches:
        ends = [place for place, city in clues.cities.items() if city == path[-1]]
        told = [place for place, city in clues.cities.items() if city in path[:-1]]
        twice = len({clues.cities[place] for place in told}) < len(told)
        if twice and ends and told[-1] > max(ends):
            return True
    return False


def _says_only_that(entities: Sequence[Entity]) -> bool:
    """Whether no word of a sentence tells of more than marches, or leaves them open."""
    if names_cards(entities) or any(one.kind is Kind.CITY and not one.is_full for one in entities):
        return False
    narrow = [one for one in NARROW if one != "maybe"] if len(entities) >= LONG else NARROW
    if mean(entities, *narrow) or has_strange_part(entities) or any_of_kind(entities, "thither"):
        return False
    return len(entities) >= LONG or not (denies(entities) or leaves_open(entities))


def _attack(clues: Clues, reading: Reading) -> str | None:
    """The attack that a sentence tells beside its march; None if it cannot be told who attacks whom."""
    at = clues.at
    if not mean(clues.entities, "attack", "against"):
        return ""
    others = list(dict.fromkeys(name for name in clues.pieces.values() if not at.is_own(name)))
    if not others or len(reading.marches) != 1:
        return None
    own, path = reading.marches[0]
    hostile = at.rules.hostile_generals[at.rules.nation_of[own[0]]]
    if not all(one in hostile and clues.where.get(one) in at.near(path[-1]) for one in others):
        return None
    return f"{ATTACK}{' + '.join(own)} > {' + '.join(others)}"

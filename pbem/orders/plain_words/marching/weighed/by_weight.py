"""Marches told in words that are not known, where the weight of all words, roads and rule 4 leave one
reading; and marches taken back, for by the weight of its words the sentence orders none or another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.fighting.wording.templates import entry
from pbem.orders.plain_words.marching.by_roads import MORE, OPEN, denies, has_strange_part
from pbem.orders.plain_words.marching.march import piece_and_way
from pbem.orders.plain_words.marching.returns import says_back
from pbem.orders.plain_words.marching.weighed.clues import Clues
from pbem.orders.plain_words.marching.weighed.weighed_marches import (
    ELSE,
    Reading,
    is_otherwise,
    march_told,
    orders_marches,
    orders_nothing,
    weighed_reading,
)
from pbem.orders.plain_words.outcome import MOVE, Outcome, Taken, Why
from pbem.orders.plain_words.plans.fight_plan import ATTACK
from pbem.orders.plain_words.remarks.kinds import any_of_kind
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

ASKED = (Why.TALE, Why.WAY, Why.LEFT, Why.PIECE)
"""What is said of marches in words that are not known."""

ASKED_IF_LONG = (*ASKED, Why.NEGATION, Why.CONDITION, Why.ROUND)
"""The same of sentences with more words than these: `Dohna hätte ich gern über Arnswalde in Berlinchen.`"""

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
    size: int
    """How much had been read."""
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

    def hear(self, entities: Sequence[Entity], before: Before) -> None:
        """Take the marches of a sentence that was asked back, if by the weight of its words they are sure;
        ask about those of one that surely orders none, or another one (rule 4)."""
        if self.at.sets_up or self.at.game.stage.combat or not entities:
            return
        new = self.out.orders[len(before.orders) :]
        moves = [one for one in new if one.text.startswith(MOVE)]
        is_asked = len(self.out.doubts) > before.doubts
        is_open = _may_be_misread(self.at, entities, moves) if moves else is_asked
        if is_open and len(entities) <= LONGEST:
            rows = self._rows(entities, before, moves)
            self._weigh(rows, moves, before, is_alone=_are_marches(new))
        is_open = _are_marches(self.out.orders[len(before.orders) :])
        self._above = (entities, before) if is_open else None

    def _rows(self, entities: Sequence[Entity], before: Before, moves: Sequence[Taken]) -> list[Row]:
        """A sentence by itself, and together with the one before it where it may go on with that: this came
        to no order, or the sentence names nobody and moves who marches by it."""
        alone = (Clues(self.at, before.where, entities, before.him), before)
        if self._above is None or entities[0].line - self._above[0][-1].line > NEAR:
            return [alone]
        told, start = self._above
        stop = Entity(Kind.MARK, ".", entities[0].line)
        both = (Clues(self.at, start.where, [*told, stop, *entities], start.him), start)
        is_named = any(map(self.at.own_piece, entities))
        if len(before.orders) == len(start.orders):
            return [alone, both] if is_named else [both]
        marching = march_told(self.at, before.orders[len(start.orders) :])
        goes_on = moves and not is_named and not mean(entities, *CORRECTING)
        return [both] if goes_on and march_told(self.at, moves).keys() <= marching.keys() else [alone]

    def _weigh(self, rows: Sequence[Row], moves: Sequence[Taken], before: Before, *, is_alone: bool) -> None:
        clues, start = rows[0]
        is_named = start is before and any(map(self.at.own_piece, clues.entities))
        if moves and is_named and all(orders_nothing(row) for row, _ in rows):
            self._take_back(moves, before)
            return
        if not is_alone:
            return
        other = any(is_otherwise(row, one.text) for row, _ in rows for one in moves)
        other = other and self._is_plain(rows[0][0], moves, before)
        if not (other or len(self.out.doubts) > before.doubts):
            return
        found = [(row, start, weighed_reading(row)) for row, start in rows]
        if other and any(one and one.marches_to == march_told(self.at, moves) for _, _, one in found):
            return
        _, _, first = found[0]
        for row, start, weighed in reversed(found):
            # What the sentence before says may be of this one, too.
            if weighed is None or not (
                first is None or first.marches_to.items() <= weighed.marches_to.items()
            ):
                break
            names_him = start is not before or any(map(self.at.is_own, row.pieces.values()))
            is_sure = weighed.chance >= (SURE if len(row.entities) >= LONG else SURE_IF_SHORT)
            if is_sure and names_him and self._take(row, weighed.reading, start):
                return
        if other:
            self._take_back(moves, before)

    def _is_plain(self, clues: Clues, moves: Sequence[Taken], before: Before) -> bool:
        """Whether a sentence orders marches without a condition, and none that is to replace another."""
        is_new = march_told(self.at, moves).keys().isdisjoint(march_told(self.at, before.orders))
        goes_on = clues.where is not before.where
        is_named = any(map(self.at.own_piece, clues.entities))
        is_plain = not mean(clues.entities, *CORRECTING) and orders_marches(clues) > EVEN
        return (is_new or goes_on) and is_named and is_plain

    def _take_back(self, moves: Sequence[Taken], before: Before) -> None:
        self.out.orders[:] = before.orders
        self.at.where = dict(before.where)
        for one in moves:
            self.out.doubt(one.line, Why.TALE, one.text)

    def _take(self, clues: Clues, reading: Reading, before: Before) -> bool:
        """Take a reading, if nothing else is told."""
        at, out, entities = self.at, self.out, clues.entities
        asked = ASKED_IF_LONG if len(entities) >= LONG else ASKED
        is_asked = all(one.why in asked for one in out.doubts[before.doubts :])
        if not is_asked or not _says_only_that(entities):
            return False
        if _is_denied(clues, reading) or _comes_back(clues, reading):
            return False
        done = march_told(at, before.orders).keys() | at.stayed
        if any(name in done for group, _ in reading.marches for name in group):
            return False
        attack = _attack(clues, reading)
        if attack is None:
            return False
        out.orders[:] = before.orders
        at.where = dict(before.where)
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


def _are_marches(orders: Sequence[Taken]) -> bool:
    return all(one.text.startswith((MOVE, ATTACK)) for one in orders)


def _may_be_misread(at: Situation, entities: Sequence[Entity], moves: Sequence[Taken]) -> bool:
    """Whether a sentence from which marches were read has words that are not known, or names nobody; and none
    of them tells where a piece goes else."""
    return not any(ELSE in one.text for one in moves) and (
        any(one.kind is Kind.OTHER for one in entities) or not any(map(at.own_piece, entities))
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
    last = max((place for place, city in clues.cities.items() if city in used), default=0)
    if says_back(clues.entities[last + 1 :]):
        return True
    for _, path in reading.marches:
        ends = [place for place, city in clues.cities.items() if city == path[-1]]
        told = [place for place, city in clues.cities.items() if city in path[:-1]]
        twice = len({clues.cities[place] for place in told}) < len(told)
        if twice and told and ends and told[-1] > max(ends):
            return True
    return False


def _says_only_that(entities: Sequence[Entity]) -> bool:
    """Whether no word of a sentence tells of more than marches, or leaves them open."""
    if any(one.kind is Kind.CARD or (one.kind is Kind.NUMBER and one.number > 1) for one in entities):
        return False
    if any(one.kind is Kind.CITY and not one.is_full for one in entities):
        return False
    narrow = [one for one in NARROW if one != "maybe"] if len(entities) >= LONG else NARROW
    if mean(entities, *narrow) or has_strange_part(entities) or any_of_kind(entities, "thither"):
        return False
    said = words_in(entities)
    is_open = denies(entities) or any(not entry(f"_loose {kind}").isdisjoint(said) for kind in OPEN)
    return len(entities) >= LONG or not is_open


def _attack(clues: Clues, reading: Reading) -> str | None:
    """The attack that a sentence tells beside its march; None if it cannot be told who attacks whom."""
    at = clues.at
    if not mean(clues.entities, "attack", "against"):
        return ""
    others = list(dict.fromkeys(name for name in clues.pieces.values() if not at.is_own(name)))
    if not others or len(reading.marches) != 1:
        return None
    own, path = reading.marches[0]
    if not all(clues.where.get(one) in at.near(path[-1]) for one in others):
        return None
    return f"{ATTACK}{' + '.join(own)} > {' + '.join(others)}"

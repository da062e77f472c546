"""Marches told in words that are not known, where the weight of all words, roads and rule 4 leave one
reading; and marches taken back, for by the weight of its words the sentence orders none or another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate

from pbem.orders.plain_words.entity import Entity, Kind, mean, together
from pbem.orders.plain_words.fighting.behind import CONDITIONS
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
from pbem.orders.plain_words.marching.weighed.clues import PARTING, Clues
from pbem.orders.plain_words.marching.weighed.weighed_marches import (
    Reading,
    Weighed,
    is_otherwise,
    orders_marches,
    orders_nothing,
    weighed_reading,
)
from pbem.orders.plain_words.outcome import ELSE, MOVE, Doubt, Outcome, Taken, Why
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

ASIDE = ("near", "else", "until", "rather", "should", "in place of")
"""What of that is only said beside a march that is certain: `nearer to him, to Leitmeritz`."""

CORRECTING = ("correction", "takes back", "rather", "in place of", "stay")
"""What may shorten or change a march that was thought of or ordered before."""

IDLE_IF_LONG = ("maybe", "steps", "near", "else")
"""What of that says little in a long sentence: `a step closer, to Leitmeritz`."""

OPEN_AT_ALL = ("if", "thought")
"""What leaves a march open, unless it is beyond doubt."""

LONG = 10
"""In a sentence of so many words the others tell what is denied, or how far something is open."""

SURE, SURE_IF_SHORT = 0.85, 0.96
"""How likely at least a reading has to be, if it is to be taken; words that stand alone weigh less surely."""

SURE_OF_STAYS = 0.9
"""The same of one in which nobody marches."""

FAIR = 0.7
"""What came to nothing is looked at if the chance that it orders something is higher."""

CERTAIN = 0.98
"""A reading that is more likely holds whatever small words stand beside it."""

SURE_THOUGH_DENIED = 0.965
"""How likely a long sentence's reading has to be where it denies something of those who march: `Heinrich is
not happy at Torgau, he goes to Leipzig`."""

GOING = ("move", "to")
"""What says that one goes somewhere, or does not."""

BEYOND_DOUBT = 0.99
"""A long sentence's reading that is more likely holds though its words are those of a condition."""

UNLIKELY = 0.15
"""What is half read of a sentence that orders something at once with less chance depends on the rest."""

EVEN = 0.5
"""A sentence that orders something without a condition has a higher chance."""

TELLING = 8
"""Of fewer words the weight is not surer than what they say: `Laudon to Oppeln, and finish`."""

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
    size: int
    """How much had been read."""
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
        self._passed_over: list[tuple[Doubt, Sequence[str]]] = []
        """What came to nothing though it is likely an order, and for whom."""

    def hear(self, entities: Sequence[Entity], before: Before) -> Before:
        """Take the marches of a sentence that was asked back, if by the weight of its words they are sure;
        ask about those of one that surely orders none, or another one (rule 4). How things stood before what
        was taken: before the sentence above, if both were read together."""
        if self.at.game.stage.combat or not entities:
            return before
        new = self.out.orders[len(before.orders) :]
        moves = [one for one in new if one.text.startswith(MOVE)]
        is_asked = len(self.out.doubts) > before.doubts
        is_silent = self.out.size == before.size
        is_doubtful = _may_be_misread(self.at, entities, moves) if moves else is_asked or is_silent
        start = before
        if is_doubtful and len(entities) <= LONGEST:
            alone = Clues(self.at, before.where, entities, before.him)
            rows = self._rows(alone, before, moves)
            if not is_silent or _may_order(alone, rows[-1][0]):
                start = self._weigh(rows, moves, before, is_alone=_are_marches(new))
                self._note_passed_over(alone, before)
        goes_on = start is before and _are_marches(self.out.orders[len(before.orders) :])
        # The shares of a set-up are told at the end of a letter, and are no beginning of a march.
        self._above = (entities, before) if goes_on and not self.at.sets_up else None
        self._said = self.at.said_last
        return start

    def _note_passed_over(self, clues: Clues, before: Before) -> None:
        is_told = bool(clues.cities) and len(clues.cities) + len(clues.own) > 1
        is_told = is_told and not self.at.sets_up and orders_marches(clues) > FAIR
        if self.out.size == before.size and is_told:
            doubt = Doubt(clues.entities[0].line, Why.TALE, said=self.out.saying)
            self._passed_over.append((doubt, clues.own))

    def finish(self) -> None:
        """Ask about each sentence that is likely an order and came to nothing, if nobody of whom it may tell
        has one."""
        done = marches_told(self.at, self.out.orders).keys() | self.at.stayed
        said = [(one.line, one.said) for one in self.out.doubts]
        left = (doubt for doubt, names in self._passed_over if done.isdisjoint(names))
        self.out.doubts += [one for one in left if (one.line, one.said) not in said]

    def _rows(self, clues: Clues, before: Before, moves: Sequence[Taken]) -> list[Row]:
        """A sentence by itself, and together with the one before it where it may go on with that: this came
        to no order, or the sentence names nobody and moves who marches by it."""
        alone, entities = (clues, before), clues.entities
        is_next = self.at.said_above is self._said
        if self._above is None or not is_next or entities[0].line - self._above[0][-1].line > NEAR:
            return [alone]
        told, start = self._above
        both = (Clues(self.at, start.where, together([told, entities]), start.him), start)
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
        is_none = all(orders_nothing(row) for row, _ in rows)
        is_unlikely = all(orders_marches(row) < UNLIKELY for row, _ in rows)
        is_unlikely = is_unlikely and self._is_half_read(clues, moves, before)
        if moves and is_named and (is_none or is_unlikely):
            self._take_back(moves, before, is_asked=not is_none)
            return before
        if not is_alone:
            return before
        other = any(is_otherwise(row, one.text) for row, _ in rows for one in moves)
        other = other and self._is_plain(clues, moves, before)
        found = [(row, start, weighed_reading(row)) for row, start in rows]
        told = marches_told(self.at, moves)
        if moves and not (other or len(self.out.doubts) > before.doubts):
            differs = any(one and _differs(row, one, told) for row, _, one in found)
            if differs and not mean(clues.entities, *CORRECTING):
                self._take_back(moves, before)
            return before
        if other and any(one and one.marches_to == told for *_, one in found):
            return before
        taken_from = self._take_surest(found, before)
        if other and taken_from is None:
            self._take_back(moves, before)
        return taken_from or before

    def _is_half_read(self, clues: Clues, moves: Sequence[Taken], before: Before) -> bool:
        """Whether a part of a sentence is asked about that is about nobody but those who march without a
        condition."""
        new = self.out.orders[len(before.orders) :]
        is_plain = not any(one.text.startswith(CONDITIONS) for one in new)
        is_asked = len(self.out.doubts) > before.doubts
        return is_asked and is_plain and marches_told(self.at, moves).keys() >= {*clues.own}

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
            # Where neither he nor one told of before is named, the way tells who goes it.
            is_told = any(map(self.at.is_own, row.pieces.values())) or len(row.him) != 1
            names_him = start is not before or is_told
            least = SURE if weighed.reading.marches else SURE_OF_STAYS
            is_sure = weighed.chance >= (least if len(row.entities) >= LONG else SURE_IF_SHORT)
            if is_sure and names_him and self._take(row, weighed, start):
                return start
        return None

    def _is_plain(self, clues: Clues, moves: Sequence[Taken], before: Before) -> bool:
        """Whether a sentence orders marches without a condition, and none that is to replace another."""
        is_new = marches_told(self.at, moves).keys().isdisjoint(marches_told(self.at, before.orders))
        goes_on = clues.where is not before.where
        is_named = _names_own(self.at, clues.entities)
        is_plain = not mean(clues.entities, *CORRECTING) and orders_marches(clues) > EVEN
        return (is_new or goes_on) and is_named and is_plain

    def _take_back(self, moves: Sequence[Taken], before: Before, *, is_asked: bool = False) -> None:
        """Take none of the marches that were read, and ask about them, unless the sentence `is_asked` about
        anyhow."""
        others = (one for one in self.out.orders[len(before.orders) :] if not _are_marches([one]))
        self.out.orders[:] = [*before.orders, *others]
        self._put_back(marches_told(self.at, moves), before)
        if not is_asked:
            for one in moves:
                self.out.doubt(one.line, Why.TALE, one.text)

    def _put_back(self, names: Iterable[str], before: Before) -> None:
        """Put pieces back to where they stood before a sentence that moved them."""
        ordered = marches_told(self.at, before.orders)
        self.at.where = dict(before.where)
        for name in names:
            if name not in ordered:
                self.at.came_from.pop(name, None)

    def _take(self, clues: Clues, weighed: Weighed, before: Before) -> bool:
        """Take a reading, if nothing else is told."""
        at, out, entities, reading = self.at, self.out, clues.entities, weighed.reading
        is_certain = weighed.chance > CERTAIN
        asked = ASKED_IF_LONG if is_certain or len(entities) >= LONG else ASKED
        is_asked = all(one.why in asked for one in out.doubts[before.doubts :])
        if not is_asked or not _says_only_that(entities, weighed.chance):
            return False
        is_sure = len(entities) >= LONG and weighed.chance > SURE_THOUGH_DENIED
        if _is_denied(clues, reading, is_certain=is_certain, is_sure=is_sure):
            return False
        if not is_certain and _comes_back(clues, reading):
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


def _differs(clues: Clues, weighed: Weighed, marches_to: Mapping[str, str]) -> bool:
    """Whether what a sentence surely says moves others, or to other cities of it, than what was read."""
    named = {clues.at.city(city) for city in clues.cities.values()}
    is_surely_read = weighed.chance > SURE and bool(weighed.marches_to)
    is_told = len(clues.entities) >= TELLING and not any(one.text == "(" for one in clues.entities)
    is_other = is_told and named.issuperset(marches_to.values()) and weighed.marches_to != marches_to
    return is_surely_read and is_other and not _comes_back(clues, weighed.reading)


def _may_order(clues: Clues, whole: Clues) -> bool:
    """Whether a sentence that came to nothing is likely an order, or completes one as a `whole` with the one
    before it."""
    return orders_marches(whole) > FAIR and (bool(clues.cities) or not denies(clues.entities))


def _is_denied(clues: Clues, reading: Reading, *, is_certain: bool, is_sure: bool) -> bool:
    """Whether a part of a sentence denies something that names a city of its marches, or one of their pieces
    if they are not certain: `Heinrich is not happy at Torgau, he goes to Leipzig`. Where they are sure all
    the same, only what says that one does not go there: `Lacy doesn't go to Beneschau after all`."""
    ways = {city for _, path in reading.marches for city in path}
    told = [place for place, city in clues.cities.items() if city in ways]
    if not (is_certain or is_sure):
        named = {name for group, _ in reading.marches for name in group} | reading.staying
        told += [place for place, name in clues.pieces.items() if name in named]
    parts = _parted(clues.entities)
    rows = [
        [one for one, there in zip(clues.entities, parts, strict=True) if there == part]
        for part in {parts[place] for place in told}
    ]
    return any(denies(row) and not (is_sure and not mean(row, *GOING)) for row in rows)


def _parted(entities: Sequence[Entity]) -> list[int]:
    """For each word of a sentence the part that it stands in."""
    return [*accumulate(one.text in PARTING or one.means("and", "but") for one in entities)]


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


def _says_only_that(entities: Sequence[Entity], chance: float) -> bool:
    """Whether no word of a sentence tells of more than marches, or leaves them open for all that its reading
    is so likely."""
    is_long, is_certain = len(entities) >= LONG, chance > CERTAIN
    is_short_name = any(one.kind is Kind.CITY and not one.is_full for one in entities)
    if names_cards(entities) or (is_short_name and not is_long):
        return False
    idle = (*(IDLE_IF_LONG if is_long else ()), *(ASIDE if is_certain else ()))
    idle = (*idle, *(OPEN_AT_ALL if is_long and chance > BEYOND_DOUBT else ()))
    if mean(entities, *(one for one in NARROW if one not in idle)):
        return False
    if has_strange_part(entities) or (not is_certain and any_of_kind(entities, "thither")):
        return False
    return is_long or not (denies(entities) or leaves_open(entities))


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

"""The troops that each general gets at set-up: `Daun gets 8, Browne six`, `P1/8 P2/3`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field

from pbem.engine.model import MOST_TROOPS
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.cutting.clause import Clause
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.referring.they import with_two_there
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.sharing.set_up_sums import EQUALLY, is_left_open, shares_by_sum
from pbem.orders.plain_words.sharing.set_up_told import OTHERWISE, shares_told, with_short_names
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

BEFORE_NAMES = ("each", "to", "the", "filler", "troops", "and", "orders")
"""What may stand between a number and the names that it is for: `8 for`."""


def behind_names(at: Situation, sentence: Sequence[Entity]) -> list[Entity]:
    """A sentence with every number behind the generals that it is for: `8 to Richelieu, six each for Soubise
    and Chevert` has them before."""
    entities = with_short_names(at, sentence)
    if not any(one.number for one in entities):
        return entities
    names = [place for place, one in enumerate(entities) if one.kind == Kind.PIECE]
    moved = {place: _last_for(entities, place) for place, one in enumerate(entities) if one.number}
    leading = {place: last for place, last in moved.items() if last is not None}
    is_list = bool(names) and all(place in leading for place in moved) and min(moved, default=0) < names[0]
    taken = {p: last for p, last in leading.items() if is_list or _is_each(entities, p)}
    found: list[Entity] = []
    for place, one in enumerate(entities):
        found += [] if place in taken else [one]
        found += [entities[p] for p, last in taken.items() if last == place]
    return found


def _is_each(entities: Sequence[Entity], place: int) -> bool:
    return mean(entities[max(0, place - 1) : place + 2], "each")


def _last_for(entities: Sequence[Entity], place: int) -> int | None:
    """The last of the generals that a number right before them is for; None if none follow it at once."""
    last = None
    for at in range(place + 1, len(entities)):
        one = entities[at]
        if one.kind == Kind.PIECE:
            last = at
            if not _is_each(entities, place):
                break
        elif one.number or not (_is_small(one) or (last is not None and one.text == ",")):
            break
    return last


def _is_small(one: Entity) -> bool:
    """Whether a word may stand between a number and a name: `five under old Schwerin`."""
    return one.means(*BEFORE_NAMES) or fold(one.text) in kind_of("commanded by")


def _without_correction(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence without the `No, wait:` before the number that a general gets instead."""
    first = next((place for place, one in enumerate(entities) if one.kind is Kind.PIECE), 0)
    head = entities[:first]
    is_one = mean(head, "correction", "takes back", "rather") or mean(head[:1], "no")
    small = all(one.kind is Kind.MARK or one.means(*CORRECTING) for one in head)
    return list(entities[first:] if is_one and small else entities)


def _counted(at: Situation, entities: Sequence[Entity]) -> Iterator[tuple[str, int]]:
    """The generals of the writer's that have a number right behind them: `Laudon 7`, `Lacy only 5`."""
    for place, one in enumerate(entities):
        name, after = at.own_piece(one), [*entities[place + 1 : place + 4], *ENDS]
        number, next_ = after[1:3] if after[0].means("filler") else after[:2]
        if name in at.rules.generals and number.kind is Kind.NUMBER and not next_.means("to", "each"):
            yield name, number.number


def _for_generals(at: Situation, nation: str, entities: Sequence[Entity]) -> Iterator[tuple[str, int]]:
    """The generals of a nation with the number right before `for` or `under` and their name."""
    for one, before, two in zip(entities, entities[1:], entities[2:], strict=False):
        name = at.own_piece(two)
        is_for = before.means("orders", "to", "under") and not before.means("and")
        if is_for and name in at.rules.nations[nation].generals and 1 <= one.number <= MOST_TROOPS:
            yield name, one.number


ENDS = (Entity(Kind.MARK, ".", 0),) * 3
"""What stands behind a sentence."""

CORRECTING = ("no", "correction", "takes back", "rather", "then", "the", "filler", "and", "but", "stay")
"""What words in front of a correction may mean: German `Nein, halt`."""


def _heading(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """The nation in whose part a sentence stands that names nobody: `six each` below `Hanover`."""
    known = (Kind.NUMBER, Kind.MARK, Kind.MEANING)
    counts = any(one.number for one in entities) and all(
        one.kind in known or fold(one.text) in EQUALLY for one in entities
    )
    part = at.part if at.part in at.nations and counts else None
    return [Entity(Kind.NATION, part, entities[0].line, names=(part,))] if part else []


@dataclass
class SetUpShares:
    """What a letter has told so far of each nation's generals."""

    troops: dict[str, dict[str, int]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    rests: dict[str, list[str]] = field(default_factory=dict)
    """The generals of a nation who get what is left, in equal parts."""

    def add_others(self, at: Situation, clause: Clause) -> bool:
        """Add the number that all generals not named yet get: `the others 6 each`. False if it tells none."""
        numbers = [one.number for one in clause.numbers if 1 <= one.number <= MOST_TROOPS]
        nation = at.nation or (next(iter(self.troops)) if len(self.troops) == 1 else "")
        told = self.troops.get(nation, {})
        if not numbers or not told or not clause.means("all") or not clause.means("each"):
            return False
        told.update({name: numbers[-1] for name in at.rules.nations[nation].generals if name not in told})
        return True

    def _add_rest(self, at: Situation, clause: Clause, generals: list[str]) -> bool:
        if not clause.means("all") or not generals:
            return False
        nation = at.rules.nation_of[generals[0]]
        self.lines.setdefault(nation, clause.line)
        self.troops.setdefault(nation, {})
        self.rests.setdefault(nation, []).extend(generals)
        return True

    def _share_rest(self, at: Situation, nation: str) -> None:
        """Give those who get the rest what the others leave, if it can be shared equally."""
        told, names = self.troops[nation], list(dict.fromkeys(self.rests.get(nation, ())))
        names = [name for name in names if name not in told]
        left = at.rules.nations[nation].troops - sum(told.values())
        known = len(told) + len(names) == len(at.rules.nations[nation].generals)
        if names and known and left % len(names) == 0 and 1 <= left // len(names) <= MOST_TROOPS:
            order = at.rules.nations[nation].generals
            shares = {**told, **dict.fromkeys(names, left // len(names))}
            self.troops[nation] = {name: shares[name] for name in order}

    heard: list[Entity] = field(default_factory=list)
    """All that the letter has said so far."""

    last: dict[str, tuple[int, int]] = field(default_factory=dict)
    """The last number that stands right behind each general, and its line, whether it was read or not."""

    def hear(self, at: Situation, entities: Sequence[Entity]) -> None:
        """Keep a sentence: the sum of the troops may tell whose its numbers are."""
        entities = with_two_there(at, _without_correction(entities))
        for one in entities:
            self.last.pop(at.own_piece(one) or "", None)
        self.last |= {name: (number, entities[0].line) for name, number in _counted(at, entities)}
        if not mean(entities, *OTHERWISE):
            self.heard += _heading(at, entities)
            self.heard += [*with_short_names(at, entities), Entity(Kind.MARK, ".", entities[-1].line)]

    def add(self, at: Situation, clause: Clause, pieces: tuple[str, ...]) -> bool:
        """Add the number of a clause for its generals; the last one counts. False if it has none."""
        numbers = [one.number for one in clause.numbers if 1 <= one.number <= MOST_TROOPS]
        generals = [name for name in pieces if name in at.rules.generals]
        if not numbers and self._add_rest(at, clause, generals):
            return True
        if not numbers or not generals:
            return False
        for name in generals:
            nation = at.rules.nation_of[name]
            self.lines.setdefault(nation, clause.line)
            self.troops.setdefault(nation, {})[name] = numbers[-1]
        return True

    def order(self, at: Situation, out: Outcome) -> None:
        """Add a set-up for each nation that was told of."""
        for nation in at.nations:
            whole = None if is_left_open(at, nation, self.heard) else shares_told(at, nation, self.heard)
            if whole and whole.lines and whole.is_whole:
                self.troops[nation] = whole.troops
                self.lines.setdefault(nation, whole.lines[0])
                out.doubts[:] = [
                    one for one in out.doubts if one.why is not Why.LEFT or one.line not in whole.lines
                ]
            elif nation in self.troops:
                self._by_sum(at, nation, whole.troops if whole else {}, out)
            if nation in self.troops and self._fits(at, nation, out):
                self._take(at, nation, out)
                told = self.troops[nation]
                others = {line for name, (count, line) in self.last.items() if told.get(name, count) != count}
                for line in sorted(others):
                    out.doubt(line, Why.LEFT)

    def _fits(self, at: Situation, nation: str, out: Outcome) -> bool:
        """Whether the troops found agree with the numbers that stand right before `for` and a general; else
        these count if they are the whole, or the letter is asked back."""
        told, paired = self.troops[nation], dict(_for_generals(at, nation, self.heard))
        if all(told.get(name, count) == count for name, count in paired.items()):
            return True
        generals = at.rules.nations[nation]
        if len(paired) == len(generals.generals) and sum(paired.values()) == generals.troops:
            self.troops[nation] = {name: paired[name] for name in generals.generals}
            return True
        out.doubt(self.lines[nation], Why.LEFT)
        return False

    def _by_sum(self, at: Situation, nation: str, told: dict[str, int], out: Outcome) -> None:
        """Find the troops of a nation's generals by their sum; those `told` beside their names stand."""
        if not is_left_open(at, nation, self.heard):
            self._share_rest(at, nation)
        generals = at.rules.nations[nation].generals
        known = self.troops[nation]
        is_whole = len(known) == len(generals) and sum(known.values()) == at.rules.nations[nation].troops
        by_sum = None if is_whole else shares_by_sum(at, nation, self.heard)
        if by_sum:
            # What was left of its sentences were the numbers that are read now.
            out.doubts[:] = [one for one in out.doubts if one.why is not Why.LEFT]
        shares = by_sum or {**known, **told}
        if is_whole or (sum(shares.values()) == at.rules.nations[nation].troops and not by_sum):
            # `Lehwaldt 3. That makes 33, so Lehwaldt gets 2`; or neither way of reading came to the sum.
            shares = known
        self.troops[nation] = {name: shares[name] for name in generals if name in shares}

    def _take(self, at: Situation, nation: str, out: Outcome) -> None:
        from pbem.orders.plain_words.sharing.strangers import strangers

        troops = self.troops[nation]
        # A number near one of several generals is hardly a set-up: `Hello Frederick, 1 new message`.
        if len(troops) <= 1 < len(at.rules.nations[nation].generals):
            out.doubt(self.lines[nation], Why.TALE)
            return
        is_whole = len(troops) == len(at.rules.nations[nation].generals)
        shares = [f"{name} {count}" for name, count in troops.items()]
        shares += strangers(at, nation, self.heard, is_whole)
        out.take(self.lines[nation], nation, f"setup {', '.join(shares)}")

"""What takes back the order right before it: `Lacy to Prag. No, rather Kolin!`, `not Prag but Kolin`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.correcting.denied_names import without_denied
from pbem.orders.plain_words.correcting.marks import (
    bare_way,
    hesitates,
    is_only,
    is_way,
    marked_off,
    with_way_before,
)
from pbem.orders.plain_words.depending.broken_lines import limits_before
from pbem.orders.plain_words.depending.exceptions import condition_of, is_exception
from pbem.orders.plain_words.depending.parted import says_or
from pbem.orders.plain_words.entity import Entity, Kind, mean, to_in, words_in
from pbem.orders.plain_words.marching.orders_told import moved_by
from pbem.orders.plain_words.outcome import ELSE, Outcome, Taken, Why, both
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.remarks.later_part import is_all_later
from pbem.orders.plain_words.situation import Situation

LEADING = ("they", "him", "the", "filler", "and", "but", "I", "rather", "no", "to")
"""What may stand before `stays` of who was told of: `so he`, `leave him`."""

INSTEAD = ("rather", "in place of")

THERE = kind_of("there")


class Corrections:
    """The corrections of one letter; `said` are the orders of the sentence right before."""

    def __init__(self, at: Situation, out: Outcome) -> None:
        self.at, self.out = at, out
        self.said: list[Taken] = []
        self.moved: tuple[str, ...] = ()
        """The pieces of the move among them."""
        self.whole: Taken | None = None
        """The order right before that is one as it stands, whatever it orders."""
        self.moves: list[Taken] = []
        """All moves so far."""
        self.is_asked = False
        """Whether a question stands right before, which a bare `no` answers."""
        self._denied: list[tuple[int, str, tuple[str, ...]]] = []
        """The line and the sentence of each bare `no` that was asked back, and the pieces it is about."""

    def note(self, said: Sequence[Taken], whole: Taken | None = None) -> None:
        """Note the orders of a sentence, or of a line that is an order as it stands."""
        self.said, self.moved, self.at.last_moved = list(said), self.at.last_moved, ()
        self.whole, self.is_asked = whole, False
        self.moves += [one for one in said if one.text.startswith("move ")]

    def limit(self, entities: Sequence[Entity]) -> bool:
        """Whether a sentence tells nothing but what the orders before depend on, `But only if Daun has
        left.`, or an exception. One move is made on that condition if a fact says it; others are asked
        back."""
        told = [one for one in self.said if one in self.out.orders]
        told = told or ([self.whole] if self.whole else [])
        if told and is_all_later(entities):
            everything = mean(entities, "all", "both")
            moves = [one for one in self.moves if one in self.out.orders and one not in told]
            self._ask_about([*(moves if everything else ()), *told], Why.TURN)
            return True
        if (
            not told
            or self._orders_another(entities)
            or any(one.means("attack") and two.means("him") for one, two in pairwise(entities))
            or not (limits_before(entities) or is_exception(self.at, entities, self.moved))
        ):
            return False
        head = condition_of(self.at, entities, self.moved)
        if head and len(told) == 1 and told[0].text.startswith("move ") and ELSE not in told[0].text:
            self._set_condition(told[0], head, entities[0].line)
            return True
        self._ask_about(told, Why.CONDITION, head)
        return True

    def _ask_about(self, told: Sequence[Taken], why: Why, head: str = "") -> None:
        """Ask back the orders right before, of which a sentence says more than is read."""
        self._unsay()
        self.out.orders[:] = [one for one in self.out.orders if one not in told]
        self.out.unsaid |= {one.line for one in told}
        for one in told:
            self.out.doubt(one.line, why, f"{head}{one.text}" if head else "")
        self.said, self.whole = [], None

    def _orders_another(self, entities: Sequence[Entity]) -> bool:
        """Whether a sentence is a condition of what others do than those who were moved right before: `If he
        is gone Keith goes to Brieg`, `If Daun is in Glatz Keith stays.`"""
        others = [p for p, one in enumerate(entities) if self.at.own_piece(one) not in ("", *self.moved)]
        begins = bool(entities) and entities[0].means("if")
        goes = (entities[p + 1 : p + 4] for p in others)
        told = next((p for p, one in enumerate(entities) if one.kind is Kind.CITY), len(entities))
        stays = any(p > told and not _joins(entities[told + 1 : p]) for p in others)
        return begins and (
            stays or any(mean(part, "move") and any(one.kind is Kind.CITY for one in part) for part in goes)
        )

    def _set_condition(self, move: Taken, head: str, line: int) -> None:
        """Put a condition before a move that was told without one."""
        line_on_condition = head + move.text
        limited = replace(move, text=line_on_condition, said=both(move.said, self.out.saying))
        if move in self.out.orders:
            self.out.orders[self.out.orders.index(move)] = limited
            self.out.parts += 1
        else:
            self.out.unsaid.add(move.line)
            self.out.orders.append(replace(limited, line=line))
        self.said, self.whole = [limited], None

    def read(self, entities: Sequence[Entity], read: Callable[[list[Entity]], None]) -> bool:
        """Whether a sentence corrects itself or the one before. With one meaning it is taken by `read`; else
        what it corrects is no order any more, and it is asked back."""
        is_condition = entities[0].means("if") and not entities[0].means("else")
        if is_condition and mean(entities, *INSTEAD):
            # `If Lehwaldt is in the way, Apraxin goes to Lötzen instead` corrects nothing.
            read([one for one in entities if not one.means(*INSTEAD)])
            return True
        if way := self._cut_short(entities):
            self._correct(way, entities[0].line, read)
            return True
        if self._forgets(entities):
            self._take_back(entities[0].line, "")
            return True
        marked = marked_off(entities)
        begins = marked is None or all(one.kind == Kind.MARK for one in marked[0])
        if begins and self._stays_after_all(marked[2] if marked else entities, is_marked=bool(marked)):
            return True
        if marked is None:
            return False
        before, marks, after = marked
        while after and (after[-1].kind is Kind.MARK or after[-1].means("parting")):
            # `I mean Breslau, sorry`
            after = after[:-1]
        after = with_way_before(before, after)
        known = len(self.out.doubts)
        if not (before or after) and self.said and self._is_denied_by(marks):
            self._denied.append((marks[0].line, self.out.saying, self.moved))
        if self._reads_before(before, read):
            if self._replaces(before, after, known, read):
                return True
        elif {*filter(None, map(self.at.own_piece, before))} - set(self.moved):
            # `Winterfeldt descends the Elbe, or rather ascends it` is not about who was told of before him.
            self.out.doubt(marks[0].line, Why.CORRECTION)
            return True
        elif not self._is_about_before(marks, after):
            return self._thinks_aloud(entities, marks)
        self._correct(after, marks[0].line, read)
        return True

    def _cut_short(self, entities: Sequence[Entity]) -> list[Entity]:
        """The way that a sentence leaves of the move told right before: `Only as far as Oppeln.`, `Ach was,
        doch nur Oppeln.`; empty if it says anything else."""
        is_one_move = len(self.said) == 1 and self.said[0].text.startswith("move ") and bool(self.moved)
        if not is_one_move or not 0 <= entities[0].line - self.said[0].line <= 1:
            return []
        small = ("correction", "rather", "no", "via")
        rest = [one for one in entities if not (hesitates(one) or is_only(one) or one.means(*small))]
        is_short = any(map(is_only, entities)) and not mean(entities, "via")
        return rest if is_short and is_way(rest) and rest[-1].kind is not Kind.MARK else []

    def _forgets(self, entities: Sequence[Entity]) -> bool:
        """Whether a sentence begins with what has the order right before forgotten, or the city that it leads
        to: `Forget the last one.`, `Scratch Brieg, I want him home.`"""
        end = next((p for p, one in enumerate(entities) if one.kind is Kind.MARK), len(entities))
        words, said = entities[:end], " ".join(one.text for one in self.said)
        forgets = [one for one in words if is_of_kind(one, "forgets") or one.means("takes back")]
        rest = [one for one in words if one not in forgets and not one.means("the", "filler")]
        is_small = all(self._is_of_last(one, said) for one in rest)
        return bool(self.said and len(forgets) == 1 and rest) and is_small and not mean(words, "not")

    def _is_of_last(self, one: Entity, said: str) -> bool:
        if one.kind is Kind.CITY:
            return one.is_full and any(self.at.city(city) in said for city in one.cities)
        small = kind_of("the last of them") | kind_of("the first of two") | kind_of("the second of two")
        return one.means("one", "orders", "letter") or words_in([one]) <= small

    def _replaces(
        self,
        before: Sequence[Entity],
        after: Sequence[Entity],
        known: int,
        read: Callable[[list[Entity]], None],
    ) -> bool:
        """Whether a way that cannot be marched is told anew: `Keith to Nysa Brieg, no, Neisse Brieg`."""
        new = self.out.doubts[known:]
        pieces = tuple(dict.fromkeys(name for one in before if (name := self.at.own_piece(one))))
        are_ways = bool(new) and all(one.why in (Why.WAY, Why.ROUND) for one in new)
        places = {self.at.where.get(name) for name in pieces}
        if self.said or not are_ways or len(places) != 1 or None in places or not is_way(after):
            return False
        line, size, orders = after[0].line, len(self.out.doubts), len(self.out.orders)
        read([*_pieces(self.at, pieces, line), *bare_way(after)])
        if len(self.out.doubts) == size and len(self.out.orders) > orders:
            del self.out.doubts[known:size]
        return True

    def _reads_before(self, before: list[Entity], read: Callable[[list[Entity]], None]) -> bool:
        """Whether what a sentence corrects stands in it: `Keith to Brieg, no wait`, and not `Ach nein`."""
        if not any(one.kind in (Kind.PIECE, Kind.CITY) for one in before):
            return False
        size, orders, moved = self.out.size, len(self.out.orders), self.at.last_moved
        self.at.last_moved = ()
        read(before)
        if self.out.size == size and not any(one.is_full for one in before if one.kind is Kind.CITY):
            self.at.last_moved = moved
            return False
        self.note(self.out.orders[orders:])
        return True

    def _stays_after_all(self, entities: Sequence[Entity], *, is_marked: bool) -> bool:
        """Whether a sentence has those who were moved right before stay where they stood: `Keith to Brieg.
        No, he stays where he is.`, `Leave him in Schweidnitz.`"""
        is_one_move = len(self.said) == 1 and self.said[0].text.startswith("move ") and bool(self.moved)
        other = any(one.kind in (Kind.PIECE, Kind.CARD, Kind.NATION) for one in entities)
        said_there = any(fold(one.text) in THERE for one in entities)
        if (
            said_there
            or not is_one_move
            or other
            or not mean(entities, "stay")
            or mean(entities, "not", "if", "maybe")
        ):
            return False
        stays = next(place for place, one in enumerate(entities) if one.means("stay"))
        said = words_in(entities[:stays])
        thinks = bool(said & kind_of("changes something"))
        if not all(_leads(one) or (thinks and one.kind is Kind.OTHER) for one in entities[:stays]):
            return False
        here = {self.at.came_from.get(name) for name in self.moved}
        named = [one.cities for one in entities if one.kind == Kind.CITY and one.is_full]
        is_there = bool(named) and all(here.intersection(cities) for cities in named)
        if not is_there and (named or not (is_marked or thinks) or not self._is_he(entities, stays)):
            return False
        self._put_back()
        self._unsay()
        self.out.stay(self.said[0].nation, entities[0].line, self.moved)
        self.said = []
        return True

    def _is_he(self, entities: Sequence[Entity], stays: int) -> bool:
        """Whether `he` stays, or `der` as some say behind words that take something back."""
        is_that = mean(entities[max(0, stays - 1) : stays], "the") and not mean(entities[:stays], "no")
        return is_that or mean(entities, "they", "him")

    def ask(self, entities: Sequence[Entity]) -> None:
        """Ask back what a question puts in doubt: `Or rather Kolin?`"""
        self.is_asked = True
        marked = marked_off(entities)
        if marked and not marked[0] and self._is_about_before(*marked[1:]):
            self._take_back(marked[1][0].line, "")

    def _is_about_before(self, marks: Sequence[Entity], after: Sequence[Entity]) -> bool:
        """Whether what begins with a mark is about the orders of the sentence before."""
        if not self.said:
            return False
        names = any(one.kind == Kind.CITY and one.is_full for one in after)
        # `lieber Soubise` is how one speaks to him.
        pieces = (self.at.piece(one) for one in after if one.kind == Kind.PIECE and one.is_full)
        names = names or any(name is None or self.at.is_own(name) for name in pieces)
        leads_on = mean(marks, "rather") and mean(after[:1], "to")
        # `On second thoughts, no.`
        is_no = mean(marks, "rather") and mean(marks, "no") and not after
        is_no = is_no or (not after and self._is_denied_by(marks))
        told = names or leads_on or is_no or mean((*marks, *after), "correction", "takes back")
        return told

    def _is_denied_by(self, marks: Sequence[Entity]) -> bool:
        """Whether a bare `no` stands right behind the orders before, and answers no question."""
        bare = all(one.kind is Kind.MARK or one.means("no") for one in marks)
        return bare and not self.is_asked and 0 <= marks[0].line - self.said[-1].line <= 1

    def settle(self) -> None:
        """Ask no more about a bare `no` whose pieces are moved elsewhere behind it."""
        moves = [set(moved_by(self.at, one)) for one in self.out.orders if one.text.startswith("move ")]
        settled = [(line, said) for line, said, pieces in self._denied if set(pieces) in moves]
        self.out.doubts[:] = [one for one in self.out.doubts if (one.line, one.said) not in settled]

    def _thinks_aloud(self, entities: Sequence[Entity], marks: Sequence[Entity]) -> bool:
        """A correction of nothing that was read: `Wait, Keith to Prag`."""
        if not mean(marks, "correction") or marks[0].means("no"):
            return False
        if any(one.kind in (Kind.PIECE, Kind.CARD) for one in entities):
            self.out.doubt(entities[0].line, Why.CORRECTION)
        return True

    def _correct(self, after: Sequence[Entity], line: int, read: Callable[[list[Entity]], None]) -> None:
        self.out.parts += 1
        moved, said = self.moved, list(self.said)
        is_one_move = len(said) == 1 and said[0].text.startswith("move ") and bool(moved)
        own = {self.at.piece(one) for one in after if one.kind == Kind.PIECE}
        if own and own != set(moved) and (earlier := self._move_of(own)):
            is_one_move, said, moved = True, [earlier], moved_by(self.at, earlier)
            self.said, self.moved = said, moved
        if not is_one_move or not (is_way(after) or own == set(moved)):
            self._take_back(line, self._would_be(after, read) if own else "")
            return
        where, known = dict(self.at.where), len(self.out.doubts)
        self._put_back()
        rest = [one for one in self.out.orders if one not in said]
        self.out.orders[:] = rest
        read([*([] if own else _pieces(self.at, moved, line)), *(after if own else bare_way(after))])
        new = self.out.orders[len(rest) :]
        if len(new) == 1 and is_one_move:
            told = self._by_the_way_told(said[0].text, new[0].text, after)
            self.out.orders[-1] = replace(new[0], text=told)
        if len(self.out.doubts) > known or (not new and not self.out.staying.issuperset(moved)):
            self.at.where = where
            self.out.orders[:], self.out.doubts[known:] = rest, []
            self._unsay()
            self.out.doubt(line, Why.CORRECTION, new[0].text if len(new) == 1 else "")

    def _by_the_way_told(self, before: str, now: str, after: Sequence[Entity]) -> str:
        """The move told `now`, by the way told before if no more than its last city has changed: `Niesky,
        Görlitz, Lauban. No, Löbau, not Lauban.`"""
        head, _, way = before.partition(": ")
        *led, _ = way.split(", ")
        goals = [one.cities for one in without_denied(after) if one.kind is Kind.CITY and one.is_full]
        above = [city for one in self.at.said_above if one.kind is Kind.CITY for city in one.cities]
        is_told = bool(led) and {self.at.city(city) for city in above}.issuperset(led)
        if not is_told or len(goals) != 1 or len(goals[0]) != 1 or not now.startswith(f"{head}: "):
            return now
        goal = self.at.city(goals[0][0])
        leads = any(self.at.city(city) == led[-1] for city in self.at.near(goals[0][0]))
        return f"{head}: {', '.join([*led, goal])}" if leads and goal not in led else now

    def _move_of(self, pieces: AbstractSet[str | None]) -> Taken | None:
        """The last move before of just these pieces; None if there is none."""
        moves = (one for one in reversed(self.moves) if set(moved_by(self.at, one)) == pieces)
        return next(moves, None)

    def _put_back(self) -> None:
        self.at.where |= {name: self.at.came_from[name] for name in self.moved}

    def _would_be(self, after: Sequence[Entity], read: Callable[[list[Entity]], None]) -> str:
        """The move that is told in place of another one; empty if it is not one move."""
        where, orders, known = dict(self.at.where), list(self.out.orders), len(self.out.doubts)
        self._put_back()
        read(list(after))
        new = [one.text for one in self.out.orders if one not in orders]
        self.at.where, self.out.orders[:], self.out.doubts[known:] = where, orders, []
        return new[0] if len(new) == 1 and new[0].startswith("move ") else ""

    def _take_back(self, line: int, would_be: str) -> None:
        """Leave the orders before out: which of the two is meant is the writer's to say."""
        if any(one in self.said for one in self.out.orders):
            self._put_back()
        self._unsay()
        self.out.doubt(line, Why.CORRECTION, would_be)
        self.said = []

    def _unsay(self) -> None:
        """Leave out the orders before, those too that are some as they stand."""
        as_they_stand = [one for one in (*self.said, self.whole) if one and one not in self.out.orders]
        self.out.orders[:] = [one for one in self.out.orders if one not in self.said]
        self.out.unsaid |= {one.line for one in as_they_stand}


def _leads(one: Entity) -> bool:
    return one.kind is Kind.MARK or one.means(*LEADING)


def _pieces(at: Situation, names: Sequence[str], line: int) -> list[Entity]:
    """Pieces and a verb of motion, to stand before cities."""
    titles = [(name, "train" if name in at.rules.trains else name) for name in names]
    pieces = [Entity(Kind.PIECE, title, line, names=(name,)) for name, title in titles]
    return [*pieces, to_in(line, "move")]


def _joins(words: Sequence[Entity]) -> bool:
    """Whether words lead from one fact to the next: `Daun is in Glatz and Keith`, `in Glatz, near Keith`."""
    return any(one.kind is Kind.MARK or one.means("and", "or", "near") or says_or([one]) for one in words)

"""What a letter says anew of a piece that it has moved further up: `PS: Keith stays after all.`"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import forms, verb_words
from pbem.orders.plain_words.entity import Entity, Kind, is_whose, mean, words_in
from pbem.orders.plain_words.marching.orders_told import moved_by
from pbem.orders.plain_words.outcome import MOVE, Outcome, Taken, Why
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import ELSE_STAY, Situation

CHANGING = ("correction", "takes back", "rather", "no", "in place of")
"""Words by which a sentence takes back what another one says."""

FIGHTING = (
    "combat",
    "play",
    "cards",
    "concede",
    "loss",
    "reserve",
    "score",
    "spend",
    "fight",
    "lowest",
    "highest",
)
"""What is said of a fight takes back no move, though it may say `better` or `rather`."""

CONTINUING = ("then", "if", "else", "with", "attack", "against", "battle")
"""What goes on with the move further up, or is about something else."""


MARCH = kind_of("a march") | forms(verb_words("move"))
"""The words for a march, those too with which its order begins."""


class SecondThoughts:
    """The moves of one letter, as far as it is read, and which of them are given up again."""

    def __init__(self, at: Situation, out: Outcome) -> None:
        self.at, self.out = at, out
        self._moves: list[tuple[Taken, tuple[str, ...]]] = []
        """Each with its pieces."""
        self._where: dict[str, int] = {}
        self._staying: set[str] = set()
        self._known: list[Taken] = []
        self._goes_on = False
        """Whether the sentence goes on with what is told further up."""

    def keep(self, line: int, text: str) -> None:
        """Note a move in a line that is an order as it stands."""
        self._moves.append((Taken(line, "", text), self.at.last_moved))

    def hear(self, entities: Sequence[Entity]) -> bool:
        """Note where all stands before a sentence is read. A move told anew begins where the first did: the
        pieces are put back. Whether the sentence does no more than take an earlier move back."""
        self._where, self._staying, self._known = {}, set(self.out.staying), list(self.out.orders)
        named = self._named(entities)
        again = [one for one in self._moves if set(one[1]) == named]
        self._goes_on = mean(entities, *CONTINUING)
        if not again and len(named) == 1 and self._forgets(entities):
            # An earlier letter may move it.
            (piece,) = named & self.at.where.keys() or {""}
            self._stay(piece, entities)
            return True
        if not again or self._goes_on:
            return False
        if self._forgets(entities):
            cities = [one for one in entities if one.kind is Kind.CITY]
            if not cities or self._is_goal(entities, tuple(named)):
                # Else it is the march of an earlier letter, which this one has changed.
                self._give_up(again)
            self.out.parts += 1
            return True
        if self._stops_short(entities, again[-1]):
            return True
        names_city = any(one.kind is Kind.CITY and one.is_full for one in entities)
        if names_city and not self._is_goal(entities, tuple(named)):
            self._where = {name: self.at.where[name] for name in named if name in self.at.where}
            self.at.where |= {name: self.at.came_from[name] for name in named if name in self.at.came_from}
        return False

    def _stay(self, piece: str, entities: Sequence[Entity]) -> None:
        """Leave a piece where it stands whose march is given up; if only its orders are, that is asked."""
        line, stay = entities[0].line, self.at.staying(piece) if piece else ""
        if not stay or not self._ends_march(entities):
            self.out.doubt(line, Why.CORRECTION, stay.removesuffix(ELSE_STAY))
            return
        self.out.take(line, "", "amend")
        self.out.take(line, self.at.rules.nation_of[piece], stay)
        # `He goes to Brieg` behind it is what stands.
        self._moves.append((self.out.orders[-1], (piece,)))

    def _stops_short(self, entities: Sequence[Entity], last: tuple[Taken, tuple[str, ...]]) -> bool:
        """Whether a sentence has those stay in a city on their way who were moved on from there: the way then
        ends there."""
        move, pieces = last
        cities = [one.cities for one in entities if one.kind is Kind.CITY and one.is_full]
        head, _, way = move.text.partition(": ")
        path, other = way.split(", "), mean(entities, "not", "if", "maybe", "attack", "no")
        if len(cities) != 1 or not mean(entities, "stay") or other or move.text.startswith("if "):
            return False
        goal = next((place for place, name in enumerate(path[:-1]) if self._is_city(name, cities[0])), None)
        if goal is None:
            return False
        self._give_up([last])
        short = f"{head}: {', '.join(path[: goal + 1])}"
        self.out.take(entities[0].line, self.at.rules.nation_of[pieces[0]], short)
        self.at.where |= dict.fromkeys(pieces, cities[0][0])
        self._moves.append((self.out.orders[-1], pieces))
        return True

    def _is_city(self, name: str, cities: Sequence[int]) -> bool:
        return any(self.at.city(one) == name for one in cities)

    def heard(self, entities: Sequence[Entity], doubts: int) -> None:
        """Give up the earlier moves of pieces that a sentence moves anew, says to stay, or changes in words
        that were not read: it left so many `doubts`."""
        orders = (one for one in self.out.orders if one not in self._known and one.text.startswith(MOVE))
        new = [(one, moved_by(self.at, one)) for one in orders]
        for place, (order, pieces) in enumerate(new):
            before = [one for one in self._moves if set(one[1]) == set(pieces) and one[0] is not order]
            goes_on = mean(entities, "then") and not mean(entities, "if", "else")
            # `If that's closed, then Hersfeld` has put a fall-back behind the move itself.
            if before and goes_on and not order.text.startswith(f"{before[-1][0].text} else "):
                new[place] = self._joined(before[-1][0], order), pieces
                self._give_up(before, put_back=False)
            ended = [one for one in before if one[0].text.endswith(ELSE_STAY)]
            self._give_up(ended, put_back=False)
            before = [one for one in before if one not in ended]
            # Of two orders for the same piece the later one stands anyway, and the receipt says so.
            self._moves = [one for one in self._moves if one not in before]
        moved = {name for _, pieces in new for name in pieces}
        self.at.where |= {name: city for name, city in self._where.items() if name not in moved}
        is_march = not mean(entities, *FIGHTING, "troops")
        if doubts and not new and self._is_change(entities) and is_march:
            self._give_up([one for one in self._moves if set(one[1]) == self._named(entities)])
        stays = (self.out.staying - self._staying) & self._named(entities) - moved
        there = any(fold(one.text) in kind_of("there") for one in entities)
        for one in [] if there or self._goes_on else self._moves[:]:
            if not stays.intersection(one[1]) or self._is_goal(entities, one[1]):
                continue
            self._give_up([one])
            if not self._is_change(entities) or set(one[1]) - stays:
                self.out.doubt(entities[0].line, Why.CORRECTION, one[0].text)
        self._moves += new

    def _joined(self, first: Taken, then: Taken) -> Taken:
        """A move with the one that goes on with it, `Dohna to Landsberg. ... Then Dohna on to Küstrin.`"""
        path = then.text.partition(": ")[2]
        is_way = ": " in first.text and path
        whole = replace(then, text=", ".join((first.text, path))) if is_way else then
        self.out.orders[self.out.orders.index(then)] = whole
        return whole

    def _named(self, entities: Sequence[Entity]) -> set[str]:
        """The writer's pieces that a sentence names."""
        pieces = (one for one in entities if one.kind is Kind.PIECE)
        return {name for one in pieces if (name := self.at.own_piece(one))}

    def _forgets(self, entities: Sequence[Entity]) -> bool:
        """Whether a sentence only says that the order for a piece is given up: `Forget that about Keith.`"""
        told = [one for one in entities if one.kind not in (Kind.PIECE, Kind.MARK)]
        said = words_in(told)
        known = kind_of("forgets") | kind_of("beside forgets") | kind_of("letter")
        return (bool(said & kind_of("forgets")) and said <= known) or self._ends_march(entities)

    def _ends_march(self, entities: Sequence[Entity]) -> bool:
        """Whether it is the march of a piece that is given up: `Cancel Keith's move to Brieg.`"""
        told = [one for one in entities if one.kind not in (Kind.PIECE, Kind.MARK, Kind.CITY)]
        said = words_in(told)
        ends = kind_of("gives up") | kind_of("is given up")
        kinds = ("forgets", "beside forgets", "letter", "a march", "beside a march")
        known = ends.union(*map(kind_of, kinds))
        is_told = bool(said & ends and said & kind_of("a march")) and said <= known
        return is_told or _withdraws_march(entities)

    def _is_change(self, entities: Sequence[Entity]) -> bool:
        """Whether a sentence says of itself that it changes something."""
        said = words_in(entities)
        return mean(entities, *CHANGING) or bool(said & kind_of("changes something"))

    def _is_goal(self, entities: Sequence[Entity], pieces: Sequence[str]) -> bool:
        """Whether pieces are said to stay where they have gone."""
        goals = {self.at.where.get(name) for name in pieces}
        return any(one.kind is Kind.CITY and goals.intersection(one.cities) for one in entities)

    def _give_up(self, moves: Sequence[tuple[Taken, tuple[str, ...]]], *, put_back: bool = True) -> None:
        for one in moves:
            self.out.give_up(one[0])
            self._moves.remove(one)
            if put_back:
                start = {name: self.at.came_from[name] for name in one[1] if name in self.at.came_from}
                self.at.where |= start


def _withdraws_march(entities: Sequence[Entity]) -> bool:
    """Whether a sentence takes a march back and names it right then: `withdraw move Keith: Brieg`, `take back
    Keith's move`. `Withdraw Keith, move to Brieg` is a march."""
    words = [fold(one.text) for one in entities]
    start = 2 if words[0] in kind_of("takes") and words[1:2] and words[1] in kind_of("back") else 1
    if start == 1 and words[0] not in kind_of("takes back orders") and not entities[0].means("takes back"):
        return False
    behind = (
        p for p, one in enumerate(entities) if p >= start and not (is_whose(one) or one.means("the", "I"))
    )
    march = next((p for p in behind if entities[p].text != ":"), len(entities))
    rest = entities[march + 1 :]
    names = any(one.kind is Kind.PIECE for one in entities[start:])
    names_alone = (Kind.PIECE, Kind.CITY, Kind.MARK)
    small = all(one.kind in names_alone or one.means("to", "via", "and") for one in rest)
    return march < len(entities) and words[march] in MARCH and names and small

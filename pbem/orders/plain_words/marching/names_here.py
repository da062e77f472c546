"""What words name where they stand in a clause: a general by his initial, a city called as a nation is."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.cutting.clause import TO, Clause
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.situation import Situation

INITIAL_MARKS = frozenset(":+/&-.>")
"""What may follow a general's initial: `R + C: Lemgo`."""


class NamesHere:
    """Tells what else the words of one sentence may name."""

    def __init__(self, at: Situation, entities: Sequence[Entity]) -> None:
        self.at, self.entities = at, entities

    def meant(self, place: int, one: Entity, now: Clause, role: str) -> Entity | None:
        """An entity behind a word of a `role`, or what else its words name if that fits the clause so far;
        None if it only labels what follows."""
        if len(one.text) == 1 and one.text.isupper() and one.kind != Kind.MARK:
            one = self._initial(place, now) or self._short_train(place) or one
        if one.kind == Kind.MEANING and one.text[:1].islower() and one.else_ and not one.else_.is_full:
            return one
        if one.kind == Kind.PIECE and one.text == "train" and not one.is_full and self._is_label(place):
            return None
        if one.else_ is None or one.else_.kind != Kind.CITY or not now.pieces:
            return one
        if one.kind == Kind.NATION and role == TO and place and self.entities[place - 1].means(TO):
            # `Keith and Dohna to Hannover`
            return one.else_
        if (
            one.kind == Kind.PIECE
            and one.is_full
            and any(self.at.piece(own) in one.names for own in now.pieces)
        ):
            return one.else_
        if one.kind == Kind.NATION and now.means("stay"):
            return one
        return one.else_ if self._is_near(one.else_, now, steps=2 if one.kind == Kind.NATION else 1) else one

    def _initial(self, place: int, now: Clause) -> Entity | None:
        """A general by his initial, where a sentence begins with it."""
        one, after = self.entities[place], self.entities[place + 1 : place + 2]
        if len(one.text) != 1 or not one.text.isupper() or now.stops or not after:
            return None
        if self.at.sets_up and (after[0].text in INITIAL_MARKS or after[0].number):
            return self._by_initial(one)
        begins = all(
            e.kind in (Kind.PIECE, Kind.MARK, Kind.NATION) or e.means("and") or len(e.text) == 1
            for e in self.entities[:place]
        )
        goal = self.entities[place + 2 : place + 3]
        goes = after[0].means("to", "via") and bool(goal) and goal[0].kind == Kind.CITY
        goes = goes or after[0].text in INITIAL_MARKS or after[0].means("and", "with", "stay")
        if not begins or not goes:
            return None
        return self._by_initial(one)

    def _short_train(self, place: int) -> Entity | None:
        """A nation's only train by its letter: `Sweden: T Jarmen - Anklam`."""
        one, after = self.entities[place], self.entities[place + 1 : place + 2]
        if not one.means("short train") or not after or self.at.nation is None:
            return None
        names = tuple(t.name for t in self.at.rules.trains.values() if t.nation == self.at.nation)
        goes = after[0].kind == Kind.CITY or after[0].means("stay") or after[0].text in INITIAL_MARKS
        return Entity(Kind.PIECE, "train", one.line, names=names) if len(names) == 1 and goes else None

    def _by_initial(self, one: Entity) -> Entity | None:
        names = tuple(n for n in self.at.rules.generals if self.at.is_own(n) and n[0] == one.text)
        entity = Entity(Kind.PIECE, one.text, one.line, names=names, is_full=False)
        return entity if names and self.at.piece(entity) else None

    def _is_label(self, place: int) -> bool:
        """Whether `trains:` only stands before the trains that are told of."""
        after = self.entities[place + 1 : place + 3]
        return len(after) == 2 and after[0].text == ":" and after[1].text == "train"

    def _is_near(self, city: Entity, now: Clause, steps: int) -> bool:
        here = self._end(now)
        ring = {here} if here is not None else set()
        for _ in range(steps):
            ring |= {near for place in ring for near in self.at.near(place)}
        return any(one in ring for one in city.cities)

    def _end(self, now: Clause) -> int | None:
        """Where the clause has led its pieces so far, as far as roads tell."""
        first = self.at.piece(now.pieces[0])
        here = self.at.where.get(first) if first else None
        for _, stop in now.stops:
            near = [city for city in stop.cities if here is not None and city in self.at.near(here)]
            here = near[0] if near else stop.cities[0] if len(stop.cities) == 1 else here
        return here

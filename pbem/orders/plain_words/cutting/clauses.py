"""A sentence's entities as clauses: a new one begins where it goes on to another of the writer's pieces."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.cutting.clause import FROM, TO, VIA, Clause
from pbem.orders.plain_words.cutting.clause_pieces import (
    BEFORE_HIM,
    belongs,
    goes_by_pronoun,
    is_led,
    is_time,
    names_city,
    stays_too,
)
from pbem.orders.plain_words.cutting.clause_starts import begins_anew
from pbem.orders.plain_words.cutting.clause_stops import (
    AT,
    ends_in,
    is_taken_again,
    is_unknown_stop,
    is_wished,
)
from pbem.orders.plain_words.entity import Entity, Kind, is_whose, mean
from pbem.orders.plain_words.marching.names_here import NamesHere
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

FOR = kind_of("for whom")
"""What stands before the nation that something is said of."""

NOR = kind_of("nor")

SMALL = kind_of("small")
"""Words that are no verb: `is back in Zeitz by nightfall`."""

TAKES = kind_of("takes a city") | kind_of("ends a way")
"""What leads to a city as a verb of motion does: `to Borna and takes Altenburg`."""

GOES_AT = AT | FOR
"""What leads to an enemy for whom a piece goes: `to Altenburg, and then for Hildburghausen`."""

NATION_JOINS = ",+&/"
"""What may stand between the nations that something is said of, besides `and`."""

SHORT = 2
"""Words of so many letters name nobody: `Es folgt Laudon`."""


def clauses(at: Situation, entities: Sequence[Entity]) -> list[Clause]:
    """The clauses of a sentence; the nation spoken of last is noted in `at`."""
    return _Clauses(at, entities).all()


class _Clauses:
    def __init__(self, at: Situation, entities: Sequence[Entity]) -> None:
        self.at, self.entities = at, entities
        self.names = NamesHere(at, entities)
        self.now = Clause(at.nation)
        self.done: list[Clause] = []
        self.role = ""
        self.is_conditional = False
        self.is_thought = False
        """Whether it tells what somebody expects or says: `Everyone thinks that Keith goes to Brieg`."""
        self.goes_on = False
        """Whether the clause goes on behind a city, by `and` or a comma."""
        self.is_strange = False
        """Whether it goes on with a word that is not known: `to Celle and threatens Uelzen`."""
        self.joined: Entity | None = None
        """Where the piece stands that the clause has its pieces join."""
        self.is_at_enemy = False
        """Whether it has come to a piece of another player behind a city: what follows is about that one."""

    def all(self) -> list[Clause]:
        for place, entity in enumerate(self.entities):
            if self.now.pieces and begins_anew(self.at, self.entities, place):
                self._next()
            one = self.names.meant(place, entity, self.now, self.role)
            if one is not None:
                self._add(place, one)
        return [*self.done, self.now]

    def _next(self) -> None:
        self.done.append(self.now)
        self.now = Clause(self.at.nation)
        self.role = ""
        self.goes_on = self.is_strange = self.is_at_enemy = False
        if self.is_conditional:
            self.now.meanings.add("if")
        if self.is_thought:
            self.now.meanings.add("thought")

    def _before(self, place: int) -> Entity | None:
        """The entity before a place; the sign after a short `with` does not count: `w/ Chevert`."""
        while place and self.entities[place - 1].means("the", "filler"):
            place -= 1
        earlier = self.entities[max(0, place - 2) : place]
        if len(earlier) == 2 and earlier[1].text == "/" and earlier[0].means("with"):
            return earlier[0]
        return earlier[-1] if earlier else None

    # ------------------------------------------------------------------------- adding what was read

    def _is_of_enemy(self, place: int) -> bool:
        """Whether a city is where an enemy stands, and not one of the way: `attack Ferdinand at Hameln`."""
        if self.now.stops and self.is_at_enemy:
            return True
        before = self.entities[max(0, place - 2) : place]
        return (
            len(before) == 2
            and before[0] in self.now.others
            and before[0].text != "train"
            and before[1].means("to")
            and fold(before[1].text) in AT
        )

    def _add(self, place: int, one: Entity) -> None:
        now = self.now
        if now.means("purpose"):
            # `upon Radeberg, which you are to take, and thence to Dresden` goes on.
            is_new = not any(one.cities == stop.cities for _, stop in now.stops)
            is_city = one.kind == Kind.CITY and one.is_full and is_new
            now.has_unknown_stop |= self.role == TO and is_city and self.goes_on
            self.goes_on |= one.text == ","
            self.role = TO if one.means(TO) else self.role
            return
        # `an Neisse vorbei`
        now.has_unknown_stop |= bool(now.stops) and is_of_kind(one, "passes by")
        if is_unknown_stop(self.now, self.entities, place, one):
            now.has_unknown_stop = True
            return
        if one.kind == Kind.NATION:
            self._nation(place, one)
            self._note_enemies(place, one)
            return
        self._note_strange(one)
        if self.role == TO and one.kind == Kind.OTHER and len(one.text) > 1:
            now.has_unknown_goal |= one.text[:1].isupper() or _leads_on(now.parts)
        if one.means("is") and self._is_remark(place):
            now.stops.pop()
            self.is_at_enemy = True
        if one.kind == Kind.PIECE:
            self._piece(place, one)
        elif one.kind == Kind.CITY and self._is_of_enemy(place):
            now.targets.append(one)
        elif one.kind == Kind.CITY:
            self._stop(one)
        elif one.kind == Kind.MARK and (one.text in (">", "-", ":") or self.role == FROM):
            self.role = ""
        if one.number and one.kind != Kind.CARD and not one.means("first", "second"):
            now.numbers.append(one)
        if one.meanings:
            self.role = next((role for role in (FROM, VIA, TO) if one.means(role)), self.role)
        if one.means("attack") and now.stops:
            self.is_at_enemy = True
        elif one.means("move"):
            self.is_at_enemy = False
        # `Dohna goes to Landsberg and expects Saltikov`: what a piece of the writer's does is no thought.
        is_deed = bool(self.now.stops) and self.entities[place - 1].means("and")
        meanings = one.meanings - {"thought"} if is_deed else one.meanings
        self.is_conditional = self.is_conditional or "if" in meanings
        self.is_thought = self.is_thought or "thought" in meanings
        self.now.meanings |= meanings
        self.now.parts.append(one)

    def _is_remark(self, place: int) -> bool:
        """Whether the city before `is` is only spoken of: `to Brieg, Oppeln is taken`."""
        before = self.entities[place - 1] if place else None
        return len(self.now.stops) > 1 and before is not None and self.now.stops[-1][1] == before

    def _stop(self, city: Entity) -> None:
        """Add a city, which may be none of the way if a word that is not known leads to it."""
        is_same = bool(self.now.stops) and city.is_full and city.cities == self.now.stops[-1][1].cities
        if self.goes_on and is_same and (self.now.stops[-1][0], self.role) != (VIA, TO):
            # `Rinteln, Minden, and that's Minden mine`, but not `to Cosel by Krappitz and back to Krappitz`
            return
        if self.now.stops and city.is_full and is_taken_again(self.now, city):
            return
        if self.is_strange and city.is_full:
            if is_wished(self.now, city):
                # `to Görlitz and Löbau, and wants Görlitz back` asks for no second visit.
                return
            self.now.has_unknown_stop |= not ends_in(self.at, self.now, city)
        if self.joined is not None and self.now.stops[-1:] == [(TO, self.joined)] and self.role == TO:
            # `joins Keith in Brieg` says itself where.
            self.now.stops.pop()
        self.joined = None
        self.now.stops.append((self.role, city))
        # `from Keith's Brieg to Oppeln`: one city only is left.
        self.role = "" if self.role == FROM else self.role
        if not self._is_strange(city):
            self.goes_on = self.is_strange = False

    def _note_strange(self, one: Entity) -> None:
        """Note whether a word that is not known stands between `and` and the next city."""
        if one.means("move", "then", VIA) or fold(one.text) in TAKES:
            self.goes_on = self.is_strange = False
        elif self.now.stops and (one.means("and") or one.text == ","):
            self.goes_on = True
        elif self.goes_on and self._is_strange(one) and fold(one.text) not in SMALL:
            self.is_strange = True

    def _is_strange(self, one: Entity) -> bool:
        """Whether a word is none that is known, or a mistyped city in small letters beside others."""
        if not one.text[:1].islower() or one.is_full:
            return one.kind == Kind.OTHER and one.text[:1].islower()
        return one.kind == Kind.CITY and any(stop.text[:1].isupper() for _, stop in self.now.stops)

    def _nation(self, place: int, one: Entity) -> None:
        if one.names[0] not in self.at.nations:
            return
        self.at.nation = one.names[0]
        if self._is_of_train(place) or (self.now.means("stay") and one.names[0] in self.now.nations):
            return
        stays = self.now.means("stay") and not self.now.pieces
        if stays and not self.now.is_nation_named and not self.now.stops and self._is_told_behind(place):
            self.now.nation, self.now.is_nation_named = one.names[0], True
            behind = (each.names[0] for each in self.entities[place:] if each.kind == Kind.NATION)
            self.now.nations = [name for name in dict.fromkeys(behind) if name in self.at.nations]
            return
        if self.now.pieces or self.now.means("stay"):
            self._next()
        before = self.entities[place - 1 : place]
        if stays and before and before[0].means("likewise", "and"):
            self.now.meanings.add("stay")
        joins = bool(before) and (
            before[0].means("and") or before[0].text in NATION_JOINS or fold(before[0].text) in NOR
        )
        self.now.nations = [*(self.now.nations if joins else ()), one.names[0]]
        self.now.nation, self.now.is_nation_named = one.names[0], True
        self.is_conditional = False

    def _is_told_behind(self, place: int) -> bool:
        """Whether what stands before a nation is about her: `Nothing for Prussia just now`."""
        before = self._before(place)
        ends = (Kind.MARK, Kind.NATION)
        is_last = all(one.kind in ends or one.means("and") for one in self.entities[place + 1 :])
        has_others = any(one.kind == Kind.NATION for one in self.entities[:place])
        is_for = before is not None and fold(before.text) in FOR
        return not has_others and (is_for or (is_last and before is not None and not before.means("and")))

    def _is_of_train(self, place: int) -> bool:
        """Whether a nation is told to say whose train goes: `the train of the Imperial Army to Plauen`."""
        while place and self.entities[place - 1].means("the", "of"):
            place -= 1
        before = self._before(place)
        last = self.now.pieces[-1] if self.now.pieces else None
        return last is not None and before is last and last.text == "train" and not self.now.stops

    def _note_enemies(self, place: int, one: Entity) -> None:
        """Note whom a nation that is attacked means: `They attack the Hanoverians.`"""
        if one.names[0] not in self.at.nations:
            self.now.names_others = True
            is_he = mean(self.now.parts, "they")
            self.now.enemy_nation = one.names[0] if self.now.pieces or is_he else ""

    def _piece(self, place: int, one: Entity) -> None:
        before = self._before(place)
        name = self.at.piece(one)
        if one.names and not any(self.at.is_own(each) for each in one.names):
            self.now.others.append(one)
            if before is not None and before.text == ">":
                self.now.meanings.add("against")
            near = self.entities[max(0, place - 2) : place]
            is_left = any(one.means(FROM) or fold(one.text) in BEFORE_HIM for one in near)
            # A train is taken by whoever comes to its city: `burns the Russian wagons and goes to Prag`. And
            # who `runs away from Lehwaldt` goes elsewhere.
            is_there = one.text != "train" or self.now.means("near")
            self.is_at_enemy = bool(self.now.stops) and is_there and not is_left
            goes_at = bool(self.now.stops) and before is not None and fold(before.text) in GOES_AT
            self.now.has_unknown_deed |= (
                (self.is_strange and not is_left) or goes_at
            ) and one.text != "train"
            self.role = ""
            return
        if self.now.pieces and is_whose(one) and not (before is not None and before.means("and")):
            # `Keith takes up Schwerin's old quarters` moves Keith alone.
            return
        if self.now.pieces and before is not None and is_of_kind(before, "excepts"):
            # `Schwerin and Keith to Brieg, except Keith`
            self.now.has_unknown_stop = True
            return
        if self.now.pieces and self._is_given_to(before):
            # `Daun hands Nachod over to Laudon and goes to Königgrätz` moves Daun alone.
            return
        if is_time(self.now, self.entities, place):
            # `Daun goes before Laudon to Neisse` moves Daun alone, and Laudon later.
            self.now.has_unknown_stop |= name in self.at.came_from
            return
        if self.now.pieces and before is not None and before.means(FROM) and not before.means("move"):
            # `Winterfeldt parts from the King and marches to Tetschen`
            return
        if self.now.pieces and before is not None and before.means("follow"):
            self._join(one, before)
            return
        goes_to = bool(self.now.pieces) and before is not None and before.means(TO) and before.text != "train"
        goes_to = goes_to and one.text == "train" and self.now.pieces[-1].text != "train"
        if goes_to and names_city(self.entities, place):
            # `Apraxin marches home to his train: Biskupiec, Ortelsburg` tells itself where.
            self.role = ""
            return
        leads = self.now.means("move") or (self.now.means("via") and not self.at.sets_up)
        goes = bool(self.now.pieces) and leads and self._stands(name)
        if goes and before is not None and before.means(TO) and not before.means(FROM):
            # `Schwerin goes to Keith`
            self._join(one, before)
            return
        is_apart = (
            not self.now.pieces and self.now.means("stay") and before is not None and before.text == ","
        )
        is_another = self.now.pieces and not (
            belongs(self.now, before, sets_up=self.at.sets_up) or stays_too(self.now, self.entities, place)
        )
        is_apart |= self._has_her_way() and one.text == "train"
        if is_apart or is_another or goes_by_pronoun(self.now, before):
            self._next()
            # `Keith stays, and so does train 2`
            self.now.meanings |= {"likewise"} if before is not None and before.means("likewise") else set()
        if before is not None and before.means("with") and not self.now.pieces and is_led(self.now):
            self.now.has_unknown_subject = True
        follows = before is not None and before.means("follow") and before.means("move")
        if follows and any(part.kind == Kind.OTHER and len(part.text) > SHORT for part in self.now.parts):
            self.now.has_unknown_subject = True
        if not self.now.pieces and self._goes_elsewhere():
            self.now.stops.clear()
            self.goes_on = self.is_strange = False
        self.now.pieces.append(one)
        self.role = ""

    def _goes_elsewhere(self) -> bool:
        """Whether the cities so far are those of an enemy who is named before them: `Friedrich will nach
        Prag, deshalb geht Lacy nach Kolin`."""
        parts = self.now.parts
        other = next((p for p, part in enumerate(parts) if part in self.now.others), len(parts))
        city = next((p for p, part in enumerate(parts) if part.kind is Kind.CITY), 0)
        signs = any(part.text in (",", ";") for part in parts[city:])
        return other < city and signs and not mean(parts[:other], "attack", "against")

    def _has_her_way(self) -> bool:
        """Whether a nation's way is told already, and a sign stands behind it: `Sweden to Anklam, the train
        to Demmin`."""
        is_bare = self.now.is_nation_named and bool(self.now.stops) and not self.now.pieces
        return is_bare and any(part.text in (",", ";") for part in self.now.parts[-2:])

    def _is_given_to(self, before: Entity | None) -> bool:
        """Whether a piece is given a city by those told of before."""
        gives = any(is_of_kind(part, "hands over", in_part=True) for part in self.now.parts)
        is_told = before is not None and (before.means(TO) or is_of_kind(before, "for whom of two"))
        is_told = is_told or (before is not None and is_of_kind(before, "hands over"))
        is_city = bool(self.now.stops) or (before is not None and is_of_kind(before, "hands over"))
        return gives and is_told and is_city and not self.now.numbers and not self.now.means("move", "join")

    def _stands(self, name: str | None) -> bool:
        """Whether a piece is one that another goes to: a general, or a train if a general does."""
        is_train = name in self.at.rules.trains and self.now.pieces[-1].text != "train"
        return name in self.at.rules.generals or is_train

    def _join(self, other: Entity, before: Entity) -> None:
        """Go to where a piece stands that is followed or joined, unless the way ends there already, or the
        city is told behind it."""
        self.role = ""
        name = self.at.piece(other)
        if before.means("join", TO) and name in self.at.where:
            city = self.at.where[str(name)]
            # `to Schweidnitz by way of Reichenbach and joins Keith there`
            ends = [stop for role, stop in self.now.stops if role not in (VIA, FROM)][-1:]
            if not ends:
                self.joined = Entity(Kind.CITY, other.text, other.line, cities=(city,))
                self.now.stops.append((TO, self.joined))
            elif city not in ends[0].cities:
                # `to Brieg, where he joins Keith`: that Keith comes there is for the writer to order.
                self.now.has_unknown_stop = True


def _leads_on(parts: Sequence[Entity]) -> bool:
    """Whether a clause is but pieces and `to` yet: a city follows, in a telegram without a capital."""
    *pieces, last = parts or (None,)
    return (
        bool(pieces) and last is not None and last.means(TO) and all(one.kind == Kind.PIECE for one in pieces)
    )

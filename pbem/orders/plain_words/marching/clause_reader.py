"""Clauses to orders, one after another: each may go on with the pieces, or the deed, of the one before."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pbem.orders.plain_words.cutting.clause import Clause
from pbem.orders.plain_words.depending.clause_before import (
    go_thither,
    join_him,
    joins_last_move,
    take_back_way,
    tells_way_again,
)
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.marching.attacked import aimed_at, they_attack
from pbem.orders.plain_words.marching.moves import read_move
from pbem.orders.plain_words.marching.ordered import leads_on
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.plans.fight_plan import FightPlans
from pbem.orders.plain_words.referring.they import they_go, they_stay
from pbem.orders.plain_words.referring.who import is_companion, pieces_of, writer
from pbem.orders.plain_words.remainder import is_left, is_piece_and_word
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind
from pbem.orders.plain_words.sharing.set_up_shares import SetUpShares
from pbem.orders.plain_words.sharing.split_shares import read_share
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.staying.holding import holds, note_standstill

DECIDED = (Why.CONDITION, Why.NEGATION, Why.CORRECTION, Why.WAY, Why.TALE)
"""What was in doubt of those of whom the next sentence tells what they do."""


class ClauseReader:
    """Reads the clauses of one letter, in order."""

    def __init__(self, at: Situation, out: Outcome, shares: SetUpShares, plans: FightPlans) -> None:
        self.at, self.out, self.shares, self.plans = at, out, shares, plans
        self.last: Clause | None = None
        """The clause before, which `Keith likewise` repeats."""
        self.pieces: tuple[str, ...] = ()
        """Its pieces."""
        self.start: int | None = None
        """Where they stood."""

    def read(self, clause: Clause, *, fights: bool) -> None:
        """Read a clause; while an own fight is open (`fights`) whoever holds may mean that."""
        note_standstill(clause)
        stays_too = self.last and self.last.means("stay") and clause.is_likewise
        clause.meanings |= {"stay"} if stays_too else set()
        if _denies_last(clause, self.last):
            self.out.doubt(clause.line, Why.NEGATION)
            return
        pieces = pieces_of(self.at, clause)
        if pieces is None or clause.has_unknown_subject:
            if any(stop.is_full for _, stop in clause.stops) or is_piece_and_word(clause):
                self.out.doubt(clause.line, Why.PIECE)
            return
        if not pieces and self.last is not None and clause.is_way_of(self.last):
            pieces = self.pieces
            clause.meanings.add("move")
        if not pieces and self._goes_at_once(clause):
            pieces = self.pieces
            clause.meanings.add("move")
        if not pieces and tells_way_again(self.at, clause, self.pieces):
            # `Soubise takes Halberstadt. He goes round by Goslar and Wernigerode.`
            pieces = self.pieces
            clause.meanings.add("move")
        if not pieces and they_go(self.at, clause, self.last, self.pieces):
            pieces = self.pieces
            clause.meanings.add("move")
            self._decide()
        if not pieces and they_stay(self.at, clause, self.last, self.pieces):
            pieces = self.pieces
            clause.meanings.add("stay")
            clause.stops.clear()
            self._decide()
        if not pieces and they_attack(self.at, clause, self.pieces):
            pieces, clause.attacks = self.pieces, True
            clause.targets = aimed_at(clause)
            clause.stops.clear()
        if not pieces and self.pieces and _attacks_others(clause):
            # `He attacks the Austrians`, none of whom stands beside him.
            self.out.doubt(clause.line, Why.FIGHT)
            return
        if not pieces and self.at.sets_up and self.shares.add_others(self.at, clause):
            self.out.parts += 1
            return
        if not pieces:
            held = holds(self.at, clause, self.last, self.out, fights=fights)
            if held or (clause.means("stay") and not clause.stops):
                # `whoever I haven't named stays, the trains as well`: they do not what was told before
                self.last, self.pieces = clause, ()
            return
        if clause.stops and is_companion(clause):
            king = writer(self.at)
            if not king or self.at.where.get(king) != self.at.where.get(pieces[0]):
                self.out.doubt(clause.line, Why.PIECE)
                return
            pieces = (king, *(name for name in pieces if name != king))
        self.at.nation = self.at.rules.nation_of[pieces[0]]
        join_him(self.at, clause, self.pieces)
        go_thither(self.at, clause, pieces, self.pieces)
        if self.last and self.last.means("attack") and clause.goes_on_attack:
            # `Keith attacks Daun, then Dohna Fermor`
            clause.meanings.add("attack")
        followers = tuple(name for name in pieces if name not in self.pieces)
        joined = partial(joins_last_move, self.at, self.out, self.start)
        if clause.means("with") and len(followers) < len(pieces) and joined(followers):
            return
        # `I'd like two more men for Laudon as well` marches nobody.
        if clause.is_likewise and self.last is not None and not clause.means("troops", "recruit"):
            if self.last.stops and joined(pieces):
                return
            clause.stops, clause.meanings = self.last.stops, self.last.meanings | clause.meanings
        self.last, self.pieces, self.start = clause, pieces, self.at.where.get(pieces[0])
        if self.at.sets_up and self.shares.add(self.at, clause, pieces):
            self.out.parts += 1
            if any(stop.is_full and self.start not in stop.cities for _, stop in clause.stops):
                # `Rest Tottleben Saltikov to Pila`: whose march that is is not said.
                self.out.doubt(clause.line, Why.PIECE)
            return
        if clause.stops and _is_bought_for(clause):
            self.out.doubt(clause.line, Why.PURCHASE)
            return
        take_back_way(self.at, self.out, clause, pieces)
        size = self.out.size
        read_share(self.at, clause, pieces, self.out)
        read_move(self.at, clause, pieces, self.out)
        if self.out.size == size and is_left(clause):
            self.out.doubt(clause.line, Why.LEFT)
        self.plans.note(self.out)

    def _goes_at_once(self, clause: Clause) -> bool:
        """Whether it begins with a way, road by road, from where the one piece stands that the clause before
        told of, without an order: `Apraxin needs a hot dinner. Biskupiec, Olsztyn, Ortelsburg, that's it.`"""
        last = self.last
        if last is None or len(self.pieces) != 1 or last.stops or last.others or clause.others:
            return False
        open_ = last.means("if", "not", "maybe", "thought", "stay", "attack", "move")
        limits = clause.means("if", "not", "maybe", "thought", "stay", "attack", "past")
        row = [one.kind for one in clause.parts if one.kind is not Kind.MARK][: len(clause.stops)]
        is_row = len(row) > 1 and set(row) == {Kind.CITY} and 0 <= clause.line - last.line <= 1
        return is_row and not open_ and not limits and leads_on(self.at, clause, self.pieces)

    def note(self, entities: Sequence[Entity]) -> None:
        """Note the generals of whom something else than a march was told: `they` may be those."""
        own = [one for one in entities if self.at.own_piece(one) in self.at.rules.generals]
        pieces = tuple(dict.fromkeys(map(self.at.own_piece, own)))
        if pieces:
            self.last = Clause(self.at.nation, parts=list(entities), pieces=own)
            self.pieces, self.start = pieces, self.at.where.get(pieces[0])

    def is_near(self, entities: Sequence[Entity]) -> bool:
        """Whether a sentence stands right behind the last one that tells of a piece, or right below it."""
        return self.last is not None and 0 <= entities[0].line - self.last.line <= 1

    def generals_near(self, entities: Sequence[Entity]) -> list[str]:
        """The generals of the last clause, if a sentence stands near it: it may be about them."""
        named = [name for name in self.pieces if name in self.at.rules.generals]
        return named if self.is_near(entities) else []

    def _decide(self) -> None:
        """Those told of before have their order: nothing is left of what was only thought of, or denied."""
        lines = {one.line for one in self.last.parts} if self.last else set()
        last = self.out.doubts[-1] if self.out.doubts else None
        if last and last.line in lines and last.why in DECIDED:
            self.out.doubts.pop()
            self.out.parts += 1


def _is_bought_for(clause: Clause) -> bool:
    """Whether a number is for its piece, and it marches nobody: `in Warszawa, and 1 more for Saltikov`."""
    first = clause.parts.index(clause.pieces[0]) if clause.pieces else 0
    counts = any(one.number for one in clause.parts[:first])
    return counts and not clause.means("move") and clause.parts[first - 1].means("orders")


def _attacks_others(clause: Clause) -> bool:
    """Whether it says of somebody told of before that he attacks another player's nation."""
    attacks = mean(clause.parts[:1], "they") and clause.means("attack") and bool(clause.enemy_nation)
    return attacks and not clause.means("if", "not", "maybe")


def _denies_last(clause: Clause, last: Clause | None) -> bool:
    """Whether a bare `not` denies what the clause before says of others, that they stay: `Prussia: hold.
    Hanover: not.`"""
    stays = last is not None and last.means("stay") and not (last.stops or last.means("move"))
    # `Laudon nicht, Lacy nicht`
    stays = stays and last is not None and not any_of_kind(last.parts, "bare no")
    bare = [one for one in clause.parts if one.means("stay")]
    return stays and bool(bare) and all(is_of_kind(one, "bare not") for one in bare)

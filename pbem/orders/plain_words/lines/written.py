"""The lines of the orders language that a letter has come to, in their order and below their headings."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.discard import DiscardOrder
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.header import Final, NationLine, TurnLine
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder
from pbem.orders.grammar.standing import StandingOrder
from pbem.orders.grammar.verbs import STAGE_ORDERS, STANDING_ORDERS
from pbem.orders.judging.order_line import order_line
from pbem.orders.names.name_book import Book
from pbem.orders.plain_words.line_check import nation_ordered, note_move
from pbem.orders.plain_words.lines.answered import asked_for
from pbem.orders.plain_words.lines.closing import for_whom
from pbem.orders.plain_words.lines.standing_heads import Shared
from pbem.orders.plain_words.outcome import Taken
from pbem.orders.plain_words.plans.fight_plan import Fight
from pbem.orders.plain_words.reader import Reader
from pbem.orders.plain_words.remarks.of_letter import finished_by
from pbem.orders.plain_words.tokens import tokens_of
from pbem.orders.plain_words.translation import NumberedLine
from pbem.orders.reading.parse import plain_line


class WrittenLines:
    """What has become of the lines that were read; `read_line` tells which are orders as they stand."""

    def __init__(self, reader: Reader, names: Book, read_line: Callable[[int, str], object]) -> None:
        self.reader, self.names, self.read_line = reader, names, read_line
        self.lines: list[NumberedLine] = []
        self.reworded: set[int] = set()
        self.said: dict[NumberedLine, str] = {}
        self.examples: dict[int, tuple[str, ...]] = {}
        self.staged: set[str] = set()
        self.shared = Shared()
        self.part_of: str | None = None
        """The nation whose part of the letter the lines are in by now."""

    def add(self, number: int, text: str) -> None:
        """Add a line that says something else than it did as it stood."""
        self.lines.append((number, text))
        self.reworded.add(number)

    def leave(self, number: int, text: str) -> None:
        """Leave a line as it stands; a wrong order is for the nation whose pieces it names. One that names
        none, below the orders of several nations, is for all of them."""
        order = self.read_line(number, text)
        if isinstance(order, Fault):
            self.examples[number] = self.reader.examples_of(number, text)
            self._speak_of_faulty(number, text)
        nation = nation_ordered(self.reader.at, order) if isinstance(order, Order) else None
        if nation and not isinstance(order, NationLine):
            self.speak_of(number, nation)
        self.lines.append((number, text))

    def _speak_of_faulty(self, number: int, text: str) -> None:
        """Put a line that is no order as it stands below the heading of each nation that it may be for."""
        at = self.reader.at
        entities = self.reader.namer.entities(tokens_of(number, text))
        named = {at.rules.nation_of[name] for one in entities if (name := at.own_piece(one))}
        if len(named) == 1:
            self.speak_of(number, named.pop())
        elif not named and at.is_closing(number):
            self.lines += Shared(at.nations).before(number, text)
            self.part_of = at.nations[-1]

    def take(self, one: Taken) -> None:
        """Write what was taken from a sentence, below the heading of its nation."""
        if one.nation:
            self.speak_of(one.line, one.nation)
        if one.lasts and isinstance(self.read_line(one.line, one.text), STANDING_ORDERS):
            # What follows is for the stage again.
            self.lines += [(one.line, "standing"), (one.line, one.text), (one.line, f"nation {one.nation}")]
        else:
            self.lines.append((one.line, one.text))
        self._note(one)

    def _note(self, one: Taken) -> None:
        self.reworded.add(one.line)
        if one.said:
            self.said[one.line, one.text] = one.said

    def take_late(self, one: Taken) -> None:
        """Take what only the whole letter tells where it stands, if that is its nation's part: an order below
        the heading of standing orders is one of them."""
        place = next((at for at, line in enumerate(self.lines) if line[0] > one.line), len(self.lines))
        if self._part_at(place) != one.nation or one.lasts:
            self._take_before_later_turn(one)
            return
        self.lines.insert(place, (one.line, one.text))
        self._note(one)

    def _part_at(self, place: int) -> str:
        """The nation whose part of the letter a place is in; empty above all headings."""
        heads = (self.read_line(0, text) for _, text in reversed(self.lines[:place]))
        head = next((one for one in heads if isinstance(one, NationLine)), None)
        found = self.names.nations.find(head.name) if head else ""
        return found if isinstance(found, str) else ""

    def _take_before_later_turn(self, one: Taken) -> None:
        """Take what belongs to the stage before a line that names a later turn; without one, at the end."""
        orders = (self.read_line(0, text) for _, text in self.lines)
        turns = [at for at, order in enumerate(orders) if isinstance(order, TurnLine)]
        place = next((at for at in turns if self.lines[at][0] > one.line), None)
        if place is None or one.lasts or not one.nation:
            self.take(one)
            return
        before = self._part_at(place)
        back = [(one.line, f"nation {before}")] if before else []
        self.lines[place:place] = [(one.line, f"nation {one.nation}"), (one.line, one.text), *back]
        self._note(one)

    def speak_of(self, number: int, nation: str) -> None:
        """What follows is for a nation; standing orders go on if it is the same as before."""
        if nation != self.part_of:
            self.lines.append((number, f"nation {nation}"))
            self.part_of = nation

    def begin_standing(self, number: int, heading: str, nation: str | None, first: Sequence[str]) -> None:
        """Write the heading of standing orders, and the first of those below it."""
        if nation:
            self.speak_of(number, nation)
        self.add(number, heading)
        self.lines += [(number, one) for one in first]

    def stand_for(self, number: int, nations: tuple[str, ...], told: Sequence[str]) -> None:
        """Write standing orders for each of some nations; if none are told, those below are for all."""
        self.shared = Shared(nations, is_standing=True) if not told and len(nations) > 1 else Shared()
        for nation in nations:
            self.speak_of(number, nation)
            self.lines += [(number, "standing"), *((number, one) for one in told)]
        if told:
            # What follows is for the stage again.
            self.lines.append((number, f"nation {nations[-1]}"))
        self.reader.at.nation = nations[-1]
        self.reworded.add(number)

    def drop(self, numbers: Collection[int], lines: Collection[NumberedLine]) -> None:
        """Drop what was taken back: all from lines of some numbers, and some lines; headings stay."""
        self.lines[:] = [
            line
            for line in self.lines
            if (line[0] not in numbers and line not in lines) or line[1].startswith("nation ")
        ]

    def _shared_with(self, number: int, order: Order) -> Shared:
        """The nations that an order in its own form is for, if its place in the letter says so."""
        is_behind = any(line == number for line, _ in self.lines)
        if self.shared.nations or is_behind or self._is_standing():
            return self.shared
        general = self.reader.general
        told = [*general.written, *((nation, text) for _, nation, text in general.found)]
        read = [(nation, self.read_line(0, text)) for nation, text in told]
        plans = ((nation, plan) for nation, plan in read if isinstance(plan, BattleOrder))
        planned = {nation for nation, plan in plans if not (plan.own or plan.enemy)}
        return Shared(for_whom(self.reader.at, order, number, planned))

    def _is_standing(self) -> bool:
        """Whether the next line stands below a heading of standing orders."""
        heads = (self.read_line(*line) for line in reversed(self.lines))
        head = next((one for one in heads if isinstance(one, NationLine | StandingOrder)), None)
        return isinstance(head, StandingOrder)

    def _keep_fight(self, number: int, nation: str, order: AttackOrder | BattleOrder) -> None:
        """Note an attack, or the plan of one fight: the next sentence may say more of it."""
        sides = [[self.names.pieces.find(text) for text in side] for side in (order.own, order.enemy)]
        named = [str(side[0]) if side and isinstance(side[0], str) else "" for side in sides]
        if any(named):
            one = Taken(number, nation, order_line(order))
            self.reader.plans.keep(one, Fight(nation, *named), self.reader.out)

    def keep(self, number: int, text: str, order: Order) -> None:
        """Keep a line that is an order as it stands."""
        at = self.reader.at
        nation = asked_for(at, order, nation_ordered(at, order))
        if isinstance(order, NationLine):
            name = self.names.nations.find(order.name)
            nation = name if isinstance(name, str) else None
            self.part_of = nation
            at.begin_part(nation, number)
        else:
            at.note_line(number)
        if nation and not isinstance(order, NationLine):
            self.speak_of(number, nation)
        elif isinstance(order, Final) and (all_of_them := finished_by(at)):
            self.lines += Shared((*all_of_them[1:], all_of_them[0])).before(number, text)
            self.part_of = all_of_them[0]
        at.nation = nation or at.nation
        shared = self._shared_with(number, order)
        if isinstance(order, STANDING_ORDERS) and not order.own_pieces:
            self.lines += shared.before(number, text)
            self.part_of = shared.last or self.part_of
        else:
            self.shared = Shared()
        if isinstance(order, STAGE_ORDERS) and nation:
            self.staged.add(nation)
        if is_move := isinstance(order, MoveOrder):
            note_move(at, order)
            self.reader.thoughts.keep(number, text)
        said = [Taken(number, str(nation), order_line(order))] if is_move else []
        if isinstance(order, AttackOrder):
            self.reader.general.attacks.append(order_line(order))
        if isinstance(order, AttackOrder | BattleOrder) and nation:
            self._keep_fight(number, nation, order)
        if isinstance(order, BattleOrder):
            plan = plain_line(text).partition("#")[0]
            self.reader.general.written += [(one, plan) for one in shared.nations or (str(nation),)]
        is_order = isinstance(order, (*STAGE_ORDERS, *STANDING_ORDERS))
        self.reader.corrections.note(said, Taken(number, str(nation), text) if is_order else None)
        if isinstance(order, DiscardOrder) and nation:
            self.reader.out.kept_discard = Taken(number, nation, order_line(order))
        if isinstance(order, RecruitOrder):
            self.reader.purchases.kept.append((str(nation), number, text))
        if isinstance(order, AnswerOrder):
            self.reader.answered(order.number, plays=any(map(str.isdigit, order.words)))
        self.lines.append((number, text))

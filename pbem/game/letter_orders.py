"""What a letter was understood to order, as the log keeps it: by nation, each order in canonical form; and
which battle plan of a letter decided in a fight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from typing import TYPE_CHECKING

from pbem.engine.events import CardPlayed, CombatEnded, Event
from pbem.engine.model import MOVEMENT, Game
from pbem.game.entries import LetterEntry, NationOrders, StepEntry, TurnOrders
from pbem.game.on_file import OrdersOnFile, Sourced, add, run_filed, what_stays
from pbem.game.wrong_line import WrongLine, still_wrong, wrong_lines
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.header import TurnLine
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.letter import Header, LaterPart, Part
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder
from pbem.orders.grammar.retreat import RetreatOrder
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.verbs import STAGE_ORDERS
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.judging.order_line import meaning
from pbem.orders.judging.subjects import meets, subjects
from pbem.records import dataclass
from pbem.report.record import PlanDeed

if TYPE_CHECKING:
    from pbem.orders.reading.parse import Sheet

OnFile = Mapping[str, OrdersOnFile]
"""What each nation has on file."""

Wrong = Mapping[str, Sequence[WrongLine]]
"""The wrong lines of a letter, by nation."""


@dataclass(frozen=True)
class Further:
    """A further letter, as it comes to what is on file; `game` stands as when it came."""

    game: Game
    on_file: OnFile
    header: Header
    wrong: Wrong = field(default_factory=dict)
    numbers: Mapping[int, int] = field(default_factory=dict)
    """The numbers that the writers of letters know them by, each by its number in the game."""
    follows_doubt: bool = False
    """Whether a sentence of its writer's letter before was not taken as an order."""

    def stays(self, nation: str, part: Part) -> tuple[str, ...] | None:
        """The sources of what stays on file of a nation's earlier letters where that is not as the letter
        says: all if it mends one of them or what has gone wrong since, or may say better what was asked back,
        or answers a question and says what follows, and what there is for a piece or fight that it is wrong
        about."""
        before = self.on_file[nation].mended
        if self.header.amend or part == Part(None):
            return None
        due = stage_turn(self.game, nation)
        if before.wrong_lines(due) or self._has_gone_wrong(nation, before):
            return tuple(one.source for one in self._beside(nation, before, part))
        of_fights = all(isinstance(order, BattleOrder | RetreatOrder) for order in part.all_orders)
        if self.follows_doubt and (of_fights or any(one.turn == due for one in before.replaceable)):
            return tuple(one.source for one in self._about_others(nation, before, part))
        if part.only_answers and any(isinstance(order, BattleOrder) for order in part.orders):
            return tuple(one.source for one in before.replaceable)
        left = what_stays(before, part, self.header).replaceable
        kept = [one for one in before.replaceable if one in left or self._is_wrong_about(nation, one.order)]
        return tuple(one.source for one in kept) if len(kept) > len(left) else None

    def _has_gone_wrong(self, nation: str, before: OrdersOnFile) -> bool:
        """Whether the nation's stage is open and cannot be played with what is on file for it: other pieces
        have come in the way."""
        stage = before.for_stage(self.game.turn)
        if self.game.phase != MOVEMENT or self.game.nation != nation or not stage:
            return False
        return bool(run_filed(self.game, nation, stage).faults)

    def _is_wrong_about(self, nation: str, order: Order) -> bool:
        wrong = (line for line in self.wrong.get(nation, ()) if not line.ahead)
        about = [subject for line in wrong for subject in line.about]
        other = subjects(self.game, nation, order)
        return any(meets(one, two) for one in about for two in other)

    def earlier(self, nation: str, part: Part) -> list[Order]:
        """The set-up and stage orders that stay on file, oldest first."""
        left = what_stays(self.on_file[nation].mended, part, self.header, self.stays(nation, part))
        sourced = (*left.set_up, *left.for_stage(stage_turn(self.game, nation)))
        return [replace(one.order, letter=self.numbers.get(one.letter, 0)) for one in sourced]

    def to_mend(self, nation: str, part: Part, letter: int) -> tuple[WrongLine, ...]:
        """The wrong lines that the nation's stage waits for once the letter is there; not those that say what
        is on file already, and stays there."""
        own, partial = self.wrong.get(nation, ()), self.header.partial
        before, due = self.on_file[nation].to_mend, stage_turn(self.game, nation)
        if (not own and self._is_whole(nation, part)) or self._replaces_all(nation, part):
            before = tuple(line for line in before if line.turn != due)
        left = still_wrong(self.game, nation, before, part, own, accepted=partial)
        there = {_plain(one.order.text) for one in self.on_file[nation].replaceable}
        new = (
            replace(line, letter=letter, waits=not partial)
            for line in own
            if line.ahead or _plain(line.text) not in there
        )
        return (*left, *new)

    def _replaces_all(self, nation: str, part: Part) -> bool:
        """Whether a letter takes the place of one that nobody waits for to be mended."""
        orders = any(isinstance(order, (SetUpOrder, *STAGE_ORDERS)) for order in part.orders)
        waits = self.on_file[nation].wrong_lines(stage_turn(self.game, nation))
        return orders and not self.header.amend and not waits

    def _beside(self, nation: str, before: OrdersOnFile, part: Part) -> list[Sourced]:
        """What stays beside a letter that mends another: all but what it says again, or takes back, marches
        that it makes on a condition alone, and purchases with cards that it pays something else with."""
        new = self._canonical(nation, part)
        again = {meaning(order) for order in new} | _on_a_condition(new)
        holds = any(isinstance(order, HoldOrder) for order in part.orders)
        moves = any(isinstance(order, MoveOrder) for order in part.orders)
        gone = ((MoveOrder,) if holds else ()) + ((HoldOrder,) if moves else ())
        orders = before.replaceable if part.standing != () else _without(before.replaceable, before.standing)
        orders = _without(orders, self._bought_otherwise(nation, orders, new))
        return [one for one in orders if meaning(one.order) not in again and not isinstance(one.order, gone)]

    def _bought_otherwise(
        self, nation: str, before: Iterable[Sourced], new: Iterable[Order]
    ) -> list[Sourced]:
        """The purchases on file that name a card which the nation has not got twice, and which pays for
        something in the letter: a card is paid once."""
        held = Counter(card.face for card in self.game.hands.get(nation, ()))
        paid = Counter(card for order in new for card in _cards_paid(order))

        def is_short(one: Sourced) -> bool:
            cards = Counter(_cards_paid(one.order))
            return any(paid[card] and paid[card] + count > held[card] for card, count in cards.items())

        return [one for one in before if is_short(one)]

    def _about_others(self, nation: str, before: OrdersOnFile, part: Part) -> list[Sourced]:
        """What stays beside a letter that may say better what was asked back: all that is about other pieces
        and fights. A purchase on a condition is about the pieces that it is for."""
        orders = [one for one in (*part.orders, *(part.standing or ())) if not _buys_perhaps(one)]
        about = {subject for order in orders for subject in subjects(self.game, nation, order)}
        new = filter(_buys_perhaps, self._canonical(nation, part))
        bought = {piece for order in new for piece in order.own_pieces}
        beside = self._beside(nation, before, part)
        beside = [one for one in beside if not (_buys(one.order) and bought & {*one.order.own_pieces})]
        return [one for one in beside if not about.intersection(subjects(self.game, nation, one.order))]

    def _is_whole(self, nation: str, part: Part) -> bool:
        """Whether a letter is a whole one sent again: it has an order about all that there are orders about,
        and one that has not changed."""
        turn, again = stage_turn(self.game, nation), self._meanings(nation, part)
        before = [one.order for one in self.on_file[nation].mended.for_stage(turn)]
        about = {subject for order in part.orders for subject in subjects(self.game, nation, order)}
        all_there = all(about.intersection(subjects(self.game, nation, order)) for order in before)
        return all_there and any(meaning(order) in again for order in before)

    def _meanings(self, nation: str, part: Part) -> set[str]:
        return {meaning(order) for order in self._canonical(nation, part)}

    def _canonical(self, nation: str, part: Part) -> list[Order]:
        from pbem.orders.judging.canonical import canonical

        orders = (*part.orders, *(part.standing or ()))
        return [canonical(self.game, nation, order) for order in orders]

    def concerned(self, player: str | None) -> list[str]:
        """The nations whose stage waits because of the letter, or waits no longer."""
        own = self.game.roles.get(player or "", ()) if self.header.partial else ()
        return [*self.wrong, *(one for one in own if one not in self.wrong and self._waits(one))]

    def _waits(self, nation: str) -> bool:
        """Whether a nation's stage waits for a better line than one that is, or was, on file."""
        own = self.on_file[nation].mended
        return any(line.waits for line in own.to_mend) or self._has_gone_wrong(nation, own)

    def makes_wait(self, letter: int) -> dict[str, NationOrders] | None:
        """What the log keeps of a letter that does not count: the wrong lines that are waited for."""
        to_mend = {nation: self.to_mend(nation, Part(None), letter) for nation in self.wrong}
        return {nation: NationOrders(to_mend=lines) for nation, lines in to_mend.items()} or None


def _on_a_condition(orders: Iterable[Order]) -> set[str]:
    """What the marches on a condition mean without it."""
    marches = (one for one in orders if isinstance(one, MoveOrder) and one.when)
    return {meaning(replace(one, when=())) for one in marches}


def _buys_perhaps(order: Order) -> bool:
    """Whether it is a purchase on a condition: it may stand beside one for other pieces."""
    return _buys(order) and bool(order.when)


def _buys(order: Order) -> bool:
    return isinstance(order, RecruitOrder)


def _cards_paid(order: Order) -> tuple[str, ...]:
    """The cards that a purchase names."""
    return order.cards if isinstance(order, RecruitOrder) else ()


def _plain(text: str) -> str:
    return " ".join(text.lower().split())


def _without(orders: Iterable[Sourced], some: Iterable[Sourced]) -> list[Sourced]:
    return [one for one in orders if one not in some]


def with_faults(further: Further, sheet: Sheet, faults: Iterable[Fault], player: str | None) -> Further:
    """A letter in which some lines are wrong, as it comes to what is on file."""
    wrong: dict[str, list[WrongLine]] = {}
    for nation, line in wrong_lines(further.game, sheet, faults, player):
        wrong.setdefault(nation, []).append(line)
    return replace(further, wrong=wrong)


def orders_of(further: Further, parts: Mapping[str, Part], letter: int) -> dict[str, NationOrders]:
    """What the log keeps of a letter that counts, by nation."""
    from pbem.orders.judging.canonical import canonical_part

    orders = {}
    for nation, part in parts.items():
        canonical = canonical_part(further.game, nation, part, further.earlier(nation, part))
        orders[nation] = NationOrders(
            orders=canonical.orders,
            standing=canonical.standing,
            later=tuple(TurnOrders(turn=one.turn.number, orders=one.orders) for one in canonical.later),
            stays=further.stays(nation, part),
            to_mend=further.to_mend(nation, part, letter),
        )
    return orders


def with_letter(on_file: OnFile, entry: LetterEntry) -> dict[str, OrdersOnFile]:
    """What is on file after a letter, as its entry in the log tells it."""
    after, header = dict(on_file), Header(amend=entry.amend, partial=entry.partial)
    for nation, own in (entry.orders or {}).items():
        later = tuple(LaterPart(TurnLine(0, "", one.turn), one.orders) for one in own.later)
        part = Part(None, own.orders, own.standing, later)
        before = after[nation].in_turn(entry.turns[nation])
        if entry.counts or entry.whole:
            file = add(before.mended, part, header, entry.letter, entry.turns[nation], own.stays)
            file = replace(file, to_mend=own.to_mend)
            file = file if part.orders or not entry.partial else file.accepted_in_part(entry.turns[nation])
            waits = any(line.waits for line in own.to_mend)
            held = bool(entry.whole and not entry.counts) or bool(before.held and waits)
            after[nation] = _held_back(before, file, entry.letter) if held else file
        else:
            after[nation] = replace(before, to_mend=own.to_mend)
    return _released(after)


def after_set_up(on_file: OnFile) -> dict[str, OrdersOnFile]:
    """What is left on file when the set-up is over."""
    return {nation: own.after_set_up() for nation, own in on_file.items()}


def _held_back(before: OrdersOnFile, file: OrdersOnFile, letter: int) -> OrdersOnFile:
    held = replace(file, held=None, to_mend=())
    return replace(before, to_mend=file.to_mend, held=held, held_by=letter)


def _released(on_file: dict[str, OrdersOnFile]) -> dict[str, OrdersOnFile]:
    """What is on file, with what was held back by letters in which nothing is wrong any more."""
    wrong = {line.letter for own in on_file.values() for line in own.to_mend if line.waits}
    return {
        nation: own if own.held is None or own.held_by in wrong else own.mended
        for nation, own in on_file.items()
    }


# ------------------------------------------------------------------------------------ battle plans


def plan_deed(step: StepEntry, event: Event, letters: Iterable[LetterEntry]) -> PlanDeed | None:
    """The battle plan that an event of a step comes from; None if it comes from none, or from an older log.
    `letters` are those that came before."""
    from pbem.orders.meaning.battle_plans import FORCED

    if not step.clause or not isinstance(event, CardPlayed | CombatEnded) or step.answer is None:
        return None
    order = _plan(step.source, step.answer.nation, letters)
    if order is None:
        return None
    return PlanDeed(order.line_in_full, _clause(order, step.clause), step.clause == FORCED)


def _plan(source: str, nation: str, letters: Iterable[LetterEntry]) -> BattleOrder | None:
    """The plan in a line of a letter, as the log names it."""
    for letter in letters:
        if source.startswith(f"letter {letter.letter}, "):
            own = (letter.orders or {}).get(nation, NationOrders())
            for order in _orders(own):
                if isinstance(order, BattleOrder) and Sourced(letter.letter, 0, order).source == source:
                    return order
    return None


def _orders(own: NationOrders) -> Iterator[Order]:
    yield from own.orders
    yield from own.standing or ()
    for later in own.later:
        yield from later.orders


def _clause(order: BattleOrder, name: str) -> str:
    """The clause of a name as the plan has it; "" if none of it asked for the card."""
    words = name.split(", ")
    return next((one.in_full for one in order.clauses if one.word in words), "")

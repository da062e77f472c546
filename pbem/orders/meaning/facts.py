"""Whether what an order depends on is so: looked up in what everybody sees, and in the writer's own cards and
troops. Nothing else may be asked for (R41)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pbem.engine.model import MOST_TROOPS, Game
from pbem.engine.phrase import phrase
from pbem.orders.grammar.condition import (
    CONQUERED,
    FACE_DOWN,
    FREE,
    GONE,
    IN,
    IN_HAND,
    NEAR,
    TROOPS,
    Condition,
    Fact,
    all_in_full,
)
from pbem.orders.grammar.faults import Fault, fault_in, illegal, note
from pbem.orders.grammar.order import Order
from pbem.orders.meaning.to_answer import NameReader
from pbem.orders.names import name_book
from pbem.orders.names.cards import held_card
from pbem.orders.problem import Kind, Problem


def holds(game: Game, nation: str, order: Order) -> bool:
    """Whether all that an order depends on is so; a name that means nothing makes it false."""
    read = NameReader(game, nation, order)
    return all(_is_so(read, one) for one in order.when)


def _is_so(read: NameReader, condition: Condition) -> bool:
    facts = [_Fact(read, fact) for fact in condition.facts]
    if any(fact.problem for fact in facts):
        return False
    return all(fact.is_true() for fact in facts) is not condition.otherwise


def condition_faults(game: Game, nation: str, order: Order) -> tuple[Fault, ...]:
    """What is wrong with the facts that an order depends on; a remark on what can never be so."""
    read = NameReader(game, nation, order)
    found: list[Fault] = []
    for condition in order.when:
        facts = [_Fact(read, fact) for fact in condition.facts]
        wrong = [fact.problem for fact in facts if fact.problem]
        found += wrong
        if not wrong and not condition.otherwise:
            found += _never(order, facts)
    return tuple(dict.fromkeys(found))


def wakes(order: Order) -> Fault:
    """That a stage waits for its player because what he wants to be woken by is so."""
    facts = all_in_full(order.when)
    what = phrase("{facts}: so her stage waits for you, as you wished", facts=facts)
    again = phrase("Write her orders again, or what is to be added to them with `amend`.")
    return Fault(order.line, order.text, Kind.WAKES, what, "rule 2", again, firm=False)


def _never(order: Order, facts: list[_Fact]) -> Iterator[Fault]:
    for fact in facts:
        if not fact.fact.negated and fact.is_never():
            what = phrase("{fact} can never be so; the order will not be carried out", fact=fact.fact.in_full)
            yield note(order, what, "rule 2")
    places: dict[object, object] = {}
    for fact in facts:
        if fact.fact.kind != IN or fact.fact.negated:
            continue
        if places.setdefault(fact.name, fact.place) != fact.place:
            what = phrase("{piece} cannot be in two cities", piece=fact.fact.name)
            yield note(order, what, "rule 4")


class _Fact:
    """A fact whose names are known."""

    def __init__(self, read: NameReader, fact: Fact) -> None:
        self.read, self.game, self.fact = read, read.game, fact
        self.name = _NAMES[fact.kind](read, fact.name)
        self.place = read.city(fact.place) if fact.place else None

    @property
    def problem(self) -> Fault | None:
        """What is wrong with its names."""
        return next((one for one in (self.name, self.place) if isinstance(one, Fault)), None)

    def is_true(self) -> bool:
        """Whether it is so now."""
        return _LOOKS[self.fact.kind](self) is not self.fact.negated

    def is_never(self) -> bool:
        """Whether it can be so at no time that is still to come."""
        game, fact, name = self.game, self.fact, self.name
        if fact.kind in (IN, NEAR, FACE_DOWN) and name not in game.where:
            return name in game.retired or game.rules.nation_of[str(name)] in game.quit
        if fact.kind == CONQUERED:
            return game.rules.board.cities[self.city].objective_of is None
        return fact.kind == TROOPS and not fact.most and fact.number > MOST_TROOPS

    @property
    def city(self) -> int:
        """The city that it is about."""
        number = self.name if isinstance(self.name, int) else self.place
        assert isinstance(number, int)
        return number


# ------------------------------------------------------------------------------------------- names


def _piece(read: NameReader, text: str) -> str | Fault:
    """Any piece on the board; of several that fit those that stand on it come first to mind."""
    rules = read.game.rules
    name = name_book.piece(rules, read.nation, text, tuple(read.game.where))
    return fault_in(read.order, name) if isinstance(name, Problem) else name


def _general(read: NameReader, text: str) -> str | Fault:
    name = _piece(read, text)
    if isinstance(name, str) and name not in read.game.rules.generals:
        return illegal(read.order, phrase("{piece} is a supply train", piece=name), "rule 9")
    return name


def _own_general(read: NameReader, text: str) -> str | Fault:
    """What others command is secret (R23)."""
    name = _general(read, text)
    rules = read.game.rules
    if isinstance(name, str) and rules.nation_of[name] != read.nation:
        what = phrase("how many troops {general} commands is secret", general=name)
        return illegal(read.order, what, "rule 6, R41", phrase("Name a general of your own."))
    return name


def _city(read: NameReader, text: str) -> int | Fault:
    return read.city(text)


def _nation(read: NameReader, text: str) -> str | Fault:
    name = name_book.book(read.game.rules).nations.find(text)
    return fault_in(read.order, name) if isinstance(name, Problem) else name


def _card(read: NameReader, text: str) -> str | Fault:
    face = held_card(text)
    return fault_in(read.order, face, "rule 3") if isinstance(face, Problem) else face


_NAMES: dict[str, Callable[[NameReader, str], int | str | Fault]] = {
    IN: _piece,
    NEAR: _piece,
    CONQUERED: _city,
    FREE: _city,
    FACE_DOWN: _general,
    GONE: _nation,
    IN_HAND: _card,
    TROOPS: _own_general,
}


# ---------------------------------------------------------------------------------------- what is so


def _near(one: _Fact) -> bool:
    where = one.game.where.get(str(one.name))
    return where is not None and one.game.rules.board.distance(one.city, where) <= one.fact.number


def _in_hand(one: _Fact) -> bool:
    return any(card.face == one.name for card in one.game.hands.get(one.read.nation, ()))


def _troops(one: _Fact) -> bool:
    has = one.game.troops.get(str(one.name), 0)
    return has <= one.fact.number if one.fact.most else has >= one.fact.number


_LOOKS: dict[str, Callable[[_Fact], bool]] = {
    IN: lambda one: one.game.where.get(str(one.name)) == one.city,
    NEAR: _near,
    CONQUERED: lambda one: one.city in one.game.conquered,
    FREE: lambda one: not one.game.at.get(one.city),
    FACE_DOWN: lambda one: one.name in one.game.face_down,
    GONE: lambda one: one.name in one.game.quit,
    IN_HAND: _in_hand,
    TROOPS: _troops,
}


def fact_names(read: NameReader, fact: Fact) -> tuple[object, object]:
    """What the names of a fact mean: a piece, nation or card by its name, a city by its number."""
    known = _Fact(read, fact)
    return known.name, known.place

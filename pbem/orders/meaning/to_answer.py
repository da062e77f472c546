"""Orders as written -> answers to the engine: names become pieces and cities, words become cards.

Nothing of the rules is judged here but what a name can mean at its place; all that is wrong with a line is
found at once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import singledispatch

from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.engine.phrase import all_of, any_of, phrase, sentences
from pbem.engine.recruitment import entry_cities
from pbem.orders.grammar.allot import AllotOrder, SplitOrder
from pbem.orders.grammar.faults import Fault, fault_in, illegal
from pbem.orders.grammar.lists import Share
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.pay_rule import PayRule
from pbem.orders.grammar.recruit import RecruitOrder, Recruits
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.transfer import TransferOrder
from pbem.orders.grammar.way import Way
from pbem.orders.meaning.goals import way_towards
from pbem.orders.names import name_book
from pbem.orders.names.cards import held_card, looks_like_card, suit
from pbem.orders.problem import Kind, Problem
from pbem.records import dataclass

AnswerOrFaults = q.Answer | tuple[Fault, ...]
"""The answer an order means, or everything that keeps it from meaning one."""


@dataclass(frozen=True)
class NameReader:
    """What an order is read against: the game as it stands at this point of the nation's stage."""

    game: Game
    nation: str
    order: Order

    def piece(self, text: str, possible: Collection[str] | None = None) -> str | Fault:
        """A piece of the nation; those on the map come first to mind."""
        known = [name for name in self._own if name in self.game.where] if possible is None else possible
        name = name_book.own_piece(self.game.rules, self.nation, text, known)
        return fault_in(self.order, name) if isinstance(name, Problem) else name

    def general(self, text: str) -> str | Fault:
        """A general of the nation."""
        return self.piece(text, [name for name in self._own if name in self.game.troops])

    def enemy(self, text: str) -> str | Fault:
        """A piece hostile to the nation (R9); an enemy's general comes first to mind."""
        rules = self.game.rules
        name = name_book.piece(rules, self.nation, text, name_book.enemy_generals(rules, self.nation))
        if isinstance(name, Problem):
            return fault_in(self.order, name)
        owner = rules.nation_of[name]
        if rules.hostile(self.nation, owner):
            return name
        what = phrase(
            "{found} of {owner} is not an enemy of {nation}", found=name, owner=owner, nation=self.nation
        )
        return self.fault(what, "rule 1, R9")

    def city(self, text: str, possible: Collection[int] | None = None) -> int | Fault:
        """A city; one of those possible comes first to mind."""
        number = name_book.book(self.game.rules).cities.find(text, possible)
        return fault_in(self.order, number) if isinstance(number, Problem) else number

    @property
    def _own(self) -> tuple[str, ...]:
        return name_book.own_pieces(self.game.rules, self.nation)

    def absent(self) -> tuple[str, ...]:
        """The nation's pieces that are off the map."""
        return tuple(name for name in self._own if name not in self.game.where)

    def fault(self, what: str, rule: str, instead: str = "") -> Fault:
        """A fault of this order."""
        return illegal(self.order, what, rule, instead)


def to_answer(game: Game, nation: str, order: Order) -> AnswerOrFaults:
    """The answer that an order of the nation's stage means."""
    return _answer(order, NameReader(game, nation, order))


@singledispatch
def _answer(order: Order, read: NameReader) -> AnswerOrFaults:
    return (read.fault(phrase("this is not an order for the movement phase"), "rule 2"),)


def faults_in(things: Iterable[object]) -> tuple[Fault, ...]:
    """The faults among things found."""
    return tuple(one for one in things if isinstance(one, Fault))


# ------------------------------------------------------------------------------------------ troops


@_answer.register(SetUpOrder)
def _set_up(order: SetUpOrder, read: NameReader) -> AnswerOrFaults:
    return _shares(order.shares, read)


@_answer.register(AllotOrder)
def _allot(order: AllotOrder, read: NameReader) -> AnswerOrFaults:
    return _shares(order.shares, read)


@_answer.register(SplitOrder)
def _split(order: SplitOrder, read: NameReader) -> AnswerOrFaults:
    return _shares(order.shares, read)


def _shares(shares: Sequence[Share], read: NameReader) -> AnswerOrFaults:
    generals = [read.piece(share.general) for share in shares]
    faults = faults_in(generals) + _twice(generals, read)
    if faults:
        return faults
    troops = {str(name): share.troops for name, share in zip(generals, shares, strict=True)}
    return q.Allot(read.nation, troops)


def _twice(pieces: Sequence[str | Fault], read: NameReader) -> tuple[Fault, ...]:
    known = [name for name in pieces if isinstance(name, str)]
    twice = dict.fromkeys(name for name in known if known.count(name) > 1)
    return tuple(read.fault(phrase("{name} is named twice", name=name), "rule 6") for name in twice)


@_answer.register(TransferOrder)
def _transfer(order: TransferOrder, read: NameReader) -> AnswerOrFaults:
    giver, taker = read.general(order.giver), read.general(order.taker)
    if isinstance(giver, Fault) or isinstance(taker, Fault):
        return faults_in((giver, taker))
    return q.Transfer(read.nation, order.count, giver, taker)


# ---------------------------------------------------------------------------------------- movement


@_answer.register(MoveOrder)
def _move(order: MoveOrder, read: NameReader) -> AnswerOrFaults:
    pieces = [read.piece(text) for text in order.pieces]
    start = start_of(read.game, pieces)
    enemy = read.enemy(order.enemy) if order.enemy else None
    way = [_meaning_an_enemy(read, order, one) for one in path(read, order.places, start)]
    faults = faults_in(pieces) + _twice(pieces, read) + faults_in((*way, enemy))
    if faults:
        return faults
    cities = [city for city in way if isinstance(city, int)]
    names = tuple(str(name) for name in pieces)
    if isinstance(enemy, str):
        return _against(read, names, enemy)
    if order.goal and cities:
        return q.Move(read.nation, names, way_towards(read.game, names, cities[-1]))
    if start is not None and cities == [start]:
        here = read.game.rules.board.cities[start].title
        what = phrase("the way ends where it begins, in {city}", city=here)
        stay = replace(order, places=(here,), goal=here, otherwise=(Way(),)).in_full
        advice = phrase("Name the cities on the way, or to stay there write: {line}", line=stay)
        return (illegal(order, what, "rule 4", advice, firm=False),)
    return q.Move(read.nation, names, tuple(_after_start(cities, start)))


def _meaning_an_enemy(read: NameReader, order: MoveOrder, city: int | Fault) -> int | Fault:
    """The fault of a goal that is no city but an enemy's general, with the order that attacks him."""
    if not order.goal or not isinstance(city, Fault) or city.kind is Kind.AMBIGUOUS:
        return city
    enemy = read.enemy(order.goal)
    if not isinstance(enemy, str) or enemy not in read.game.rules.generals:
        return city
    right = replace(order, places=(), goal="", enemy=enemy, otherwise=()).in_full
    return replace(city, instead=phrase("Did you mean: {line}", line=right))


def _against(read: NameReader, pieces: tuple[str, ...], enemy: str) -> AnswerOrFaults:
    """The move of pieces that are to attack an enemy; up to him if he is too far for this turn."""
    from pbem.orders.meaning.pursuit import way_against

    game = read.game
    if train := next((name for name in pieces if name in game.rules.trains), None):
        return (
            read.fault(phrase("{found} is a supply train, and only generals fight", found=train), "rule 7"),
        )
    if enemy not in game.troops:
        what = phrase("{general} is not on the map", general=enemy)
        return (illegal(read.order, what, "rule 7", firm=False),)
    way = way_against(game, pieces, enemy)
    return q.Move(read.nation, pieces, way_towards(game, pieces, game.where[enemy]) if way is None else way)


def _after_start(cities: list[int], start: int | None) -> list[int]:
    """The cities entered; some players name the one they start from as well."""
    return cities[1:] if len(cities) > 1 and cities[0] == start else cities


def start_of(game: Game, pieces: Iterable[object]) -> int | None:
    """The city in which pieces that move together stand; None if that is not one city."""
    starts = {game.where.get(name) for name in pieces if isinstance(name, str)} - {None}
    return starts.pop() if len(starts) == 1 else None


def path(read: NameReader, places: Iterable[str], start: int | None) -> list[int | Fault]:
    """The cities of a way, each looked for next to the one before.

    A name that could be told apart only by a piece or city that is itself unknown is no fault of its own.
    """
    return [city for _, city in cities_on(read, places, start) if city is not None]


def cities_on(
    read: NameReader, places: Iterable[str], start: int | None
) -> list[tuple[str, int | Fault | None]]:
    """Every name on a way with the city it means; None where nothing tells yet which one."""
    cities = list[tuple[str, int | Fault | None]]()
    here = start
    for text in (name for chunk in places for name in name_book.places(read.game.rules, chunk)):
        city = read.city(text, _near(read, here, start))
        if isinstance(city, Fault) and city.kind == Kind.AMBIGUOUS:
            if here is None:
                cities.append((text, None))
                continue
            city = _with_roads(read, city, here)
        here = city if isinstance(city, int) else None
        cities.append((text, city))
    return cities


def _near(read: NameReader, here: int | None, start: int | None) -> Collection[int] | None:
    """Where a way can go on; its start may be named first."""
    if here is None:
        return None
    neighbours = read.game.rules.board.neighbours[here]
    return (*neighbours, here) if here == start else neighbours


def _with_roads(read: NameReader, fault: Fault, here: int) -> Fault:
    """The fault of a name in a way, with where the roads lead."""
    board = read.game.rules.board
    titles = [board.cities[city].title for city in board.neighbours[here]]
    roads = phrase("From {here} roads lead to {roads}.", here=board.cities[here].title, roads=all_of(titles))
    return replace(fault, instead=sentences(fault.instead, roads))


# -------------------------------------------------------------------------------------- recruitment


@_answer.register(RecruitOrder)
def _recruit(order: RecruitOrder, read: NameReader) -> AnswerOrFaults:
    if order.rule:
        return _by_rule(order, order.rule, read)
    cards = [_paid(word, read) for word in order.cards]
    pieces = [read.piece(item.piece, possible_recruits(item, read)) for item in order.items]
    entering = [_entry(item, piece, order, read) for item, piece in zip(order.items, pieces, strict=True)]
    troops = [_new(item, piece, read) for item, piece in zip(order.items, pieces, strict=True)]
    faults = dict.fromkeys((*faults_in((*cards, *pieces, *entering, *troops)), *_twice(pieces, read)))
    if faults:
        return tuple(faults)
    return q.Recruit(
        read.nation,
        tuple(str(face) for face in cards),
        dict(_pairs(pieces, troops)),
        tuple(_pairs(pieces, entering)),
    )


def _by_rule(order: RecruitOrder, rule: PayRule, read: NameReader) -> AnswerOrFaults:
    """What the cards of a rule pay for now; with no card if it is nothing."""
    from pbem.orders.meaning.recruits_by_rule import Wish, recruits_by_rule

    named = (*rule.keep, *(wish for wish in rule.wishes if looks_like_card(wish)))
    cards = [_paid(word, read) for word in named if suit(word) is None]
    pieces = [read.piece(item.piece, possible_recruits(item, read)) for item in order.items]
    cities = [_named_entry(item, piece, order, read) for item, piece in zip(order.items, pieces, strict=True)]
    faults = dict.fromkeys((*faults_in((*cards, *pieces, *cities)), *_twice(pieces, read)))
    if faults:
        return tuple(faults)
    wishes = [
        Wish(str(piece), item.troops, city if isinstance(city, int) else None)
        for item, piece, city in zip(order.items, pieces, cities, strict=True)
    ]
    return recruits_by_rule(read.game, read.nation, rule, wishes)


def _named_entry(
    item: Recruits, piece: str | Fault, order: RecruitOrder, read: NameReader
) -> int | Fault | None:
    place = item.place or order.place
    if place is None or isinstance(piece, Fault):
        return None
    return read.city(place, entry_cities(read.game, read.nation, piece))


def _pairs(pieces: Sequence[str | Fault], values: Sequence[int | Fault | None]) -> list[tuple[str, int]]:
    pairs = zip(pieces, values, strict=True)
    return [(str(piece), value) for piece, value in pairs if isinstance(value, int)]


def _paid(word: str, read: NameReader) -> str | Fault:
    face = held_card(word)
    if isinstance(face, Problem):
        return fault_in(read.order, replace(face, kind=Kind.ILLEGAL), "rule 3")
    return face


def possible_recruits(item: Recruits, read: NameReader) -> Collection[str] | None:
    """The pieces that an item can name: with a city only those that are off the map; None for any."""
    return read.absent() if item.place or item.troops is None else None


def _entry(item: Recruits, piece: str | Fault, order: RecruitOrder, read: NameReader) -> int | Fault | None:
    """Where a piece re-enters; None if it receives troops where it stands."""
    if isinstance(piece, Fault):
        return None
    on_map = piece in read.game.where
    open_to = entry_cities(read.game, read.nation, piece)
    place = item.place or (None if on_map and piece in read.game.troops else order.place)
    if place:
        return read.city(place, open_to)
    if on_map and piece in read.game.troops:
        return None
    return open_to[0] if len(open_to) == 1 else _nowhere(piece, open_to, read)


def _nowhere(piece: str, open_to: Sequence[int], read: NameReader) -> Fault:
    titles = [read.game.rules.board.cities[city].title for city in open_to]
    instead = (
        phrase("Add one: at {titles}.", titles=any_of(titles))
        if 0 < len(titles) <= name_book.MOST_LISTED
        else phrase("Add: at CITY.")
    )
    return read.fault(
        phrase("it does not say in which city {piece} re-enters", piece=piece), "rule 10", instead
    )


def _new(item: Recruits, piece: str | Fault, read: NameReader) -> int | Fault | None:
    """The new troops a general receives; None for a supply train, which has none."""
    if isinstance(piece, Fault):
        return None
    if piece in read.game.rules.trains:
        return (
            read.fault(phrase("a supply train has no troops"), "rule 9") if item.troops is not None else None
        )
    if item.troops is None:
        what = phrase("{piece} needs at least 1 new troop to re-enter", piece=piece)
        return read.fault(what, "rule 10, R27", phrase("Write the number after the city."))
    return item.troops

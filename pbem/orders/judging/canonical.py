"""Orders in canonical form, as the log keeps them: every name is the board's own, every word English.

So neither a later rule of abbreviation nor a later grammar can give another meaning to orders that a receipt
has confirmed. What depends on the moment stays as the language's own words, `lowest` for one; so does a name
that cannot be told yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import singledispatch

from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.model import Game
from pbem.engine.recruitment import entry_cities
from pbem.engine.sequence import questions
from pbem.orders.grammar.allot import AllotOrder, SplitOrder
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.condition import Condition, Fact
from pbem.orders.grammar.discard import DiscardOrder
from pbem.orders.grammar.fate import FateOrder
from pbem.orders.grammar.letter import Part
from pbem.orders.grammar.lists import Share
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.offensive import OffensiveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.pay_rule import CHEAPEST, PayRule
from pbem.orders.grammar.plan.clauses import Clause
from pbem.orders.grammar.recruit import RecruitOrder, Recruits
from pbem.orders.grammar.retreat import AWAY, TOWARDS, RetreatOrder, RetreatTerm
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.transfer import TransferOrder
from pbem.orders.grammar.verbs import STAGE_ORDERS
from pbem.orders.grammar.waive import WaiveOrder
from pbem.orders.grammar.way import Way
from pbem.orders.judging.answer_in_full import answer_in_full
from pbem.orders.judging.later_orders import waived_objectives
from pbem.orders.judging.retreat_orders import away_name
from pbem.orders.judging.sides import enemy_piece, named_nation
from pbem.orders.judging.stage import as_if_open, run_stage
from pbem.orders.meaning.facts import fact_names
from pbem.orders.meaning.fate_orders import general_named, names_general, near_cities
from pbem.orders.meaning.set_up import setup_answer
from pbem.orders.meaning.to_answer import NameReader, cities_on, possible_recruits, start_of
from pbem.orders.names import name_book
from pbem.orders.names.cards import SUIT_NAMES, held_card, played_card, suit, written


def canonical_part(game: Game, nation: str, part: Part, earlier: Sequence[Order] = ()) -> Part:
    """A part of a letter with all its orders in canonical form. `earlier` orders of the nation's stay on file
    beside it, and those of her stage are carried out first."""
    set_ups = [order for order in (*earlier, *part.orders) if isinstance(order, SetUpOrder)]
    troops = setup_answer(game, nation, set_ups) if set_ups else None
    opened = as_if_open(game, nation, troops if isinstance(troops, q.Allot) else None)
    after, of_stage = _stage(opened, nation, _of_stage(earlier), _of_stage(part.orders))
    orders = (of_stage.get(id(order)) or _other(game, after, nation, order) for order in part.orders)
    standing = part.standing and tuple(_other(game, after, nation, order) for order in part.standing)
    later = (
        replace(one, orders=tuple(canonical(game, nation, order) for order in one.orders))
        for one in part.later
    )
    return Part(part.nation, tuple(orders), standing, tuple(later))


def _of_stage(orders: Iterable[Order]) -> list[Order]:
    return [order for order in orders if isinstance(order, STAGE_ORDERS)]


def _stage(
    game: Game, nation: str, before: Sequence[Order], orders: Sequence[Order]
) -> tuple[Game, dict[int, Order]]:
    """The game after a nation's stage, and each order of it in canonical form, by its identity; each is read
    as the pieces stand when it is carried out."""
    if not orders:
        return game, {}
    run = run_stage(game, nation, [*before, *orders])
    steps = {id(step.order): step for step in run.steps}
    canonical_orders = {}
    for order in sorted(run.order, key=lambda one: not isinstance(one, OffensiveOrder)):
        canonical_orders[id(order)] = canonical(game, nation, order)
        if id(order) in steps:
            game = apply_all(game, steps[id(order)].events)
    return game, canonical_orders


def _other(now: Game, after: Game, nation: str, order: Order) -> Order:
    """Any other order: what answers a question as the game stands, the rest as after the stage."""
    return canonical(now if isinstance(order, AnswerOrder | FateOrder) else after, nation, order)


def canonical(game: Game, nation: str, order: Order) -> Order:
    """An order of the nation with every name as the board has it; `game` tells what short names mean."""
    read = NameReader(game, nation, order)
    return replace(_canonical(order, read), when=tuple(_condition(read, one) for one in order.when))


def _condition(read: NameReader, condition: Condition) -> Condition:
    return replace(condition, facts=tuple(_fact(read, fact) for fact in condition.facts))


def _fact(read: NameReader, fact: Fact) -> Fact:
    name, place = fact_names(read, fact)
    return replace(fact, name=_named(read, name, fact.name), place=_city(read, place, fact.place))


def _named(read: NameReader, name: object, text: str) -> str:
    """What a fact is about; another nation's supply train by its full name."""
    if isinstance(name, int):
        return _city(read, name, text)
    foreign = isinstance(name, str) and read.game.rules.nation_of.get(name, read.nation) != read.nation
    return str(name) if foreign else _piece(read, name, text)


@singledispatch
def _canonical(order: Order, read: NameReader) -> Order:
    return order


# ----------------------------------------------------------------------------------------- names


def _piece(read: NameReader, name: object, text: str) -> str:
    """A piece as orders name it; what is not found as it was written."""
    train = read.game.rules.trains.get(name) if isinstance(name, str) else None
    return f"train {train.number}" if train else name if isinstance(name, str) else text


def _city(read: NameReader, number: object, text: str) -> str:
    """A city by the name that means it alone; what is not found as it was written."""
    return read.game.rules.board.cities[number].title if isinstance(number, int) else text


def _own(read: NameReader, texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(_piece(read, read.general(text), text) for text in texts)


def _enemy(read: NameReader, texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(_piece(read, enemy_piece(read.game, read.nation, text), text) for text in texts)


def _places(read: NameReader, chunks: Iterable[str], possible: Iterable[int] = ()) -> tuple[str, ...]:
    """Cities of which a hyphen may join several."""
    texts = (text for chunk in chunks for text in name_book.places(read.game.rules, chunk))
    return tuple(_city(read, read.city(text, tuple(possible)), text) for text in texts)


def _face(word: str) -> str:
    face = held_card(word)
    return face if isinstance(face, str) else word


# ------------------------------------------------------------------------------- one kind each


def _shares(shares: Iterable[Share], read: NameReader) -> tuple[Share, ...]:
    return tuple(replace(one, general=_piece(read, read.piece(one.general), one.general)) for one in shares)


@_canonical.register(SetUpOrder)
def _set_up(order: SetUpOrder, read: NameReader) -> Order:
    return replace(order, shares=_shares(order.shares, read))


@_canonical.register(AllotOrder)
def _allot(order: AllotOrder, read: NameReader) -> Order:
    return replace(order, shares=_shares(order.shares, read))


@_canonical.register(SplitOrder)
def _split(order: SplitOrder, read: NameReader) -> Order:
    return replace(order, shares=_shares(order.shares, read))


@_canonical.register(DiscardOrder)
def _discard(order: DiscardOrder, read: NameReader) -> Order:
    return replace(order, wishes=tuple(map(_wish, order.wishes)))


def _wish(wish: str) -> str:
    word, *suits = wish.split()
    if word.lower() not in ("lowest", "highest"):
        return _face(wish)
    return " ".join((word.lower(), *(SUIT_NAMES[suit(one) or ""] for one in suits)))


@_canonical.register(MoveOrder)
def _move(order: MoveOrder, read: NameReader) -> Order:
    pieces = [read.piece(text) for text in order.pieces]
    first, *others = (_way(read, one, start_of(read.game, pieces)) for one in order.ways)
    return replace(
        order,
        pieces=tuple(_piece(read, *one) for one in zip(pieces, order.pieces, strict=True)),
        places=(first.goal,) if first.goal else first.places,
        goal=first.goal,
        enemy=first.enemy,
        otherwise=tuple(others),
    )


def _way(read: NameReader, way: Way, start: int | None) -> Way:
    if way.enemy:
        enemy = read.enemy(way.enemy)
        return Way(enemy=enemy if isinstance(enemy, str) else way.enemy)
    cities = cities_on(read, (way.goal,) if way.goal else way.places, start)
    titles = tuple(_city(read, city, text) for text, city in cities)
    return Way(goal=titles[-1]) if way.goal and titles else Way(titles)


@_canonical.register(TransferOrder)
def _transfer(order: TransferOrder, read: NameReader) -> Order:
    giver, taker = _own(read, (order.giver, order.taker))
    return replace(order, giver=giver, taker=taker)


@_canonical.register(RecruitOrder)
def _recruit(order: RecruitOrder, read: NameReader) -> Order:
    pieces = [read.piece(item.piece, possible_recruits(item, read)) for item in order.items]
    items = tuple(_recruits(read, *one) for one in zip(order.items, pieces, strict=True))
    return replace(
        order,
        cards=tuple(map(_face, order.cards)),
        items=items,
        place=_entry(order, pieces, read),
        rule=order.rule and _pay_rule(order.rule),
    )


def _pay_rule(rule: PayRule) -> PayRule:
    return replace(rule, wishes=tuple(map(_pay_wish, rule.wishes)), keep=tuple(map(_card_or_suit, rule.keep)))


def _pay_wish(wish: str) -> str:
    first, *suits = wish.split()
    return (
        " ".join((first, *(SUIT_NAMES[suit(one) or ""] for one in suits)))
        if first == CHEAPEST
        else _face(wish)
    )


def _recruits(read: NameReader, item: Recruits, piece: object) -> Recruits:
    place = item.place and _city(read, _entry_city(read, item.place, piece), item.place)
    return replace(item, piece=_piece(read, piece, item.piece), place=place)


def _entry_city(read: NameReader, text: str, piece: object) -> object:
    """The city in which a piece re-enters: one that is open to it comes first to mind."""
    known = isinstance(piece, str)
    return read.city(text, entry_cities(read.game, read.nation, str(piece)) if known else None)


def _entry(order: RecruitOrder, pieces: Sequence[object], read: NameReader) -> str | None:
    """The city for all pieces that name none themselves; as written if it is not the same for all of them."""
    if order.place is None:
        return None
    own = [piece for item, piece in zip(order.items, pieces, strict=True) if not item.place]
    cities = {_entry_city(read, order.place, piece) for piece in own or [None]}
    return _city(read, cities.pop() if len(cities) == 1 else None, order.place)


@_canonical.register(AttackOrder)
def _attack(order: AttackOrder, read: NameReader) -> Order:
    return replace(order, own=_own(read, order.own), enemy=_enemy(read, order.enemy))


@_canonical.register(RetreatOrder)
def _retreat(order: RetreatOrder, read: NameReader) -> Order:
    places = (text for term in order.terms for text in _retreat_terms(term, read))
    return replace(order, loser=_enemies(read, order.loser), places=tuple(places))


def _retreat_terms(term: RetreatTerm, read: NameReader) -> tuple[str, ...]:
    """A term with the board's names, as texts: a hyphen may join several cities."""
    if term.kind == TOWARDS:
        return (str(replace(term, name=_city(read, read.city(term.name), term.name))),)
    if term.kind == AWAY:
        return (str(replace(term, name=away_name(read, term.name))),)
    return (str(term),) if term.kind else _places(read, (term.name,))


@_canonical.register(BattleOrder)
def _battle(order: BattleOrder, read: NameReader) -> Order:
    clauses = tuple(map(_clause, order.clauses))
    return replace(order, own=_own(read, order.own), enemy=_enemies(read, order.enemy), clauses=clauses)


def _enemies(read: NameReader, texts: Sequence[str]) -> tuple[str, ...]:
    """A nation or generals, where either may be named."""
    nation = named_nation(read.game, read.nation, texts)
    return (nation,) if nation else _enemy(read, texts)


def _clause(clause: Clause) -> Clause:
    word = {"play": _played, "keep": _card_or_suit}.get(clause.word, _plain)
    return replace(clause, words=tuple(map(word, clause.words)))


def _played(word: str) -> str:
    card = played_card(word)
    return written(*card) if isinstance(card, tuple) else word


def _card_or_suit(word: str) -> str:
    return SUIT_NAMES.get(suit(word) or "") or _face(word)


def _plain(word: str) -> str:
    return str(int(word)) if word.isdecimal() else word.lower()


@_canonical.register(FateOrder)
def _fate(order: FateOrder, read: NameReader) -> Order:
    name, place = order.name, order.place
    if name and names_general(order):
        name = _piece(read, general_named(read.game, read.nation, order), name)
    if place:
        place = _city(read, read.city(place, near_cities(read.game, read.nation)), place)
    return replace(order, name=name, place=place)


@_canonical.register(WaiveOrder)
def _waive(order: WaiveOrder, read: NameReader) -> Order:
    return replace(order, places=_places(read, order.places, waived_objectives(read.game, read.nation)))


@_canonical.register(AnswerOrder)
def _answer(order: AnswerOrder, read: NameReader) -> Order:
    """The words of an answer as the order that it means."""
    from pbem.orders.judging.numbered_answer import numbered_answer

    asked = [one for one in questions(read.game) if one.nation == read.nation and one.number == order.number]
    answer = numbered_answer(read.game, asked[0], order) if asked else None
    return (
        replace(order, words=str(answer_in_full(read.game, answer)))
        if isinstance(answer, q.Answer)
        else order
    )

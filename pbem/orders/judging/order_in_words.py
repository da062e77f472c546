"""Orders for later in full, with every name as printed: for receipts."""

from __future__ import annotations

from functools import singledispatch

from pbem.engine.model import Game
from pbem.engine.phrase import Keyword, joined, phrase
from pbem.orders.grammar.allot import AllotOrder
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.clauses import AFTER_RESERVE, Clause
from pbem.orders.grammar.discard import DiscardOrder
from pbem.orders.grammar.fate import FateOrder
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.retreat import RetreatOrder
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.verbs import STAGE_ORDERS
from pbem.orders.grammar.waive import WaiveOrder
from pbem.orders.judging.answer_in_words import understood
from pbem.orders.judging.later_orders import enemy_side, own_side, waived, wished_cities
from pbem.orders.meaning.fate_orders import fate_wording
from pbem.orders.meaning.to_answer import to_answer
from pbem.orders.names.cards import SUIT_NAMES, card_words, suit


def wording(game: Game, nation: str, order: Order) -> str:
    """What a sound order says; empty if it is carried out with its nation's stage."""
    return _words(order, game, nation)


@singledispatch
def _words(order: Order, game: Game, nation: str) -> str:
    return "" if isinstance(order, (SetUpOrder, *STAGE_ORDERS)) else order.text


@_words.register
def _hold(order: HoldOrder, game: Game, nation: str) -> str:
    return phrase("hold")


@_words.register
def _discard(order: DiscardOrder, game: Game, nation: str) -> str:
    return phrase("discard {card}", card=joined(map(_wish, order.wishes)))


def _wish(wish: str) -> str:
    word, *suits = wish.split()
    if word.lower() not in ("lowest", "highest"):
        return card_words(wish)[0].upper()
    named = SUIT_NAMES[suit(suits[0]) or ""] if suits else ""
    return joined(filter(None, (Keyword(word.lower()), named)), " ")


@_words.register
def _attack(order: AttackOrder, game: Game, nation: str) -> str:
    return phrase(
        "attack {own} > {enemy}",
        own=_own(order, game, nation, order.own),
        enemy=_enemy(order, game, nation, order.enemy),
    )


@_words.register
def _retreat(order: RetreatOrder, game: Game, nation: str) -> str:
    cities = game.rules.board.cities
    wishes = [cities[city].title for city in wished_cities(game, nation, order) if isinstance(city, int)]
    return phrase(
        "retreat {loser}: {cities}", loser=_enemy(order, game, nation, order.loser), cities=joined(wishes)
    )


@_words.register
def _battle(order: BattleOrder, game: Game, nation: str) -> str:
    own, enemy = _own(order, game, nation, order.own), _enemy(order, game, nation, order.enemy)
    sides = " ".join(part for part in (own, f"> {enemy}" if enemy else "") if part)
    clauses = joined(map(_clause, order.clauses))
    if sides:
        return phrase("battle {sides}: {clauses}", sides=sides, clauses=clauses)
    return phrase("battle: {clauses}", clauses=clauses)


def _clause(clause: Clause) -> str:
    """A clause with what follows it: cards and numbers, but also suits, and how Reserves are used."""
    return joined((Keyword(clause.word), *map(_after_clause, clause.words)), " ")


def _after_clause(word: str) -> str:
    return Keyword(word.lower()) if word.lower() in AFTER_RESERVE else word


@_words.register
def _allot(order: AllotOrder, game: Game, nation: str) -> str:
    found = to_answer(game, nation, order)
    return order.text if isinstance(found, tuple) else understood(game, found)


@_words.register
def _fate(order: FateOrder, game: Game, nation: str) -> str:
    return fate_wording(game, nation, order)


@_words.register
def _waive(order: WaiveOrder, game: Game, nation: str) -> str:
    cities = game.rules.board.cities
    named = [cities[city].title for city in waived(game, nation, order) if isinstance(city, int)]
    return phrase("waive {cities}", cities=joined(named))


def _own(order: Order, game: Game, nation: str, texts: tuple[str, ...]) -> str:
    return " + ".join(own_side(game, nation, order, texts).generals)


def _enemy(order: Order, game: Game, nation: str, texts: tuple[str, ...]) -> str:
    return " + ".join(enemy_side(game, nation, order, texts).generals)

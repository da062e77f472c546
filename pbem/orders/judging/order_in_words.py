"""Orders for later in full, with every name as printed: for receipts."""

from __future__ import annotations

from functools import singledispatch

from pbem.engine.model import Game
from pbem.engine.phrase import Keyword, joined, phrase
from pbem.orders.grammar import syntax as s
from pbem.orders.grammar.forms import AFTER_RESERVE
from pbem.orders.judging.answer_in_words import understood
from pbem.orders.judging.later_orders import enemy_side, own_side, waived, wished_cities
from pbem.orders.meaning.fate_orders import fate_wording
from pbem.orders.meaning.to_answer import to_answer
from pbem.orders.names.cards import SUIT_NAMES, card_words, suit


def wording(game: Game, nation: str, order: s.Order) -> str:
    """What a sound order says; empty if it is carried out with its nation's stage."""
    return _words(order, game, nation)


@singledispatch
def _words(order: s.Order, game: Game, nation: str) -> str:
    return "" if isinstance(order, (s.SetUpOrder, *s.STAGE_ORDERS)) else order.text


@_words.register
def _hold(order: s.HoldOrder, game: Game, nation: str) -> str:
    return phrase("hold")


@_words.register
def _discard(order: s.DiscardOrder, game: Game, nation: str) -> str:
    return phrase("discard {card}", card=joined(map(_wish, order.wishes)))


def _wish(wish: str) -> str:
    word, *suits = wish.split()
    if word.lower() not in ("lowest", "highest"):
        return card_words(wish)[0].upper()
    named = SUIT_NAMES[suit(suits[0]) or ""] if suits else ""
    return joined(filter(None, (Keyword(word.lower()), named)), " ")


@_words.register
def _attack(order: s.AttackOrder, game: Game, nation: str) -> str:
    return phrase(
        "attack {own} > {enemy}",
        own=_own(order, game, nation, order.own),
        enemy=_enemy(order, game, nation, order.enemy),
    )


@_words.register
def _retreat(order: s.RetreatOrder, game: Game, nation: str) -> str:
    cities = game.rules.board.cities
    wishes = [cities[city].title for city in wished_cities(game, nation, order) if isinstance(city, int)]
    return phrase(
        "retreat {loser}: {cities}", loser=_enemy(order, game, nation, order.loser), cities=joined(wishes)
    )


@_words.register
def _battle(order: s.BattleOrder, game: Game, nation: str) -> str:
    own, enemy = _own(order, game, nation, order.own), _enemy(order, game, nation, order.enemy)
    sides = " ".join(part for part in (own, f"> {enemy}" if enemy else "") if part)
    clauses = joined(map(_clause, order.clauses))
    if sides:
        return phrase("battle {sides}: {clauses}", sides=sides, clauses=clauses)
    return phrase("battle: {clauses}", clauses=clauses)


def _clause(clause: s.Clause) -> str:
    """A clause with what follows it: cards and numbers, but also suits, and how Reserves are used."""
    return joined((Keyword(clause.word), *map(_after_clause, clause.words)), " ")


def _after_clause(word: str) -> str:
    return Keyword(word.lower()) if word.lower() in AFTER_RESERVE else word


@_words.register
def _allot(order: s.AllotOrder, game: Game, nation: str) -> str:
    found = to_answer(game, nation, order)
    return order.text if isinstance(found, tuple) else understood(game, found)


@_words.register
def _fate(order: s.FateOrder, game: Game, nation: str) -> str:
    return fate_wording(game, nation, order)


@_words.register
def _waive(order: s.WaiveOrder, game: Game, nation: str) -> str:
    cities = game.rules.board.cities
    named = [cities[city].title for city in waived(game, nation, order) if isinstance(city, int)]
    return phrase("waive {cities}", cities=joined(named))


def _own(order: s.Order, game: Game, nation: str, texts: tuple[str, ...]) -> str:
    return " + ".join(own_side(game, nation, order, texts).generals)


def _enemy(order: s.Order, game: Game, nation: str, texts: tuple[str, ...]) -> str:
    return " + ".join(enemy_side(game, nation, order, texts).generals)

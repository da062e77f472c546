"""Orders for later in full, with every name as printed: for receipts."""

from __future__ import annotations

from functools import singledispatch

from pbem.engine.model import Game
from pbem.orders import syntax as s
from pbem.orders.faces import SUIT_NAMES, card_words, suit
from pbem.orders.fated import fate_wording
from pbem.orders.resolve import to_answer
from pbem.orders.sense import enemy_side, own_side, waived, wished_cities
from pbem.orders.understood import understood


def wording(game: Game, nation: str, order: s.Order) -> str:
    """What a sound order says; empty if it is carried out with its nation's stage."""
    return _words(order, game, nation)


@singledispatch
def _words(order: s.Order, game: Game, nation: str) -> str:
    return "" if isinstance(order, (s.SetUpOrder, *s.STAGE_ORDERS)) else order.text


@_words.register
def _hold(order: s.HoldOrder, game: Game, nation: str) -> str:
    return "hold"


@_words.register
def _discard(order: s.DiscardOrder, game: Game, nation: str) -> str:
    return f"discard {', '.join(_wish(wish) for wish in order.wishes)}"


def _wish(wish: str) -> str:
    word, *suits = wish.split()
    named = SUIT_NAMES[suit(suits[0]) or ""] if suits else ""
    return (
        f"{word.lower()} {named}".strip()
        if word.lower() in ("lowest", "highest")
        else card_words(wish)[0].upper()
    )


@_words.register
def _attack(order: s.AttackOrder, game: Game, nation: str) -> str:
    return f"attack {_own(order, game, nation, order.own)} > {_enemy(order, game, nation, order.enemy)}"


@_words.register
def _retreat(order: s.RetreatOrder, game: Game, nation: str) -> str:
    cities = game.rules.board.cities
    wishes = [cities[city].title for city in wished_cities(game, nation, order) if isinstance(city, int)]
    return f"retreat {_enemy(order, game, nation, order.loser)}: {', '.join(wishes)}"


@_words.register
def _battle(order: s.BattleOrder, game: Game, nation: str) -> str:
    own, enemy = _own(order, game, nation, order.own), _enemy(order, game, nation, order.enemy)
    who = " ".join(part for part in ("battle", own, f"> {enemy}" if enemy else "") if part)
    return f"{who}: {', '.join(str(clause) for clause in order.clauses)}"


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
    return f"waive {', '.join(named)}"


def _own(order: s.Order, game: Game, nation: str, texts: tuple[str, ...]) -> str:
    return " + ".join(own_side(game, nation, order, texts).generals)


def _enemy(order: s.Order, game: Game, nation: str, texts: tuple[str, ...]) -> str:
    return " + ".join(enemy_side(game, nation, order, texts).generals)

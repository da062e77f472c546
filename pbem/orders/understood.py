"""Answers as the orders that mean them, in full: for receipts. Read again, they give the same answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import singledispatch

from pbem.engine import questions as q
from pbem.engine.model import SETUP, Game
from pbem.orders.faces import written
from pbem.orders.fated import decided_wording, evade_wording


def understood(game: Game, answer: q.Answer) -> str:
    """The order that an answer comes from, as the program understood it; `game` stands as before it."""
    return _order(answer, game)


@singledispatch
def _order(answer: q.Answer, game: Game) -> str:
    raise TypeError(type(answer).__name__)


def _piece(game: Game, name: str) -> str:
    train = game.rules.trains.get(name)
    return f"train {train.number}" if train else name


def _cities(game: Game, cities: Iterable[int]) -> str:
    return ", ".join(game.rules.board.cities[city].title for city in cities)


def _shares(troops: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in troops.items())


@_order.register
def _allot(answer: q.Allot, game: Game) -> str:
    verb = "setup" if game.phase == SETUP else "allot"
    return f"{verb} {_shares(answer.troops)}"


@_order.register
def _discard(answer: q.Discard, game: Game) -> str:
    return f"discard {answer.card}"


@_order.register
def _move(answer: q.Move, game: Game) -> str:
    pieces = " + ".join(_piece(game, name) for name in answer.pieces)
    return f"move {pieces}: {_cities(game, answer.path)}"


@_order.register
def _transfer(answer: q.Transfer, game: Game) -> str:
    return f"transfer {answer.count} {answer.giver} > {answer.taker}"


@_order.register
def _recruit(answer: q.Recruit, game: Game) -> str:
    entering = dict(answer.entering)
    items = [f"{name} {troops}" for name, troops in answer.troops.items() if name not in entering]
    for name, city in entering.items():
        troops = f" {answer.troops[name]}" if name in answer.troops else ""
        items.append(f"{_piece(game, name)} at {_cities(game, [city])}{troops}")
    return f"recruit {' '.join(answer.cards)}: {', '.join(items)}"


@_order.register
def _end(answer: q.EndMovement, game: Game) -> str:
    return "hold"


@_order.register
def _attack(answer: q.Attack, game: Game) -> str:
    own, enemy = (" + ".join(game.generals_at(city)) for city in (answer.city, answer.enemy_city))
    return f"attack {own} > {enemy}"


@_order.register
def _play(answer: q.Play, game: Game) -> str:
    return f"play {written(answer.card, answer.value)}"


@_order.register
def _stop(answer: q.Stop, game: Game) -> str:
    return "concede"


@_order.register
def _retreat(answer: q.ChooseRetreat, game: Game) -> str:
    assert game.stage.retreat
    loser = game.generals_at(game.stage.retreat.city)
    return f"retreat {loser[0]}: {_cities(game, [answer.city])}"


@_order.register
def _offensive(answer: q.DecideOffensive, game: Game) -> str:
    return f"offensive {answer.card or 'no'}"


@_order.register
def _fate(answer: q.DecideFate, game: Game) -> str:
    return decided_wording(game, answer)


@_order.register
def _evade(answer: q.Evade, game: Game) -> str:
    return evade_wording(game, answer)

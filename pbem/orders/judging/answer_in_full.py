"""Answers as the orders that mean them, in full: for receipts. Read again, they give the same answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import singledispatch

from pbem.engine import questions as q
from pbem.engine.model import SETUP, Game
from pbem.engine.phrase import joined, phrase, sentences
from pbem.orders.meaning.fate_orders import decision_in_full, evasion_in_full
from pbem.orders.names.cards import written


def answer_in_full(game: Game, answer: q.Answer) -> str:
    """The order that an answer comes from, as the program understood it; `game` stands as before it."""
    return _order(answer, game)


@singledispatch
def _order(answer: q.Answer, game: Game) -> str:
    raise TypeError(type(answer).__name__)


def _piece(game: Game, name: str) -> str:
    train = game.rules.trains.get(name)
    return phrase("train {number}", number=train.number) if train else name


def _cities(game: Game, cities: Iterable[int]) -> str:
    return joined(game.rules.board.cities[city].title for city in cities)


def _shares(troops: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in troops.items())


@_order.register(q.Allot)
def _allot(answer: q.Allot, game: Game) -> str:
    if game.phase == SETUP:
        return phrase("setup {shares}", shares=_shares(answer.troops))
    return phrase("allot {shares}", shares=_shares(answer.troops))


@_order.register(q.Discard)
def _discard(answer: q.Discard, game: Game) -> str:
    return phrase("discard {card}", card=answer.card)


@_order.register(q.Move)
def _move(answer: q.Move, game: Game) -> str:
    pieces = joined((_piece(game, name) for name in answer.pieces), " + ")
    return phrase("move {pieces}: {path}", pieces=pieces, path=_cities(game, answer.path))


@_order.register(q.Transfer)
def _transfer(answer: q.Transfer, game: Game) -> str:
    return phrase(
        "transfer {count} {giver} > {taker}", count=answer.count, giver=answer.giver, taker=answer.taker
    )


@_order.register(q.Recruit)
def _recruit(answer: q.Recruit, game: Game) -> str:
    entering = dict(answer.entering)
    items: list[str] = [f"{name} {troops}" for name, troops in answer.troops.items() if name not in entering]
    for name, city in entering.items():
        at = phrase("{piece} at {city}", piece=_piece(game, name), city=_cities(game, [city]))
        items.append(sentences(at, str(answer.troops.get(name, ""))))
    return phrase("recruit {cards}: {items}", cards=joined(answer.cards, " "), items=joined(items))


@_order.register(q.EndMovement)
def _end(answer: q.EndMovement, game: Game) -> str:
    return phrase("hold")


@_order.register(q.Attack)
def _attack(answer: q.Attack, game: Game) -> str:
    own, enemy = (" + ".join(game.generals_at(city)) for city in (answer.city, answer.enemy_city))
    return phrase("attack {own} > {enemy}", own=own, enemy=enemy)


@_order.register(q.Play)
def _play(answer: q.Play, game: Game) -> str:
    return phrase("play {card}", card=written(answer.card, answer.value))


@_order.register(q.Stop)
def _stop(answer: q.Stop, game: Game) -> str:
    return phrase("concede")


@_order.register(q.ChooseRetreat)
def _retreat(answer: q.ChooseRetreat, game: Game) -> str:
    assert game.stage.retreat
    loser = game.generals_at(game.stage.retreat.city)
    return phrase("retreat {loser}: {cities}", loser=loser[0], cities=_cities(game, [answer.city]))


@_order.register(q.DecideOffensive)
def _offensive(answer: q.DecideOffensive, game: Game) -> str:
    return phrase("offensive {card}", card=answer.card) if answer.card else phrase("offensive no")


@_order.register(q.DecideFate)
def _fate(answer: q.DecideFate, game: Game) -> str:
    return decision_in_full(game, answer)


@_order.register(q.Evade)
def _evade(answer: q.Evade, game: Game) -> str:
    return evasion_in_full(game, answer)

"""The same position with other secrets of one player: his hands, his generals' troops, what he drew, gave up
and recruited, his sealed answers, where his answers came from; and another order of the deck and of the Clock
of Fate. What is public stays."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pbem.engine import events as e
from pbem.engine import fate_events as f
from pbem.engine.model import MOST_TROOPS, OVER, Card, Game
from pbem.report.record import LoggedEvent, Record
from pbem.report.visible_event import decided_by, nations_held


def with_other_secrets(record: Record, player: str, rng: random.Random) -> Record:
    nations = frozenset(record.game.roles[player])
    game = record.game
    for nation in sorted(nations):
        game = _other_troops(_other_hand(game, nation, rng), nation, rng)
    held = nations_held(record.history, player, record.game.roles, record.game.rules.players)
    history = _other_history(record.history, held, rng)
    if game.phase == OVER:
        return replace(record, game=game, history=_clock_as_told(record.history, history))
    game = _other_fate(_other_chance(game, rng), nations, rng)
    return replace(record, game=game, history=history, filed=record.filed ^ nations)


# ----------------------------------------------------------------------------------------- the game


def with_others_secrets(record: Record, who: str | None) -> Record:
    """The record with other secrets of everybody but one player; of everybody for None."""
    for player in record.game.roles:
        record = record if player == who else with_other_secrets(record, player, random.Random(player))
    return record


def _other_hand(game: Game, nation: str, rng: random.Random) -> Game:
    """Cards change places with those of the draw deck; as many lie everywhere."""
    hand = list(game.hands.get(nation, ()))
    pool = [*hand, *game.chance.draw]
    rng.shuffle(pool)
    held, draw = tuple(pool[: len(hand)]), tuple(pool[len(hand) :])
    stage = game.stage
    if game.nation == nation and stage.drawn:
        stage = replace(stage, drawn=held[len(held) - len(stage.drawn) :])
    hands = {**game.hands, nation: held} if nation in game.hands else game.hands
    return replace(game, hands=hands, stage=stage, chance=replace(game.chance, draw=draw))


def _other_troops(game: Game, nation: str, rng: random.Random) -> Game:
    """As many troops in all, on other generals."""
    generals = game.generals_of(nation)
    if not generals:
        return game
    parts = split(game.total(nation), len(generals), rng)
    return replace(game, troops={**game.troops, **dict(zip(generals, parts, strict=True))})


def split(total: int, parts: int, rng: random.Random) -> list[int]:
    """A sum in parts of 1 to 8."""
    troops = [1] * parts
    for _ in range(total - parts):
        open_to = [at for at, has in enumerate(troops) if has < MOST_TROOPS]
        troops[rng.choice(open_to)] += 1
    return troops


def _other_fate(game: Game, nations: frozenset[str], rng: random.Random) -> Game:
    """Another Clock of Fate, and other sealed answers of these nations."""
    sealed = dict(game.fate.sealed)
    sealed |= {nation: _answer(rng) for nation in sorted(nations.intersection(sealed))}
    clock = tuple(rng.sample(game.fate.clock, len(game.fate.clock)))
    return replace(game, fate=replace(game.fate, clock=clock, sealed=sealed))


def _answer(rng: random.Random) -> str | None:
    return rng.choice([None, _card(rng).face])


def _other_chance(game: Game, rng: random.Random) -> Game:
    chance = game.chance
    draw, piles = _shuffled(chance.draw, rng), tuple(_shuffled(pile, rng) for pile in chance.piles)
    return replace(game, chance=replace(chance, seed="another", draw=draw, piles=piles, shuffles=77))


def _shuffled(cards: Iterable[Card], rng: random.Random) -> tuple[Card, ...]:
    return tuple(rng.sample(list(cards), len(list(cards))))


# -------------------------------------------------------------------------------------- the history


def _other_history(
    history: Sequence[LoggedEvent], held: Sequence[frozenset[str]], rng: random.Random
) -> tuple[LoggedEvent, ...]:
    """Secret fields changed, troops handed over at other times, and so other numbers of all events."""
    told: list[LoggedEvent] = []
    for happened, nations in zip(history, held, strict=True):
        if isinstance(happened.event, e.Allotted) and happened.event.nation in nations:
            continue
        told.append(_other(happened, nations, rng))
        if nations and rng.random() < 0.1 and happened.turn:
            mine = e.Allotted(min(nations), {"Somebody": rng.randint(1, 8)})
            told.append(replace(happened, event=mine, source="letter 99, line 9"))
    return tuple(replace(happened, number=number) for number, happened in enumerate(told, 5))


def _other(happened: LoggedEvent, nations: frozenset[str], rng: random.Random) -> LoggedEvent:
    event, nation = happened.event, getattr(happened.event, "nation", None)
    if nation in nations or nation is None:
        changes = {name: _other_value(event, name, rng) for name in event.SECRET}
        changes |= _hidden(event, rng)
        event = replace(event, **changes)
    decider = decided_by(event)
    source = rng.choice(["rules", "deadline", "letter 88, line 8"])
    mine = decider in nations or decider is None
    return replace(happened, event=event, source=source if mine else happened.source)


def _clock_as_told(told: Sequence[LoggedEvent], other: Sequence[LoggedEvent]) -> tuple[LoggedEvent, ...]:
    """When the game is over everybody learns how the Clock of Fate lay."""
    set_ = next(happened.event for happened in told if isinstance(happened.event, f.ClockSet))
    return tuple(replace(one, event=set_) if isinstance(one.event, f.ClockSet) else one for one in other)


def _hidden(event: e.Event, rng: random.Random) -> dict[str, Any]:
    if isinstance(event, e.Shuffled):
        return {"cards": _shuffled(event.cards, rng)}
    if isinstance(event, f.ClockSet):
        return {"cards": tuple(rng.sample(event.cards, len(event.cards)))}
    return {"card": _answer(rng)} if isinstance(event, f.Sealed) else {}


def _other_value(event: e.Event, name: str, rng: random.Random) -> Any:
    value = getattr(event, name)
    if isinstance(value, Card):
        return _card(rng)
    if isinstance(value, Mapping):
        return {"Somebody": rng.randint(1, 8)}
    return tuple(_card(rng) for _ in value)


def _card(rng: random.Random) -> Card:
    return Card(rng.choice("SCHD"), rng.randint(2, 13), rng.randint(1, 4))

"""Stages of whole games as the order desk is given them: how each begins, and its orders one by one."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from pbem.bots.bot_game import play_game
from pbem.bots.bots import BOTS
from pbem.data.rules import rules_for
from pbem.data.share import example_dir
from pbem.engine import cards, fate_effects, movement
from pbem.engine import events as e
from pbem.engine import questions as q
from pbem.engine.apply import apply, apply_all
from pbem.engine.fate_events import OffensiveDecided
from pbem.engine.model import MOVEMENT, OPTIONS, Card, Game, Stage
from pbem.engine.sequence import decide
from pbem.engine.start import new_game
from pbem.game import state
from pbem.orders.judging.stage import as_if_open
from pbem.report.record import LoggedEvent, Record
from pbem.report.view import View, view
from support.browser.fate_stages import telling
from support.positions.fate_positions import amid_the_war, in_force

ORDERED = (e.Moved, e.Recruited, e.Allotted, OffensiveDecided)
"""The events that orders of a stage bring about, and from which they can be told."""


@dataclass(frozen=True)
class Staged:
    """A nation's stage: what her player saw as it began, the game then, and the answers given in it."""

    name: str
    view: View
    game: Game
    nation: str
    answers: tuple[q.Answer, ...]


def order_of(game: Game, event: e.Event) -> q.Answer | None:
    """The answer that an event came from; None if another one tells it."""
    if isinstance(event, e.Moved):
        return q.Move(event.nation, event.pieces, event.path)
    if isinstance(event, e.Recruited):
        paid = tuple(card.face for card in event.cards)
        return q.Recruit(event.nation, paid, event.troops, event.entered)
    if isinstance(event, e.Allotted):
        changes = {name: count - game.troops[name] for name, count in event.troops.items()}
        giver, taker = (
            min(changes, key=lambda name: changes[name]),
            max(changes, key=lambda name: changes[name]),
        )
        only = sum(map(bool, changes.values())) == 2
        return q.Transfer(event.nation, changes[taker], giver, taker) if only else None
    return None


def stages(name: str, record: Record, game: Game) -> Iterator[Staged]:
    """Every movement phase of a game that began as `game`, from what happened in it."""
    begun: tuple[View, Game] | None = None
    answers: list[q.Answer] = []
    for place, happened in enumerate(record.history):
        event = happened.event
        if begun and game.nation == getattr(event, "nation", None) and isinstance(event, ORDERED):
            answers += filter(None, [order_of(game, event)])
        if begun and (game.phase != MOVEMENT or isinstance(event, e.PhaseBegan)):
            yield Staged(f"{name}, turn {begun[1].turn}", *begun, str(begun[1].nation), tuple(answers))
            begun, answers = None, []
        before, game = game.phase, apply(game, event)
        if game.phase == MOVEMENT and before != MOVEMENT and game.nation:
            told = replace(record, game=game, history=record.history[: place + 1])
            begun = view(told, game.player_of(game.nation), game.turn), game


def of_the_example() -> Iterator[Staged]:
    now = state.load(Path(example_dir()) / "game")
    record, game = now.record(), now.game
    yield from stages("example", record, new_game(game.rules, game.chance.seed, game.options))


def of_bots(
    kind: str, seed: str, options: Iterable[str], turns: int, scenario: str = "standard"
) -> Iterator[Staged]:
    rules = rules_for(scenario)
    bots = {player: BOTS[kind](f"{seed}|{player}") for player in rules.players}
    result = play_game(scenario, seed, options, bots, turns=turns)
    start = new_game(rules, seed, options)
    history: list[LoggedEvent] = []
    game = start
    for event in (event for step in result.steps for event in step.events):
        history.append(LoggedEvent(len(history) + 1, game.turn, game.nation, "rules", event))
        game = apply(game, event)
    record = Record("bots", game, tuple(history), cards.commitment(seed))
    yield from stages(f"{kind} bots, {scenario} {seed}", record, start)


def under_fate() -> Iterator[Staged]:
    """Every lasting version of every card, in positions where enemies stand near, with moves at random."""
    rng = random.Random("under fate")
    for record in in_force():
        game = record.game
        for nation in game.rules.order if game.phase == MOVEMENT else ():
            opened = replace(as_if_open(game, nation), turn=game.turn)
            seen = view(replace(record, game=opened), opened.player_of(nation), opened.turn)
            name = f"card {game.fate.card} {game.fate.suit}"
            yield Staged(name, seen, opened, nation, tuple(at_random(opened, nation, rng, 2)))


def in_company() -> Iterator[Staged]:
    """The same where it matters: whom a card names in a stack with an enemy and a train beside, or off the
    map with an enemy next to his depot; a hostile train in the city of a truce."""
    rng = random.Random("in company")
    for record in in_force():
        effect = fate_effects.effect_in_force(record.game)
        for general in named(record.game, effect.terms) if effect else ():
            nation = record.game.rules.nation_of[general]
            opened = replace(as_if_open(record.game, nation), turn=record.game.turn)
            opened = in_need(opened, nation)
            city = effect.terms.get("city") if effect and effect.kind == "truce" else None
            for game in (joined(opened, general, 2), joined(opened, general, 3), away(opened, general, city)):
                seen = view(replace(record, game=game), game.player_of(nation), game.turn)
                name = f"card {game.fate.card} {game.fate.suit}, {general}"
                yield Staged(name, seen, game, nation, tuple(at_random(game, nation, rng, 2)))


def named(game: Game, terms: Mapping[str, Any]) -> tuple[str, ...]:
    """The generals a card is about; of a nation the first."""
    of_nation = [game.rules.nations[terms["nation"]].generals[0]] if "nation" in terms else []
    truce = [game.rules.nations["Prussia"].generals[0]] if "city" in terms and "general" not in terms else []
    return tuple(filter(None, (terms.get("general"), *terms.get("generals", ()), *of_nation, *truce)))


def in_need(game: Game, nation: str) -> Game:
    """A nation with a troop for each general, and good cards."""
    hand = (Card("S", 13, 1), Card("H", 12, 1), Card("R", 0, 1))
    troops = {**game.troops, **dict.fromkeys(game.generals_of(nation), 1)}
    return replace(game, troops=troops, hands={**game.hands, nation: hand})


def away(game: Game, general: str, truce: int | None) -> Game:
    """A general off the map, an enemy beside his depot; or next to a hostile train in the city of a truce."""
    nation = game.rules.nation_of[general]
    enemies = [name for name in game.where if game.rules.hostile(nation, game.rules.nation_of[name])]
    if truce is not None:
        there = {name: city for name, city in game.where.items() if city != truce}
        free = next(city for city in game.rules.board.neighbours[truce] if city not in there.values())
        train = next(name for name in enemies if name not in game.troops)
        where = {**there, general: free, train: truce}
        troops = {name: game.troops.get(name, 1) for name in where if name in game.rules.generals}
        return replace(game, where=where, troops=troops, face_down=game.face_down & troops.keys())
    where = {name: city for name, city in game.where.items() if name != general}
    troops = {name: count for name, count in game.troops.items() if name != general}
    beside = game.rules.board.neighbours[game.rules.nations[nation].depots[0]]
    free = next((city for city in beside if city not in where.values()), beside[0])
    where[next(name for name in enemies if name in troops)] = free
    return replace(game, where=where, troops=troops, face_down=game.face_down - {general})


def joined(game: Game, general: str, size: int) -> Game:
    """A general with others of his nation where one of them stands, and enemies on free cities beside."""
    nation = game.rules.nation_of[general]
    stack = [general, *(name for name in game.generals_of(nation) if name != general)][:size]
    standing = [game.where[name] for name in stack[1:]] or [game.rules.generals[general].city]
    city = standing[0]
    free = [other for other in game.rules.board.neighbours[city] if other not in game.at]
    enemies = [name for name in game.where if game.rules.hostile(nation, game.rules.nation_of[name])]
    beside = [
        next(name for name in enemies if name in game.troops),
        next(name for name in enemies if name not in game.troops),
    ]
    where = {**game.where, **dict.fromkeys(stack, city), **dict(zip(beside, free, strict=False))}
    return replace(
        game, where=where, troops={general: 1, **game.troops}, face_down=game.face_down.difference(stack)
    )


def where_a_card_tells() -> Iterator[Staged]:
    """Positions in which what a card says makes the difference."""
    record = amid_the_war()
    for name, game, nation, answers in telling():
        seen = view(replace(record, game=game), game.player_of(nation), game.turn)
        yield Staged(name, seen, game, nation, answers)


def with_closed_depots() -> Iterator[Staged]:
    """Each nation with pieces of others in all her depots, and some of her own off the map."""
    rng, record = random.Random("closed"), amid_the_war()
    for nation in record.game.rules.order:
        # The record may lie within a stage; what the page is given is how one begins.
        game = replace(as_if_open(record.game, nation), turn=record.game.turn, stage=Stage())
        own = (*game.rules.nations[nation].generals, *game.rules.nations[nation].trains)
        away = set(own[::2])
        side = game.player_of(nation)
        strangers = [name for name in game.where if game.player_of(game.rules.nation_of[name]) != side]
        moved = dict(zip(strangers, game.rules.nations[nation].depots, strict=False))
        where = {name: moved.get(name, city) for name, city in game.where.items() if name not in away}
        troops = {name: count for name, count in game.troops.items() if name not in away}
        game = replace(game, where=where, troops=troops, face_down=game.face_down - away)
        seen = view(replace(record, game=game), game.player_of(nation), game.turn)
        yield Staged("closed depots", seen, game, nation, tuple(at_random(game, nation, rng, 2)))


def at_random(game: Game, nation: str, rng: random.Random, count: int) -> Iterator[q.Answer]:
    """Moves that may be made one after the other."""
    for _ in range(count):
        groups = [group for group in groups_of(game, nation) if movement.reach(game, group)]
        if not groups:
            return
        group = rng.choice(groups)
        answer = q.Move(nation, group, rng.choice(list(movement.reach(game, group).values())))
        events = decide(game, answer)
        assert not isinstance(events, q.Verdict)
        game = apply_all(game, events)
        yield answer


def groups_of(game: Game, nation: str) -> list[tuple[str, ...]]:
    """Every piece and every part of a stack."""
    found: list[tuple[str, ...]] = [(train,) for train in game.trains_of(nation)]
    for city in dict.fromkeys(game.where[name] for name in game.generals_of(nation)):
        stack = game.generals_at(city)
        for bits in range(1, 2 ** len(stack)):
            found.append(tuple(name for place, name in enumerate(stack) if bits >> place & 1))
    return found


@cache
def all_stages() -> tuple[Staged, ...]:
    """Enough for every run of the tests."""
    expert = of_bots("sensible", "kunersdorf", OPTIONS, 4)
    wild = of_bots("random", "leuthen", OPTIONS, 3)
    return (
        *of_the_example(),
        *under_fate(),
        *in_company(),
        *where_a_card_tells(),
        *with_closed_depots(),
        *expert,
        *wild,
    )


@cache
def many_stages() -> tuple[Staged, ...]:
    """Longer games, for those who have the time."""
    scenarios = (("standard", 14), ("three-players", 9), ("west", 9), ("theatre", 9))
    games = [
        of_bots(kind, f"{kind} in {scenario}", OPTIONS if scenario == "standard" else (), turns, scenario)
        for kind in ("sensible", "random")
        for scenario, turns in scenarios
    ]
    return tuple(one for game in games for one in game)


# --------------------------------------------------------------------------- what the engine says


def random_paths(game: Game, group: Sequence[str], rng: random.Random) -> Iterator[list[int]]:
    """Ways by road of one city to six, right and wrong, and now and then one with a leap."""
    board = game.rules.board
    for length in (1, 2, 3, 4, 4, 5, 6):
        here, path = game.where[group[0]], list[int]()
        for _ in range(length):
            main = [city for city in board.neighbours[here] if city in board.main[here]]
            here = rng.choice(main if main and rng.random() < 0.6 else board.neighbours[here])
            path.append(here)
        yield path if rng.random() < 0.95 else [*path, rng.randrange(len(board.cities))]


def random_recruits(game: Game, nation: str, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Recruitment right and wrong: at random, and of each piece alone, paid with all cards."""
    yield from plain_recruits(game, nation)
    own = game.rules.nations[nation]
    hand = [card.face for card in game.hands[nation]]
    away = [name for name in (*own.generals, *own.trains) if name not in game.where]
    for _ in range(3):
        cards_ = rng.sample(hand, min(len(hand), rng.randint(1, 3)))
        here = rng.sample(game.generals_of(nation), min(len(game.generals_of(nation)), rng.randint(0, 2)))
        troops = {name: rng.randint(1, 2) for name in here}
        entering = [
            [name, _entry(game, nation, rng)] for name in rng.sample(away, min(len(away), rng.randint(0, 2)))
        ]
        troops |= {str(name): rng.randint(0, 2) for name, _ in entering if name in own.generals}
        yield {"cards": cards_, "troops": {name: n for name, n in troops.items() if n}, "entering": entering}


def plain_recruits(game: Game, nation: str) -> Iterator[dict[str, Any]]:
    own, hand = game.rules.nations[nation], [card.face for card in game.hands[nation]]
    for name in (*own.generals, *own.trains):
        troops = {name: 1} if name in own.generals else {}
        for city in own.depots[:2] if name not in game.where else ():
            yield {"cards": hand, "troops": troops, "entering": [[name, city]]}
        if troops:
            yield {"cards": hand, "troops": troops, "entering": []}


def _entry(game: Game, nation: str, rng: random.Random) -> int:
    open_to = (*game.rules.nations[nation].depots, *game.rules.board.substitutes.get(nation, ())[:2])
    return rng.choice(open_to) if rng.random() < 0.9 else rng.randrange(len(game.rules.board.cities))

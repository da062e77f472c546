"""What a player knows of a nation of his own: troops, supply, cards, objectives, enemies near."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice

from pbem.engine import cards, conquest, fate, fate_effects, movement, recruitment
from pbem.engine.board import SUITS, UNREACHABLE
from pbem.engine.model import COMBAT, MOST_TROOPS, OVER, RESERVE, RETROACTIVE, SETUP, SUPPLY, Card, Game
from pbem.engine.supply import LENGTH, supply
from pbem.engine.troops import has_to_allot
from pbem.report.fate_card import last_read
from pbem.report.in_the_way import in_the_way
from pbem.report.own_records import (
    AttackFrom,
    CardsOfSuit,
    Cut,
    Hand,
    MoveEnds,
    OwnGeneral,
    OwnNation,
    OwnTrain,
    ReEntry,
    Stack,
    SupplyLine,
)
from pbem.report.places import piece, piece_nearby, place, places
from pbem.report.record import Record
from pbem.report.threats import threats
from pbem.report.view_records import Objective

Cities = tuple[int, ...]


def holdings(record: Record, game: Game, nation: str, objectives: tuple[Objective, ...]) -> OwnNation:
    """A nation as her player sees her; before set-up, all pieces of `game` stand on the map."""
    own, ready = game.rules.nations[nation], nation in game.hands
    total, (draw, discard) = game.total(nation) if ready else 0, fate.income(game, nation)
    told, enemies = not record.for_program, _enemy_cities(game, nation)
    return OwnNation(
        name=nation,
        letter=own.letter,
        draw=draw,
        discard=discard,
        full=own.draw,
        bound=_bound(game, nation),
        quit=nation in game.quit,
        troops=total,
        most=own.troops,
        free=own.troops - total,
        price=recruitment.price(game, nation),
        hand=hand(game.hands.get(nation, ())),
        generals=tuple(_general(game, name, enemies, ready, told) for name in game.generals_of(nation)),
        trains=tuple(_train(game, name, told) for name in game.trains_of(nation)),
        stacks=_stacks(game, nation, enemies, told),
        off_map=tuple(_entering(game, nation, name) for name in off_map(game, nation)),
        objectives=objectives,
        next_turn=next_turn(game, nation),
        filed=nation in record.filed,
        ahead=record.ahead.get(nation, ()),
        has_moved=game.nation == nation and game.phase in (COMBAT, RETROACTIVE, SUPPLY),
        ready=ready,
        allots=has_to_allot(game.rules, nation),
        threats=threats(game, nation) if game.phase not in (SETUP, OVER) and told else (),
    )


def off_map(game: Game, nation: str) -> tuple[str, ...]:
    """The pieces of a nation that are not on the map."""
    own = game.rules.nations[nation]
    return tuple(name for name in (*own.generals, *own.trains) if name not in game.where)


def next_turn(game: Game, nation: str) -> int:
    """The turn of the nation's action stage that is under way, or else of the next one."""
    order = game.rules.order
    if game.nation is None:
        return game.turn + (game.phase != OVER)
    over = order.index(nation) < order.index(game.nation)
    return game.turn + over


# ------------------------------------------------------------------------------------------- pieces


def _enemy_cities(game: Game, nation: str) -> Cities:
    """The cities where hostile generals stand, in order of play and by rank."""
    enemies = [name for name in game.rules.order if game.rules.hostile(nation, name)]
    return tuple(dict.fromkeys([game.where[name] for enemy in enemies for name in game.generals_of(enemy)]))


def _general(game: Game, name: str, enemy_cities: Cities, ready: bool, told: bool) -> OwnGeneral:
    nation, city = game.rules.nation_of[name], game.where[name]
    enemies = [
        piece_nearby(game, other, city)
        for there in fate_effects.hostile_neighbours(game, nation, city)
        for other in game.generals_at(there)
    ]
    troops, line = game.troops[name] if ready else 0, supply_line(game, name)
    bound, leaves = _bound_by(game, name), name in movement.must_leave(game, nation)
    reached = movement.reach(game, (name,))
    alone = len(game.generals_at(city)) == 1
    ends = _ends(game, nation, enemy_cities, city, reached) if alone else MoveEnds()
    held = in_the_way(game, (name,), len(reached)) if alone and told else None
    return OwnGeneral(
        piece(game, name), troops, line, tuple(enemies), len(reached), bound, leaves, ends, held
    )


MOST_ENDS = 4
"""So many cities of a kind are named."""


def _ends(
    game: Game, nation: str, enemies: Cities, here: int, reached: Mapping[int, tuple[int, ...]]
) -> MoveEnds:
    """The cities within reach that matter: what she wants, depots, and where enemies are attacked from."""
    objectives = [city for city in reached if city in game.rules.board.owners]
    wanted = [city for city in objectives if conquest.wants(game, nation, city)]
    wanted.sort(key=lambda city: len(reached[city]))
    depots = (city for city in game.rules.nations[nation].depots if city in reached)
    return MoveEnds(
        places(game.rules, wanted[:MOST_ENDS]),
        places(game.rules, islice(depots, MOST_ENDS)),
        tuple(_attacks(game, enemies, reached)),
        places(game.rules, _farthest(game, here, reached)),
        max(0, len(wanted) - MOST_ENDS),
    )


def _attacks(game: Game, enemies: Cities, reached: Collection[int]) -> Iterator[AttackFrom]:
    for city in enemies:
        near = [other for other in game.rules.board.neighbours[city] if other in reached]
        if near:
            yield AttackFrom(game.generals_at(city), places(game.rules, near[:MOST_ENDS]))


def _bound(game: Game, nation: str) -> bool:
    """Whether the Card of Fate in force concerns a nation."""
    shown = last_read(game) if fate_effects.effect_in_force(game) else None
    return shown is not None and not shown.idle and nation in shown.about


def _bound_by(game: Game, general: str) -> str:
    """The kind of the Card of Fate in force, if it concerns a general."""
    shown = last_read(game) if fate_effects.effect_in_force(game) else None
    return shown.kind if shown and not shown.idle and general in shown.generals else ""


def _train(game: Game, name: str, told: bool) -> OwnTrain:
    reached = movement.reach(game, (name,))
    held = in_the_way(game, (name,), len(reached)) if told else None
    farthest = _farthest(game, game.where[name], reached)
    return OwnTrain(piece(game, name), len(reached), places(game.rules, farthest), held)


def _farthest(game: Game, here: int, reached: Mapping[int, tuple[int, ...]]) -> tuple[int, ...]:
    """Some of the cities reached, but not the one that a piece sets out from: the one with the longest way,
    then always the one farthest from those."""
    board = game.rules.board
    left = {city: len(path) for city, path in reached.items() if city != here}
    found: list[int] = []
    while left and len(found) < MOST_ENDS:
        if found:
            roads, first = board.roads_to(found[-1], left), len(found) == 1
            left = {one: roads[one] if first else min(far, roads[one]) for one, far in left.items()}
        found.append(max(left, key=left.__getitem__))
        del left[found[-1]]
    return tuple(found)


def _stacks(game: Game, nation: str, enemies: Cities, told: bool) -> tuple[Stack, ...]:
    cities = dict.fromkeys(game.where[name] for name in game.generals_of(nation))
    return tuple(_stack(game, city, enemies, told) for city in cities if len(game.generals_at(city)) > 1)


def _stack(game: Game, city: int, enemies: Cities, told: bool) -> Stack:
    generals = game.generals_at(city)
    pool = game.strength(city)
    room = MOST_TROOPS * len(generals) - pool
    reached = movement.reach(game, generals)
    ends = _ends(game, game.rules.nation_of[generals[0]], enemies, city, reached)
    held = in_the_way(game, generals, len(reached)) if told else None
    return Stack(place(game.rules, city), generals, pool, room, len(reached), ends, held)


def _entering(game: Game, nation: str, name: str) -> ReEntry:
    open_to = () if name in game.retired else recruitment.entry_cities(game, nation, name)
    shared = [city for city in open_to if name in game.rules.generals and _is_shared(game, name, city)]
    own = (city for city in open_to if city not in shared)
    return ReEntry(piece(game, name), places(game.rules, own), places(game.rules, shared))


def _is_shared(game: Game, name: str, city: int) -> bool:
    """Whether a general would share his new troops in a city with one who may get none (R50)."""
    return fate_effects.receiver_verdict(game, name, city) is not None


# -------------------------------------------------------------------------------------------- cards


def hand(held: Sequence[Card]) -> Hand:
    """A hand sorted by suits, with the highest cards first."""
    suits = tuple(CardsOfSuit(suit, _values(held, suit)) for suit in SUITS)
    reserves = sum(card.suit == RESERVE for card in held)
    return Hand(suits, reserves, len(held), cards.points(held))


def _values(held: Sequence[Card], suit: str) -> tuple[int, ...]:
    return tuple(sorted((card.value for card in held if card.suit == suit), reverse=True))


# ------------------------------------------------------------------------------------------- supply


def supply_line(game: Game, general: str) -> SupplyLine:
    """What supplies a general now, or what keeps each train from reaching him (rule 9)."""
    supplied = supply(game, general)
    if supplied.source is None:
        trains = game.trains_of(game.rules.nation_of[general])
        return SupplyLine("none", cuts=tuple(_cut(game, general, train) for train in trains))
    number = game.rules.trains[supplied.train].number if supplied.train else 0
    return SupplyLine(supplied.source, number, places(game.rules, supplied.path))


def _cut(game: Game, general: str, train: str) -> Cut:
    nation, here, there = game.rules.nation_of[general], game.where[general], game.where[train]
    roads = game.rules.board.distance(here, there)
    between = _shortest(game, here, there)[1:-1] if roads <= LENGTH else ()
    blockers = [
        piece_nearby(game, other, here)
        for city in between
        for other in game.at.get(city, ())
        if game.rules.hostile(nation, game.rules.nation_of[other])
    ]
    number = game.rules.trains[train].number
    return Cut(train, number, place(game.rules, there), min(roads, UNREACHABLE), tuple(blockers))


def _shortest(game: Game, start: int, end: int) -> tuple[int, ...]:
    """One shortest way by road; pieces do not block it."""
    board, way = game.rules.board, [start]
    distances = board.distances_from(end)
    while way[-1] != end:
        way.append(min(board.neighbours[way[-1]], key=lambda city: distances[city]))
    return tuple(way)

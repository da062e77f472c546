"""Rule 8: the ends of a retreat, against slower ways to find them that share nothing with the engine's."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from pbem.data.rules import board, rules_for
from pbem.engine.board import Board
from pbem.engine.retreat_blocks import as_set, chain_between, members, neighbour_sets
from pbem.engine.retreat_paths import retreat_ends
from support.yaml_files import read_yaml

MOST_PIECES = 34
"""The other pieces there can be on the map."""

HARD = Path(__file__).with_name("hard_retreats.yaml")

Position = tuple[Board, int, int, frozenset[int], int]


def ends_by_walking(board: Board, start: int, winner: int, occupied: frozenset[int], length: int) -> set[int]:
    """Every path there is, walked to its end."""
    taken = set(occupied) | {start, winner}
    ends = {path[-1] for path in walks(board.neighbours, [start], taken, length)}
    return farthest(board, winner, ends)


def walks(
    neighbours: Sequence[Sequence[int]], path: list[int], taken: set[int], length: int
) -> Iterator[Sequence[int]]:
    if not length:
        yield path
        return
    for city in neighbours[path[-1]]:
        if city not in taken:
            taken.add(city)
            path.append(city)
            yield from walks(neighbours, path, taken, length - 1)
            path.pop()
            taken.remove(city)


def ends_by_sets(board: Board, start: int, winner: int, occupied: frozenset[int], length: int) -> set[int]:
    """After each road: where one can be, having entered which cities."""
    taken = occupied | {start, winner}
    states: set[tuple[int, frozenset[int]]] = {(start, taken)}
    for _ in range(length):
        states = {
            (other, entered | {other})
            for city, entered in states
            for other in board.neighbours[city]
            if other not in entered
        }
    return farthest(board, winner, {city for city, _ in states})


def farthest(board: Board, winner: int, ends: set[int]) -> set[int]:
    away = board.distances_from(winner)
    most = max((away[end] for end in ends), default=0)
    return {end for end in ends if away[end] == most}


def roads_through_free(board: Board, start: int, taken: frozenset[int]) -> Mapping[int, int]:
    """The fewest roads from `start` to each city that can be reached without entering a taken one."""
    found = {start: 0}
    queue = [start]
    for city in queue:
        for other in board.neighbours[city]:
            if other not in found and other not in taken:
                found[other] = found[city] + 1
                queue.append(other)
    return found


def check_paths(found: Mapping[int, Sequence[int]], position: Position) -> None:
    """Each path is one by the letter of the rule, and the ends come in rising order."""
    board, start, winner, occupied, length = position
    assert list(found) == sorted(found)
    for end, path in found.items():
        assert len(path) == length and path[-1] == end
        assert len({start, *path}) == length + 1
        assert not set(path) & (occupied | {winner})
        assert all(board.adjacent(one, other) for one, other in zip((start, *path), path, strict=False))


def check(position: Position, expected: set[int]) -> None:
    found = retreat_ends(*position)
    assert set(found) == expected, position[1:]
    check_paths(found, position)


def crowded(rng: random.Random, longest: int) -> Position:
    """A position with many pieces near the loser, whose city may or may not count as occupied."""
    cities = board().neighbours
    start = rng.randrange(len(cities))
    winner = rng.choice(cities[start])
    around = [c for c in board().within(start, rng.choice((2, 3, 5, 8, 30))) if c not in (start, winner)]
    pieces = set(rng.sample(around, min(len(around), rng.randint(0, MOST_PIECES))))
    pieces |= {city for city in (start, winner) if rng.random() < 0.5}
    return board(), start, winner, frozenset(pieces), rng.randint(1, longest)


def pocket(rng: random.Random, size: int) -> Position:
    """Up to `size` cities of the board walled in on all sides, grown so as to need a short wall."""
    cities = board().neighbours
    inside = {rng.randrange(len(cities))}
    wall = {other for city in inside for other in cities[city]}
    while len(inside) < size and wall:
        city = min(wall, key=lambda c: len(set(cities[c]) - inside - wall) + 1.5 * rng.random())
        inside.add(city)
        wall = (wall | set(cities[city])) - inside
    start = rng.choice(sorted(inside))
    winner = rng.choice(sorted(wall) or cities[start])
    return board(), start, winner, frozenset(wall), rng.randint(1, min(24, len(inside)))


def small_map(rng: random.Random) -> Board:
    """A net of roads with some crosswise and some missing."""
    wide, high = rng.choice(((3, 3), (4, 3), (7, 2), (4, 4)))
    roads = {(c, c + 1) for c in range(wide * high) if (c + 1) % wide}
    roads |= {(c, c + wide) for c in range(wide * (high - 1))}
    across = [(c, d + wide) for c, d in sorted(roads) if d == c + 1 and d + wide < wide * high]
    roads |= {road for road in across if rng.random() < 0.3}
    return map_of(wide * high, [road for road in sorted(roads) if rng.random() < 0.85])


def map_of(count: int, roads: Sequence[tuple[int, int]]) -> Board:
    near: list[set[int]] = [set() for _ in range(count)]
    for one, other in roads:
        near[one].add(other)
        near[other].add(one)
    return Board((), tuple(tuple(sorted(cities)) for cities in near), (), {}, 0.0)


@pytest.mark.parametrize("seed", range(10))
def test_crowded_positions_against_walking_every_path(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(60):
        position = crowded(rng, longest=9)
        check(position, ends_by_walking(*position))


@pytest.mark.parametrize("seed", range(10))
def test_any_length_in_small_pockets(seed: int) -> None:
    rng = random.Random(100 + seed)
    for _ in range(60):
        position = pocket(rng, size=rng.randint(8, 18))
        check(position, ends_by_sets(*position))


@pytest.mark.parametrize("seed", range(10))
def test_long_retreats_in_larger_pockets(seed: int) -> None:
    rng = random.Random(200 + seed)
    for _ in range(40):
        position = pocket(rng, size=rng.randint(19, 34))
        check(position, ends_by_walking(*position))


@pytest.mark.parametrize("seed", range(20))
def test_every_length_on_small_maps(seed: int) -> None:
    rng = random.Random(300 + seed)
    net = small_map(rng)
    cities = range(len(net.neighbours))
    for length in range(1, len(cities) + 1):
        start, winner = rng.sample(cities, 2)
        position = (net, start, winner, frozenset(rng.sample(cities, rng.randint(0, 2))), length)
        check(position, ends_by_walking(*position))


def hard_positions() -> Iterator[Position]:
    index = board().index
    for case in read_yaml(HARD):
        pieces = frozenset(index[key] for key in case["pieces"])
        yield board(), index[case["start"]], index[case["winner"]], pieces, case["length"]


def test_the_hardest_positions_known() -> None:
    for position in hard_positions():
        check(position, ends_by_walking(*position))


def opening() -> Iterator[Position]:
    """A full stack beaten by 24 where the game begins, from each free city next to it."""
    rules = rules_for()
    set_up = {general.city for general in rules.generals.values()}
    pieces = frozenset(set_up | {train.city for train in rules.trains.values()})
    for start in sorted(set_up):
        for winner in rules.board.neighbours[start]:
            if winner not in pieces:
                yield rules.board, start, winner, pieces, 24


def test_a_full_stack_from_every_set_up_city() -> None:
    """Exact without walking: no city as far off, but for the ends, has a way of 24 roads or fewer to it."""
    positions = list(opening())
    assert len(positions) > 40
    for position in positions:
        net, start, winner, pieces, length = position
        found = retreat_ends(*position)
        check_paths(found, position)
        away = net.distances_from(winner)
        (distance,) = {away[end] for end in found}
        reached = roads_through_free(net, start, pieces | {winner})
        near_enough = {city for city, roads in reached.items() if 0 < roads <= length}
        assert {city for city in near_enough if away[city] >= distance} == set(found)


def test_the_same_position_gives_the_same_paths() -> None:
    for position in opening():
        first, again = retreat_ends(*position), retreat_ends(*position)
        assert list(first.items()) == list(again.items())


def test_no_path_no_end() -> None:
    city = board().index["berlin"]
    around = board().neighbours[city]
    assert retreat_ends(board(), city, around[0], frozenset(around), 1) == {}
    row = map_of(4, [(0, 1), (1, 2), (2, 3)])
    assert retreat_ends(row, 1, 0, frozenset(), 2) == {3: (2, 3)}
    assert retreat_ends(row, 1, 0, frozenset(), 3) == {}
    assert retreat_ends(row, 1, 0, frozenset({3}), 2) == {}


def test_the_full_length_must_be_gone_though_a_ring_leads_back_to_the_winner() -> None:
    ring = map_of(6, [(c, (c + 1) % 6) for c in range(6)])
    assert retreat_ends(ring, 1, 0, frozenset(), 4) == {5: (2, 3, 4, 5)}
    assert retreat_ends(ring, 1, 0, frozenset(), 5) == {}


def test_the_start_is_not_entered_again() -> None:
    triangle = map_of(4, [(0, 1), (1, 2), (1, 3), (2, 3)])
    assert retreat_ends(triangle, 1, 0, frozenset(), 2) == {2: (3, 2), 3: (2, 3)}
    assert retreat_ends(triangle, 1, 0, frozenset(), 3) == {}


def test_the_distance_from_the_winner_is_by_road_whatever_stands_there() -> None:
    """From 1, beaten by 0: city 3 is two roads from 0 through the piece in 4, city 5 three."""
    net = map_of(6, [(0, 1), (1, 2), (2, 3), (2, 5), (0, 4), (4, 3)])
    assert retreat_ends(net, 1, 0, frozenset({4}), 2) == {5: (2, 5)}


@pytest.mark.parametrize("seed", range(30))
def test_a_chain_of_blocks_holds_the_cities_of_all_paths_and_bounds_them(seed: int) -> None:
    rng = random.Random(400 + seed)
    net = small_map(rng)
    count = len(net.neighbours)
    start, end = rng.sample(range(count), 2)
    paths = [
        set(path)
        for length in range(1, count)
        for path in walks(net.neighbours, [start], {start}, length)
        if path[-1] == end
    ]
    chain = chain_between(neighbour_sets(net), start, end, as_set(range(count)))
    assert {c for block in chain for c in members(block.cities)} == set().union(*paths)
    for length in {len(path) - 1 for path in paths}:
        low, high = sum(block.shortest for block in chain), sum(block.longest for block in chain)
        assert low <= length <= high and (length - low) % min(block.step for block in chain) == 0

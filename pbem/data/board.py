"""The engine's Board, made of the checked documents `board` and `nations`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pbem.engine.board import Board, City

SUIT_LETTERS = {"spades": "S", "clubs": "C", "hearts": "H", "diamonds": "D"}
"""What the data write for a suit, and what the engine does."""

Data = Mapping[str, Any]


def board_of(facts: Data) -> Board:
    """The board, of what `facts_of` found out."""
    return Board(**{**facts, "cities": tuple(City(*city) for city in facts["cities"])})


def facts_of(board: Data, nations: Data) -> Data:
    """What a board is made of, with its cities in order of their keys (rule 1): plain data, which can be
    kept."""
    keys = sorted(board["cities"])
    index = {key: number for number, key in enumerate(keys)}
    main, minor = (list(_pairs(board["roads"][kind], index)) for kind in ("main", "minor"))
    return {
        "cities": _cities(board, nations, keys),
        "neighbours": tuple(tuple(sorted(ends)) for ends in _ends([*main, *minor], len(keys))),
        "main": tuple(frozenset(ends) for ends in _ends(main, len(keys))),
        "substitutes": {nation: _open(board, rule, index) for nation, rule in board["substitutes"].items()},
        "line_5_y": board["line_5_y"],
        "sectors": {key: tuple(sector["rect"]) for key, sector in board["sectors"].items()},
    }


def _cities(board: Data, nations: Data, keys: list[str]) -> tuple[tuple[Any, ...], ...]:
    depots = {key: name for name, nation in nations.items() for key in nation["depots"]}
    suits = {key: SUIT_LETTERS[sector["suit"]] for key, sector in board["sectors"].items()}
    cities = board["cities"]
    return tuple(_city(key, cities[key], suits[cities[key]["sector"]], depots.get(key)) for key in keys)


def _city(key: str, data: Data, suit: str, depot_of: str | None) -> tuple[Any, ...]:
    """The fields of a city, in their order."""
    first, second = data.get("first_order"), data.get("second_order")
    objective_of, order = first or second, 1 if first else 2 if second else 0
    place = data["x"], data["y"], data["sector"], suit, data["country"]
    return key, data["name"], data.get("region"), *place, objective_of, order, depot_of


def _pairs(roads: Data, index: Mapping[str, int]) -> Iterator[tuple[int, int]]:
    for key, others in roads.items():
        for other in others:
            yield index[key], index[other]


def _ends(roads: list[tuple[int, int]], size: int) -> list[list[int]]:
    """For each city the other ends of the roads that meet there."""
    ends: list[list[int]] = [[] for _ in range(size)]
    for one, other in roads:
        ends[one].append(other)
        ends[other].append(one)
    return ends


def _open(board: Data, rule: Data, index: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(sorted(index[key] for key in open_to(board, rule)))


def open_to(board: Data, rule: Data) -> list[str]:
    """The cities that meet every condition of a rule on substitute cities (rule 10)."""
    cities: Data = board["cities"]
    found = list(cities)
    for name in ("sector", "country"):
        if name in rule:
            found = [key for key in found if cities[key][name] == rule[name]]
    if "north_of" in rule:
        south = cities[rule["north_of"]]["y"]
        found = [key for key in found if cities[key]["y"] < south]
    return found

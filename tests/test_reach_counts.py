"""Rule 4 at the opening position: the cities that every piece, and every part of a stack, can reach.

Three sources have to agree: the engine, a search here that reads the board's file and walks every path, and
the lists in `counts/`. `python tests/test_reach_counts.py` writes those lists anew, from the search here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from pbem.data.rules import rules_for
from pbem.engine import movement
from pbem.engine.apply import apply_all
from pbem.engine.model import MOVEMENT, Game
from pbem.engine.questions import Move
from pbem.engine.sequence import decide, legal, questions
from pbem.engine.start import new_game
from pbem.engine.troops import default_set_up
from support.yaml_files import read_yaml

COUNTS = Path(__file__).with_name("counts")
DATA = Path(__file__).parents[1] / "rules" / "friedrich"
SCENARIOS = ("standard", "three-players", "west", "theatre")

Group = tuple[str, ...]
Reached = dict[Group, frozenset[str]]


# ------------------------------------------------------------------------- the search, from the files alone


@cache
def data(name: str) -> Any:
    return read_yaml(DATA / f"{name}.yaml")


@cache
def roads() -> dict[str, dict[str, bool]]:
    """Every city's neighbours, and whether the road there is a main road."""
    found: dict[str, dict[str, bool]] = {}
    for kind, listed in data("board")["roads"].items():
        for one, others in listed.items():
            for other in others:
                found.setdefault(one, {})[other] = kind == "main"
                found.setdefault(other, {})[one] = kind == "main"
    return found


def set_up(scenario: str) -> dict[str, tuple[str, str, str]]:
    """Of every piece in play: its city, its nation, and whether it is a general or a train."""
    played = data("scenarios")[scenario]
    pieces = {}
    for nation in (nation for own in played["players"].values() for nation in own):
        full, changed = data("nations")[nation], played.get("changes", {}).get(nation, {})
        for name, city in full["generals"].items():
            if name in changed.get("generals", full["generals"]):
                pieces[name] = (city, nation, "general")
        for number, city in enumerate(full["trains"], 1):
            if number in changed.get("trains", [number]):
                pieces[f"{nation} train {number}"] = (city, nation, "train")
    return pieces


def groups(scenario: str) -> Iterator[Group]:
    """Every piece, and every part of a stack."""
    pieces = set_up(scenario)
    for city in dict.fromkeys(city for city, *_ in pieces.values()):
        here = [name for name, (where, *_) in pieces.items() if where == city]
        for size in range(1, len(here) + 1):
            yield from combinations(here, size)


def searched(scenario: str) -> Reached:
    pieces = set_up(scenario)
    return {group: frozenset(ends(pieces, group)) for group in groups(scenario)}


def ends(pieces: dict[str, tuple[str, str, str]], group: Group) -> Iterator[str]:
    """Where the walks of a group can end."""
    start, nation, kind = pieces[group[0]]
    steps = 3 if kind == "general" else 2
    others: dict[str, list[str]] = {}
    for name, (city, *_) in pieces.items():
        if name not in group:
            others.setdefault(city, []).append(name)
    for path, main in walks(start, set(others), steps + 1):
        there = [pieces[name] for name in others.get(path[-1], [])]
        room = len(there) + len(group) <= 3 or there[0][1] != nation
        if room and len(path) <= steps + main and all(fits(nation, kind, other) for other in there):
            yield path[-1]


def walks(start: str, occupied: set[str], longest: int) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Every walk through free cities, with whether it is on main roads all the way."""
    open_walks: list[tuple[tuple[str, ...], bool]] = [((), True)]
    while open_walks:
        path, main = open_walks.pop()
        for city, is_main in roads()[path[-1] if path else start].items():
            yield (*path, city), main and is_main
            if len(path) + 1 < longest and city not in occupied:
                open_walks.append(((*path, city), main and is_main))


def fits(nation: str, kind: str, other: tuple[str, str, str]) -> bool:
    """Whether pieces may come to a city with another one: to unite, or to eliminate a train (rules 4, 9)."""
    sides = [own in ("Prussia", "Hanover") for own in (nation, other[1])]
    if kind == "train":
        return False
    return (other[1] == nation and other[2] == "general") or (other[2] == "train" and sides[0] != sides[1])


# --------------------------------------------------------------------------------- the engine, the lists


@cache
def opening(scenario: str) -> Game:
    game = new_game(rules_for(scenario), "counts")
    for nation in game.rules.order:
        ruling = decide(game, default_set_up(game, nation))
        assert isinstance(ruling, tuple)
        game = apply_all(game, ruling)
    return replace(game, turn=1, phase=MOVEMENT, nation=game.rules.order[0])


def by_engine(scenario: str) -> Reached:
    game, keys = opening(scenario), rules_for(scenario).board.cities
    return {g: frozenset(keys[city].key for city in movement.reach(game, g)) for g in groups(scenario)}


def listed(scenario: str) -> Reached:
    lines = (COUNTS / f"{scenario}.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split(": ") for line in lines if line and not line.startswith("#")]
    reached = {tuple(names.split(" + ")): frozenset(cities.split()) for names, _, cities in rows}
    assert [len(cities) for cities in reached.values()] == [int(count) for _, count, _ in rows]
    return reached


def split(one: str, some: Reached, other: str, others: Reached) -> str:
    """What only one of two sources has, group by group."""
    told = []
    for group in {**some, **others}:
        here, there = some.get(group, frozenset()), others.get(group, frozenset())
        if here != there:
            told.append(f"{' + '.join(group)}: {len(here)} by {one}, {len(there)} by {other}")
            told += [f"  {one} only: {' '.join(sorted(here - there))}"] * bool(here - there)
            told += [f"  {other} only: {' '.join(sorted(there - here))}"] * bool(there - here)
    return "\n".join(told)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_engine_and_search_reach_the_same_cities(scenario: str) -> None:
    told = split("engine", by_engine(scenario), "search", searched(scenario))
    assert not told, told


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_lists_are_what_the_search_finds(scenario: str) -> None:
    told = split("search", searched(scenario), "list", listed(scenario))
    assert not told, told


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_city_reached_is_one_legal_answer(scenario: str) -> None:
    reached = listed(scenario)
    for nation in rules_for(scenario).order:
        game = replace(opening(scenario), nation=nation)
        (question,) = questions(game)
        moves = [answer for answer in legal(game, question) if isinstance(answer, Move)]
        own = sum(
            len(cities) for group, cities in reached.items() if game.rules.nation_of[group[0]] == nation
        )
        assert len(moves) == own, f"{nation}: {len(moves)} legal moves, {own} listed"


def write(scenario: str) -> None:
    reached = searched(scenario)
    total = sum(len(cities) for cities in reached.values())
    head = "# Cities that a piece, or a part of a stack, can reach from the opening position (rule 4)."
    rows = [
        f"{' + '.join(group)}: {len(cities)}: {' '.join(sorted(cities))}" for group, cities in reached.items()
    ]
    text = "\n".join([head, f"# {len(reached)} groups, {total} cities in all.", *rows])
    (COUNTS / f"{scenario}.txt").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    for each in SCENARIOS:
        write(each)

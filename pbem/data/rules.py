"""The engine's Rules for each scenario, made of the game's data files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from pbem import compiling
from pbem.data.board import board_of, facts_of
from pbem.data.fate import fate_clock, with_strokes
from pbem.data.in_play import nations_in_play
from pbem.data.memory import Documents, documents
from pbem.engine.board import Board
from pbem.engine.model import FateClock, General, Nation, Rules, SupplyTrain

STANDARD = "standard"
"""The scenario if none is named."""

Data = Mapping[str, Any]


def scenarios() -> Mapping[str, str]:
    """The title of every scenario by its name; raises DataError if the data files are damaged."""
    return {name: scenario["title"] for name, scenario in _documents()["scenarios"].items()}


@cache
def board() -> Board:
    """The board; raises DataError if the data files are damaged."""
    return board_of({**compiling.table("board", _board_facts), "kept_rows": _kept_rows})


@cache
def _kept_rows(block: int) -> bytes:
    """The distances from a block of cities: to work out those that letters tell of takes a command's
    fortieth."""
    return compiling.table(f"distances {block}", lambda: board().rows(block))


def _board_facts() -> Mapping[str, Any]:
    data = _documents()
    return facts_of(data["board"], data["nations"])


@cache
def clock() -> FateClock:
    """The Clock of Fate; its cities are the board's numbers. Raises DataError if the data files are
    damaged."""
    return fate_clock(_documents()["fate"], board().index)


def rules_for(scenario: str = STANDARD) -> Rules:
    """The rules of a scenario, the same object each time.

    ValueError if there is no such scenario; DataError if the data files are damaged.
    """
    return _rules_for(scenario)


@cache
def _rules_for(scenario: str) -> Rules:
    every = _documents()
    if scenario not in every["scenarios"]:
        raise ValueError(f'there is no scenario "{scenario}"; there are {", ".join(every["scenarios"])}')
    data = every["scenarios"][scenario]
    return _rules(scenario, data, nations_in_play(every["nations"], data), every["nations"])


@cache
def _documents() -> Documents:
    return documents(("board", "nations", "scenarios", "fate"), _check)


def _check(data: Documents, texts: Mapping[str, str]) -> None:
    from pbem.data import checks, fate

    checks.check_board(data, texts)
    fate.check_cards(data, texts)


def _rules(name: str, scenario: Data, played: Mapping[str, Data], full: Data) -> Rules:
    generals = [piece for nation in played for piece in _generals(nation, full[nation], played[nation])]
    trains = [piece for nation in played for piece in _trains(nation, full[nation], played[nation])]
    return Rules(
        scenario=name,
        title=scenario["title"],
        board=board(),
        nations={nation: _nation(nation, data) for nation, data in played.items()},
        generals={general.name: general for general in generals},
        trains={train.name: train for train in trains},
        players={player: tuple(nations) for player, nations in scenario["players"].items()},
        clock=with_strokes(clock(), scenario.get("strokes", {}), board().index),
        ends_without=frozenset(scenario["ends_without"]),
        eased=scenario["eased"],
        options=tuple(scenario["options"]),
        conquers=frozenset(scenario.get("conquers", ())),
        imaginary_draw=scenario.get("imaginary_draw", 0),
    )


def _nation(name: str, data: Data) -> Nation:
    return Nation(
        name=name,
        letter=data["letter"],
        side=0 if data["side"] == "defenders" else 1,
        troops=data["troops"],
        draw=data["draw"],
        discard=data.get("discard", 0),
        cuts=tuple(data.get("cuts", ())),
        generals=tuple(data["generals"]),
        trains=tuple(train_name(name, number) for number in data["trains"]),
        depots=tuple(_numbers(data["depots"])),
        home=tuple(data["home"]),
        defends=tuple(data["defends"]),
    )


def _generals(nation: str, full: Data, played: Data) -> Iterator[General]:
    """A nation's generals in play, by rank; who is not in play keeps his rank free."""
    for rank, (name, key) in enumerate(full["generals"].items(), 1):
        if name in played["generals"]:
            yield General(name, nation, rank, board().index[key])


def _trains(nation: str, full: Data, played: Data) -> Iterator[SupplyTrain]:
    for number, key in enumerate(full["trains"], 1):
        if number in played["trains"]:
            yield SupplyTrain(train_name(nation, number), nation, number, board().index[key])


def train_name(nation: str, number: int) -> str:
    """What a supply train is called: `Prussia train 1`."""
    return f"{nation} train {number}"


def _numbers(keys: list[str]) -> Iterator[int]:
    return (board().index[key] for key in keys)

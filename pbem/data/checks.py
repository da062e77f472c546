"""Checks of the game's data that no schema can make: names that have to exist, things that may occur only
once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pbem.data.board import open_to
from pbem.data.errors import PathStep
from pbem.data.in_play import nations_in_play
from pbem.data.memory import Documents
from pbem.data.share import rules_file
from pbem.data.strict import error_at
from pbem.engine.model import MOST_TROOPS
from pbem.rows import NamedTuple

Data = Mapping[str, Any]


class Flaw(NamedTuple):
    """What is wrong, in which document, and the way to it there."""

    document: str
    steps: tuple[PathStep, ...]
    message: str
    at_key: bool = False


def check_board(documents: Documents, texts: Mapping[str, str]) -> None:
    """Raise a DataError for the first flaw of the documents `board`, `nations` and `scenarios`."""
    flaw = next(_flaws(documents), None)
    if flaw:
        name = str(rules_file(flaw.document))
        raise error_at(texts[flaw.document], name, flaw.steps, flaw.message, at_key=flaw.at_key)


def _flaws(documents: Documents) -> Iterator[Flaw]:
    """Flaws in such an order that the search for one may rely on there being none before it."""
    board, nations, scenarios = documents["board"], documents["nations"], documents["scenarios"]
    yield from _cities(board)
    yield from _titles(board["cities"])
    yield from _roads(board)
    yield from _nations(nations, board["cities"])
    yield from _substitutes(board, nations)
    yield from _scenarios(scenarios, nations)


# ----------------------------------------------------------------------------------------- the board


def _cities(board: Data) -> Iterator[Flaw]:
    for key, city in board["cities"].items():
        steps = ("cities", key, "sector")
        sector = board["sectors"].get(city["sector"])
        if sector is None:
            yield Flaw("board", steps, f'there is no sector "{city["sector"]}"')
        elif not _inside(city, sector["rect"]):
            yield Flaw("board", steps, f"{city['name']} does not lie inside {city['sector']}")


def _inside(city: Data, rect: list[float]) -> bool:
    x, y = float(city["x"]), float(city["y"])
    west, north, east, south = rect
    return west <= x <= east and north <= y <= south


def _titles(cities: Data) -> Iterator[Flaw]:
    seen: dict[tuple[str, str | None], str] = {}
    for key, city in cities.items():
        first = seen.setdefault((city["name"], city.get("region")), key)
        if first != key:
            message = f'"{first}" has the same name; a region has to differ'
            yield Flaw("board", ("cities", key, "name"), message)


def _roads(board: Data) -> Iterator[Flaw]:
    seen: set[tuple[str, str]] = set()
    for kind, roads in board["roads"].items():
        for key, others in roads.items():
            for at, other in enumerate(others):
                yield from _road(board["cities"], ("roads", kind, key, at), key, other, seen)


def _road(
    cities: Data, steps: tuple[PathStep, ...], key: str, other: str, seen: set[tuple[str, str]]
) -> Iterator[Flaw]:
    missing = next((end for end in (key, other) if end not in cities), None)
    if missing:
        yield Flaw("board", steps, f'there is no city "{missing}"')
    elif key >= other:
        yield Flaw("board", steps, f'the road from "{key}" to "{other}" has to stand under "{other}"')
    elif (key, other) in seen:
        yield Flaw("board", steps, f'the road from "{key}" to "{other}" is given twice')
    seen.add((key, other))


def _substitutes(board: Data, nations: Data) -> Iterator[Flaw]:
    rules = board["substitutes"]
    for nation in nations:
        if nation not in rules:
            yield Flaw("board", ("substitutes",), f"{nation} has no substitute cities (rule 10)")
    for nation, rule in rules.items():
        yield from _substitute(board, nations, nation, rule)


def _substitute(board: Data, nations: Data, nation: str, rule: Data) -> Iterator[Flaw]:
    steps = ("substitutes", nation)
    if nation not in nations:
        yield Flaw("board", steps, f'there is no nation "{nation}"', at_key=True)
    elif "sector" in rule and rule["sector"] not in board["sectors"]:
        yield Flaw("board", (*steps, "sector"), f'there is no sector "{rule["sector"]}"')
    elif "north_of" in rule and rule["north_of"] not in board["cities"]:
        yield Flaw("board", (*steps, "north_of"), f'there is no city "{rule["north_of"]}"')
    elif not open_to(board, rule):
        yield Flaw("board", steps, f"no city is open to {nation}")


# --------------------------------------------------------------------------------------- the nations


def _nations(nations: Data, cities: Data) -> Iterator[Flaw]:
    yield from _letters(nations)
    yield from _twice(nations, "generals", "is the name of two generals", at_key=True)
    yield from _twice(nations, "depots", "is the depot of two nations")
    for name, nation in nations.items():
        yield from _pieces(name, nation, cities)
        yield from _amounts("nations", (name,), nation, len(nation["generals"]))


def _letters(nations: Data) -> Iterator[Flaw]:
    seen: dict[str, str] = {}
    for name, nation in nations.items():
        first = seen.setdefault(nation["letter"], name)
        if first != name:
            yield Flaw("nations", (name, "letter"), f"{first} has the letter {nation['letter']} as well")


def _twice(nations: Data, field: str, message: str, *, at_key: bool = False) -> Iterator[Flaw]:
    seen: set[str] = set()
    for name, nation in nations.items():
        for at, value in enumerate(nation[field]):
            if value in seen:
                yield Flaw("nations", (name, field, value if at_key else at), f'"{value}" {message}', at_key)
            seen.add(value)


def _pieces(name: str, nation: Data, cities: Data) -> Iterator[Flaw]:
    for field in ("depots", "trains"):
        for at, key in enumerate(nation[field]):
            yield from _known(cities, (name, field, at), key)
    for general, key in nation["generals"].items():
        yield from _known(cities, (name, "generals", general), key)


def _known(cities: Data, steps: tuple[PathStep, ...], key: str) -> Iterator[Flaw]:
    if key not in cities:
        yield Flaw("nations", steps, f'there is no city "{key}"')


def _amounts(document: str, steps: tuple[PathStep, ...], nation: Data, generals: int) -> Iterator[Flaw]:
    """Troops that the generals can command (R2), and no more cards given up than drawn (rule 3)."""
    if not generals <= nation["troops"] <= MOST_TROOPS * generals:
        message = f"{generals} generals cannot command {nation['troops']} troops"
        yield Flaw(document, (*steps, "troops"), message)
    if nation.get("discard", 0) > nation["draw"]:
        yield Flaw(document, (*steps, "discard"), "more Tactical Cards are given up than drawn")


# ------------------------------------------------------------------------------------- the scenarios


def _scenarios(scenarios: Data, nations: Data) -> Iterator[Flaw]:
    for name, scenario in scenarios.items():
        seen: set[str] = set()
        for player, theirs in scenario["players"].items():
            yield from _played((name, "players", player), theirs, nations, seen)
        for nation, change in scenario.get("changes", {}).items():
            yield from _change((name, "changes", nation), nation, change, seen, nations)
        yield from _changed_amounts(name, scenario, nations)


def _played(steps: tuple[PathStep, ...], theirs: list[str], nations: Data, seen: set[str]) -> Iterator[Flaw]:
    for at, nation in enumerate(theirs):
        if nation not in nations:
            yield Flaw("scenarios", (*steps, at), f'there is no nation "{nation}"')
        elif nation in seen:
            yield Flaw("scenarios", (*steps, at), f"{nation} has another player already")
        seen.add(nation)


def _change(
    steps: tuple[PathStep, ...], nation: str, change: Data, played: set[str], nations: Data
) -> Iterator[Flaw]:
    if nation not in played:
        yield Flaw("scenarios", steps, f"nobody plays {nation}", at_key=True)
        return
    full = nations[nation]
    yield from _unknown((*steps, "generals"), change.get("generals", ()), full["generals"], "general")
    numbers = range(1, len(full["trains"]) + 1)
    yield from _unknown((*steps, "trains"), change.get("trains", ()), numbers, "supply train")


def _unknown(
    steps: tuple[PathStep, ...], named: Iterable[Any], known: Iterable[Any], kind: str
) -> Iterator[Flaw]:
    for at, piece in enumerate(named):
        if piece not in known:
            yield Flaw("scenarios", (*steps, at), f'there is no {kind} "{piece}"')


def _changed_amounts(name: str, scenario: Data, nations: Data) -> Iterator[Flaw]:
    for nation, data in nations_in_play(nations, scenario).items():
        if nation in scenario.get("changes", {}):
            steps = (name, "changes", nation)
            yield from _amounts("scenarios", steps, data, len(data["generals"]))

"""Changes of a game's facts, by their paths in the position document: made, applied, compared.

A change is `{path, was, now}` for one fact, a leaf of the document, as `write_position` writes it; `was` is
missing if there was none, `now` if there is none any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pbem.data import position
from pbem.engine.model import Game

FactChange = Mapping[str, Any]


def apply_changes(game: Game, changes: Iterable[FactChange]) -> Game:
    """The game with these facts as they are now. Raises PositionError if the game cannot be so."""
    document = position.write_position(game)
    for change in changes:
        put_change(document, change["path"], change)
    return position.read_position(document)


def put_change(document: dict[str, Any], path: str, change: FactChange) -> None:
    """Set what stands at a path to the change's `now`; without one it goes, and what it leaves empty."""
    first, _, rest = path.partition(".")
    if rest:
        inner = document.setdefault(first, {})
        put_change(inner, rest, change)
        if not inner:
            del document[first]
    elif "now" in change:
        document[first] = change["now"]
    else:
        document.pop(first, None)


def changes_between(before: Game, after: Game) -> list[FactChange]:
    """What differs between two states of a game, in the order of the document."""
    was, now = (dict(_leaves(position.write_position(game))) for game in (before, after))
    paths = [path for path in {**was, **now} if (path in was, was.get(path)) != (path in now, now.get(path))]
    return [_change(path, was, now) for path in paths]


def _change(path: str, was: Mapping[str, Any], now: Mapping[str, Any]) -> FactChange:
    sides = (("was", was), ("now", now))
    return {"path": path, **{name: side[path] for name, side in sides if path in side}}


def first_difference(game: Game, changes: Iterable[FactChange]) -> str | None:
    """The path of the first change whose `was` is not what the game has."""
    facts = dict(_leaves(position.write_position(game)))
    for change in changes:
        path = change["path"]
        if ("was" in change, change.get("was")) != (path in facts, facts.get(path)):
            return str(path)
    return None


def _leaves(document: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in document.items():
        if isinstance(value, Mapping):
            yield from _leaves(value, f"{above}{key}.")
        else:
            yield above + key, value

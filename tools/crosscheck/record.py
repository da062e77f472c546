"""Recorded games: a file's header, its positions, and every action with the position after it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

State = dict[str, Any]


@dataclass(frozen=True)
class Action:
    """One recorded action, with the positions before and after it."""

    nation: int
    name: str
    argument: int | None
    offered: dict[str, Any]
    """What could have been done instead."""
    before: State
    after: State

    @property
    def state(self) -> str:
        """What the recorded engine was waiting for."""
        return str(self.before["state"])

    def pieces(self, key: str = "piece") -> list[int]:
        """The numbers offered under a key; none if it was not offered."""
        numbers = self.offered.get(key, [])
        return numbers if isinstance(numbers, list) else []


@dataclass(frozen=True)
class StageBegins:
    """The full position at set-up, at a new action stage or at the end."""

    state: State


@dataclass(frozen=True)
class Ended:
    """How the recorded game ended."""

    facts: dict[str, Any]


Recorded = Action | StageBegins | Ended


def files(folder: Path) -> list[Path]:
    """The recorded games of a folder."""
    return sorted((folder / "games").glob("*.jsonl.gz"))


def header(path: Path) -> dict[str, Any]:
    """The first line of a game: scenario and options."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        first: dict[str, Any] = json.loads(next(lines))
    return first


def entries(path: Path) -> Iterator[Recorded]:
    """Everything that was recorded of a game, in order."""
    state: State = {}
    with gzip.open(path, "rt", encoding="utf-8") as recorded:
        for text in recorded:
            entry = json.loads(text)
            if entry["t"] == "s":
                state = entry["st"]
                yield StageBegins(state)
            elif entry["t"] == "a":
                before, state = state, position_after(state, entry["d"])
                yield Action(entry["p"], entry["a"], entry.get("g"), entry["l"], before, state)
            elif entry["t"] == "e":
                yield Ended(entry)


def position_after(state: State, changes: dict[str, Any]) -> State:
    """The position with the recorded changes made; the position itself is left as it is."""
    position = dict(state)
    for key, value in changes.items():
        if key not in ("dl", "cl"):
            position[key] = _changed_value(state.get(key), value)
    for key, length in (("deck", "dl"), ("clock", "cl")):
        if length in changes:
            position[key] = position[key][: changes[length]]
    return {key: value for key, value in position.items() if value is not None}


def _changed_value(old: Any, new: Any) -> Any:
    if not (isinstance(new, dict) and isinstance(old, list)):
        return new
    filled = list(old)
    for index, value in new.items():
        filled[int(index)] = value
    return filled

"""The nations that a scenario is played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Data = Mapping[str, Any]


def nations_in_play(nations: Data, scenario: Data) -> dict[str, dict[str, Any]]:
    """The nations of a scenario in order of play, with its changes."""
    played = {nation for theirs in scenario["players"].values() for nation in theirs}
    changes = scenario.get("changes", {})
    in_play = {name: data for name, data in nations.items() if name in played}
    return {name: {**_all_pieces(data), **changes.get(name, {})} for name, data in in_play.items()}


def _all_pieces(nation: Data) -> dict[str, Any]:
    numbers = range(1, len(nation["trains"]) + 1)
    return {**nation, "generals": list(nation["generals"]), "trains": list(numbers)}

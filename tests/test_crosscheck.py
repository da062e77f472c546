"""The cross-check with recorded games of another engine (`make crosscheck`), on small recordings."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from pbem.data.rules import rules_for
from pbem.engine.model import Rules
from tools.crosscheck.__main__ import main

RULES: Rules = rules_for()
CITIES = [city.key for city in RULES.board.cities]


def header() -> dict[str, Any]:
    """The first line of a recorded game, every general off the map and every train where it starts."""
    places = [672] * len(RULES.generals) + [train.city for train in RULES.trains.values()]
    return {"t": "h", "scenario": "4P", "options": {}, "pos": places}


def record(folder: Path, name: str, *entries: dict[str, Any]) -> None:
    """Write a recorded game."""
    games = folder / "games"
    games.mkdir(exist_ok=True)
    (folder / "cities.json").write_text(json.dumps(CITIES))
    with gzip.open(games / f"{name}.jsonl.gz", "wt", encoding="utf-8") as lines:
        lines.writelines(json.dumps(entry) + "\n" for entry in entries)


ENDED = {"t": "e", "turn": 9, "victory": "Prussia won."}


def test_a_game_without_a_difference_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record(tmp_path, "whole", header(), ENDED)
    assert main([str(tmp_path)]) == 0
    assert "turn 9: Prussia won." in capsys.readouterr().out


def test_a_game_that_breaks_is_reported_and_the_next_is_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record(tmp_path, "broken", {"t": "h"}, ENDED)
    record(tmp_path, "whole", header(), ENDED)
    assert main([str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "broken off" in told
    assert "broken turn 0 : the game: we break off: KeyError 'scenario' (run.py, line " in told
    assert "turn 9: Prussia won." in told


def test_nothing_to_replay_is_a_mistake_in_the_call(tmp_path: Path) -> None:
    assert main([]) == main([str(tmp_path)]) == 2

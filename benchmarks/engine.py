"""What the engine costs: whole games of bots replayed, this checkout and another commit by turns in one run.

`python benchmarks/engine.py [COMMIT]`: the games are played once by this checkout, then each side decides
every answer again (`replay`) and applies every event again (`fold`), in a process of its own. Without a
commit it compares with `BEFORE`.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time
from typing import Any

HERE = Path(__file__).parents[1]
GAMES, ROUNDS = 8, 5

BEFORE = "301f1f0"
"""The commit whose figures the aims were set by: a replay is to take a third of what it took there."""

Games = list[tuple[str, list[tuple[Any, Any]]]]
"""The games by seed, each as its steps: an answer or None, and the events."""


def games() -> Games:
    """Games of bots, to their ends."""
    from pbem.bots.bot_game import play_game
    from pbem.bots.bots import BOTS
    from pbem.data.rules import rules_for

    bots = {player: BOTS["sensible"](player) for player in rules_for("standard").players}
    seeds = [f"engine {number}" for number in range(GAMES)]
    played = ((seed, play_game("standard", seed, (), bots).steps) for seed in seeds)
    return [(seed, [(step.answer, step.events) for step in steps]) for seed, steps in played]


def measure(file: Path) -> None:
    """Print the seconds that fold and replay of all games take here, and how many answers are decided
    otherwise than they were. What was decided then happens in any case."""
    from pbem.data.rules import rules_for
    from pbem.engine.apply import apply_all
    from pbem.engine.sequence import decide, settle
    from pbem.engine.start import new_game

    recorded: Games = pickle.loads(file.read_bytes())
    fold = replay = 0.0
    otherwise = 0
    for seed, steps in recorded:
        start = game = new_game(rules_for("standard"), seed, ())
        before = process_time()
        for _, events in steps:
            game = apply_all(game, events)
        fold += process_time() - before
        game, before = start, process_time()
        rulings = []
        for answer, events in steps:
            rulings.append(settle(game)[0] if answer is None else decide(game, answer))
            game = apply_all(game, events)
        replay += process_time() - before
        otherwise += sum(ruling != events for ruling, (_, events) in zip(rulings, steps, strict=True))
    print(fold, replay, otherwise)


def measured(checkout: Path, file: Path) -> tuple[float, float, float]:
    """What `measure` prints with the program of a checkout."""
    command = [sys.executable, __file__, "--measure", str(file)]
    environment = {**os.environ, "PYTHONPATH": str(checkout)}
    output = subprocess.run(command, env=environment, capture_output=True, check=True).stdout.split()
    fold, replay, otherwise = map(float, output)
    return fold, replay, otherwise


def main() -> None:
    commit = sys.argv[1] if sys.argv[1:] else BEFORE
    with tempfile.TemporaryDirectory() as folder:
        other, file = Path(folder, "other"), Path(folder, "games")
        subprocess.run(["git", "clone", "-q", str(HERE), str(other)], check=True)
        subprocess.run(["git", "-C", str(other), "checkout", "-q", commit], check=True)
        file.write_bytes(pickle.dumps(games()))
        rounds = [(measured(other, file), measured(HERE, file)) for _ in range(ROUNDS)]
    for number, name in enumerate(("fold", "replay")):
        before = min(one[0][number] for one in rounds) / GAMES * 1000
        now = min(one[1][number] for one in rounds) / GAMES * 1000
        print(f"{name:6} {before:6.1f} ms a game at {commit}, {now:6.1f} here: {now / before:.2f} times")
    there, here = (int(side[2]) for side in rounds[0])
    print(f"answers decided otherwise than as the games were played: {there} at {commit}, {here} here")


if __name__ == "__main__":
    measure(Path(sys.argv[2])) if sys.argv[1:2] == ["--measure"] else main()

"""What commands cost from a cold start, as multiples of `pbem --version` in the same run.

The game is the example as it was recorded. CPU of whole processes with a cache of their own, the least of
several rounds that go through all commands by turns. A command that refuses what it is given ends the
benchmark: it would look fast.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parents[1]
EXAMPLE = HERE / "games" / "example" / "game"
LETTER = HERE / "tests" / "letters" / "turn-1" / "pompadour.forum.txt"
ROUNDS = 5

ANSWERS = (0, 1)
"""Exit codes of commands that did their work: 1 says that a letter does not count."""

COMMANDS = {
    "--version": ["--version"],
    "--help": ["--help"],
    "status": ["status", "GAME"],
    "check": ["check", "GAME", str(LETTER)],
    "submit": ["submit", "GAME", str(LETTER)],
    "report": ["report", "GAME", "--player", "Frederick"],
    "form": ["form", "GAME", "Prussia"],
    "resolve": ["resolve", "GAME"],
}


def cost(command: list[str], game: Path, cache: str) -> float:
    """CPU seconds of one command on a copy of a game."""
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copytree(game, Path(folder, "game"))
        words = [str(copy) if word == "GAME" else word for word in command]
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "XDG_CACHE_HOME": cache}
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run([sys.executable, "-m", "pbem", *words], capture_output=True, env=environment)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode not in ANSWERS:
        sys.exit(f"pbem {' '.join(words)} ended with {done.returncode}: {done.stderr.decode()}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        rounds = [
            {name: cost(words, EXAMPLE, cache) for name, words in COMMANDS.items()} for _ in range(ROUNDS)
        ]
    least = {name: min(one[name] for one in rounds) for name in COMMANDS}
    for name, seconds in least.items():
        print(f"{name:10} {1000 * seconds:5.0f} ms, {seconds / least['--version']:4.1f} times --version")


if __name__ == "__main__":
    main()

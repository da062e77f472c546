"""What `pbem run` costs when there is nothing to do: time and memory for N games under a folder.

Each size runs in a process of its own, so that its peak of memory is its own; the ratios show that both grow
no faster than the number of games. `python benchmarks/idle.py 1000` takes that size too.
"""

from __future__ import annotations

import resource
import shutil
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from pbem.desk import run
from pbem.game import save

SIZES = (100, 200, 400)
NOW = datetime(2026, 11, 2, 21, 0, tzinfo=UTC)
SETTINGS = "moderator: {address: moderator@example.org}\ntoken_key: token.key\nout: {files: out}\n"
PLAYERS = {
    "Frederick": "frederick@example.org",
    "Elisabeth": "elisabeth@example.org",
    "Maria Theresa": "maria.theresa@example.org",
    "Pompadour": "pompadour@example.org",
}
LETTERS = Path(__file__).parents[1] / "tests" / "letters" / "turn-1"


def games(root: Path, count: int) -> None:
    """Games in which one turn was played and whose letters have left: one by its orders, then copies."""
    from pbem.desk.letters import submit
    from pbem.desk.turns import resolve

    first = root / "game-0000"
    save.new(first, name="game-0000", scenario="standard", players=PLAYERS, seed="idle")
    for letter in sorted(LETTERS.iterdir()):
        submit.submit(first, letter.name, letter.read_bytes())
    resolve.resolve(first)
    (root / "post.yaml").write_text(SETTINGS, "utf-8")
    run.run(root, NOW)
    for number in range(1, count):
        shutil.copytree(first, root / f"game-{number:04d}")


def idle(root: Path) -> None:
    """One run with nothing to do: its seconds and the megabytes it took at most."""
    before = time.perf_counter()
    done = run.run(root, NOW)
    seconds = time.perf_counter() - before
    assert not done.troubles and all(" 0 steps, 0 letters" in line for line in done.lines)
    print(seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, len(done.lines))


def measured(count: int) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        games(root, count)
        command = [sys.executable, __file__, "--idle", folder]
        seconds, megabytes, lines = subprocess.run(command, capture_output=True, check=True).stdout.split()
        assert int(lines) == count
        return float(seconds), float(megabytes)


def main() -> None:
    sizes = (*SIZES, *map(int, sys.argv[1:]))
    before: tuple[float, float] | None = None
    for size in sizes:
        seconds, megabytes = measured(size)
        per = 1000 * seconds / size
        ratio = f", {seconds / before[0]:.2f} times the time before" if before else ""
        print(f"{size:5} games: {seconds:6.2f} s ({per:.1f} ms each), {megabytes:4.0f} MB{ratio}")
        before = seconds, megabytes


if __name__ == "__main__":
    idle(Path(sys.argv[2])) if sys.argv[1:2] == ["--idle"] else main()

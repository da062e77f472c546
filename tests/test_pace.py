"""`benchmarks/pace.py --seats`: the table is printed whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PACE = Path(__file__).parents[1] / "benchmarks" / "pace.py"
PLAYERS = ("Frederick", "Elisabeth", "Maria Theresa", "Pompadour")


def test_seats_are_played_to_the_end_and_each_has_its_row() -> None:
    done = subprocess.run(
        [sys.executable, PACE, "1", "--turns", "2", "--seats"], capture_output=True, text=True, check=False
    )
    assert done.stderr == "" and done.returncode == 0
    _, heading, *rows = done.stdout.splitlines()
    assert heading.split()[-5:] == ["won", "more", "objectives", "troops", "starved"]
    ahead = ("nobody", "everybody", *PLAYERS)
    assert [row[:30].rstrip() for row in rows] == [f"{one:<14} {two}" for one in ahead for two in PLAYERS]
    assert all(row[30:].split()[1:4] == ["+0", "±", "0"] for row in rows[:4])
    # Of Frederick it counts what his enemies hold: as much as the three others together, in every mode.
    held = [float(row[30:].split()[4]) for row in rows]
    assert any(held)
    assert all(held[at] == sum(held[at + 1 : at + 4]) for at in range(0, len(held), 4))

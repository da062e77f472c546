"""A command run from a shell ends at once, with all it has to say and with its exit code."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "games" / "example" / "game"
PBEM = [sys.executable, "-m", "pbem"]


def ran(*words: str, before: str = "") -> subprocess.CompletedProcess[str]:
    start = [sys.executable, "-c", f"{before}\nfrom pbem.cli.main import run\nrun()"] if before else PBEM
    return subprocess.run([*start, *words], capture_output=True, text=True, check=False)


def test_all_is_written_and_the_code_is_told() -> None:
    done = ran("log", str(EXAMPLE))
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout) > 20_000 and done.stdout.endswith("\n")


def test_errors_have_their_codes_and_texts() -> None:
    wrong = ran("no-such-command")
    assert wrong.returncode == 2 and "no-such-command" in wrong.stderr
    missing = ran("status", "no-such-folder")
    assert missing.returncode == 1 and "no-such-folder" in missing.stderr


def test_what_is_to_happen_at_the_end_happens() -> None:
    done = ran("--version", before="import atexit; atexit.register(print, 'the end')")
    assert done.returncode == 0 and done.stdout.splitlines()[-1] == "the end"


def test_output_that_nobody_takes_is_told() -> None:
    with open("/dev/full", "w", encoding="ascii") as full:
        done = subprocess.run(
            [*PBEM, "status", str(EXAMPLE)], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode != 0

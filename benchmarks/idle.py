"""What `pbem run` costs when there is nothing to do: time and memory for N games under a folder.

Each size runs in a process of its own, so that its peak of memory is its own. The first run reads the games'
logs, the second passes them by. `python benchmarks/idle.py 1000` takes that size too.
`python benchmarks/idle.py --mail 2000` has a letter come for one game in a hundred, which is answered with
the map, and runs by one process and by two.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
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
    first = root / "game-0000"
    game(first)
    (root / "post.yaml").write_text(SETTINGS, "utf-8")
    run.run(root, NOW)
    for number in range(1, count):
        shutil.copytree(first, root / f"game-{number:04d}")


def game(path: Path) -> None:
    """A game in which one turn was played."""
    from pbem.desk.letters import submit
    from pbem.desk.turns import resolve

    save.new(path, name=path.name, scenario="standard", players=PLAYERS, seed="idle")
    for letter in sorted(LETTERS.iterdir()):
        submit.submit(path, letter.name, letter.read_bytes())
    resolve.resolve(path)


def idle(root: Path) -> None:
    """A run that reads all games, then one with nothing to do: CPU seconds of both, most megabytes."""
    seconds = []
    for _ in range(2):
        before = time.process_time()
        done = run.run(root, NOW)
        seconds.append(time.process_time() - before)
    assert not done.troubles and all(" 0 steps, 0 letters" in line for line in done.lines)
    print(*seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, len(done.lines))


def measured(count: int) -> tuple[float, float, float]:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        games(root, count)
        command = [sys.executable, __file__, "--idle", folder]
        output = subprocess.run(command, capture_output=True, check=True).stdout.split()
        assert int(output[3]) == count
        return float(output[0]), float(output[1]), float(output[2])


def with_mail(count: int) -> None:
    """A run in which Frederick has written in one game of a hundred, by one process and by two."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        games(root, count)
        names = [f"mail-{number:04d}" for number in range(count // 100)]
        for name in names:
            game(root / name)
        (root / "in").mkdir()
        (root / "post.yaml").write_text(SETTINGS + "letters: html\nin: [{folder: in}]\n", "utf-8")
        run.run(root, NOW)
        run.run(root, NOW + timedelta(minutes=1))
        subjects = {name: subject_of(root, name) for name in names}
        for jobs in (1, 2):
            for name in names:
                drop(root, name, subjects[name], jobs)
            answered(root, jobs, len(names))


def subject_of(root: Path, name: str) -> str:
    """The subject of Frederick's letter, with the token that he sends back."""
    mails = (message_from_bytes(path.read_bytes()) for path in (root / "out").glob("*.eml"))
    his = (str(mail["Subject"]) for mail in mails if mail["To"] == PLAYERS["Frederick"])
    return next(subject for subject in his if name in subject)


def drop(root: Path, name: str, subject: str, number: int) -> None:
    """A letter of Frederick's lies in the mail box."""
    nation = ("Prussia", "Hanover")[number - 1]
    head = f"From: {PLAYERS['Frederick']}\nTo: moderator@example.org\nSubject: Re: {subject}\n"
    text = f"{head}Message-ID: <{name}-{number}@example.org>\n\nnation {nation}\nfinal\n"
    path = root / "in" / f"{name}-{number}.eml"
    path.write_text(text, "utf-8")
    os.utime(path, (1_000_000, 1_000_000))


def answered(root: Path, jobs: int, letters: int) -> None:
    cpu, wall = sum(os.times()[:4]), time.monotonic()
    done = run.run(root, NOW + timedelta(minutes=1 + jobs), jobs=jobs)
    cpu, wall = sum(os.times()[:4]) - cpu, time.monotonic() - wall
    assert (
        not done.troubles
        and sum(line.startswith("mail-") and " filed" in line for line in done.lines) == letters
    ), done.lines[:3]
    played = sum(" steps" in line and " 0 steps" not in line for line in done.lines)
    print(f"{letters} letters, {played} games played, by {jobs}: {cpu:.1f} s of CPU, {wall:.1f} s in all")


def main() -> None:
    if sys.argv[1:2] == ["--mail"]:
        with_mail(int(sys.argv[2]))
        return
    one = measured(1)[0]
    for size in (*SIZES, *map(int, sys.argv[1:])):
        reading, idle_run, megabytes = measured(size)
        print(
            f"{size:5} games: {1000 * reading / size:5.1f} ms each when read, {1000 * idle_run / size:5.2f} "
            f"idle, all idle {idle_run / one:.1f} times one that is read, {megabytes:3.0f} MB"
        )


if __name__ == "__main__":
    idle(Path(sys.argv[2])) if sys.argv[1:2] == ["--idle"] else main()

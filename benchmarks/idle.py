"""What `pbem run` costs when there is nothing to do: time and memory for N games under a folder.

Each size runs in a process of its own, so that its peak of memory is its own. The first run reads the games'
logs, the second passes them by. `python benchmarks/idle.py 1000` takes that size too.

At the end of `python benchmarks/idle.py` a letter has come for each of sixteen games beside thirty others,
and is played and answered with the map: the same letters by one process, by two and by four. What is done one
behind the other is the work of the process that takes in mail and of the busiest of those that play: so long
the run lasts on a machine with nothing else to do, and it can be told however busy this one is.
`--mail 2000` measures only that, with so many games and letters for one more in a hundred.
"""

from __future__ import annotations

import json
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
from typing import Any

from pbem.desk import idle as idle_games
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
JOBS = (1, 2, 4)
WITH_MAIL = 16
"""So many games at least have mail."""

LETTERS = Path(__file__).parents[1] / "tests" / "letters" / "turn-1"


def games(root: Path, count: int, *, noted: bool = False) -> None:
    """Games in which one turn was played and whose letters have left: one by its orders, then copies. If it
    is `noted` that nothing is to be done in them a run need not read them first, which takes its time."""
    first = root / "game-0000"
    game(first)
    (root / "post.yaml").write_text(SETTINGS, "utf-8")
    run.run(root, NOW)
    if noted:
        run.run(root, NOW)
        known = (first / idle_games.NOTE).read_text("utf-8")
    for number in range(1, count):
        # As links, for nothing is ever written into them but their notes, which are files of their own.
        shutil.copytree(first, root / f"game-{number:04d}", copy_function=os.link)
        if noted:
            note_idle(known, root / f"game-{number:04d}")


def note_idle(known: str, path: Path) -> None:
    """Note what a run would that has read a game, by what is known of the first one."""
    note = json.loads(known.replace("game-0000", path.name)) | {"files": idle_games.stamps(path)}
    (path / idle_games.NOTE).unlink()
    (path / idle_games.NOTE).write_text(json.dumps(note), "utf-8")


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
    """A run in which Frederick has written in some games, by one process and by several."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder, "first")
        games(root, count, noted=True)
        names = [f"mail-{number:04d}" for number in range(max(WITH_MAIL, count // 100))]
        for name in names:
            game(root / name)
        (root / "in").mkdir()
        (root / "post.yaml").write_text(SETTINGS + "letters: html\nin: [{folder: in}]\n", "utf-8")
        run.run(root, NOW)
        run.run(root, NOW + timedelta(minutes=1))
        for name in names:
            drop(root, name, subject_of(root, name))
        kept, alone = put_by(root, Path(folder, "kept")), 0.0
        for jobs in JOBS:
            put_back(kept, root)
            wall, whole, in_a_row = answered(root, jobs, len(names))
            alone = alone or in_a_row
            told = f"{len(names)} letters, {count} games without, by {jobs}: {wall:.1f} s, {whole:.1f} of CPU"
            in_all = f"one behind the other {in_a_row:.1f}, {in_a_row / alone:.2f} times by 1"
            print(f"{told}, {in_all}", flush=True)


def put_by(root: Path, kept: Path) -> Path:
    """A copy of all but the games without mail. Those stay where they are: the note that nothing is to be
    done in a game does not hold for a copy of it, and a run would read them all."""
    return shutil.copytree(root, kept, ignore=shutil.ignore_patterns("game-*"))


def put_back(kept: Path, root: Path) -> None:
    """Make everything as it was when it was put by."""
    for path in root.iterdir():
        if path.is_dir() and not path.name.startswith("game-"):
            shutil.rmtree(path)
    shutil.copytree(kept, root, dirs_exist_ok=True)


def subject_of(root: Path, name: str) -> str:
    """The subject of Frederick's letter, with the token that he sends back."""
    mails = (message_from_bytes(path.read_bytes()) for path in (root / "out").glob("*.eml"))
    his = (str(mail["Subject"]) for mail in mails if mail["To"] == PLAYERS["Frederick"])
    return next(subject for subject in his if name in subject)


def drop(root: Path, name: str, subject: str) -> None:
    """A letter of Frederick's lies in the mail box."""
    head = f"From: {PLAYERS['Frederick']}\nTo: moderator@example.org\nSubject: Re: {subject}\n"
    text = f"{head}Message-ID: <{name}@example.org>\n\nnation Prussia\nfinal\n"
    path = root / "in" / f"{name}.eml"
    path.write_text(text, "utf-8")
    os.utime(path, (1_000_000, 1_000_000))


def answered(root: Path, jobs: int, letters: int) -> tuple[float, float, float]:
    """Seconds that a run lasts, those of CPU, and those of its longest row of work."""
    notes = root.with_name(f"notes of {jobs}")
    command = [sys.executable, __file__, "--answer", str(root), str(jobs), str(notes)]
    output = subprocess.run(command, capture_output=True, check=True).stdout.split()
    wall, cpu, first, played = map(float, output)
    assert played == letters, played
    busy: dict[str, float] = {}
    for line in notes.read_text().splitlines():
        process, seconds = line.split()
        busy[process] = busy.get(process, 0.0) + float(seconds)
    assert len(busy) == min(jobs, letters)
    return wall, cpu, first + (max(busy.values()) if jobs > 1 else 0.0)


def answer(root: Path, jobs: int, notes: Path) -> None:
    """A run whose processes note what each game cost them: prints how long it lasts, the CPU of all and of
    the first, and how many letters were filed."""
    play = run._play_and_send

    def noting(*given: Any) -> Any:
        before = time.process_time()
        done = play(*given)
        with open(notes, "a") as file:
            file.write(f"{os.getpid()} {time.process_time() - before}\n")
        return done

    run._play_and_send = noting
    begun, before, own = time.monotonic(), sum(os.times()[:4]), time.process_time()
    done = run.run(root, NOW + timedelta(minutes=2), jobs=jobs)
    own = time.process_time() - own
    assert not done.troubles, done.troubles
    filed = sum(line.startswith("mail-") and " filed" in line for line in done.lines)
    print(time.monotonic() - begun, sum(os.times()[:4]) - before, own, filed)


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
    with_mail(30)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--idle"]:
        idle(Path(sys.argv[2]))
    elif sys.argv[1:2] == ["--answer"]:
        answer(Path(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]))
    else:
        main()

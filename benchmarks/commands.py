"""What commands cost from a cold start, as multiples of `pbem --version` in the same run.

The game is the example as it was recorded, one of bots as turns 1 and 20 began, and for `resolve` one whose
four players have sent their letters for turn 1, which it then plays and writes all letters about, and one
in which it plays the set-up in the same run. CPU of
whole processes with a cache of their own, the least of several rounds that go through all commands by turns.
A command that refuses what it is given ends the benchmark: it would look fast.
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
LETTERS = HERE / "tests" / "letters" / "turn-1"
LETTER = LETTERS / "elisabeth.txt"
"""Orders in their own form."""
WITH_TALK = LETTERS / "pompadour.forum.txt"
"""The same with two lines of talk around them."""
IN_WORDS = HERE / "benchmarks" / "in_words.txt"
"""Orders as people write."""
ROUNDS = 5

ANSWERS = (0, 1)
"""Exit codes of commands that did their work: 1 says that a letter does not count."""

COMMANDS = {
    "--version": ["--version"],
    "--help": ["--help"],
    "status": ["status", "GAME"],
    "check": ["check", "GAME", str(LETTER)],
    "check with talk": ["check", "GAME", str(WITH_TALK)],
    "check in words": ["check", "GAME", str(IN_WORDS)],
    "submit": ["submit", "GAME", str(LETTER)],
    "report": ["report", "GAME", "--player", "Frederick"],
    "form": ["form", "GAME", "Prussia"],
}


CHECKS = ("check", "check with talk", "check in words")
AIMS = dict.fromkeys((*CHECKS, "status", "submit", "report", "form"), 3) | {"resolve": 5}
"""How many times `pbem --version` a command is to cost at most."""

GROWING = ("status", *CHECKS, "submit", "report", "form")
"""The commands that are to cost no more late in a game than early, but for a tenth."""

GROWTH = 1.1
LONG, TURNS = "perf82", (1, 20)
"""The seed of a game of bots that lasts 23 turns, and when it is looked at."""


def begun(folder: Path, cache: str) -> dict[int, Path]:
    """A game of bots as each of some turns began, with the files that were written then."""
    os.environ["XDG_CACHE_HOME"] = cache
    from pbem.desk.turns.bots import play_on
    from pbem.game import save, state
    from pbem.game.kept import snapshot
    from pbem.game.kept.pieces import Kept

    whole = save.new(folder / "whole", name="bots", scenario="standard", players={}, seed=LONG)
    play_on(folder / "whole", dict.fromkeys(whole.game.roles, "sensible"))
    lines = (folder / "whole" / "log.jsonl").read_bytes().splitlines(keepends=True)
    starts = [number for number, line in enumerate(lines, 1) if b'"TurnBegan"' in line]
    games = {}
    for turn in TURNS:
        games[turn] = folder / f"turn {turn}"
        shutil.copytree(folder / "whole" / "letters", games[turn] / "letters")
        (games[turn] / "log.jsonl").write_bytes(b"".join(lines[: starts[turn - 1]]))
        now = state.load(games[turn])
        snapshot.keep(now.folder, Kept(now.log.entries, state.kept_fields(now)))
        save.mend_state_file(now)
    return games


def to_be_played(folder: Path, cache: str, *, set_up: bool) -> Path:
    """A game whose players have all sent their letters for turn 1, perhaps after the set-up was played."""
    game, later = folder / f"game-{set_up:d}", folder / f"letters-{set_up:d}"
    _pbem(cache, "new", game, "--seed", "kolin", "--weak-seed")
    for verb in (b"setup", b"move") if set_up else (b"",):
        shutil.rmtree(later, ignore_errors=True)
        later.mkdir()
        for letter in LETTERS.iterdir():
            lines = letter.read_bytes().splitlines(keepends=True)
            others = tuple(one for one in ORDERS if one != verb) if verb else ()
            (later / letter.name).write_bytes(b"".join(one for one in lines if not one.startswith(others)))
        _pbem(cache, "submit", game, *sorted(later.iterdir()))
        if verb == b"setup":
            _pbem(cache, "resolve", game)
    return game


ORDERS = (b"setup", b"move")
"""The verbs by which a letter for the set-up is told from one for the turn."""


def _pbem(cache: str, *words: str | Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": cache}
    command = [sys.executable, "-m", "pbem", *map(str, words)]
    subprocess.run(command, check=True, capture_output=True, env=environment)


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
    with tempfile.TemporaryDirectory() as cache, tempfile.TemporaryDirectory() as folder:
        asked = {name: (words, EXAMPLE) for name, words in COMMANDS.items()}
        for turn, game in begun(Path(folder), cache).items():
            asked |= {f"{name}, turn {turn}": (COMMANDS[name], game) for name in GROWING}
        for name, set_up in {"resolve": True, "resolve, with the set-up": False}.items():
            asked[name] = ["resolve", "GAME"], to_be_played(Path(folder), cache, set_up=set_up)
        rounds = [{name: cost(*one, cache) for name, one in asked.items()} for _ in range(ROUNDS)]
    least = {name: min(one[name] for one in rounds) for name in asked}
    for name, seconds in least.items():
        aim = AIMS.get(name.partition(",")[0])
        words = f" (aim: {aim})" if aim else ""
        print(
            f"{name:23} {1000 * seconds:5.0f} ms, {seconds / least['--version']:4.1f} times --version{words}"
        )
    for name in GROWING:
        young, old = (least[f"{name}, turn {turn}"] for turn in TURNS)
        growth = f"{old / young:.2f} times in turn {TURNS[1]} what it is in turn {TURNS[0]}"
        print(f"{name}: {growth} (aim: {GROWTH})")


if __name__ == "__main__":
    main()

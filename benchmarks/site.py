"""How long it takes to write a game's pages and how big they are: the example, and a game of bots.

`python benchmarks/site.py [SEED]` writes all pages (everybody's and the players') anew, then again with
nothing changed, and of the example also after its last turn alone. Seconds are those of the processor,
anew in a process that has drawn no map of that game.
"""

from __future__ import annotations

import gc
import gzip
import shutil
import sys
import tempfile
from pathlib import Path
from time import process_time

from pbem.cli.main import SELDOM
from pbem.data.rules import rules_for
from pbem.desk.out import site
from pbem.desk.turns.bots import play_on
from pbem.game import save, state

EXAMPLE = Path(__file__).parents[1] / "games" / "example" / "game"


def main() -> None:
    seed = sys.argv[1] if len(sys.argv) > 1 else "demo"
    gc.set_threshold(SELDOM)  # as every command does
    with tempfile.TemporaryDirectory() as folder:
        example = Path(folder) / "example"
        shutil.copytree(EXAMPLE, example)
        log = (example / "log.jsonl").read_bytes()
        measure(Path(folder), example)
        before_the_last_turn(Path(folder), example, log)
        bots = Path(folder) / "bots"
        save.new(bots, name="bots", scenario="standard", players={}, seed=seed)
        play_on(bots, dict.fromkeys(rules_for().players, "sensible"))
        measure(Path(folder), bots)


def measure(folder: Path, game: Path) -> None:
    turns = len(site.turns(state.load(game)))
    out = folder / f"{game.name} pages"
    anew = timed(game, out)
    again = timed(game, out)
    public, private = (sizes(out / name) for name in ("public", "private"))
    print(f"{game.name}, {turns} turns with the set-up:")
    print(f"  all pages anew {anew:.2f} s, again with nothing changed {again:.2f} s")
    for name, (count, size, packed) in (("public", public), ("private (all players)", private)):
        print(f"  {name}: {count} files, {size / 1e6:.1f} MB, {packed / 1e6:.2f} MB packed as a server may")


def before_the_last_turn(folder: Path, game: Path, log: bytes) -> None:
    """The pages of the game before its last turn, then those of all of it."""
    lines = log.splitlines(keepends=True)
    cut = max(number for number, line in enumerate(lines) if b'"TurnBegan"' in line)
    out = folder / "step"
    (game / "game.yaml").unlink()  # it knows of the lines that go
    (game / "log.jsonl").write_bytes(b"".join(lines[:cut]))
    timed(game, out)
    (game / "log.jsonl").write_bytes(log)
    print(f"  after one more turn {timed(game, out):.2f} s")


def timed(game: Path, out: Path) -> float:
    started = process_time()
    site.publish(game, out / "public", out / "private")
    return process_time() - started


def sizes(folder: Path) -> tuple[int, int, int]:
    """Files, bytes, and bytes when packed."""
    contents = [path.read_bytes() for path in folder.rglob("*") if path.is_file()]
    return len(contents), sum(map(len, contents)), sum(len(gzip.compress(one, 6)) for one in contents)


if __name__ == "__main__":
    main()

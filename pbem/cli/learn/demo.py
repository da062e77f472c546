"""`pbem demo`: the example game, played where nothing can be broken."""

from __future__ import annotations

import shutil
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from pbem.game.state import State

OPEN = (
    ("site/public/index.html", "the game's page for everybody, in a browser"),
    ("site/private/frederick/index.html", "Frederick's own page"),
    ("reports/turn-04/summary.txt", "what everybody read after turn 4"),
    ("reports/turn-04/frederick.txt", "what only Frederick read"),
    ("reports/receipts/0006-elisabeth.txt", "the receipt of a letter with mistakes"),
    ("game.yaml", "the game as it stands, secrets included"),
    ("log.jsonl", "the log, which all of the above is made from"),
)
"""The files to look at, with what they are."""

TRY = (
    "status {game}",
    "form {game} Prussia",
    "report {game} --player Pompadour",
    "log {game} --from 50",
    "verify {game}",
)
"""The commands to try next."""


@click.command("demo")
@click.option("--into", type=click.Path(path_type=Path), default=None, help="Play it in this new folder.")
@click.option("--bots", is_flag=True, help="Bots play a whole game instead, letter by letter.")
@click.option("--games", type=click.IntRange(1), default=1, help="So many games of bots, told as a table.")
@click.option("--scenario", default="standard", show_default=True, help="What the bots play.")
@click.option("--no-site", is_flag=True, help="Write no pages.")
@click.option(
    "--seed", default="demo", show_default=True, help="All luck of the bots' games follows from it."
)
def demo_command(into: Path | None, bots: bool, games: int, scenario: str, no_site: bool, seed: str) -> None:
    """Play the example game, five turns by four players, in a temporary folder, and say where to look.

    With --bots whole games are played by programs that write orders as players do. The game's pages lie in
    its folder `site`.

    Example: pbem demo; pbem demo --bots; pbem demo --bots --games 20 --scenario west
    """
    if bots:
        from pbem.cli.learn.matches import demo_of_bots

        demo_of_bots(into, games, scenario, seed, site=not no_site)
        return
    from pbem.data.share import example_dir

    script = example_dir() / "play.yaml"
    game = into or Path(tempfile.mkdtemp(prefix="pbem-demo-")) / "seven-years"
    now = _played(script, game)
    if not no_site:
        from pbem.desk.out.site import publish

        publish(game, game / "site" / "public", game / "site" / "private")
    click.echo(_summary(now, game))


def _played(script: Path, game: Path) -> State:
    from pbem.desk.script import play_script, script_steps

    with _bar(len(script_steps(script))) as bar:
        return play_script(script, game, lambda _: bar.update(1) if bar else None)


def _bar(length: int) -> Any:
    """A progress bar for whoever sits at a terminal."""
    if not sys.stderr.isatty():
        return nullcontext()
    return click.progressbar(length=length, label="Playing the example", file=sys.stderr)


def _summary(now: State, game: Path) -> str:
    """What was done, what to open, what to try."""
    from pbem.game.entries import StepEntry

    steps = sum(isinstance(entry, StepEntry) for entry in now.log.entries)
    lines = [
        f"The example game {now.name} was played into {game}:",
        f"  {len(now.letters)} letters and {steps} steps, to the start of turn {now.game.turn}.",
        "Open:",
        *(f"  {game / file}\n      {what}" for file, what in OPEN if (game / file).exists()),
        "Try:",
        *(f"  {_program()} {command.format(game=game)}" for command in TRY),
    ]
    return "\n".join(lines)


def _program() -> str:
    """How `pbem` is called from here."""
    return "pbem" if shutil.which("pbem") else sys.argv[0]

"""`pbem map`: the map of a turn."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pbem.cli.options import GAME, language_option, turn_of

if TYPE_CHECKING:
    from pbem.game.state import State

STDOUT = Path("-")


@click.command("map")
@GAME
@click.option("--player", default=None, help="With the troops of this player, or of who plays this nation.")
@click.option("--turn", type=int, default=None, help="As it was at the end of an earlier turn.")
@click.option(
    "--theatre",
    default=None,
    help="A close-up: centre, south, west, empire, north, east, elbe, rhine, poland or fighting.",
)
@click.option(
    "--all", "every", is_flag=True, help="The whole board and every close-up, into the folder OUTPUT."
)
@language_option("The language of what is written on it:", default="en")
@click.option("--png", is_flag=True, help="A picture instead of SVG; so does a file named .png.")
@click.option("--width", type=click.IntRange(200, 8000), default=None, help="The picture's width in pixels.")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), default=STDOUT, help="The file to write; - prints it."
)
def map_command(
    game: Path, player: str | None, turn: int | None, theatre: str | None, every: bool, language: str,
    png: bool, width: int | None, output: Path,
) -> None:  # fmt: skip
    """Draw the map of a turn: cities, roads, pieces, conquests, and what moved and fought.

    Nothing secret is on it, unless --player asks for a player's own troops.

    Example: pbem map games/seven-years --theatre fighting --output map.svg
    """
    from pbem.game import state

    now = state.load(game)
    picture = png or output.suffix.lower() == ".png"
    if width is not None and not picture:
        raise click.UsageError("--width is for pictures: add --png, or --output with a file named .png.")
    for name, path in _wanted(theatre, every, output, ".png" if picture else ".svg"):
        svg = _svg(now, player, turn_of(now.game, turn), name, language)
        _put(_picture(svg, width, path) if picture else svg.encode(), path)


def _wanted(theatre: str | None, every: bool, output: Path, ending: str) -> Iterator[tuple[str | None, Path]]:
    """Each map that is asked for, and where it goes."""
    from pbem.report.map.frame import FIGHTING, THEATRES

    if not every:
        yield theatre, output
        return
    if theatre is not None:
        raise click.UsageError("--all draws every theatre: leave --theatre out.")
    if output == STDOUT or output.suffix or output.is_file():
        raise click.UsageError("--all writes several files: add --output with the name of a folder.")
    output.mkdir(parents=True, exist_ok=True)
    yield None, output / f"whole{ending}"
    for name in (*THEATRES, FIGHTING):
        yield name, output / f"{name}{ending}"


def _svg(now: State, player: str | None, turn: int, theatre: str | None, language: str) -> str:
    from pbem.data.tongues import tongue
    from pbem.desk.out.reports import view_of
    from pbem.game import access
    from pbem.game.players import player_named
    from pbem.report.map import draw_map
    from pbem.report.map.frame import FIGHTING, THEATRES

    if theatre not in (None, FIGHTING, *THEATRES):
        names = ", ".join((*THEATRES, FIGHTING))
        raise click.BadParameter(f'there is no theatre "{theatre}"; there are {names}.')
    who = None if player is None else player_named(now.game, player)
    if who:
        access.require(now, who, f"the map of {who}", options=f"--player '{who}'")
    return draw_map(view_of(now, who, turn), now.game.rules.board, theatre=theatre, tongue=tongue(language))


def _picture(svg: str, width: int | None, output: Path) -> bytes:
    from pbem.report.map.png import png

    if output == STDOUT and sys.stdout.isatty():
        raise click.UsageError("a terminal shows no pictures: add --output map.png.")
    return png(svg, width)


def _put(content: bytes, output: Path) -> None:
    if output == STDOUT:
        click.echo(content, nl=False)
        return
    from pbem.data.disk import write_file

    write_file(output, content)
    click.echo(f"{output}: {len(content) / 1000:.0f} KB")

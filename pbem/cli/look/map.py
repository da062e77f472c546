"""`pbem map`: the map of a turn."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pbem.cli.options import GAME, language_option, turn_of
from pbem.records import dataclass

if TYPE_CHECKING:
    from pbem.game.state import State
    from pbem.report.view import View

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
@click.option("--poster", is_flag=True, help="The name of every city, on a sheet of A3; also as .pdf.")
@click.option(
    "--pages", type=click.Choice(["1", "4"]), default="1", help="The poster on 4 pages of A4 instead."
)
@click.option(
    "--legend",
    type=click.Choice(["no", "standing", "whole"]),
    default="whole",
    help="What stands around the map: nothing, the objectives held, or what every sign means too.",
)
@click.option("--inset", is_flag=True, help="With a close-up of the fighting below the map.")
@language_option("The language of what is written on it:", default="en")
@click.option("--png", is_flag=True, help="A picture instead of SVG; so does a file named .png.")
@click.option("--width", type=click.IntRange(200, 8000), default=None, help="The picture's width in pixels.")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), default=STDOUT, help="The file to write; - prints it."
)
def map_command(
    game: Path, player: str | None, turn: int | None, theatre: str | None, every: bool, poster: bool,
    pages: str, legend: str, inset: bool, language: str, png: bool, width: int | None, output: Path,
) -> None:  # fmt: skip
    """Draw the map of a turn: cities, roads, pieces, conquests, and what moved and fought.

    Nothing secret is on it, unless --player asks for a player's own troops.

    Example: pbem map games/seven-years --theatre fighting --output map.svg
    """
    from pbem.game import state

    if poster and (theatre or every or inset):
        raise click.UsageError("--poster shows the whole board: leave --theatre, --all and --inset out.")
    if pages != "1" and not poster:
        raise click.UsageError("--pages is for posters: add --poster.")
    now = state.load(game)
    what = _Drawing(now, player, turn_of(now.game, turn), language, legend)
    if poster:
        _put_poster(what.poster(int(pages)), png, width, output)
        return
    picture = png or output.suffix.lower() == ".png"
    if width is not None and not picture:
        raise click.UsageError("--width is for pictures: add --png, or --output with a file named .png.")
    for name, path in _wanted(theatre, every, output, ".png" if picture else ".svg"):
        svg = what.map(name, with_inset=inset)
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


@dataclass(frozen=True)
class _Drawing:
    """What is drawn: a turn as somebody sees it, in a language."""

    now: State
    player: str | None
    turn: int
    language: str
    legend: str

    def view(self) -> View:
        """What is shown. Asks for the right to see it if it is not everybody's."""
        from pbem.desk.out.reports import view_of
        from pbem.game import access
        from pbem.game.players import player_named

        who = None if self.player is None else player_named(self.now.game, self.player)
        if who:
            access.require(self.now, who, f"the map of {who}", options=f"--player '{who}'")
        return view_of(self.now, who, self.turn)

    def map(self, theatre: str | None, *, with_inset: bool) -> str:
        """The map of the board or of a theatre."""
        from pbem.data.tongues import tongue
        from pbem.report.map import draw_map
        from pbem.report.map.frame import FIGHTING, THEATRES

        if theatre not in (None, FIGHTING, *THEATRES):
            names = ", ".join((*THEATRES, FIGHTING))
            raise click.BadParameter(f'there is no theatre "{theatre}"; there are {names}.')
        board, spoken = self.now.game.rules.board, tongue(self.language)
        return draw_map(
            self.view(), board, theatre=theatre, tongue=spoken, legend=self.legend, with_inset=with_inset
        )

    def poster(self, pages: int) -> list[str]:
        """The sheets of a poster."""
        from pbem.data.tongues import tongue
        from pbem.report.map.poster import draw_poster

        board = self.now.game.rules.board
        return draw_poster(self.view(), board, pages=pages, tongue=tongue(self.language), legend=self.legend)


DOTS = 200
"""The dots of a printed sheet to an inch, unless another width is asked for."""


def _put_poster(sheets: list[str], png: bool, width: int | None, output: Path) -> None:
    """A PDF holds all sheets; else each is a file, numbered if there are several."""
    from pbem.report.map.png import dots_across, pdf

    if output.suffix.lower() == ".pdf":
        dots = DOTS if width is None else round(width / dots_across(sheets[0], 100) * 100)
        _put(pdf(sheets, dots), output)
        return
    if len(sheets) > 1 and output == STDOUT:
        raise click.UsageError("four pages are four files: add --output poster.svg, or poster.pdf for one.")
    picture, wide = png or output.suffix.lower() == ".png", width or dots_across(sheets[0], DOTS)
    for number, sheet in enumerate(sheets, 1):
        path = output if len(sheets) == 1 else output.with_stem(f"{output.stem}-{number}")
        _put(_picture(sheet, wide, path) if picture else sheet.encode(), path)


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

"""`pbem export`: a game in one file."""

from __future__ import annotations

from pathlib import Path

import click

from pbem.cli.options import GAME


@click.command("export")
@GAME
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.zip")
def export_command(game: Path, file: Path) -> None:
    """Pack log, letters, reports and game.yaml into one zip, with a README that tells how to check it.

    The same game gives the same bytes. It holds every secret: before the game is over no player may have it.
    What a sealed game holds is sealed in it too, until the game is over.

    Example: pbem export games/seven-years seven-years.zip
    """
    from pbem.desk.look import export

    if file.suffix.lower() != ".zip":
        raise click.BadParameter(f"{file} should end in .zip.")
    now, count = export.export(game, file)
    holds = "Its secrets are sealed." if now.is_closed else "It holds every secret of the game."
    click.echo(f"{now.name}: {count} files in {file}. {holds}")

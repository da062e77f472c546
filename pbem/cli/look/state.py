"""`pbem state`: the whole position."""

from __future__ import annotations

from pathlib import Path

import click

from pbem.cli.options import GAME, JSON, print_json


@click.command("state")
@GAME
@JSON
def state_command(game: Path, as_json: bool) -> None:
    """Print the whole position, secrets included, in the form that `pbem new --position` reads.

    Example: pbem state games/seven-years --json
    """
    from pbem.data import position
    from pbem.game import access, save, state

    now = state.load(game)
    access.require(now, None, "the position", options="--state")
    document = position.write_position(now.game)
    if as_json:
        print_json(document)
    else:
        click.echo(save.as_yaml(document), nl=False)

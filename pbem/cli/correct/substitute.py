"""`pbem substitute`: somebody else plays a part from now on."""

from __future__ import annotations

from pathlib import Path

import click

from pbem.cli.options import GAME, JSON, print_json


@click.command("substitute")
@GAME
@click.argument("pair", metavar="PLAYER=ADDRESS")
@click.option("--reason", default="", help="Why; all players read it.")
@JSON
def substitute_command(game: Path, pair: str, reason: str, as_json: bool) -> None:
    """Let somebody else play a player's part: letters go to the new address, and all players are told.

    No address is shown to anybody. What the one before has filed stays on file; his tokens open nothing more.

    Example: pbem substitute games/seven-years Frederick=anna@example.org --reason "Otto is ill."
    """
    from pbem.desk.moderator import substitute
    from pbem.game.entries import SubstituteEntry

    player, equals, address = pair.partition("=")
    if not equals or not player.strip() or not address.strip() or len(address.split()) > 1:
        raise click.BadParameter(f"{pair!r} is not PLAYER=ADDRESS, as Frederick=anna@example.org is")
    now = substitute.substitute(game, player.strip(), address.strip(), reason.strip())
    part = now.log.last(SubstituteEntry).player
    if as_json:
        return print_json(
            {"game": now.name, "player": part, "address": address.strip(), "turn": now.game.turn}
        )
    click.echo(f"{now.name}: {part} is played by {address.strip()} from now on.")

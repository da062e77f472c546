"""`pbem zone`: the time zone that a player's letters tell times in beside the game's."""

from __future__ import annotations

from pathlib import Path

import click

from pbem.cli.options import GAME


@click.command("zone")
@GAME
@click.argument("player")
@click.argument("zone", metavar="ZONE|off")
def zone_command(game: Path, player: str, zone: str) -> None:
    """Tell times in the letters of PLAYER in his own time zone too; `off` ends that.

    Example: pbem zone games/seven-years Elisabeth Australia/Sydney
    """
    from pbem.desk.moderator.zone import set_zone
    from pbem.game.entries import ZoneEntry

    now = set_zone(game, player, "" if zone == "off" else zone)
    last = now.log.last(ZoneEntry)
    where = f"in {last.zone} too" if last.zone else "in the game's zone alone"
    click.echo(f"{now.name}: {last.player}'s letters tell times {where}.")

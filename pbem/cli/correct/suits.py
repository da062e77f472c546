"""`pbem suits`: whether a player's letters show suits as signs in plain text."""

from __future__ import annotations

from pathlib import Path

import click

from pbem.cli.options import GAME


@click.command("suits")
@GAME
@click.argument("player")
@click.argument("shown", type=click.Choice(["signs", "letters"]))
def suits_command(game: Path, player: str, shown: str) -> None:
    """Show cards in the letters of PLAYER as ♠13 in plain text too, or as S13 again.

    Example: pbem suits games/seven-years Elisabeth signs
    """
    from pbem.desk.moderator.suits import set_suits
    from pbem.game.entries import SuitsEntry

    now = set_suits(game, player, shown == "signs")
    last = now.log.last(SuitsEntry)
    click.echo(f"{now.name}: {last.player}'s letters show suits as {shown} in plain text.")

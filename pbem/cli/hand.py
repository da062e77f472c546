"""Commands of the moderator's hand: say, substitute."""

from __future__ import annotations

import sys
from pathlib import Path

import click

GAME = click.argument("game", type=click.Path(path_type=Path))


def _given(text: str, what: str) -> str:
    """A text that has to say something."""
    if not text.strip():
        raise click.BadParameter(f"{what} is empty.")
    return text.strip()


@click.command("say")
@GAME
@click.argument("text")
@click.option("--to", default=None, metavar="PLAYER", help="Only this player, or who plays this nation.")
def say_command(game: Path, text: str, to: str | None) -> None:
    """Say something to all players, or to one: it stands in the reports of this turn, signed as yours.

    What is said to all stands in the public summary too. `-` for TEXT reads standard input.

    Example: pbem say games/seven-years "The next deadline is on Sunday." --to Frederick
    """
    from pbem.desk import saying

    words = sys.stdin.read() if text == "-" else text
    now = saying.say(game, _given(words, "TEXT"), to)
    heard = now.log.entries[-1]["to"]
    click.echo(f"{now.name}: said to {heard or 'all players'}, in the reports of turn {now.game.turn}.")


@click.command("substitute")
@GAME
@click.argument("pair", metavar="PLAYER=ADDRESS")
@click.option("--reason", default="", help="Why; all players read it.")
def substitute_command(game: Path, pair: str, reason: str) -> None:
    """Let somebody else play a player's part: letters go to the new address, and all players are told.

    No address is shown to anybody. What the one before has filed stays on file; his tokens open nothing more.

    Example: pbem substitute games/seven-years Frederick=anna@example.org --reason "Otto is ill."
    """
    from pbem.desk import substituting

    player, equals, address = pair.partition("=")
    if not equals or not player.strip() or not address.strip() or len(address.split()) > 1:
        raise click.BadParameter(f"{pair!r} is not PLAYER=ADDRESS, as Frederick=anna@example.org is")
    now = substituting.substitute(game, player.strip(), address.strip(), reason.strip())
    click.echo(f"{now.name}: {now.log.entries[-1]['player']} is played by {address.strip()} from now on.")

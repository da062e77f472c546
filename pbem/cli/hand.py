"""Commands of the moderator's hand: say."""

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

"""`pbem say`: what the moderator has to say."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from pbem.cli.options import GAME, JSON, given_text, print_json


@click.command("say")
@GAME
@click.argument("text")
@click.option("--to", default=None, metavar="PLAYER", help="Only this player, or who plays this nation.")
@JSON
def say_command(game: Path, text: str, to: str | None, as_json: bool) -> None:
    """Say something to all players, or to one: it stands in the reports of this turn, signed as yours.

    What is said to all stands in the public summary too. `-` for TEXT reads standard input.

    Example: pbem say games/seven-years "The next deadline is on Sunday." --to Frederick
    """
    from pbem.desk.moderator import say
    from pbem.game.entries import SaidEntry

    words = sys.stdin.read() if text == "-" else text
    now = say.say(game, given_text(words, "TEXT"), to)
    players = now.log.last(SaidEntry).to
    if as_json:
        return print_json({"game": now.name, "to": players, "turn": now.game.turn})
    click.echo(f"{now.name}: said to {players or 'all players'}, in the reports of turn {now.game.turn}.")

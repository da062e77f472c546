"""`pbem bot`: a program answers for an absent player."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from pbem.cli.options import GAME

if TYPE_CHECKING:
    pass


@click.command("bot")
@GAME
@click.argument("player")
@click.option(
    "--bot",
    "kind",
    type=click.Choice(["sensible", "random"]),
    default="sensible",
    show_default=True,
    help="How it plays.",
)
@click.option("--once", is_flag=True, help="One letter only, and leave resolving to you.")
def bot_command(game: Path, player: str, kind: str, once: bool) -> None:
    """Let a program answer for an absent player, from nothing but what that player may know.

    It writes a letter for what is asked of him now, which is kept and logged like any other, and resolves,
    until the game waits for somebody else. Its letters are called bot-sensible-frederick.txt and the like.

    Example: pbem bot games/seven-years Sweden --once
    """
    from pbem.desk.out import reports
    from pbem.desk.turns.bots import serve
    from pbem.game.access import may_see

    if not once:
        _serve_on(game, player, kind)
        return
    served = serve(game, player, kind)
    if served is None:
        click.echo(f"Nothing is asked of {player} now.")
        return
    if not may_see(served.now, served.receipt.player):
        click.echo(f"A letter was written for {served.receipt.player}. What it says is sealed.")
        return
    click.echo(served.text)
    click.echo(reports.receipt(served.now, served.receipt), nl=False)


def _serve_on(game: Path, player: str, kind: str) -> None:
    from pbem.desk.look import waiting
    from pbem.desk.turns.bots import play_for

    before, now = play_for(game, player, kind)
    written = len(now.letters) - before
    click.echo(f"{now.name}: {written} {'letter' if written == 1 else 'letters'} written for {player}.")
    click.echo(waiting.question_words(waiting.dry_run(now)), nl=False)

"""`pbem undo`: a game is taken back to an earlier entry of its log."""

from __future__ import annotations

from pathlib import Path

import click

from pbem.cli.options import GAME


@click.command("undo")
@GAME
@click.option(
    "--to",
    type=int,
    default=None,
    help="The last entry of the log to keep; without it the last letter, or all played since, is undone.",
)
@click.option("--reason", default="", help="Why, as the players are told.")
def undo_command(game: Path, to: int | None, reason: str) -> None:
    """Take a game back to an earlier entry of its log; what was undone stays in the log. `pbem run` waits
    then for `pbem resume` or a new letter.

    Example: pbem undo games/seven-years --to 41 --reason "A road was wrong."
    """
    from pbem.desk.moderator import undo
    from pbem.game.entries import UndoEntry

    now, gone = undo.undo(game, to, reason)
    if now.is_closed:
        click.echo(f"{now.name}: taken back, and all players are told. pbem status {game} shows where it is.")
        return
    noun = "entry" if gone == 1 else "entries"
    last = now.log.last(UndoEntry)
    click.echo(f"{now.name}: {gone} {noun} undone; the game is as it was after entry {last.to}.")
    if now.hold:
        click.echo(
            f"It is held: pbem run plays nothing until `pbem resume {game}` or a new letter; "
            "`pbem redo` takes it up again."
        )

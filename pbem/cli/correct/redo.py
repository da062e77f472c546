"""`pbem redo`: what was undone is taken up again."""

from __future__ import annotations

from pathlib import Path

import click

from pbem.cli.options import GAME


@click.command("redo")
@GAME
@click.option(
    "--of",
    type=int,
    default=None,
    help="The entry of the log that took it back; without it the last `undo` that still does.",
)
@click.option("--reason", default="", help="Why, as the players are told.")
def redo_command(game: Path, of: int | None, reason: str) -> None:
    """Take up again what `pbem undo` took back: the same letters, moves and cards. What was done since falls.

    Example: pbem redo games/seven-years --reason "The road was right after all."
    """
    from pbem.desk.moderator import redo

    now, again, fall = redo.redo(game, of, reason)
    if now.is_closed:
        click.echo(
            f"{now.name}: taken up again, and all players are told. pbem status {game} shows where it is."
        )
        return
    since = f"; {_entries(fall)} since then {'falls' if fall == 1 else 'fall'}" if fall else ""
    click.echo(f"{now.name}: {_entries(again)} {'stands' if again == 1 else 'stand'} again{since}.")


def _entries(count: int) -> str:
    return f"{count} {'entry' if count == 1 else 'entries'}"

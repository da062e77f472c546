"""`pbem log`: what happened, entry by entry."""

from __future__ import annotations

import json
from pathlib import Path

import click

from pbem.cli.options import GAME, JSON, print_json


@click.command("log")
@GAME
@click.option("--from", "first", type=click.IntRange(0), default=0, help="The first entry to print.")
@JSON
def log_command(game: Path, first: int, as_json: bool) -> None:
    """Print what happened, entry by entry, secrets included, with the letter each came from.

    Example: pbem log games/seven-years --from 12
    """
    from pbem.desk.look import log_in_words
    from pbem.game import access, log, log_end, state
    from pbem.game.folder import Folder

    folder = Folder(game)
    folder.require()
    if folder.header:
        access.require(state.load(game), None, "the log", options="--log")
    end = log_end.known_end(folder)
    whole = log.read_log(folder.log, folder.header, folder.seal)
    log_end.require_end(whole, end)
    entries = whole.entries[first:]
    if as_json:
        print_json([json.loads(entry.line) for entry in entries])
        return
    for entry in entries:
        click.echo(log_in_words.entry_lines(entry), nl=False)

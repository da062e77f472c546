"""`pbem status`: where a game stands, or several."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from pbem.cli.options import JSON, print_json

if TYPE_CHECKING:
    from datetime import datetime


@click.command("status")
@click.argument("games", metavar="GAME...", nargs=-1, required=True, type=click.Path(path_type=Path))
@JSON
def status_command(games: tuple[Path, ...], as_json: bool) -> None:
    """Show where a game stands: turn, phase, the nations, and who owes what, since when and until when.

    Of several games, or of a folder of games, a table with a line for each open question.

    Example: pbem status games/seven-years; pbem status games
    """
    from datetime import UTC, datetime

    from pbem.game.folder import games_in

    when = datetime.now(UTC)
    if len(games) == 1 and (games[0] in games_in(games[0]).values() or not games_in(games[0])):
        _one_status(games[0], when, as_json)
    else:
        _many_statuses(games, when, as_json)


def _one_status(game: Path, when: datetime, as_json: bool) -> None:
    from pbem.cli.look import status_table
    from pbem.desk.look import waiting
    from pbem.game import save, state

    now = state.load(game)
    save.mend_state_file(now)
    played = waiting.dry_run(now)
    if as_json:
        print_json(status_table.game_facts(now, played, when))
        return
    for line in status_table.game_lines(now, played, when):
        click.echo(line)


def _many_statuses(games: tuple[Path, ...], when: datetime, as_json: bool) -> None:
    """Exit code 1 if one of them cannot be read; the others are shown all the same."""
    from pbem.cli.look import status_table
    from pbem.desk.look.status import game_statuses

    rows = game_statuses(games, when)
    if as_json:
        print_json([status_table.row_facts(one, when) for one in rows])
    else:
        for line in status_table.status_lines(rows):
            click.echo(line)
    if any(one.trouble for one in rows):
        raise click.exceptions.Exit(1)

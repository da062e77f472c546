"""Commands that look at a game and change nothing in it: status, report, form, log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pbem.cli.options import GAME, JSON, print_json, turn_of
from pbem.report.writers import FORMATS

if TYPE_CHECKING:
    from datetime import datetime

FORMAT = click.option(
    "--format",
    "form",
    type=click.Choice([*FORMATS, "json"]),
    default="text",
    help="How it is written; bgg is the BBCode of BoardGameGeek.",
)


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
    from pbem.cli import status
    from pbem.desk.look import status as look_status
    from pbem.game import save, state

    now = state.load(game)
    save.mend(now)
    played = look_status.dry(now)
    if as_json:
        print_json(status.facts(now, played, when))
        return
    for line in status.one_game(now, played, when):
        click.echo(line)


def _many_statuses(games: tuple[Path, ...], when: datetime, as_json: bool) -> None:
    """Exit code 1 if one of them cannot be read; the others are shown all the same."""
    from pbem.cli import status
    from pbem.desk.look import owed

    found = owed.games(games, when)
    if as_json:
        print_json([status.listed(one, when) for one in found])
    else:
        for line in status.many_games(found):
            click.echo(line)
    if any(one.trouble for one in found):
        raise click.exceptions.Exit(1)


@click.command("report")
@GAME
@click.option(
    "--player", default=None, help="This player's private report, or that of who plays this nation."
)
@click.option("--turn", type=int, default=None, help="An earlier turn.")
@click.option("--open", "opened", is_flag=True, help="Show it in the browser instead, with the map.")
@FORMAT
def report_command(game: Path, player: str | None, turn: int | None, opened: bool, form: str) -> None:
    """Print the public summary of a turn, or a player's private report.

    Example: pbem report games/seven-years --player Frederick --format html
    """
    from pbem.desk.out import formats
    from pbem.game import access, state
    from pbem.game.players import player_named

    now = state.load(game)
    told = turn_of(now.game, turn)
    who = None if player is None else player_named(now.game, player)
    if who is not None:
        access.require(now, who, f"the report of {who}", options=f"--player '{who}'")
    if opened:
        from pbem.cli.opening import show

        show(now, who, told)
    else:
        click.echo(formats.report(now, who, told, form), nl=False)


@click.command("form")
@GAME
@click.argument("nation")
@FORMAT
def form_command(game: Path, nation: str, form: str) -> None:
    """Print a nation's order form: her pieces, cards, what is asked, and lines to fill in.

    Example: pbem form games/seven-years Prussia
    """
    from pbem.desk.out import formats
    from pbem.game import access, state
    from pbem.orders.names.name_book import Misnamed, book

    now = state.load(game)
    found = book(now.game.rules).nations.find(nation)
    if isinstance(found, Misnamed):
        theirs = next((own for player, own in now.game.roles.items() if player.lower() == nation.lower()), ())
        instead = f"{nation} plays {' and '.join(theirs)}: name one." if theirs else found.instead
        raise click.ClickException(f"{found.what}. {instead}")
    who = now.game.player_of(found)
    access.require(now, who, f"the order form of {found}", options=f"--player '{who}'")
    click.echo(formats.order_form(now, found, form), nl=False)


@click.command("log")
@GAME
@click.option("--from", "first", type=click.IntRange(0), default=0, help="The first entry to print.")
@JSON
def log_command(game: Path, first: int, as_json: bool) -> None:
    """Print what happened, entry by entry, secrets included, with the letter each came from.

    Example: pbem log games/seven-years --from 12
    """
    from pbem.desk.look import log_in_words
    from pbem.game import access, log, state, tail
    from pbem.game.folder import Folder

    folder = Folder(game)
    folder.require()
    if folder.header:
        access.require(state.load(game), None, "the log", options="--log")
    told = tail.told_line(folder)
    found = log.read(folder.log, folder.header, folder.seal)
    tail.require(found, told)
    entries = found.entries[first:]
    if as_json:
        print_json([json.loads(entry.line) for entry in entries])
        return
    for entry in entries:
        click.echo(log_in_words.told(entry), nl=False)

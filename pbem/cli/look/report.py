"""Commands that print a letter to a player: report, form."""

from __future__ import annotations

from pathlib import Path

import click

from pbem.cli.options import GAME, turn_of
from pbem.orders.problem import Problem
from pbem.report.writers import FORMATS

FORMAT = click.option(
    "--format",
    "form",
    type=click.Choice([*FORMATS, "json"]),
    default="text",
    help="How it is written; bgg is the BBCode of BoardGameGeek.",
)


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
    of_turn = turn_of(now.game, turn)
    who = None if player is None else player_named(now.game, player)
    if who is not None:
        access.require(now, who, f"the report of {who}", options=f"--player '{who}'")
    if opened:
        from pbem.cli.look.report_page import show_report

        show_report(now, who, of_turn)
    else:
        click.echo(formats.report(now, who, of_turn, form), nl=False)


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
    from pbem.orders.names.name_book import book

    now = state.load(game)
    name = book(now.game.rules).nations.find(nation)
    if isinstance(name, Problem):
        theirs = next((own for player, own in now.game.roles.items() if player.lower() == nation.lower()), ())
        instead = f"{nation} plays {' and '.join(theirs)}: name one." if theirs else name.instead
        raise click.ClickException(f"{name.what}. {instead}")
    who = now.game.player_of(name)
    access.require(now, who, f"the order form of {name}", options=f"--player '{who}'")
    click.echo(formats.order_form(now, name, form), nl=False)

"""`pbem late`: who was late, and the moderator's word where so many are silent that he is asked."""

from __future__ import annotations

from pathlib import Path

import click

from pbem.cli.options import GAME, JSON, print_json


@click.command("late")
@GAME
@click.option(
    "--go-on", is_flag=True, help="Those who are silent are late: the next run does what the settings say."
)
@JSON
def late_command(game: Path, go_on: bool, as_json: bool) -> None:
    """Show who was late and how often. Where so many are silent that nothing is done for them, --go-on says
    that the mail is not at fault.

    Example: pbem late games/seven-years
    """
    from datetime import UTC, datetime, timedelta

    from pbem.cli.look.tables import Cell, columns, table_lines
    from pbem.deadlines.wall_clock import span_words
    from pbem.desk.look.late_list import guard_words, late_facts, late_players
    from pbem.desk.moderator import late
    from pbem.game import state

    when = datetime.now(UTC)
    nations = late.go_on(game, when) if go_on else ()
    now = state.load(game)
    if as_json:
        return print_json(late_facts(now, when) | {"allowed": list(nations)})
    if go_on:
        click.echo(
            f"{now.name}: the next run answers for {', '.join(nations)}."
            if nations
            else "Nobody is held back."
        )
        return
    rows = (
        [
            *map(Cell, (one.player, *map(str, (one.asked, one.late, one.decided)))),
            Cell(str(span_words(timedelta(minutes=one.minutes_given))) if one.minutes_given else ""),
        ]
        for one in late_players(now)
    )
    for line in table_lines(
        ("player", "asked", "late", "answered for", "time given"), rows, columns(), right=(1, 2, 3)
    ):
        click.echo(line)
    if words := guard_words(now, when):
        click.echo(f"{now.name}: {words}")

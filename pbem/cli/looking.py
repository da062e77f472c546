"""Commands that look at a game and change nothing in it: status, report, form, log."""

from __future__ import annotations

from pathlib import Path

import click

GAME = click.argument("game", type=click.Path(path_type=Path))
JSON = click.option("--json", "as_json", is_flag=True, help="For programs.")


@click.command("status")
@GAME
@JSON
def status_command(game: Path, as_json: bool) -> None:
    """Show where a game stands: turn, phase, the nations, and whom it waits for.

    Example: pbem status games/seven-years
    """
    from pbem.desk import keeping, standing, state

    now = state.load(game)
    keeping.mend(now)
    played = standing.dry(now)
    if as_json:
        import json

        facts = {"game": now.name, "turn": now.game.turn, "phase": now.game.phase, "nation": now.game.nation}
        facts |= {"waiting": standing.facts(played), "nations": standing.table(now)}
        facts |= {"deadlines": standing.deadline_facts(now)}
        click.echo(json.dumps(facts, ensure_ascii=False, indent=2))
        return
    active = f", {now.game.nation}" if now.game.nation else ""
    click.echo(f"{now.name}: turn {now.game.turn}{active}, {now.game.phase}.")
    for row in standing.table(now):
        line = (
            f"  {row['nation']:14}{row['player']:15}{row['troops']:>3} troops{row['cards']:>4} cards"
            f"{row['objectives']:>8}  {row['orders']}"
        )
        click.echo(line.rstrip())
    click.echo(standing.ahead(now, played) + standing.words(played), nl=False)
    click.echo(standing.deadline_words(now), nl=False)


@click.command("report")
@GAME
@click.option(
    "--player", default=None, help="This player's private report, or that of who plays this nation."
)
@click.option("--turn", type=int, default=None, help="An earlier turn.")
def report_command(game: Path, player: str | None, turn: int | None) -> None:
    """Print the public summary of a turn, or a player's private report.

    Example: pbem report games/seven-years --player Frederick
    """
    from pbem.desk import state, writing
    from pbem.desk.roles import player_named

    now = state.load(game)
    told = now.game.turn if turn is None else turn
    if not 0 <= told <= now.game.turn:
        raise click.BadParameter(f"turn {told} is not among 0 to {now.game.turn}.")
    if player is None:
        click.echo(writing.summary(now, told), nl=False)
    else:
        click.echo(writing.private(now, player_named(now.game, player), told), nl=False)


@click.command("form")
@GAME
@click.argument("nation")
def form_command(game: Path, nation: str) -> None:
    """Print a nation's order form: her pieces, cards, what is asked, and lines to fill in.

    Example: pbem form games/seven-years Prussia
    """
    from pbem.desk import state, writing
    from pbem.orders.names import Misnamed, book

    now = state.load(game)
    found = book(now.game.rules).nations.find(nation)
    if isinstance(found, Misnamed):
        raise click.ClickException(f"{found.what}. {found.instead}")
    click.echo(writing.form(now, found), nl=False)


@click.command("log")
@GAME
@click.option("--from", "first", type=click.IntRange(0), default=0, help="The first entry to print.")
@JSON
def log_command(game: Path, first: int, as_json: bool) -> None:
    """Print what happened, entry by entry, secrets included, with the letter each came from.

    Example: pbem log games/seven-years --from 12
    """
    from pbem.desk import chronicle, log
    from pbem.desk.folder import Folder

    folder = Folder(game)
    folder.require()
    entries = log.read(folder.log).entries[first:]
    if as_json:
        import json

        click.echo(json.dumps(entries, ensure_ascii=False, indent=2))
        return
    for entry in entries:
        click.echo(chronicle.told(entry), nl=False)

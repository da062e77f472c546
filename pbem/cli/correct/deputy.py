"""`pbem deputy`: somebody plays for a player for some days."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from pbem.cli.options import GAME

if TYPE_CHECKING:
    from datetime import datetime

    from pbem.game.state import State

DAY = click.DateTime(["%Y-%m-%d"])


@click.command("deputy")
@GAME
@click.argument("player", required=False)
@click.argument("name", required=False)
@click.argument("address", required=False)
@click.option("--from", "first", type=DAY, default=None, help="The first day; else today.")
@click.option("--to", "last", type=DAY, default=None, help="The last day.")
@click.option("--approve", is_flag=True, help="Agree to the deputy that PLAYER asked for.")
@click.option("--off", is_flag=True, help="Let nobody play for PLAYER any more, or do not agree.")
def deputy_command(
    game: Path,
    player: str | None,
    name: str | None,
    address: str | None,
    first: datetime | None,
    last: datetime | None,
    approve: bool,
    off: bool,
) -> None:
    """Let NAME at ADDRESS play for PLAYER too from one day to another, both included: the deputy gets what
    PLAYER gets, and letters of both count. With GAME alone the deputies are listed.

    Example: pbem deputy games/seven-years Frederick Anna anna@example.org --from 2027-05-03 --to 2027-05-12
    """
    from datetime import UTC, datetime

    from pbem.desk.moderator import deputy
    from pbem.game import state

    when = datetime.now(UTC)
    if player is None:
        return _list(state.load(game), when)
    if approve or off:
        if (approve and off) or name:
            raise click.UsageError("--approve and --off go alone with PLAYER.")
        now = deputy.approve(game, player, when) if approve else deputy.end(game, player, when)
    elif name is None or address is None or last is None:
        raise click.UsageError("name the deputy, his address and --to, or say --approve or --off.")
    else:
        now = deputy.appoint(game, player, name, address, (first or when).date(), last.date(), when)
    _say(now)


def _say(now: State) -> None:
    from pbem.game.entries import DeputyEntry
    from pbem.game.notices import deputy_words

    click.echo(f"{now.name}: {str(deputy_words(now.log.last(DeputyEntry))).rstrip('.')}.")


def _list(now: State, when: datetime) -> None:
    from pbem.desk.look.deputy_list import deputy_lines

    for line in deputy_lines(now, when) or ["Nobody has a deputy, and none is to come."]:
        click.echo(line)

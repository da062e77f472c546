"""Commands for deadlines: settings, pause, resume, away."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from datetime import datetime

    from pbem.desk.state import State

GAME = click.argument("game", type=click.Path(path_type=Path))
DAY = click.DateTime(["%Y-%m-%d"])
POLICIES = click.Choice(["wait", "defaults", "standing", "bot", "substitute"])


@click.command("settings")
@GAME
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--show", is_flag=True, help="Print the settings that hold.")
def settings_command(game: Path, file: Path | None, show: bool) -> None:
    """Put the deadlines of FILE into the game's log; docs/deadlines.md tells what may stand in it.

    Example: pbem settings games/seven-years timing.yaml
    """
    from datetime import UTC, datetime

    from pbem.data.strict import decode
    from pbem.desk import timekeeping

    if file:
        text = decode(file.read_bytes(), file)
        _say(timekeeping.set_timing(game, text, str(file), datetime.now(UTC)))
    elif not show:
        raise click.UsageError("name a file of settings, or say --show.")
    if show:
        _show(game)


def _show(game: Path) -> None:
    from pbem.desk import keeping, state
    from pbem.desk.timing_text import document_of

    timing = state.load(game).timing
    if timing is None:
        click.echo("No deadlines are set: nothing is ever due by itself.")
    else:
        click.echo(keeping.as_yaml(document_of(timing)), nl=False)


@click.command("pause")
@GAME
@click.option("--reason", required=True, help="Why, as the players are told.")
def pause_command(game: Path, reason: str) -> None:
    """Stop the clocks of a game until `pbem resume`: nothing is due and nobody is reminded.

    Example: pbem pause games/seven-years --reason "The moderator is ill."
    """
    from datetime import UTC, datetime

    from pbem.desk import timekeeping

    _say(timekeeping.stop(game, datetime.now(UTC), reason.rstrip(".")))


@click.command("resume")
@GAME
def resume_command(game: Path) -> None:
    """End a pause: every deadline is later by the time that was lost.

    Example: pbem resume games/seven-years
    """
    from datetime import UTC, datetime

    from pbem.desk import timekeeping

    after = timekeeping.go_on(game, datetime.now(UTC))
    if after is None:
        click.echo(f"{game} is not paused.")
    else:
        _say(after)


@click.command("away")
@GAME
@click.argument("player")
@click.argument("first", metavar="FROM", type=DAY)
@click.argument("last", metavar="UNTIL", type=DAY)
@click.option(
    "--meanwhile", type=POLICIES, default=None, help="What is done for him; else what the settings say."
)
def away_command(game: Path, player: str, first: datetime, last: datetime, meanwhile: str | None) -> None:
    """Announce that PLAYER is away from one day until another, both included.

    Example: pbem away games/seven-years Elisabeth 2027-07-01 2027-07-14
    """
    from datetime import UTC, datetime

    from pbem.desk import timekeeping

    when = datetime.now(UTC)
    _say(timekeeping.leave(game, player, first.date(), last.date(), meanwhile, when))


def _say(now: State) -> None:
    from pbem.desk import standing

    click.echo(f"{now.name}: {now.log.entries[-1]['why']}.")
    click.echo(standing.deadline_words(now), nl=False)

"""Commands for deadlines: settings, pause, resume, away."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from pbem.cli.options import GAME, JSON, print_json
from pbem.deadlines.policies import POLICIES

if TYPE_CHECKING:
    from datetime import datetime

    from pbem.deadlines.deadline import Deadline, OwedAnswer
    from pbem.game.state import State

DAY = click.DateTime(["%Y-%m-%d"])
POLICY = click.Choice(list(POLICIES))


@click.command("settings")
@GAME
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--show", is_flag=True, help="Print the settings that hold.")
@JSON
def settings_command(game: Path, file: Path | None, show: bool, as_json: bool) -> None:
    """Put the deadlines of FILE into the game's log; docs/deadlines.md tells what may stand in it.

    Example: pbem settings games/seven-years timing.yaml
    """
    from datetime import UTC, datetime

    from pbem.data.strict import decode
    from pbem.desk.moderator import deadlines

    if file:
        text = decode(file.read_bytes(), file)
        _say(deadlines.set_timing(game, text, str(file), datetime.now(UTC)), as_json)
    elif not show:
        raise click.UsageError("name a file of settings, or say --show.")
    if show and not (as_json and file):
        _show(game, as_json)


def _show(game: Path, as_json: bool) -> None:
    from pbem.deadlines.settings_text import document_of
    from pbem.game import save, state

    timing = state.load(game).timing
    if as_json:
        print_json(document_of(timing) if timing else None)
    elif timing is None:
        click.echo("No deadlines are set: nothing is ever due by itself.")
    else:
        click.echo(save.as_yaml(document_of(timing)), nl=False)


@click.command("pause")
@GAME
@click.option("--reason", required=True, help="Why, as the players are told.")
@JSON
def pause_command(game: Path, reason: str, as_json: bool) -> None:
    """Stop the clocks of a game until `pbem resume`: nothing is due and nobody is reminded.

    Example: pbem pause games/seven-years --reason "The moderator is ill."
    """
    from datetime import UTC, datetime

    from pbem.desk.moderator import deadlines

    _say(deadlines.stop(game, datetime.now(UTC), reason.rstrip(".")), as_json)


@click.command("resume")
@GAME
@JSON
def resume_command(game: Path, as_json: bool) -> None:
    """End a pause: every deadline is later by the time that was lost.

    Example: pbem resume games/seven-years
    """
    from datetime import UTC, datetime

    from pbem.desk.moderator import deadlines

    after = deadlines.go_on(game, datetime.now(UTC))
    if after:
        _say(after, as_json)
    else:
        click.echo("null" if as_json else f"{game} is not paused.")


@click.command("away")
@GAME
@click.argument("player")
@click.argument("first", metavar="FROM", type=DAY)
@click.argument("last", metavar="UNTIL", type=DAY)
@click.option(
    "--meanwhile", type=POLICY, default=None, help="What is done for him; else what the settings say."
)
@JSON
def away_command(
    game: Path, player: str, first: datetime, last: datetime, meanwhile: str | None, as_json: bool
) -> None:
    """Announce that PLAYER is away from one day until another, both included.

    Example: pbem away games/seven-years Elisabeth 2027-07-01 2027-07-14
    """
    from datetime import UTC, datetime

    from pbem.desk.moderator import deadlines

    when = datetime.now(UTC)
    policy = POLICIES[meanwhile] if meanwhile else None
    _say(deadlines.leave(game, player, first.date(), last.date(), policy, when), as_json)


def _say(now: State, as_json: bool) -> None:
    from pbem.desk.look.waiting import deadline_words
    from pbem.game.entries import SettingsEntry

    why = now.log.last(SettingsEntry).why
    if not as_json:
        click.echo(f"{now.name}: {why}.")
        click.echo(deadline_words(now), nl=False)
        return
    due = [_facts(one, deadline) for one, deadline in now.deadlines]
    print_json({"game": now.name, "done": why, "due": due})


def _facts(one: OwedAnswer, deadline: Deadline) -> dict[str, str | None]:
    until = deadline.at.isoformat() if deadline.at else None
    facts = {"nation": one.nation, "player": one.player, "wants": str(one.wants)}
    return {**facts, "until": until, "why": str(deadline.why)}

"""Commands for deadlines: settings, pause, resume, away."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pbem.cli.options import GAME, JSON, ParameterType, print_json
from pbem.deadlines.policies import POLICIES

if TYPE_CHECKING:
    from datetime import datetime, timedelta

    from pbem.deadlines.deadline import Deadline, OwedAnswer
    from pbem.game.entries import ExtendedEntry, SettingsEntry
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
@click.option("--play", is_flag=True, help="Stop play too: letters are taken in, and nothing is played.")
@JSON
def pause_command(game: Path, reason: str, play: bool, as_json: bool) -> None:
    """Stop the clocks of a game until `pbem resume`: nothing is due and nobody is reminded. With --play
    nothing is played either.

    Example: pbem pause games/seven-years --reason "The moderator is ill."
    """
    from datetime import UTC, datetime

    from pbem.desk.moderator import deadlines, hold

    now = hold.stop_play(game, reason) if play else None
    if now and now.timing is None:
        return _say_stopped(now, reason, as_json)
    _say(deadlines.stop(game, datetime.now(UTC), reason.rstrip(".")), as_json)
    if now and not as_json:
        click.echo("Nothing is played until `pbem resume`.")


def _say_stopped(now: State, reason: str, as_json: bool) -> None:
    """What is said of a game without deadlines, whose play alone is stopped."""
    if as_json:
        print_json({"game": now.name, "done": f"play is stopped: {reason}", "due": []})
    else:
        click.echo(f"{now.name}: nothing is played until `pbem resume`: {reason}")


@click.command("resume")
@GAME
@JSON
def resume_command(game: Path, as_json: bool) -> None:
    """End a pause: every deadline is later by the time that was lost. A game that was rolled back, or whose
    play was stopped, goes on.

    Example: pbem resume games/seven-years
    """
    from datetime import UTC, datetime

    from pbem.desk.moderator import deadlines, hold
    from pbem.game import state

    held = hold.go_on(game)
    if held and not as_json:
        click.echo(f"{game} was held, and goes on.")
    if held and state.load(game).timing is None:
        return
    after = deadlines.go_on(game, datetime.now(UTC))
    if after:
        _say(after, as_json)
    elif not held or as_json:
        click.echo("null" if as_json else f"{game} is not paused.")


@click.command("away")
@GAME
@click.argument("player")
@click.argument("first", metavar="FROM", type=DAY, required=False)
@click.argument("last", metavar="UNTIL", type=DAY, required=False)
@click.option("--off", is_flag=True, help="Take back what is still to come of his absences.")
@click.option(
    "--meanwhile", type=POLICY, default=None, help="What is done for him; else what the settings say."
)
@JSON
def away_command(
    game: Path,
    player: str,
    first: datetime | None,
    last: datetime | None,
    off: bool,
    meanwhile: str | None,
    as_json: bool,
) -> None:
    """Announce that PLAYER is away from one day until another, both included. Days that overlap with those
    announced before replace them; --off takes back what is still to come.

    Example: pbem away games/seven-years Elisabeth 2027-07-01 2027-07-14
    """
    from datetime import UTC, datetime

    from pbem.desk.moderator import deadlines

    when = datetime.now(UTC)
    if off:
        back = deadlines.come_back(game, player, when)
        if back is None:
            raise click.ClickException(f"no absence of {player} is still to come.")
        return _say(back, as_json)
    if first is None or last is None:
        raise click.UsageError("name the first day and the last, or say --off.")
    policy = POLICIES[meanwhile] if meanwhile else None
    _say(deadlines.leave(game, player, first.date(), last.date(), policy, when), as_json)


class SpanType(ParameterType):
    """A span of time: `24 hours`, `2 days 12 hours`."""

    name = "span"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The span. Raises click.BadParameter if it is none."""
        from pbem.deadlines.wall_clock import span_of

        try:
            return span_of(value)
        except (ValueError, KeyError):
            self.fail(f"{value!r} is no span; one is `36 hours` or `2 days`.", param, ctx)


@click.command("extend")
@GAME
@click.argument("player")
@click.argument("span", type=SpanType())
@click.option("--beyond", is_flag=True, help="Give more than the settings allow a player in a game.")
@JSON
def extend_command(game: Path, player: str, span: timedelta, beyond: bool, as_json: bool) -> None:
    """Give PLAYER more time for all that he owes now.

    Example: pbem extend games/seven-years Frederick "24 hours"
    """
    from datetime import UTC, datetime

    from pbem.desk.moderator import deadlines
    from pbem.game.entries import ExtendedEntry

    _say(deadlines.extend(game, player, span, datetime.now(UTC), beyond=beyond), as_json, ExtendedEntry)


def _say(now: State, as_json: bool, kind: type[SettingsEntry | ExtendedEntry] | None = None) -> None:
    from pbem.desk.look.waiting import deadline_words
    from pbem.game.entries import SettingsEntry

    why = now.log.last(kind or SettingsEntry).why
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

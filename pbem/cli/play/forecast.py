"""The command that tells a letter's writer how it would go."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

import click

from pbem.cli.options import JSON, LetterAnswer
from pbem.cli.play.letters import LETTERS_TYPE, REPORT, contents, require_own, show


@click.command("forecast")
@click.argument("paths", metavar="[GAME] LETTERS...", nargs=-1, required=True, type=LETTERS_TYPE)
@click.option("--player", "--from", "sender", default=None, help="Who wrote them, where they do not say so.")
@REPORT
@JSON
def forecast_command(
    paths: tuple[Path, ...], sender: str | None, report: Path | None, as_json: bool
) -> None:  # fmt: skip
    """Tell how a letter would go as things stand, from what its player knows, and change nothing.

    Moves, conquests, the fights that begin and how the plans play them at best and at worst, supply at the
    end. A line `forecast` in a letter has its writer told the same by mail.

    Example: pbem forecast games/seven-years otto.eml
    """
    show(_forecasts(paths, sender, report), as_json)


def _forecasts(paths: tuple[Path, ...], sender: str | None, report: Path | None) -> list[LetterAnswer]:
    from pbem.desk.letters import submit
    from pbem.desk.out import reports
    from pbem.game import access, at_home, state

    letters = paths if report else paths[1:]
    if not letters:
        raise click.UsageError("Name the game's folder, or --report FILE, and then the letters.")
    home = at_home.read_report(report) if report else None
    if home:
        require_own(home, sender)
    now, who = home or state.load(paths[0]), home.player if home else sender
    when = datetime.now(UTC)
    heard = (submit.hear(now, *one, sender=who, when=when, forecast=True) for one in contents(letters))
    receipts = [one.receipt for one in heard]
    for one in receipts if home is None else ():
        whose = one.player or "an unknown player"
        access.require(now, one.player or None, f"how a letter of {whose} would go", instead=INSTEAD)
    return [LetterAnswer(asdict(one), reports.receipt(now, one), not one.problems) for one in receipts]


INSTEAD = "A line `forecast` in a letter has its player told by mail"
"""What to do in a sealed game."""

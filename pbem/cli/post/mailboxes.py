"""Commands for the post: collect, send, run."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pbem.cli.options import INTO, laid_words, require_dry_run

if TYPE_CHECKING:
    from pbem.desk.out.outcome import Outcome

FOLDER = click.argument("folder", type=click.Path(path_type=Path))


def _say(outcome: Outcome) -> None:
    for line in outcome.lines:
        click.echo(line)
    for trouble in outcome.troubles:
        click.echo(f"TROUBLE {trouble}", err=True)
    if outcome.troubles:
        raise click.exceptions.Exit(1)


@click.command("run")
@FOLDER
@click.option("--dry-run", is_flag=True, help="Say what would happen; nothing is changed or sent.")
@INTO
@click.option(
    "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes to share the games."
)
def run_command(folder: Path, dry_run: bool, into: Path | None, jobs: int) -> None:
    """Take mail in, play every game of FOLDER as far as it goes, write and send the letters. For cron.

    Example: pbem run games; pbem run games --jobs 4
    """
    from datetime import UTC, datetime

    from pbem.desk.folder_post import Busy
    from pbem.desk.run import run
    from pbem.desk.turns.watch import steady_now

    if dry_run or into:
        return _rehearse(folder, require_dry_run(into, dry_run))
    try:
        _say(run(folder, datetime.now(UTC), steady_now(), jobs))
    except Busy as busy:
        click.echo(str(busy))


def _rehearse(folder: Path, into: Path | None) -> None:
    """Say what a run would do, and where that can be read."""
    from datetime import UTC, datetime

    from pbem.desk.rehearsal import rehearse_run
    from pbem.desk.turns.watch import steady_now

    found = rehearse_run(folder, datetime.now(UTC), into, steady_now())
    if into:
        found.outcome.lines.append(laid_words(into, found.files))
    found.outcome.lines.append("Nothing was changed, and nothing was sent.")
    _say(found.outcome)


TRY_AGAIN = 75
"""The exit code by which a mail program knows that it has to keep a mail and bring it again."""
PATIENCE = 30
"""So many seconds a mail on standard input waits for another run to end."""


@click.command("collect")
@FOLDER
@click.argument("source", required=False, type=click.Choice(["-"]), metavar="[-]")
@click.option("--again", is_flag=True, help="Take in again the mails that were set aside.")
def collect_command(folder: Path, source: str | None, again: bool) -> None:
    """Take in the mail of the sources in FOLDER/post.yaml: letters are filed, receipts put into the outbox.

    With - one mail on standard input is taken in instead, as a mail program pipes it. Exit code 75 tells it
    to keep the mail and try again later. A mail that pbem failed on by a mistake of its own is set aside, and
    taken in again by the first run of an updated pbem, or with --again.

    Example: pbem collect games
    """
    from datetime import UTC, datetime

    from pbem.desk.folder_post import desk_of, open_post
    from pbem.desk.letters.collect import collect

    if source:
        return _piped(folder)
    with open_post(folder) as post:
        _say(collect(folder, post, desk_of(post, datetime.now(UTC)), again=again))


def _piped(folder: Path) -> None:
    """One mail on standard input; whatever keeps it from being taken in, it is not lost."""
    from datetime import UTC, datetime

    from pbem.desk.folder_post import desk_of, open_post
    from pbem.desk.letters.collect import collect
    from pbem.desk.out.outcome import Outcome
    from pbem.game import troubles
    from pbem.post.boxes import StandardInput
    from pbem.post.settings import POST_FILE

    root = folder if (folder / POST_FILE).exists() else folder.resolve().parent
    try:
        with open_post(root, PATIENCE) as post:
            mail = StandardInput(sys.stdin.buffer, post.largest_mail)
            outcome = collect(root, post, desk_of(post, datetime.now(UTC)), [mail])
    except Exception as error:
        outcome = Outcome(troubles=[troubles.explain(error)])
    try:
        _say(outcome)
    except click.exceptions.Exit:
        raise click.exceptions.Exit(TRY_AGAIN) from None


@click.command("send")
@FOLDER
@click.option("--now", "at_once", is_flag=True, help="Do not wait after a failure: try every letter now.")
def send_command(folder: Path, at_once: bool) -> None:
    """Send what waits in the outbox of every game of FOLDER, in order, each letter once.

    A letter that could not be sent is tried again after 1, 5, 15, 60 minutes and then every 4 hours.

    Example: pbem send games
    """
    from datetime import UTC, datetime

    from pbem.desk.folder_post import desk_of, open_post
    from pbem.desk.run import send_all

    with open_post(folder) as post:
        desk = desk_of(post, datetime.now(UTC))
        desk.way.at_once = at_once
        _say(send_all(folder, post, desk))

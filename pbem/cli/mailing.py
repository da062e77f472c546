"""Commands for the post: collect, send, run."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from pbem.desk.running import Done

FOLDER = click.argument("folder", type=click.Path(path_type=Path))


def _say(done: Done) -> None:
    for line in done.lines:
        click.echo(line)
    for trouble in done.troubles:
        click.echo(f"TROUBLE {trouble}", err=True)
    if done.troubles:
        raise click.exceptions.Exit(1)


@click.command("run")
@FOLDER
def run_command(folder: Path) -> None:
    """Take mail in, play every game of FOLDER as far as it goes, write and send the letters. For cron.

    Example: pbem run games
    """
    from datetime import UTC, datetime

    from pbem.desk import running
    from pbem.desk.timekeeping import steady_now

    try:
        _say(running.run(folder, datetime.now(UTC), steady_now()))
    except running.Busy as busy:
        click.echo(str(busy))


@click.command("collect")
@FOLDER
def collect_command(folder: Path) -> None:
    """Take in the mail of the sources in FOLDER/post.yaml: letters are filed, receipts put into the outbox.

    Example: pbem collect games
    """
    from datetime import UTC, datetime

    from pbem.desk import running

    with running.post_of(folder) as post:
        _say(running.collect(folder, post, running.desk_of(post, datetime.now(UTC))))


@click.command("send")
@FOLDER
def send_command(folder: Path) -> None:
    """Send what waits in the outbox of every game of FOLDER, in order, each letter once.

    Example: pbem send games
    """
    from datetime import UTC, datetime

    from pbem.desk import running

    with running.post_of(folder) as post:
        desk = running.desk_of(post, datetime.now(UTC))
        _say(running.send_all(folder, post, desk))

"""`pbem open`: secrets of a sealed game are shown, and everybody is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pbem.cli.options import GAME

if TYPE_CHECKING:
    from pbem.game.state import State


@click.command("open")
@GAME
@click.option("--reason", required=True, help="Why; all players read it, so name no secret in it.")
@click.option("--player", default=None, help="This player's private report; with --letters his letters.")
@click.option("--letters", is_flag=True, help="All letters that came, as they came, and refused mails.")
@click.option("--log", is_flag=True, help="What happened, entry by entry, as `pbem log` does.")
@click.option("--state", "position", is_flag=True, help="The whole position, as `pbem state` does.")
def open_command(
    game: Path, reason: str, player: str | None, letters: bool, log: bool, position: bool
) -> None:
    """Show secrets of a sealed game. That is put into its log, and all players are told in their next
    letters what you looked at, and why.

    Example: pbem open games/seven-years --reason "Otto asks whether his letter came." --player Frederick
    """
    from pbem.desk.moderator import open_up
    from pbem.game.entries import OpenedEntry

    what = _asked(player, letters, log, position)
    if not reason.strip():
        raise click.BadParameter("--reason is empty.")
    now = open_up.open_up(game, what, reason.strip(), player)
    for part in SHOWN[what](now, now.log.last(OpenedEntry).player):
        click.echo(part, nl=False)


def _asked(player: str | None, letters: bool, log: bool, position: bool) -> str:
    """What is asked for, which has to be one thing."""
    from pbem.desk.moderator.open_up import LETTERS, LOG, POSITION, REPORT

    kinds = {LETTERS: letters, LOG: log, POSITION: position}
    asked = [kind for kind, wanted in kinds.items() if wanted] or ([REPORT] if player else [])
    if len(asked) != 1 or (player and asked[0] not in (REPORT, LETTERS)):
        raise click.UsageError("ask for one thing: --player, --letters (or both), --log or --state.")
    return asked[0]


def _report(now: State, player: str) -> Iterator[str]:
    from pbem.desk.out import reports

    yield reports.private_report(now, player, now.game.turn)


def _letters(now: State, player: str) -> Iterator[str]:
    from pbem.desk.moderator import open_up

    for entry, content in open_up.letters_that_came(now, player or None):
        whose = entry.player or "an unknown player"
        yield f"letter {entry.letter}, {whose}, {entry.file}\n\n{_text(content)}\n\n"
    for content in () if player else open_up.mails(now):
        yield f"a mail that is no letter\n\n{_text(content)}\n\n"


def _text(content: bytes) -> str:
    return content.decode("utf-8", "replace").rstrip("\n")


def _log(now: State, _: str) -> Iterator[str]:
    from pbem.desk.look import log_in_words

    yield from map(log_in_words.entry_lines, now.log.entries)


def _position(now: State, _: str) -> Iterator[str]:
    from pbem.data import position
    from pbem.game import save

    yield save.as_yaml(position.write_position(now.game))


SHOWN: dict[str, Callable[[State, str], Iterator[str]]]
SHOWN = {"report": _report, "letters": _letters, "log": _log, "position": _position}
"""How each thing that can be opened is shown."""

"""Commands for letters in and turns out: check, submit, resolve."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pbem.cli.options import GAME, JSON, LetterAnswer, counted, print_json

if TYPE_CHECKING:
    from pbem.game.state import State
    from pbem.report.record import Receipt

LETTERS = click.argument("letters", nargs=-1, required=True, type=click.Path(allow_dash=True, path_type=Path))
SENDER = click.option(
    "--from", "sender", default=None, metavar="PLAYER", help="Who wrote them, where they do not say so."
)


SUBMIT = "`pbem submit` takes a letter in without telling what it came to"
"""What to do instead of `pbem check`."""


RESOLVE = "`pbem resolve` without --dry-run plays"
"""What to do instead of trying how far the orders reach."""


def _contents(paths: tuple[Path, ...]) -> list[tuple[str, bytes]]:
    """The name and content of each letter; if one is missing none is taken in."""
    return [_content(path) for path in paths]


def _content(path: Path) -> tuple[str, bytes]:
    if str(path) == "-":
        return "letter.txt", sys.stdin.buffer.read()
    from pbem.post.boxes import plain_file, trouble

    try:
        with plain_file(path) as file:
            return path.name, file.read()
    except FileNotFoundError:
        raise click.ClickException(f"there is no letter {path}") from None
    except OSError as error:
        hint = f" Name the file itself: {path.resolve()}" if path.is_symlink() else ""
        raise click.ClickException(f"{path} is not taken in: {trouble(error)}.{hint}") from None


@click.command("check")
@GAME
@LETTERS
@SENDER
@JSON
def check_command(game: Path, letters: tuple[Path, ...], sender: str | None, as_json: bool) -> None:
    """Judge letters against a game as `submit` would, and change nothing. Exit code 1 if one has problems.

    Example: pbem check games/seven-years otto.eml
    """
    from pbem.desk.letters import submit
    from pbem.desk.out import reports
    from pbem.game import access, state

    now = state.load(game)
    receipts = [submit.hear(now, *one, sender=sender).receipt for one in _contents(letters)]
    for one in receipts:
        whose = one.player or "an unknown player"
        access.require(now, one.player or None, f"how a letter of {whose} would be judged", instead=SUBMIT)
    _show([LetterAnswer(asdict(one), reports.receipt(now, one), _is_fine(one)) for one in receipts], as_json)


@click.command("submit")
@GAME
@LETTERS
@SENDER
@JSON
def submit_command(game: Path, letters: tuple[Path, ...], sender: str | None, as_json: bool) -> None:
    """Take in letters (files, or - for standard input): keep them, file their orders, write a receipt each.

    Example: pbem submit games/seven-years letters/*.eml
    """
    from pbem.desk.letters import submit

    _show([_submitted(*submit.submit(game, *one, sender=sender)) for one in _contents(letters)], as_json)


def _submitted(now: State, receipt: Receipt) -> LetterAnswer:
    """A receipt, or of a sealed game that there is one."""
    from pbem.desk.out import reports
    from pbem.game import access

    if access.may_see(now, receipt.player or None):
        return LetterAnswer(asdict(receipt), reports.receipt(now, receipt), _is_fine(receipt))
    from pbem.cli.sealed import answer_to_foreign_letter

    return answer_to_foreign_letter(now, receipt)


def _is_fine(receipt: Receipt) -> bool:
    return receipt.filed and not receipt.problems


def _show(answers: list[LetterAnswer], as_json: bool) -> None:
    if as_json:
        print_json([one.facts for one in answers])
    else:
        click.echo("\n".join(one.text for one in answers), nl=False)
    if not all(one.fine for one in answers):
        raise click.exceptions.Exit(1)


@click.command("resolve")
@GAME
@click.option("--deadline", is_flag=True, help="The time is up for what the game waits for: defaults apply.")
@click.option("--dry-run", is_flag=True, help="Say what would happen, and change nothing.")
@JSON
def resolve_command(game: Path, deadline: bool, dry_run: bool, as_json: bool) -> None:
    """Play as far as the orders on file reach, write the reports, and say whom the game waits for and why.

    Example: pbem resolve games/seven-years
    """
    from pbem.desk.look.nations import barred_objectives, barred_words
    from pbem.desk.look.waiting import waiting_facts, waiting_words
    from pbem.desk.turns import resolve
    from pbem.game import access, state

    if dry_run:
        access.require(state.load(game), None, "what the orders on file would do", instead=RESOLVE)
    done = resolve.resolve(game, deadline=deadline, dry_run=dry_run)
    closed = done.after.is_closed
    written = [path for path in done.written if not closed or done.after.folder.is_public(path)]
    if as_json:
        facts = {
            "steps": None if closed else len(done.played.steps),
            "turn": done.played.game.turn,
            "waiting": waiting_facts(done),
            "blocked": barred_objectives(done.played.game),
            "written": [str(path) for path in written],
        }
        print_json(facts)
        return
    verb = "would be played" if dry_run else "played"
    steps = f"{counted(len(done.played.steps), 'step')} {verb}"
    click.echo(f"{done.before.name}: " + ("played as far as the orders reach." if closed else f"{steps}."))
    click.echo(waiting_words(done), nl=False)
    click.echo(barred_words(done.played.game), nl=False)
    for folder in dict.fromkeys(path.parent for path in written):
        click.echo(f"Reports: {folder}")

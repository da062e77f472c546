"""Commands for letters in and turns out: check, submit, resolve."""

from __future__ import annotations

import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pbem.cli.options import (
    GAME,
    INTO,
    JSON,
    LetterAnswer,
    counted,
    laid_words,
    print_json,
    require_dry_run,
)

if TYPE_CHECKING:
    from pbem.game.at_home import HomeState
    from pbem.game.state import State
    from pbem.report.record import Receipt

LETTERS_TYPE = click.Path(allow_dash=True, path_type=Path)
LETTERS = click.argument("letters", nargs=-1, required=True, type=LETTERS_TYPE)
SENDER = click.option(
    "--from", "sender", default=None, metavar="PLAYER", help="Who wrote them, where they do not say so."
)


REPORT = click.option(
    "--report",
    default=None,
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Instead of GAME: a player's own report as JSON, and the letters are his.",
)


SUBMIT = "`pbem submit` takes a letter in without telling what it came to"
"""What to do instead of `pbem check`."""


RESOLVE = "`pbem resolve` without --dry-run plays"
"""What to do instead of trying how far the orders reach."""


def contents(paths: tuple[Path, ...]) -> list[tuple[str, bytes]]:
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
@click.argument("paths", metavar="[GAME] LETTERS...", nargs=-1, required=True, type=LETTERS_TYPE)
@REPORT
@SENDER
@JSON
def check_command(
    paths: tuple[Path, ...], report: Path | None, sender: str | None, as_json: bool
) -> None:  # fmt: skip
    """Judge letters against a game as `submit` would, and change nothing. Exit code 1 if one has problems.

    With --report a player does it at home, without the game: by the file that
    `pbem report GAME --player PLAYER --format json` writes.

    Example: pbem check games/seven-years otto.eml
    """
    if report is not None:
        show(_checked_at_home(report, paths, sender), as_json)
        return
    game, letters = paths[0], paths[1:]
    if not letters:
        raise click.UsageError(
            "Name the game's folder, then the letters; or --report FILE, then the letters."
        )
    show(_checked(game, letters, sender), as_json)


def _checked_at_home(report: Path, letters: tuple[Path, ...], sender: str | None) -> list[LetterAnswer]:
    from pbem.desk.letters.home_check import home_check
    from pbem.desk.out import reports
    from pbem.game.at_home import read_report

    home = read_report(report)
    require_own(home, sender)
    when = datetime.now(UTC)
    receipts = [home_check(home, *one, when=when) for one in contents(letters)]
    return [LetterAnswer(asdict(one), reports.receipt(home, one), _is_fine(one)) for one in receipts]


def require_own(home: HomeState, sender: str | None) -> None:
    """Raises ClickException if a letter is said to be another player's than the report."""
    from pbem.game.players import player_named

    if sender is not None and player_named(home.game, sender) != home.player:
        raise click.ClickException(f"this is {home.player}'s report; a letter of {sender} needs his own.")


def _checked(game: Path, letters: tuple[Path, ...], sender: str | None) -> list[LetterAnswer]:
    from pbem.desk.letters import submit
    from pbem.desk.out import reports
    from pbem.game import access, state

    now = state.load(game)
    when = datetime.now(UTC)
    receipts = [submit.hear(now, *one, sender=sender, when=when).receipt for one in contents(letters)]
    for one in receipts:
        whose = one.player or "an unknown player"
        access.require(now, one.player or None, f"how a letter of {whose} would be judged", instead=SUBMIT)
    return [LetterAnswer(asdict(one), reports.receipt(now, one), _is_fine(one)) for one in receipts]


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

    when = datetime.now(UTC)
    taken = (submit.submit(game, *one, sender=sender, when=when) for one in contents(letters))
    show([_submitted(*one) for one in taken], as_json)


def _submitted(now: State, receipt: Receipt) -> LetterAnswer:
    """A receipt, or of a sealed game that there is one."""
    from pbem.desk.out import reports
    from pbem.game import access

    if access.may_see(now, receipt.player or None):
        return LetterAnswer(asdict(receipt), reports.receipt(now, receipt), _is_fine(receipt))
    from pbem.cli.play.sealing import answer_to_foreign_letter

    return answer_to_foreign_letter(now, receipt)


def _is_fine(receipt: Receipt) -> bool:
    return receipt.filed and not receipt.problems


def show(answers: list[LetterAnswer], as_json: bool) -> None:
    """Print what was found about letters; exit code 1 if one has problems."""
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
@INTO
@JSON
def resolve_command(game: Path, deadline: bool, dry_run: bool, into: Path | None, as_json: bool) -> None:
    """Play as far as the orders on file reach, write the reports, and say whom the game waits for and why.

    Example: pbem resolve games/seven-years
    """
    from pbem.desk.look.nations import barred_objectives, barred_words
    from pbem.desk.look.to_send import to_send_words
    from pbem.desk.look.waiting import waiting_facts, waiting_words
    from pbem.desk.turns import resolve
    from pbem.game import access, state

    if dry_run:
        access.require(state.load(game), None, "what the orders on file would do", instead=RESOLVE)
    laid = None
    if into and require_dry_run(into, dry_run):
        from pbem.desk.rehearsal import rehearse_resolve

        done, laid = rehearse_resolve(game, datetime.now(UTC), into, deadline=deadline)
    else:
        done = resolve.resolve(game, deadline=deadline, dry_run=dry_run)
    closed = done.after.is_closed
    written = [path for path in done.written if laid or not closed or done.after.folder.is_public(path)]
    if as_json:
        facts = {
            "steps": None if closed else len(done.played.steps),
            "turn": done.played.game.turn,
            "waiting": waiting_facts(done),
            "not_final": [] if closed else list(done.played.not_final),
            "blocked": barred_objectives(done.played.game),
            "written": [str(path) for path in written],
        }
        print_json(facts)
        return
    verb = "would be played" if dry_run else "played"
    steps = f"{counted(len(done.played.steps), 'step')} {verb}"
    click.echo(f"{done.before.name}: " + ("played as far as the orders reach." if closed else f"{steps}."))
    for nation in () if closed else done.played.not_final:
        click.echo(f"{nation}'s stage was not final: she has pieces without an order.")
    click.echo(waiting_words(done), nl=False)
    click.echo(barred_words(done.played.game), nl=False)
    if laid and into:
        click.echo(laid_words(into, laid.files))
        return
    for folder in dict.fromkeys(path.parent for path in written):
        click.echo(f"Reports: {folder}")
    if done.played.steps:
        click.echo(to_send_words(done, game, written), nl=False)

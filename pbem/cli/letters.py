"""Commands for letters in and turns out: check, submit, resolve."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from pbem.report.record import Receipt

GAME = click.argument("game", type=click.Path(path_type=Path))
LETTERS = click.argument("letters", nargs=-1, required=True, type=click.Path(allow_dash=True, path_type=Path))
SENDER = click.option(
    "--from", "sender", default=None, metavar="PLAYER", help="Who wrote them, where they do not say so."
)
JSON = click.option("--json", "as_json", is_flag=True, help="For programs.")


def _contents(paths: tuple[Path, ...]) -> list[tuple[str, bytes]]:
    """The name and content of each letter; if one is missing none is taken in."""
    return [_content(path) for path in paths]


def _content(path: Path) -> tuple[str, bytes]:
    if str(path) == "-":
        return "letter.txt", sys.stdin.buffer.read()
    if not path.is_file():
        raise click.ClickException(f"there is no letter {path}")
    return path.name, path.read_bytes()


@click.command("check")
@GAME
@LETTERS
@SENDER
@JSON
def check_command(game: Path, letters: tuple[Path, ...], sender: str | None, as_json: bool) -> None:
    """Judge letters against a game as `submit` would, and change nothing. Exit code 1 if one has problems.

    Example: pbem check games/seven-years otto.eml
    """
    from pbem.desk import hearing, state, writing

    now = state.load(game)
    said = [hearing.hear(now, *one, sender=sender).receipt for one in _contents(letters)]
    _show([(one, writing.receipt(now, one)) for one in said], as_json)


@click.command("submit")
@GAME
@LETTERS
@SENDER
@JSON
def submit_command(game: Path, letters: tuple[Path, ...], sender: str | None, as_json: bool) -> None:
    """Take in letters (files, or - for standard input): keep them, file their orders, write a receipt each.

    Example: pbem submit games/seven-years letters/*.eml
    """
    from pbem.desk import hearing, writing

    said = []
    for one in _contents(letters):
        now, receipt = hearing.submit(game, *one, sender=sender)
        said.append((receipt, writing.receipt(now, receipt)))
    _show(said, as_json)


def _show(said: list[tuple[Receipt, str]], as_json: bool) -> None:
    from dataclasses import asdict

    receipts = [receipt for receipt, _ in said]
    if as_json:
        import json

        click.echo(json.dumps([asdict(receipt) for receipt in receipts], ensure_ascii=False, indent=2))
    else:
        click.echo("\n".join(text for _, text in said), nl=False)
    if any(not receipt.filed or receipt.problems for receipt in receipts):
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
    from pbem.desk import resolving
    from pbem.desk.standing import waiting_facts, waiting_text

    done = resolving.resolve(game, deadline=deadline, dry_run=dry_run)
    if as_json:
        import json

        facts = {
            "steps": len(done.played.steps),
            "turn": done.played.game.turn,
            "waiting": waiting_facts(done),
            "written": [str(path) for path in done.written],
        }
        click.echo(json.dumps(facts, ensure_ascii=False, indent=2))
        return
    verb = "would be played" if dry_run else "played"
    click.echo(f"{done.before.name}: {len(done.played.steps)} steps {verb}.")
    click.echo(waiting_text(done), nl=False)
    for folder in dict.fromkeys(path.parent for path in done.written):
        click.echo(f"Reports: {folder}")

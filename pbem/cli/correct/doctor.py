"""Commands that care for game folders: doctor."""

from __future__ import annotations

from pathlib import Path

import click

from pbem.cli.options import GAME, JSON, print_json


@click.command("doctor")
@GAME
@JSON
def doctor_command(game: Path, as_json: bool) -> None:
    """Check that a game folder is whole, and say how to mend what is not. Exit code 1 if something is wrong.

    Example: pbem doctor games/seven-years
    """
    from dataclasses import asdict

    from pbem.desk.look import doctor

    findings = doctor.examine(game)
    if as_json:
        print_json([asdict(finding) for finding in findings])
    else:
        for finding in findings:
            click.echo(f"{'note' if finding.harmless else 'WRONG'}: {finding.what}. {finding.mend}")
        click.echo(f"{game}: " + ("all is well." if not findings else f"{len(findings)} found."))
    if any(not finding.harmless for finding in findings):
        raise click.exceptions.Exit(1)

"""Commands that care for game folders: doctor."""

from __future__ import annotations

from pathlib import Path

import click

GAME = click.argument("game", type=click.Path(path_type=Path))


@click.command("doctor")
@GAME
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def doctor_command(game: Path, as_json: bool) -> None:
    """Check that a game folder is whole, and say how to mend what is not. Exit code 1 if something is wrong.

    Example: pbem doctor games/seven-years
    """
    from dataclasses import asdict

    from pbem.desk import doctor

    found = doctor.examine(game)
    if as_json:
        import json

        click.echo(json.dumps([asdict(finding) for finding in found], ensure_ascii=False, indent=2))
    else:
        for finding in found:
            click.echo(f"{'note' if finding.harmless else 'WRONG'}: {finding.what}. {finding.mend}")
        click.echo(f"{game}: " + ("all is well." if not found else f"{len(found)} found."))
    if any(not finding.harmless for finding in found):
        raise click.exceptions.Exit(1)

"""`pbem fix`: facts of the game are corrected."""

from __future__ import annotations

from pathlib import Path

import click

from pbem.cli.options import GAME, JSON, given_text, print_json


@click.command("fix")
@GAME
@click.argument("changes", metavar="CHANGE...", nargs=-1, required=True)
@click.option("--reason", required=True, help="Why; all players read it, so name no secret in it.")
@click.option("--dry-run", is_flag=True, help="Show what would change, and change nothing.")
@click.option("--open", "opened", is_flag=True, help="Correct secrets of a sealed game; all are told.")
@JSON
def fix_command(
    game: Path, changes: tuple[str, ...], reason: str, dry_run: bool, opened: bool, as_json: bool
) -> None:
    """Correct facts of the game: a CHANGE is a path into what `pbem state` prints, and what is right.

    pieces.Daun.city=Prag, pieces.Daun=off, pieces.Daun.troops=5, conquered+=Neisse, conquered-=Neisse,
    "hands.Austria=S13 C2 R", turn=4. Everybody is told that there was a correction and why, and the facts
    those who may know them. `pbem undo` takes it back.

    Example: pbem fix games/seven-years --reason "Daun's move was misread." pieces.Daun.city=Tabor --dry-run
    """
    from pbem.desk.moderator import fix, open_up
    from pbem.game import notices

    why = given_text(reason, "--reason")
    if opened:
        open_up.open_up(game, open_up.CORRECTION, why)
    now, made = fix.fix(game, changes, why, dry_run=dry_run, opened=opened)
    made = made if opened else fix.visible_changes(now, made)
    if as_json:
        print_json(made)
        return
    click.echo(f"{now.name}: " + ("this would be corrected:" if dry_run else "corrected:"))
    for change in made:
        click.echo(f"  {notices.change_words(change)}")

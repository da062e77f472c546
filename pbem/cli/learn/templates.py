"""`pbem templates`: which there are, what they say, a copy to change, and whether all of them can be used."""

from __future__ import annotations

from pathlib import Path

import click

from pbem.cli.options import GAME

FOR_GAME = click.argument("game", required=False, type=click.Path(path_type=Path))
NAME = click.argument("template", metavar="NAME")


@click.group("templates")
def templates_command() -> None:
    """Look at the letters' templates, and copy one to change it.

    Example: pbem templates list games/seven-years; pbem templates show summary.txt.j2
    """


def _folders(game: Path | None) -> tuple[Path, ...]:
    """Where templates are looked for; raises FolderError if there is no such game."""
    from pbem.desk.out.reports import template_folders
    from pbem.game.folder import Folder

    if game:
        Folder(game).require()
    return template_folders(game)


def _known() -> list[str]:
    """The names of the program's templates, and of the styles and scripts of its pages."""
    from pbem.data.share import templates_dir

    files = (path for path in templates_dir().rglob("*") if path.is_file())
    return sorted(str(path.relative_to(templates_dir())) for path in files)


def _file_in_use(name: str, game: Path | None) -> Path:
    """The file that is used for a template."""
    for folder in _folders(game):
        if (folder / name).is_file() and not Path(name).is_absolute() and ".." not in Path(name).parts:
            return folder / name
    raise click.ClickException(f"there is no template {name!r}; there are {', '.join(_known())}.")


@templates_command.command("list")
@FOR_GAME
def list_command(game: Path | None) -> None:
    """List the templates, and for each that is yours the file that is used instead of the program's.

    Example: pbem templates list games/seven-years
    """
    from pbem.data.share import templates_dir

    for name in _known():
        used = _file_in_use(name, game)
        click.echo(name if used.is_relative_to(templates_dir()) else f"{name:22}{used}")
    for path in _unknown(_folders(game)[:-1]):
        click.echo(f"{path.name:22}{path} (used only where another of yours includes it)")


def _unknown(folders: tuple[Path, ...]) -> list[Path]:
    """Files of the moderator's by whose names no template goes: the name may be a slip."""
    files = ((folder, path) for folder in folders for path in sorted(folder.rglob("*.*")))
    return [path for folder, path in files if str(path.relative_to(folder)) not in _known()]


@templates_command.command("show")
@NAME
@FOR_GAME
def show_command(template: str, game: Path | None) -> None:
    """Print a template as it is used.

    Example: pbem templates show summary.txt.j2
    """
    click.echo(_file_in_use(template, game).read_text("utf-8"), nl=False)


@templates_command.command("copy")
@NAME
@GAME
def copy_command(template: str, game: Path) -> None:
    """Copy a template into the folder `templates` of GAME, where you may change it for this game.

    Example: pbem templates copy summary.txt.j2 games/seven-years
    """
    from pbem.data.disk import write_file

    source, target = _file_in_use(template, game), game / "templates" / template
    if target.exists():
        raise click.ClickException(f"{target} is there already; change that one, or delete it first.")
    write_file(target, source.read_bytes())
    click.echo(f"{target}: change it there; pbem templates check {game} tries it.")


@templates_command.command("check")
@GAME
def check_command(game: Path) -> None:
    """Try the templates of GAME: every report of every turn, every form and each player's latest receipt is
    made, and none is written.

    Example: pbem templates check games/seven-years
    """
    from pbem.desk.letters import submit
    from pbem.desk.out import reports
    from pbem.game import state

    now = state.load(game)
    env = reports.templates(now.folder)
    for name in env.list_templates(extensions=["j2"]):
        env.get_template(name)
    letters = [letter for turn in range(now.game.turn + 1) for letter in reports.turn_letters(now, turn)]
    forms = [reports.order_form(now, nation) for nation in now.game.rules.order]
    latest = {entry.player: entry for entry in now.letters}
    receipts = [reports.receipt(now, submit.heard_again(now, entry)) for entry in latest.values()]
    made = f"{len(letters)} reports, {len(forms)} forms and {len(receipts)} receipts"
    click.echo(f"{now.name}: {made} can be made.")

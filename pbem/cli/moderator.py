"""What the moderator says and does besides moderating: say, substitute, fix."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from pbem.cli.options import GAME, JSON, print_json


def _given(text: str, what: str) -> str:
    """A text that has to say something."""
    if not text.strip():
        raise click.BadParameter(f"{what} is empty.")
    return text.strip()


@click.command("say")
@GAME
@click.argument("text")
@click.option("--to", default=None, metavar="PLAYER", help="Only this player, or who plays this nation.")
@JSON
def say_command(game: Path, text: str, to: str | None, as_json: bool) -> None:
    """Say something to all players, or to one: it stands in the reports of this turn, signed as yours.

    What is said to all stands in the public summary too. `-` for TEXT reads standard input.

    Example: pbem say games/seven-years "The next deadline is on Sunday." --to Frederick
    """
    from pbem.desk.moderator import say
    from pbem.game.entries import SaidEntry

    words = sys.stdin.read() if text == "-" else text
    now = say.say(game, _given(words, "TEXT"), to)
    players = now.log.last(SaidEntry).to
    if as_json:
        return print_json({"game": now.name, "to": players, "turn": now.game.turn})
    click.echo(f"{now.name}: said to {players or 'all players'}, in the reports of turn {now.game.turn}.")


@click.command("substitute")
@GAME
@click.argument("pair", metavar="PLAYER=ADDRESS")
@click.option("--reason", default="", help="Why; all players read it.")
@JSON
def substitute_command(game: Path, pair: str, reason: str, as_json: bool) -> None:
    """Let somebody else play a player's part: letters go to the new address, and all players are told.

    No address is shown to anybody. What the one before has filed stays on file; his tokens open nothing more.

    Example: pbem substitute games/seven-years Frederick=anna@example.org --reason "Otto is ill."
    """
    from pbem.desk.moderator import substitute
    from pbem.game.entries import SubstituteEntry

    player, equals, address = pair.partition("=")
    if not equals or not player.strip() or not address.strip() or len(address.split()) > 1:
        raise click.BadParameter(f"{pair!r} is not PLAYER=ADDRESS, as Frederick=anna@example.org is")
    now = substitute.substitute(game, player.strip(), address.strip(), reason.strip())
    part = now.log.last(SubstituteEntry).player
    if as_json:
        return print_json(
            {"game": now.name, "player": part, "address": address.strip(), "turn": now.game.turn}
        )
    click.echo(f"{now.name}: {part} is played by {address.strip()} from now on.")


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

    why = _given(reason, "--reason")
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

"""Games whose moderator plays: how `pbem new` seals one, and `pbem open`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pbem.cli.options import GAME, LetterAnswer

if TYPE_CHECKING:
    from pbem.game.access import Sealing
    from pbem.game.state import State
    from pbem.report.record import Receipt


def sealing_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options by which a new game is sealed."""
    for option in (
        click.option("--key", type=click.Path(path_type=Path), help="The file for a sealed game's new key."),
        click.option("--plays", multiple=True, metavar="ROLE", help="Whom the moderator plays himself."),
        click.option("--sealed", is_flag=True, help="Encrypt all secrets, so that the moderator can play."),
    ):
        command = option(command)
    return command


def sealing_of(
    sealed: bool, plays: tuple[str, ...], key: Path | None, seed: str | None, position: Path | None
) -> Sealing | None:
    """How the game is to be sealed, if it is. Raises BadParameter if what is given would tell its secrets."""
    if not sealed:
        if plays or key:
            raise click.BadParameter("--plays and --key are for a game with --sealed.")
        return None
    if seed is not None or position is not None:
        given = "--seed" if seed is not None else "--position"
        raise click.BadParameter(f"who gives {given} knows all luck; a sealed game draws its own seed.")
    from pbem.game.access import Sealing

    return Sealing(key, plays)


def told_of_key(now: State) -> str:
    """What the moderator has to know of the key of the game that was just begun."""
    from pbem.game.sealed.key import key_places

    assert now.log.sealed
    file = key_places(now.folder.path, now.log.sealed.header)[0]
    return (
        f"It is sealed. Its key is {file}: keep a copy of that file somewhere else, but not in the game's "
        "folder. Without it the game is lost."
    )


def answer_to_foreign_letter(now: State, receipt: Receipt) -> LetterAnswer:
    """What is said of a letter of somebody else's that was taken in: how it was judged he is told alone."""
    from pbem.desk.hand_on import hand_on

    facts = {"letter": receipt.letter, "game": receipt.game, "turn": receipt.turn, "player": receipt.player}
    if not receipt.player:
        text = f"letter {receipt.letter} is kept, but nobody knows whose it is: --from PLAYER says so.\n"
        return LetterAnswer(facts, text, False)
    handed_on = hand_on(now, receipt)
    return LetterAnswer(
        facts, f"letter {receipt.letter} from {receipt.player} is taken in. {handed_on}\n", True
    )


# ------------------------------------------------------------------------------------------------ open


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

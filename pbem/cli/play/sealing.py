"""Games whose moderator plays: how `pbem new` seals one, and what he sees of letters."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pbem.cli.options import LetterAnswer

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

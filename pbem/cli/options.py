"""What many commands have in common: the game they are about, `--json` and what it prints."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from pbem.engine.model import Game

GAME = click.argument("game", type=click.Path(path_type=Path))
JSON = click.option("--json", "as_json", is_flag=True, help="For programs.")


def print_json(facts: object) -> None:
    """Print facts for programs, as JSON that people can read too."""
    import json

    click.echo(json.dumps(facts, ensure_ascii=False, indent=2))


def turn_of(game: Game, turn: int | None, otherwise: int | None = None) -> int:
    """The turn that `--turn` names; if it was not given `otherwise`, or the turn being played. Raises
    click.BadParameter if the game has not come to it."""
    if turn is None:
        return game.turn if otherwise is None else otherwise
    if not 0 <= turn <= game.turn:
        raise click.BadParameter(f"turn {turn} is not among 0 to {game.turn}.", param_hint="--turn")
    return turn

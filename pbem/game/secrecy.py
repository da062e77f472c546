"""Who may know a fact of a game, told by its path in the position document (R23, R41)."""

from __future__ import annotations

from pbem.engine.model import Game

PUBLIC = (
    "turn", "nation", "phase", "conquered", "question_marks", "retired", "quit", "winners", "eased",
    "offensive", "deck.opened", "stage.moved", "stage.entered", "stage.evading", "stage.substitute",
    "stage.attacks", "stage.combat", "stage.retreat", "fate.card", "fate.suit", "fate.used", "fate.cuts",
    "fate.colonies", "fate.victor", "fate.beaten", "fate.attacked",
)  # fmt: skip
"""Facts that everybody knows (R23, R41), by the beginnings of their paths; so are cities and faces."""


def who_may_know(game: Game, path: str) -> tuple[str, ...] | None:
    """The players who may know a fact; None: everybody. Of deck and clock it is nobody."""
    if any(f"{path}.".startswith(f"{one}.") for one in PUBLIC):
        return None
    parts = path.split(".")
    if parts[0] == "pieces":
        return None if parts[-1] != "troops" else (game.player_of(game.rules.nation_of[parts[1]]),)
    if parts[0] == "hands" or parts[:2] == ["fate", "sealed"]:
        return (game.player_of(parts[-1]),)
    return ()

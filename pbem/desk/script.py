"""A game played from a script: `play.yaml` names its seed and players, then what the moderator does in order.

A step is written as it would be typed, without the game's folder: `submit FILE` (a path from where the script
lies), `submit --from PLAYER FILE`, `resolve`, `resolve --deadline`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from pbem.data.strict import load_yaml
from pbem.desk.letters import submit
from pbem.desk.turns import resolve
from pbem.game import save, state
from pbem.game.state import State
from pbem.patterns import compiled

_SUBMIT = compiled(r"submit (?:--from (?P<sender>.+) )?(?P<file>\S+)")


def play_script(script: Path, into: Path, progress: Callable[[str], None] | None = None) -> State:
    """Play a script into a new folder; the game as it is then. `progress` is called after each step.

    Raises DataError if the script cannot be used, FolderError if the folder is not empty.
    """
    document = load_yaml(script, "play")
    _begin(document, into)
    for step in document["steps"]:
        _do(step, script.parent, into)
        if progress:
            progress(step)
    return state.load(into)


def script_steps(script: Path) -> tuple[str, ...]:
    """The steps of a script, as they are written."""
    return tuple(load_yaml(script, "play")["steps"])


def script_letters(script: Path) -> tuple[Path, ...]:
    """The letters that a script puts in, in order."""
    matches = (_SUBMIT.fullmatch(step) for step in script_steps(script))
    return tuple(script.parent / match["file"] for match in matches if match)


def _begin(document: Mapping[str, Any], into: Path) -> None:
    save.new(
        into,
        name=document["game"],
        scenario=document.get("scenario", "standard"),
        players=document["players"],
        seed=document["seed"],
    )


def _do(step: str, beside: Path, game: Path) -> None:
    """One step; the schema has seen to its form."""
    match = _SUBMIT.fullmatch(step)
    if match:
        file = beside / match["file"]
        submit.submit(game, file.name, file.read_bytes(), sender=match["sender"])
    else:
        resolve.resolve(game, deadline=step.endswith("--deadline"))

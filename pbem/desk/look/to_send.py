"""What a moderator who sends letters by hand has to send after a game was resolved, and to whom."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path

from pbem.desk.out.reports import SUMMARY, player_file_name
from pbem.desk.turns.resolve import Resolved
from pbem.engine.questions import ALLOT, MOVE


def to_send_words(resolved: Resolved, game: Path, written: Iterable[Path]) -> str:
    """A line for each kind of letter among the files written that he may see; empty if there are none."""
    lines = list(_lines(resolved, game, list(written)))
    return "".join(f"{line}\n" for line in ("Send now:", *lines)) if lines else ""


def _lines(resolved: Resolved, game: Path, written: list[Path]) -> Iterator[str]:
    now = resolved.after
    summaries = [_shown(now.folder.path, path) for path in written if path.name == SUMMARY]
    if summaries:
        yield f"  to everybody: {', '.join(summaries)}"
    for player in now.game.roles:
        name = player_file_name(player)
        own = [_shown(now.folder.path, path) for path in written if _is_for(path, name)]
        if own:
            yield f"  to {player}: {', '.join((*own, *_forms(resolved, game, player)))}"


def _forms(resolved: Resolved, game: Path, player: str) -> Iterator[str]:
    """The order forms for the nations of a player's whose orders are waited for."""
    for one in resolved.waiting:
        if one.kind in (ALLOT, MOVE) and resolved.after.game.player_of(one.nation) == player:
            yield f"and what {shlex.join(('pbem', 'form', str(game), one.nation))} prints"


def _is_for(path: Path, name: str) -> bool:
    """Whether a file is a player's: his report of a turn, or a receipt, which begins with its number."""
    return path.stem == name or path.stem.partition("-")[2].startswith(name)


def _shown(game: Path, path: Path) -> str:
    """A file as it is called in the game's folder."""
    return str(path.relative_to(game)) if path.is_relative_to(game) else str(path)

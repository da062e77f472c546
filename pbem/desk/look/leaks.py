"""Secrets where they do not belong: a seed, a hand or a key in files that somebody else may read.

Log, game.yaml, letters and each player's own reports may hold what is his; `pbem doctor` looks at the rest.
What is found is named by its file and never shown.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from pbem.data.errors import PositionError
from pbem.data.strict import DataError
from pbem.desk.out import reports
from pbem.engine.model import OVER
from pbem.game.state import State
from pbem.patterns import compiled
from pbem.post.settings import POST_FILE, PostSettings, read_settings

SECRET = ("log.jsonl", "game.yaml", "letters")
"""What of a game's folder is secret anyway."""

SHORTEST_SEED = 12
"""A shorter seed is a word like others, and may stand anywhere by chance."""

SMALLEST_HAND = 3
"""A smaller hand may stand in a line by chance."""

_FACE = compiled(r"\b([SCHD](?:1[0-3]|[2-9])|R)\b")
_KEY = compiled(rb"\s*[0-9a-fA-F]{64}\s*")
_TURN = compiled(r"turn-(\d+)")


def leaks(now: State) -> Iterator[str]:
    """A sentence for each secret that lies open."""
    post = _post(now)
    files = sorted(path for path in now.folder.path.rglob("*") if path.is_file() and _is_open(now, path))
    yield from (
        f"{_shown(now, path)} looks like a key" for path in files if _KEY.fullmatch(path.read_bytes())
    )
    yield from _token_key(now, post)
    if now.game.phase == OVER:
        return
    pages = sorted(path for path in _public_pages(post) if path.is_file())
    for path in (*files, *pages):
        if any(secret in path.read_bytes() for secret in _seeds(now)):
            yield f"{_shown(now, path)} holds the seed of the shuffles"
    for path in files:
        if path.is_relative_to(now.folder.reports):
            yield from _hands(now, path)


def _is_open(now: State, path: Path) -> bool:
    """Whether a file is none of those that are secret anyway; what is half written is nobody's."""
    first = path.relative_to(now.folder.path).parts[0]
    return first not in SECRET and not path.name.startswith(".")


def _shown(now: State, path: Path) -> str:
    inside = path.is_relative_to(now.folder.path)
    return str(path.relative_to(now.folder.path) if inside else path)


# --------------------------------------------------------------------------------------------- keys


def _post(now: State) -> PostSettings | None:
    """The settings of the game's post, if there are any that can be read."""
    for root in (now.folder.path, now.folder.path.absolute().parent):
        try:
            return read_settings(root / POST_FILE, root / ".post")
        except (DataError, PositionError, OSError):
            continue
    return None


def _token_key(now: State, post: PostSettings | None) -> Iterator[str]:
    """The key of the tokens in the game's folder, or among the pages for everybody."""
    if post is None or not post.token_key.is_file():
        return
    rooms = [now.folder.path, *([post.site.public] if post.site else [])]
    key = post.token_key.read_bytes().strip()
    for room in rooms:
        for path in sorted(room.rglob("*")):
            if path.is_file() and key and key in path.read_bytes():
                yield f"{_shown(now, path)} holds the key of the tokens, by which anybody can order"


# --------------------------------------------------------------------------------------------- seed


def _seeds(now: State) -> list[bytes]:
    """What nobody may read before the end: salt and seed."""
    seed = now.created.seed if len(now.created.seed) >= SHORTEST_SEED else ""
    return [text.encode() for text in (now.created.salt, seed) if text]


def _public_pages(post: PostSettings | None) -> Iterator[Path]:
    return post.site.public.rglob("*") if post and post.site else iter(())


# -------------------------------------------------------------------------------------------- hands


def _hands(now: State, path: Path) -> Iterator[str]:
    """The hands of others in a report or a receipt, or anybody's in a summary."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        return  # of a sealed game, and closed
    for nation, hand in now.game.hands.items():
        if len(hand) < SMALLEST_HAND or _is_of(path, now.game.player_of(nation)):
            continue
        held = Counter(card.face for card in hand)
        told = [line for line in lines if held <= Counter(_FACE.findall(line))]
        if told and set(told) - _as_written(now, path):
            yield f"{_shown(now, path)} names all Tactical Cards of {nation}"


def _is_of(path: Path, player: str) -> bool:
    name = reports.player_file_name(player)
    return path.stem == name or re.fullmatch(rf"\d+-{name}.*", path.stem) is not None


def _as_written(now: State, path: Path) -> set[str]:
    """The lines of a report as the program writes it: what the story tells of played cards is no leak."""
    found = _TURN.fullmatch(path.parent.name)
    if found is None or int(found[1]) > now.game.turn:
        return set()
    letters = dict(reports.turn_letters(now, int(found[1])))
    return set(letters.get(path, "").splitlines())

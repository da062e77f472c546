"""Games played twice, sealed and not, and what of them is secret."""

from __future__ import annotations

import atexit
import json
import re
import secrets
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple

import pytest

from pbem.data.share import example_dir
from pbem.desk import script
from pbem.desk.letters import submit
from pbem.desk.turns import resolve
from pbem.game import log_end, save, state
from pbem.game.access import Sealing
from pbem.game.proof import head
from pbem.game.sealed.key import FOLDER, keys_folder
from pbem.game.state import State
from pbem.post.read.content import read_letter
from support.play_by_mail.player_addresses import PLAYERS

LETTERS = Path(__file__).parents[1] / "letters" / "turn-1"
SEED = "a seed that nobody was told"
MODERATOR = "Frederick"
"""Whom the moderator plays."""


TOWN = "kolin"
"""The example's seed, which is a city's name too."""


@contextmanager
def same_key() -> Iterator[None]:
    """Every key that is drawn is the same one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", lambda size: "5e" * size)
        yield


@contextmanager
def same_hashes() -> Iterator[None]:
    """Every hash that a game tells of its secrets is the same: too little is told to find any."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(save, "commitment", lambda _: "c0ffee" * 10)
        for module in (head, log_end, save):
            patch.setattr(module, "grouped", lambda digest, groups: "c0ff-ee00")
        yield


def begun(path: Path, *, sealed: bool = True, seed: str = SEED, key: Path | None = None) -> Path:
    sealing = Sealing(key, (MODERATOR,)) if sealed else None
    save.new(path, name=path.name, scenario="standard", players=PLAYERS, seed=seed, sealing=sealing)
    return path


def submitted(path: Path, *, sealed: bool = True) -> Path:
    begun(path, sealed=sealed)
    for letter in sorted(LETTERS.iterdir()):
        submit.submit(path, letter.name, letter.read_bytes())
    return path


def resolved(path: Path, *, sealed: bool = True) -> Path:
    """A game at the start of turn 2. Played once for all tests: each gets files of its own, and its key."""
    kept = _played(path.name, sealed)
    shutil.copytree(kept / path.name, path)
    if sealed:
        shutil.copytree(kept / "keys", keys_folder(), dirs_exist_ok=True)
    return path


@cache
def _played(name: str, sealed: bool) -> Path:
    kept = Path(mkdtemp())
    atexit.register(shutil.rmtree, kept, ignore_errors=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER, str(kept / "keys"))
        resolve.resolve(submitted(kept / name, sealed=sealed))
    return kept


def example(path: Path, *, sealed: bool) -> Path:
    """Five turns of four players, with battles and Cards of Fate."""
    with pytest.MonkeyPatch.context() as patch:
        if sealed:
            patch.setattr(save, "new", partial(save.new, sealing=Sealing(None, (MODERATOR,))))
        script.play_script(example_dir() / "play.yaml", path)
    return path


class Twins(NamedTuple):
    """The same game, open and sealed."""

    plain: Path
    sealed: Path


def public_text(path: Path) -> str:
    """What everybody may read of a game, in one piece."""
    found = sorted((path / "reports").rglob("summary.txt"))
    assert found
    return " ".join(" ".join(file.read_text("utf-8") for file in found).split())


# ------------------------------------------------------------------------------------- what is secret

ORDER = re.compile(r"(setup|move|transfer|recruit|battle|retreat|attack|discard|play)\b[^#]{15,70}")
"""Lines that are long enough to be nobody else's, and short enough that no mailer breaks them."""


def secrets_of(path: Path) -> Mapping[str, list[str]]:
    """The secrets of a game by whose they are ("" for nobody's): lines of letters, troops, hands, the seed.
    What the public summary tells is none."""
    now, public = state.load(path), public_text(path)
    found = {player: [*_letters(now, player), *_held(now, player)] for player in now.game.roles}
    found[""] = [
        str(now.created.seed),
        _cards(now.game.chance.draw[:-3:-1]),
        *now.created.players.values(),
    ]
    return {who: [one for one in texts if one not in public and one != TOWN] for who, texts in found.items()}


def _letters(now: State, player: str) -> Iterator[str]:
    for entry in now.letters:
        if entry.player == player:
            content = now.folder.read(now.folder.letter(entry.file))
            lines = (line.text.strip() for line in read_letter(content, entry.file).lines)
            yield from (text for text in lines if ORDER.fullmatch(text))


def _held(now: State, player: str) -> Iterator[str]:
    """Hands and troops as a log, a position or a letter has them."""
    game = now.game
    for nation in game.roles[player]:
        hand = game.hands[nation]
        if len(hand) > 1:
            yield _cards(hand[-2:])
            yield ",".join(f'"{card.face}/{card.deck}"' for card in hand[-2:])
        for general in game.generals_of(nation):
            troops = game.troops[general]
            yield from (f'"{general}":{troops}', f"{general} {troops}")


def _cards(cards: tuple[object, ...]) -> str:
    return " ".join(f"{card.face}/{card.deck}" for card in cards)  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------------ what lies open


def opened(path: Path) -> dict[str, object]:
    """What is open in a folder, and of what is sealed the size: of the log for each line."""
    files = (file for file in sorted(path.rglob("*")) if file.is_file())
    shown: dict[str, object] = {}
    for file in files:
        name = str(file.relative_to(path))
        if name == "log.jsonl":
            shown[name] = [_line(line) for line in file.read_bytes().splitlines()]
        else:
            shown[name] = file.stat().st_size if file.name.endswith(".sealed") else file.read_bytes()
    return shown


def _line(line: bytes) -> object:
    facts = json.loads(line)
    facts.pop("prev", None)
    return facts | {"sealed": len(facts["sealed"])}


def differing(one: Path, other: Path) -> list[str]:
    first, second = opened(one), opened(other)
    return [name for name in {**first, **second} if first.get(name) != second.get(name)]

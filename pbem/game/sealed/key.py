"""The key of a sealed game: a file outside its folder, readable by its owner alone.

The game names it by what tells it from others. It is looked for where the game says (`pbem new --key`), else
in the folder of keys: `$PBEM_KEYS`, or `pbem/keys` among the user's settings.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from pbem.data.disk import write_private
from pbem.game.sealed.cipher import KEY_SIZE, Seal, SealError, key_identity

if TYPE_CHECKING:
    from pbem.game.sealed.header import SealHeader

FOLDER = "PBEM_KEYS"
"""The variable of the environment that names the folder of keys."""

OTHERS = 0o077
"""What a key's file must not allow."""


def keys_folder() -> Path:
    """Where keys lie unless a game says otherwise."""
    named = os.environ.get(FOLDER, "")
    if named:
        return Path(named)
    settings = os.environ.get("XDG_CONFIG_HOME", "")
    return (Path(settings) if os.path.isabs(settings) else Path.home() / ".config") / "pbem" / "keys"


def draw_key(game: Path, name: str, file: Path | None) -> tuple[Seal, Path]:
    """A new key, by chance, and the file it was written to. Raises SealError if the file lies in the game's
    folder or is there already."""
    import secrets

    seal = Seal(bytes.fromhex(secrets.token_hex(KEY_SIZE)))
    path = file or keys_folder() / key_file_name(name, seal.identity)
    _outside(path, game)
    if path.exists():
        raise SealError(f"{path} is there already; a game needs a key of its own, in a new file.")
    write_private(path, f"{seal.key.hex()}\n".encode())
    return seal, path


def key_file_name(game: str, key: str) -> str:
    """What a key's file is called in the folder of keys."""
    return f"{game}-{key}.key"


def key_places(game: Path, header: SealHeader) -> list[Path]:
    """Where the key of a game may lie: where the game says, and in the folder of keys."""
    named = [Path(os.path.normpath(game / header.key_file))] if header.key_file else []
    return [*named, keys_folder() / key_file_name(header.game, header.key)]


def find_key(game: Path, header: SealHeader) -> Seal:
    """The key of a game. Raises SealError if it is not there, is another one, or lies open."""
    looked_at = key_places(game, header)
    for path in looked_at:
        if path.is_file():
            return _read(path, game, header)
    looked = " and ".join(str(path) for path in looked_at)
    raise SealError(
        f"{game} is sealed, and its key {header.key} is not there: looked for {looked}. Put back a copy of "
        f"it, or name the folder it lies in by {FOLDER}. Nothing was changed."
    )


def _read(path: Path, game: Path, header: SealHeader) -> Seal:
    _outside(path, game)
    if os.name == "posix" and path.stat().st_mode & OTHERS:
        raise SealError(f"{path} can be read by others than you: chmod 600 {path}")
    try:
        key = bytes.fromhex(path.read_text("ascii"))
    except ValueError:
        key = b""
    if len(key) != KEY_SIZE:
        raise SealError(f"{path} is no key: put back a copy of it. Nothing was changed.")
    if key_identity(key) != header.key:
        raise SealError(
            f"{path} is the key {key_identity(key)}, and {game} was sealed with the key {header.key}. Put "
            "that one there. Nothing was changed."
        )
    return Seal(key)


def _outside(path: Path, game: Path) -> None:
    """Raises SealError if a key lies in the folder that it seals."""
    if path.resolve().is_relative_to(game.resolve()):
        raise SealError(
            f"{path} lies inside the game's folder, where everybody could find it; put it elsewhere."
        )

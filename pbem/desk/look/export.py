"""`pbem export`: a game as one file that settles a dispute, the same bytes for the same game.

It holds the truth and what was made of it: log, letters, game.yaml, reports, and how to check them.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from pbem.data.disk import write_file
from pbem.game import log, save, state
from pbem.game.folder import Folder, digest
from pbem.game.sealed.cipher import ENDING
from pbem.game.sealed.key import key_file_name
from pbem.game.state import State

LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The time of every file in it: the earliest that a zip can tell."""

README = """\
{name}, exported by pbem
{line}

{secrets}
To check it, unpack it and ask pbem:

  pbem verify {name}    deals every card again from the seed
  pbem replay {name}    decides every logged answer again
  pbem doctor {name}    compares every letter with the log, and game.yaml with both
  pbem log {name}       tells what happened, and from which letter

Every receipt and every public summary ends with the log's head, such as "log 1f3a-9c02 at turn 3".
Whoever has kept one finds out whether this is still the log that it was written from, and if not, from which
line on it differs:

  pbem verify {name} --head "1f3a-9c02 at turn 3"
  pbem verify {name} --head FILE    for all that stand in a file

The SHA-256 of salt and seed, which was published when the game started:
  {commitment}
The SHA-256 of {name}/log.jsonl, {entries} entries. Each line of it holds that of the line before:
  {sha256}
"""


SECRETS = """\
THIS FILE HOLDS SECRETS: the hands, the troops, the seed of all shuffles and every letter, with addresses.
Before the game is over it is for nobody who plays.
"""
SEALED = """\
The secrets of this game are sealed: without its key nobody can read more here than everybody may. With the
key in the folder of keys (PBEM_KEYS) all of the following can be done.
"""
OPENED = """\
This game was played sealed, and is over: all is open now. sealed/log.jsonl is the log as it lay in the
game's folder, and beside it lies the key. Whoever has copied the folder while the game went on can compare
the lines, and with that key (chmod 600, and PBEM_KEYS naming its folder) check his copy: pbem doctor, pbem
verify, pbem log.
"""
"""What the README says of secrets: of an ordinary game, of a sealed one, of one that is over."""


def export(path: Path, target: Path) -> tuple[State, int]:
    """Write the file, whole or not at all; also how many files it holds. Raises FolderError or OSError."""
    folder = Folder(path)
    folder.require()
    with folder.locked():
        now = state.load(path)
        files = dict(_files(now))
    write_file(target, _zipped(files))
    return now, len(files)


def _files(now: State) -> Iterator[tuple[str, bytes]]:
    """Every file by its name in the zip: as it lies there, or opened if the game was sealed and is over."""
    folder, name = now.folder, now.name
    logged = folder.log.read_bytes() if now.is_closed else log.log_bytes(now.log)
    yield "README.txt", _readme(now, logged).encode()
    yield f"{name}/{folder.log.name}", logged
    if now.is_closed:
        yield f"{name}/{folder.state.name}", save.state_file(now).encode()
        yield from _as_they_lie(now)
    else:
        yield f"{name}/{folder.state.name}", save.whole_state_file(now).encode()
        yield from _opened(now)


def _as_they_lie(now: State) -> Iterator[tuple[str, bytes]]:
    for path in _paths(now):
        yield _name(now, path), path.read_bytes()


def _opened(now: State) -> Iterator[tuple[str, bytes]]:
    """What everybody may read by now; of a sealed game its log as it lies there too, and the key."""
    public = (path for path in _paths(now) if not (now.log.sealed and path.name.endswith(ENDING)))
    for path in (*public, *_sealed_paths(now)):
        yield _name(now, path), now.folder.read(path)
    if now.log.sealed:
        seal, header = now.log.sealed.seal, now.log.sealed.header
        yield f"sealed/{now.folder.log.name}", now.folder.log.read_bytes()
        yield f"sealed/{key_file_name(header.game, header.key)}", f"{seal.key.hex()}\n".encode()


def _paths(now: State) -> Iterator[Path]:
    """The letters and reports on the disk."""
    for folder in (now.folder.letters, now.folder.reports):
        yield from (path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))


def _sealed_paths(now: State) -> Iterator[Path]:
    """The letters and reports of a sealed game, by their own names."""
    if now.log.sealed:
        for folder in (now.folder.letters, now.folder.reports):
            for within in (folder, *(path for path in folder.rglob("*") if path.is_dir())):
                yield from (within / name for name in now.folder.names(within))


def _name(now: State, path: Path) -> str:
    return f"{now.name}/{path.relative_to(now.folder.path).as_posix()}"


def _readme(now: State, logged: bytes) -> str:
    return README.format(
        name=now.name,
        line="=" * len(f"{now.name}, exported by pbem"),
        secrets=_about_secrets(now),
        commitment=now.created.commitment,
        entries=f"{now.log.sealed.lines} sealed"
        if now.log.sealed and now.is_closed
        else len(now.log.entries),
        sha256=digest(logged),
    )


def _about_secrets(now: State) -> str:
    if now.is_closed:
        return SEALED
    return OPENED.format(name=now.name) if now.log.sealed else SECRETS


def _zipped(files: dict[str, bytes]) -> bytes:
    content = io.BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(files.items()):
            about = ZipInfo(name, LONG_AGO)
            about.create_system, about.external_attr = 3, 0o600 << 16
            archive.writestr(about, data, ZIP_DEFLATED, 9)
    return content.getvalue()

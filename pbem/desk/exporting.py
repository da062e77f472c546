"""`pbem export`: a game as one file that settles a dispute, the same bytes for the same game.

It holds the truth and what was made of it: log, letters, game.yaml, reports, and how to check them.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from pbem.data.disk import write
from pbem.desk import keeping, state
from pbem.desk.folder import Folder, digest
from pbem.desk.state import State

LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The time of every file in it: the earliest that a zip can tell."""

README = """\
{name}, exported by pbem
{line}

THIS FILE HOLDS SECRETS: the hands, the troops, the seed of all shuffles and every letter, with addresses.
Before the game is over it is for nobody who plays.

To check it, unpack it and ask pbem:

  pbem verify {name}    deals every card again from the seed
  pbem replay {name}    decides every logged answer again
  pbem doctor {name}    compares every letter with the log, and game.yaml with both
  pbem log {name}       tells what happened, and from which letter

The SHA-256 of the seed, which was published when the game started:
  {commitment}
The SHA-256 of {name}/log.jsonl, {entries} entries. Each line of it holds that of the line before:
  {sha256}
"""


def export(path: Path, target: Path) -> tuple[State, int]:
    """Write the file, whole or not at all; also how many files it holds. Raises FolderError or OSError."""
    folder = Folder(path)
    folder.require()
    with folder.locked():
        now = state.load(path)
        files = dict(_files(now))
    write(target, _zipped(files))
    return now, len(files)


def _files(now: State) -> Iterator[tuple[str, bytes]]:
    """Every file by its name in the zip."""
    folder, name = now.folder, now.name
    logged = folder.log.read_bytes()
    yield "README.txt", _readme(now, logged).encode()
    yield f"{name}/{folder.log.name}", logged
    yield f"{name}/{folder.state.name}", keeping.state_file(now).encode()
    for kept in (folder.letters, folder.reports):
        for path in sorted(kept.rglob("*")):
            if path.is_file() and not path.name.startswith("."):
                yield f"{name}/{path.relative_to(folder.path).as_posix()}", path.read_bytes()


def _readme(now: State, logged: bytes) -> str:
    return README.format(
        name=now.name,
        line="=" * len(f"{now.name}, exported by pbem"),
        commitment=now.created["commitment"],
        entries=len(now.log.entries),
        sha256=digest(logged),
    )


def _zipped(files: dict[str, bytes]) -> bytes:
    content = io.BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(files.items()):
            about = ZipInfo(name, LONG_AGO)
            about.create_system, about.external_attr = 3, 0o600 << 16
            archive.writestr(about, data, ZIP_DEFLATED, 9)
    return content.getvalue()

"""Remembers checked data files, so that a command need not parse and check them again.

What is remembered lies in the user's cache directory, under a hash of how everything lies that it depends on:
the data files, their schemas and the code that checks them, by their sizes and times. A cache that cannot be
read or written is as good as none. Only what is public on every board is remembered, the rules and the ground
of maps, never a game: a game has secrets."""

from __future__ import annotations

import marshal
import os
from binascii import crc32
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from pbem.data.share import rules_file, schema_file
from pbem.digests import sha256

SUFFIXES = (".bin", ".json", ".mo")
"""What the files of the cache end with."""

Documents = Mapping[str, Any]
"""Checked documents by their bare names, as plain data."""

Check = Callable[[Documents, Mapping[str, str]], None]
"""Raises a DataError for what no schema can say; is given the documents and their texts."""


def documents(names: tuple[str, ...], check: Check) -> Documents:
    """The rule files of those names, parsed and checked now or at an earlier time; raises DataError."""
    place = _place(names)
    content = _recall(place, names)
    if content is None:
        content = _read(names, check)
        _remember(place, content)
    return content


def recall_or_make(kind: str, seal: str, make: Callable[[], Any]) -> Any:
    """What `make` returns, from the cache if it was made before; `seal` names all that it depends on.

    It has to be plain data. It comes back as JSON has it, also if it was made just now: tuples are lists.
    """
    import json

    place = directory() / f"{kind}-{seal[:32]}.json"
    data = recalled(place, json.loads)
    if data is None:
        body = json.dumps(make(), ensure_ascii=False, separators=(",", ":")).encode()
        data = json.loads(body)
        keep(place, body)
    return data


def _read(names: tuple[str, ...], check: Check) -> Documents:
    from pbem.data import strict

    content = {name: strict.load_yaml(rules_file(name), name) for name in names}
    check(content, {name: rules_file(name).read_text("utf-8-sig") for name in names})
    return content


def _place(names: tuple[str, ...]) -> Path:
    """Where these files' parse is remembered, as they lie now. Each copy of the program has its own."""
    here = Path(__file__).parent
    files = [path for name in names for path in (rules_file(name), schema_file(name))]
    code = sorted(os.path.join(here, name) for name in os.listdir(here) if name.endswith(".py"))
    lies = [*map(_lies, code), *map(_lies, files)]
    copy = sha256(os.fsencode(here)).hexdigest()[:12]
    seal = sha256("\n".join(lies).encode()).hexdigest()[:32]
    return directory() / f"{names[0]}-{copy}-{seal}.bin"


def _lies(path: str | Path) -> str:
    """How a file lies; one that is missing too."""
    try:
        found = os.stat(path)
    except OSError:
        return f"{path} is missing"
    return f"{path} {found.st_size} {found.st_mtime_ns}"


def directory() -> Path:
    """The user's cache folder for this program; nothing in it is missed if it is deleted."""
    base = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(base) if os.path.isabs(base) else Path(os.path.expanduser("~/.cache"))) / "pbem"


def _recall(place: Path, names: tuple[str, ...]) -> Documents | None:
    content = recalled(place, marshal.loads)
    return content if isinstance(content, dict) and tuple(content) == names else None


def recalled(place: Path, read: Callable[[bytes], Any]) -> Any:
    """What a file of the cache holds; None if it is missing or damaged."""
    try:
        seal, _, body = place.read_bytes().partition(b"\n")
        return read(body) if seal == _seal(body) else None
    except (OSError, ValueError, EOFError, TypeError):
        return None


def _seal(body: bytes) -> bytes:
    return b"%08x" % crc32(body)


def _remember(place: Path, content: Documents) -> None:
    keep(place, marshal.dumps(dict(content)))


def keep(place: Path, body: bytes) -> None:
    """Keep it in a file of the cache, in place of older ones of its name; where that cannot be, do nothing.
    It is written beside the place and moved there, so that no reader ever sees half a file."""
    if not place.is_absolute():
        return
    beside = place.with_name(f"{place.name}.{os.getpid()}")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(_seal(body) + b"\n" + body)
        beside.replace(place)
        _forget_older(place)
    except OSError:
        return


def _forget_older(place: Path) -> None:
    """Take away what was remembered of the same files before they changed."""
    kind = place.name.rsplit("-", 1)[0]
    for other in place.parent.glob(f"{kind}-*"):
        if other != place and other.suffix in SUFFIXES:
            other.unlink(missing_ok=True)

"""The files of pages: written whole, never over a file of somebody else's, and deleted when out of date.

A folder's manifest names every file written into it with the SHA-256 of what it held. It is written before
the files and again after them: whatever happens in between, no file of ours is forgotten.
"""

from __future__ import annotations

import errno
import hashlib
import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path, PurePosixPath

from pbem.data.disk import write_file

MANIFEST = ".pbem-site.json"

Manifest = Mapping[str, list[str]]
"""By a file's name in the folder, the digests of what pbem may have written there."""


def write_site(folder: Path, files: Iterable[tuple[str, str]], unchanged: Iterable[str] = ()) -> int:
    """Write these files into the folder, keep those named in `unchanged`, delete all others that pbem wrote
    there. Returns how many files changed. Raises FileExistsError, before anything is written, if one of them
    is there already and somebody else's."""
    known = manifest(folder)
    ready = {name: text.encode() for name, text in files}
    _refuse_others(folder, known, ready)
    wanted = {name: _digest(content) for name, content in ready.items()}
    _write_manifest(folder, _either(known, wanted))
    before = {name: _content(folder / name) for name in ready}
    for name, content in ready.items():
        write_file(folder / name, content)
    stay = set(unchanged) & set(known)
    for name in sorted(set(known) - set(ready) - stay):
        _take_away(folder, name, known[name])
    for name in (*known, *ready):
        _beside(folder / name).unlink(missing_ok=True)
    _write_manifest(folder, {**{name: known[name] for name in stay}, **{n: [d] for n, d in wanted.items()}})
    return sum(before[name] != content for name, content in ready.items())


def manifest(folder: Path) -> Manifest:
    """What pbem wrote into a folder; empty if it never did. Raises FileExistsError if the manifest is
    damaged."""
    try:
        by_name = json.loads((folder / MANIFEST).read_text("utf-8"))["files"]
    except FileNotFoundError:
        return {}
    except (ValueError, KeyError, TypeError):
        raise _refusal(folder / MANIFEST, "is damaged: delete the whole folder and write it anew") from None
    if any(_leads_out(name) for name in by_name):
        raise _refusal(folder / MANIFEST, "names files elsewhere: delete the whole folder and write it anew")
    return {str(name): list(digests) for name, digests in by_name.items()}


def _leads_out(name: str) -> bool:
    """Whether a name leads out of the folder: whoever can write there must not have other files deleted."""
    path = PurePosixPath(name)
    return path.is_absolute() or ".." in path.parts


def are_whole(folder: Path, names: Iterable[str], known: Manifest) -> bool:
    """Whether these files lie there as they were written."""
    contents = ((name, _content(folder / name)) for name in names)
    return all(one is not None and [_digest(one)] == known.get(name) for name, one in contents)


# ------------------------------------------------------------------------------------------- in parts


def _refuse_others(folder: Path, known: Manifest, ready: Mapping[str, bytes]) -> None:
    for name, content in ready.items():
        if name not in known and (folder / name).exists() and _content(folder / name) != content:
            raise _refusal(folder / name, "is there already and is not pbem's; name an empty folder instead")


def _refusal(path: Path, why: str) -> FileExistsError:
    return FileExistsError(errno.EEXIST, why, str(path))


def _either(known: Manifest, wanted: Mapping[str, str]) -> Manifest:
    """While files are being written each may be as it was or as it will be."""
    return {
        name: sorted({*known.get(name, ()), *([wanted[name]] if name in wanted else ())})
        for name in sorted({*known, *wanted})
    }


def _write_manifest(folder: Path, files: Manifest) -> None:
    document = {"written by": "pbem site", "files": {name: files[name] for name in sorted(files)}}
    write_file(folder / MANIFEST, (json.dumps(document, indent=1) + "\n").encode())


def _take_away(folder: Path, name: str, digests: list[str]) -> None:
    """Delete a file, unless somebody has changed it since; then the folder it leaves empty."""
    path = folder / name
    content = _content(path)
    if content is None or _digest(content) not in digests:
        return
    path.unlink()
    for above in path.parents:
        if above == folder:
            return
        with suppress(OSError):
            above.rmdir()


def _beside(path: Path) -> Path:
    """Where `data.disk.write_file` puts a file before it is whole."""
    return path.with_name(f".{path.name}.new")


def _content(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()

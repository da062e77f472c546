"""Remembers the compiled modules of the program and of Jinja2, all in one file of the user's cache: to look
for two to four hundred of them one by one, and to open each, takes a tenth of a command.

A module counts only as long as its own file lies as it did, as with the files that Python keeps beside it.
What is missing here, or has changed, Python finds and compiles itself; it is added when the command ends.
"""

from __future__ import annotations

import atexit
import marshal
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import NamedTuple

import pbem
from pbem.data.disk import write_private
from pbem.data.memory import directory
from pbem.digests import sha256

PREFIXES = ("pbem.", "jinja2.")
"""The packages whose modules are kept: the program's, and of others the one that loads the most."""

HEAD = 8
"""Bytes in front of the file, which tell how long its list of modules is."""

OTHERS = 0o077
"""What the file must not allow."""


class Kept(NamedTuple):
    """A module as the file lists it."""

    place: str
    """The file that it was compiled from."""
    changed: int
    size: int
    """When that was changed, and its bytes."""
    begins: int
    length: int
    """Where its code stands behind the list."""


def use() -> None:
    """Import modules from the cache from now on, and add those that are not in it."""
    if sys.dont_write_bytecode or not directory().is_absolute():
        return
    memory = _opened(place()) or Memory(-1, {}, 0)
    sys.meta_path.insert(0, memory)
    atexit.register(memory.keep)


def place() -> Path:
    """The file for this version of Python and this copy of the program."""
    copy = sha256(os.fsencode(pbem.__file__)).hexdigest()[:12]
    tag = f"{sys.implementation.cache_tag}-{sys.hexversion:x}-{sys.flags.optimize}"
    return directory() / f"modules-{tag}-{copy}.bin"


def _opened(place: Path) -> Memory | None:
    """What a file keeps; None if there is none that this user alone can have written and read."""
    try:
        file = os.open(place, os.O_RDONLY)
        lies = os.fstat(file)
        if lies.st_uid == os.geteuid() and not lies.st_mode & OTHERS:
            length = int.from_bytes(os.pread(file, HEAD, 0), "big")
            if 0 < length < lies.st_size:
                listed = marshal.loads(os.pread(file, length, HEAD))
                kept = {name: Kept(*one) for name, one in listed.items()}
                behind = max(one.begins + one.length for one in kept.values())
                if HEAD + length + behind == lies.st_size:
                    return Memory(file, kept, HEAD + length)
        os.close(file)
    except (OSError, ValueError, EOFError, TypeError, AttributeError):
        pass
    return None


class Memory:
    """Finds modules where Python looks for them."""

    def __init__(self, file: int, kept: dict[str, Kept], begins: int) -> None:
        self._file, self._kept, self._begins = file, kept, begins
        self._name = str(place())

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        """Called by Python for every module; None for those that it has to find itself."""
        one = self._kept.get(name)
        if one is None or not path or not one.place.startswith(path[0]) or not _lies_so(one):
            return None
        is_package = one.place.endswith("__init__.py")
        spec = ModuleSpec(name, Loader(name, one.place, self), origin=one.place, is_package=is_package)
        spec.has_location, spec.cached = True, self._name
        if is_package:
            spec.submodule_search_locations = [os.path.dirname(one.place)]
        return spec

    def code(self, name: str) -> bytes:
        """The code of a module as `marshal` writes it."""
        one = self._kept[name]
        return os.pread(self._file, one.length, self._begins + one.begins)

    def keep(self) -> None:
        """Add what was imported otherwise. Where that cannot be done nothing is lost but time."""
        with suppress(OSError, ValueError, ImportError, SyntaxError):
            if new := dict(self._new()):
                old = {name: (one, self.code(name)) for name, one in self._kept.items() if name not in new}
                _write(old | new)

    def _new(self) -> list[tuple[str, tuple[Kept, bytes]]]:
        """The modules that are not kept as their files lie now, with their code."""
        found = []
        for name, module in list(sys.modules.items()):
            loader, known = getattr(module, "__loader__", None), self._kept.get(name)
            if (
                not name.startswith(PREFIXES)
                or type(loader) is Loader
                or not isinstance(loader, SourceFileLoader)
            ):
                continue
            place = os.fspath(loader.path)
            if not (known and known.place == place and _lies_so(known)):
                lies = os.stat(place)
                one = Kept(place, lies.st_mtime_ns, lies.st_size, 0, 0)
                found.append((name, (one, marshal.dumps(loader.get_code(name)))))
        return found


class Loader(SourceFileLoader):
    """Does what Python's own does, with code from the cache."""

    def __init__(self, name: str, path: str, memory: Memory) -> None:
        super().__init__(name, path)
        self._memory = memory

    def get_code(self, fullname: str) -> CodeType | None:
        """The code; from Python itself if what is kept is damaged."""
        with suppress(OSError, ValueError, EOFError, TypeError):
            code = marshal.loads(self._memory.code(fullname))
            if isinstance(code, CodeType):
                return code
        return super().get_code(fullname)


def _lies_so(one: Kept) -> bool:
    """Whether a module's file lies as it did when it was compiled."""
    try:
        lies = os.stat(one.place)
    except OSError:
        return False
    return lies.st_mtime_ns == one.changed and lies.st_size == one.size


def _write(modules: dict[str, tuple[Kept, bytes]]) -> None:
    """The file: the length of the list, the list, and the code of one module behind the other."""
    listed, begins = {}, 0
    for name, (one, code) in modules.items():
        listed[name] = tuple(one._replace(begins=begins, length=len(code)))
        begins += len(code)
    head = marshal.dumps(listed)
    codes = b"".join(code for _, code in modules.values())
    write_private(place(), len(head).to_bytes(HEAD, "big") + head + codes)

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
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pbem
from pbem.data.disk import write_private
from pbem.data.memory import directory
from pbem.data.private_memory import own_file
from pbem.data.program_files import seen
from pbem.digests import sha256

PREFIXES = ("pbem.", "jinja2.")
"""The packages whose modules are kept: the program's, and of others the one that loads the most."""

HEAD = 8
"""Bytes in front of the file, which tell how long its list of modules is."""

Kept = tuple[str, int, int, int, int]
"""A module as the file lists it: the file that it was compiled from, when that was changed and its bytes, and
where its code begins and ends behind the list."""


def use() -> None:
    """Import modules from the cache from now on, and add those that are not in it."""
    if sys.dont_write_bytecode or not directory().is_absolute():
        return
    memory = _opened(place()) or Memory(memoryview(b""), {})
    sys.meta_path.insert(0, memory)
    atexit.register(memory.keep)


def place() -> Path:
    """The file for this version of Python and this copy of the program."""
    copy = sha256(os.fsencode(pbem.__file__)).hexdigest()[:12]
    tag = f"{sys.implementation.cache_tag}-{sys.hexversion:x}-{sys.flags.optimize}"
    return directory() / f"modules-{tag}-{copy}.bin"


def _opened(place: Path) -> Memory | None:
    """What a file keeps; None if there is none that this user alone can have written and read."""
    with suppress(OSError, ValueError, EOFError, TypeError):
        content = own_file(place)
        begins = HEAD + int.from_bytes(content[:HEAD], "big")
        kept, length = marshal.loads(content[HEAD:begins])
        if begins + length == len(content):
            return Memory(content[begins:], kept)
    return None


class Memory:
    """Finds modules where Python looks for them."""

    def __init__(self, content: memoryview, kept: Mapping[str, Kept]) -> None:
        self._content, self._kept = content, kept
        self._name, self._before = str(place()), set(sys.modules)

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        """Called by Python for every module; None for those that it has to find itself."""
        one = self._kept.get(name)
        if one is None or not path or not one[0].startswith(path[0]) or not _lies_so(one):
            return None
        is_package = one[0].endswith("__init__.py")
        spec = ModuleSpec(name, Loader(name, one[0], self), origin=one[0], is_package=is_package)
        spec.has_location, spec.cached = True, self._name
        if is_package:
            spec.submodule_search_locations = [os.path.dirname(one[0])]
        return spec

    def code(self, name: str) -> memoryview:
        """The code of a module as `marshal` writes it."""
        _, _, _, begins, ends = self._kept[name]
        return self._content[begins:ends]

    def keep(self) -> None:
        """Add what was imported otherwise. Where that cannot be done nothing is lost but time."""
        with suppress(OSError, ValueError, ImportError, SyntaxError):
            if new := dict(self._new()):
                old = {name: one for name, one in self._kept.items() if name not in new}
                _write({name: (one, bytes(self.code(name))) for name, one in old.items()} | new)

    def _new(self) -> Iterator[tuple[str, tuple[Kept, bytes]]]:
        """The modules that Python has found since, with their code."""
        for name in sys.modules.keys() - self._before:
            loader = getattr(sys.modules[name], "__loader__", None)
            if not name.startswith(PREFIXES) or type(loader) is not SourceFileLoader:
                continue
            place = os.fspath(loader.path)
            lies = os.stat(place)
            one = place, lies.st_mtime_ns, lies.st_size, 0, 0
            yield name, (one, marshal.dumps(loader.get_code(name)))


class Loader(SourceFileLoader):
    """Does what Python's own does, with code from the cache."""

    def __init__(self, name: str, path: str, memory: Memory) -> None:
        super().__init__(name, path)
        self._memory = memory

    def get_code(self, fullname: str) -> Any:
        """The code; from Python itself if what is kept is damaged."""
        with suppress(OSError, ValueError, EOFError, TypeError):
            code = marshal.loads(self._memory.code(fullname))
            if isinstance(code, CodeType):
                return code
        return super().get_code(fullname)

    def exec_module(self, module: ModuleType) -> None:
        """Run the code of a module."""
        exec(self.get_code(module.__name__), module.__dict__)


def _lies_so(one: Kept) -> bool:
    """Whether a module's file lies as it did when it was compiled."""
    place, changed, size, _, _ = one
    try:
        lies = os.stat(place)
    except OSError:
        return False
    seen[place] = lies.st_size, lies.st_mtime_ns
    return seen[place] == (size, changed)


def _write(modules: dict[str, tuple[Kept, bytes]]) -> None:
    """The file: the length of the list, the list, and the code of one module behind the other."""
    listed, begins = {}, 0
    for name, (one, code) in modules.items():
        listed[name] = *one[:3], begins, begins + len(code)
        begins += len(code)
    head = marshal.dumps((listed, begins))
    codes = b"".join(code for _, code in modules.values())
    write_private(place(), len(head).to_bytes(HEAD, "big") + head + codes)

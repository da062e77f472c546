"""The plan of the house, as docs/architecture.md draws it: which room may know which."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import pbem

PACKAGE = Path(pbem.__file__).parent

MAY_IMPORT = {
    "engine": set(),
    "data": {"engine"},
    "orders": {"engine", "data"},
    "post": {"engine", "data"},
    "report": {"engine", "data"},
    "bots": {"engine", "data", "orders", "report"},
    "pages": {"engine", "data", "orders", "report", "bots"},
    "desk": {"engine", "data", "orders", "post", "report", "bots", "pages"},
    "conformance": {"engine", "data", "orders", "desk"},
    "cli": {"engine", "data", "orders", "post", "report", "bots", "pages", "desk", "conformance"},
}
"""One way: cli -> desk -> pages -> bots -> (report, orders, post, data) -> engine. Data is the ground floor
of its level: the others find templates and raise its errors. The conformance suite plays its cases at the
desk."""

ENGINE_NEVER = {
    "yaml", "os", "click", "random", "pathlib", "jsonschema", "jinja2", "json", "io", "time", "datetime",
    "sys", "subprocess", "socket", "secrets", "email", "shutil", "tempfile",
}  # fmt: skip
"""No files, no clock, no mail, no chance but the seed's."""

LONGEST_FILE = 450


@cache
def modules() -> tuple[Path, ...]:
    return tuple(sorted(PACKAGE.rglob("*.py")))


def room_of(module: Path) -> str:
    inside = module.relative_to(PACKAGE).parts
    return inside[0] if len(inside) > 1 else ""


def of_room(room: str) -> list[Path]:
    return [module for module in modules() if room_of(module) == room]


@cache
def tree(module: Path) -> ast.Module:
    return ast.parse(module.read_text("utf-8"), str(module))


def imports(module: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a module imports, at its top or inside a function."""
    package = ["pbem", *module.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{source}.{alias.name}") for alias in node.names)


def rooms_known_to(module: Path) -> Iterator[tuple[int, str]]:
    for line, name in imports(module):
        parts = name.split(".")
        if parts[0] == "pbem" and len(parts) > 1 and parts[1] in MAY_IMPORT:
            yield line, parts[1]


def place(module: Path, line: int) -> str:
    return f"{module.relative_to(PACKAGE.parent)}:{line}"


def test_every_room_is_on_the_plan() -> None:
    assert {room_of(module) for module in modules()} - {"", "_share"} <= set(MAY_IMPORT)


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_knows_only_rooms_below_it(room: str) -> None:
    allowed = MAY_IMPORT[room] | {room}
    wrong = [
        f"{place(module, line)} imports {other}"
        for module in of_room(room)
        for line, other in rooms_known_to(module)
        if other not in allowed
    ]
    assert wrong == []


def test_the_engine_knows_no_files_no_clock_and_no_chance() -> None:
    wrong = [
        f"{place(module, line)} imports {name}"
        for module in of_room("engine")
        for line, name in imports(module)
        if name.split(".")[0] in ENGINE_NEVER
    ]
    assert of_room("engine") and wrong == []


def test_the_engine_opens_no_files() -> None:
    wrong = [place(module, line) for module in of_room("engine") for line in calls(module, {"open", "input"})]
    assert wrong == []


def calls(module: Path, names: set[str]) -> Iterator[int]:
    """The lines where a function of that (dotted) name is called."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in names:
            yield node.lineno


def test_only_the_commands_print_or_exit() -> None:
    loud = {"print", "exit", "sys.exit", "os._exit", "click.echo", "sys.stdout.write", "sys.stderr.write"}
    wrong = [
        place(module, line)
        for module in modules()
        if room_of(module) != "cli"
        for line in calls(module, loud)
    ]
    assert wrong == []


def test_no_file_has_grown_out_of_hand() -> None:
    lengths = {module: len(module.read_text("utf-8").splitlines()) for module in modules()}
    assert [place(module, length) for module, length in lengths.items() if length > LONGEST_FILE] == []


def test_asking_for_the_version_loads_nothing() -> None:
    assert list(imports(PACKAGE / "__init__.py")) == []


# ------------------------------------------------------------------ that these tests would find anything


def test_imports_are_found_wherever_and_however_they_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "import os.path\ndef f():\n    from pbem.desk import log\n    from ..cli import main\n"
    module = PACKAGE / "engine" / "imagined.py"
    monkeypatch.setitem(globals(), "tree", lambda module: ast.parse(source + "from . import x"))
    assert list(imports(module)) == [
        (1, "os.path"),
        (5, "pbem.engine.x"),
        (3, "pbem.desk.log"),
        (4, "pbem.cli.main"),
    ]
    assert [room for _, room in rooms_known_to(module)] == ["engine", "desk", "cli"]


def test_calls_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "tree", lambda module: ast.parse("def f():\n    sys.exit(print(1))\n"))
    assert list(calls(PACKAGE / "x.py", {"print", "sys.exit"})) == [2, 2]

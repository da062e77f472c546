"""The plan of the house, as docs/architecture.md draws it: which room may know which."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

import pbem

PACKAGE = Path(pbem.__file__).parent

ALL_OF_ORDERS = {
    *(
        "orders.problem",
        "orders.languages",
        "orders.names",
        "orders.grammar",
        "orders.reading",
        "orders.meaning",
    ),
    *("orders.judging", "orders.plain_words"),
}
MAIL_ROOMS = {"post", "post.read", "post.sources", "post.send", "post.settings"}
GROUND = {"engine", "data"}
BELOW_GAME = GROUND | ALL_OF_ORDERS | MAIL_ROOMS | {"report", "deadlines"}
BELOW_DESK = BELOW_GAME | {"bots", "pages", "game", "game.sealed", "game.errors"}

MAY_IMPORT: dict[str, set[str]] = {
    "engine": set(),
    "data": {"engine"},
    "orders.problem": set(),
    "orders.languages": {"engine"},
    "orders.names": GROUND | {"orders.problem", "orders.languages"},
    "orders.grammar": GROUND | {"orders.problem", "orders.languages", "orders.names"},
    "orders.reading": GROUND | {"orders.problem", "orders.languages", "orders.names", "orders.grammar"},
    "orders.meaning": GROUND | {"orders.problem", "orders.languages", "orders.names", "orders.grammar"},
    "orders.judging": GROUND | ALL_OF_ORDERS - {"orders.plain_words"},
    "orders.plain_words": GROUND | ALL_OF_ORDERS,
    "post": {"engine", "data"},
    "post.read": GROUND | {"orders.languages"},
    "post.sources": GROUND | {"post"},
    "post.send": GROUND | {"post"},
    "post.settings": GROUND | {"post", "post.sources", "post.send"},
    "report": {"engine", "data"},
    "deadlines": {"engine", "data"},
    "bots": GROUND | ALL_OF_ORDERS | {"report"},
    "pages": GROUND | ALL_OF_ORDERS | {"report", "bots"},
    "game.errors": set(),
    "game.sealed": GROUND | {"game.errors"},
    "game": BELOW_GAME | {"game.errors", "game.sealed"},
    "desk.out": BELOW_DESK,
    "desk.letters": BELOW_DESK | {"desk.out"},
    "desk.turns": BELOW_DESK | {"desk.out", "desk.letters"},
    "desk.look": BELOW_DESK | {"desk.out", "desk.letters", "desk.turns"},
    "desk.moderator": BELOW_DESK | {"desk.out", "desk.letters", "desk.turns", "desk.look"},
    "desk": BELOW_DESK | {"desk.out", "desk.letters", "desk.turns", "desk.look", "desk.moderator"},
    "conformance": BELOW_DESK | {"desk.turns"},
    "cli": BELOW_DESK
    | {"desk", "desk.out", "desk.letters", "desk.turns", "desk.look", "desk.moderator", "conformance"},
}
"""One way, from the last to the first. `post` and `game` stand for the files right in those rooms; single
files that the rooms around them need are `orders.problem`, `post.settings` and `game.errors`."""

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
    """The innermost room on the plan that a file lies in; "" if it lies in none."""
    inside = module.relative_to(PACKAGE).with_suffix("").parts
    names = (".".join(inside[:length]) for length in range(len(inside), 0, -1))
    return next((name for name in names if name in MAY_IMPORT), "" if len(inside) == 1 else inside[0])


def of_room(room: str) -> list[Path]:
    return [module for module in modules() if room_of(module) == room]


def within(room: str) -> list[Path]:
    """The files of a room and of the rooms in it."""
    return [module for module in modules() if module.is_relative_to(PACKAGE / room)]


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


def known_to(module: Path) -> Iterator[tuple[int, Path]]:
    """Line and file of everything of the program that a module imports."""
    for line, name in imports(module):
        parts = name.split(".")
        ends = (parts, parts[:-1]) if parts[0] == "pbem" else ()
        paths = (PACKAGE.parent.joinpath(*end) for end in ends)
        files = (file for path in paths for file in (path.with_suffix(".py"), path / "__init__.py"))
        yield from ((line, file) for file in islice(filter(Path.is_file, files), 1))


def rooms_known_to(module: Path) -> Iterator[tuple[int, str]]:
    for line, path in known_to(module):
        yield line, room_of(path)


def place(module: Path, line: int) -> str:
    return f"{module.relative_to(PACKAGE.parent)}:{line}"


def test_every_room_is_on_the_plan() -> None:
    rooms = {room_of(module) for module in modules() if module.name != "__init__.py"}
    assert rooms - {"", "_share"} == set(MAY_IMPORT)


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_knows_only_rooms_below_it(room: str) -> None:
    allowed = MAY_IMPORT[room] | {room, ""}  # the package itself tells its version
    wrong = [
        f"{place(module, line)} imports {other}"
        for module in of_room(room)
        for line, other in rooms_known_to(module)
        if other not in allowed
    ]
    assert wrong == []


def circles(knows: Mapping[Path, set[Path]]) -> list[list[str]]:
    """Files that know each other in a ring, and those above: what is left when all that know none go."""
    left = {module: set(others) for module, others in knows.items()}
    while ready := [module for module, others in left.items() if not others & left.keys()]:
        for module in ready:
            del left[module]
    return [
        [place(module, 0), *(place(other, 0) for other in others & left.keys())]
        for module, others in left.items()
    ]


def test_no_files_know_each_other_in_a_circle() -> None:
    knows = {module: {path for _, path in known_to(module)} - {module} for module in modules()}
    assert sum(map(len, knows.values())) > 1000
    assert circles(knows) == []


MOST_FILES = 30
"""Files of one folder."""


def test_no_folder_is_crowded() -> None:
    folders = Counter(module.parent for module in modules())
    assert [folder.name for folder, count in folders.items() if count > MOST_FILES] == []


def test_the_engine_knows_no_files_no_clock_and_no_chance() -> None:
    wrong = [
        f"{place(module, line)} imports {name}"
        for module in within("engine")
        for line, name in imports(module)
        if name.split(".")[0] in ENGINE_NEVER
    ]
    assert within("engine") and wrong == []


def test_the_engine_opens_no_files() -> None:
    wrong = [place(module, line) for module in within("engine") for line in calls(module, {"open", "input"})]
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


# ------------------------------------------------------------------------------ docs/architecture.md

NAMED = re.compile(r"`([\w./*-]+\.(?:py|j2|js|md|ya?ml|json|po)|[\w./-]+/)`")
IN_A_GAME = {"game.yaml"}
"""What lies in a game's folder and not in the repository."""


def names_on_the_plan() -> set[str]:
    """The files and folders that docs/architecture.md names."""
    return set(NAMED.findall((PACKAGE.parent / "docs/architecture.md").read_text("utf-8"))) - IN_A_GAME


def test_what_the_plan_names_is_there() -> None:
    tops = (PACKAGE.parent, PACKAGE)
    missing = [name for name in sorted(names_on_the_plan()) if not any(any(top.glob(name)) for top in tops)]
    assert len(names_on_the_plan()) > 50 and missing == []


# ------------------------------------------------------------------ that these tests would find anything


def test_imports_are_found_wherever_and_however_they_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "import os.path\ndef f():\n    from pbem.game import log\n    from ..cli import main\n"
    module = PACKAGE / "engine" / "imagined.py"
    monkeypatch.setitem(globals(), "tree", lambda module: ast.parse(source + "from . import cards"))
    assert list(imports(module)) == [
        (1, "os.path"),
        (5, "pbem.engine.cards"),
        (3, "pbem.game.log"),
        (4, "pbem.cli.main"),
    ]
    assert [room for _, room in rooms_known_to(module)] == ["engine", "game", "cli"]


def test_circles_are_found() -> None:
    a, b, c, d = (PACKAGE / f"{letter}.py" for letter in "abcd")
    assert circles({a: {b}, b: {c}, c: set(), d: {a}}) == []
    assert circles({a: {b}, b: {a, c}, c: set(), d: {c}}) == [
        ["pbem/a.py:0", "pbem/b.py:0"],
        ["pbem/b.py:0", "pbem/a.py:0"],
    ]


def test_calls_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "tree", lambda module: ast.parse("def f():\n    sys.exit(print(1))\n"))
    assert list(calls(PACKAGE / "x.py", {"print", "sys.exit"})) == [2, 2]

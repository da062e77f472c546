"""How the tests are laid out: what they share lives in tests/support/, and no test takes from another."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import pbem
from support.files_together import TOGETHER

TESTS = Path(__file__).parent
SUPPORT = TESTS / "support"
FILES = sorted(path for path in TESTS.rglob("*.py") if path.name != "__init__.py")
HELPERS = [path for path in FILES if path.is_relative_to(SUPPORT)]
LARGEST = 30
"""Files that a folder may hold."""


def imported(source: str) -> Iterator[str]:
    """The last part of every module that a file takes something from, and the names that might be modules."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            yield from ((node.module or "").rpartition(".")[2], *(one.name for one in node.names))
        elif isinstance(node, ast.Import):
            yield from (one.name.rpartition(".")[2] for one in node.names)


def modules_of_tests(names: Iterator[str]) -> set[str]:
    modules = {path.stem for path in FILES if path.name.startswith("test_")} | {"conftest"}
    return modules & set(names)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(TESTS)))
def test_nothing_is_taken_from_another_test(path: Path) -> None:
    assert not modules_of_tests(imported(path.read_text("utf-8"))), "it belongs in tests/support/"


@pytest.mark.parametrize(
    "line",
    [
        "from test_docs import ROOT",
        "from .test_docs import ROOT",
        "from cli import test_status",
        "import cli.test_status",
        "from .conftest import table",
        "def late():\n    from conftest import table",
    ],
)
def test_taking_from_a_test_would_be_seen(line: str) -> None:
    assert modules_of_tests(imported(line))


def test_whatever_is_no_test_lives_in_support() -> None:
    others = [path for path in FILES if not path.name.startswith("test_") and path.name != "conftest.py"]
    assert others == HELPERS


def test_no_helper_has_the_name_of_a_module_of_the_program_or_of_another_helper() -> None:
    program = {path.stem for path in Path(pbem.__file__).parent.rglob("*.py")}
    assert not program & {path.stem for path in HELPERS}
    twice = [name for name, count in Counter(path.stem for path in HELPERS).items() if count > 1]
    assert not twice


def test_files_that_share_a_process_are_there() -> None:
    files = [TESTS / file for together in TOGETHER for file in together]
    assert len(files) == len(set(files)) and set(files) <= set(FILES)


def test_no_folder_of_helpers_is_crowded() -> None:
    assert max(Counter(path.parent for path in HELPERS).values()) <= LARGEST

"""Mistakes in the game's data files, and what is remembered of files without any."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from pbem.data import checks, memory, rules, strict
from pbem.data.rules import clock, rules_for
from pbem.data.share import rules_dir, rules_file
from pbem.data.strict import DataError


def test_every_data_file_has_a_schema_that_is_one() -> None:
    files = {path.stem for path in (rules_dir() / "friedrich").glob("*.yaml")}
    found = (rules_dir() / "schema").glob("*.schema.json")
    schemas = {path.name.removesuffix(".schema.json"): path for path in found}
    assert files and files <= set(schemas)
    for path in schemas.values():
        Draft202012Validator.check_schema(json.loads(path.read_text("utf-8")))


DOCUMENTS = ("board", "nations", "scenarios")


@cache
def text_of(name: str) -> str:
    return rules_file(name).read_text("utf-8")


@cache
def parsed(name: str) -> Any:
    return strict.parse_yaml(text_of(name), name)


def changed(name: str, old: str, new: str) -> str:
    assert text_of(name).count(old) == 1, f"{old!r} is there {text_of(name).count(old)} times"
    return text_of(name).replace(old, new)


@pytest.mark.parametrize(
    "name, old, new, at_line, message",
    [
        ("board", "y: 247.9, sector: clubs-1a", "y: 247.9, sector: clubs-1b",
         "  achim:", 'there is no sector "clubs-1b"'),
        ("board", "x: 114.3, y: 247.9", "x: 714.3, y: 247.9",
         "  achim:", "Achim does not lie inside clubs-1a"),
        ("board", "name: Frankfurt, region: Main", "name: Frankfurt, region: Oder",
         "  frankfurt-oder:", '"frankfurt-main" has the same name; a region has to differ'),
        ("board", "achim: [bremen, rotenburg]", "achim: [bremen, rottenburg]",
         "    achim:", 'there is no city "rottenburg"'),
        ("board", "achim: [bremen, rotenburg]", "achim: [rotenburg]\n    zwolen: [achim]",
         "    zwolen:", 'the road from "zwolen" to "achim" has to stand under "achim"'),
        ("board", "achim: [bremen, rotenburg]", "achim: [bremen, rotenburg, verden]",
         "    achim: [bremervorde", 'the road from "achim" to "verden" is given twice'),
        ("board", "  minor:\n", "  minor:\n    achern: [achim]\n",
         "    achern:", 'there is no city "achern"'),
        ("board", "north_of: munster-heath", "north_of: munster", "  Hanover:", 'there is no city "munster"'),
        ("board", "  Sweden:        {country: Sweden}\n", "",
         "  Prussia:", "Sweden has no substitute cities (rule 10)"),
        ("board", "{sector: spades-8c}", "{sector: spades-8c, country: Sweden}",
         "  Russia:", "no city is open to Russia"),
        ("nations", "Keith: strehlen", "Keith: strelen", "    Keith:", 'there is no city "strelen"'),
        ("nations", "trains: [gifhorn]", "trains: [gifthorn]", "  trains:", 'there is no city "gifthorn"'),
        ("nations", "depots: [koblenz, gemunden]", "depots: [koblenz, tabor]",
         "  depots: [koblenz", '"tabor" is the depot of two nations'),
        ("nations", "Chevert: iserlohn", "Daun: iserlohn",
         "    Daun: is", '"Daun" is the name of two generals'),
        ("nations", "letter: F", "letter: P", "  letter: P", "Prussia has the letter P as well"),
        ("nations", "troops: 12", "troops: 17", "  troops: 17", "2 generals cannot command 17 troops"),
        ("scenarios", "generals: [Seydlitz]", "generals: [Seidlitz]",
         "      generals:", 'there is no general "Seidlitz"'),
        ("scenarios", "trains: [1]", "trains: [3]", "      trains:", 'there is no supply train "3"'),
        ("scenarios", "Elisabeth: [Russia, Sweden]\n", "Elisabeth: [Russia, Austria]\n",
         "    Maria Theresa:", "Austria has another player already"),
        ("scenarios", "discard: 1", "discard: 3",
         "      discard:", "more Tactical Cards are given up than drawn"),
        ("scenarios", "troops: 24", "troops: 4", "      troops:", "5 generals cannot command 4 troops"),
    ],
)  # fmt: skip
def test_mistakes_that_no_schema_finds_name_their_line(
    name: str, old: str, new: str, at_line: str, message: str
) -> None:
    text = changed(name, old, new)
    found = {other: parsed(other) for other in DOCUMENTS} | {name: strict.parse_yaml(text, name)}
    with pytest.raises(DataError) as caught:
        checks.check_board(found, {name: text})
    assert caught.value.message == message
    assert text.splitlines()[caught.value.line - 1].startswith(at_line)
    assert str(caught.value).startswith(f"{rules_file(name)}:{caught.value.line}:")


@pytest.fixture
def edited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Path]]:
    """Rules in a place of their own, one text in one file replaced; nothing remembered yet."""

    def edit(name: str, old: str, new: str) -> Path:
        for path in (rules_dir() / "friedrich").glob("*.yaml"):
            (tmp_path / path.name).write_bytes(path.read_bytes())
        (tmp_path / f"{name}.yaml").write_text(changed(name, old, new), "utf-8")
        return tmp_path / f"{name}.yaml"

    forget()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for module in ("memory", "checks", "fate"):
        monkeypatch.setattr(f"pbem.data.{module}.rules_file", lambda name: tmp_path / f"{name}.yaml")
    yield edit
    forget()


def forget() -> None:
    for remembering in (rules._documents, rules._rules_for, rules.board, clock):
        remembering.cache_clear()


def test_a_card_of_fate_about_nobody_is_refused(edited: Callable[..., Path]) -> None:
    path = edited("fate", "general: Chevert", "general: Chefert")
    with pytest.raises(DataError) as caught:
        clock()
    assert caught.value.message == 'there is no general "Chefert"'
    assert "Chefert" in path.read_text("utf-8").splitlines()[caught.value.line - 1]


# ----------------------------------------------------------------------------------- the remembered


def remembered() -> list[Path]:
    return sorted((Path(os.environ["XDG_CACHE_HOME"]) / "pbem").glob("*"))


def test_a_parse_is_remembered(edited: Callable[..., Path], monkeypatch: pytest.MonkeyPatch) -> None:
    edited("nations", "letter: F", "letter: G")
    rules_for()
    forget()
    monkeypatch.setattr(memory, "_read", lambda names, check: pytest.fail("was not remembered"))
    assert rules_for().nations["France"].letter == "G"
    assert len(rules_for().board.cities) == 672


def test_what_was_remembered_before_a_change_is_taken_away(edited: Callable[..., Path]) -> None:
    path = edited("nations", "letter: F", "letter: G")
    rules_for()
    first = remembered()
    path.write_text(path.read_text("utf-8").replace("letter: G", "letter: K"), "utf-8")
    forget()
    assert rules_for().nations["France"].letter == "K"
    assert len(remembered()) == 1 and remembered() != first


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'{"board": {}, "nations": {}}', b"a\n{}"])
def test_a_damaged_memory_is_as_good_as_none(edited: Callable[..., Path], content: bytes) -> None:
    edited("nations", "letter: F", "letter: G")
    rules_for()
    remembered()[0].write_bytes(content)
    forget()
    assert rules_for().nations["France"].letter == "G"


def test_without_a_place_to_remember_it_just_reads(edited: Callable[..., Path], tmp_path: Path) -> None:
    edited("nations", "letter: F", "letter: G")
    (tmp_path / "cache").write_text("no directory")
    assert rules_for().nations["France"].letter == "G"

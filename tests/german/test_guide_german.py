"""docs/befehle.md, the German guide to orders: every example in it does what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pbem.data.rules import rules_for
from pbem.data.tongues import tongue
from pbem.engine.start import new_game
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.fate import DEEDS, FateOrder
from pbem.orders.grammar.faults import Fault, citation
from pbem.orders.grammar.plan.clauses import CLAUSES
from pbem.orders.grammar.verbs import VERBS
from pbem.orders.judging.judge import judge
from pbem.orders.languages.words import keyword
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import parse, read_line
from support.guide_tables import code, rows

TEXT = (Path(__file__).parents[2] / "docs" / "befehle.md").read_text("utf-8")
RULES = rules_for("standard")
GAME = new_game(RULES, "guide")
DE = tongue("de")


def read(text: str):
    return read_line(1, text, book(RULES))


@pytest.mark.parametrize("block", re.findall(r"```befehle\n(.*?)```", TEXT, re.DOTALL))
def test_whole_letters_are_read_without_a_fault(block: str) -> None:
    sheet = parse(enumerate(block.splitlines(), 1), RULES)
    assert sheet.faults == () and sheet.skipped == () and sheet.parts
    assert [
        fault for fault in judge(GAME, sheet, "Frederick").faults if fault.kind not in ("stale", "wrong turn")
    ] == []


def test_every_verb_is_explained_as_the_program_does() -> None:
    told = {code(row[0]): row[1] for row in rows(TEXT, 3)}
    assert told == {
        DE.say(verb.form): f"{DE.say(verb.does)} ({DE.say(citation(verb.rule))})" for verb in VERBS
    }


def test_every_form_about_fate_is_explained_as_the_program_does() -> None:
    told = {code(row[0]): (row[1], row[3]) for row in rows(TEXT, 4)}
    assert told == {DE.say(deed.form): (DE.say(deed.does), DE.say(deed.default)) for deed in DEEDS}


@pytest.mark.parametrize("row", rows(TEXT, 3) + rows(TEXT, 4), ids=lambda row: row[2])
def test_every_example_is_read(row: list[str]) -> None:
    found = read(code(row[2]))
    assert found is not None and not isinstance(found, Fault)
    assert len(row) == 3 or isinstance(found, FateOrder)


CLAUSE_ROWS = [row for row in rows(TEXT, 2) if keyword(code(row[0]).split()[0]) in CLAUSES]


def test_every_clause_is_explained() -> None:
    assert {keyword(code(row[0]).split()[0]) for row in CLAUSE_ROWS} == set(CLAUSES)
    for row in CLAUSE_ROWS:
        for line in re.findall("`([^`]*)`", " ".join(row)):
            assert isinstance(read(f"Kampf: {line}"), BattleOrder), line


FAULTS = [row for row in rows(TEXT, 2) if row not in CLAUSE_ROWS]


@pytest.mark.parametrize("row", FAULTS, ids=lambda row: row[0])
def test_every_fault_reads_as_told(row: list[str]) -> None:
    lines = [(1, "Nation Preußen"), (2, code(row[0]))]
    found = judge(GAME, parse(lines, RULES), "Frederick").faults[0]
    assert DE.say(found.in_full) == f"Zeile 2: „{code(row[0])}“: {row[1]}"


def test_the_guide_has_its_examples() -> None:
    assert len(rows(TEXT, 3)) == len(VERBS) and len(FAULTS) >= 5

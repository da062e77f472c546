"""docs/orders.md: every example in it does what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pbem.engine.questions import Stop
from pbem.orders.grammar.fate import DEEDS, FateOrder
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.plan.clauses import CLAUSES
from pbem.orders.grammar.verbs import VERBS
from pbem.orders.judging.judge import judge
from pbem.orders.judging.later_orders import plan_of
from pbem.orders.judging.order_line import order_line
from pbem.orders.meaning.battle_plans import follow
from pbem.orders.meaning.fight import Fight
from pbem.orders.meaning.plan import Plan
from support.guide_tables import code, rows
from support.letters.people_letters import moment, orders_of
from support.positions.order_positions import active, letter, order, unset

TEXT = (Path(__file__).parents[2] / "docs" / "orders.md").read_text("utf-8")
BLOCKS = re.findall(r"```orders\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS)
def test_whole_letters_are_read_without_a_fault(block: str) -> None:
    sheet = letter(block)
    assert sheet.faults == () and sheet.skipped == ()
    faults = judge(unset(), sheet, "Frederick").faults
    assert [fault for fault in faults if fault.kind not in ("stale", "wrong turn")] == []


def test_every_verb_is_explained_as_in_the_table_of_verbs() -> None:
    told = {code(row[0]): row[1] for row in rows(TEXT, 3)}
    assert set(told) == {verb.form for verb in VERBS}
    for verb in VERBS:
        assert (
            told[verb.form]
            .split(" (rule")[0]
            .replace("you", "the player")
            .startswith(verb.does.split(" (")[0])
        )


@pytest.mark.parametrize("row", rows(TEXT, 3), ids=lambda row: row[0])
def test_every_example_is_read(row: list[str]) -> None:
    found = order(code(row[2]))
    assert found is not None and not isinstance(found, Fault)


def test_every_clause_is_explained() -> None:
    told = [code(row[0]) for row in rows(TEXT, 2)]
    assert {line.split()[0] for line in told} >= set(CLAUSES)
    for line in told[: len(CLAUSES)]:
        assert isinstance(plan_of(active("Prussia"), "Prussia", order(f"battle: {line}")), Plan)


@pytest.mark.parametrize("row", rows(TEXT, 5), ids=lambda row: " ".join(row))
def test_every_situation_is_decided_as_told(row: list[str]) -> None:
    clauses, score, hand, played, decision = row
    gone = tuple((face, int(face[1:])) for face in played.split())
    fight = Fight("Prussia", ("Friedrich",), ("Daun",), int(score), 8, "S", tuple(hand.split()), gone)
    plan = plan_of(active("Prussia"), "Prussia", order(f"battle: {code(clauses)}"))
    assert isinstance(plan, Plan)
    found = follow(plan, fight)
    assert decision == (
        "stop" if isinstance(found, Stop) else f"R{found.value}" if found.card == "R" else found.card
    )


FAULTS = [row for row in rows(TEXT, 2) if code(row[0]).split()[0] not in CLAUSES]


@pytest.mark.parametrize("row", FAULTS, ids=lambda row: row[0])
def test_every_fault_reads_as_told(row: list[str]) -> None:
    text = f"nation Prussia\n{code(row[0])}"
    receipt, _ = orders_of(moment("setup"), "Frederick", text)
    assert receipt.problems, "it is read in some other way when it comes in a letter"
    found = judge(unset(), letter(text), "Frederick")
    assert str(found.faults[0]) == f'line 2: "{code(row[0])}": {row[1]}'


def test_every_form_about_fate_is_explained_as_in_its_table() -> None:
    told = {code(row[0]): (row[1], row[3]) for row in rows(TEXT, 4)}
    assert told == {deed.form: (deed.does, deed.default) for deed in DEEDS}


@pytest.mark.parametrize("row", rows(TEXT, 4), ids=lambda row: row[0])
def test_every_example_about_fate_is_such_an_order(row: list[str]) -> None:
    found = order(code(row[2]))
    assert isinstance(found, FateOrder) and code(row[0]).startswith(f"fate {found.deed}")


def test_the_guide_has_its_examples() -> None:
    assert len(BLOCKS) >= 2 and len(FAULTS) >= 4 and len(rows(TEXT, 5)) > 10


def told_moves() -> list[tuple[str, str]]:
    """The wordings of moves in the guide, each with the order that it says they are."""
    section = TEXT.partition("## In your own words")[2].partition("\n## ")[0]
    told = [line.rpartition(": `move ") for line in section.splitlines()]
    return [
        (text, f"move {way[:-1]}")
        for texts, colon, way in told
        if colon
        for text in re.findall("`([^`]*)`", texts)
    ]


@pytest.mark.parametrize(("text", "line"), told_moves())
def test_own_words_for_a_move_are_the_order_that_they_are_said_to_be(text: str, line: str) -> None:
    _, orders = orders_of(moment("turn4"), "Frederick", f"Prussia\n{text}")
    assert [order_line(one) for _, one in orders] == [line]

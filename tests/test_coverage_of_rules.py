"""The conformance cases leave nothing out: no paragraph, no ruling, no kind of check."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from pbem.conformance.cases import cases, paragraphs, sheets
from pbem.conformance.run import CHECKS
from pbem.data.rules import rules_for

ELSEWHERE = {
    "R5": "income cut by Cards of Fate belongs to rule 11",
}
"""Rulings R1 to R29 without a case here, and why."""


def test_every_number_is_used_once() -> None:
    found = Counter(case.id for case in cases())
    assert [number for number, count in found.items() if count > 1] == []


def test_every_case_belongs_to_a_paragraph_of_its_file() -> None:
    for sheet in sheets():
        ids = {case["id"].partition("-")[0] for case in sheet["cases"]}
        assert ids == set(sheet["paragraphs"]), sheet["title"]
        assert all(number.startswith(f"{sheet['rule']}.") for number in sheet["paragraphs"]), sheet["title"]


@pytest.mark.parametrize("paragraph", paragraphs())
def test_every_paragraph_is_shown_from_both_sides(paragraph: str) -> None:
    sides = {case.accepts for case in cases() if case.paragraph == paragraph}
    assert sides == {True, False}, paragraphs()[paragraph]


def test_every_ruling_has_a_case() -> None:
    named = {ruling for case in cases() for ruling in re.findall(r"R\d+", case.source)}
    assert {f"R{number}" for number in range(1, 30)} - named == set(ELSEWHERE)


def test_every_check_is_used() -> None:
    used = {key for case in cases() for key in case.then}
    assert used == set(CHECKS)


def test_no_city_is_both_an_objective_and_a_depot() -> None:
    """The FAQ says so of the map."""
    rules = rules_for("standard")
    depots = {depot for nation in rules.nations.values() for depot in nation.depots}
    assert [city for city in depots if rules.board.cities[city].objective_of] == []

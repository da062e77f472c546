"""The conformance cases leave nothing out: no paragraph, no ruling, no FAQ entry, no Card of Fate, no kind of
check; and docs/rules.md says so as it is."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from pbem.conformance import rules_page
from pbem.conformance.cases import cases, faq, paragraphs, rule_files
from pbem.conformance.comparison import CHECKS
from pbem.data.rules import rules_for

RULES, RULINGS = range(1, 15), range(1, 53)
"""R53 is about seeds and not about what is played: `tests/desk/test_luck.py`."""
SUITS = {"S": "spades", "C": "clubs", "H": "hearts", "D": "diamonds"}
PAGE = Path(__file__).parents[1] / "docs" / "rules.md"


def test_every_number_is_used_once() -> None:
    found = Counter(case.id for case in cases())
    assert [number for number, count in found.items() if count > 1] == []


def test_every_rule_has_paragraphs_each_in_one_file() -> None:
    found = Counter(number for file in rule_files() for number in file["paragraphs"])
    assert [number for number, count in found.items() if count > 1] == []
    assert {int(number.partition(".")[0]) for number in found} == set(RULES)


def test_every_case_belongs_to_a_paragraph_of_its_file() -> None:
    for file in rule_files():
        ids = {case["id"].partition("-")[0] for case in file["cases"]}
        assert ids == set(file["paragraphs"]), file["title"]
        assert all(number.startswith(f"{file['rule']}.") for number in file["paragraphs"]), file["title"]


@pytest.mark.parametrize("paragraph", paragraphs())
def test_every_paragraph_is_shown_from_both_sides(paragraph: str) -> None:
    sides = {case.accepts for case in cases() if case.paragraph == paragraph}
    assert sides == {True, False}, paragraphs()[paragraph]


def test_every_ruling_has_a_case() -> None:
    named = {ruling for case in cases() for ruling in re.findall(r"R\d+", case.source)}
    assert named == {f"R{number}" for number in RULINGS}


# -------------------------------------------------------------------------------------- Cards of Fate


def versions() -> dict[str, bool]:
    """All that a Card of Fate can say, 48 versions and 6 strokes, and whether it does anything."""
    found = {}
    for name, card in rules_for().clock.cards.items():
        named = {name: "S"} if card.stroke else {f"{name}{suit}": suit for suit in SUITS}
        found |= {version: suit in card.versions for version, suit in named.items()}
    return found


def test_there_are_54_versions_and_12_of_them_blank() -> None:
    assert (len(versions()), list(versions().values()).count(False)) == (54, 12)


@pytest.mark.parametrize("version", versions())
def test_every_version_of_every_card_is_shown(version: str) -> None:
    """Where it has an effect, a refusal included, and where it has none; a blank one never has."""
    without_effect = {case.negative for case in cases() if case.card == version}
    assert without_effect == ({True, False} if versions()[version] else {True})


def test_a_case_about_a_card_belongs_to_its_paragraph() -> None:
    about = [case for case in cases() if case.card and case.card[:-1].isdigit()]
    assert [case.id for case in about if case.paragraph != f"11.{20 + int(str(case.card)[:-1])}"] == []
    assert [case.id for case in cases() if case.card and case.card not in versions()] == []


def test_a_case_about_a_minor_card_has_that_card_read_or_in_force() -> None:
    """Only cases in which it has no effect may be about a turn without it."""
    for case in cases():
        if case.card and case.card[:-1].isdigit() and not case.negative:
            fate = case.position.get("fate", {})
            assert case.card[:-1] in (fate.get("card"), *fate.get("clock", ())[:1]), case.id


# ---------------------------------------------------------------------------------------------- FAQ


def test_every_entry_of_the_faq_names_cases_that_there_are() -> None:
    known = {case.id: case for case in cases()}
    missing = [number for entry in faq() for number in entry.get("cases", ()) if number not in known]
    assert missing == []


def test_every_case_from_the_faq_is_named_there() -> None:
    named = {number for entry in faq() for number in entry.get("cases", ())}
    assert [case.id for case in cases() if "FAQ" in case.source and case.id not in named] == []


def test_no_city_is_both_an_objective_and_a_depot() -> None:
    """The FAQ says so of the map."""
    rules = rules_for("standard")
    depots = {depot for nation in rules.nations.values() for depot in nation.depots}
    assert [city for city in depots if rules.board.cities[city].objective_of] == []


# --------------------------------------------------------------------------------- checks and the page


def test_every_check_is_used() -> None:
    used = {key for case in cases() for key in case.then}
    assert used == set(CHECKS)


def test_the_page_of_rules_is_what_the_cases_make_it() -> None:
    assert PAGE.read_text("utf-8") == rules_page.page_text(), "make rules-table"


def test_the_page_names_every_paragraph_with_its_cases() -> None:
    rows = {
        row.split(" | ")[0].strip("| "): row
        for row in rules_page.page_text().splitlines()
        if row.startswith("| ")
    }
    assert set(paragraphs()) <= set(rows)
    for case in cases():
        letters = rows[case.paragraph].rstrip("| ").split("|")[-1].split()
        assert case.id.partition("-")[2] in letters

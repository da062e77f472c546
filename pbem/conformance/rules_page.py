"""Writes docs/rules.md from the cases: every paragraph of the booklet and every entry of the FAQ in our own
words, with the rulings on it and the cases that show it.

`python -m pbem.conformance.rules_page docs/rules.md` writes the page (`make rules-table`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

from pbem.conformance.cases import Case, case_place, cases, faq, paragraphs

TITLES = (
    "Introduction",
    "Sequence of play",
    "Tactical Cards",
    "Movement",
    "Conquest",
    "The troops",
    "Combat",
    "Retreat",
    "Supply",
    "Recruitment",
    "The Clock of Fate",
    "The end of the game",
    "The expert game",
    "Scenarios for two",
)
"""The titles of the booklet's rules, 1 to 14."""

HEAD = """\
# The rules, and the cases that show them

Every paragraph of the rules booklet and every entry of the FAQ, in our own words; the rulings that bear on it
(R1, R2 …, in `rules/NOTES.md`); and the conformance cases that show it, by their letters. The cases are in
`tests/conformance/`; some of them show what is refused or does not happen. `pbem conformance 4.1` plays those
of a paragraph, `pbem conformance --case 4.1-b` a single one.

This page is made from them by `make rules-table`.
"""


def page_text() -> str:
    """The whole page as Markdown."""
    return "\n".join([HEAD, *_rules(), *_faq_tables()]).rstrip() + "\n"


def _rules() -> Iterator[str]:
    for rule, numbers in groupby(paragraphs(), key=lambda number: case_place(number)[0]):
        yield f"## Rule {rule}: {TITLES[rule - 1]}\n"
        yield "| paragraph | what it says | rulings | cases |"
        yield "|---|---|---|---|"
        yield from map(_paragraph, numbers)
        yield ""


def _paragraph(number: str) -> str:
    own = [case for case in cases() if case.paragraph == number]
    letters = " ".join(case.id.partition("-")[2] for case in own)
    return f"| {number} | {_cell(paragraphs()[number])} | {_rulings(own)} | {letters} |"


def _rulings(own: Iterable[Case]) -> str:
    cited = {ruling for case in own for ruling in re.findall(r"R\d+", case.source)}
    return " ".join(sorted(cited, key=lambda ruling: int(ruling[1:])))


def _faq_tables() -> Iterator[str]:
    yield "## The FAQ\n"
    yield "| rule | what it says | rulings | cases |"
    yield "|---|---|---|---|"
    yield from map(_entry, faq())


def _entry(entry: Mapping[str, Any]) -> str:
    shown = " ".join(entry.get("cases", ())) or entry["elsewhere"]
    return f"| {entry['rule']} | {_cell(entry['says'])} | {' '.join(entry.get('rulings', ()))} | {shown} |"


def _cell(words: str) -> str:
    return words.replace("|", "\\|")


def main() -> None:
    """Write the page to the file named."""
    Path(sys.argv[1]).write_text(page_text(), "utf-8")


if __name__ == "__main__":
    main()

"""A long note under a row of a letter's table pushes no columns apart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pbem.data.share import templates_dir
from pbem.pages.letter_html import letter_html
from pbem.report.document import read_markup
from pbem.report.writers.html import page as written
from support.browser.web_page import DESKTOP, PHONE, Page

NOTE = "supply: by train 1, 6 roads along " + ", ".join(["Neuhaldensleben"] * 12)
TABLE = """= Generals
  |: llrl
  | P1 | Friedrich | 8 | Torgau, hearts, Prussia
  |> {}
  | P2 | Winterfeldt | 5 | Frankfurt (Oder), hearts, Prussia
"""
PLACES = """
return [...document.querySelectorAll("tr:first-of-type td")].map((cell) => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  return Math.round(range.getBoundingClientRect().left);
});
"""


def mail(note: str) -> str:
    """A letter as it is mailed."""
    return written(read_markup(TABLE.format(note)))


def site(note: str) -> str:
    """A letter within the game's pages."""
    style = (templates_dir() / "pages" / "site.css").read_text("utf-8")
    return (
        f"<!DOCTYPE html><title>x</title><style>{style}</style>{letter_html(read_markup(TABLE.format(note)))}"
    )


@pytest.mark.parametrize("made", [mail, site])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_columns_stand_where_they_do_without_a_long_note(
    page: Page, tmp_path: Path, made: Callable[[str], str], size: tuple[int, int]
) -> None:
    stand = []
    for note in ("supply: at home", NOTE):
        file = tmp_path / f"{len(note)}.html"
        file.write_text(made(note), "utf-8")
        page.open(file, size=size)
        stand.append(page.run(PLACES))
        assert page.run("return document.documentElement.scrollWidth") <= size[0]
    assert len(stand[0]) == 4 and stand[0] == stand[1]

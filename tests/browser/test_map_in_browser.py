"""A real browser draws the map: words are no wider than we thought, and nothing lies on anything."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from pbem.report.map.svg import SERIF_FAMILY
from pbem.report.map.text_width import width
from support.browser.web_page import Page
from support.drawn_map import PARTS, Box, drawn
from support.positions.map_positions import crowded

WORDS = """
return [...document.querySelectorAll(arguments[0])].map(one => {
  const box = one.getBBox(), style = getComputedStyle(one);
  return [one.textContent, box.x, box.y, box.width, box.height,
          parseFloat(style.fontSize), style.fontWeight, style.letterSpacing, style.fontFamily];
});
"""


def opened(page: Page, folder: Path, theatre: str | None) -> None:
    path = folder / "map.svg"
    path.write_text(drawn(crowded(), theatre).svg, "utf-8")
    page.open(path)


def words(page: Page, selector: str) -> list[list[Any]]:
    found: list[list[Any]] = page.run(WORDS, selector)
    return found


@pytest.mark.parametrize("theatre", [None, "centre"])
def test_words_are_no_wider_than_estimated(page: Page, tmp_path: Path, theatre: str | None) -> None:
    opened(page, tmp_path, theatre)
    plain = [one for one in words(page, "text") if one[7] == "normal" and SERIF_FAMILY not in one[8]]
    assert len(plain) > 150
    for text, _, _, wide, _, size, weight, _, _ in plain:
        estimate = width(text, size, bold=weight == "700")
        assert wide <= estimate * 1.01 + 0.3, text
        assert estimate <= wide * 1.3 + 1, text


@pytest.mark.parametrize("theatre", PARTS)
def test_in_the_browser_too_no_name_lies_on_another(page: Page, tmp_path: Path, theatre: str | None) -> None:
    opened(page, tmp_path, theatre)
    boxes = []
    for text, x, y, wide, high, *_ in words(page, ".names text, .results text"):
        boxes.append((text, Box(x, y + 0.22 * high, x + wide, y + 0.88 * high)))
    assert (
        boxes and [(a, b) for (a, one), (b, other) in combinations(boxes, 2) if one.covers(other, 0.8)] == []
    )
    page.picture(f"map-{theatre or 'board'}")

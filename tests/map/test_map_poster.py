"""A poster names every city, and its pages fit together."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PIL import Image

from pbem.cli.main import pbem
from pbem.report.map.frame import poster
from pbem.report.map.png import pdf
from pbem.report.map.poster import MARGIN, OVERLAP, SHEETS, draw_poster
from support.bot_wars import bot_views
from support.drawn_map import BOARD, SVG, Drawn, counter_boxes, numbers, path, word_boxes
from support.example_game import EXAMPLE
from support.map_names import bad_lines, misleading, named
from support.positions.map_positions import crowded, views

Point = tuple[float, float]


def unnamed(found: Drawn) -> set[str]:
    return {city.key for city in BOARD.cities} - {key for key, _ in named(found)}


@pytest.mark.parametrize("number", range(0, len(views()), 3))
def test_a_poster_names_every_city_and_none_at_the_sign_of_another(number: int) -> None:
    shown = views()[number]
    (sheet,) = draw_poster(shown, BOARD)
    found, part = Drawn(sheet), poster(shown, BOARD)
    assert unnamed(found) == set()
    assert misleading(shown, part, found) == [] and bad_lines(shown, part, found) == []


@pytest.mark.slow
def test_so_it_is_all_through_wars_of_bots() -> None:
    for shown in (*bot_views("sensible", "poster", 20, 30), *bot_views("random", "poster", 8, 20)):
        found, part = Drawn(draw_poster(shown, BOARD)[0]), poster(shown, BOARD)
        assert unnamed(found) == set()
        assert misleading(shown, part, found) == [] and bad_lines(shown, part, found) == []


def test_names_lie_on_no_counter() -> None:
    found = Drawn(draw_poster(crowded(), BOARD)[0])
    words, counters = list(word_boxes(found.layer("names"))), list(counter_boxes(found))
    assert [(a, b) for a, one in words for b, other in counters if one.covers(other)] == []


def test_letters_can_be_read_in_print() -> None:
    sheet = Drawn(draw_poster(crowded(), BOARD)[0])
    inner = sheet.root.find(f"{SVG}svg")
    assert inner is not None
    millimetres = float(inner.get("width", "0")) / numbers(inner.get("viewBox", ""))[2]
    sizes = [float(layer.get("font-size", "0")) * millimetres for layer in sheet.layer("names")]
    assert min(sizes) >= 2.1  # 6 points


def points(sheet: str, at: Point) -> Point:
    """A point of a page in the units of the map."""
    inner = ET.fromstring(sheet).find(f"{SVG}svg")
    assert inner is not None
    x, y, wide, high = map(float, inner.get("viewBox", "").split())
    right, down = (float(inner.get(side, "0")) for side in ("width", "height"))
    return x + (at[0] - MARGIN) * wide / right, y + (at[1] - MARGIN) * high / down


def crosses(sheet: str) -> set[Point]:
    """Where the crosses of a page lie on the map."""
    found = [
        one.get("d", "") for one in ET.fromstring(sheet).iter(f"{SVG}path") if one.get("class") == "cross"
    ]
    ends = [path(one) for one in found]
    middles = [((one[0][0] + one[1][0]) / 2, (one[2][1] + one[3][1]) / 2) for one in ends]
    return {(round(x, 0), round(y, 0)) for x, y in (points(sheet, at) for at in middles)}


def test_neighbouring_pages_show_the_same_crosses_at_the_same_places() -> None:
    pages = [crosses(sheet) for sheet in draw_poster(crowded(), BOARD, pages=4)]
    assert [len(one) for one in pages] == [4, 4, 4, 4]
    for one, other in ((0, 1), (2, 3), (0, 2), (1, 3)):
        near = [(a, b) for a in pages[one] for b in pages[other] if abs(a[0] - b[0]) + abs(a[1] - b[1]) <= 2]
        assert len(near) == 2


def test_the_pages_show_the_whole_poster_and_share_a_strip() -> None:
    sheets = draw_poster(crowded(), BOARD, pages=4)
    wide, high = SHEETS[4]
    first, last = points(sheets[0], (MARGIN, MARGIN)), points(sheets[3], (wide - MARGIN, high - MARGIN))
    assert first[0] <= 0 and first[1] <= 0
    part = poster(crowded(), BOARD)
    assert last[0] >= part.width and last[1] >= part.top + part.height
    ends, starts = points(sheets[0], (wide - MARGIN, MARGIN)), points(sheets[1], (MARGIN, MARGIN))
    assert ends[0] - starts[0] == pytest.approx(
        OVERLAP * (last[0] - first[0]) / (2 * (wide - 16) - OVERLAP), 0.01
    )


# ------------------------------------------------------------------------------------- the command


def called(*words: str) -> Result:
    return CliRunner().invoke(pbem, ["map", str(EXAMPLE), "--turn", "4", *words])


def test_four_pages_are_four_files(tmp_path: Path) -> None:
    assert called("--poster", "--pages", "4", "-o", str(tmp_path / "poster.svg")).exit_code == 0
    assert sorted(one.name for one in tmp_path.iterdir()) == [
        f"poster-{number}.svg" for number in range(1, 5)
    ]
    assert "Page 3 of 4." in (tmp_path / "poster-3.svg").read_text("utf-8")


def test_one_sheet_can_be_printed_or_be_a_picture(tmp_path: Path) -> None:
    assert called("--poster").output.startswith("<svg")
    assert called("--poster", "-o", str(tmp_path / "poster.png"), "--width", "420").exit_code == 0
    wide, high = Image.open(tmp_path / "poster.png").size
    assert wide == 420 and abs(high - 297) <= 1


def test_a_pdf_holds_the_pages_in_their_size_and_no_moment() -> None:
    sheets = draw_poster(crowded(), BOARD, pages=4)[:2]
    made = pdf(sheets, 30)
    boxes = re.findall(rb"/MediaBox \[ ?0 0 ([\d.]+) ([\d.]+)", made)
    assert len(boxes) == 2 and b"Date" not in made and made == pdf(sheets, 30)
    for box in boxes:
        wide, high = (float(one) * 25.4 / 72 for one in box)
        assert abs(wide - 297) < 1 and abs(high - 210) < 1


@pytest.mark.parametrize(
    "wrong, told",
    [
        (["--poster", "--theatre", "poland"], "--poster shows the whole board"),
        (["--poster", "--inset"], "--poster shows the whole board"),
        (["--pages", "4"], "--pages is for posters"),
        (["--poster", "--pages", "4"], "four pages are four files"),
    ],
)
def test_what_does_not_fit_a_poster_is_told(wrong: list[str], told: str) -> None:
    found = called(*wrong)
    assert found.exit_code == 2 and told in found.output

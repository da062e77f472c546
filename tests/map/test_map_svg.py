"""A map is SVG that stands alone: well-formed, small, the same each time, and nothing in it does anything."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from pbem.data.tongues import tongue
from pbem.engine.phrase import phrase
from pbem.report.map import draw_map
from pbem.report.map.svg import clean, element, number
from support.drawn_map import BOARD, PARTS, SVG, Drawn, drawn
from support.positions.map_positions import crowded, views

SAFE = {
    "svg", "title", "desc", "defs", "clipPath", "path", "rect", "circle", "g", "use", "text",
}  # fmt: skip
LARGEST = 250_000


@pytest.mark.parametrize("number_", range(len(views())))
def test_a_map_stands_alone(number_: int) -> None:
    svg, root = drawn(views()[number_]).svg, drawn(views()[number_]).root
    assert {one.tag.removeprefix(SVG) for one in root.iter()} <= SAFE
    assert re.findall(r"(?:https?|data|file|javascript):[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    attributes = {name for one in root.iter() for name in one.attrib}
    assert not {name for name in attributes if name.startswith("on") or name == "style"}
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    pointed = {one.get("href", "").removeprefix("#") for one in root.iter(f"{SVG}use")}
    pointed |= set(re.findall(r"url\(#([^)]*)\)", svg))
    assert pointed <= set(ids)
    assert len(svg.encode()) <= LARGEST


def test_the_same_view_gives_the_same_map() -> None:
    shown = crowded()
    assert draw_map(shown, BOARD) == draw_map(shown, BOARD) == drawn(shown).svg


@pytest.mark.parametrize("theatre", PARTS)
def test_no_number_is_longer_than_can_be_seen(theatre: str | None) -> None:
    svg = drawn(crowded(), theatre).svg
    assert not re.findall(r"(?<![#\w])\d+\.\d{3,}|\bnan\b|\binf\b", svg)


def test_names_of_games_are_nothing_but_text() -> None:
    nasty = '</title><script>alert(1)</script> & "quotes" \'\x00\x1b \u2028]]>'
    found = Drawn(draw_map(replace(crowded(), game=nasty), BOARD))
    assert f"{SVG}script" not in {one.tag for one in found.root.iter()}
    assert '<script>alert(1)</script> & "quotes" \'' in found.texts()


def test_a_map_speaks_to_who_cannot_see_it() -> None:
    shown = crowded()
    root = drawn(shown).root
    assert root.get("role") == "img"
    by = (root.get("aria-labelledby") or "").split()
    told = {one.get("id"): one.text or "" for one in root if one.get("id") in by}
    assert list(told) == by == ["map-title", "map-desc"]
    assert shown.game in told["map-title"]
    for row in shown.nations:
        for piece in (p for p in row.pieces if p.kind == "general" and p.place):
            assert f"{piece.name} ({piece.label})" in told["map-desc"]


def test_other_languages_are_spoken_where_they_are_known() -> None:
    german = Drawn(draw_map(crowded(), BOARD, tongue=tongue("de"))).texts()
    assert "Preußen" in german and "Österreich" in german


def test_there_is_no_such_theatre() -> None:
    with pytest.raises(KeyError):
        draw_map(crowded(), BOARD, theatre="moon")


def test_theatres_have_names_and_lie_on_the_board() -> None:
    for part in PARTS[1:]:
        root = drawn(crowded(), part).root
        assert root.get("width") == "1000" and 500 < float(root.get("height", "0")) < 1300
    assert drawn(crowded(), "east").texts().count(str(phrase("The East: Poland, Pomerania and East Prussia")))


# ---------------------------------------------------------------------------------------- elements


def test_elements_are_escaped() -> None:
    assert element("a", clean("<b>"), x_y='"&') == '<a x-y="&quot;&amp;">&lt;b&gt;</a>'
    assert element("a", class_="b", c=None) == '<a class="b"/>'


def test_numbers_have_one_digit_at_most() -> None:
    assert [number(one) for one in (1, 1.04, 1.26, 0, -0.04, 100.0)] == ["1", "1", "1.3", "0", "0", "100"]

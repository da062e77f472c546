"""What stands around a map: the standing on the sea, the legend on request, an inset of the fighting."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from pbem.data.outlines import outlines
from pbem.report.map import draw_map
from pbem.report.map.frame import TOP, inset
from pbem.report.map.legend import LEGENDS, SEA
from support.drawn_map import BOARD, SVG, Drawn, counter_boxes, framed, word_boxes
from support.map_names import bad_lines, misleading
from support.positions.map_positions import crowded, views


def height(found: Drawn) -> float:
    return float(found.root.get("height", "0"))


def told(found: Drawn, layer: str) -> list[str]:
    return [one.text or "" for group in found.layer(layer) for one in group.iter(f"{SVG}text")]


def test_the_words_on_the_sea_hide_no_land() -> None:
    west, north, east, south = SEA
    wet = 10.0  # room for the coast's own line, and for signs of cities at the coast
    for rings in outlines().values():
        for ring in rings:
            assert not any(west - wet < x < east + wet and north - wet < y < south + wet for x, y in ring)


@pytest.mark.parametrize("theatre", [None, "centre"])
def test_the_standing_tells_what_each_nation_holds_and_needs(theatre: str | None) -> None:
    for shown in views()[::4]:
        found = Drawn(draw_map(shown, BOARD, theatre=theatre, legend="standing"))
        every = told(found, "standing") + told(found, "legend")
        for row in shown.nations:
            if row.objectives and not row.quit:
                assert f"{sum(one.held for one in row.counting)}/{row.needed}" in every, row.name
        assert not any("main road" in one for one in every)


def test_who_has_left_the_war_is_not_in_the_standing() -> None:
    shown = crowded()
    rows = [replace(row, quit=row.name == "Russia") for row in shown.nations]
    found = told(Drawn(draw_map(replace(shown, nations=tuple(rows)), BOARD)), "standing")
    assert "R" not in found and "A" in found


def test_the_legend_is_left_out_on_request() -> None:
    found = {kind: Drawn(draw_map(crowded(), BOARD, legend=kind)) for kind in LEGENDS}
    assert height(found["no"]) == height(found["standing"]) < height(found["whole"]) - 100
    assert not found["no"].layer("standing") and not found["no"].layer("legend")
    assert "main road" in told(found["whole"], "legend") and not found["standing"].layer("legend")
    assert told(found["no"], "off-map") == told(found["whole"], "off-map") != []


def test_nothing_lies_on_the_words_on_the_sea() -> None:
    for shown in views()[::2]:
        found, part = Drawn(draw_map(shown, BOARD)), framed(shown, None)
        if not found.layer("standing"):
            continue
        left, top = part.at(*SEA[:2])
        right, bottom = part.at(*SEA[2:])
        boxes = [*word_boxes(found.layer("names")), *counter_boxes(found)]
        assert not [
            k for k, b in boxes if b.left < right and b.right > left and b.top < bottom and b.bottom > top
        ]


@pytest.mark.parametrize("kind", LEGENDS)
def test_an_inset_shows_the_fighting_once_more_and_larger(kind: str) -> None:
    shown = crowded()
    found = Drawn(draw_map(shown, BOARD, legend=kind, with_inset=True))
    ids = [one.get("id") for one in found.root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:url\(#|href="#)([\w-]+)', found.svg)) <= set(ids)
    (close_up,) = [one for one in found.root.iter(f"{SVG}g") if one.get("class") == "inset"]
    assert len(list(close_up.iter(f"{SVG}text"))) > 40
    plain = Drawn(draw_map(shown, BOARD, legend=kind))
    assert height(plain) < height(found)


def test_the_names_of_an_inset_lie_at_their_own_signs() -> None:
    for shown in views()[::4]:
        svg = draw_map(shown, BOARD, with_inset=True)
        found = Drawn(svg)
        plain = draw_map(shown, BOARD)
        top = framed(shown, None)
        close = inset(shown, BOARD, (500.0, top.top + top.height + 8, 1000.0, 0.0))
        (close_up,) = [one for one in found.root.iter(f"{SVG}g") if one.get("class") == "inset"]
        found.root = close_up
        assert misleading(shown, close, found) == [] and bad_lines(shown, close, found) == []
        assert len(plain) < len(svg) and close.top > TOP

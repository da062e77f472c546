"""The lands of the map are made of the cities: each city lies in its own, none in the water."""

from __future__ import annotations

import json
import math
import random
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from pbem.data.outlines import OUTLINES_FILE, board_digest, outlines
from pbem.data.share import schema_file
from pbem.data.strict import DataError
from pbem.report.map.cities import CITY
from pbem.report.map.rivers import BESIDE, RIVERS, courses
from support.drawn_map import BOARD, drawn, framed
from support.positions.map_positions import crowded

Point = tuple[float, float]


def inside(point: Point, ring: list[Point]) -> bool:
    x, y = point
    crossed = False
    for (a, b), (c, d) in pairwise(ring):
        if (b > y) != (d > y) and x < a + (c - a) * (y - b) / (d - b):
            crossed = not crossed
    return crossed


def countries_at(point: Point) -> list[str]:
    return [name for name, found in outlines().items() if sum(inside(point, r) for r in found) % 2]


def test_every_city_lies_in_its_country_and_in_no_other() -> None:
    wrong = {c.key: countries_at((c.x, c.y)) for c in BOARD.cities if countries_at((c.x, c.y)) != [c.country]}
    assert wrong == {}


def test_every_ring_is_closed() -> None:
    assert all(ring[0] == ring[-1] for found in outlines().values() for ring in found)


def test_there_is_water_north_of_the_coast_and_land_south_of_it() -> None:
    assert countries_at((250, 30)) == countries_at((600, 20)) == []
    rng = random.Random(1)
    points = [(rng.uniform(20, 980), rng.uniform(270, 560)) for _ in range(300)]
    assert all(len(countries_at(point)) == 1 for point in points)


def test_the_outlines_are_those_of_this_board() -> None:
    made_of = json.loads(OUTLINES_FILE.read_bytes())["board"]
    assert made_of == board_digest(BOARD), "the board's cities have changed: run `make outlines`"


def test_every_river_passes_by_its_cities_and_through_no_other() -> None:
    """What it passes by is on the board."""
    for (name, course), way in zip(RIVERS.items(), courses(BOARD), strict=True):
        own = [one for one in course if isinstance(one, str)]
        assert len(own) > 3 and set(own) <= set(BOARD.index), name
        for city in BOARD.cities:
            away = min(_away(start, end, (city.x, city.y)) for start, end in pairwise(way))
            assert away <= BESIDE + 1 if city.key in own else away > CITY / 4, (name, city.key)


def _away(start: Point, end: Point, at: Point) -> float:
    """How far a point lies from a stretch."""
    steps = [n / 12 for n in range(13)]
    (x, y), (a, b) = start, end
    return min(math.dist((x + (a - x) * part, y + (b - y) * part), at) for part in steps)


def test_rivers_lie_on_land_below_borders_and_roads() -> None:
    svg = drawn(crowded()).svg
    assert svg.index("layer sectors") < svg.index("layer rivers") < svg.index("layer countries")
    assert svg.index("layer rivers") < svg.index("layer roads")
    (river,) = drawn(crowded()).layer("rivers")
    assert river.get("clip-path") == "url(#map-land)" and len(river) == 1


WAS = {"wash": 4.5, "line": 1.6}
"""How far borders reached inwards when they outshouted the roads, in pixels at a size of 1."""


@pytest.mark.parametrize("theatre", [None, "centre"])
def test_borders_are_half_as_wide_as_they_were_and_thinner_than_roads(theatre: str | None) -> None:
    map_, size = drawn(crowded(), theatre), framed(crowded(), theatre).size
    between, *_coast = map_.in_layer("borders")
    minor, main, _core = map_.in_layer("roads")
    countries = map_.in_layer("countries")
    assert countries and {one.get("data-country") for one in countries} <= set(outlines())
    for country in countries:
        # Half of each stroke is clipped away, and the neighbour's inner half lies beside it.
        wash, line = (_wide(one) for one in country)
        assert wash / 2 <= WAS["wash"] / 2 * size and line / 2 <= WAS["line"] / 2 * size
        assert wash < _wide(main) and line < _wide(minor)
    assert _wide(between) < _wide(minor) < _wide(main)


def _wide(line: ET.Element) -> float:
    return float(line.get("stroke-width", ""))


def test_every_land_has_outlines() -> None:
    assert set(outlines()) == {city.country for city in BOARD.cities}


def test_the_outlines_fit_their_schema() -> None:
    schema = json.loads(schema_file("outlines").read_bytes())
    Draft202012Validator(schema).validate(json.loads(OUTLINES_FILE.read_bytes()))


@pytest.mark.parametrize("content", [None, b"", b"{}", b'{"outlines": {"Saxony": [[1, 2]]}}'])
def test_damaged_outlines_are_a_data_error(
    content: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "outlines.json"
    if content is not None:
        file.write_bytes(content)
    monkeypatch.setattr("pbem.data.outlines.OUTLINES_FILE", file)
    with pytest.raises(DataError, match="outlines of the lands cannot be read"):
        outlines.__wrapped__()

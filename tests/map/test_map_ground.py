"""The lands of the map are made of the cities: each city lies in its own, none in the water."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from pbem.data.outlines import OUTLINES_FILE, board_digest, outlines
from pbem.data.share import schema_file
from pbem.data.strict import DataError
from support.drawn_map import BOARD

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

"""The ground is made from the cities: every one lies in its country, none in the water."""

from __future__ import annotations

import json
import math
import random
from itertools import pairwise
from pathlib import Path

import pytest

from pbem.report.map import outlines as o
from pbem.report.map.outlines import outlines
from pbem.report.map.voronoi import cell, chains, rings, smoothed

from .reading import BOARD

Point = tuple[float, float]


def inside(point: Point, ring: list[Point]) -> bool:
    x, y = point
    crossed = False
    for (a, b), (c, d) in pairwise(ring):
        if (b > y) != (d > y) and x < a + (c - a) * (y - b) / (d - b):
            crossed = not crossed
    return crossed


def countries_at(point: Point) -> list[str]:
    return [name for name, found in outlines(BOARD).items() if sum(inside(point, r) for r in found) % 2]


def test_every_city_lies_in_its_country_and_in_no_other() -> None:
    wrong = {c.key: countries_at((c.x, c.y)) for c in BOARD.cities if countries_at((c.x, c.y)) != [c.country]}
    assert wrong == {}


def test_every_ring_is_closed() -> None:
    assert all(ring[0] == ring[-1] for found in outlines(BOARD).values() for ring in found)


def test_there_is_water_north_of_the_coast_and_land_south_of_it() -> None:
    assert countries_at((250, 30)) == countries_at((600, 20)) == []
    rng = random.Random(1)
    points = [(rng.uniform(20, 980), rng.uniform(270, 560)) for _ in range(300)]
    assert all(len(countries_at(point)) == 1 for point in points)


def test_what_was_worked_out_before_is_the_same_as_now(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    outlines.cache_clear()
    first = outlines(BOARD)
    assert len(list(tmp_path.rglob("outlines-*.json"))) == 1
    outlines.cache_clear()
    monkeypatch.setattr(o, "_outlines", lambda board: pytest.fail("it was not remembered"))
    assert outlines(BOARD) == first
    outlines.cache_clear()


def test_a_spoilt_cache_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    outlines.cache_clear()
    first = outlines(BOARD)
    kept = next(tmp_path.rglob("outlines-*.json"))
    kept.write_bytes(kept.read_bytes()[:-20])
    outlines.cache_clear()
    assert json.dumps(outlines(BOARD)) == json.dumps(first)
    outlines.cache_clear()


def test_a_cell_is_what_is_nearer_to_its_site_than_to_any_other() -> None:
    rng = random.Random(2)
    sites = [(rng.uniform(0, 100), rng.uniform(0, 100)) for _ in range(30)]
    for number, site in enumerate(sites):
        others = sorted((n for n in range(30) if n != number), key=lambda n: math.dist(sites[n], site))
        edges = cell(sites, number, others)
        ring = [start for start, _, _ in edges]
        assert [end for _, end, _ in edges] == [*ring[1:], ring[0]]
        for _ in range(20):
            point = rng.uniform(0, 100), rng.uniform(0, 100)
            nearest = min(range(30), key=lambda n: math.dist(sites[n], point))
            assert inside(point, [*ring, ring[0]]) == (nearest == number)


def test_lines_are_joined_and_smoothed() -> None:
    square = [
        ((0.0, 0.0), (1.0, 0.0)),
        ((1.0, 1.0), (1.0, 0.0)),
        ((1.0, 1.0), (0.0, 1.0)),
        ((0.0, 1.0), (0.0, 0.0)),
    ]
    (ring,) = chains(square)
    assert ring[0] == ring[-1] and len(ring) == 5
    assert len(smoothed(ring)) == 9
    halves = [[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0)], [(0.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]
    assert rings(halves) == [[(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)]]
    assert smoothed([(0.0, 0.0), (4.0, 0.0), (4.0, 4.0)])[0] == (0, 0)

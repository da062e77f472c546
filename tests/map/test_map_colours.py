"""The map for eyes of every kind: contrast by WCAG 2, and colours as the colour-blind see them."""

from __future__ import annotations

from itertools import combinations

import pytest

from pbem.report.map import palette, shapes
from pbem.report.map.suits import MIDDLE

TEXT, LARGE = 4.5, 3.0
"""The contrast that WCAG 2 asks for between text and its ground, and for signs."""

Linear = tuple[float, float, float]

BLIND = {
    "nobody": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
                   (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
                     (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
                   (0.004733, 0.691367, 0.303900)),
}  # fmt: skip
"""How linear colours look to them (Machado, Oliveira and Fernandes 2009, severity 1)."""


def linear(colour: str) -> Linear:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(seen: Linear) -> Linear:
    """CIE L*a*b* under D65."""
    rows = (0.4124, 0.3576, 0.1805, 0.95047), (0.2126, 0.7152, 0.0722, 1.0), (0.0193, 0.1192, 0.9505, 1.08883)
    x, y, z = (sum(w * max(0.0, c) for w, c in zip(row[:3], seen, strict=True)) / row[3] for row in rows)
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: str, eyes: str) -> Linear:
    parts = linear(colour)
    red, green, blue = (sum(w * c for w, c in zip(row, parts, strict=True)) for row in BLIND[eyes])
    return lab((red, green, blue))


def distance(one: str, other: str, eyes: str) -> float:
    pairs = zip(seen(one, eyes), seen(other, eyes), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def test_the_measures_are_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert lab(linear("#ffffff")) == pytest.approx((100, 0, 0), abs=0.1)
    assert lab(linear("#ff0000")) == pytest.approx((53.2, 80.1, 67.2), abs=0.3)
    assert distance("#ff0000", "#00a000", "nobody") > 2 * distance("#ff0000", "#00a000", "deuteranopia")


GROUNDS = (palette.LAND, *palette.SUITS.values())


@pytest.mark.parametrize("nation", palette.NATIONS)
def test_a_nations_letters_can_be_read(nation: str) -> None:
    own = palette.NATIONS[nation]
    assert contrast(own.on, own.fill) >= TEXT
    assert contrast(own.ink, palette.PAPER) >= TEXT
    assert min(contrast(own.ink, ground) for ground in GROUNDS) >= LARGE


@pytest.mark.parametrize("ground", [*GROUNDS, palette.PAPER, palette.WATER])
def test_names_can_be_read_on_every_ground(ground: str) -> None:
    assert contrast(palette.INK, ground) >= 7
    assert contrast(palette.FAINT, ground) >= TEXT
    assert contrast(palette.ALARM, ground) >= TEXT
    assert contrast(palette.MAIN, ground) >= LARGE


@pytest.mark.parametrize("suit", palette.SUITS)
def test_a_river_is_quieter_than_a_road_and_hides_no_name(suit: str) -> None:
    ground = palette.SUITS[suit]
    assert 1.1 < contrast(palette.RIVER, ground) < 0.8 * contrast(palette.ROAD, ground)
    assert contrast(palette.INK, palette.RIVER) >= 7 and contrast(palette.FAINT, palette.RIVER) >= TEXT


@pytest.mark.parametrize("eyes", BLIND)
def test_the_nations_look_different_to_all_eyes(eyes: str) -> None:
    fills = {name: colours.fill for name, colours in palette.NATIONS.items()}
    near = {
        (one, other): round(distance(fills[one], fills[other], eyes), 1)
        for one, other in combinations(fills, 2)
        if distance(fills[one], fills[other], eyes) < 20
    }
    assert near == {}


@pytest.mark.parametrize("eyes", BLIND)
def test_the_suits_tints_look_different_to_all_eyes(eyes: str) -> None:
    near = {
        (one, other): round(distance(a, b, eyes), 1)
        for (one, a), (other, b) in combinations(palette.SUITS.items(), 2)
        if distance(a, b, eyes) < 6
    }
    assert near == {}


def mixed(over: str, under: str, share: float) -> str:
    """A colour drawn over another, so opaque."""
    parts = ((int(one[at : at + 2], 16) for one in (over, under)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in parts)


@pytest.mark.parametrize("suit", palette.SUITS)
def test_a_sectors_suit_is_seen_at_a_glance_even_in_grey(suit: str) -> None:
    sign, ground = palette.SYMBOLS[suit], palette.SUITS[suit]
    assert contrast(sign, palette.PAPER) >= TEXT and contrast(sign, ground) >= LARGE
    assert contrast(mixed(sign, ground, MIDDLE), ground) >= 1.5


def test_nothing_is_told_by_colour_alone() -> None:
    assert len(set(shapes.COUNTRIES.values())) == len(palette.COUNTRIES) == 7
    assert set(shapes.COUNTRIES) == set(palette.COUNTRIES)
    assert len(set(shapes.SUITS.values())) == len(palette.SUITS) == 4
    assert shapes.FIRST != shapes.SECOND != shapes.DEPOT

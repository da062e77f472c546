"""The map of a mail weighs a fifth of the whole picture, and shows the same."""

import re
from io import BytesIO
from math import dist
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageColor, ImageStat

from pbem.desk.out.enclosures import MAP_WIDTH
from pbem.game import state
from pbem.report.map import draw_map
from pbem.report.map.png import png
from pbem.report.map.small_picture import small_png
from pbem.report.map.svg import ABOVE_GROUND
from pbem.report.view import view
from support.drawn_map import BOARD
from support.positions.map_positions import crowded, views

EXAMPLE = Path(__file__).parents[2] / "games" / "example" / "game"


def differs(one: Image.Image, other: Image.Image) -> list[float]:
    """By how much, in red, green and blue."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean


def test_a_small_picture_is_light_and_shows_the_same() -> None:
    now = state.load(EXAMPLE)
    svg = draw_map(view(now.record(), "Frederick", now.game.turn), now.game.rules.board)
    assert len(small_png(svg, MAP_WIDTH)) < len(png(svg, MAP_WIDTH)) / 5
    svg = without_words(svg)  # letters are other ones: `test_pixel_letters.py`
    whole, small = png(svg, MAP_WIDTH), small_png(svg, MAP_WIDTH)
    assert len(small) < len(whole) / 5
    one, other = (Image.open(BytesIO(data)).convert("RGB") for data in (whole, small))
    assert one.size == other.size
    hard = Image.open(BytesIO(png(svg, MAP_WIDTH, hard=True))).convert("RGB")
    assert max(differs(hard, other)) < 4  # of 255
    few = one.width // 6, one.height // 6
    assert max(differs(one.resize(few), other.resize(few))) < 4
    assert small_png(svg, MAP_WIDTH) == small


def test_the_picture_of_a_mail_weighs_at_most_36_kb() -> None:
    for shown in (*views()[::5], crowded()):
        assert len(small_png(draw_map(shown, BOARD, legend="standing", plain=True), MAP_WIDTH)) <= 36_000


def test_a_plain_map_has_all_that_orders_depend_on() -> None:
    """Its ground has neither rivers nor names of countries; all else is drawn just so."""
    full, plain = (draw_map(crowded(), BOARD, plain=plain) for plain in (False, True))
    left_out = {"rivers", "countries", "country-names", "borders"}
    assert set(layers(full)) - set(layers(plain)) == left_out
    assert full.split(ABOVE_GROUND)[1] == plain.split(ABOVE_GROUND)[1]


@pytest.mark.parametrize("hard", [False, True])
def test_upon_a_painted_ground_the_picture_is_that_of_the_whole_drawing(hard: bool) -> None:
    svg = draw_map(crowded(), BOARD, legend="standing", plain=True)
    upon = png(svg, MAP_WIDTH, hard=hard)
    drawn_whole = png(svg.replace(ABOVE_GROUND, ""), MAP_WIDTH, hard=hard)
    one, other = (Image.open(BytesIO(data)).convert("RGB") for data in (upon, drawn_whole))
    assert max(differs(one, other)) < 0.05, "hardly a pixel"


def without_words(svg: str) -> str:
    return re.sub(r"<text.*?</text>", "", svg, flags=re.DOTALL)


def layers(svg: str) -> list[str]:
    return re.findall(r'<g class="layer ([^"]*)"', svg)


def test_suits_and_nations_keep_their_colours() -> None:
    now = state.load(EXAMPLE)
    svg = draw_map(view(now.record(), "Frederick", now.game.turn), now.game.rules.board)
    pictures = png(svg, MAP_WIDTH), small_png(svg, MAP_WIDTH)
    whole, small = (Image.open(BytesIO(data)).convert("RGB") for data in pictures)
    pixels: dict[object, int] = {
        colour: count for count, colour in whole.getcolors(whole.width * whole.height)
    }
    kept = [colour for _, colour in small.getcolors(256)]
    for name in re.findall(r"fill[:=]\"?(#[0-9a-f]{6})\b", svg):
        colour = ImageColor.getrgb(name)
        if pixels.get(colour, 0) > 100:
            assert min(dist(colour, one) for one in kept) <= 20, name

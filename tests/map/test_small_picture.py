"""The map of a mail weighs a fifth of the whole picture, and shows the same."""

import re
from io import BytesIO
from math import dist
from pathlib import Path

from PIL import Image, ImageChops, ImageColor, ImageStat

from pbem.desk.out.enclosures import MAP_WIDTH
from pbem.game import state
from pbem.report.map import draw_map
from pbem.report.map.png import png, small_png
from pbem.report.view import view
from support.drawn_map import BOARD
from support.positions.map_positions import crowded, views

EXAMPLE = Path(__file__).parents[2] / "games" / "example" / "game"


def test_a_small_picture_is_light_and_shows_the_same() -> None:
    now = state.load(EXAMPLE)
    svg = draw_map(view(now.record(), "Frederick", now.game.turn), now.game.rules.board)
    whole, small = png(svg, 640), small_png(svg, 640)
    assert len(small) < len(whole) / 5
    one, other = (Image.open(BytesIO(data)).convert("RGB") for data in (whole, small))
    assert one.size == other.size
    differs = ImageStat.Stat(ImageChops.difference(one, other)).mean
    assert max(differs) < 4  # of 255
    assert small_png(svg, 640) == small


def test_the_picture_of_a_mail_weighs_at_most_70_kb() -> None:
    for shown in (*views()[::5], crowded()):
        assert len(small_png(draw_map(shown, BOARD, legend="standing"), MAP_WIDTH)) <= 70_000


def test_suits_and_nations_keep_their_colours() -> None:
    now = state.load(EXAMPLE)
    svg = draw_map(view(now.record(), "Frederick", now.game.turn), now.game.rules.board)
    whole, small = (Image.open(BytesIO(data)).convert("RGB") for data in (png(svg, 640), small_png(svg, 640)))
    pixels: dict[object, int] = {
        colour: count for count, colour in whole.getcolors(whole.width * whole.height)
    }
    kept = [colour for _, colour in small.getcolors(256)]
    for name in re.findall(r"fill[:=]\"?(#[0-9a-f]{6})\b", svg):
        colour = ImageColor.getrgb(name)
        if pixels.get(colour, 0) > 100:
            assert min(dist(colour, one) for one in kept) <= 20, name

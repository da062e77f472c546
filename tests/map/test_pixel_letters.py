"""Letters of a small picture: made of whole pixels, where the drawing has its words."""

import re
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from pbem.desk.out.enclosures import MAP_WIDTH
from pbem.report.map import draw_map
from pbem.report.map.pixel_letters import with_pixel_letters
from pbem.report.map.png import png
from pbem.report.map.small_picture import small_png
from pbem.report.map.svg import FONT
from support.drawn_map import BOARD
from support.positions.map_positions import crowded

HEAD = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 200" font-family="{FONT}">'
PAPER = '<rect width="1000" height="200" fill="#fbf6e9"/>'
HALO = 'fill="#2b241a" stroke="#fbf6e9" paint-order="stroke" stroke-width="2"'


def drawing(content: str) -> str:
    return f"{HEAD}{PAPER}{content}</svg>"


def word(text: str, *, at: tuple[float, float] = (500, 100), anchor: str = "start", more: str = "") -> str:
    x, y = at
    look = f'x="{x}" y="{y}" font-size="12" text-anchor="{anchor}" {more}'
    return f"<text {look}>{text}</text>"


def ink(data: bytes) -> tuple[int, int, int, int]:
    """The part of a picture that is dark."""
    picture = Image.open(BytesIO(data)).convert("L")
    paper = Image.new("L", picture.size, 246)
    box = ImageChops.difference(picture, paper).point(lambda one: 255 if one > 60 else 0).getbbox()
    assert box
    return box


@pytest.mark.parametrize("more", ["", HALO, 'font-weight="bold"'])
@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_a_word_lies_where_it_was_written(anchor: str, more: str) -> None:
    svg = drawing(word("Königsberg &amp; Thorn", anchor=anchor, more=more))
    smooth, hard = ink(png(svg, MAP_WIDTH)), ink(small_png(svg, MAP_WIDTH))
    allowed = 8 if anchor == "middle" else 16  # letters of so few pixels are wider
    assert all(abs(one - other) <= allowed for one, other in zip(smooth[::2], hard[::2], strict=True))
    assert all(abs(one - other) <= 2 for one, other in zip(smooth[1::2], hard[1::2], strict=True))


def test_a_word_lies_where_its_group_was_moved_to() -> None:
    told = '<g transform="translate(300 90) scale(1.50)">' + word("Hof", at=(20, 10)) + "</g>"
    smooth, hard = (ink(paint(drawing(told), MAP_WIDTH)) for paint in (png, small_png))
    assert all(abs(one - other) <= 2 for one, other in zip(smooth, hard, strict=True))


def test_a_sign_covers_the_words_below_it_but_no_name() -> None:
    sign = '<rect x="400" y="50" width="300" height="100" fill="#fbf6e9"/>'
    hidden = small_png(drawing(word("Hof") + sign), MAP_WIDTH)
    assert hidden == small_png(drawing(""), MAP_WIDTH)
    assert small_png(drawing(word("Hof", more=HALO) + sign), MAP_WIDTH) != hidden


def test_the_letters_of_signs_are_told_apart() -> None:
    signs = [drawing(word(letter, more='font-weight="bold"')) for letter in "PHRSAIF"]
    shapes = [re.findall(r' d="([^"]*)"', with_pixel_letters(one, 300).drawing)[-1] for one in signs]
    assert len(set(shapes)) == len(signs)


def test_no_text_is_left_to_be_drawn_and_every_name_is_painted() -> None:
    svg = draw_map(crowded(), BOARD, legend="standing", plain=True)
    letters = with_pixel_letters(svg, MAP_WIDTH)
    assert "<text" in svg and "<text" not in letters.drawing
    names = re.findall(r"<text[^>]* data-city=[^>]*>", svg)
    assert len(letters.above) >= len(names) > 20


def test_what_lies_over_the_edge_of_the_frame_is_covered() -> None:
    svg = draw_map(crowded(), BOARD, legend="standing", plain=True)
    bare = re.sub(r"<text.*?</text>", "", svg, flags=re.DOTALL)
    pictures = png(bare, MAP_WIDTH, hard=True), small_png(bare, MAP_WIDTH)
    clipped, covered = (Image.open(BytesIO(data)).convert("RGB") for data in pictures)
    above = (0, 0, MAP_WIDTH, 22)
    assert ImageChops.difference(clipped.crop(above), covered.crop(above)).getbbox() is None

"""The ground of the order desk's map: land, sectors, depots and objectives, in units of the board, with the
places of cities and roads, which the page's script draws. Pieces and plans are drawn upon it by the page, for
they move."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from pbem.data.tongues import Tongue
from pbem.engine.board import Board
from pbem.pages.light_svg import in_whole_units, left_to_script, shapes_once, signs_once, without_words
from pbem.report.map import cities
from pbem.report.map.city_names import cities_with_signs
from pbem.report.map.frame import Frame
from pbem.report.map.ground import ground, roads
from pbem.report.map.suits import corner_discs, corner_signs
from pbem.report.view import View

WIDTH, HEIGHT = 1000, 666

_EDGE = f'<clipPath id="edge"><rect width="{WIDTH}" height="{HEIGHT}"/></clipPath>'

LARGE = ("berlin", "breslau", "dresden", "hannover", "kassel", "prag", "stettin", "stralsund", "warszawa")
"""Cities named even from afar, as far as the board has them."""


def draw_order_map(view: View, board: Board, tongue: Tongue, *, light: bool = False) -> str:
    """The layers of the ground as SVG, without the `svg` element around them; `light` ones are drawn by whole
    units of the board."""
    frame = _frame()
    lying = cities.depots(view, board, frame, tongue), cities.draw_objectives(view, board, frame, tongue)
    signs, kinds = signs_once("".join(lying))
    return f"{_below(board, tongue, light)}<defs>{kinds}</defs>{signs}"


@lru_cache(maxsize=4)
def _below(board: Board, tongue: Tongue, light: bool) -> str:
    """What is the same in every game on a board, in one language."""
    # The page's script draws cities and roads, and names cities for whoever points at them: it knows them.
    frame = _frame()
    drawn = without_words(
        "".join(
            (
                f"<defs>{''.join(cities.symbols(frame).values())}{_EDGE}</defs>",
                # Coast, rivers and borders run over the edge of the board.
                f'<g clip-path="url(#edge)">{ground(board, frame)}</g>',
                roads(board, frame),
                corner_signs(board, frame),
                cities.cities(board, frame, tongue),
            )
        )
    )
    below = left_to_script(shapes_once(drawn))
    return in_whole_units(below) if light else below


def _frame() -> Frame:
    """The whole board, a pixel a unit."""
    return Frame((0, 0, WIDTH, HEIGHT), 1.0, 1.0, 0.0, 0.0, "", close=False)


def cities_named_from_afar(board: Board) -> list[int]:
    """The numbers of the cities named even from afar."""
    return [board.index[key] for key in LARGE if key in board.index]


def signs_on_map(view: View, board: Board) -> dict[str, Any]:
    """The numbers of the cities that bear a large sign, how far small and large ones reach, and the signs of
    the sectors' suits."""
    large = sorted(board.index[key] for key in cities_with_signs(view, board))
    discs = corner_discs(board, _frame())
    return {"signs": large, "marks": [cities.CITY, cities.OBJECTIVE], "suits": discs}

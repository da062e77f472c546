"""The ground of the order desk's map."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from pbem.data.rules import rules_for
from pbem.data.tongues import tongue
from pbem.game import state
from pbem.pages.order_map import draw_order_map
from pbem.report.view import view
from support.example_game import EXAMPLE


def test_the_ground_is_a_drawing_and_each_country_has_its_shape() -> None:
    now = state.load(EXAMPLE)
    board = rules_for("standard").board
    drawn = draw_order_map(view(now.record(), "Frederick", now.game.turn), board, tongue("en"))
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')
    made = {one.get("id") for one in root.iter() if one.get("id")}
    used = set(re.findall(r'href="#([^"]+)"', drawn))
    assert used <= made and {city.country[:2] for city in board.cities} <= made
    (cities,) = root.iterfind(".//*[@class='layer cities']")
    assert not len(cities), "the page's script draws them"
    texts = "".join(one.text or "" for one in root.iter() if not one.tag.endswith(("title", "text", "tspan")))
    assert not texts.strip(), "no text lies between the shapes"


def test_nothing_of_the_ground_is_drawn_beyond_the_edge_of_the_board() -> None:
    """Coast and borders go on beyond it, which shows when the whole board is in sight, and in print."""
    now = state.load(EXAMPLE)
    board = rules_for("standard").board
    drawn = draw_order_map(view(now.record(), "Frederick", now.game.turn), board, tongue("en"))
    root = ElementTree.fromstring(f"<svg>{drawn}</svg>")
    (edge,) = (one for one in root.iter("clipPath") if one.get("id") == "edge")
    assert [(one.tag, one.get("width"), one.get("height")) for one in edge] == [("rect", "1000", "666")]
    (clipped,) = (one for one in root if one.get("clip-path") == "url(#edge)")
    inside = {one.get("class") for one in clipped.iter()}
    assert {"layer shore", "layer land", "layer rivers", "layer countries"} <= inside

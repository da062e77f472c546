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


def test_the_ground_is_a_drawing_and_each_city_has_its_shape() -> None:
    now = state.load(EXAMPLE)
    board = rules_for("standard").board
    drawn = draw_order_map(view(now.record(), "Frederick", now.game.turn), board, tongue("en"))
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')
    made = {one.get("id") for one in root.iter() if one.get("id")}
    used = set(re.findall(r'href="#([^"]+)"', drawn))
    assert used <= made and len(list(root.iterfind(".//*[@class='layer cities']/*"))) == len(board.cities)
    texts = "".join(one.text or "" for one in root.iter() if not one.tag.endswith(("title", "text", "tspan")))
    assert not texts.strip(), "no text lies between the shapes"

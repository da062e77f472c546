"""How the map of a game's page opens: whole where names can be read, else where the fighting is."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.game import state
from pbem.pages.site_board import fighting_box
from pbem.report.map.shown_turn import battles
from pbem.report.view import View, view
from support.browser.web_page import Page, until
from support.example_game import EXAMPLE

TELEPHONES = [(320, 640), (360, 740), (390, 844), (414, 896), (600, 900), (740, 360)]
WIDE = [(768, 1024), (1024, 768), (1280, 720), (1366, 768), (1440, 900)]

READABLE = """
const box = document.querySelector(".map").getBoundingClientRect();
const within = (one) =>
  one.left >= box.left && one.right <= box.right && one.top >= box.top && one.bottom <= box.bottom;
const names = [...document.querySelectorAll(".upon .names text, .live .names text")];
const seen = names.filter((one) => one.getClientRects().length && within(one.getBoundingClientRect()));
return seen.map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a);
"""
"""How large the letters of each name are that lies whole on the screen's part of the map, in pixels."""

IN_SIGHT = """
const svg = document.querySelector("svg.live"), box = document.querySelector(".map").getBoundingClientRect();
const within = (at) => at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
return arguments[0].filter((title) => {
  const city = pbemBoard.title.indexOf(title);
  if (city < 0) throw new Error(title);
  return !within(new DOMPoint(pbemBoard.x[city], pbemBoard.y[city]).matrixTransform(svg.getScreenCTM()));
});
"""
"""Which of some cities cannot be seen."""

SCALE = "return document.querySelector('svg.live').getScreenCTM().a"


def seen(turn: int) -> View:
    now = state.load(EXAMPLE)
    return view(now.record(), None, turn)


def hardest(turn: int) -> list[str]:
    """The cities of the battle of a turn that cost most."""
    fought = [one for one in battles(seen(turn)) if one.end]
    one = max(fought, key=lambda one: one.end.fields["loss"] if one.end else 0)
    return [one.began.fields[name].title for name in ("city", "enemy_city")]


@pytest.mark.parametrize("size", TELEPHONES)
def test_on_a_telephone_it_opens_where_the_fighting_is_with_names_to_be_read(
    page: Page, pages: Path, size: tuple[int, int]
) -> None:
    page.open(pages / "public" / "index.html", size=size, touch=True)
    letters = page.run(READABLE)
    assert len(letters) >= 10 and min(letters) >= 9.5
    assert page.run(IN_SIGHT, hardest(5)) == [], "in turn 6 nobody has fought yet"
    box = page.one(".map").rect
    assert box["y"] + 200 <= size[1], "most of the map is on the first screen"
    page.run("location.hash = '#turn-3'")
    until(lambda: page.run("return document.body.dataset.turn") == "3")
    assert page.run(IN_SIGHT, hardest(3)) == [], "it follows the war from turn to turn"


@pytest.mark.parametrize("size", WIDE)
def test_where_names_can_be_read_it_opens_whole(page: Page, pages: Path, size: tuple[int, int]) -> None:
    page.open(pages / "public" / "index.html", size=size)
    assert page.run(IN_SIGHT, ["Stade", "Koblenz", "Warszawa", "Brünn", "Rastenburg"]) == []
    letters = page.run(READABLE)
    assert len(letters) > 70 and min(letters) >= 7.4


def test_the_whole_and_the_fighting_are_a_button_away(page: Page, pages: Path) -> None:
    page.open(pages / "public" / "index.html", size=(360, 740), touch=True)
    opened = page.run(SCALE)
    page.click("[data-do=zoom]")
    until(lambda: page.run(SCALE) < 0.5)
    assert page.run(READABLE) == [], "nobody could read them so small"
    page.click("[data-do=back]")
    until(lambda: page.run("return document.body.dataset.turn") == "5")
    assert page.run(SCALE) < 0.5, "whoever chose the whole board keeps it"
    page.click("[data-do=on]")
    page.click("[data-do=fight]")
    until(lambda: page.run(SCALE) == pytest.approx(opened))
    page.click("[data-do=nearer]")
    until(lambda: page.run(SCALE) > 1.5 * opened)
    page.screen((414, 896), touch=True)
    page.settle()
    assert page.run(SCALE) > 1.5 * opened, "whoever zoomed keeps his own part"


TAPPED = """
const city = pbemBoard.title.indexOf("Breslau"), svg = document.querySelector("svg.live");
const at = new DOMPoint(pbemBoard.x[city], pbemBoard.y[city]).matrixTransform(svg.getScreenCTM());
return [at.x, at.y];
"""


@pytest.mark.parametrize("link", ["", "#turn-4-austria-9"])
@pytest.mark.parametrize("size", [(360, 740), (414, 896)])
def test_what_is_said_of_a_tapped_city_is_in_sight_with_the_map(
    page: Page, pages: Path, link: str, size: tuple[int, int]
) -> None:
    file = pages / "public" / "index.html"
    page.open(file, size=size, touch=True)
    if link:
        page.visit(f"{file.resolve().as_uri()}{link}")
        until(lambda: page.run("return document.querySelector('.map').dataset.step") == "")
    x, y = page.run(TAPPED)
    for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
        page.browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    until(lambda: page.one(".told").text.startswith("Breslau"))
    assert "spades" in page.one(".told").text and "Objective of Austria" in page.one(".told").text
    told, map_ = page.one(".told").rect, page.one(".map").rect
    assert page.run("return scrollY") == 0 and map_["y"] > 0
    assert told["y"] > map_["y"] and told["y"] + told["height"] <= size[1]


def test_in_a_turn_without_a_battle_the_last_turns_fighting_is_shown() -> None:
    now = state.load(EXAMPLE)
    rules = now.game.rules
    begun, last, before = seen(6), seen(5), seen(4)
    assert battles(last) and battles(before) and not battles(begun)
    assert fighting_box(begun, last, rules) == fighting_box(last, before, rules)
    assert fighting_box(last, before, rules) == fighting_box(last, None, rules), "its own come first"
    assert fighting_box(last, before, rules) != fighting_box(before, None, rules)

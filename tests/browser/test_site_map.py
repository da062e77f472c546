"""The map of a game's page under mouse, finger and keyboard, and the turns step by step."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import pytest

from pbem.game import state
from pbem.game.state import State
from support.browser.web_page import PHONE, Page, until
from support.example_game import EXAMPLE

SCREENS = [(1366, 768), (1440, 900), (1920, 1080)]

FIRST_VIEW = 300_000
"""Bytes of a page that are loaded before anything can be seen."""

ON_SCREEN = """
const city = pbemBoard.title.indexOf(arguments[0]), svg = document.querySelector('svg.live');
const at = new DOMPoint(pbemBoard.x[city], pbemBoard.y[city]).matrixTransform(svg.getScreenCTM());
return [Math.round(at.x), Math.round(at.y)];
"""
SHEET = """
const one = document.querySelector('.sheet').getBoundingClientRect();
return [one.left, one.top, one.width];
"""


@pytest.fixture(scope="module")
def now() -> State:
    return state.load(EXAMPLE)


@pytest.fixture
def site(page: Page, pages: Path) -> Page:
    page.open(pages / "public" / "index.html", size=(1440, 900))
    return page


def mouse(page: Page, *deeds: tuple[str, int, int]) -> None:
    """Moves, presses and releases the mouse at points of the screen."""
    kinds = {"move": "mouseMoved", "down": "mousePressed", "up": "mouseReleased"}
    for deed, x, y in deeds:
        facts = {"type": kinds[deed], "x": x, "y": y, "button": "none" if deed == "move" else "left"}
        page.browser.execute_cdp_cmd("Input.dispatchMouseEvent", {**facts, "clickCount": int(deed != "move")})


def tap(page: Page, city: str) -> str:
    x, y = page.run(ON_SCREEN, city)
    mouse(page, ("move", x, y), ("down", x, y), ("up", x, y))
    until(lambda: str(page.one(".told").text).startswith(city))
    return str(page.one(".told").text)


def step(page: Page, deed: str) -> str:
    page.run("document.querySelector(`[data-do=${arguments[0]}]`).click()", deed)
    return str(page.run("return location.hash"))


# ----------------------------------------------------------------------------------- the map itself


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("folder", ["public", "private/frederick"])
def test_map_and_slider_fit_the_first_screen(
    page: Page, pages: Path, size: tuple[int, int], folder: str
) -> None:
    page.open(pages / folder / "index.html", size=size)
    for selector in (".map", ".player"):
        box = page.one(selector).rect
        assert box["y"] >= 0 and box["y"] + box["height"] <= size[1], selector
        assert box["x"] + box["width"] <= size[0]
    assert page.one(".map").rect["height"] > 0.6 * size[1]
    page.picture(f"site-{folder.rpartition('/')[2]}-{size[0]}")


def test_the_first_view_is_small(pages: Path) -> None:
    folders = [pages / "public", *(one for one in (pages / "private").iterdir() if one.is_dir())]
    assert len(folders) == 5
    for folder in folders:
        names = ("index.html", "site.css", "site.js", "board.js", "map.svg")
        assert sum((folder / name).stat().st_size for name in names) < FIRST_VIEW, folder.name


def test_the_map_is_dragged_zoomed_and_brought_back(site: Page) -> None:
    left, top, wide = site.run(SHEET)
    mouse(site, ("move", 500, 400), ("down", 500, 400))
    site.browser.execute_cdp_cmd(
        "Input.dispatchMouseEvent",
        {"type": "mouseMoved", "x": 540, "y": 430, "button": "left", "buttons": 1},
    )
    mouse(site, ("up", 540, 430))
    until(lambda: [round(one) for one in site.run(SHEET)] == [round(left + 40), round(top + 30), round(wide)])
    wheel = {"type": "mouseWheel", "x": 500, "y": 400, "deltaX": 0, "deltaY": -400}
    with site.painted():  # a wheel turns what is seen
        site.browser.execute_cdp_cmd("Input.dispatchMouseEvent", wheel)
        until(lambda: site.run(SHEET)[2] > 2 * wide)
    assert site.run("return scrollY") == 0
    site.run("document.querySelector('.map').focus()")
    for kind in ("keyDown", "keyUp"):
        site.browser.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": kind, "key": "ArrowLeft", "text": ""})
    assert site.run("return document.body.dataset.turn") == "6"
    step(site, "zoom")
    until(lambda: [round(one) for one in site.run(SHEET)] == [round(left), round(top), round(wide)])


def test_from_near_all_cities_have_their_names(site: Page) -> None:
    assert site.run("return document.querySelectorAll('.live .names text').length") == 0
    for _ in range(3):
        step(site, "nearer")
    names = "return [...document.querySelectorAll('.live .names text')].map((one) => one.textContent)"
    until(lambda: len(site.run(names)) > 0.95 * 672)
    written = site.run(names)
    assert {"Hamburg", "Kalisz", "Potsdam"} <= set(written)
    assert not site.one(".upon .names").is_displayed()
    site.picture("site-map-near")


def test_a_city_says_what_it_is_and_how_far_from_a_chosen_piece(site: Page, now: State) -> None:
    said = tap(site, "Hamburg")
    assert said.startswith("Hamburg: ") and "sector" in said
    board = now.game.rules.board
    for city in board.cities:
        if city.objective_of and city.title in ("Görlitz", "Liegnitz", "Dresden"):
            said = tap(site, city.title)
            assert f"Objective of {city.objective_of}, " in said and ("rotect" in said)
    piece = site.one(".upon .piece.general[data-piece='Friedrich'] rect").rect
    x, y = round(piece["x"] + piece["width"] / 2), round(piece["y"] + piece["height"] / 2)
    mouse(site, ("move", x, y), ("down", x, y), ("up", x, y))
    until(lambda: site.one(".told").text.startswith("Prussia: Friedrich (P1) in "))
    assert "upply" in site.one(".told").text
    far = board.distance(now.game.where["Friedrich"], board.index["hamburg"])
    assert f"{far} roads from Friedrich (P1)." in tap(site, "Hamburg")


FACTS = """
const state = JSON.parse(document.getElementById('now').textContent);
const standing = makeStanding(pbemBoard, () => state);
return [
  Object.fromEntries(Object.keys(state.where).filter((one) => standing.kindOf(one) === 'general')
    .map((one) => [one, standing.supply(one)])),
  Object.fromEntries(pbemBoard.objectives.map((one) => [one[0], standing.protectors(one)])),
];
"""


def test_supply_and_protectors_are_the_engines(site: Page, now: State) -> None:
    from pbem.engine import conquest
    from pbem.engine.supply import supply

    game = now.game
    supplies, guards = site.run(FACTS)
    assert len(supplies) > 15
    for general, told in supplies.items():
        right = supply(game, general)
        assert told["source"] == (right.source or "none") and len(told["path"]) == len(right.path), general
    for city, told in guards.items():
        number = int(city)
        nation = game.rules.board.cities[number].objective_of
        assert nation
        held = number in game.conquered
        against = game.rules.defender_of(number) if held else nation
        if against:
            assert sorted(told) == sorted(conquest.protectors(game, against, number)), number


def test_on_a_telephone_the_map_is_pinched_and_tapped(page: Page, pages: Path) -> None:
    page.open(pages / "public" / "index.html", size=PHONE, touch=True)
    page.click("[data-do=zoom]")
    until(lambda: not page.one(".upon .names").is_displayed())  # nobody could read them so small
    wide = page.run(SHEET)[2]
    box = page.one(".map").rect
    x, y = box["x"] + 150, box["y"] + 120 - page.run("return scrollY")

    def touch(kind: str, *points: tuple[float, float]) -> None:
        found = [{"x": a, "y": b, "id": number} for number, (a, b) in enumerate(points)]
        page.browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

    touch("touchStart", (x, y), (x + 40, y))
    for spread in (50, 70, 90, 120):
        touch("touchMove", (x - spread / 2, y), (x + 40 + spread / 2, y))
    touch("touchEnd")
    until(lambda: page.run(SHEET)[2] > 2 * wide)
    page.picture("site-map-pinched")


def test_on_a_telephone_a_step_is_seen_and_read_at_once(page: Page, pages: Path) -> None:
    page.open(pages / "public" / "index.html", size=PHONE, touch=True)
    page.run("location.hash = '#turn-4-austria-9'")
    until(lambda: page.run("return document.querySelector('.map').dataset.step") == "")
    assert page.run("return scrollY") == 0 and page.one(".map").rect["y"] > 0
    told, around = page.one(".steps [aria-current]").rect, page.one(".steps").rect
    assert around["y"] <= told["y"] < told["y"] + told["height"] <= PHONE[1], "its sentence, below the map"


# ------------------------------------------------------------------------------------- step by step


WALKED = """
const standing = () => Object.fromEntries([...document.querySelectorAll('.live .token')].flatMap((one) =>
  one.dataset.pieces.split(',').map((name) => [name, Number(one.dataset.city)])));
const met = [location.hash], stood = [standing()];
while (met.length < 400 && met.at(-1) !== arguments[0]) {
  document.querySelector('[data-do=step_on]').click();
  met.push(location.hash);
  stood.push(standing());
}
return [met, stood];
"""
"""Step by step up to an address: all that were met, and where the counters stood then, by piece."""


def test_steps_go_from_the_end_of_one_turn_to_that_of_the_next(site: Page, now: State) -> None:
    site.run("location.hash = '#turn-4'")
    until(lambda: site.run("return document.body.dataset.turn") == "4")
    site.run("location.hash = '#turn-4-prussia-1'")
    until(lambda: site.run("return document.querySelector('.map').dataset.step") == "")
    story = site.run("return document.querySelectorAll('.steps li').length")
    assert story > 1 and site.one(".steps [aria-current]").text
    met, stood = site.run(WALKED, "#turn-4")
    assert met[0] == "#turn-4-prussia-1" and met[-1] == "#turn-4" and all(stood[:-1])
    assert len(met) == len(set(met)) and len(met) > 40
    assert stood[-2] == {name: city for name, city in now.turn_ends[4].where.items()}
    stages = {one.rpartition("-")[0] for one in met[:-1]}
    assert len(stages) == 7 and "#turn-4-austria" in stages


def test_every_turn_ends_where_the_log_has_it_and_begins_where_the_last_one_ended(
    site: Page, now: State
) -> None:
    from pbem.desk.out import site as desk
    from pbem.pages.site_steps import turn_steps

    seen = desk._seen(now, None)
    for turn in seen.turns[1:]:
        told = turn_steps(seen.views(turn), seen.views(turn - 1), now.game.rules, lambda one: one.kind)
        game = now.turn_ends[turn] if turn < now.game.turn else now.game
        ended = site.run(
            "const [story, count] = arguments; return stepStanding(story, count)", told, len(told["steps"])
        )
        assert ended["where"] == game.where and set(ended["held"]) == set(game.conquered)
        assert told["start"]["where"] == now.turn_ends[turn - 1].where
        assert set(ended["down"]) == set(game.face_down)


def test_a_link_leads_to_a_step_and_back_leads_back(site: Page) -> None:
    current = "return (document.querySelector('.steps [aria-current]') || {}).textContent || ''"
    site.run("location.hash = '#turn-4-austria-3'")
    until(lambda: site.run(current))
    third = site.run(current)
    assert site.one(".steps-of").text.lower().startswith("austria, 3 of")
    site.run("document.querySelector('.steps li:nth-child(5) a').click()")
    until(lambda: site.run("return location.hash") == "#turn-4-austria-5")
    assert site.run(current) != third
    site.run("history.back()")
    until(lambda: site.run(current) == third)
    site.run("history.back()")
    until(lambda: not site.run(current))
    site.picture("site-after-back")
    step(site, "stage_on")  # the script of this turn may have to be read first
    until(lambda: site.run("return document.querySelector('.map').dataset.step") == "")
    assert str(site.run("return location.hash")).startswith("#turn-6-")


def test_the_storys_sentences_lead_to_the_map_and_back(site: Page) -> None:
    site.run("location.hash = '#turn-4'")
    until(lambda: site.run("return document.querySelectorAll('#report .to-map').length"))
    links = site.run("return document.querySelectorAll('#report .to-map').length")
    steps = site.run("return document.querySelectorAll('#report li').length")
    assert links > 25 and links > 0.5 * steps
    site.run("document.querySelectorAll('#report .to-map')[5].click()")
    until(lambda: site.run("return document.querySelector('.map').dataset.step") == "")
    until(lambda: site.run("return document.querySelector('.map').getBoundingClientRect().top") < 900)
    back = site.one(".steps .in-story")
    site.run("arguments[0].click()", back)
    until(lambda: site.run("return Boolean(document.getElementById('told-here'))"))


TOLD = """
const shown = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible";
const all = (selector) => [...document.querySelectorAll(selector)];
const texts = (selector) => all(selector).filter(shown).map((one) => one.textContent);
const counts = texts("text").filter((one) => /^[0-9]+.[0-9]+$/.test(one));
return [counts, texts(".report th, figcaption").filter((one) => /[0-9]/.test(one))];
"""


def test_the_objectives_held_are_told_once_a_page_turn_by_turn(site: Page) -> None:
    """On the sea of a wide map, on a telephone beside it; neither in the report nor above a chart."""
    found = "return document.querySelector('.standing-drawn').textContent"
    drawn = "return document.querySelector('.upon .standing').textContent"
    last = site.run(found)
    site.run("location.hash = '#turn-4'")
    until(lambda: site.run("return document.body.dataset.turn") == "4")
    assert site.run(found) == site.run(drawn) != last and "/16" in last
    for size, place, other, around in (
        ((1440, 900), ".upon .standing", ".standing-drawn", ".map"),
        ((360, 740), ".standing-drawn", ".upon .standing", "body"),
    ):
        site.screen(size)
        site.settle()
        assert site.one(place).is_displayed() and not site.one(other).is_displayed()
        assert site.run(OUTSIDE, place, around) == [], "all of it is seen"
        counts, again = site.run(TOLD)
        assert len(counts) == 5 and "4/16" in counts and again == []


OUTSIDE = """
const box = document.querySelector(arguments[1]).getBoundingClientRect(), slack = 1;
const within = (one) => one.left >= box.left - slack && one.right <= box.right + slack
  && one.top >= box.top - slack && one.bottom <= box.bottom + slack;
const words = [...document.querySelectorAll(`${arguments[0]} text`)];
return words.filter((one) => !within(one.getBoundingClientRect())).map((one) => one.textContent);
"""

ASKEW = """
const signs = [...document.querySelectorAll(".upon .objectives use")];
const middle = (box) => box.x + box.width / 2;
const aside = (one) => middle(one.getBBox()) - Number(one.getAttribute("x"));
return [signs.length, signs.filter((one) => Math.abs(aside(one)) > 0.5).length];
"""


def test_the_letters_of_signs_stand_in_the_middle_of_them(site: Page) -> None:
    """The style of the page reaches into what is drawn by reference."""
    signs, askew = site.run(ASKEW)
    assert signs > 50 and askew == 0
    weight = "return getComputedStyle(document.querySelector('defs .letters')).fontWeight"
    assert site.run(weight) == "700"


PAPER = """
const wanted = [".private", ".front", ".report"];
return wanted.map((one) => document.querySelector(one)).map((one) => one && getComputedStyle(one).page);
"""


def test_a_table_is_torn_on_no_sheet_and_the_first_one_is_not_empty(page: Page, pages: Path) -> None:
    page.open(pages / "private" / "frederick" / "index.html", size=(1440, 900))
    page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    try:
        assert page.run(PAPER)[0] == page.run(PAPER)[1] != page.run(PAPER)[2]
        style = (
            "return [...document.querySelectorAll(arguments[0])]"
            ".map((one) => getComputedStyle(one)[arguments[1]])"
        )
        assert set(page.run(style, "table", "breakInside")) == {"avoid"}
        assert set(page.run(style, ".report :is(h3, h4)", "breakAfter")) == {"avoid"}
        assert set(page.run(style, ".blow abbr", "printColorAdjust")) == {"exact"}, "white on white else"
        assert page.one(".private").rect["height"] + page.one(".upon svg").rect["height"] < 194 / 25.4 * 96
    finally:
        page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def test_on_paper_the_whole_map_has_a_page_with_its_legend(site: Page) -> None:
    site.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    try:
        drawn = site.one(".upon svg").rect
        assert drawn["width"] > 700 and drawn["height"] > 550  # at 96 pixels an inch: 185 mm wide
        assert site.one(".upon .legend").is_displayed() and not site.one(".player").is_displayed()
    finally:
        site.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


PAPER_MADE = {"printBackground": True, "preferCSSPageSize": True}


@pytest.mark.parametrize("folder", ["public", "private/frederick", "private/maria-theresa"])
def test_printed_the_map_lies_on_its_own_sheet_and_all_of_it_on_four(
    page: Page, pages: Path, folder: str
) -> None:
    """The sheets of the file that the browser makes, not what the style asks for."""
    page.open(pages / folder / "index.html", size=(1440, 900))
    made = page.browser.execute_cdp_cmd("Page.printToPDF", PAPER_MADE)
    sheets = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", base64.b64decode(made["data"]))
    lying = [float(wide) > float(high) for wide, high in sheets]
    assert 2 <= len(sheets) <= 4 and lying == [True] + [False] * (len(sheets) - 1)

"""The names that a page writes on its map at each zoom: the sign nearest to each is its own, and it lies on
nothing, in positions that programs played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pbem.data.rules import rules_for
from pbem.data.tongues import tongue
from pbem.engine.model import OVER
from pbem.pages.site_board import standing
from pbem.pages.site_map import split
from pbem.report.map.cities import CITY, OBJECTIVE
from pbem.report.map.city_names import cities_with_signs
from pbem.report.map.frame import Frame
from pbem.report.map.suits import corner_boxes
from pbem.report.record import Record
from pbem.report.view import View, view
from support.bot_wars import bot_views, bot_war
from support.browser.desk_page import Desk, html_of
from support.browser.web_page import PHONE, Page, until
from support.drawn_map import BOARD, framed

RULES = rules_for()

PLAYERS = ("Frederick", "Maria Theresa", "Elisabeth", "Pompadour")

ZOOMS = (0.0, 0.7, 0.9, 1.3, 1.65, 2.1, 2.8, 4, 6, 9)
"""Pixels a unit of the board, from all of it to a few cities; names come by steps at 0.8 and 1.6."""

ON_SUITS = 0.02
"""Of the names at a zoom so many may cross the sign of a sector's suit, where they have no other
room; or one, where few are written."""

WHOLE = Frame((0, 0, 1000, 666), 1.0, 1.0, 0.0, 0.0, "", close=False)
"""The board of the order desk, a pixel a unit."""

FACES = ".upon .piece > :is(rect, .wagon)"
"""The counters of a drawn map."""

FOUND = """
const [layer, counters, points, reaches, suits] = arguments;
const svg = document.querySelector(layer).ownerSVGElement;
const scale = svg.getScreenCTM().a, back = svg.getScreenCTM().inverse();
const pen = document.createElement("canvas").getContext("2d");
const boxes = [...document.querySelectorAll(`${layer} text`)].map((one) => {
  const { x, width } = one.getBBox(), { y } = one.getStartPositionOfChar(0);  // y is the foot of its letters
  const { fontFamily, fontSize } = getComputedStyle(one), high = parseFloat(fontSize) / 100;
  pen.font = `100px ${fontFamily}`;
  const ink = pen.measureText(one.textContent);
  const box = [x, y - high * ink.actualBoundingBoxAscent, x + width, y + high * ink.actualBoundingBoxDescent];
  return { city: Number(one.dataset.city), box };
});
const away = ([left, top, right, bottom], city) =>
  Math.hypot(Math.max(left - points[city][0], 0, points[city][0] - right),
             Math.max(top - points[city][1], 0, points[city][1] - bottom)) - reaches[city];
const meet = (one, other) => one[0] + 0.3 < other[2] && other[0] + 0.3 < one[2] &&
  one[1] + 0.3 < other[3] && other[1] + 0.3 < one[3];
const faces = [...document.querySelectorAll(counters)].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const [from, to] = [[left, top], [right, bottom]].map((at) => new DOMPoint(...at).matrixTransform(back));
  return [from.x, from.y, to.x, to.y];
});
const wrong = [];
boxes.forEach(({ city, box }, at) => {
  const own = away(box, city),
    others = points.map((one, other) => (other === city ? Infinity : away(box, other)));
  if (own >= Math.min(...others) || own * scale > 12) wrong.push(["misleads", city]);
  if (faces.some((face) => meet(face, box))) wrong.push(["on a counter", city]);
  if (Math.min(...others) < 0 || own < 0) wrong.push(["on a sign", city]);
  if (boxes.slice(at + 1).some((other) => meet(other.box, box))) wrong.push(["on a name", city]);
});
const crossing = boxes.filter(({ box }) => suits.some((suit) => meet(suit, box)));
return [boxes.length, wrong, crossing.map(({ city }) => city)];
"""


INK = """
const high = 80, foot = 110, sheet = document.createElement("canvas"), [wide, tall] = [1200, 150];
Object.assign(sheet, { width: wide, height: tall });
const pen = sheet.getContext("2d", { willReadFrequently: true });
pen.font = `${high}px ${getComputedStyle(document.querySelector(arguments[0])).fontFamily}`;
return pbemBoard.title.map((title) => {
  pen.clearRect(0, 0, wide, tall);
  pen.fillText(title, 5, foot);
  const drawn = pen.getImageData(0, 0, wide, tall).data, [rise, hang] = inkOf(title);
  const inked = (row) => {  // by how much it covers, as it is black
    for (let at = row * wide * 4 + 3; at < (row + 1) * wide * 4; at += 4) if (drawn[at] > 30) return true;
    return false;
  };
  const rows = [...Array(tall).keys()].filter(inked), middle = foot - MIDDLE * high;
  return [title, (middle - rows[0]) / high - rise, (rows.at(-1) + 1 - middle) / high - hang];
});
"""
"""How far the letters of each city's name, drawn and looked at, reach above and below the room they are
given, for letters of one pixel."""


def test_a_name_is_given_the_room_of_all_its_letters(page: Page, pages: Path) -> None:
    page.open(pages / "public" / "index.html", size=(1440, 900))
    page.click("[data-do='zoom']")
    page.click("[data-do='nearer']")
    told = page.run(INK, ".live .names text")
    assert {title[0] for title, *_ in told} > {"Q", "Ś", "Ż"}
    assert [one for one in told if not all(-0.1 < beyond < 0.02 for beyond in one[1:])] == []


def found(page: Page, shown: View, part: Frame, layer: str, counters: str) -> tuple[int, list[str]]:
    """How many names are written upon a drawing of that frame, and what is wrong with which of them."""
    large = cities_with_signs(shown, BOARD)
    points = [part.of(city) for city in BOARD.cities]
    reaches = [(OBJECTIVE if city.key in large else CITY) * part.size for city in BOARD.cities]
    suits = [list(box) for box in corner_boxes(BOARD, part)]
    count, wrong, crossing = page.run(FOUND, layer, counters, points, reaches, suits)
    assert len(crossing) <= 1 + ON_SUITS * count, [BOARD.cities[city].name for city in crossing]
    return count, [f"{BOARD.cities[city].name} {what}" for what, city in wrong]


def playing(record: Record) -> list[str]:
    """Who has an order desk: one or more nations of the player have not left, and the game goes on."""
    if record.game.phase == OVER:
        return []
    seen = {player: view(record, player, record.game.turn) for player in PLAYERS}
    return [player for player, shown in seen.items() if any(not own.quit for own in shown.own)]


def some(records: list[Record], count: int) -> Iterator[tuple[Record, str]]:
    """So many moments of a war, evenly spread, and whose desk is looked at."""
    for number in range(count):
        record = records[(len(records) - 1) * number // (count - 1)]
        if players := playing(record):
            yield record, players[number % len(players)]


def names_of_desks(page: Page, folder: Path, war: tuple[str, int], count: int) -> int:
    """The names looked at on so many order desks, none of them wrong."""
    kind, turns = war
    seen = 0
    for number, (record, player) in enumerate(some(list(bot_war(kind, f"zoom {turns}", turns)), count)):
        desk = Desk(page, html_of(record, player), folder, **({"size": PHONE} if number % 2 else {}))
        for scale in ZOOMS:
            page.run("desk.map.view.at.scale = arguments[0]; desk.map.view.show()", scale)
            shown = view(record, player, record.game.turn)
            written, wrong = found(page, shown, WHOLE, "#board > .names", "#board .token .face")
            assert wrong == [], (number, scale)
            seen += written
        assert desk.page.run("return document.querySelectorAll('#board > .names text').length") > 0.97 * 672
    return seen


def test_the_nearest_sign_of_each_name_on_an_order_desk_is_its_own(page: Page, tmp_path: Path) -> None:
    assert names_of_desks(page, tmp_path, ("sensible", 12), 2) > 2 * 2000


@pytest.mark.slow
@pytest.mark.parametrize("war", [("sensible", 20), ("random", 8)])
def test_the_nearest_sign_is_its_own_on_many_order_desks(
    page: Page, tmp_path: Path, war: tuple[str, int]
) -> None:
    assert names_of_desks(page, tmp_path, war, 40) > 40 * 2000


def names_of_site(page: Page, pages: Path, war: tuple[str, int], count: int) -> int:
    """The names looked at on the page of a game, which is told of so many positions of a war as its turns."""
    kind, turns = war
    page.open(pages / "public" / "index.html", size=(1440, 900))
    seen = 0
    for number, shown in enumerate(bot_views(kind, f"site {turns}", turns, count)):
        turn, told = 2 + number % 2, split(shown, BOARD, tongue("en"))
        facts = {"map": told.upon, "report": "", "label": "", "now": standing(shown, RULES)}
        page.run("pbemTurn(...arguments); location.hash = `#turn-${arguments[0]}`", turn, facts)
        until(lambda turn=turn: page.run("return document.body.dataset.turn") == str(turn))
        page.run("document.getAnimations().forEach((one) => one.finish())")
        page.click("[data-do='zoom']")
        for _ in range(8):
            page.click("[data-do='nearer']")
            written, wrong = found(page, shown, framed(shown, None), ".live .names", FACES)
            assert wrong == []
            seen += written
    return seen


def test_the_nearest_sign_of_each_name_on_the_site_is_its_own(page: Page, pages: Path) -> None:
    assert names_of_site(page, pages, ("sensible", 12), 2) > 2 * 3000


@pytest.mark.slow
@pytest.mark.parametrize("war", [("sensible", 20), ("random", 8)])
def test_the_nearest_sign_is_its_own_in_many_positions_of_the_site(
    page: Page, pages: Path, war: tuple[str, int]
) -> None:
    assert names_of_site(page, pages, war, 50) > 50 * 3000

"""The order desk for all eyes, hands and tongues: names and counters by zoom, dark mode, keyboard, German,
and no script at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.game import state
from support.browser.desk_page import Desk, checked, html_of, page_of
from support.browser.web_page import DESKTOP, Page
from support.example_game import EXAMPLE

SMALL = (360, 740)

BOXES = """
const box = (one) => { const b = one.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; };
const words = [...document.querySelectorAll('.names text')].map(box);
const faces = [...document.querySelectorAll('.token .face')].map(box);
return [words, faces];
"""

ZOOM = "desk.map.view.at.scale = arguments[0]; desk.map.view.show();"


def cross(one: list[float], other: list[float], slack: float = 3.0) -> bool:
    """Whether two boxes share more than the room above and below the letters."""
    return (
        one[0] + slack < other[2]
        and other[0] + slack < one[2]
        and one[1] + slack < other[3]
        and other[1] + slack < one[3]
    )


@pytest.mark.parametrize("size", [DESKTOP, SMALL])
@pytest.mark.parametrize("scale", [0.5, 1.0, 1.7, 3.0, 6.0])
def test_names_cross_neither_each_other_nor_counters(
    page: Page, tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    Desk(page, page_of(state.load(EXAMPLE), "Frederick"), tmp_path, size=size)
    page.run(ZOOM, scale)
    words, faces = page.run(BOXES)
    assert words and faces
    assert not [(a, b) for at, a in enumerate(words) for b in words[at + 1 :] if cross(a, b)]
    assert not [(a, b) for a in words for b in faces if cross(a, b)]


def test_from_near_every_city_in_sight_is_named_beside_its_own_sign(desk: Desk) -> None:
    desk.page.run(ZOOM, 3.0)
    named, farther = desk.page.run(
        """
        const board = desk.facts.board, seen = [...document.querySelectorAll('.names text')];
        const away = seen.filter((one) => {
          const x = Number(one.getAttribute('x')), y = Number(one.getAttribute('y'));
          const half = widthOf(one.textContent) * 6 / 3;
          const beyond = (a, b, by) => Math.max(0, Math.abs(a - b) - by);
          const far = board.title.map((title, city) =>
            Math.hypot(beyond(board.x[city], x, half), beyond(board.y[city], y, 2)));
          const own = Number(one.dataset.city);
          return far.some((one, city) => city !== own && one < far[own] - desk.map.mark(own));
        });
        return [seen.length / board.title.length, away.length];
        """
    )
    assert named > 0.97 and farther == 0


BESIDE_THE_MAP = """
const rect = (one) => one.getBoundingClientRect(), map = rect(document.getElementById("board"));
const seen = [...document.querySelectorAll("#zoom button")].filter((one) => one.offsetWidth);
const over = [...seen, document.getElementById("hint")].filter((one) => rect(one).top < map.bottom);
const outside = seen.filter((one) => rect(one).right > innerWidth || rect(one).bottom > innerHeight);
return [over.map((one) => one.id), outside.map((one) => one.id), seen.length, map.height / innerHeight];
"""


def test_buttons_and_hint_cover_nothing_of_the_map(desk: Desk) -> None:
    """Also a hint of four lines on the smallest telephone."""
    desk.press("[data-piece='Friedrich']")
    for size, buttons in ((SMALL, 4), ((768, 1024), 4), ((1440, 900), 3)):
        desk.page.screen(size)
        desk.page.settle()
        over, outside, seen, share = desk.page.run(BESIDE_THE_MAP)
        assert over == outside == [] and seen == buttons, size
        assert share > 0.37, size
    desk.page.screen(DESKTOP)


def test_counters_grow_with_the_zoom_and_keep_clear_of_their_city(desk: Desk) -> None:
    heights, gaps = [], []
    for scale in (1.0, 2.0, 4.0):
        desk.page.run(ZOOM, scale)
        height, gap = desk.page.run(
            """
            const one = document.querySelector('.token[data-pieces="Heinrich"], .token.mine');
            const face = one.querySelector('.face').getBoundingClientRect(), city = Number(one.dataset.city);
            const svg = document.getElementById('board');
            const at = new DOMPoint(...desk.map.point(city)).matrixTransform(svg.getScreenCTM());
            const beyond = (low, middle, high) => Math.max(low - middle, 0, middle - high);
            const far = Math.max(beyond(face.left, at.x, face.right), beyond(face.top, at.y, face.bottom));
            return [face.height, far - desk.map.mark(city) * arguments[0]];
            """,
            scale,
        )
        heights.append(height)
        gaps.append(gap)
    assert heights[0] < heights[1] < heights[2] and min(gaps) > 0


HIDDEN = """
const svg = document.getElementById('board'), board = desk.facts.board;
const meet = (one, [left, top, right, bottom]) =>
  one.left < right && left < one.right && one.top < bottom && top < one.bottom;
return [...document.querySelectorAll('.token')].flatMap((token) => {
  const face = token.querySelector('.face').getBoundingClientRect();
  return board.title.filter((title, city) => {
    const reach = desk.map.mark(city) * desk.map.view.at.scale - 1;
    if (reach < 5 * desk.map.view.at.scale || city === Number(token.dataset.city)) return false;
    const at = new DOMPoint(...desk.map.point(city)).matrixTransform(svg.getScreenCTM());
    return meet(face, [at.x - reach, at.y - reach, at.x + reach, at.y + reach]);
  }).map((title) => `${token.dataset.pieces} on ${title}`);
});
"""


@pytest.mark.parametrize("scale", [1.3, 1.7, 2.4, 4.0])
def test_no_counter_lies_on_the_shield_of_another_city(desk: Desk, scale: float) -> None:
    desk.page.run(ZOOM, scale)
    assert desk.page.run(HIDDEN) == []


def test_the_ring_around_who_is_chosen_hides_no_counter(desk: Desk) -> None:
    """What is drawn later lies above."""
    desk.press("[data-piece='Friedrich']")
    order = [str(one.get_attribute("class")) for one in desk.page.all("#board .chosen, #board .token")]
    assert order[0] == "chosen" and len(order) > 20
    layers = desk.page.all("#board .chosen, #board .names text")
    assert layers[0].get_attribute("class") == "chosen" and len(layers) > 20, "and no name either"


def test_generals_are_square_or_round_as_on_the_map_and_own_ones_bear_their_suits(desk: Desk) -> None:
    shapes = desk.page.run(
        """
        return [...document.querySelectorAll('.token:not(.train)')].map((one) => [
          desk.rules().nationOf(one.dataset.pieces.split('+')[0]),
          Number(one.querySelector('rect').getAttribute('rx'))]);
        """
    )
    suits = desk.page.run(
        """
        return [...document.querySelectorAll('.token')].map((one) => [
          desk.rules().nationOf(one.dataset.pieces.split('+')[0]),
          one.querySelector('text').textContent.slice(-1),
          SUITS[desk.rules().suit(Number(one.dataset.city))]]);
        """
    )
    own = {nation for nation, last, suit in suits if last == suit}
    assert own == {"Prussia", "Hanover"} == {nation for nation, last, _ in suits if last in "♠♣♥♦"}
    square = {nation for nation, round_ in shapes if round_ < 3}
    assert square == {"Prussia", "Hanover"} and {nation for nation, round_ in shapes if round_ > 3}


def test_the_desk_is_dark_for_who_likes_it_dark(desk: Desk) -> None:
    paper = "return getComputedStyle(document.body).backgroundColor"
    light = desk.page.run(paper)
    dark = {"features": [{"name": "prefers-color-scheme", "value": "dark"}]}
    desk.page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", dark)
    try:
        assert light == "rgb(251, 246, 233)" and desk.page.run(paper) == "rgb(28, 26, 23)"
        desk.page.picture("order-desk-dark")
    finally:
        desk.page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


WINDOW = "return document.getElementById('board').getAttribute('viewBox')"


def test_the_letter_is_printed_whole_below_the_map(desk: Desk) -> None:
    """From the dark as well: paper is white."""
    tab = desk.page.run("return document.querySelector('#tabs [aria-selected=true]').id")
    dark = [{"name": "prefers-color-scheme", "value": "dark"}]
    # A browser tells the page before it lays it out for paper.
    desk.page.run("dispatchEvent(new Event('beforeprint'))")
    desk.page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print", "features": dark})
    try:
        desk.page.settle()
        letter, panel = desk.page.one("#letter"), desk.page.one("#panel")
        assert letter.is_displayed() and letter.rect["y"] > desk.page.one("#board").rect["height"]
        assert desk.page.run("return arguments[0].scrollHeight <= arguments[0].clientHeight", panel)
        left, top, wide, high = map(float, desk.page.run(WINDOW).split())
        assert left <= 0 and top <= 0 and left + wide >= 1000 and top + high >= 666
        assert not any(
            one.is_displayed() for one in desk.page.all("button, a.button, textarea, select, input")
        )
        assert desk.page.run("return getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    finally:
        desk.page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": []})
    desk.page.settle()
    desk.page.run("dispatchEvent(new Event('afterprint'))")
    assert desk.page.run("return document.querySelector('#tabs [aria-selected=true]').id") == tab
    desk.page.settle()
    assert float(desk.page.run(WINDOW).split()[2]) < 1000, "as near as before"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_tab_is_in_sight_on_a_small_telephone(page: Page, tmp_path: Path, language: str) -> None:
    html = html_of(state.load(EXAMPLE).record(), "Maria Theresa", language)
    Desk(page, html, tmp_path, size=SMALL, touch=True)
    for tab in page.all("#tabs button"):
        assert tab.rect["x"] >= 0 and tab.rect["x"] + tab.rect["width"] <= SMALL[0], tab.text
    page.picture(f"order-desk-360-{language}")
    page.screen((1440, 900))
    page.settle()
    assert len({tab.rect["y"] for tab in page.all("#tabs button")}) == 1, "one row on a desk"


def test_the_keyboard_keeps_its_place(desk: Desk) -> None:
    from selenium.webdriver.common.keys import Keys

    focus = "return Boolean(document.activeElement.closest('#panel, #tabs, #nations'))"
    for selector in ("#panel [data-piece]", "#panel [data-to]", "#tab-cards", "[data-nation='Hanover']"):
        desk.page.run("arguments[0].focus()", desk.page.one(selector))
        desk.page.browser.switch_to.active_element.send_keys(Keys.ENTER)
        assert desk.page.run(focus), selector


def test_a_german_player_gets_german_orders_that_count(page: Page, tmp_path: Path) -> None:
    html = html_of(state.load(EXAMPLE).record(), "Frederick", "de")
    opened = Desk(page, html, tmp_path)
    opened.city("Schweidnitz")
    opened.press("[data-to]")
    opened.press("#order-move")
    opened.tab("battle")
    for face in page.run("return [...new Set(desk.part().hand.filter((one) => one !== 'R'))].slice(0, 2)"):
        opened.press(f"[data-play='{face}']")
    page.run(
        "const one = document.querySelector('[data-clause=loss]');"
        "one.value = 3; one.dispatchEvent(new Event('change'))"
    )
    opened.press("#order-battle")
    text = opened.letter
    assert text.startswith("Partie ") and "\nNation Preußen\n" in text
    assert "ziehe Schwerin + Keith: " in text and "Kampf: spiele " in text and "Verlust 3" in text
    said = checked(EXAMPLE, text.replace("Partie bots", "Partie seven-years"), "Frederick", tmp_path)
    assert "battle: play " in said or "Kampf: spiele " in said


def test_a_card_that_is_held_twice_can_be_planned_twice(desk: Desk, tmp_path: Path) -> None:
    face = desk.page.run("return desk.part().hand.find((one, at) => desk.part().hand.indexOf(one) < at)")
    desk.tab("battle")
    copies = len(desk.page.all(f"[data-play='{face}']"))
    for at in range(copies):
        assert len(desk.page.all(f"[data-play='{face}'][aria-pressed=true]")) == at
        desk.page.click(f"[data-play='{face}'][aria-pressed=false]")
    assert copies == 2 and f"play {face} {face}" in desk.page.one("#panel .path").text
    desk.page.click(f"[data-play='{face}'][aria-pressed=true]")
    assert f"play {face} {face}" not in desk.page.one("#panel .path").text


def test_one_city_is_one_city(desk: Desk) -> None:
    assert "a retreat of 1 city." in desk.page.run("return desk.say('retreat-how', {who: 'Daun', count: 1})")
    assert "of 2 cities." in desk.page.run("return desk.say('retreat-how', {who: 'Daun', count: 2})")


def test_without_a_script_the_page_says_so_first_and_offers_the_form(page: Page, tmp_path: Path) -> None:
    path = tmp_path / "desk.html"
    path.write_text(page_of(state.load(EXAMPLE), "Frederick"), "utf-8")
    with page.without_script():
        page.open(path)
        told = page.one("#without")
        assert told.is_displayed() and told.rect["y"] < 100 and "JavaScript" in told.text
        assert "nation Prussia" in told.text and not page.one("main").is_displayed()

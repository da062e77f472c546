"""The order desk under fingers on a telephone, and with the keyboard alone."""

from __future__ import annotations

from pathlib import Path

from pbem.game import state
from support.browser.desk_page import Desk, page_of
from support.browser.web_page import PHONE, Page, until
from support.example_game import EXAMPLE


def test_on_a_telephone_fingers_tap_drag_and_pinch(page: Page, tmp_path: Path) -> None:
    opened = Desk(page, page_of(state.load(EXAMPLE), "Frederick"), tmp_path, size=PHONE, touch=True)
    tap(page, *opened.on_screen("Löbau"))
    until(lambda: page.all("[data-reach]"))
    title = page.all("#panel [data-to]")[0].text.split(" ", 1)[1]
    tap(page, *opened.on_screen(title))
    tap(page, *opened.on_screen(title))
    assert f"move Friedrich: {title}" in opened.letter
    x, y = opened.on_screen("Löbau")
    before = dict(page.run("return desk.map.view.at"))
    touches(page, [[(x, y), (x + 60, y)]])
    until(lambda: page.run("return desk.map.view.at.x") < before["x"])
    touches(page, [[(120, 200), (60, 200)], [(200, 200), (300, 200)]])
    until(lambda: page.run("return desk.map.view.at.scale") > 1.5 * before["scale"])
    assert page.run("return document.documentElement.scrollWidth") <= PHONE[0]
    height = page.one("#map").size["height"]
    page.click("#room")
    assert page.one("#map").size["height"] > 1.5 * height and page.run(BESIDE) == [0, 0]
    page.click("#tab-move")
    assert page.one("#map").size["height"] == height and page.run(BESIDE) == [0, 0]


BESIDE = """
const box = (id) => document.getElementById(id).getBoundingClientRect();
const near = (one, other) => Math.round(10 * (one - other)) / 10;
return [near(box("board").top, box("map").top), near(box("board").bottom, box("bar").top)];
"""
"""How far the board is from the edge above it, and from the bar below it."""


def tap(page: Page, x: int, y: int) -> None:
    touches(page, [[(x, y)]])


def touches(page: Page, ways: list[list[tuple[int, int]]]) -> None:
    """Fingers go down together, along their ways, and up."""

    def sent(kind: str, points: list[tuple[int, int]]) -> None:
        shown = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        page.browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": shown})

    sent("touchStart", [way[0] for way in ways])
    for part in range(1, 6) if len(ways[0]) > 1 else ():
        sent("touchMove", [tuple(a + (b - a) * part // 5 for a, b in zip(*way, strict=True)) for way in ways])  # type: ignore[misc]
    sent("touchEnd", [])


def test_everything_can_be_done_with_the_keyboard(desk: Desk, page: Page) -> None:
    from selenium.webdriver.common.keys import Keys

    def focused(selector: str) -> None:
        """Tab on until something has the keyboard."""
        for _ in range(60):
            page.browser.switch_to.active_element.send_keys(Keys.TAB)
            if page.run("return document.activeElement.matches(arguments[0])", selector):
                return
        raise AssertionError(f"{selector} is never reached")

    focused("[data-piece='Friedrich']")
    page.browser.switch_to.active_element.send_keys(Keys.ENTER)
    focused("[data-to]")
    page.browser.switch_to.active_element.send_keys(Keys.ENTER)
    focused("#order-move")
    page.browser.switch_to.active_element.send_keys(Keys.ENTER)
    until(lambda: page.run("return desk.plan().orders.length") == 1)
    page.one("body").send_keys(Keys.CONTROL, "z")
    until(lambda: page.run("return desk.plan().orders.length") == 0)
    scale = page.run("return desk.map.view.at.scale")
    page.one("#board").send_keys("+", Keys.ARROW_RIGHT)
    until(lambda: page.run("return desk.map.view.at.scale") > scale)
    focused("[data-piece='Friedrich']")
    page.browser.switch_to.active_element.send_keys(Keys.ENTER)
    page.one("body").send_keys(Keys.ESCAPE)
    until(lambda: not page.all("[data-reach]"))

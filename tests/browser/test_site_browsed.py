"""The example game's pages in a browser: the slider moves the pieces, keys work, and all is quiet."""

from __future__ import annotations

import math
import shutil
from pathlib import Path

import pytest

from pbem.game import state
from pbem.game.state import State
from support.browser.web_page import DESKTOP, PHONE, Page, until
from support.example_game import EXAMPLE

PLACES = """
const found = {};
document.querySelectorAll('.theatre .piece[data-city]').forEach(one =>
  one.dataset.piece.split(',').forEach(name => { found[name] = one.dataset.city; }));
return found;
"""
POINTS = """
const found = {};
document.querySelectorAll('.theatre .piece[data-city]').forEach(one => {
  const box = one.querySelector('rect, .wagon').getBoundingClientRect();
  const map = one.ownerSVGElement.getScreenCTM().inverse();
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(map);
  found[one.dataset.piece] = [middle.x, middle.y]; });
return found;
"""
"""The middles of the counters in the map's own units: a page may still be laid out anew while it is read."""


@pytest.fixture(scope="module")
def now() -> State:
    return state.load(EXAMPLE)


def turn(page: Page) -> int:
    return int(page.run("return document.body.dataset.turn ?? -1"))  # -1: the page is still being read


def shows(page: Page, wanted: int) -> None:
    """Wait for a turn."""
    until(lambda: turn(page) == wanted)


def go(page: Page, wanted: int) -> None:
    """Move the slider as a hand would, and wait for the turn."""
    page.run(
        "const range = document.querySelector('.player input'); range.value = arguments[0];"
        "range.dispatchEvent(new Event('input', {bubbles: true}))",
        wanted,
    )
    shows(page, wanted)


def where(now: State, told: int) -> dict[str, str]:
    """Where every piece stood at the end of a turn, by the log."""
    game = now.turn_ends[told] if told < now.game.turn else now.game
    return {name: game.rules.board.cities[city].key for name, city in game.where.items()}


def press(page: Page, *keys: str) -> None:
    from selenium.webdriver import ActionChains
    from selenium.webdriver.common.keys import Keys

    for key in keys:
        ActionChains(page.browser).send_keys(getattr(Keys, key, key)).perform()


def playing(page: Page, said: str) -> None:
    """Wait until the button says what it would do now."""
    until(lambda: page.one('[data-do="play"]').get_attribute("aria-label") == said)


def still(page: Page) -> None:
    """Wait until nothing moves any more."""
    until(lambda: page.run("return document.getAnimations().length") == 0)


@pytest.mark.parametrize("folder", ["public", "private/frederick"])
def test_the_slider_moves_every_piece_to_where_the_log_has_it(
    page: Page, pages: Path, now: State, folder: str
) -> None:
    page.open(pages / folder / "index.html")
    assert turn(page) == now.game.turn and page.run(PLACES) == where(now, now.game.turn)
    for told in (5, 3, 4, 1, 6):
        go(page, told)
        assert page.run(PLACES) == where(now, told)
        assert page.one("#report h2").text == f"Turn {told}"
        assert page.one(".player output").text.lower() == f"turn {told}"
        assert page.one(".leafing [aria-current]").get_attribute("data-turn") == str(told)


HELD = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const one = animate.apply(this, how);
  one.pause();
  return one;
};
"""
"""From now on everything that would move stands where it begins: the machine may be as slow as it likes."""


def test_pieces_go_from_where_they_stood(page: Page, pages: Path) -> None:
    page.open(pages / "public" / "index.html")
    go(page, 3)
    still(page)
    before = page.run(POINTS)
    page.run(HELD)
    go(page, 4)
    starting = page.run(POINTS)
    page.run("document.getAnimations().forEach(one => one.finish())")
    still(page)
    after = page.run(POINTS)
    went = [name for name in after if name in before and math.dist(after[name], before[name]) > 1]
    assert len(went) > 5
    for name in went:
        assert math.dist(starting[name], before[name]) <= 1, name


def test_who_wants_no_motion_sees_none(page: Page, pages: Path) -> None:
    calm = {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]}
    page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", calm)
    page.open(pages / "public" / "index.html")
    go(page, 5)
    assert page.run("return document.getAnimations().length") == 0
    page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


BY_HAND = """
window.tick = null;
window.setInterval = (what) => { window.tick = what; return 77; };
window.clearInterval = (which) => { if (which === 77) window.tick = null; };
"""
"""The page's clock in the hand of the test."""


def test_the_keys_leaf_and_play(page: Page, pages: Path) -> None:
    page.open(pages / "public" / "index.html")
    page.run(BY_HAND)
    press(page, "ARROW_LEFT")
    shows(page, 5)
    press(page, "HOME")
    shows(page, 0)
    press(page, "ARROW_RIGHT")
    shows(page, 1)
    press(page, "SPACE")
    playing(page, "Pause")
    for told in (2, 3):
        page.run("tick()")
        shows(page, told)
    press(page, "SPACE")
    playing(page, "Play")
    assert page.run("return window.tick") is None
    press(page, "END")
    shows(page, 6)
    assert page.run("return document.scrollingElement.scrollTop") == 0


HURRIED = "const wait = setInterval; window.setInterval = (what) => wait(what, 20);"


def test_playing_goes_on_by_itself_and_stops_at_the_end(page: Page, pages: Path) -> None:
    page.open(pages / "public" / "index.html")
    page.run(HURRIED)
    go(page, 4)
    press(page, "SPACE")
    shows(page, 6)
    playing(page, "Play")


def test_everything_can_be_reached_with_the_tab_key_alone(page: Page, pages: Path) -> None:
    page.open(pages / "public" / "index.html")
    met = []
    for _ in range(14):
        press(page, "TAB")
        met.append(page.run("const a = document.activeElement; return a.dataset.do || a.className || a.type"))
    assert {"map", "back", "play", "range", "zoom"} <= set(met), met
    page.one('[data-do="back"]').send_keys(" ")
    shows(page, 5)


def test_a_battle_leads_to_its_turn_and_the_address_remembers_it(page: Page, pages: Path) -> None:
    page.open(pages / "public" / "index.html")
    link = page.all(".battles a")[0]
    told = int(link.get_attribute("data-turn"))
    page.run("arguments[0].scrollIntoView({block: 'center'})", link)
    link.click()
    shows(page, told)
    address = page.run("return location.href")
    assert address.endswith(f"#turn-{told}")
    page.visit("about:blank")
    page.visit(address)
    shows(page, told)


@pytest.mark.parametrize("folder", ["public", "private/frederick"])
def test_a_page_asks_nobody_for_anything_but_its_own_folder(page: Page, pages: Path, folder: str) -> None:
    own = (pages / folder).resolve().as_uri()
    page.open(pages / folder / "index.html")
    go(page, 4)
    page.run("document.querySelector('[data-do=step_on]').click()")
    until(lambda: page.run("return document.querySelector('.map').dataset.step") == "")
    asked = page.run("return [...document.querySelectorAll('[src], link')].map((one) => one.src || one.href)")
    assert {name.rpartition("/")[2] for name in asked} >= {"site.js", "board.js", "map.svg", "turn-04.js"}
    assert [name for name in asked if not name.startswith((f"{own}/", "data:"))] == []


def test_a_turn_whose_script_is_missing_opens_its_plain_page(page: Page, pages: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(pages / "public", tmp_path / "public"))
    page.open(copy / "index.html")
    (copy / "turns" / "turn-02.js").unlink()
    page.run("document.querySelector('.leafing [data-turn=\"2\"]').click()")
    until(lambda: page.run("return location.pathname").endswith("turn-02.html"))
    assert page.one(".report h2").text == "Turn 2"
    complaints = page.errors()
    assert len(complaints) == 1 and "turn-02.js" in complaints[0]


def test_without_javascript_there_is_the_last_turn_and_links_to_all(
    page: Page, pages: Path, now: State
) -> None:
    with page.without_script():
        page.open(pages / "public" / "index.html")
        assert not page.one(".player").is_displayed() and page.one(".map").is_displayed()
        links = page.all(".leafing a")
        assert len(links) == now.game.turn + 1
        links[2].click()
        until(lambda: page.browser.current_url.endswith("turns/turn-02.html"))
        assert len(page.all(".piece")) > 20


@pytest.mark.parametrize("folder", ["public", "private/frederick"])
def test_on_a_telephone_nothing_is_wider_than_the_screen(page: Page, pages: Path, folder: str) -> None:
    for path in ("index.html", "turns/turn-05.html"):
        page.open(pages / folder / path, size=PHONE, touch=True)
        assert page.run("return document.documentElement.scrollWidth") <= PHONE[0]
    page.open(pages / folder / "index.html", size=PHONE, touch=True)
    for button in page.all(".player button"):
        assert min(button.size.values()) >= 32
    page.picture(f"site-{folder.rpartition('/')[2]}-phone")


def test_the_map_of_a_turn_is_whole_on_a_tablet_and_code_is_no_small_print(page: Page, pages: Path) -> None:
    page.open(pages / "public" / "turns" / "turn-04.html", size=(768, 1024))
    window = page.run("const map = document.querySelector('.map'); return [map.scrollWidth, map.clientWidth]")
    assert window[0] <= window[1]
    page.open(pages / "private" / "frederick" / "index.html", size=(768, 1024))
    sizes = page.run(
        "const code = document.querySelector('.report p code');"
        "return [code, code.parentElement].map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert sizes[0] > 0.8 * sizes[1]
    buttons = "[...document.querySelectorAll('.player button')].map((one) => one.getBoundingClientRect().top)"
    assert page.run(f"return new Set({buttons}).size") == 1


def test_by_day_by_night_and_on_paper(page: Page, pages: Path) -> None:
    for scheme in ("light", "dark"):
        features = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
        page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", features)
        page.open(pages / "public" / "index.html", size=(DESKTOP[0], 1300))
        go(page, 5)
        still(page)
        assert contrast(page, "body") >= 7 and contrast(page, ".kicker") >= 4.5 and contrast(page, "a") >= 4.5
        assert contrast(page, ".nation", "border-left-color", "::before") >= 3, "Russia's green too is seen"
        page.picture(f"site-public-{scheme}")
    page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print", "features": []})
    assert not page.one(".player").is_displayed() and page.one(".map").is_displayed()
    page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": []})
    page.open(pages / "private" / "maria-theresa" / "index.html", size=(DESKTOP[0], 1300))
    go(page, 5)
    still(page)
    page.picture("site-private")


def contrast(page: Page, selector: str, what: str = "color", part: str | None = None) -> float:
    """The contrast of an element's text on the page (WCAG 2), or of another colour of it or its part."""
    colours = page.run(
        "const one = document.querySelector(arguments[0]), page = getComputedStyle(document.body);"
        "return [getComputedStyle(one, arguments[2])[arguments[1]], page.backgroundColor]",
        selector,
        what,
        part,
    )
    light, dark = sorted((luminance(one) for one in colours), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(part) / 255 for part in colour.partition("(")[2].rstrip(")").split(",")[:3]]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue

"""One real browser for all tests of pages: no network, no profile, and its console may hold no error.

Where there is no chromedriver on the PATH (`make browser` installs one on Debian) these tests are skipped,
and the last lines of the run say so.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pbem.report.map.png import font_files

if TYPE_CHECKING:
    from selenium.webdriver import Chrome

    from .order_desks import Desk

HERE = Path(__file__).parent
SCREENSHOTS = HERE.parent.parent / "screenshots"

DESKTOP, PHONE = (1280, 900), (390, 844)
"""Width and height of the two viewports."""

MISSING = "NOT TESTED IN A BROWSER: there is no chromedriver and chromium on the PATH (try: make browser)"

FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND", "--force-device-scale-factor=1", "--lang=en",
)  # fmt: skip


def found(*names: str) -> str | None:
    """The first of these programs on the PATH."""
    return next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    """The browser, started once; a test should use `page`."""
    driver, chrome = found("chromedriver"), found("chromium", "chromium-browser", "google-chrome")
    if not driver or not chrome:
        pytest.skip(MISSING)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FONTCONFIG_FILE", str(_fonts(tmp_path_factory.mktemp("fonts"))))
        started = _started(driver, chrome, tmp_path_factory.mktemp("profile"))
    yield started
    started.quit()


def _fonts(folder: Path) -> Path:
    """Settings by which the browser finds the program's own fonts and no other, on every machine."""
    own = font_files()[0].parent
    settings = folder / "fonts.conf"
    settings.write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">'
        f"<fontconfig><dir>{own}</dir><cachedir>{folder}</cachedir>"
        '<match target="pattern"><edit name="hintstyle"><const>hintslight</const></edit></match>'
        "</fontconfig>",
        "utf-8",
    )
    return settings


def _started(driver: str, chrome: str, profile: Path) -> Chrome:
    from selenium.webdriver import Chrome, ChromeOptions
    from selenium.webdriver.chrome.service import Service

    options = ChromeOptions()
    options.binary_location = chrome
    for flag in (*FLAGS, f"--user-data-dir={profile}"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return Chrome(options=options, service=Service(driver))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Says so at the end of the run, also where other processes ran the tests."""
    skipped = terminalreporter.getreports("skipped")
    if any(MISSING in str(one.longrepr) for one in skipped):
        terminalreporter.write_sep("!", MISSING, red=True, bold=True)


def until(true: Callable[[], Any], seconds: float = 120) -> None:
    """Wait for something to be so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come about in time"
        time.sleep(0.05)


class Page:
    """What a test does with a page: open it, look at it, find things, take a picture."""

    def __init__(self, browser: Chrome) -> None:
        self.browser = browser

    def open(self, path: Path, *, size: tuple[int, int] = DESKTOP, touch: bool = False) -> None:
        """Open a file as somebody would who clicks on it; `touch` makes it a telephone's screen."""
        self.screen(size, touch=touch)
        self.visit(path.resolve().as_uri())

    def visit(self, address: str) -> None:
        """Go to an address and wait for the whole page: on a busy machine the driver comes back earlier."""
        self.browser.get(address)
        ready = "return document.readyState === 'complete' && location.href === arguments[0]"
        until(lambda: self.run(ready, address))

    def screen(self, size: tuple[int, int], *, touch: bool = False) -> None:
        """The viewport, to the pixel."""
        metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": touch}
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        touching = {"enabled": touch, "maxTouchPoints": 5} if touch else {"enabled": False}
        self.browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", touching)

    def one(self, selector: str) -> Any:
        """The first element that fits a CSS selector."""
        return self.browser.find_element("css selector", selector)

    def all(self, selector: str) -> list[Any]:
        """All elements that fit a CSS selector."""
        return self.browser.find_elements("css selector", selector)

    def click(self, selector: str) -> None:
        """Click in the middle of an element, as a mouse would."""
        self.one(selector).click()

    def run(self, script: str, *arguments: Any) -> Any:
        """Run JavaScript; its `return` comes back."""
        return self.browser.execute_script(script, *arguments)

    def picture(self, name: str) -> Path:
        """A screenshot, for people to look at."""
        SCREENSHOTS.mkdir(exist_ok=True)
        path = SCREENSHOTS / f"{name}.png"
        self.browser.save_screenshot(str(path))
        return path

    def errors(self) -> list[str]:
        """What the console complained about since it was last asked."""
        told = self.browser.get_log("browser")
        return [one["message"] for one in told if one["level"] in ("SEVERE", "WARNING")]


@pytest.fixture
def page(browser: Chrome) -> Iterator[Page]:
    """A page to be tried; in the end its console may hold no error."""
    found = Page(browser)
    found.errors()
    yield found
    errors = found.errors()
    browser.get("about:blank")
    assert errors == []


@pytest.fixture
def desk(page: Page, tmp_path: Path) -> Desk:
    """Frederick's order desk at the start of turn 6 of the example."""
    from pbem.game import state

    from .order_desks import EXAMPLE, Desk, page_of

    return Desk(page, page_of(state.load(EXAMPLE), "Frederick"), tmp_path)

"""One real browser for all tests of pages: no network, no profile, and its console may hold no error.

They are marked `browser` and run by `make browser`. Where pytest is told to run them and there is no
chromedriver on the PATH they are skipped, and the last lines of the run say so.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pbem.report.map.png import font_files
from support.browser.web_page import NOTHING, Page, show

if TYPE_CHECKING:
    from selenium.webdriver import Chrome

    from support.browser.desk_page import Desk

MISSING = "NOT TESTED IN A BROWSER: there is no chromedriver and chromium on the PATH (try: make browser)"

FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND", "--force-device-scale-factor=1", "--lang=en",
    "--default-tile-width=512", "--default-tile-height=512",  # fewer pieces to paint a map in
)  # fmt: skip


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests that use the browser. One that fails is tried once more and listed: a browser draws
    when the machine lets it."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.flaky(reruns=1))


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
    show(started, NOTHING)
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


@pytest.fixture(scope="module")
def at_rest(browser: Chrome) -> Iterator[None]:
    """No page stays open, with whatever it does, while files of other tests are run."""
    yield
    browser.get("about:blank")


@pytest.fixture
def page(browser: Chrome, at_rest: None) -> Iterator[Page]:
    """A page to be tried; in the end its console may hold no error."""
    found = Page(browser)
    found.errors()
    yield found
    assert found.errors() == []


@pytest.fixture
def desk(page: Page, tmp_path: Path) -> Desk:
    """Frederick's order desk at the start of turn 6 of the example."""
    from pbem.game import state
    from support.browser.desk_page import Desk, page_of
    from support.example_game import EXAMPLE

    return Desk(page, page_of(state.load(EXAMPLE), "Frederick"), tmp_path)

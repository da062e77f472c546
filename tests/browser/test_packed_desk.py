"""The order desk as a mail carries it: compressed, and unpacked by the browser that opens it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pbem.desk.out.order_page import order_page, order_page_for_mail
from pbem.desk.out.reports import view_of
from pbem.game import state
from support.browser.web_page import PHONE, Page, until
from support.example_game import EXAMPLE

WITHOUT_STREAMS = "delete window.DecompressionStream"
"""What a browser from before 2023 lacks."""


def packed(player: str, folder: Path) -> tuple[str, Path]:
    """The page as it is and a file of the packed one."""
    now = state.load(EXAMPLE)
    given = {"address": "moderator@example.org", "token": "K7QF-2M4X-9PLD"}
    shown = view_of(now, player, now.game.turn)
    path = folder / "order desk.html"
    path.write_text(order_page_for_mail(now, player, shown, **given), "utf-8")
    return order_page(now, player, shown=shown, **given), path


@pytest.fixture
def old_browser(page: Page) -> Iterator[Page]:
    script = page.browser.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument", {"source": WITHOUT_STREAMS}
    )
    yield page
    page.browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


def test_a_packed_desk_unpacks_itself_and_works(page: Page, tmp_path: Path) -> None:
    whole, path = packed("Frederick", tmp_path)
    content = path.read_text("utf-8")
    assert content.isascii() and max(map(len, content.splitlines())) < 900
    assert len(content) < len(whole) * 0.42
    page.open(path, size=PHONE, touch=True)
    until(lambda: page.run("return typeof desk === 'object' && !!document.querySelector('#tabs button')"))
    assert page.run("return document.getElementById('facts').textContent") in whole
    page.click("#tab-letter")
    assert "K7QF-2M4X-9PLD" in page.run("return document.documentElement.outerHTML")


def test_an_old_browser_shows_the_form_instead(old_browser: Page, tmp_path: Path) -> None:
    _, path = packed("Frederick", tmp_path)
    old_browser.open(path)
    until(lambda: old_browser.one("#without").is_displayed())
    said = old_browser.one("#without").text
    assert "2023" in said and "nation Prussia" in said


def test_without_scripts_the_form_shows(page: Page, tmp_path: Path) -> None:
    _, path = packed("Frederick", tmp_path)
    with page.without_script():
        page.browser.get(path.resolve().as_uri())
        assert "nation Prussia" in page.one("#without").text

"""The order desk as a mail carries it: compressed, and unpacked by the browser that opens it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pbem.desk.out.order_page import order_page, order_page_for_mail
from pbem.desk.out.reports import view_of
from pbem.game import state
from support.browser.desk_page import Desk
from support.browser.web_page import PHONE, Page, until
from support.example_game import EXAMPLE


def packed(player: str, folder: Path) -> tuple[str, Path]:
    """The page as it is and a file of the packed one."""
    now = state.load(EXAMPLE)
    given = {"address": "moderator@example.org", "token": "K7QF-2M4X-9PLD"}
    shown = view_of(now, player, now.game.turn)
    path = folder / "order desk.html"
    path.write_text(order_page_for_mail(now, player, shown, **given), "utf-8")
    return order_page(now, player, shown=shown, **given), path


def test_a_packed_desk_unpacks_itself_and_works(page: Page, tmp_path: Path) -> None:
    whole, path = packed("Frederick", tmp_path)
    content = path.read_text("utf-8")
    assert content.isascii() and max(map(len, content.splitlines())) < 900
    assert len(content) < len(whole) * 0.33
    page.open(path, size=PHONE, touch=True)
    until(lambda: page.run("return typeof desk === 'object' && !!document.querySelector('#tabs button')"))
    assert page.run("return document.getElementById('facts').textContent") in whole
    page.click("#tab-letter")
    assert "K7QF-2M4X-9PLD" in page.run("return document.documentElement.outerHTML")


def test_a_packed_desk_makes_the_same_letter(page: Page, tmp_path: Path) -> None:
    """The names in its script are others."""
    whole, path = packed("Frederick", tmp_path)
    letters = []
    for html in (whole, path.read_text("utf-8")):
        desk = Desk(page, html, tmp_path)
        until(lambda: page.run("return typeof desk === 'object' && !!document.querySelector('#tabs button')"))
        desk.city("Schweidnitz")
        desk.city("Reichenbach")
        desk.press("#order-move")
        desk.tab("cards")
        desk.tab("battle")
        letters.append(desk.letter)
    assert "move Schwerin" in letters[0] and letters[0] == letters[1]


def cut_short(content: str) -> str:
    """As a mail that was cut off in the middle of the packed page."""
    start = content.index('id="packed">')
    return content[: (start + content.index("</script>", start)) // 2] + content[content.index("</script>") :]


def changed(content: str) -> str:
    """As a mail of which a server changed a sign."""
    place = content.index('id="packed">') + 2000
    return f"{content[:place]}{'a' if content[place] != 'a' else 'b'}{content[place + 1 :]}"


@pytest.mark.parametrize("damaged", [cut_short, changed])
def test_a_damaged_page_shows_the_form_instead(
    damaged: Callable[[str], str], page: Page, tmp_path: Path
) -> None:
    _, path = packed("Frederick", tmp_path)
    path.write_text(damaged(path.read_text("utf-8")), "utf-8")
    page.open(path)
    until(lambda: page.one("#without").is_displayed())
    said = page.one("#without").text
    assert "2023" in said and "nation Prussia" in said


def test_without_scripts_the_form_shows(page: Page, tmp_path: Path) -> None:
    _, path = packed("Frederick", tmp_path)
    with page.without_script():
        page.browser.get(path.resolve().as_uri())
        assert "nation Prussia" in page.one("#without").text

"""Every order desk opens in a browser with all its tabs, says everything in the player's language, and asks
no other machine for anything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pbem.data.share import templates_dir
from pbem.data.tongues import tongue
from pbem.desk.out.reports import record_of
from pbem.engine import questions as q
from pbem.game import state
from support.browser.desk_page import ANSWERED, Desk, html_of, page_of
from support.browser.web_page import PHONE, Page
from support.example_game import EXAMPLE
from support.positions.fate_positions import asking, in_force

PLAYERS = ("Frederick", "Elisabeth", "Maria Theresa", "Pompadour")
PAGES = templates_dir() / "pages"
SCRIPTS = "".join(path.read_text("utf-8") for path in sorted(PAGES.glob("order-desk*.js")))


EVERY_TAB = """
const shown = [];
for (const nation of desk.facts.parts.map((one) => one.nation)) {
  document.querySelector(`[data-nation="${nation}"]`).click();
  for (const key of [...document.querySelectorAll("#tabs button")].map((tab) => tab.dataset.tab)) {
    document.getElementById(`tab-${key}`).click();
    const tokens = document.querySelectorAll(".token").length;
    shown.push([nation, key, document.getElementById("panel").textContent, tokens]);
  }
}
return shown;
"""


DESKS = [(player, turn) for turn in range(1, 7) for player in PLAYERS]
EVERY = 3
"""In the quick test every so manieth desk, of each player some; `make slow` opens them all."""


@pytest.mark.parametrize(
    ("player", "turn"),
    [pytest.param(*one, marks=() if at % EVERY == 0 else pytest.mark.slow) for at, one in enumerate(DESKS)],
)
def test_every_desk_of_the_example_opens(page: Page, tmp_path: Path, player: str, turn: int) -> None:
    now = state.load(EXAMPLE)
    Desk(page, html_of(record_of(now, turn), player), tmp_path)
    shown = page.run(EVERY_TAB)
    assert {nation for nation, *_ in shown} == set(now.game.roles[player])
    assert {"move", "cards", "battle", "supply", "letter"} <= {key for _, key, *_ in shown}
    assert all(len(text) > 20 and tokens >= 20 for *_, text, tokens in shown)


def test_the_page_names_no_outside_address() -> None:
    html = page_of(state.load(EXAMPLE), "Frederick")
    assert set(re.findall(r"\w+://[^\"'\s<]*", html)) <= {"http://www.w3.org/2000/svg"}
    assert not re.search(r"\b(src|action)\s*=|@import|url\((?!#)|\bfetch\(|XMLHttpRequest|WebSocket", html)
    assert set(re.findall(r'href="([^"#][^"]*)"', html)) == set()


def test_pictures_for_people(desk: Desk, page: Page) -> None:
    desk.press("[data-piece='Friedrich']")
    desk.city("Görlitz")
    page.picture("order-desk-desktop")
    page.screen(PHONE, touch=True)
    page.picture("order-desk-phone")
    desk.tab("letter")
    page.picture("order-desk-phone-letter")


def test_a_german_desk_says_everything_in_german(page: Page, tmp_path: Path) -> None:
    now = state.load(EXAMPLE)
    spoken = tongue("de")
    spoken.missing.clear()
    for record in (*asking(), *in_force(), now.record()):
        for player in record.game.roles:
            html_of(record, player, "de")
    assert not spoken.missing
    Desk(page, html_of(now.record(), "Frederick", "de"), tmp_path)
    shown = page.run(EVERY_TAB)
    assert any("Preußen" in text for _, _, text, _ in shown)
    page.picture("order-desk-german")


# ----------------------------------------------------------------------------------------- words


BUILT = ("choose-", "asked-", "plan-", "keep-", "reserve-", "supplied-", "why-", "lowest-")
"""Beginnings of keys that the scripts put together."""


def test_every_word_the_scripts_use_is_there_and_every_one_there_is_used() -> None:
    words = (PAGES / "order-desk-words.j2").read_text("utf-8")
    there = set(re.findall(r'^"([\w-]+)":', words, re.MULTILINE))
    literals = set(re.findall(r'"([\w-]+)"', SCRIPTS))
    refusals = {f"why-{why}" for why in re.findall(r'why: (?:[^,}]*\? )?"([\w-]+)"', SCRIPTS)}
    asked = {f"asked-{kind}" for kind in (q.ALLOT, q.MOVE, *ANSWERED)}
    assert set(re.findall(r'say\("([\w-]+)"', SCRIPTS)) | refusals | asked <= there
    one = {word for word in there if word.endswith("-one") and not word.startswith(BUILT)}
    assert {word.removesuffix("-one") for word in one} <= there
    assert {word for word in there - one if not word.startswith(BUILT)} <= literals
    assert {word for word in there if word.startswith("why-")} >= refusals and len(refusals) > 25

"""The order desk in a browser: what is clicked becomes a letter that the program accepts."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from report.fated import asking, evading, in_force
from report.play import some_records

from pbem.data.share import templates_dir
from pbem.data.tongues import tongue
from pbem.desk import state
from pbem.desk.writing import record_of
from pbem.engine import questions as q
from pbem.engine.sequence import questions
from pbem.report.record import Record

from .conftest import PHONE, Page
from .order_desks import EXAMPLE, Desk, checked, folder_of, html_of, page_of, without_remarks

PLAYERS = ("Frederick", "Elisabeth", "Maria Theresa", "Pompadour")
PAGES = templates_dir() / "pages"
SCRIPTS = "".join(path.read_text("utf-8") for path in sorted(PAGES.glob("order-desk*.js")))


@pytest.fixture
def desk(page: Page, tmp_path: Path) -> Desk:
    """Frederick's desk at the start of turn 6 of the example."""
    return Desk(page, page_of(state.load(EXAMPLE), "Frederick"), tmp_path)


def accepted(text: str, player: str, folder: Path) -> None:
    without_remarks(checked(EXAMPLE, text, player, folder))


# --------------------------------------------------------------------------------------- it opens


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


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("turn", range(1, 7))
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


# ---------------------------------------------------------------------------------------- movement


def test_a_stack_is_moved_by_clicks_and_pbem_check_accepts_the_text(desk: Desk, tmp_path: Path) -> None:
    desk.city("Schweidnitz")
    desk.city(near(desk, "Schweidnitz"))
    desk.press("#order-move")
    text = desk.letter
    assert "move Schwerin + Keith: " in text and text.startswith(
        "game seven-years\nturn 6\n\nnation Prussia\n"
    )
    (tmp_path / "orders.txt").write_text(text, "utf-8")
    words = [
        sys.executable,
        "-m",
        "pbem",
        "check",
        str(EXAMPLE),
        str(tmp_path / "orders.txt"),
        "--from",
        "Frederick",
    ]
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    assert ran.returncode == 0 and "move Schwerin + Keith" in ran.stdout, ran.stdout + ran.stderr


def near(desk: Desk, title: str) -> str:
    """An empty city next to one."""
    script = """
    const rules = desk.rules(), city = desk.facts.board.title.indexOf(arguments[0]);
    return desk.title(rules.board.near[city].find((other) => !rules.at(desk.now(), other).length));
    """
    return str(desk.page.run(script, title))


def test_part_of_a_stack_stays_behind(desk: Desk, tmp_path: Path) -> None:
    desk.city("Schweidnitz")
    desk.press("[data-goes='Schwerin']")
    desk.city(near(desk, "Schweidnitz"))
    desk.press("#order-move")
    text = desk.letter
    assert "move Keith: " in text
    accepted(text, "Frederick", tmp_path)
    desk.tab("move")
    assert desk.page.one("[data-piece='Keith']").get_attribute("disabled")
    assert not desk.page.one("[data-piece='Schwerin']").get_attribute("disabled")


def test_a_way_is_drawn_city_by_city_and_its_end_tapped_again_orders_it(desk: Desk, tmp_path: Path) -> None:
    desk.city("Löbau")
    for _ in range(3):
        options = desk.page.all("#panel [data-to]")
        title = options[0].text.split(" ", 1)[1]
        desk.city(title)
    assert "3 of" in desk.page.one("#panel").text
    desk.city(title)
    assert len(desk.page.all("path.way")) == 1
    assert desk.letter.count(",") == 2
    accepted(desk.letter, "Frederick", tmp_path)


def test_it_is_told_why_a_city_cannot_be_reached(desk: Desk) -> None:
    desk.city("Löbau")
    desk.city("Berlin")
    assert "Berlin is too far" in desk.page.one("#hint").text
    assert desk.page.all("[data-reach]")


def test_supply_trains_and_supply_after_the_plan(desk: Desk, tmp_path: Path) -> None:
    desk.press("[data-piece='Prussia train 1']")
    desk.press("[data-to]")
    desk.press("#order-move")
    desk.tab("supply")
    rows = desk.page.all("[data-supply]")
    assert [row.get_attribute("data-supply") for row in rows][:2] == ["Friedrich", "Winterfeldt"]
    assert all("supply" in row.text.lower() for row in rows)
    accepted(desk.letter, "Frederick", tmp_path)


# ---------------------------------------------------------------------------- cards, battles, letter


def test_transfers_within_a_stack(desk: Desk, tmp_path: Path) -> None:
    desk.city("Schweidnitz")
    desk.press("summary")
    desk.press("[data-transfer='Schwerin > Keith']")
    desk.press("summary")
    desk.press("[data-transfer='Schwerin > Keith']")
    assert "transfer 2 Schwerin > Keith" in desk.letter
    accepted(desk.letter, "Frederick", tmp_path)


def test_troops_are_recruited_by_clicks(page: Page, tmp_path: Path) -> None:
    opened = Desk(page, page_of(state.load(EXAMPLE), "Pompadour"), tmp_path)
    opened.tab("cards")
    opened.press("[data-more]")
    assert "0 points paid, 6 due" in page.one("#panel").text
    for place in range(len(page.all("[data-pay]"))):
        if not page.one("#order-recruit").is_enabled():
            opened.press(f"[data-pay='{place}']")
    opened.press("#order-recruit")
    assert re.search(r"^recruit [\w ]+: \w+ 1$", opened.letter, re.MULTILINE)
    accepted(opened.letter, "Pompadour", tmp_path)


def test_a_battle_plan_is_put_together(desk: Desk, tmp_path: Path) -> None:
    from selenium.webdriver.support.ui import Select

    desk.tab("battle")
    Select(desk.page.one("[data-plan='own']")).select_by_visible_text("Friedrich")
    Select(desk.page.one("[data-plan='enemy']")).select_by_visible_text("Daun")
    cards = [one.get_attribute("data-play") for one in desk.page.all("[data-play]")[:2]]
    for face in cards:
        desk.press(f"[data-play='{face}']")
    for clause, value in (("loss", "3"), ("spend", "20")):
        field = desk.page.one(f"[data-clause='{clause}']")
        field.clear()
        field.send_keys(value + "\t")
    desk.press("[data-key='keep hearts']")
    desk.press("[data-key='plan zero']")
    desk.press("#order-battle")
    plan = f"battle Friedrich > Daun: play {' '.join(map(str, cards))}, loss 3, spend 20, keep hearts, zero"
    assert plan in desk.letter
    accepted(desk.letter, "Frederick", tmp_path)


def test_wishes_for_a_discard(page: Page, tmp_path: Path) -> None:
    opened = Desk(page, page_of(state.load(EXAMPLE), "Pompadour"), tmp_path)
    opened.tab("cards")
    opened.press("[data-key='lowest clubs']")
    opened.press("[data-key='lowest']")
    assert "discard lowest clubs, lowest" in opened.letter
    accepted(opened.letter, "Pompadour", tmp_path)


def test_orders_are_undone_moved_and_taken_out(desk: Desk) -> None:
    for _ in range(2):
        desk.city("Schweidnitz")
        desk.press("summary")
        desk.press("[data-transfer='Schwerin > Keith']")
        desk.page.click("[data-nation='Prussia']")
    assert "transfer 2" in desk.letter
    desk.page.click("#undo")
    assert "transfer 1" in desk.letter
    desk.press("[data-delete='0']")
    assert "transfer" not in desk.letter
    desk.page.click("#undo")
    assert "transfer 1" in desk.letter


def test_an_order_that_has_become_impossible_is_left_out_and_says_why(desk: Desk) -> None:
    first, second = "Schweidnitz", near(desk, "Schweidnitz")
    desk.city(first)
    desk.press("summary")
    desk.press("[data-transfer='Schwerin > Keith']")
    desk.press("[data-goes='Schwerin']")
    desk.city(second)
    desk.press("#order-move")
    assert "transfer" in desk.letter
    desk.press("[data-key='down 0']")
    assert "transfer" not in desk.letter and desk.page.all(".orders .refused small")


def test_a_draft_outlives_the_window(desk: Desk) -> None:
    desk.city("Löbau")
    desk.press("[data-to]")
    desk.press("#order-move")
    text = desk.letter
    desk.page.open(desk.path)
    assert desk.letter == text and "move Friedrich" in text


def test_the_mail_goes_to_the_moderator_and_carries_the_token(desk: Desk) -> None:
    from urllib.parse import parse_qs, urlsplit

    desk.press("[data-piece='Friedrich']")
    desk.press("[data-to]")
    desk.press("#order-move")
    text = desk.letter
    mail = urlsplit(desk.page.one("#mail").get_attribute("href"))
    assert (mail.scheme, mail.path) == ("mailto", "moderator@example.org")
    told = parse_qs(mail.query)
    assert told["subject"] == ["[seven-years] Frederick: orders (K7QF-2M4X-9PLD)"]
    assert told["body"][0].replace("\r\n", "\n") == text


def test_two_nations_go_into_one_letter(desk: Desk, tmp_path: Path) -> None:
    for nation in ("Prussia", "Hanover"):
        desk.nation(nation)
        desk.tab("move")
        desk.press("[data-piece]")
        desk.press("[data-to]")
        desk.press("#order-move")
    text = desk.letter
    assert "nation Prussia\nmove" in text and "nation Hanover\nmove" in text
    accepted(text, "Frederick", tmp_path)


# -------------------------------------------------------------------------------- what is asked


def by_kind() -> dict[str, Record]:
    """A position for each kind of question."""
    found: dict[str, Record] = {}
    for record in (*some_records(), *asking(), evading()):
        for question in questions(record.game):
            found.setdefault(question.kind, record)
    return found


ANSWERED = (q.DISCARD, q.OFFENSIVE, q.EVADE, q.ATTACK, q.PLAY, q.RETREAT, q.FATE)


@pytest.mark.parametrize("kind", ANSWERED)
def test_every_kind_of_question_is_answered_by_a_click(page: Page, tmp_path: Path, kind: str) -> None:
    now = folder_of(by_kind()[kind].game, tmp_path)
    question = next(one for one in questions(now.game) if one.kind == kind)
    player = now.game.player_of(question.nation)
    opened = Desk(page, page_of(now, player), tmp_path)
    opened.nation(question.nation)
    opened.tab("asked")
    options = [one.get_attribute("data-say") for one in page.all("#panel [data-say]")]
    assert options
    for say in options[:3]:
        opened.tab("asked")
        opened.press(f'[data-say="{say}"]')
        text = opened.letter
        assert f"answer {question.number}: {say}" in text and text.count("answer ") == 1
        without_remarks(checked(tmp_path / "war", text, player, tmp_path))


@pytest.mark.slow
def test_every_card_of_fate_that_asks_is_answered(page: Page, tmp_path: Path) -> None:
    for at, record in enumerate(asking()):
        folder = tmp_path / str(at)
        folder.mkdir()
        try:
            now = folder_of(record.game, folder)
        except AssertionError:
            continue
        question = questions(now.game)[0]
        player = now.game.player_of(question.nation)
        opened = Desk(page, page_of(now, player), folder)
        opened.nation(question.nation)
        opened.tab("asked")
        opened.press("[data-say]")
        without_remarks(checked(folder / "war", opened.letter, player, folder))


def test_a_nation_is_set_up_with_sliders(page: Page, tmp_path: Path) -> None:
    now = folder_of(by_kind()[q.ALLOT].game, tmp_path)
    player = now.game.player_of(questions(now.game)[0].nation)
    opened = Desk(page, page_of(now, player), tmp_path)
    for nation in now.game.roles[player]:
        if nation in now.game.hands:
            continue
        opened.nation(nation)
        opened.tab("asked")
        slid(page, 0, -1)
        assert page.all("#panel .warning")
        slid(page, 1, +1)
        assert not page.all("#panel .warning")
    text = opened.letter
    assert "setup " in text
    without_remarks(checked(tmp_path / "war", text, player, tmp_path))


def slid(page: Page, place: int, by: int) -> None:
    """A slider moved by its keys."""
    from selenium.webdriver.common.keys import Keys

    page.all("#panel input[type=range]")[place].send_keys(Keys.ARROW_LEFT if by < 0 else Keys.ARROW_RIGHT)


def test_nobody_moves(page: Page, tmp_path: Path) -> None:
    opened = Desk(page, page_of(state.load(EXAMPLE), "Frederick"), tmp_path)
    opened.tab("asked")
    opened.press("[data-key='hold']")
    assert "\nhold\n" in opened.letter
    accepted(opened.letter, "Frederick", tmp_path)


# ----------------------------------------------------------------------------- fingers and keyboard


def test_on_a_telephone_fingers_tap_drag_and_pinch(page: Page, tmp_path: Path) -> None:
    opened = Desk(page, page_of(state.load(EXAMPLE), "Frederick"), tmp_path, size=PHONE, touch=True)
    tap(page, *opened.on_screen("Löbau"))
    assert page.all("[data-reach]")
    title = page.all("#panel [data-to]")[0].text.split(" ", 1)[1]
    tap(page, *opened.on_screen(title))
    tap(page, *opened.on_screen(title))
    assert f"move Friedrich: {title}" in opened.letter
    x, y = opened.on_screen("Löbau")
    before = dict(page.run("return desk.map.view.at"))
    touches(page, [[(x, y), (x + 60, y)]])
    assert page.run("return desk.map.view.at.x") < before["x"]
    touches(page, [[(120, 200), (60, 200)], [(200, 200), (300, 200)]])
    assert page.run("return desk.map.view.at.scale") > 1.5 * before["scale"]
    assert page.run("return document.documentElement.scrollWidth") <= PHONE[0]
    height = page.one("#map").size["height"]
    page.click("#room")
    assert page.one("#map").size["height"] > 1.5 * height
    page.click("#tab-move")
    assert page.one("#map").size["height"] == height


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
    assert page.run("return desk.plan().orders.length") == 1
    page.one("body").send_keys(Keys.CONTROL, "z")
    assert page.run("return desk.plan().orders.length") == 0
    scale = page.run("return desk.map.view.at.scale")
    page.one("#board").send_keys("+", Keys.ARROW_RIGHT)
    assert page.run("return desk.map.view.at.scale") > scale
    focused("[data-piece='Friedrich']")
    page.browser.switch_to.active_element.send_keys(Keys.ENTER)
    page.one("body").send_keys(Keys.ESCAPE)
    assert not page.all("[data-reach]")


# ----------------------------------------------------------------------------------------- words


BUILT = ("asked-", "plan-", "keep-", "reserve-", "supplied-", "why-", "lowest-")
"""Beginnings of keys that the scripts put together."""


def test_every_word_the_scripts_use_is_there_and_every_one_there_is_used() -> None:
    words = (PAGES / "order-desk-words.j2").read_text("utf-8")
    there = set(re.findall(r'^"([\w-]+)":', words, re.MULTILINE))
    literals = set(re.findall(r'"([\w-]+)"', SCRIPTS))
    refusals = {f"why-{why}" for why in re.findall(r'why: (?:[^,}]*\? )?"([\w-]+)"', SCRIPTS)}
    asked = {f"asked-{kind}" for kind in (q.ALLOT, q.MOVE, *ANSWERED)}
    assert set(re.findall(r'say\("([\w-]+)"', SCRIPTS)) | refusals | asked <= there
    assert {word for word in there if not word.startswith(BUILT)} <= literals
    assert {word for word in there if word.startswith("why-")} >= refusals and len(refusals) > 25

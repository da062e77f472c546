"""The order desk in a browser: what is clicked becomes a letter that the program accepts."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from pbem.data.rules import rules_for
from pbem.game import state
from support.browser.desk_page import Desk, accepted, page_of
from support.browser.web_page import Page
from support.example_game import EXAMPLE

# ---------------------------------------------------------------------------------------- movement


def test_cities_and_roads_are_drawn_where_the_board_has_them(desk: Desk) -> None:
    board = rules_for("standard").board
    script = """
    const within = (selector) => [...document.querySelectorAll(selector)];
    return [
      within(".layer.cities use").map((one) => [
        one.textContent, one.getAttribute("href"), one.x.baseVal.value, one.y.baseVal.value,
        one.getBBox().width > 4,
      ]),
      within(".roads.minor, #main-roads").map((one) => one.getAttribute("d")),
    ];
    """
    cities, roads = desk.page.run(script)
    wanted = [[city.title, f"#{city.country[:2]}", city.x, city.y, True] for city in board.cities]
    for drawn, city in zip(cities, wanted, strict=True):
        assert drawn[:2] == city[:2] and drawn[2:4] == pytest.approx(city[2:4], abs=0.01) and drawn[4], drawn
    for main, way in enumerate(roads):
        number = {f"{city.x:g} {city.y:g}": place for place, city in enumerate(board.cities)}
        pairs = [tuple(number[end] for end in pair.split("L")) for pair in way[1:].split("M")]
        meant = {
            (one, other)
            for one, others in enumerate(board.neighbours)
            for other in others
            if one < other and (other in board.main[one]) == bool(main)
        }
        assert len(pairs) == len(meant) and set(pairs) == meant


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
    assert any("In supply: Prussia's train " in row.text for row in rows)
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
    cards = [*dict.fromkeys(one.get_attribute("data-play") for one in desk.page.all("[data-play]"))][:2]
    for face in cards:
        desk.press(f"[data-play='{face}']")
    for clause, value in (("loss", "3"), ("spend", "20")):
        field = desk.page.one(f"[data-clause='{clause}']")
        field.clear()
        field.send_keys(value + "\t")
    desk.press("[data-key='keep hearts']")
    desk.press("[data-key='plan zero']")
    desk.press("#order-battle")
    played = " ".join(map(str, cards))
    plan = f"battle Friedrich > Daun: play {played}, fight, loss 3, spend 20, keep hearts, zero"
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


def test_nobody_moves(page: Page, tmp_path: Path) -> None:
    opened = Desk(page, page_of(state.load(EXAMPLE), "Frederick"), tmp_path)
    opened.tab("asked")
    opened.press("[data-key='hold']")
    assert "\nhold\n" in opened.letter
    accepted(opened.letter, "Frederick", tmp_path)

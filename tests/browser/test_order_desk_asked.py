"""What the moderator asks is answered on the order desk by clicks and sliders."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.engine import questions as q
from pbem.engine.sequence import questions
from pbem.report.record import Record
from support.bot_games import some_records
from support.browser.desk_page import ANSWERED, Desk, checked, folder_of, page_of, without_remarks
from support.browser.web_page import Page
from support.positions.fate_positions import asking, evading


def by_kind() -> dict[str, Record]:
    """A position for each kind of question."""
    found: dict[str, Record] = {}
    for record in (*some_records(), *asking(), evading()):
        for question in questions(record.game):
            found.setdefault(question.kind, record)
    return found


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

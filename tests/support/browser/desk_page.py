"""Order desks of records and games, opened and clicked as players do."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import yaml

from pbem.data import position
from pbem.data.tongues import tongue
from pbem.desk.out.order_page import order_page
from pbem.desk.out.reports import common_templates
from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.game import state
from pbem.game.state import State
from pbem.pages.order_desk import order_desk
from pbem.report.record import Record
from pbem.report.view import view
from support.browser.web_page import DESKTOP, Page
from support.example_game import EXAMPLE

ANSWERED = (q.DISCARD, q.OFFENSIVE, q.EVADE, q.ATTACK, q.PLAY, q.RETREAT, q.FATE)
"""The kinds of questions that are answered by a click on one of the answers shown."""

ON_SCREEN = """
const svg = document.getElementById("board"), city = desk.facts.board.title.indexOf(arguments[0]);
const [x, y] = desk.map.point(city), at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
return [at.x, at.y];
"""


class Desk:
    """An order desk that is open in the browser."""

    def __init__(
        self, page: Page, html: str, folder: Path, *, size: tuple[int, int] = DESKTOP, touch: bool = False
    ) -> None:
        self.page, self.path = page, folder / "order desk.html"
        self.path.write_text(html, "utf-8")
        page.forget()
        page.open(self.path, size=size, touch=touch)

    def tab(self, key: str) -> None:
        self.page.click(f"#tab-{key}")

    def nation(self, name: str) -> None:
        self.page.click(f"[data-nation='{name}']")

    def press(self, selector: str) -> None:
        """Click something in the panel, scrolled to if need be."""
        self.page.click(f"#panel {selector}", scrolled=True)

    def city(self, title: str) -> None:
        """Click a city on the map with the mouse."""
        from selenium.webdriver import ActionChains
        from selenium.webdriver.common.actions.action_builder import ActionBuilder

        x, y = self.on_screen(title)
        chain = ActionChains(self.page.browser)
        chain.w3c_actions = ActionBuilder(self.page.browser, duration=0)
        chain.w3c_actions.pointer_action.move_to_location(x, y)
        chain.w3c_actions.pointer_action.click()
        chain.perform()

    def on_screen(self, title: str) -> tuple[int, int]:
        self.page.run(
            "desk.map.view.reveal(...desk.map.point(desk.facts.board.title.indexOf(arguments[0])))", title
        )
        x, y = self.page.run(ON_SCREEN, title)
        return round(x), round(y)

    @property
    def letter(self) -> str:
        """The letter as the page shows it."""
        self.tab("letter")
        return str(self.page.run("return document.getElementById('letter').textContent"))

    def facts(self, nation: str) -> dict[str, Any]:
        found: dict[str, Any] = self.page.run(
            "return desk.facts.parts.find(one => one.nation === arguments[0])", nation
        )
        return found


def html_of(record: Record, player: str, language: str = "en") -> str:
    """The page of a player in a position."""
    game = record.game
    return order_desk(
        view(record, player, game.turn), game.rules, common_templates(language), tongue(language)
    )


def page_of(now: State, player: str) -> str:
    return order_page(now, player, address="moderator@example.org", token="K7QF-2M4X-9PLD")


def folder_of(game: Game, folder: Path) -> State:
    """A game's folder that begins in a position."""
    from support.command_line import done

    path = folder / "position.yaml"
    path.write_text(yaml.safe_dump(position.write_position(game), allow_unicode=True), "utf-8")
    done("new", folder / "war", "--position", path)
    return state.load(folder / "war")


def checked(game: Path, text: str, player: str, folder: Path) -> str:
    """What `pbem check` says of a letter that it has to accept without a remark on a line."""
    from support.command_line import run

    letter = folder / "letter.txt"
    letter.write_text(text, "utf-8")
    ran = run("check", game, letter, "--from", player)
    assert ran.code == 0, f"{text}\n{ran.out}\n{ran.err}"
    return ran.out


def without_remarks(said: str, words: Iterable[str] = ("as things stand", "Problem")) -> None:
    assert not [word for word in words if word in said], said


def accepted(text: str, player: str, folder: Path) -> None:
    """A letter for the example to which `pbem check` says nothing against."""
    without_remarks(checked(EXAMPLE, text, player, folder))

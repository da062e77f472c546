"""Lines of one's own on the order desk: those in the formal language are judged as `pbem check` does, and of
all others the page says that only the receipt will tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.game import state
from support.browser.desk_page import Desk
from support.browser.web_page import Page
from support.command_line import run
from support.example_game import EXAMPLE

RIGHT, WRONG = "As things stand it can be carried out.", "As things stand it cannot be carried out: "
UNKNOWN, UNREAD = "only the receipt will tell how the line is read.", "This page cannot judge this line"


def told(desk: Desk, *lines: str) -> list[str]:
    """What the page says of each line."""
    desk.tab("letter")
    field = "const own = document.getElementById('own-lines'); own.value = arguments[0];"
    desk.page.run(f"{field} own.dispatchEvent(new Event('change'))", "\n".join(lines))
    return [str(one.get_attribute("textContent")) for one in desk.page.all("#own-judged small")]


def faults(text: str, folder: Path) -> str:
    """What `pbem check` says of lines for Prussia."""
    letter = folder / "letter.txt"
    letter.write_text(text, "utf-8")
    ran = run("check", EXAMPLE, letter, "--from", "Frederick")
    return " ".join((ran.out + ran.err).split())


def lines_to_try() -> list[str]:
    """Moves, transfers and purchases by Prussia: of each general to the cities next to him, and where no road
    leads."""
    game = state.load(EXAMPLE).game
    cities, found = game.rules.board.cities, []
    for name in [one for one in game.rules.nations["Prussia"].generals if one in game.where]:
        near = game.rules.board.neighbours[game.where[name]]
        found += [f"move {name}: {cities[city].title}" for city in near]
        found.append(f"move {name}: Kassel")
    hand = [card.face for card in game.hands["Prussia"] if card.face != "R"]
    absent = next(face for face in ("S13", "C13", "H13", "D13", "S12") if face not in hand)
    found += [f"recruit {absent}: Friedrich 1", f"recruit {hand[0]}: Friedrich 8"]
    found.append("transfer 1 Friedrich > Keith")
    return found


def test_a_line_in_the_formal_language_is_judged_as_pbem_check_does(desk: Desk, tmp_path: Path) -> None:
    verdicts = set()
    for line in lines_to_try():
        (said,) = told(desk, line)
        is_right = said == RIGHT
        assert is_right or said.startswith(WRONG), (line, said)
        checked = faults(f"nation Prussia\nturn 6\n{line}\n", tmp_path)
        refused = "as things stand, " in checked or "What is wrong" in checked
        assert refused != is_right, (line, said, checked)
        verdicts.add(is_right)
    assert verdicts == {True, False}


def test_of_what_it_cannot_judge_the_page_says_so(desk: Desk) -> None:
    said = told(
        desk,
        "Keith should go and look after Silesia.",
        "if Glatz free: move Keith: Glatz",
        "battle: loss 2",
        "move Keth: Glatz",
        "move Keith: Atlantis",
    )
    assert [UNREAD in one for one in said] == [True, True, True, False, False]
    assert all(UNKNOWN in one for one in said[3:]) and "“Keth”" in said[3] and "“Atlantis”" in said[4]
    assert "Atlantis" in desk.letter, "the line is sent as it was written"


def test_what_stands_below_another_heading_is_not_judged(desk: Desk) -> None:
    said = told(desk, "move Friedrich: Kassel", "nation Hanover", "move Friedrich: Kassel")
    assert said[0].startswith(WRONG) and all(UNREAD in one for one in said[1:])


def test_a_line_is_judged_after_what_was_clicked_and_what_stands_above_it(desk: Desk) -> None:
    """A second order for the same piece takes the place of the first; a card pays once."""
    desk.press("[data-piece='Friedrich']")
    desk.press("[data-to]")
    desk.press("#order-move")
    near = desk.page.run("return desk.plan().orders[0].path.map(desk.title)[0]")
    assert told(desk, f"move Friedrich: {near}") == [RIGHT]
    face = next(one for one in desk.facts("Prussia")["hand"] if one != "R")
    line = f"recruit {face}: Friedrich 8"
    assert told(desk, line, "offensive no")[0].startswith(WRONG)
    desk.press("[data-delete='0']")


@pytest.mark.slow
def test_lines_in_german_are_judged_too(page: Page, tmp_path: Path) -> None:
    from support.browser.desk_page import html_of

    opened = Desk(page, html_of(state.load(EXAMPLE).record(), "Frederick", "de"), tmp_path)
    verb = opened.page.run("return desk.words.orders.plain.move")
    (said,) = told(opened, f"{verb} Friedrich: Kassel")
    assert said.startswith("Wie es steht, ist das nicht ausführbar: ")

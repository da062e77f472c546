"""The steps of each turn of a war that programs played lead from the end of one turn to the end of the next,
through Cards of Fate, nations that leave and pieces that come back; and they go back as they went on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from pbem.data.rules import rules_for
from pbem.engine.apply import apply
from pbem.engine.start import new_game
from pbem.pages.site_board import standing
from pbem.pages.site_steps import turn_steps
from pbem.report.record import Record
from pbem.report.view import View, view
from support.bot_wars import bot_war
from support.browser.web_page import Page, until

RULES = rules_for()

WALKED = "const [story] = arguments; return stepStanding(story, story.steps.length);"


def ends(war: Record, seed: str) -> Iterator[Record]:
    """The record as each turn ended."""
    game = new_game(RULES, seed)
    for place, happened in enumerate(war.history):
        after = apply(game, happened.event)
        if after.turn > game.turn:
            yield replace(war, game=game, history=war.history[:place])
        game = after
    yield war


def test_steps_of_whole_wars_end_where_each_turn_ended(page: Page, pages: Path) -> None:
    page.open(pages / "public" / "index.html")
    met: set[str] = set()
    for kind, who in (("sensible", None), ("random", "Frederick")):
        before = None
        for record in ends(list(bot_war(kind, "steps 24", 24))[-1], "steps 24"):
            shown = view(record, who, record.game.turn)
            if before:
                met |= set(walked(page, before, shown))
            before = shown
    assert met >= {"NationQuit", "FateRead", "Conquered", "Retreated", "FacedDown", "FacedUp", "TrainTaken"}


def walked(page: Page, before: View, shown: View) -> Iterator[str]:
    """The kinds of a turn's steps, which were gone through."""
    told = turn_steps(shown, before, RULES, lambda one: one.kind)
    assert told["start"]["where"] == standing(before, RULES)["where"], shown.turn
    found, ended = page.run(WALKED, told), standing(shown, RULES)
    assert found["where"] == ended["where"], shown.turn
    for name in ("down", "held"):
        assert set(found[name]) == set(ended[name]), (shown.turn, name)
    yield from (one["say"] for one in told["steps"])


def test_what_went_on_goes_back_the_same_way(page: Page, pages: Path) -> None:
    """Step by step, and stage by stage."""
    file = pages / "public" / "index.html"
    page.open(file)
    page.visit(f"{file.resolve().as_uri()}#turn-4-russia-2")
    until(lambda: page.run("return document.querySelector('.map').dataset.step") == "")
    for on, back, count in (("step_on", "step_back", 12), ("stage_on", "stage_back", 3)):
        went = [links(page)]
        for _ in range(count):
            page.click(f"[data-do={on}]")
            went.append(links(page))
        assert len(set(went)) == count + 1
        back_again = [went[-1]]
        for _ in range(count):
            page.click(f"[data-do={back}]")
            back_again.append(links(page))
        whole_stages = on == "stage_on"  # they begin at the first step of a stage
        assert back_again[::-1][whole_stages:] == went[whole_stages:]


def links(page: Page) -> str:
    """Where the page is, as a link to it says."""
    return str(page.run("return location.hash"))

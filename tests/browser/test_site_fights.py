"""A fight step by step on a game's page: where it is, and how the score stands after each card."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.engine import events as e
from pbem.game import state
from pbem.pages.site_steps import turn_steps
from pbem.report.view import view
from support.browser.web_page import DESKTOP, Page, until
from support.example_game import EXAMPLE

SMALL = (360, 740)

FOUGHT = (e.CombatBegan, e.CardPlayed, e.CombatEnded)

SHOWN = """
const fight = document.querySelector(".live .fight"), rings = document.querySelectorAll(".live .reach");
const score = document.querySelector(".steps [aria-current] .running");
const box = document.querySelector(".map").getBoundingClientRect();
const seen = [...rings].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left > box.left && right < box.right && top > box.top && bottom < box.bottom;
});
return [Boolean(fight), seen.length, score ? score.textContent : ""];
"""

BEYOND = """
const frame = document.querySelector(".ground").getBoundingClientRect(), slack = 1;
const beyond = (one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left < frame.left - slack || right > frame.right + slack
    || top < frame.top - slack || bottom > frame.bottom + slack;
};
const drawn = [...document.querySelectorAll(".live .names text, .live .token .face")];
return [drawn.length, drawn.filter(beyond).map((one) => one.closest("g").textContent)];
"""

WIDER = """
return [...document.querySelectorAll(".wide")].filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent.trim().slice(0, 40));
"""


def test_each_card_and_the_end_of_a_combat_tell_where_it_is_and_how_it_stands() -> None:
    now = state.load(EXAMPLE)
    record, rules = now.record(), now.game.rules
    count = 0
    for turn in range(1, now.game.turn):
        told = turn_steps(view(record, None, turn), None, rules, lambda one: one.kind)
        logged = [one.event for one in record.history if one.turn == turn]
        fights = iter([one for one in logged if isinstance(one, FOUGHT)])
        for step in (one for one in told["steps"] if one["say"] in [kind.__name__ for kind in FOUGHT]):
            event = next(fights)
            if isinstance(event, e.CombatBegan):
                began = event
            assert step["fight"] == step["at"] == [began.city, began.enemy_city]
            if isinstance(event, e.CombatEnded):
                assert "score" not in step
            else:
                assert step["score"] == [[began.nation, event.score], [began.enemy, -event.score]]
                count += 1
        assert next(fights, None) is None
    assert count > 20


@pytest.mark.parametrize("size", [SMALL, DESKTOP])
def test_a_card_is_shown_at_its_fight_with_the_score(page: Page, pages: Path, size: tuple[int, int]) -> None:
    file = pages / "public" / "index.html"
    page.open(file, size=size)
    page.visit(f"{file.resolve().as_uri()}#turn-4-austria-9")
    until(lambda: page.run("return document.querySelector('.map').dataset.step") == "")
    assert page.one(".steps [aria-current]").text.startswith("Austria plays ♦7.")
    assert page.run(SHOWN) == [True, 2, "Austria +5, Prussia \u22125"]
    page.click("[data-do=step_on]")
    until(lambda: page.one(".steps [aria-current]").text.startswith("Prussia plays ♠4."))
    assert page.run(SHOWN) == [True, 2, "Austria +1, Prussia \u22121"]
    for key in ("step_on", "step_on"):
        page.click(f"[data-do={key}]")
    assert page.run(SHOWN)[2] == "", "what follows has no score"


@pytest.mark.parametrize("link", ["#turn-4-austria-9", "#turn-2-russia-1", "#turn-5-prussia-3"])
def test_no_counter_and_no_name_of_a_step_lies_beyond_the_map(page: Page, pages: Path, link: str) -> None:
    file = pages / "public" / "index.html"
    page.open(file, size=(1440, 900))
    page.visit(f"{file.resolve().as_uri()}{link}")
    until(lambda: page.run("return document.querySelector('.map').dataset.step") == "")
    page.click("[data-do=zoom]")
    for _ in range(3):
        count, beyond = page.run(BEYOND)
        assert count > 40 and beyond == []
        page.click("[data-do=nearer]")


LINKED = "return [...document.querySelectorAll('#report .to-map')].map((one) => one.hash);"


def links_of(turn: int) -> list[str]:
    """The links of all steps of a turn."""
    now = state.load(EXAMPLE)
    told = turn_steps(view(now.record(), None, turn), None, now.game.rules, lambda one: one.kind)
    stages = [told["stages"][one["stage"]]["key"] for one in told["steps"]]
    return [f"#turn-{turn}-{key}-{stages[: at + 1].count(key)}" for at, key in enumerate(stages)]


def test_every_sentence_of_the_story_and_every_card_leads_to_its_step(page: Page, pages: Path) -> None:
    page.open(pages / "public" / "index.html")
    until(lambda: page.run(LINKED) == ["#turn-6-prussia-1"])  # of the turn that the page opens with too
    for turn in range(1, 6):
        page.run("location.hash = `#turn-${arguments[0]}`", turn)
        until(lambda turn=turn: page.run("return document.body.dataset.turn") == str(turn))
        assert sorted(page.run(LINKED)) == sorted(links_of(turn))


LINES = """
const lines = [...document.querySelectorAll("#report p")];
const around = lines.find((one) => one.textContent.includes("at Muskau."));
const told = (one) => (one.className === "to-map" ? "link" : one.textContent.trim());
return [...around.childNodes].map(told).filter(Boolean);
"""


def test_each_link_stands_behind_its_own_sentence(page: Page, pages: Path) -> None:
    """Where a paragraph has several lines too."""
    page.open(pages / "public" / "index.html")
    page.run("location.hash = '#turn-4'")
    until(lambda: page.run("return document.body.dataset.turn") == "4")
    told = page.run(LINES)
    assert len(told) == 6 and told[1::2] == ["link"] * 3
    assert told[2] == "Austria loses three troops at Muskau."


def test_a_row_of_a_battles_table_leads_to_its_card_and_back(page: Page, pages: Path) -> None:
    """Daun was dealt with by the same card twice."""
    page.open(pages / "public" / "index.html")
    page.run("location.hash = '#turn-5'")
    until(lambda: page.run("return document.body.dataset.turn") == "5")
    rows = [one for one in page.all("#report td:first-child") if one.text.startswith("Austria plays ♦9")]
    assert len(rows) == 2
    for row in rows:
        page.run("arguments[0].querySelector('.to-map').click()", row)
        until(lambda: page.run("return document.querySelector('.map').dataset.step") == "")
        assert page.one(".steps [aria-current]").text.startswith("Austria plays ♦9.")
        page.run("document.querySelector('.steps .in-story').click()")
        assert page.run("return document.getElementById('told-here') === arguments[0]", row)


@pytest.mark.parametrize("folder", ["public", "private/maria-theresa"])
def test_every_table_of_a_page_fits_a_telephone(page: Page, pages: Path, folder: str) -> None:
    page.open(pages / folder / "index.html", size=SMALL, touch=True)
    page.run("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert page.run(WIDER) == []
    for name in ("spades", "Reserves", "Lost in battle"):
        assert name in page.run("return document.body.textContent"), "it is read out"

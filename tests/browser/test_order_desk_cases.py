"""Orders of the desk that depend on facts: `if`, `unless` and `else` are clicked, not typed."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from pbem.engine.model import OFFENSIVE_OPTION
from pbem.engine.offensive import TURN
from pbem.game import state
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.meaning.facts import holds
from pbem.orders.reading.parse import parse
from pbem.report.record import Record
from support.bot_games import Play
from support.browser.desk_forms import choose, fact, meant, write
from support.browser.desk_page import Desk, checked, html_of, without_remarks
from support.browser.web_page import Page
from support.example_game import EXAMPLE
from support.positions.fate_positions import in_force

WHERE = "return desk.title(desk.now().where.get(arguments[0]))"

SO = """
const at = ({ city }) => desk.facts.board.title.indexOf(city);
const facts = arguments[0].map((one) => ({ ...newFact(one.fact), ...one, at: at(one) }));
return facts.map((one) => [factWritten(desk, one), factIsSo(desk.rules(), desk.rules().start(), one)]);
"""


def open_case(desk: Desk, kind: str, *, opposite: bool = False, **parts: str) -> None:
    desk.tab("letter")
    fact(desk, kind, opposite=opposite, **parts)
    desk.press("#order-case")


def goal(desk: Desk, piece: str, city: str) -> None:
    desk.tab("move")
    desk.press(f"[data-piece='{piece}']")
    desk.city(city)
    desk.press("#order-goal")


def conditional(text: str) -> list[str]:
    """The lines of a letter's part for Prussia."""
    return text.split("nation Prussia\n")[1].splitlines()


def test_orders_for_a_case_and_for_the_opposite(desk: Desk, tmp_path: Path) -> None:
    """Both are clicked for the same general; what the map shows in the end is what is so now."""
    open_case(desk, "PIECE near CITY", piece="Daun", city="Berlin", roads="3")
    goal(desk, "Friedrich", "Berlin")
    assert desk.page.run(WHERE, "Friedrich") != "Löbau"
    desk.press("[data-key='case other']")
    assert desk.page.run(WHERE, "Friedrich") == "Löbau"
    goal(desk, "Friedrich", "Glatz")
    desk.tab("battle")
    write(desk, "[data-clause='loss']", "2")
    desk.press("#order-battle")
    there = desk.page.run(WHERE, "Friedrich")
    desk.press("[data-key='case end']")
    assert desk.page.run(WHERE, "Friedrich") == there
    assert conditional(desk.letter) == [
        "if Daun near Berlin 3: move Friedrich to Berlin",
        "else: move Friedrich to Glatz",
        "else: battle: fight, loss 2",
    ]
    without_remarks(checked(EXAMPLE, desk.letter, "Frederick", tmp_path), ["Problem"])
    rows = [str(one.get_attribute("textContent")) for one in desk.page.all("ol.orders li")]
    assert ["Not carried out" in row for row in rows] == [True, False, False]


def test_an_else_without_its_if_says_unless(desk: Desk) -> None:
    open_case(desk, "CITY free", city="Glatz")
    goal(desk, "Friedrich", "Glatz")
    desk.press("[data-key='case other']")
    goal(desk, "Friedrich", "Berlin")
    desk.press("[data-key='case end']")
    desk.tab("letter")
    desk.press("[data-delete='0']")
    assert conditional(desk.letter) == ["unless Glatz free: move Friedrich to Berlin"]
    desk.tab("letter")
    desk.page.click("#undo")
    assert conditional(desk.letter)[1] == "else: move Friedrich to Berlin"


def test_another_condition_between_takes_no_else_from_its_if(desk: Desk) -> None:
    """`else` would belong to the condition before it."""
    open_case(desk, "CITY free", city="Glatz")
    goal(desk, "Friedrich", "Glatz")
    open_case(desk, "CITY free", city="Kolin", opposite=True)
    desk.tab("battle")
    write(desk, "[data-clause='loss']", "1")
    desk.press("#order-battle")
    open_case(desk, "CITY free", city="Glatz")
    desk.press("[data-key='case other']")
    goal(desk, "Friedrich", "Berlin")
    assert conditional(desk.letter) == [
        "if Glatz free: move Friedrich to Glatz",
        "if not Kolin free: battle: fight, loss 1",
        "unless Glatz free: move Friedrich to Berlin",
    ]


def test_a_case_within_the_opposite_case_goes_on_with_else_if(desk: Desk, tmp_path: Path) -> None:
    """One way for each of three cases, and a second order for the middle one, which is written in full."""

    def within(kind: str, **parts: str) -> None:
        desk.tab("letter")
        fact(desk, kind, **parts)
        desk.press("#order-case-within")

    open_case(desk, "CITY free", city="Glatz")
    goal(desk, "Friedrich", "Glatz")
    desk.press("[data-key='case other']")
    within("PIECE near CITY", piece="Daun", city="Berlin", roads="3")
    assert "unless Glatz free: if Daun near Berlin 3" in str(desk.page.one("#case").text)
    goal(desk, "Friedrich", "Berlin")
    desk.tab("battle")
    write(desk, "[data-clause='loss']", "2")
    desk.press("#order-battle")
    desk.press("[data-key='case other']")
    goal(desk, "Friedrich", "Stettin")
    desk.press("[data-key='case end']")
    lines = conditional(desk.letter)
    assert lines == [
        "if Glatz free: move Friedrich to Glatz",
        "else if Daun near Berlin 3: move Friedrich to Berlin",
        "unless Glatz free: if Daun near Berlin 3: battle: fight, loss 2",
        "else: move Friedrich to Stettin",
    ]
    rows = [str(one.get_attribute("textContent")) for one in desk.page.all("ol.orders li")]
    due = ["Not carried out" not in row for row in rows]
    assert due == [is_due(line) for line in whole(lines)] and sum(due) == 1
    without_remarks(checked(EXAMPLE, desk.letter, "Frederick", tmp_path), ["Problem"])


def test_the_offensive_option_depends_on_a_case(page: Page, tmp_path: Path) -> None:
    """It is declared in one case and not in another; the last order that holds decides."""
    war = Play(3, options=(OFFENSIVE_OPTION,))
    while war.game.turn < TURN - 1 or war.game.nation == "Prussia":
        war.step()
    desk = Desk(page, html_of(war.record(), "Frederick"), tmp_path)
    desk.nation("Prussia")
    face = desk.facts("Prussia")["hand"][0]
    desk.tab("cards")
    desk.press(f"[data-key='offensive {face}']")
    open_case(desk, "CITY free", city="Glatz")
    desk.tab("cards")
    desk.press("[data-key='offensive no']")
    assert conditional(desk.letter) == [f"offensive {face}", "if Glatz free: offensive no"]
    held = "return desk.now().hand.length"
    assert page.run(held) == len(desk.facts("Prussia")["hand"])
    desk.press("[data-key='case other']")
    assert page.run(held) == len(desk.facts("Prussia")["hand"]) - 1


def whole(lines: list[str]) -> list[list[str]]:
    """Each line with those before it."""
    return [lines[: at + 1] for at in range(len(lines))]


def is_due(lines: list[str]) -> bool:
    """Whether the program would carry out the last of these lines now."""
    game = state.load(EXAMPLE).record().game
    sheet = parse(enumerate(["nation Prussia", *lines], 1), game.rules)
    *_, order = (one for part in sheet.parts for one in part.orders)
    return holds(game, "Prussia", order)


def test_what_cannot_depend_on_a_fact_holds_in_all_cases(desk: Desk) -> None:
    open_case(desk, "NATION gone", of="Sweden")
    desk.tab("battle")
    for key in ("attack ask", "forced at once"):
        desk.press(f"[data-key='{key}']")
    assert conditional(desk.letter) == ["if Sweden gone: attack ask", "forced at once"]
    desk.press("[data-key='case end']")
    desk.tab("battle")
    desk.press("[data-key='forced at once']")
    assert conditional(desk.letter) == ["if Sweden gone: attack ask"]


def test_the_page_knows_what_is_so_as_the_program_does(page: Page, tmp_path: Path) -> None:
    """Every kind of fact, of pieces and cities picked at random, in positions late in a game."""
    lots = random.Random(17)
    for number, record in enumerate(in_force()[:3]):
        folder = tmp_path / str(number)
        folder.mkdir()
        Desk(page, html_of(record, "Frederick"), folder)
        said = page.run(SO, list(picked(record, lots)))
        assert {truth for _, truth in said} == {True, False}
        for text, truth in said:
            assert is_so(record, text) is truth, text


def picked(record: Record, lots: random.Random) -> list[dict[str, Any]]:
    game, rules = record.game, record.game.rules
    titles = [city.title for city in rules.board.cities]
    generals = [name for name in rules.generals if name in game.where]
    found: list[dict[str, Any]] = []
    for name in generals:
        city = game.where[name]
        near, anywhere = lots.choice(rules.board.neighbours[city]), lots.choice(titles)
        found += [
            {"fact": "PIECE in CITY", "piece": name, "city": titles[lots.choice((city, near))]},
            {"fact": "PIECE near CITY", "piece": name, "city": anywhere, "roads": "9"},
            {"fact": "PIECE near CITY", "piece": name, "city": titles[near]},
            {"fact": "PIECE face down", "piece": name, "opposite": lots.random() < 0.5},
            {"fact": "CITY free", "city": titles[lots.choice((city, near))]},
        ]
    found += [{"fact": "CITY conquered", "city": titles[city]} for city in sorted(game.conquered)]
    found += [{"fact": "CITY conquered", "city": titles[7]}, {"fact": "CARD in hand", "card": "S9"}]
    found += [{"fact": "CARD in hand", "card": card.face} for card in game.hands["Prussia"]]
    found += [{"fact": "NATION gone", "of": nation} for nation in rules.nations]
    for name in rules.nations["Prussia"].generals:
        found += [
            {"fact": f"troops of OWN # or {bound}", "commander": name, "number": str(lots.randint(1, 6))}
            for bound in ("more", "fewer")
        ]
    return found


def is_so(record: Record, text: str) -> bool:
    """Whether the program would carry out an order behind this fact."""
    sheet = parse([(1, "nation Prussia"), (2, f"if {text}: move Keith to Glatz")], record.game.rules)
    (order,) = (one for part in sheet.parts for one in part.orders)
    assert isinstance(order, MoveOrder) and order.when
    return holds(record.game, "Prussia", order)


@pytest.mark.slow
def test_the_same_in_german_means_the_same(page: Page, tmp_path: Path) -> None:
    letters = []
    for language in ("en", "de"):
        folder = tmp_path / language
        folder.mkdir()
        desk = Desk(page, html_of(state.load(EXAMPLE).record(), "Frederick", language), folder)
        open_case(desk, "CITY free", city="Glatz")
        goal(desk, "Friedrich", "Glatz")
        desk.press("[data-key='case other']")
        goal(desk, "Friedrich", "Berlin")
        open_case(desk, "PIECE in CITY", piece="Daun", city="Kolin")
        desk.press("[data-key='case other']")
        desk.tab("battle")
        choose(desk, "term", "off supply")
        desk.press("[data-key='term add']")
        desk.press("#order-retreat")
        letters.append(desk.letter)
    english, german = (meant(text) for text in letters)
    assert english == german and len(german) == 3
    assert "außer wenn Daun in Kolin: " in letters[1] and "sonst: " in letters[1]

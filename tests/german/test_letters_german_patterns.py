"""The orders that German letters propose are read, and mean what the English ones mean."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from pbem.data.rules import rules_for
from pbem.data.tongues import tongue
from pbem.engine import questions as q
from pbem.engine.sequence import decide, questions
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.order import Order
from pbem.orders.judging.numbered_answer import numbered_answer
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import Sheet, parse
from pbem.report import letters
from pbem.report.record import Record
from pbem.report.view import view
from support.bot_games import some_records
from support.letters.german_letters import speaking
from support.positions.fate_positions import asking, evading

RECORDS = (*some_records(), *asking(), evading())
ENGLISH, GERMAN = speaking("en"), speaking("de")


def forms(record: Record) -> Iterator[tuple[str, str, str]]:
    """Every order form: the nation, the English form, the German one."""
    for player, nations in record.game.roles.items():
        shown = view(record, player, record.game.turn)
        for nation in nations:
            if not shown.of(nation).quit:
                yield nation, *(letters.order_form(shown, nation, env) for env in (ENGLISH, GERMAN))


def filled_in(form: str) -> list[str]:
    """A form with its patterns made orders: the way of a move and what stands in capitals filled in."""
    head, patterns = re.split(r"\n# (?:PATTERNS|MUSTER)\n", form)
    bare = [line.removeprefix("# ") for line in patterns.splitlines()]
    moves = (f"{line} Berlin, Zossen" if line.endswith(":") else line for line in bare)
    return [*head.splitlines(), *(line for line in moves if not re.search(r"[A-ZÄÖÜ]{4}", line))]


def read(record: Record, form: str) -> Sheet:
    return parse(enumerate(filled_in(form), 1), record.game.rules)


def orders(sheet: Sheet) -> list[Order]:
    return [order for part in sheet.parts for order in part.orders]


@pytest.mark.parametrize("record", RECORDS)
def test_patterns_are_orders_in_both_languages(record: Record) -> None:
    for nation, english, german in forms(record):
        sheets = read(record, english), read(record, german)
        assert not any(sheet.faults or sheet.skipped for sheet in sheets), german
        kinds = [[type(order) for order in orders(sheet)] for sheet in sheets]
        assert kinds[0] == kinds[1] and kinds[0], nation
        assert sheets[0].header.game.name == sheets[1].header.game.name


@pytest.mark.parametrize("record", RECORDS)
def test_answers_mean_the_same(record: Record) -> None:
    game = record.game
    for nation, english, german in forms(record):
        for question in questions(game):
            if question.nation == nation:
                answers = [meant(record, question, form) for form in (english, german)]
                assert answers[0] == answers[1]
                assert not any(isinstance(decide(game, answer), q.Verdict) for answer in answers[1])


def meant(record: Record, question: q.Question, form: str) -> list[q.Answer]:
    """What the answers to a question that a form suggests mean."""
    given = (order for order in orders(read(record, form)) if isinstance(order, AnswerOrder))
    found = [
        numbered_answer(record.game, question, order) for order in given if order.number == question.number
    ]
    assert all(isinstance(answer, q.Answer) for answer in found), found
    return [answer for answer in found if isinstance(answer, q.Answer)]


def test_cities_of_one_name_are_read_by_their_german_region() -> None:
    cities = rules_for().board.cities
    german = {number: tongue("de").name(city.title) for number, city in enumerate(cities) if city.region}
    assert german[rules_for().board.index["friedland-bohemia"]] == "Friedland (Böhmen)"
    for number, title in german.items():
        name, region = title.rstrip(")").split(" (")
        for text in (title, f"{name} {region}", cities[number].title):
            assert book(rules_for()).cities.find(text) == number

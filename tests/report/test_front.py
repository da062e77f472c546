"""What a reader sees first fits 60 lines, the dangers first, and no sentence stands in a report twice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from pbem.engine.movement import reach
from pbem.report.document import Divide, Document, Heading, ListItem, Paragraph, Span
from pbem.report.front import MOST_LINES, cut
from pbem.report.view import View, view
from pbem.report.writers.text import text
from support.bot_games import whole_game
from support.bot_wars import bot_war
from support.letters.report_letters import letters_of

REST = re.compile(
    r"^(Your orders, ready to fill in|Words for fights|More changes|The dangers in full|Your orders on file"
    r"|Your other pieces and cards|Your moves and cards, and question marks|What happens without you"
    r"|Where everybody stands|.* in full)"
    r"\n-+$",
    re.MULTILINE,
)
"""The headings of what follows the front."""


@cache
def reports() -> list[tuple[View, str]]:
    """Reports of a war of five turns between bots, at moments all over it."""
    found = []
    for number, record in enumerate(islice(bot_war("sensible", "fronts", 5), 0, None, 9)):
        player = sorted(record.game.roles)[number % 4]
        for turn in {record.game.turn, max(record.game.turn - 1, 0)}:
            shown = view(record, player, turn)
            found.append((shown, letters_of(shown)["report"]))
    return found


def front(report: str) -> str:
    rest = REST.search(report)
    assert rest
    return report[: rest.start()]


def test_the_front_of_a_report_has_at_most_sixty_lines() -> None:
    lengths = [len(front(report).splitlines()) for _, report in reports()]
    assert len(lengths) > 40 and max(lengths) <= MOST_LINES


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scenario", "kind", "turns"),
    [
        ("three-players", "sensible", 14),
        ("standard", "sensible", 14),
        ("standard", "random", 8),
        ("west", "random", 9),
    ],
)
def test_so_it_has_in_long_wars_of_whoever_plays(scenario: str, kind: str, turns: int) -> None:
    """Three nations of one player, many pieces lost for want of supply, a Card of Fate behind the news."""
    lengths = []
    for number, record in enumerate(islice(bot_war(kind, "long fronts", turns, scenario), 0, None, 3)):
        players = sorted(record.game.roles)
        shown = view(record, players[number % len(players)], record.game.turn)
        lengths.append(len(front(letters_of(shown)["report"]).splitlines()))
    assert len(lengths) > 40 and max(lengths) <= MOST_LINES


def sentences(report: str) -> Iterator[str]:
    """What is said in it, of some length; a table's rows and headings are no sentences. How a fight
    went is left out: two fights may go alike."""
    lines = [line for line in report.splitlines() if not re.search(r"\S {2,}\S", line.strip())]
    for part in re.split(r"(?<=[.!?])\s+|\s+- (?=[A-Z])", " ".join(line.strip() for line in lines)):
        of_a_fight = re.search(r"\b(score|loses?|retreats?|lays?|Remaining)\b", part)
        if len(part) > 30 and part.endswith(".") and not of_a_fight:
            yield part


def test_no_sentence_stands_twice() -> None:
    for _, report in reports():
        twice = {said: count for said, count in Counter(sentences(report)).items() if count > 1}
        assert not twice, twice


HEADING = re.compile(r"^(.+)\n(?:-{3,})$", re.MULTILINE)


def test_what_there_is_to_decide_comes_first() -> None:
    asked = [report for shown, report in reports() if "\nWhat to decide now\n" in report]
    assert len(asked) > 10
    assert {next(HEADING.finditer(report))[1] for report in asked} == {"What to decide now"}


def test_a_generals_supply_stands_beside_him() -> None:
    met = 0
    for shown, report in reports():
        rest = report[len(front(report)) :]
        for general in (one for own in shown.own if own.ready for one in own.generals):
            if general.supply.source != "train":
                continue
            row = re.search(rf"^  \w\d.* {general.piece.name} .*", rest, re.MULTILINE)
            assert row and f" by train {general.supply.number}" in row[0], (general.piece.name, rest)
            met += 1
    assert met > 20


def test_dangers_come_before_the_news() -> None:
    for _, report in reports():
        if "\nDangers\n" in report:
            assert report.index("\nDangers\n") < report.index("\nWhat changed for you")


def test_whoever_is_out_of_supply_is_named_among_the_dangers() -> None:
    met = 0
    for shown, report in reports():
        said = " ".join(front(report).split())
        for own in shown.own:
            for general in own.generals if own.ready else ():
                if general.supply.source == "none":
                    fate = "face down and out of supply" if general.piece.face_down else "out of supply"
                    assert re.search(rf"{general.piece.name}[^:;]* (is|are) {fate}", said)
                    met += 1
    assert met


def test_all_enemies_who_can_come_near_are_named() -> None:
    """Asked of the engine for each pair of a general of the reader's and an enemy."""
    (record, *_) = islice(bot_war("sensible", "fronts", 3), 60, None)
    game, met = record.game, 0
    for player, nations in game.roles.items():
        for own in view(record, player, game.turn).own:
            for general in own.generals:
                city = game.where[general.piece.name]
                enemies = {
                    name
                    for other in game.rules.order
                    if other not in nations and game.rules.hostile(own.name, other)
                    for name in game.generals_of(other)
                    if {game.where[name], *reach(game, (name,))} & set(game.rules.board.neighbours[city])
                    and name not in game.stage.moved
                }
                told = [one for one in own.threats if general.piece.name in one.pieces]
                named = {name for one in told for name in (*one.next_to, *one.by)}
                assert enemies <= named
                met += len(enemies)
    assert met


def words(said: str) -> tuple[Span, ...]:
    return (Span(said),)


LETTER = Document((
    Paragraph((words("head"),)),
    Divide("news"),
    Heading(words("news"), 2, apart=True),
    ListItem("", words("first"), (Paragraph((words("on"), words("and on")), indent=2),), apart=True),
    ListItem("", words("second")),
    Divide("own"),
    Paragraph((words("own"),), apart=True),
    Divide("moved", words("before")),
    Divide("below", words("see below")),
    Divide("rest"),
    Paragraph((words("rest"),), apart=True),
))  # fmt: skip


@pytest.mark.parametrize(
    ("most", "moved"),
    [(12, []), (11, ["first"]), (10, ["first"]), (9, ["first", "second"]), (1, ["first", "second"])],
)
def test_the_oldest_news_are_moved_to_the_rest(most: int, moved: list[str]) -> None:
    said = text(cut(LETTER, most))
    after = said[said.index("own") :]
    assert [word for word in ("first", "second") if word in after] == moved
    assert ("before" in after) == ("see below" in said) == bool(moved)
    assert said.count("first") == said.count("second") == 1


LONG = Paragraph((words("on"),) * 5, indent=2)
LONG_NEWS = Document(
    tuple(
        replace(one, blocks=(LONG,)) if one == ListItem("", words("second")) else one for one in LETTER.blocks
    )
)


def test_news_that_are_too_long_hide_no_others() -> None:
    said = text(cut(LONG_NEWS, 13))
    assert "first" in said[: said.index("own")] and "second" in said[said.index("before") :]


def test_a_letter_without_divides_is_left_as_it_is() -> None:
    letter = Document(LETTER.blocks[:1])
    assert cut(letter, 0) == letter


def test_the_end_leaves_a_last_report_its_front() -> None:
    record = whole_game()[-1]
    for player in record.game.roles:
        report = letters_of(view(record, player, record.game.turn))["report"]
        before, rest = report.split("\nThe war in numbers\n")
        assert len(before.splitlines()) <= MOST_LINES and "\nThe end\n" in before
        assert "printf %s" in rest and "Troops lost and recruited" in rest


def test_a_turn_that_is_over_asks_nothing() -> None:
    over = [(shown, report) for shown, report in reports() if not shown.waiting]
    assert len(over) > 10 and len(over) < len(reports())
    for shown, report in reports():
        asks = "\nWhat to decide now\n" in report
        assert asks == bool(shown.waiting)
        assert ("To answer, reply with your orders" in report) == bool(shown.questions)


def test_a_reader_whose_pieces_alone_moved_is_not_told_of_nothing() -> None:
    met = 0
    for _, report in reports():
        if "  Nothing but your own moves and cards" in report:
            assert "\nYour moves and cards, and question marks\n" in report
            met += 1
        elif "\n  Nothing.\n" in report:
            assert "\nYour moves and cards, and question marks\n" not in report
    assert met

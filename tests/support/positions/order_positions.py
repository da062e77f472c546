"""What the tests of orders share: the board, a game at the opening, and short ways to say things."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from pbem.data.rules import rules_for
from pbem.engine.apply import apply_all
from pbem.engine.model import RESERVE, Card, Game, Rules
from pbem.engine.sequence import decide, default, questions, settle
from pbem.engine.start import new_game
from pbem.orders.judging import judge
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import Sheet, parse, read_line


@cache
def rules() -> Rules:
    return rules_for("standard")


@cache
def unset() -> Game:
    return new_game(rules(), "tests")


@cache
def opening() -> Game:
    """Turn 1, Prussia's movement, troops split evenly."""
    game = unset()
    for question in questions(game):
        game = apply_all(game, decide(game, default(game, question)))
    return settle(game)[1]


def city(name: str) -> int:
    found = book(rules()).cities.find(name)
    assert isinstance(found, int), found
    return found


def title(number: int) -> str:
    return rules().board.cities[number].title


def active(nation: str, game: Game | None = None) -> Game:
    """The game with a nation's movement phase open."""
    return judge.as_if_open(opening() if game is None else game, nation)


def standing_at(game: Game, **places: str | None) -> Game:
    """The game with generals elsewhere; None takes them off the map."""
    where = {**game.where, **{name: city(place) for name, place in places.items() if place}}
    gone = {name for name, place in places.items() if place is None}
    troops = {name: count for name, count in game.troops.items() if name not in gone}
    back = {
        name: 1 for name in places if name in game.rules.generals and name not in troops and name not in gone
    }
    return replace(game, where={n: c for n, c in where.items() if n not in gone}, troops={**troops, **back})


def holding(game: Game, nation: str, faces: str) -> Game:
    """The game with this hand."""
    cards = [
        Card(RESERVE, 0, 1) if face == "R" else Card(face[0], int(face[1:]), 1) for face in faces.split()
    ]
    return replace(game, hands={**game.hands, nation: tuple(cards)})


def order(text: str, line: int = 1):
    """One order, read."""
    return read_line(line, text, book(rules()))


def orders(text: str) -> list:
    """Several orders, one a line."""
    return [order(one, number) for number, one in enumerate(text.strip().splitlines(), 1)]


def letter(text: str) -> Sheet:
    return parse(enumerate(text.splitlines(), 1), rules())


def numbered(faults: Iterable[judge.Fault]) -> list[tuple[int, str]]:
    return [(fault.line, fault.what) for fault in faults]

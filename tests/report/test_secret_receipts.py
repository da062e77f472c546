"""Change any secret of the others: what a player is told of his letter stays the same (R41)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from pbem.engine.model import Game
from pbem.engine.sequence import questions
from pbem.orders.judging.judge import judge
from pbem.orders.reading.parse import parse
from pbem.report.record import Record
from support.other_secrets import with_other_secrets, with_others_secrets
from support.war_records import NUMBERS, RECORDS

LETTERS = 3
"""So many letters of each player are judged in each position."""


class Writer:
    """Writes letters of orders of which some can be carried out, and most cannot."""

    def __init__(self, game: Game, nation: str, rng: random.Random) -> None:
        self.game, self.nation, self.rng = game, nation, rng
        self.generals = list(game.rules.nations[nation].generals)

    def letter(self) -> list[str]:
        """The lines for a nation; her open questions are answered, rightly or not."""
        lines = [self.line() for _ in range(self.rng.randint(2, 6))]
        open_now = [one.number for one in questions(self.game)]
        return [f"nation {self.nation}", *lines, *(f"answer {n}: {self.answer()}" for n in open_now)]

    def line(self) -> str:
        one, other, enemy = self.general(), self.general(), self.anybody()
        return self.rng.choice(
            [
                f"move {one}: {', '.join(self.way(one))}",
                f"move {' + '.join(self.stack(one))}: {', '.join(self.way(one))}",
                f"transfer {self.rng.randint(1, 4)} {one} > {self.rng.choice(self.stack(one))}",
                f"recruit {self.card()} {self.card()}: {one} {self.rng.randint(1, 3)}",
                f"recruit {self.card()}: {one} at {self.near(other)} 1",
                f"attack {one} > {enemy}",
                f"battle {one} > {enemy}: {self.card()}, {self.card()}",
                f"retreat {one}: {self.near(other)}",
                f"discard {self.card()}",
                f"offensive {self.card()}",
                f"fate {self.rng.choice(['reinforce', 'lose', 'retire', 'flip'])} {self.anybody()}",
                f"fate {self.rng.choice(['exchange', 'renew', 'give'])} {self.card()}",
                f"fate move {one}: {self.near(one)}",
            ]
        )

    def answer(self) -> str:
        played = f"play {self.card()}", f"play R as {self.rng.randint(1, 12)}", f"discard {self.card()}"
        chosen = self.near(self.anybody()), f"attack {self.general()} > {self.anybody()}", "stop", "pass"
        return self.rng.choice((*played, *chosen))

    def general(self) -> str:
        return self.rng.choice(self.generals)

    def anybody(self) -> str:
        return self.rng.choice(list(self.game.rules.generals))

    def stack(self, general: str) -> tuple[str, ...]:
        where = self.game.where.get(general)
        return (general,) if where is None else self.game.generals_at(where)

    def card(self) -> str:
        """One of his own, or any."""
        held = self.game.hands.get(self.nation, ())
        if held and self.rng.random() < 0.7:
            return self.rng.choice(held).face
        return self.rng.choice("SCHD") + str(self.rng.randint(2, 13))

    def near(self, general: str) -> str:
        return self.way(general)[0]

    def way(self, general: str) -> list[str]:
        """Cities along some roads from where a general stands, or from anywhere."""
        board, way = self.game.rules.board, []
        here = self.game.where.get(general, self.rng.randrange(len(board.cities)))
        for _ in range(self.rng.randint(1, 3)):
            here = self.rng.choice(sorted(board.neighbours[here]))
            way.append(board.cities[here].title)
        return way


def letters(record: Record, player: str) -> Iterator[list[str]]:
    rng = random.Random(player)
    nations = record.game.roles[player]
    for _ in range(LETTERS if nations else 0):
        yield Writer(record.game, rng.choice(nations), rng).letter()


def told(game: Game, lines: list[str], player: str) -> list[str]:
    """All that a receipt says of a letter."""
    found = judge(game, parse(list(enumerate(lines, 1)), game.rules), player)
    meant = [one.in_full for part in found.parts for one in part.orders_in_full]
    return [*map(str, found.faults), *map(str, found.notes), *meant]


@pytest.mark.parametrize("number", NUMBERS)
def test_no_receipt_tells_of_others_secrets(number: int) -> None:
    record = RECORDS[number]
    for player in record.game.roles:
        other = with_others_secrets(record, player)
        for lines in letters(record, player):
            assert told(other.game, lines, player) == told(record.game, lines, player), lines


def test_receipts_do_tell_of_a_players_own_secrets() -> None:
    changed, said = 0, set()
    for record in RECORDS:
        for player in record.game.roles:
            other = with_other_secrets(record, player, random.Random(player))
            for lines in letters(record, player):
                before = told(record.game, lines, player)
                said.update(" ".join(before).split())
                changed += told(other.game, lines, player) != before
    assert changed > 20
    assert {"holds", "commands", "question"} <= said

"""Letters written at random: orders of which some can be carried out, and most cannot."""

from __future__ import annotations

import random
from collections.abc import Iterator

from pbem.engine.model import Game
from pbem.engine.sequence import questions
from pbem.report.record import Record

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
        answers = [f"answer {n}: {self.answer()}" for n in open_now]
        return [f"nation {self.nation}", *lines, *answers, "turn 30", self.line(), self.line()]

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
                f"move {one} to {self.near(enemy)}",
                f"move {one}: {', '.join(self.way(one))} else to {self.near(other)} else stay",
                f"if {self.fact()}: move {one} to {self.near(other)} else stay",
                f"unless {self.fact()} and {self.fact()}: battle {one} > {enemy}: concede",
                f"wake if {self.fact()}",
                f"recruit cheapest, up to {self.rng.randint(1, 3)}, keep {self.card()}: {one}, {other}",
            ]
        )

    def fact(self) -> str:
        """Of anybody's pieces, or of his own cards and troops."""
        one, place = self.anybody(), self.near(self.anybody())
        known = f"{one} in {place}", f"{one} near {place} 3", f"{one} face down", f"{place} free"
        own = f"{self.card()} in hand", f"troops of {self.general()} {self.rng.randint(1, 8)} or more"
        return self.rng.choice((*known, *own, f"not {place} conquered", f"troops of {one} 4 or fewer"))

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

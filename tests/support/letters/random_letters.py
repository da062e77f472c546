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
        later = ["turn 30", self.line(), self.line()]
        return "\n".join([f"nation {self.nation}", *lines, *answers, *later]).splitlines()

    def line(self) -> str:
        """A line, or an `if` with what else is done."""
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
                *self.ahead(),
            ]
        )

    def ahead(self) -> list[str]:
        """One line of each kind that says what is done by rule."""
        one, other, enemy = self.general(), self.general(), self.anybody()
        return [
            f"move {one} against {enemy} else to {self.near(other)} else stay",
            f"if {self.fact()}: hold\nelse: move {one} to {self.near(other)}",
            f"if {self.fact()}: attack {one} > {enemy}\nelse if {self.fact()}: discard lowest\nelse: hold",
            f"battle {one} if {self.moment()}, {self.moment()}: fight up to {self.rng.randint(3, 30)}",
            f"battle > {enemy}: loss 1, keep {self.card()}, ask if {self.moment()}",
            f"if {self.fact()}: battle if {self.moment()}: settle 2, loss 1",
            f"retreat {self.rng.choice((f'{one}: ', ': '))}{self.term()}, {self.term()}",
            f"if {self.fact()}: retreat {self.rng.choice(list(self.game.rules.order))}: {self.term()}",
            self.rng.choice(("attack ask", f"attack {one} > {enemy}, then ask", "forced at once")),
        ]

    def moment(self) -> str:
        """A condition of a battle plan."""
        count = self.rng.randint(1, 15)
        of_fight = "attacked", "attacking", f"score -{count} or worse", f"loss {count} or more"
        counted = f"troops {count} or fewer", f"enemy troops {count} or more", f"enemy cards {count} or fewer"
        return self.rng.choice((*of_fight, *counted, f"suit {count} or less"))

    def term(self) -> str:
        """Where a loser is to go."""
        place = self.near(self.anybody())
        near = place, f"towards {place}", f"away from {place}", f"away from {self.anybody()}"
        return self.rng.choice((*near, "off supply", "home", "ask"))

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

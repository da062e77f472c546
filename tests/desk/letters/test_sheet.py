"""A letter of nothing but orders in their own form is read without sentences, and as it is read with them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from pbem.data.rules import rules_for
from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.engine.start import new_game
from pbem.orders.judging.answer_in_full import answer_in_full
from pbem.orders.plain_words.understand import understand
from pbem.orders.reading.own_form import is_in_own_form
from pbem.orders.reading.parse import parse
from support.bot_games import Play

Lines = list[tuple[int, str]]

TURNS = 4
PLANS = (
    "battle {own}: loss 2, spend 20",
    "battle {own} > {enemy}: play S13, low, keep hearts R",
    "attack {own} > {enemy}",
)


class Writing(Play):
    """A game at random that keeps the orders of each stage as a letter."""

    def __init__(self, seed: int) -> None:
        self.said: list[str] = []
        super().__init__(seed)

    def _answer(self, question: q.Question) -> q.Answer:
        answer = super()._answer(question)
        if question.kind == q.MOVE and not isinstance(answer, q.EndMovement):
            self.said.append(answer_in_full(self.game, answer))
        return answer

    def letters(self) -> Iterator[tuple[Game, str, Lines]]:
        """Each stage's game as it began, its nation, and the letter."""
        began = self.game
        while self.game.turn <= TURNS:
            self.step()
            if (self.game.turn, self.game.nation) == (began.turn, began.nation):
                continue
            if began.nation is None or not self.said:
                began = self.game
                self.said.clear()
                continue
            own = next(iter(began.generals_of(began.nation)), "")
            enemy = self.random.choice(sorted(began.rules.hostile_generals[began.nation]))
            told = [one.format(own=own, enemy=enemy) for one in PLANS] if own else []
            lines = [f"turn {began.turn}", "", f"nation {began.nation}", *self.said, *told]
            yield began, began.nation, list(enumerate(lines, 1))
            began = self.game
            self.said.clear()


@pytest.mark.parametrize("seed", range(3))
def test_letters_in_their_own_form_are_read_as_all_others_are(seed: int) -> None:
    fast = [
        (understand(game, game.player_of(nation), lines), sheet)
        for game, nation, lines in Writing(seed).letters()
        if is_in_own_form(sheet := parse(lines, game.rules), game.rules)
    ]
    assert len(fast) > 20
    for as_people_write, as_orders in fast:
        # `Frankfurt (Oder)` has brackets, in which people write remarks.
        assert replace(as_people_write, reworded=frozenset()) == as_orders


OWN = ["turn 1", "nation Prussia", "move Friedrich + Winterfeldt: Torgau, Falkenberg", "", "# a note", "hold"]


def _is_own(lines: list[str]) -> bool:
    game = new_game(rules_for("standard"), "sheets")
    return is_in_own_form(parse(list(enumerate(lines, 1)), game.rules), game.rules)


def test_blank_lines_and_notes_are_no_sentences() -> None:
    assert _is_own(OWN)


@pytest.mark.parametrize(
    "line",
    [
        "See you in Hannover.",
        "move Keith: Torgua",
        "move Keith: Torgau [perhaps]",
        "move Keith: Torgau (only if Daun leaves)",
        "move Keith to Torgau",
        "move Keith against Daun",
        "move Keith: stay",
        "move Daun: Torgau",
        "if Daun in Glatz: move Keith: Torgau",
        "attack Keith > Daun (fight up to 30)",
        "battle: loss 2",
        "battle Keith: play S13 and no more",
        "answer 12: S11",
        "yes",
        "standing",
        "turn 3",
        "final",
        "amend",
        "nation Austria and Prussia",
    ],
)
def test_what_sentences_beside_it_may_change_is_read_with_them(line: str) -> None:
    assert not _is_own([*OWN, line])


def test_orders_of_no_nation_are_read_with_sentences() -> None:
    assert not _is_own([one for one in OWN if not one.startswith("nation")])

"""The answer that a receipt shows to a writer who is asked something and whose letter does not answer it."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.engine import questions as q
from pbem.engine.model import RESERVE, Game
from pbem.engine.sequence import legal, questions
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.letter import Part
from pbem.orders.grammar.retreat import RetreatOrder
from pbem.orders.reading.parse import Sheet

ANSWERS = {q.PLAY: (AnswerOrder, BattleOrder), q.RETREAT: (AnswerOrder, RetreatOrder)}
"""For each kind of question whose answer is shown, the orders that answer it."""


def answer_shown(game: Game, player: str, sheet: Sheet) -> str:
    """An answer to the first question of a fight that a player is asked and a letter leaves open, as one
    line: `answer 12: play S7`, `answer 12: Leipzig`; empty if there is none."""
    return next(_answers(game, player, sheet), "")


def _answers(game: Game, player: str, sheet: Sheet) -> Iterator[str]:
    for asked in questions(game):
        own = (part for part in sheet.parts if part.nation is None or part.nation.name == asked.nation)
        kinds = ANSWERS.get(asked.kind, ())
        if not kinds or game.player_of(asked.nation) != player or any(_has(part, kinds) for part in own):
            continue
        for answer in legal(game, asked):
            if isinstance(answer, q.Play) and answer.card != RESERVE:
                yield f"answer {asked.number}: play {answer.card}"
            elif isinstance(answer, q.ChooseRetreat):
                yield f"answer {asked.number}: {game.rules.board.cities[answer.city].title}"


def _has(part: Part, kinds: tuple[type, ...]) -> bool:
    return any(isinstance(order, kinds) for order in part.orders)

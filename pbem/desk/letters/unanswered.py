"""The open questions to the writer of a letter that nothing on file answers."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.engine import questions as q
from pbem.engine.sequence import questions
from pbem.game.on_file import OrdersOnFile
from pbem.game.orders_for_question import orders_for_question
from pbem.game.state import State
from pbem.game.wrong_line import lines_waited_for
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.judging.answer_from_orders import answer_for, course_of
from pbem.orders.judging.next_stage import stage_turn
from pbem.report.open_questions import open_questions, waiting
from pbem.report.question_records import OpenQuestion
from pbem.report.view_records import Waiting

ASKED_BY_SENTENCE = (q.ALLOT, q.MOVE)
"""Set-up and stage: for each nation it is told anyway whether orders for them are on file."""


def unanswered(now: State, player: str, after: Mapping[str, OrdersOnFile]) -> tuple[OpenQuestion, ...]:
    """What a player is still asked, when `after` is what those of his nations have on file that his letter is
    about."""
    own = frozenset(nation for nation in now.game.roles.get(player, ()) if nation not in now.game.quit)
    open_now = {one.number: one for one in questions(now.game) if one.nation in own}
    return tuple(
        one
        for one in open_questions(now.game, own)
        if one.kind not in ASKED_BY_SENTENCE
        and not is_answered(now, open_now[one.number], after.get(one.nation, now.filed[one.nation]))
    )


def waited_for(now: State, player: str, after: Mapping[str, OrdersOnFile]) -> tuple[Waiting, ...]:
    """Whom the game waits for, as everybody sees it; not for what is on file of the player's own."""
    open_now = {one.nation: one for one in questions(now.game)}

    def is_done(one: Waiting) -> bool:
        question, on_file = open_now.get(one.nation), after.get(one.nation, now.filed[one.nation])
        return one.player == player and question is not None and is_answered(now, question, on_file)

    return tuple(one for one in waiting(now.game) if not is_done(one))


def is_answered(now: State, question: q.Question, on_file: OrdersOnFile) -> bool:
    """Whether what is on file for its nation answers an open question, as far as that can be told now."""
    if lines_waited_for(question.kind, on_file.wrong_lines(stage_turn(now.game, question.nation))):
        return False
    if question.kind == q.ALLOT:
        return bool(on_file.set_up) or question.number in _numbers(on_file)
    if question.kind == q.MOVE:
        turn = now.game.turn
        decided = on_file.for_stage(turn) or on_file.last_word(turn)
        return bool(decided) or question.number in _numbers(on_file)
    history = [logged.event for logged in now.history] if question.kind == q.PLAY else []
    orders = [one.order for one in orders_for_question(now.game, question, on_file, now.done)]
    return answer_for(now.game, question, orders, course_of(history, question.nation)) is not None


def _numbers(on_file: OrdersOnFile) -> set[int]:
    """The questions that are answered by number, in letters of which every line counts."""
    answers = (one.order for one in on_file.any_time if not one.partial)
    return {order.number for order in answers if isinstance(order, AnswerOrder)}

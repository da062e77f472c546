"""The open questions of a game: who owes what, since when and until when, and what of it is on file."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pbem.deadlines.wall_clock import utc
from pbem.desk.look.waiting import problems
from pbem.desk.turns.carry_out import Played
from pbem.engine.questions import Question
from pbem.game import access
from pbem.game.clock import WANTED
from pbem.game.state import State
from pbem.orders.judging.next_stage import stage_turn
from pbem.records import dataclass

Times = tuple[datetime | None, datetime | None]
"""Since when and until when, as far as known."""


@dataclass(frozen=True)
class QuestionStatus:
    """A question that is open, with all that the moderator wants to know of it."""

    number: int
    nation: str
    player: str
    wants: str
    """What it asks for, in words."""
    since: datetime | None
    """Since when it is open; None if that is not known, or if the game has no deadlines."""
    until: datetime | None
    """Until when it has to be answered; None if no deadline runs."""
    late: bool
    """Whether that has passed."""
    letters: dict[str, tuple[int, ...]]
    """The nation's letters on file, as `letters_on_file` gives them."""
    problems: tuple[str, ...]
    """What is wrong with the orders on file."""


def question_statuses(now: State, played: Played, when: datetime) -> tuple[QuestionStatus, ...]:
    """What is open once the orders on file have been played."""
    known = {(one.nation, one.kind): (one.at, deadline.at) for one, deadline in now.deadlines}
    return tuple(
        _open_question(now, played, question, known.get((question.nation, question.kind), (None, None)), when)
        for question in played.waiting
    )


def _open_question(
    now: State, played: Played, question: Question, times: Times, when: datetime
) -> QuestionStatus:
    nation, nothing_more = question.nation, not played.steps
    since, until = times if nothing_more else (None, None)
    return QuestionStatus(
        number=question.number,
        nation=nation,
        player=played.game.player_of(nation),
        wants=WANTED[question.kind],
        since=since,
        until=until,
        late=until is not None and utc(until) <= utc(when),
        letters=letters_on_file(now, nation) if nothing_more else {},
        problems=tuple(problems(played, nation)),
    )


def letters_on_file(now: State, nation: str) -> dict[str, tuple[int, ...]]:
    """The numbers of the letters that hold her orders for the next stage, her plans, and her standing orders;
    of each only if there are any. Of a sealed game nothing unless the moderator may see them."""
    if not access.may_see(now, now.game.player_of(nation)):
        return {}
    on_file, turn = now.filed[nation], stage_turn(now.game, nation)
    set_up = () if nation in now.game.hands else on_file.set_up
    sources = {
        "orders": (*set_up, *on_file.for_stage(turn)),
        "plans": on_file.plans_from(turn),
        "standing": on_file.standing,
    }
    numbers = {kind: {one.letter for one in orders if one.letter} for kind, orders in sources.items()}
    return {kind: tuple(sorted(some)) for kind, some in numbers.items() if some}


def question_status_facts(question: QuestionStatus) -> dict[str, Any]:
    """An open question for programs."""
    return {
        **vars(question),
        "since": str(question.since or ""),
        "until": str(question.until or ""),
        "problems": list(question.problems),
    }

"""Whom a game waits for, and why: in words for the moderator, and in facts for programs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from pbem.desk.turns.carry_out import Played
from pbem.desk.turns.resolve import Resolved, play_orders
from pbem.engine.questions import Question
from pbem.engine.sequence import questions
from pbem.game import access
from pbem.game.clock import WANTED
from pbem.game.state import State


def dry_run(now: State) -> Played:
    """How far the orders on file would carry the game; of a sealed one, where it stands."""
    if now.is_closed:
        return Played(now.game, (), questions(now.game), {})
    return play_orders(now)


def visible_part(now: State, played: Played) -> Played:
    """What was played as far as the moderator may see it: of a sealed game not what is wrong with others'
    orders."""
    faults = played.faults.items()
    own = {nation: one for nation, one in faults if access.may_see(now, played.game.player_of(nation))}
    to_mend = {
        nation: lines
        for nation, lines in played.to_mend.items()
        if access.may_see(now, played.game.player_of(nation))
    }
    return replace(played, faults=own, to_mend=to_mend)


def waiting_facts(resolved: Resolved) -> list[dict[str, Any]]:
    """The questions that are open after a game was resolved, for programs."""
    return question_facts(visible_part(resolved.after, resolved.played))


def question_facts(played: Played) -> list[dict[str, Any]]:
    """The open questions of a game that was played as far as its orders reach, for programs."""
    return [
        {
            "number": question.number,
            "nation": question.nation,
            "player": played.game.player_of(question.nation),
            "kind": question.kind,
            "problems": list(problems(played, question.nation)),
        }
        for question in played.waiting
    ]


def waiting_words(resolved: Resolved) -> str:
    """Whom the game waits for after it was resolved, and why: a line each."""
    return question_words(visible_part(resolved.after, resolved.played))


def question_words(played: Played) -> str:
    """A line for each open question, or that the game is over."""
    if not played.waiting:
        winners = played.game.winners
        have = "have" if len(winners) > 1 else "has"
        return f"The game is over; {' and '.join(winners) or 'nobody'} {have} won.\n"
    return "".join(line for question in played.waiting for line in _lines(played, question))


def _lines(played: Played, question: Question) -> Iterator[str]:
    player = played.game.player_of(question.nation)
    wanted = f"{WANTED[question.kind]} (question {question.number})"
    yield f"Waiting for {question.nation} ({player}): {wanted}.\n"
    yield from (f"    {problem}\n" for problem in problems(played, question.nation))


def problems(played: Played, nation: str) -> Iterator[str]:
    """Why a nation's stage is not played although there are orders for it."""
    yield from map(str, played.faults.get(nation, ()))
    for line in played.to_mend.get(nation, ()):
        yield f'"{line.text}" in letter {line.letter}, line {line.line}, is wrong and not mended yet.'


def first_question_words(played: Played) -> str:
    """The first line of `question_words`, and how many more the game waits for."""
    first, more = question_words(played).splitlines()[0], len(played.waiting) - 1
    return f"{first.rstrip('.')}, and {more} more." if more > 0 else first


def next_stop_words(played: Played) -> str:
    """To what the orders on file would carry the game; nothing if they carry it nowhere."""
    if not played.steps:
        return ""
    there = f"turn {played.game.turn}" + (f", {played.game.nation}" if played.game.nation else "")
    return f"The orders on file carry it on to {there}, {played.game.phase}: pbem resolve does it. Then:\n"


def deadline_facts(now: State) -> list[dict[str, Any]]:
    """The deadlines of the open questions that `pbem run` has seen, for programs."""
    return [
        {"number": one.number, "nation": one.nation, "at": str(deadline.at or ""), "why": deadline.why}
        for one, deadline in now.deadlines
    ]


def deadline_words(now: State) -> str:
    """The deadlines and their reasons, a line each; nothing where none are set."""
    return "".join(
        f"Due from {one.nation} ({one.player}), {one.wants}: {deadline.why}.\n"
        for one, deadline in now.deadlines
    )

"""The late and the absent: what `pbem run` does where a deadline has passed or a player is away.

What is done is decided by the policy of the nation (`deadlines/policies.py`); `ACTS` carries it out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from pbem.deadlines.deadline import OwedAnswer
from pbem.deadlines.due import DueNow, Measure, due
from pbem.deadlines.outages import Tick
from pbem.deadlines.policies import Answerer
from pbem.desk.out.mails import Desk
from pbem.desk.turns import bots, guard, resolve, watch
from pbem.engine.sequence import questions
from pbem.game import clock
from pbem.game.errors import FolderError
from pbem.game.state import State

AT_ONCE = 60
"""At most so many times answers are given for the late and the absent in one run; the next run goes on."""
WAITING = ".waiting.json"
"""The file of a game that holds the questions that the moderator knows of already."""
KIND = "sensible"
"""The bot that stands in."""

Act = Callable[[State, datetime, Sequence[Measure]], list[str]]
"""Answers questions at a time; returns what the moderator has to know of it, a line each."""


def answer_for_the_late(path: Path, desk: Desk, tick: Tick | None, now: State | None = None) -> list[str]:
    """Answer for those who are late or away, as the settings say; a line for each answer and for each
    question that waits for the moderator. `now` is the game as it was read."""
    lines: list[str] = []
    known = -1
    for _ in range(AT_ONCE):
        now = watch.note_questions(path, desk.now, now)
        now = guard.note_late(now, owed_now(now), desk.now, tick)
        measures = guard.guarded(now, _measures(now, desk, tick))
        act, own = _next_act(measures)
        if act is None or len(now.history) <= known:
            guard.tell_moderator(now, desk, measures)
            return lines + _new_waits(now, measures)
        known = len(now.history)
        lines += [_line(now, measure) for measure in own] + act(now, desk.now, own)
    return lines


def due_now(now: State, desk: Desk, tick: Tick | None, sent: Iterable[str] = ()) -> DueNow | None:
    """What is due in a game, without the reminders that were `sent`; None without deadlines."""
    if now.timing is None:
        return None
    return due(desk.now, owed_now(now), now.timing, sent=frozenset(sent), tick=tick)


def owed_now(now: State) -> tuple[OwedAnswer, ...]:
    """The open questions that were noted, each with whether orders for it are on file."""
    return tuple(_with_orders(now, one) for one in clock.owed_answers(now.game, now.clock))


def late_now(now: State, when: datetime) -> tuple[Measure, ...]:
    """What is to be done about those who are late at a time, before the guard is asked."""
    return due(when, owed_now(now), now.timing).overdue if now.timing else ()


def _with_orders(now: State, owed: OwedAnswer) -> OwedAnswer:
    zone = now.zone_of(owed.player)
    return replace(owed, zone=zone, on_file=bool(now.filed[owed.nation].orders_for(owed.kind, now.game.turn)))


def _measures(now: State, desk: Desk, tick: Tick | None) -> tuple[Measure, ...]:
    is_due = due_now(now, desk, tick)
    return (*is_due.overdue, *is_due.away) if is_due else ()


def _new_waits(now: State, measures: Sequence[Measure]) -> list[str]:
    """A line for each question that waits for the moderator, and only in the first run that says so."""
    path = now.folder.path / WAITING
    before = json.loads(now.folder.read(path)) if now.folder.has(path) else []
    keys = {_key(measure): measure for measure in measures}
    if sorted(keys) != before:
        now.folder.write(path, json.dumps(sorted(keys)).encode())
    return [_line(now, measure) for key, measure in keys.items() if key not in before]


def _key(measure: Measure) -> str:
    """What tells a question that waits from the same one asked anew, or waited for on other grounds."""
    asked = measure.asked
    return f"{asked.number} {asked.nation} {asked.at.isoformat()} {measure.policy.word}"


def _line(now: State, measure: Measure) -> str:
    asked = measure.asked
    hint = " (`pbem substitute` names one)" if measure.policy.answerer is Answerer.SUBSTITUTE else ""
    return f"{now.name}: {asked.nation} ({asked.player}), {asked.wants}: {measure.why}{hint}."


# ---------------------------------------------------------------------------------- one act an answerer


def give_defaults(now: State, when: datetime, measures: Sequence[Measure]) -> list[str]:
    """Resolve, with the default for each of these questions that no order answers."""
    overdue = frozenset((measure.asked.number, measure.asked.nation) for measure in measures)
    resolve.resolve(now.folder.path, overdue=overdue, when=when)
    return []


def let_bots_answer(now: State, when: datetime, measures: Sequence[Measure]) -> list[str]:
    """Let bots write; what their letters leave open gets its default."""
    players = sorted({measure.asked.player for measure in measures})
    lines = [line for player in players for line in _let_bot_write(now, player, measures)]
    return lines + give_defaults(now, when, measures)


def _let_bot_write(now: State, player: str, measures: Sequence[Measure]) -> Iterator[str]:
    """A bot's letter answers for all that its player is asked: it writes none if that is too much."""
    served = {measure.asked.nation for measure in measures}
    asked = {one.nation for one in questions(now.game) if now.game.player_of(one.nation) == player}
    if asked - served:
        yield f"{now.name}: no bot for {player}, who also answers for {', '.join(sorted(asked - served))}"
        return
    try:
        bots.serve(now.folder.path, player, KIND, late=True)
    except FolderError as error:
        yield f"{now.name}: {error}"


ACTS: Mapping[Answerer, Act | None] = {
    Answerer.RULES: give_defaults,
    Answerer.ORDERS: give_defaults,
    Answerer.PROGRAM: let_bots_answer,
    Answerer.PLAYER: None,
    Answerer.SUBSTITUTE: None,
}
"""What the program does for each answerer; None: nothing, a person answers. The acts come in this order: a
later one has to wait while there is anything to do for one before it, which may change what is asked."""


def _next_act(measures: Sequence[Measure]) -> tuple[Act | None, list[Measure]]:
    """The first act for which there is anything to do, and that; None and nothing if a person has to act."""
    for act in ACTS.values():
        own = [one for one in measures if ACTS[one.policy.answerer] is act]
        if act and own:
            return act, own
    return None, []

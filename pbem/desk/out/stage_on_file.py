"""What a player has on file for his nations' next stages, as his reports tell it; and what of it the stage
that is open now waits for: lines that are wrong, or that cannot be carried out any more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pbem.engine import questions as q
from pbem.engine.events import PhaseBegan
from pbem.engine.model import OVER, SETUP
from pbem.engine.phrase import Keyword, packed, unpacked
from pbem.engine.sequence import questions
from pbem.game.entries import LetterEntry, StepEntry
from pbem.game.on_file import OrdersOnFile, run_filed, still_to_do, woken_by
from pbem.game.state import State
from pbem.game.wrong_line import WrongLine, lines_waited_for
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.offensive import OffensiveOrder
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.meaning.facts import wakes
from pbem.report.written_ahead import LineWaitedFor, StageOnFile


def stages_on_file(now: State, player: str) -> tuple[StageOnFile, ...]:
    """What is on file for the next stage of each nation of a player's that has any."""
    if now.game.phase == OVER:
        return ()
    own = (one for one in now.game.rules.order if one in now.game.roles[player])
    told = (_stage(now, nation) for nation in own if nation not in now.game.quit)
    return tuple(one for one in told if one.lines or one.wrong)


def _stage(now: State, nation: str) -> StageOnFile:
    own, turn = now.filed[nation], stage_turn(now.game, nation)
    kind = _asked(now, nation)
    sets_up = now.game.phase == SETUP and nation not in now.game.hands
    lines = [one.order.line_in_full for one in (own.set_up if sets_up else own.for_stage(turn))]
    if own.last_word(turn):
        lines.append(Keyword("final"))
    woken = _woken(now, nation, own) if kind == q.MOVE else ()
    return StageOnFile(
        nation,
        0 if sets_up else turn,
        tuple(dict.fromkeys(lines)),
        _waited_for(now, lines_waited_for(kind, own.wrong_lines(turn))),
        () if woken else _waited_for(now, impossible_lines(now, nation, own)),
        tuple(fault.alone for fault in woken),
        now.hold.value if now.hold else "",
    )


def _asked(now: State, nation: str) -> str:
    """The kind of question that a nation is asked; "" if none."""
    return next((one.kind for one in questions(now.game) if one.nation == nation), "")


def impossible_lines(now: State, nation: str, own: OrdersOnFile) -> tuple[WrongLine, ...]:
    """The lines on file that a nation's open stage waits for, because as the pieces stand now they cannot be
    carried out."""
    from pbem.orders.judging.stage import run_stage

    kind, turn = _asked(now, nation), now.game.turn
    stage = own.for_stage(turn)
    faults: Sequence[Fault] = ()
    if kind == q.OFFENSIVE:
        declared = [one.order for one in stage if isinstance(one.order, OffensiveOrder)]
        faults = run_stage(now.game, nation, declared).faults
    elif kind == q.MOVE and stage and not stage[-1].partial and now.began:
        left = still_to_do(now.began, nation, stage, now.done)
        faults = run_filed(now.game, nation, left, began=now.began).faults
    letters = {(one.order.line, one.order.text): one.letter for one in stage}
    return tuple(
        WrongLine(letters.get((one.line, one.text), 0), one.line, one.text, turn, why=packed(one.alone))
        for one in faults
    )


def _woken(now: State, nation: str, own: OrdersOnFile) -> tuple[Fault, ...]:
    """What has happened of that after which her stage was to wait for her player."""
    if now.began is None or not own.for_stage(now.game.turn) or awake(now) == nation:
        return ()
    return tuple(map(wakes, woken_by(now.began, nation, own)))


def _waited_for(now: State, lines: Iterable[WrongLine]) -> tuple[LineWaitedFor, ...]:
    number = now.letter_numbers.get
    return tuple(
        LineWaitedFor(number(one.letter, 0), one.line, one.text, unpacked(one.why) or "") for one in lines
    )


def awake(now: State) -> str | None:
    """The active nation, if a letter has come for her since her movement phase began."""
    for entry in reversed(now.log.valid_entries()):
        if isinstance(entry, LetterEntry) and entry.counts and now.game.nation in entry.turns:
            return now.game.nation
        if isinstance(entry, StepEntry) and any(isinstance(one, PhaseBegan) for one in entry.events):
            break
    return None

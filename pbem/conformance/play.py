"""Plays a case as the desk would play it: the letter is parsed, judged, filed and carried out."""

from __future__ import annotations

from pbem.conformance.cases import Case
from pbem.data.errors import PositionError
from pbem.data.position import read_position
from pbem.desk.turns.carry_out import carry_out
from pbem.engine.events import Event
from pbem.engine.model import Game
from pbem.engine.sequence import questions, settle
from pbem.game.on_file import OrdersOnFile, add
from pbem.orders.grammar.faults import Fault
from pbem.orders.judging.judge import Judgement, judge
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.reading.parse import parse
from pbem.records import dataclass


@dataclass(frozen=True)
class PlayedCase:
    """What became of a case."""

    position: Game | None
    """The game afterwards; None if the case's position was refused."""
    events: tuple[Event, ...] = ()
    """Everything that happened, in order."""
    faults: tuple[Fault, ...] = ()
    """What was wrong with the letter. If anything was, none of its orders was carried out."""
    doubts: tuple[Fault, ...] = ()
    """Remarks on orders that would be refused as things stand now."""
    error: str = ""
    """Why the position was refused."""
    skew: int = 0
    """How many lines were put before the case's letter."""

    @property
    def game(self) -> Game:
        """The game afterwards, where there is one."""
        assert self.position is not None
        return self.position


def play(case: Case, seed: str = "") -> PlayedCase:
    """Set the position up, judge the letter and carry it out if nothing is wrong with it. `seed` decides the
    shuffles; without one they follow from the case's number."""
    try:
        happened, game = settle(read_position(case.position, seed=seed or case.id))
    except PositionError as error:
        return PlayedCase(None, error=str(error))
    if not case.orders and not case.deadline:
        return PlayedCase(game, happened)
    on_file, judged = _file(game, case)
    skew = 0 if case.letter_names_nation else 1
    if judged.faults:
        return PlayedCase(game, happened, judged.faults, skew=skew)
    played = carry_out(game, on_file, deadline=case.deadline, past=happened)
    events = (*happened, *(event for step in played.steps for event in step.events))
    late = tuple(fault for own in played.faults.values() for fault in own)
    return PlayedCase(played.game, events, late, judged.notes, skew=skew)


def _file(game: Game, case: Case) -> tuple[dict[str, OrdersOnFile], Judgement]:
    """The letter's orders by nation, and the judgement on them."""
    number = next((str(question.number) for question in questions(game)), "0")
    text = case.orders.replace("{question}", number)
    sheet = parse(enumerate(text.splitlines(), 1), game.rules)
    judged = judge(game, sheet)
    on_file = {
        part.nation: add(OrdersOnFile(), part.part, sheet.header, 1, stage_turn(game, part.nation))
        for part in judged.parts
        if part.nation
    }
    return on_file, judged

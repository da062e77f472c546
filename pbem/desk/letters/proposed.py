"""What a receipt proposes, and its reader takes with a word: `yes`, or `yes 2` if there is more than one."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from pbem.engine.phrase import Keyword, joined, phrase, sentences
from pbem.game.entries import LetterEntry
from pbem.game.state import State
from pbem.orders.grammar.faults import Fault, Note
from pbem.orders.judging.judge import Judgement
from pbem.orders.reading.advice import proposed_line
from pbem.orders.reading.proposal import Proposal


def proposals(judgement: Judgement) -> list[Proposal]:
    """The lines that a receipt proposes, in its order: of sentences in doubt, then of wrong lines."""
    notes = (note for note in judgement.notes if note.is_doubt)
    told = ((one.nation, _line(one)) for one in (*notes, *judgement.faults))
    return [Proposal(*one) for one in dict.fromkeys(told) if one[1]]


def _line(one: Fault) -> str:
    """The line that a fault or a remark proposes; empty if it has none."""
    return str(one.meant if isinstance(one, Note) else proposed_line(one.instead) or "")


def offering(judgement: Judgement) -> Judgement:
    """What was judged, each proposal with the word that takes it."""
    found = proposals(judgement)
    return replace(
        judgement,
        notes=tuple(_offered(one, found) if one.is_doubt else one for one in judgement.notes),
        faults=tuple(_offered(one, found) for one in judgement.faults),
    )


AFault = TypeVar("AFault", bound=Fault)


def _offered(one: AFault, found: list[Proposal]) -> AFault:
    proposal = Proposal(one.nation, _line(one))
    if proposal not in found:
        return one
    number = (str(found.index(proposal) + 1),) if len(found) > 1 else ()
    word = joined((Keyword("yes"), *number), " ")
    offer = phrase("(To take the proposed line, answer only: {word})", word=word)
    return replace(one, instead=sentences(one.instead, offer))


def kept(judgement: Judgement, turn: int) -> tuple[tuple[int, str, str], ...]:
    """The proposals as the log has them."""
    return tuple((turn, one.nation, one.line) for one in proposals(judgement))


def proposed_to(now: State, player: str | None) -> tuple[Proposal, ...]:
    """What the receipt of a player's last letter proposed to him in this turn."""
    last = next(filter(_says, now.latest_letters(player)), None) if player else None
    return tuple(
        Proposal(nation, line)
        for turn, nation, line in (last.proposed if last else ())
        if turn == now.game.turn
    )


def _says(entry: LetterEntry) -> bool:
    """Whether a letter is more than talk."""
    return bool(entry.proposed or entry.asked_back or entry.turns)

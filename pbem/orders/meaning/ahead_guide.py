"""What can be answered ahead: for each kind of question the order that does it, and the one that keeps it."""

from __future__ import annotations

from pbem.engine import questions as q
from pbem.engine.phrase import phrase
from pbem.records import dataclass


@dataclass(frozen=True)
class AheadRow:
    """One kind of question."""

    kind: str
    """As the engine names it; empty for any question that leaves no choice."""
    asks: str
    """What is asked, as a phrase."""
    answers: str
    """An order that answers it before it is asked."""
    keeps: str
    """An order by which the player is asked; empty where none can stand that answers it."""


AHEAD: tuple[AheadRow, ...] = (
    AheadRow(
        q.ALLOT, phrase("how the troops are allotted"), phrase("setup Richelieu 8, Soubise 6, Chevert 6"), ""
    ),
    AheadRow(q.DISCARD, phrase("which card is discarded"), phrase("discard lowest"), phrase("discard ask")),
    AheadRow(q.OFFENSIVE, phrase("whether the Offensive Option is declared"), phrase("offensive no"), ""),
    AheadRow(
        q.MOVE, phrase("the moves of a nation's stage"), phrase("hold"), phrase("wake if Kolin conquered")
    ),
    AheadRow(
        q.EVADE,
        phrase("whether a stack steps aside"),
        phrase("fate evade Keith: Breslau"),
        phrase("fate ask"),
    ),
    AheadRow(q.ATTACK, phrase("the next attack"), phrase("attack Heinrich > Daun"), phrase("attack ask")),
    AheadRow(
        q.PLAY,
        phrase("a card in a fight, or defeat"),
        phrase("battle: fight up to 30, loss 2"),
        phrase("battle: ask"),
    ),
    AheadRow(
        q.RETREAT,
        phrase("where a loser's retreat ends"),
        phrase("retreat: off supply"),
        phrase("retreat: ask"),
    ),
    AheadRow(q.FATE, phrase("what a Card of Fate asks"), phrase("fate retire Dohna"), phrase("fate ask")),
    AheadRow("", phrase("whatever leaves no choice"), phrase("forced at once"), phrase("forced ask")),
)

NONE = phrase("(you are asked unless you send one)")
"""What stands where no order is needed to be asked."""

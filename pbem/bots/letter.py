"""A letter as a player would type it, with a part for each nation that is asked something."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from pbem.engine import questions as q
from pbem.engine.model import Rules
from pbem.report.question_records import OpenQuestion
from pbem.report.view import View

Bot = Callable[[View, Rules], str]
"""A player: his view and the printed rules of the scenario -> a letter that answers all he is asked."""

Speaker = Callable[[View, Rules, OpenQuestion], Sequence[str]]
"""How one question is answered: the order lines."""

WHOLE = (q.ALLOT, q.MOVE)
"""Questions answered by orders in lines of their own, the others by an `answer` line."""


def letter(view: View, rules: Rules, speak: Speaker) -> str:
    """The text of a letter that answers every question of the view."""
    lines = [f"game {view.game}", f"turn {_turn(view)}"]
    for asked in view.questions:
        lines += ["", f"nation {asked.nation}", *speak(view, rules, asked)]
    return "\n".join(lines) + "\n"


def _turn(view: View) -> int:
    """The turn a letter is for: that of the stage it has orders for, or the one under way."""
    stages = [view.of(asked.nation).next_turn for asked in view.questions if asked.kind in WHOLE]
    return stages[0] if stages else view.turn


def answering(asked: OpenQuestion, words: str) -> list[str]:
    """The line that answers a question by its number."""
    return [f"answer {asked.number}: {words}"]


def doubled(asked: OpenQuestion) -> str:
    """The order that plays a card twice over, where a Card of Fate lets it."""
    return f"{asked.double}={2 * int(asked.double[1:])}"


def splitting(troops: Iterable[tuple[str, int]]) -> list[str]:
    """The line that allots a nation's troops."""
    return ["setup " + ", ".join(f"{name} {count}" for name, count in troops)]

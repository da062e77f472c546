"""The draft of a stage's orders, made one by one on the player's picture of the game, so that all are
legal."""

from __future__ import annotations

from pbem.bots.picture import picture
from pbem.engine import movement
from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.model import Game, Rules
from pbem.engine.sequence import decide
from pbem.orders.judging.answer_in_full import answer_in_full
from pbem.report.view import View


class Draft:
    """The orders of a nation's stage so far; `game` is the picture after them."""

    def __init__(self, view: View, rules: Rules, nation: str) -> None:
        self.view = view
        self.nation = nation
        self.game: Game = picture(view, rules)
        self.lines: list[str] = []

    def order(self, answer: q.Answer) -> bool:
        """Write an order down if it is legal; whether it was."""
        events = decide(self.game, answer)
        if isinstance(events, q.Verdict):
            return False
        self.lines.append(answer_in_full(self.game, answer))
        self.game = apply_all(self.game, events)
        return True

    def move(self, pieces: tuple[str, ...], path: tuple[int, ...]) -> bool:
        """Order a piece or stack along a path; whether that is legal."""
        return self.order(q.Move(self.nation, pieces, path))

    def all_lines(self) -> list[str]:
        """The lines of all orders, with the moves that a Card of Fate demands; `hold` if there are none."""
        # Each move changes who has to leave: one is ordered at a time.
        for _ in range(len(self.game.generals_of(self.nation))):
            for general, path in movement.must_leave(self.game, self.nation).items():
                self.move((general,), path)
                break
        return self.lines or ["hold"]

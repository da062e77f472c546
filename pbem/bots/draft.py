"""A stage's orders drafted one by one on a player's picture of the game: what is written there is legal."""

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
        """Write an order down if it is allowed."""
        events = decide(self.game, answer)
        if isinstance(events, q.Verdict):
            return False
        self.lines.append(answer_in_full(self.game, answer))
        self.game = apply_all(self.game, events)
        return True

    def move(self, pieces: tuple[str, ...], path: tuple[int, ...]) -> bool:
        """Order a piece or stack along a path."""
        return self.order(q.Move(self.nation, pieces, path))

    def written(self) -> list[str]:
        """All orders, those added that a Card of Fate obliges to; `hold` if nothing happens."""
        for _ in range(len(self.game.generals_of(self.nation))):
            for general, path in movement.must_leave(self.game, self.nation).items():
                self.move((general,), path)
                break
        return self.lines or ["hold"]

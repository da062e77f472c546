"""The draft of a stage written ahead: its orders can be carried out as far as may be when the stage comes."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from pbem.bots.campaign import Campaign
from pbem.bots.cases import Cases
from pbem.bots.draft import Draft
from pbem.bots.outlook import Outlook
from pbem.bots.recruitment import DEAREST, recruit
from pbem.bots.sensible_moves import companies, march
from pbem.bots.train_moves import bring_trains
from pbem.engine import questions as q
from pbem.engine.board import SUITS
from pbem.engine.model import HIGHEST_CARD, RESERVE, Game
from pbem.report.view import View


class DraftAhead(Draft):
    """The orders of a nation's stage that begins as in `game`. With `cases` they say what is done where
    something is otherwise by then."""

    def __init__(self, view: View, game: Game, nation: str, cases: Cases | None = None) -> None:
        super().__init__(view, game.rules, nation)
        self.game = game
        self.cases = cases
        self.campaign = Campaign(Outlook(view, game.rules, nation, game.hands[nation]), game)

    def write(self) -> list[str]:
        """Recruitment, the generals, then the trains behind them."""
        recruit(self, self.campaign)
        march(self, self.campaign)
        self._stay(companies(self.game, self.campaign))
        bring_trains(self, self.campaign)
        self._stay((train,) for train in self.game.trains_of(self.nation))
        return self.all_lines()

    def order(self, answer: q.Answer) -> bool:
        """Write an order down if it is legal, with what is done where it is not possible any more."""
        before = self.game
        if not super().order(answer):
            return False
        if self.cases:
            line = self.lines.pop()
            self.lines += self._with_ways_out(self.cases, before, answer, line)
        return True

    def _with_ways_out(self, cases: Cases, before: Game, answer: q.Answer, line: str) -> Iterable[str]:
        if isinstance(answer, q.Move):
            return cases.lines(answer.pieces, before, answer.path)
        return [_by_rule(answer, line, before.rules.trains) if isinstance(answer, q.Recruit) else line]

    def _stay(self, stacks: Iterable[tuple[str, ...]]) -> None:
        """What those who have no order do if an enemy stands elsewhere."""
        for pieces in stacks if self.cases else ():
            if self.cases and not self.game.stage.moved.intersection(pieces):
                self.lines += self.cases.lines(pieces, self.game, ())


def _by_rule(answer: q.Recruit, line: str, trains: Collection[str]) -> str:
    """The same recruits for whatever cards pay then; the good ones are kept, also of those that are not drawn
    yet."""
    dear = (f"{suit}{value}" for suit in SUITS for value in range(DEAREST + 1, HIGHEST_CARD + 1))
    keep = " ".join((RESERVE, *dear))
    count = sum(answer.troops.values()) + sum(piece in trains for piece, _ in answer.entering)
    _, _, wished = line.partition(":")
    return f"recruit up to {count}, keep {keep}:{wished}"

"""What an entry of a log changes in the game that is folded from it."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from pbem.engine import events as e
from pbem.engine.apply import apply
from pbem.engine.model import MOVEMENT, Game
from pbem.game import notices
from pbem.game.entries import Entry, FixEntry, LetterEntry, StepEntry
from pbem.game.letter_orders import plan_deed
from pbem.game.proof.luck import Luck
from pbem.parts import Late, Parts
from pbem.records import dataclass
from pbem.report.record import LoggedEvent, Notice, Since

if TYPE_CHECKING:
    from pbem.game.upgrade import OldLetter


@dataclass
class Folding:
    """What is folded of a game, while entries are added."""

    game: Game
    history: Parts[LoggedEvent] | list[LoggedEvent] = field(default_factory=list)
    letters: Parts[LetterEntry] | list[LetterEntry] = field(default_factory=list)
    turn_ends: Late[int, Game] | dict[int, Game] = field(default_factory=dict)
    notices: list[Notice] = field(default_factory=list)
    old_letters: dict[int, OldLetter] = field(default_factory=dict)
    began: Game | None = None
    turn_entries: dict[int, int] = field(default_factory=dict)
    luck: Luck | None = None
    wrote: dict[str, Since] = field(default_factory=dict)

    def add(self, entry: Entry) -> None:
        """Fold one more entry."""
        if self.luck:
            self.game = self.luck.add(entry, self.game)
        if isinstance(entry, LetterEntry):
            self.letters.append(entry)
            if entry.counts:
                self.wrote[entry.player] = Since(len(self.history), self.game.turn)
            if entry.counts and entry.orders is None:
                from pbem.game.upgrade import OldLetter

                self.old_letters[entry.n] = OldLetter(entry, self.game)
        if isinstance(entry, FixEntry):
            from pbem.game import fact_changes

            self._correct(entry.n, fact_changes.apply_changes(self.game, entry.changes))
        self.notices += notices.notices_of(entry, self.game)
        if isinstance(entry, StepEntry):
            for event in entry.events:
                self._happen(entry, event)

    def _correct(self, number: int, after: Game) -> None:
        """The game as the moderator corrected it; turns may have been left out, or taken back."""
        ended = {turn: game for turn, game in self.turn_ends.items() if turn < after.turn}
        left_out = range(self.game.turn, after.turn)
        self.turn_ends = ended | dict.fromkeys(left_out, self.game)
        entries = {turn: one for turn, one in self.turn_entries.items() if turn < after.turn}
        self.turn_entries = entries | dict.fromkeys(left_out, number)
        self.game = after

    def _happen(self, entry: StepEntry, event: e.Event) -> None:
        if isinstance(event, e.TurnBegan):
            self.turn_ends[self.game.turn] = self.game
            self.turn_entries[self.game.turn] = entry.n
        self.game = apply(self.game, event)
        if isinstance(event, e.PhaseBegan) and event.phase == MOVEMENT:
            self.began = self.game
        number = len(self.history) + 1
        turn, nation = self.game.turn, self.game.nation
        plan = plan_deed(entry, event, self.letters)
        self.history.append(LoggedEvent(number, turn, nation, entry.source, event, plan))

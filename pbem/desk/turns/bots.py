"""Seats of absent players: a bot is shown the player's view, and its letter comes in like any other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from pbem.bots.bot_game import bot_view
from pbem.bots.bots import BOTS
from pbem.desk.letters import submit
from pbem.desk.out import reports
from pbem.desk.turns.resolve import play_orders, require_play
from pbem.engine.sequence import questions
from pbem.game import state
from pbem.game.access import may_see
from pbem.game.change import Change, change_game
from pbem.game.errors import FolderError
from pbem.game.notices import FOR_THE_LATE
from pbem.game.players import player_named
from pbem.game.save import add_steps
from pbem.game.state import State
from pbem.records import dataclass
from pbem.report.record import Receipt

OnLetter = Callable[[State], None]
"""Is called with the game after each letter."""


@dataclass(frozen=True)
class Served:
    """A letter that a bot wrote, the receipt for it, and the game with it on file."""

    now: State
    text: str
    receipt: Receipt


def serve(path: Path, player: str, kind: str, *, late: bool = False) -> Served | None:
    """Write and submit the letter for all that a player is asked now; None if that is nothing. If he is
    `late`, everybody is told of it.

    Raises FolderError if there is no such player, or if the letter was refused.
    """
    now = state.load(path)
    who = player_named(now.game, player)
    text = bot_letter(now, who, kind)
    if text is None:
        return None
    after, receipt = submit.submit(path, _file(who, kind, late), text.encode(), sender=who)
    return Served(after, text, _require_filed(after, receipt))


def bot_letter(now: State, player: str, kind: str) -> str | None:
    """The letter of a bot for what a player is asked; None if that is nothing.

    What it does by chance depends on the game and the seat, and not on the secret seed.
    """
    seen = bot_view(now.name, now.game, player)
    bot = BOTS[kind](f"{now.created.commitment}|{player}")
    return bot(seen, now.game.rules) if seen.questions else None


def _file(player: str, kind: str, late: bool = False) -> str:
    """What the letter is called in the log: that a bot wrote it is told there, and for whom who was late."""
    return f"{FOR_THE_LATE if late else ''}bot-{kind}-{reports.player_file_name(player)}.txt"


def _require_filed(now: State, receipt: Receipt) -> Receipt:
    if not receipt.filed or receipt.problems:
        why = "; ".join(receipt.problems) if may_see(now, receipt.player) else "its receipt tells why"
        raise FolderError(f"the bot's letter was refused: {why}")
    return receipt


# ------------------------------------------------------------------------------------ playing on and on


def play_for(path: Path, player: str, kind: str) -> tuple[int, State]:
    """`play_on` for one player, who may be named as people do; also how many letters there were before."""
    now = state.load(path)
    who = player_named(now.game, player)
    return len(now.letters), play_on(path, {who: kind})


def play_on(path: Path, kinds: Mapping[str, str], on_letter: OnLetter | None = None) -> State:
    """Resolve, and let bots answer for these players, until the game waits for somebody else or is over.

    The log is saved with every turn, and in the end whatever happens. Raises FolderError as `serve` does.
    """
    with change_game(path) as change:
        require_play(change.now)
        seats = _BotGame(change, kinds)
        try:
            seats.play(on_letter)
        finally:
            seats.save()
        reports.write_reports(seats.now)
        return seats.now


class _BotGame:
    """A game being carried on in memory."""

    def __init__(self, change: Change, kinds: Mapping[str, str]) -> None:
        self.change = change
        self.now = change.now
        self.kinds = kinds

    def play(self, on_letter: OnLetter | None) -> None:
        self.resolve()
        while player := self.asked():
            before = self.now
            self.letter(player)
            self.resolve()
            if len(self.now.history) == len(before.history):
                raise FolderError("the bot's letter did not carry the game on.")
            if self.now.game.turn != before.game.turn:
                self.save()
            if on_letter:
                on_letter(self.now)

    def asked(self) -> str | None:
        """A player whom the game waits for and a bot plays for."""
        players = (self.now.game.player_of(question.nation) for question in questions(self.now.game))
        return next((player for player in players if player in self.kinds), None)

    def letter(self, player: str) -> None:
        """Take in the letter of a player's bot."""
        kind = self.kinds[player]
        text = bot_letter(self.now, player, kind) or ""
        receipt = submit.take_in(self.now, _file(player, kind), text.encode(), sender=player)
        self.now = state.further(self.now, self.now.log.entries[-1:])
        reports.keep_receipt(self.now, _require_filed(self.now, receipt))

    def resolve(self) -> None:
        """Play as far as the orders reach."""
        now = self.now
        played = play_orders(now)
        known = len(now.log.entries)
        add_steps(now.log, played.steps)
        self.now = state.further(now, now.log.entries[known:])

    def save(self) -> None:
        """Write the log and what is made from it."""
        self.now = self.change.save()

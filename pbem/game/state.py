"""A game as its log tells it: the fold of the entries (architecture, decision 1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, fields, replace
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pbem.data.rules import rules_for
from pbem.deadlines.settings import Timing
from pbem.engine import events as e
from pbem.engine.model import MOVEMENT, OVER, SETUP, Game
from pbem.game import log_end, notices
from pbem.game.clock import Clock, owed_answers
from pbem.game.entries import (
    CreatedEntry,
    Entry,
    FixEntry,
    LetterEntry,
    RedoEntry,
    StepEntry,
    SubstituteEntry,
    UndoEntry,
    UndoneEntry,
    ZoneEntry,
    entries_of,
)
from pbem.game.errors import ChangedLetter, FolderError
from pbem.game.folder import Folder, digest
from pbem.game.folding import Folding
from pbem.game.kept.told import LetterRow, clock_in, done_in, letter_rows, own_numbers, row_of
from pbem.game.languages import languages_of, readers_of_signs
from pbem.game.letter_orders import after_set_up, with_letter
from pbem.game.log import Entries, Log, LogError
from pbem.game.log import read_log as read_log
from pbem.game.on_file import OrdersOnFile
from pbem.game.orders_ahead import orders_ahead
from pbem.game.pace.hold import Hold, hold_of
from pbem.game.proof.head import hash_of
from pbem.game.proof.luck import Luck, hashed_text
from pbem.orders.judging.next_stage import stage_turn
from pbem.parts import growing, late, settled
from pbem.records import dataclass
from pbem.report.record import LoggedEvent, Notice, Record, Since

if TYPE_CHECKING:
    from zoneinfo import ZoneInfo

    from pbem.deadlines.deadline import Deadline, OwedAnswer
    from pbem.game.kept.pieces import Kept
    from pbem.game.pace.deputies import Deputy
    from pbem.game.upgrade import OldLetter


@dataclass(frozen=True)
class State:
    """A game folder's log, folded. `letters` are its letter entries that stand, in order; `turn_ends` the
    game as it was at the end of each turn; `notices` what the moderator said and did besides; `old_letters`
    those of an older log, by their entries' numbers; `folded` how many entries of the log are in it."""

    folder: Folder
    log: Log
    created: CreatedEntry
    game: Game
    history: Sequence[LoggedEvent]
    letters: Sequence[LetterEntry]
    turn_ends: Mapping[int, Game]
    notices: tuple[Notice, ...] = ()
    old_letters: Mapping[int, OldLetter] = field(default_factory=dict)
    folded: int = 0
    began: Game | None = None
    """The game as the latest movement phase began; None if there was none yet."""
    turn_entries: Mapping[int, int] = field(default_factory=dict)
    """The number of the entry in which each turn ended."""
    luck: Mapping[str, str] = field(default_factory=dict)
    """The words of each player that entered the shuffles."""
    wrote: Mapping[str, Since] = field(default_factory=dict)
    """When each player's last letter came that counts."""

    @property
    def name(self) -> str:
        """The game's name, as letters give it."""
        return self.created.game

    @property
    def edition(self) -> str:
        """The game, told from another that had or will have its name: by the hash of the seed too."""
        return f"{self.name}|{self.created.commitment}"

    @property
    def letters_ever(self) -> list[LetterEntry]:
        """The entries of all letters, of those too that were undone: numbers are given once."""
        return [entry for entry in self.log.entries if isinstance(entry, LetterEntry)]

    @cached_property
    def rows(self) -> Sequence[LetterRow]:
        """What is asked of each of the letters that stand."""
        return letter_rows(self.letters)

    @property
    def rows_ever(self) -> Sequence[LetterRow]:
        """What is asked of each of `letters_ever`."""
        if self.log.takes_back:
            return tuple(map(row_of, self.letters_ever))
        # A game that is made from no log, as a player has it at home, holds its letters twice.
        known = {row.letter for row in self.rows}
        new = entries_of(self.log.entries[self.folded :], LetterEntry)
        return (*self.rows, *(row_of(entry) for entry in new if entry.letter not in known))

    @property
    def letter_numbers(self) -> Mapping[int, int]:
        """The number that the writer of a letter knows it by, by its number in the game."""
        return own_numbers(self.rows_ever)

    def latest_letters(self, player: str | None) -> Iterator[LetterEntry]:
        """A player's letters that stand, the latest first."""
        own = (place for place, row in enumerate(self.rows) if row.player == player)
        return (self.letters[place] for place in reversed(tuple(own)))

    @property
    def done(self) -> frozenset[str]:
        """The sources of all that was carried out so far."""
        return done_in(self.log.valid_entries())

    @property
    def addresses(self) -> Mapping[str, str]:
        """The address of each player, where one is on record; of the one who plays now."""
        return {**self.created.players, **{one.player: one.address for one in self.substitutes}}

    def language(self, player: str | None) -> str:
        """The language a player is written to in, `en` or `de`; for None that of the game and its public."""
        return self._languages.get(player) or self._languages[None]

    @cached_property
    def _languages(self) -> Mapping[str | None, str]:
        return languages_of(self.log.entries, self.rows_ever)

    def zone_of(self, player: str) -> ZoneInfo | None:
        """The time zone that a player's letters tell times in beside the game's."""
        own = (one for one in entries_of(self.log.entries, ZoneEntry) if one.player == player)
        last = max(own, key=lambda one: one.n, default=None)
        if last is None or not last.zone:
            return None
        from zoneinfo import ZoneInfo

        return ZoneInfo(last.zone)

    def shows_signs(self, player: str | None) -> bool:
        """Whether a player's letters show suits as signs in plain text too; those of the public never do."""
        return player in readers_of_signs(self.log.entries)

    def seat(self, player: str) -> str:
        """The player, told from the same one as somebody else played him before: a token is one person's."""
        before = sum(one.player == player for one in self.substitutes)
        return f"{player} {before + 1}" if before else player

    @cached_property
    def revision(self) -> int:
        """How often facts were corrected, or taken back, after players had read of them: a letter written
        before is for another game."""
        told = entries_of(self.log.entries, FixEntry, UndoneEntry, RedoEntry)
        return sum(not (isinstance(entry, RedoEntry) and entry.to) for entry in told)

    @property
    def hold(self) -> Hold | None:
        """Why no run plays anything; None if it does."""
        return hold_of(self.log.entries)

    def former_seats(self, player: str) -> list[str]:
        """The seats of those who played a player before."""
        before = sum(one.player == player for one in self.substitutes)
        return [f"{player} {number}" if number > 1 else player for number in range(1, before + 1)]

    @cached_property
    def deputies(self) -> tuple[Deputy, ...]:
        """All who were, are or will be deputies of players."""
        from pbem.game.pace.deputies import deputies_of

        return deputies_of(self.log.entries, self.substitutes)

    @property
    def substitutes(self) -> list[SubstituteEntry]:
        """How players' parts were given to others for good."""
        return list(entries_of(self.log.valid_entries(), SubstituteEntry))

    @cached_property
    def clock(self) -> Clock:
        """What the log says about time."""
        return clock_in(self.log.entries)

    @property
    def timing(self) -> Timing | None:
        """The settings of time; None if nothing is ever due by itself."""
        return self.clock.timing

    @cached_property
    def filed(self) -> Mapping[str, OrdersOnFile]:
        """What each nation has on file: the fold of the letters' entries. What a letter ordered is read from
        its kept file in an older log alone, once (upgrade.py).

        Raises ChangedLetter if a letter that counts is missing or not as it came: no game goes on while its
        evidence is not whole.
        """
        orders = dict.fromkeys(self.game.rules.order, OrdersOnFile())
        turn_1 = self._turn_1
        for place, row in enumerate(self.rows):
            if not (row.lasts or row.last_turn >= self.game.turn - 1):
                continue  # it does not matter any more
            entry = self.letters[place]
            if turn_1 and entry.n > turn_1:
                orders, turn_1 = after_set_up(orders), None
            if entry.counts or entry.orders:
                orders = with_letter(orders, self._of_its_player(self._up_to_date(entry, orders)))
        orders = after_set_up(orders) if turn_1 else orders
        return {nation: own.in_turn(stage_turn(self.game, nation)) for nation, own in orders.items()}

    @property
    def _turn_1(self) -> int | None:
        """The number of the entry in which the set-up ended; None if it has not, or there was none."""
        steps = (one for one in self.log.valid_entries() if isinstance(one, StepEntry))
        began = (
            (event.turn, one.n) for one in steps for event in one.events if isinstance(event, e.TurnBegan)
        )
        turn, n = next(began, (0, 0))
        return n if turn == 1 else None

    def _up_to_date(self, entry: LetterEntry, before: Mapping[str, OrdersOnFile]) -> LetterEntry:
        """An entry with its orders; `before` is what was on file then."""
        content, old = self.letter_content(entry), self.old_letters.get(entry.n)
        return old.up_to_date(content, before) if old else entry

    def _of_its_player(self, entry: LetterEntry) -> LetterEntry:
        """An entry without orders for nations that another player has taken over since (rule 11)."""
        orders = entry.orders or {}
        own = {nation: orders[nation] for nation in orders if self.game.player_of(nation) == entry.player}
        return entry if len(own) == len(orders) else replace(entry, orders=own)

    def letter_content(self, entry: LetterEntry) -> bytes:
        """A kept letter as it came. Raises ChangedLetter, OSError."""
        path, name = self.folder.letter(entry.file), entry.letter if self.is_closed else entry.file
        if not self.folder.has(path):
            raise ChangedLetter(f"letter {name} is missing")
        try:
            content = self.folder.read(path)
        except FolderError:
            content = b""
        if digest(content) != entry.sha256:
            raise ChangedLetter(f"letter {name} is not as it came")
        return content

    @property
    def is_closed(self) -> bool:
        """Whether the game has secrets that its moderator should not see."""
        return self.log.sealed is not None and self.game.phase != OVER

    @property
    def deadlines(self) -> tuple[tuple[OwedAnswer, Deadline], ...]:
        """The open questions that were noted, each with its deadline; none without settings."""
        from pbem.deadlines.deadline import deadline

        if self.timing is None:
            return ()
        return tuple((one, deadline(one, self.timing)) for one in owed_answers(self.game, self.clock))

    @property
    def last_step(self) -> int:
        """The number of the last entry in which anything happened; 0 if nothing has yet."""
        return next((entry.n for entry in reversed(self.log.valid_entries()) if _happens(entry)), 0)

    def last_entry(self, turn: int) -> Entry:
        """The entry in which a turn ended; while it is being played, in which anything happened last."""
        return self.log.entries[self.turn_entries.get(turn, self.last_step)]

    def since_mail(self, reported: int, fights: int, informed: int = -1) -> Since:
        """From when on a player is told by mail what has happened: since the entry that his last report told
        of, of his own fights and of what the moderator said since others. -1 stands for nothing yet."""
        turn = max((turn + 1 for turn, n in self.turn_entries.items() if n <= reported), default=0)
        return Since(self.place_after(reported), turn, reported, informed, self.place_after(fights))

    def place_after(self, entry: int) -> int:
        """How many events had happened when an entry was written."""
        steps = (one for one in self.log.valid_entries() if isinstance(one, StepEntry) and one.n <= entry)
        return sum(len(one.events) for one in steps)

    def stages_since(self, place: int) -> tuple[tuple[int, str], ...]:
        """The stages that have ended since so many events had happened, by turn and nation."""
        ended = []
        for before, after in pairwise(self.history[max(place - 1, 0) :]):
            if before.nation and isinstance(after.event, e.StageBegan | e.TurnEnded):
                ended.append((before.turn, before.nation))
        return tuple(ended)

    def record(self) -> Record:
        """What the reports are made from."""
        return Record(
            name=self.name,
            game=self.game,
            history=self.history,
            commitment=self.created.commitment,
            seed=hashed_text(self.created),
            luck=() if self.game.phase == SETUP else tuple(sorted(self.luck.items())),
            names=self.addresses,
            filed=frozenset(nation for nation in self.game.rules.order if self.has_orders(nation)),
            notices=self.notices,
            head=hash_of(self.last_entry(self.game.turn)),
            ahead={nation: orders_ahead(self.game, nation, own) for nation, own in self.filed.items()},
            worked_out=self._worked_out,
        )

    @cached_property
    def _worked_out(self) -> dict[Any, Any]:
        return {}

    def has_orders(self, nation: str) -> bool:
        """Whether a nation's orders for what is asked of her next are on file."""
        own = self.filed[nation]
        return bool(own.for_stage(stage_turn(self.game, nation)))


def _happens(entry: Entry) -> bool:
    """Whether there is something to tell of an entry."""
    return (isinstance(entry, StepEntry) and bool(entry.events)) or isinstance(entry, notices.KINDS)


def load(path: Path, known: State | None = None, *, anew: bool = False) -> State:
    """The game in a folder: as it is `known` already while the log tells no more; from its whole log if it is
    to be read `anew`. Raises FolderError, LogError or DataError if there is none that can be read, and CutLog
    if the end of its log is missing."""
    if known and known.folded == len(known.log.entries) and known.log.is_current() and not anew:
        return known
    folder = Folder(path)
    folder.require()
    end = log_end.known_end(folder)
    found: list[Kept] = []

    def known_entries(content: bytes) -> tuple[Entries, int]:
        from pbem.game.kept import snapshot

        found[:] = filter(None, [snapshot.recall(folder, content)])
        return (growing(found[0].entries), found[0].size) if found else ([], 0)

    may_know = folder.has_snapshot and not anew
    log = read_log(folder.log, folder.header, folder.seal, known_entries if may_know else None)
    log_end.require_end(log, end)
    return grown(State(folder, log, **found[0].fold)) if found else fold(folder, log)


def fold(folder: Folder, entries: Log) -> State:
    """The state that a log tells."""
    valid = entries.valid_entries()
    created = valid[0] if valid else None
    if not isinstance(created, CreatedEntry):
        raise LogError(f"{entries.path}:1: a log begins with the entry `created`")
    game = start(created)
    began = game if game.phase == MOVEMENT else None  # a position may be amid a turn
    return further(State(folder, entries, created, game, (), (), {}, began=began), valid[1:])


def grown(known: State) -> State:
    """The state after what was added to the log of a known one. An `undo` takes back what was folded, and a
    `redo` takes it up again, so the whole log is read anew for them."""
    new = known.log.entries[known.folded :]
    if any(isinstance(entry, UndoEntry | RedoEntry) for entry in new):
        return fold(known.folder, known.log)
    return further(known, new)


def further(now: State, entries: Iterable[Entry]) -> State:
    """The state after entries that were added to its log since."""
    folding = Folding(
        now.game,
        growing(now.history),
        growing(now.letters),
        late(now.turn_ends),
        list(now.notices),
        dict(now.old_letters),
        now.began,
        dict(now.turn_entries),
        Luck(now.created, now.luck),
        dict(now.wrote),
    )
    for entry in entries:
        folding.add(entry)
    return replace(
        now,
        game=folding.game,
        history=settled(folding.history),
        letters=settled(folding.letters),
        turn_ends=folding.turn_ends,
        notices=tuple(folding.notices),
        old_letters=folding.old_letters,
        began=folding.began,
        turn_entries=folding.turn_entries,
        luck=folding.luck.words if folding.luck else {},
        wrote=folding.wrote,
        folded=len(now.log.entries),
    )


def kept_fields(now: State) -> dict[str, Any]:
    """The fields of a state besides its folder and its log, by name."""
    return {one.name: getattr(now, one.name) for one in fields(now) if one.name not in ("folder", "log")}


def start(created: CreatedEntry) -> Game:
    """The game before its first event."""
    from pbem.engine.start import new_game

    if created.position is not None:
        from pbem.data import position

        return position.read_position(created.position, created.seed)
    return new_game(rules_for(created.scenario), created.seed, created.options)

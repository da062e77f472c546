"""Who gets a player's letters: himself, and while somebody plays for him his deputy too."""

from __future__ import annotations

from datetime import datetime

from pbem.deadlines.wall_clock import utc
from pbem.desk.out.outbox import Outbox
from pbem.desk.out.reports import player_file_name
from pbem.game.entries import LetterEntry
from pbem.game.pace.deputies import Deputy
from pbem.game.state import State
from pbem.records import dataclass

BY_DEPUTY = "-deputy-"
"""In the names of letters to deputies."""


@dataclass(frozen=True)
class Reader:
    """Somebody whom a player's letters go to."""

    player: str
    address: str
    seat: str
    """Whose tokens he gets."""
    deputy: Deputy | None = None

    @property
    def number(self) -> int:
        """Which of the player's deputies he is; 0 for the player."""
        return self.deputy.number if self.deputy else 0

    @property
    def sign(self) -> str:
        """The reader in the name of a letter: `maria-theresa-deputy-1`."""
        return reader_sign(self.player, self.deputy)

    def has_letters(self, names: list[str], until: int) -> bool:
        """Whether there is a report to a deputy under an entry up to one: nothing is sent to him before his
        first, which tells him what he is. A player needs none."""
        if self.deputy is None:
            return True
        own = (name for name in names if name.endswith(f"-{self.sign}-report.eml"))
        return any(int(name.partition("-")[0]) <= until for name in own)


def reader_sign(player: str, deputy: Deputy | None) -> str:
    """A player or his deputy in the name of a file."""
    return player_file_name(player) + (f"{BY_DEPUTY}{deputy.number}" if deputy else "")


def readers_of(
    now: State, player: str, when: datetime, answered: LetterEntry | None = None
) -> tuple[Reader, ...]:
    """Who gets a player's letters now, and the deputy who wrote a letter that is `answered`; deputies first,
    so that what was written to the player was written to all. He may have no address."""
    own = (one for one in now.deputies if one.player == player)
    deputies = [deputy_reader(one) for one in own if one.holds(utc(when)) or _gave_up(one, answered)]
    return (*deputies, Reader(player, now.addresses.get(player, ""), now.seat(player)))


def _gave_up(deputy: Deputy, letter: LetterEntry | None) -> bool:
    """Whether a deputy is none any more since he wrote so in a letter."""
    return letter is not None and letter.deputy == deputy.number and letter.taken == deputy.until


def writer_of_letter(now: State, letter: LetterEntry, when: datetime) -> Reader | None:
    """Who wrote a letter, as a reader of what he asks for; None if he may read nothing any more."""
    readers = readers_of(now, letter.player, when)
    return next((one for one in readers if one.number == letter.deputy), None)


def deputy_reader(deputy: Deputy) -> Reader:
    """A deputy as a reader, whether he holds or not."""
    return Reader(deputy.player, deputy.address, deputy.seat, deputy)


def reader_addresses(now: State) -> dict[str, str]:
    """The address of everybody whom letters were ever written to, by his sign in their names."""
    found = {player_file_name(player): address for player, address in now.addresses.items()}
    return found | {reader_sign(one.player, one): one.address for one in now.deputies}


def withdraw_letters(now: State, outbox: Outbox, when: datetime) -> None:
    """Take back what waits for deputies whose time is over: they get no more of it."""
    over = [reader_sign(one.player, one) for one in now.deputies if not one.holds(utc(when))]
    endings = tuple(f"-{sign}-" for sign in over)
    waiting = outbox.waiting() if over else []
    outbox.withdraw([name for name in waiting if _is_for(name, endings)])


def _is_for(name: str, endings: tuple[str, ...]) -> bool:
    """Whether a letter is for one of some readers, and no farewell."""
    return any(name[6:].startswith(ending) for ending in endings) and f"-{FAREWELL}" not in name


FAREWELL = "farewell_"
"""In the names of letters which tell former deputies that they order nothing any more."""

"""Who wrote a mail: a player or his deputy, by the token that it brings back or by its address."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.deadlines.wall_clock import day_words
from pbem.desk.letters.submit import same_address
from pbem.desk.out import tokens
from pbem.desk.out.mails import Desk
from pbem.engine.phrase import phrase
from pbem.game.pace.deputies import Deputy, holding
from pbem.game.state import State
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import parse
from pbem.post.read.letter import Letter
from pbem.records import dataclass

PAST_TURNS = 1
"""So many turns back a token still opens: orders for the next stage may answer a letter of this turn."""


@dataclass(frozen=True)
class Writer:
    """Whose letter a mail is, if that can be told, and why it counts for nothing even so."""

    player: str | None
    why_not: str = ""
    turn: int | None = None
    """The turn of the letter that it answers, where a token tells."""
    deputy: Deputy | None = None
    """Who wrote it for the player; if he may no more, he alone is told that it counts for nothing."""

    @property
    def number(self) -> int:
        """Which of the player's deputies wrote it; 0 if he did himself."""
        return self.deputy.number if self.deputy else 0


def writer_of(now: State, letter: Letter, desk: Desk) -> Writer:
    """Who wrote a mail: told by the token that it brings back, of this turn or the last, or by its address if
    that is enough. A token of another time tells whose it was, and opens nothing."""
    texts = [letter.subject or "", *(line.text for line in letter.lines)]
    blind = tokens.blinded(tokens.tokens_in([*texts, *(line.text for line in letter.skipped)]))
    for player, seat, deputy in _seats(now, desk):
        for turn in range(now.game.turn, now.game.turn - 1 - PAST_TURNS, -1):
            own = tokens.token(desk.key, now.edition, seat, turn, now.revision)
            if tokens.matches(own, blind):
                return Writer(player, turn=turn, deputy=deputy)
    by_address = _at_address(now, letter, desk) if desk.by_address and letter.sent == "person" else None
    return by_address or (_of_old(now, blind, desk) if blind else Writer(None))


def _seats(now: State, desk: Desk) -> Iterator[tuple[str, str, Deputy | None]]:
    """All who may order now: for which player, from which seat, as which deputy."""
    yield from ((player, now.seat(player), None) for player in now.game.roles)
    yield from ((one.player, one.seat, one) for one in holding(now.deputies, desk.now))


def _at_address(now: State, letter: Letter, desk: Desk) -> Writer | None:
    """Whose address it is that a mail gives itself; of several players' the one's for whom it speaks."""
    known: list[tuple[str, str, Deputy | None]]
    known = [(player, address, None) for player, address in now.addresses.items()]
    known += [(one.player, one.address, one) for one in holding(now.deputies, desk.now)]
    own = {player: one for player, address, one in reversed(known) if same_address(address, letter.sender)}
    if not own:
        return _of_former(now, letter)
    claimed = claimed_player(now, letter) if len(own) > 1 else None
    player = claimed if claimed in own else next(reversed(own))
    return Writer(player, deputy=own[player])


def _of_former(now: State, letter: Letter) -> Writer | None:
    """Whose deputy it was who has the address of a mail, and may not order any more."""
    was = [one for one in now.deputies if same_address(one.address, letter.sender)]
    return Writer(was[-1].player, _why_over(was[-1]), deputy=was[-1]) if was else None


def _of_old(now: State, blind: frozenset[bytes], desk: Desk) -> Writer:
    """Whose token of an earlier turn, an older revision or a former player or deputy there is among some.
    Turns that were undone had tokens too."""
    last = max((now.game.turn, *(entry.last_turn for entry in now.rows_ever)))
    for player, seat, deputy in _seats_ever(now):
        for revision in range(now.revision, -1, -1):
            for turn in range(last + 1, -1, -1):
                if tokens.matches(tokens.token(desk.key, now.edition, seat, turn, revision), blind):
                    if deputy and not deputy.holds(desk.now):
                        return Writer(player, _why_over(deputy), deputy=deputy)
                    why = _why_old(now, player, seat if not deputy else now.seat(player), revision, turn)
                    return Writer(player, why, deputy=deputy)
    return Writer(None)


def _seats_ever(now: State) -> Iterator[tuple[str, str, Deputy | None]]:
    """All seats that tokens were ever made for, as `_seats` has them."""
    for player in now.game.roles:
        yield from ((player, seat, None) for seat in (now.seat(player), *now.former_seats(player)))
    yield from ((one.player, one.seat, one) for one in now.deputies)


def _why_over(deputy: Deputy) -> str:
    last = day_words(deputy.days[1])
    return phrase("you played for {player} until {day}, and do no more", player=deputy.player, day=last)


def _why_old(now: State, player: str, seat: str, revision: int, turn: int) -> str:
    if seat != now.seat(player):
        return phrase("it answers a letter to somebody who played {player} before", player=player)
    if revision != now.revision:
        return phrase("it answers a letter from before the game was corrected or rolled back")
    return phrase("it answers a letter of turn {old}, and it is now turn {new}", old=turn, new=now.game.turn)


def claimed_player(now: State, letter: Letter) -> str | None:
    """The player whose nations a letter orders about."""
    sheet = parse([(line.number, line.text) for line in letter.lines], now.game.rules)
    for part in sheet.parts:
        nation = book(now.game.rules).nations.find(part.nation.name) if part.nation else None
        if isinstance(nation, str):
            return now.game.player_of(nation)
    return None

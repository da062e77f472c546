"""What a letter says of its writer, beside orders: when he is away, who plays for him, in which time zone he
lives, and how he reads the suits of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime

from pbem.deadlines.settings import Absence, Days, Timing, announce, days_away, take_back
from pbem.deadlines.settings_text import document_of
from pbem.deadlines.wall_clock import days_words, midnight, span_words, utc
from pbem.desk.letters.wish import Wishes
from pbem.engine.phrase import Typed, packed, phrase, phrases
from pbem.game import state
from pbem.game.entries import (
    AwayEntry,
    DeputyEntry,
    Entry,
    LetterEntry,
    SettingsEntry,
    SuitsEntry,
    ZoneEntry,
)
from pbem.game.log import Log
from pbem.game.state import State
from pbem.orders.grammar.letter import Header
from pbem.orders.grammar.person.presence import AwayLine, in_year


def wishes_of(
    now: State, header: Header, player: str | None, when: datetime | None, deputy: int = 0
) -> Wishes:
    """What comes of a letter's lines about its writer, that was taken in at a time; of a `deputy` by number
    only that he does not want to be one."""
    found = Wishes()
    if player is None or when is None:
        return found
    if deputy:
        return _of_deputy(now, header, player, when)
    if header.away:
        found += _away(now, header.away, player, when)
    if header.zone:
        said = phrase("Times are told in {zone} too from now on.", zone=header.zone.zone)
        found += Wishes((ZoneEntry(player=player, zone=header.zone.zone, letter=_number(now)),), (said,))
    if header.suits:
        shown = SuitsEntry(player=player, signs=header.suits.signs, letter=_number(now))
        found += Wishes((shown,), (suits_words(shown.signs),))
    if header.deputy:
        from pbem.desk.letters.deputy_wish import deputy_wish

        found += deputy_wish(now, header.deputy, player, when)
    return found


def suits_words(signs: bool) -> str:
    """How plain text shows suits from now on."""
    if signs:
        return phrase("Suits are shown as signs from now on (♠ spades, ♣ clubs, ♥ hearts, ♦ diamonds).")
    return phrase("Suits are shown as letters from now on in plain text.")


def written_by(now: State, player: str | None, deputy: int) -> tuple[str, ...]:
    """Which deputy wrote a letter, for its receipt."""
    own = (one for one in now.deputies if (one.player, one.number) == (player, deputy))
    return tuple(
        phrase("Written by {name}, who plays for {player}.", name=Typed(one.name), player=one.player)
        for one in own
    )


def known_deputy(now: State, player: str, deputy: int) -> int:
    """A deputy by number, if the players know that there is one; else 0."""
    known = any((one.player, one.number) == (player, deputy) and one.told for one in now.deputies)
    return deputy if known else 0


def _of_deputy(now: State, header: Header, player: str, when: datetime) -> Wishes:
    """What a deputy's letter says of its writer: he may give up, and nothing else is his to say."""
    from pbem.desk.letters.deputy_wish import deputy_wish

    found = Wishes()
    if header.deputy and not header.deputy.name:
        found += deputy_wish(now, header.deputy, player, when)
    elif header.deputy or header.away or header.zone or header.suits or header.language:
        why = phrase(
            "Only {player} decides about absences, deputies, the language, the time zone and the signs of "
            "suits: that is left out.",
            player=player,
        )
        found += Wishes(refused=(why,))
    return found


def _away(now: State, line: AwayLine, player: str, when: datetime) -> Wishes:
    """An absence announced, or what is to come of one taken back, within the limits of the settings."""
    timing = now.timing
    if timing is None:
        return _refused(phrase("this game has no deadlines, and nobody need be away"))
    today = utc(when).astimezone(timing.zone).date()
    if not line.first:
        return _back(now, timing, player, today, when)
    first = in_year(line.first, today)
    absence = Absence(player, Days(first, in_year(line.last, first)))
    if problem := _problem(timing, absence, today, when):
        return _refused(problem)
    days = days_words(absence.days.first, absence.days.last)
    why = phrase("{player} is away: {days}", player=player, days=days)
    left = timing.leave.days - days_away(announce(timing, absence), player)
    said = (
        phrase("You are away: {days}. To take that back write: away off", days=days),
        phrases(
            "You may be away on {n} more day in this game.",
            "You may be away on {n} more days in this game.",
            left,
        ),
    )
    told = timing.leave.tell == "all"
    entry = AwayEntry(
        player=player,
        first=absence.days.first.isoformat(),
        last=absence.days.last.isoformat(),
        told=told,
        letter=_number(now),
    )
    return Wishes((settings_entry(now, announce(timing, absence), when, why), entry), said)


def _number(now: State) -> int:
    """The number that the letter will have."""
    return 1 + len(now.rows_ever)


OF_THE_WRITER = AwayEntry, ZoneEntry, SuitsEntry, DeputyEntry
"""The entries of what letters say of their writers."""


def with_wishes(now: State, wishes: Wishes) -> State:
    """The game as it is with what a letter says of its writer: its receipt tells the new deadlines."""
    if not wishes.entries:
        return now
    log = Log(now.log.path, list(now.log.entries), sealed=now.log.sealed)
    added = [log.add(entry) for entry in wishes.entries]
    return state.further(replace(now, log=log), added)


def without_wishes(entries: Sequence[Entry], letter: LetterEntry) -> list[Entry]:
    """The entries before a letter's, without those of what it says of its writer."""
    before = list(entries[: letter.n])
    while before and isinstance(before[-1], OF_THE_WRITER) and before[-1].letter == letter.letter:
        away = isinstance(before.pop(), AwayEntry)
        if away and isinstance(before[-1], SettingsEntry):
            before.pop()
    return before


def _back(now: State, timing: Timing, player: str, today: date, when: datetime) -> Wishes:
    after = take_back(timing, player, today)
    if after == timing:
        return _refused(phrase("no absence of yours is still to come"))
    why = phrase("{player} is not away any more", player=player)
    entry = AwayEntry(player=player, first="", last="", told=timing.leave.tell == "all", letter=_number(now))
    return Wishes((settings_entry(now, after, when, why), entry), (phrase("You are not away any more."),))


def _problem(timing: Timing, absence: Absence, today: date, when: datetime) -> str:
    """Why an absence cannot be announced by letter; nothing if it can."""
    days, limits = absence.days, timing.leave
    if days.last < days.first or days.first < today:
        return phrase("the last day is before the first, or the first is over")
    taken = days_away(timing, absence.player, absence) + (days.last - days.first).days + 1
    if taken > limits.days:
        return phrase(
            "that would be {taken} days in this game, and the settings allow {most}; ask the moderator",
            taken=taken,
            most=limits.days,
        )
    if midnight(days.first, timing.zone) < utc(when) + limits.notice:
        return phrase(
            "it has to be announced {span} before; ask the moderator", span=span_words(limits.notice)
        )
    return ""


def _refused(why: str) -> Wishes:
    return Wishes(refused=(phrase("Your absence is not noted: {why}.", why=why),))


def settings_entry(now: State, timing: Timing, when: datetime, why: str) -> SettingsEntry:
    """Settings for the log, with the deadlines that were told under those before."""
    return SettingsEntry(
        at=utc(when).isoformat(),
        document=document_of(timing),
        promised={one.nation: due.at.isoformat() for one, due in now.deadlines if due.at},
        why=str(why),
        said=packed(why),
    )

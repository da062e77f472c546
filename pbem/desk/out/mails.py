"""What leaves a game by mail: receipts and, after something happened, one letter to each player."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pbem.data.tongues import tongue
from pbem.deadlines.wall_clock import time_in_words
from pbem.desk.out import reports, tokens
from pbem.desk.out.enclosures import Enclosures, MailContent, enclosures_of, letter_text, map_of_view
from pbem.desk.out.outbox import Outbox
from pbem.engine.model import OVER
from pbem.engine.phrase import phrase
from pbem.engine.sequence import questions
from pbem.game.clock import why_of
from pbem.game.entries import OutageEntry, SettingsEntry
from pbem.game.state import State
from pbem.post.send.compose import Attachment, Outgoing, Person, compose
from pbem.report.document import Document
from pbem.report.record import Notice, Receipt

OUTBOX = "outbox"
"""The folder of a game that letters leave from."""


@dataclass(frozen=True)
class Desk:
    """What every letter of a moderator needs."""

    moderator: Person
    """Who sends the letters."""
    reply_to: Person | None
    """Where answers go, if not to him."""
    key: bytes
    """The key that tokens are made with."""
    now: datetime
    html: bool = False
    """Whether letters come as HTML too."""
    by_address: bool = False
    """Whether the address alone of a mail is enough to give orders."""


def outbox(now: State) -> Outbox:
    """The outbox of a game."""
    return Outbox(now.folder.path / OUTBOX)


def mail_receipt(
    desk: Desk, now: State, receipt: Receipt, entry: int, in_reply_to: str | None = None
) -> bool:
    """Put a receipt into the outbox, for the address on record; whether it is new."""
    letter = MailContent((reports.receipt_document(now, receipt),))
    return _put(desk, now, receipt.player, entry, "receipt", phrase("receipt"), letter, in_reply_to)


def mail_refusal(desk: Desk, now: State, receipt: Receipt, entry: int, sign: str) -> bool:
    """Tell a player of a letter that was refused before it was filed; `sign` tells such letters apart."""
    if outbox(now).has(f"refusal_{sign}.eml"):
        return False
    letter = MailContent((reports.receipt_document(now, receipt),))
    return _put(desk, now, receipt.player, entry, f"refusal_{sign}", phrase("a letter was refused"), letter)


def mail_reminder(desk: Desk, now: State, player: str, signs: str, lines: Sequence[str]) -> bool:
    """Remind a player of what he owes; `signs` name the questions and the reminders."""
    document = reports.small_letter(now, player, "reminder.txt.j2", {"player": player, "lines": lines})
    entry, about = now.log.entries[-1].n, phrase("something is missing")
    return _put(desk, now, player, entry, f"reminder{signs}", about, MailContent((document,)))


def mail_deadlines(desk: Desk, now: State, player: str, changed: SettingsEntry | OutageEntry) -> bool:
    """Tell a player that his deadlines have changed by this entry of the log."""
    letter = MailContent(_until(now, player, why_of(changed)))
    return _put(desk, now, player, changed.n, "deadline", phrase("a new deadline"), letter)


def _until(now: State, player: str, why: str = "") -> tuple[Document, ...]:
    """Until when a player's answers are due; nothing if nothing is due."""
    own = [(one, deadline) for one, deadline in now.deadlines if one.player == player]
    if not own or now.timing is None:
        return ()
    zone = now.timing.zone
    due = [
        {
            "nation": one.nation,
            "wants": one.wants,
            "at": time_in_words(deadline.at, zone) if deadline.at else "",
        }
        for one, deadline in own
    ]
    facts = {"due": due, "zone": str(zone), "why": why}
    return (reports.small_letter(now, player, "deadlines.txt.j2", facts),)


def mail_gone_wrong(desk: Desk, now: State, receipt: Receipt, nation: str) -> bool:
    """Tell a player once that a nation's orders cannot be carried out now that her stage has come."""
    letter = MailContent((reports.receipt_document(now, receipt),))
    kind = f"problem_{receipt.letter}_{reports.player_file_name(nation)}".replace("-", "_")
    return _put(desk, now, receipt.player, now.last_step, kind, phrase("orders gone wrong"), letter)


def mail_turn(desk: Desk, now: State) -> int:
    """Write to each player whom it concerns about all that has happened since his last letter; how many.

    A player is written to when the game begins, when something new is asked of him, when a turn has ended,
    when the game is over and when the moderator has something to tell him. A letter holds what the turns that
    have ended changed for him, his private report, the public summaries, and order forms; as HTML the map and
    the order desk too.
    """
    path = now.folder.path / OUTBOX / ".mailed"
    marks: dict[str, list[Any]] = json.loads(now.folder.read(path)) if now.folder.has(path) else {}
    letters = {}
    for player in now.game.roles:
        mark = marks.get(player, [-1, 0, []])
        if _concerns(now, player, mark):
            letters[player] = _report(desk, now, player, mark[1])
            marks[player] = [now.last_step, now.game.turn, _asked(now, player)]
    about = phrase("your report")
    new = sum(_put(desk, now, one, now.last_step, "report", about, letters[one]) for one in letters)
    now.folder.write(path, json.dumps(marks).encode())
    return new


def _asked(now: State, player: str) -> list[str]:
    """What is asked of a player now."""
    own = now.game.roles[player]
    return [
        f"{question.number} {question.nation}" for question in questions(now.game) if question.nation in own
    ]


def _concerns(now: State, player: str, mark: list[Any]) -> bool:
    """Whether there is something that a player has to be written to about."""
    entry, turn, asked = mark
    if entry == now.last_step:
        return False
    over = now.game.phase == OVER or any(one.entry > entry for one in _notices(now, player))
    return entry < 0 or over or now.game.turn > turn or not set(_asked(now, player)) <= set(asked)


def _notices(now: State, player: str) -> list[Notice]:
    return [one for one in now.notices if one.may_read(player)]


def _report(desk: Desk, now: State, player: str, first: int) -> MailContent:
    """All that has happened since the turn `first`, and what a player is asked now."""
    turn = now.game.turn
    ended = (reports.ended_document(now, player, number) for number in range(first, turn))
    parts = [*_until(now, player), *filter(None, ended), reports.private_document(now, player, turn)]
    parts += [reports.summary_document(now, number, player) for number in range(max(first, 1), turn + 1)]
    asked = {question.nation for question in questions(now.game)} & set(now.game.roles[player])
    forms = tuple(Attachment(f"{nation}.txt", reports.order_form(now, nation)) for nation in sorted(asked))
    if not desk.html or not now.addresses.get(player):
        return MailContent(tuple(parts), forms)
    shown = reports.view_of(now, player, turn)
    return MailContent(tuple(parts), forms, shown, map_of_view(shown, now, player))


def _put(
    desk: Desk, now: State, player: str, entry: int, kind: str, about: str, letter: MailContent,
    in_reply_to: str | None = None,
) -> bool:  # fmt: skip
    """Compose a letter and put it into the outbox under the entry it tells of."""
    address = now.addresses.get(player)
    if not address:
        return False
    sign = tokens.token(desk.key, now.edition, now.seat(player), now.game.turn, now.revision)
    name = f"{entry:06d}-{reports.player_file_name(player)}-{kind}.eml"
    unique = tokens.letter_identity(desk.key, now.edition, name)
    back = (desk.reply_to or desk.moderator).address
    more = enclosures_of(letter, now, player, back, sign) if desk.html else Enclosures()
    mail = Outgoing(
        sender=desk.moderator,
        reply_to=desk.reply_to,
        to=Person(address),
        subject=_subject(now, player, about, sign),
        message_id=f"<{unique}@{desk.moderator.address.rpartition('@')[2]}>",
        date=desk.now,
        text=letter_text(letter),
        in_reply_to=in_reply_to,
        attachments=(*letter.forms, *more.files),
        html=more.html,
        pictures=more.pictures,
    )
    return outbox(now).put(name, compose(mail))


def _subject(now: State, player: str, about: str, sign: str) -> str:
    """`[seven-years] Frederick: your report (token)`, in the player's language."""
    spoken = tongue(now.language(player))
    return f"[{now.name}] {spoken.name(player)}: {spoken.say(about)} ({sign})"

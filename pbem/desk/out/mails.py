"""What leaves a game by mail: receipts and, after something happened, one letter to each player."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import field, replace
from datetime import datetime

from pbem.data.tongues import tongue
from pbem.deadlines.wall_clock import day_words, days_words
from pbem.desk.out import reports, tokens
from pbem.desk.out.enclosures import Enclosures, MailContent, enclosures_of, letter_text, map_of_view
from pbem.desk.out.mail_length import (
    OF_A_STAGE,
    asked_of,
    concerns,
    is_same_stage,
    is_short,
    new_notices,
    new_questions,
    own_questions,
)
from pbem.desk.out.mail_marks import MailMark, read_marks, write_marks
from pbem.desk.out.other_language import with_other_language
from pbem.desk.out.outbox import OUTBOX as OUTBOX
from pbem.desk.out.outbox import Way
from pbem.desk.out.outbox import outbox as outbox
from pbem.desk.out.readers import FAREWELL, Reader, deputy_reader, readers_of
from pbem.desk.out.stage_on_file import stages_on_file
from pbem.desk.out.told_at_once import is_told_at_once
from pbem.engine.model import OVER
from pbem.engine.phrase import Phrase, phrase
from pbem.game.clock import why_of
from pbem.game.entries import ExtendedEntry, LetterEntry, OutageEntry, PressEntry, SettingsEntry
from pbem.game.games_read import GamesRead
from pbem.game.notices import PRESS
from pbem.game.pace.deputies import Deputy
from pbem.game.state import State
from pbem.post.send.compose import Attachment, Outgoing, Person, compose
from pbem.post.settings import EACH_FIGHT, EACH_REPORT, EACH_STAGE, EACH_TURN, NOTHING
from pbem.records import dataclass
from pbem.report.document import Document
from pbem.report.record import MISSED, Notice, Receipt, Since


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
    order_desk: str = EACH_TURN
    """Which reports carry the order desk."""
    talk_to: Person | None = None
    """Who is sent what players write besides orders; None if nobody is."""
    played: str = EACH_FIGHT
    """What players are told at once, in a few lines, if they get no other letter about it."""
    games: GamesRead = field(default_factory=GamesRead, compare=False)
    """The games read so far."""
    way: Way = field(default_factory=Way, compare=False)
    """The way by which all letters leave."""


def mail_receipt(desk: Desk, now: State, receipt: Receipt, entry: LetterEntry) -> bool:
    """Put the receipt of a letter into the outbox, for the address on record; whether it is new. A deputy
    who wrote that he is none any more has it too."""
    letter = MailContent((reports.receipt_document(now, receipt),))
    return put_mail(desk, now, receipt.player, entry.n, "receipt", phrase("receipt"), letter, entry)


def mail_refusal(desk: Desk, now: State, receipt: Receipt, entry: int, sign: str) -> bool:
    """Tell a player of a letter that was refused before it was filed; `sign` tells such letters apart."""
    if outbox(now).has(f"{reports.player_file_name(receipt.player)}-refusal_{sign}.eml"):
        return False
    letter = MailContent((reports.receipt_document(now, receipt),))
    return put_mail(
        desk, now, receipt.player, entry, f"refusal_{sign}", phrase("a letter was refused"), letter
    )


def mail_farewell(desk: Desk, now: State, deputy: Deputy, sign: str) -> bool:
    """Tell somebody who played for a player that a letter of his counts no more: nothing else of the game."""
    if outbox(now).has(f"{FAREWELL}{sign}.eml"):
        return False
    facts = {"deputy": deputy.name, "player": deputy.player, "last": day_words(deputy.days[1])}
    letter = MailContent((reports.small_letter(now, deputy.player, "farewell.txt.j2", facts),))
    reader, entry, about = deputy_reader(deputy), now.log.entries[-1].n, phrase("a letter was refused")
    return put_to(desk, now, reader, entry, f"farewell_{sign}", about, letter)


def mail_reminder(desk: Desk, now: State, player: str, signs: str, lines: Sequence[str]) -> bool:
    """Remind a player of what he owes; `signs` name the questions and the reminders."""
    document = reports.small_letter(now, player, "reminder.txt.j2", {"player": player, "lines": lines})
    entry, about = now.log.entries[-1].n, phrase("something is missing")
    return put_mail(desk, now, player, entry, f"reminder{signs}", about, MailContent((document,)))


def mail_deadlines(
    desk: Desk, now: State, player: str, changed: SettingsEntry | OutageEntry | ExtendedEntry
) -> bool:
    """Tell a player that his deadlines have changed by this entry of the log."""
    letter = MailContent(_until(now, player, why_of(changed)))
    return put_mail(desk, now, player, changed.n, "deadline", phrase("a new deadline"), letter)


def _until(now: State, player: str, why: str = "") -> tuple[Document, ...]:
    """Until when a player's answers are due; nothing if nothing is due."""
    due = reports.answers_due(now, player)
    if not due:
        return ()
    facts = {"due": due, "why": why}
    return (reports.small_letter(now, player, "deadlines.txt.j2", facts),)


def mail_turn(desk: Desk, now: State) -> int:
    """Write to each player whom it concerns about all that has happened since his last letter; how many.

    A player is written to when the game begins, when something new is asked of him, when a turn has ended,
    when the game is over and when the moderator has something to tell him; a deputy like his player, and when
    his time begins. A letter holds his report, which tells all that has happened since the last one, and
    order forms; as HTML the map and the order desk too. If only a fight of his asks something, or his stage
    goes on, it holds the question and his fights alone; if the moderator only tells him something, that.
    """
    marks, new = read_marks(now), 0
    for player in now.game.roles:
        for reader in readers_of(now, player, desk.now):
            key = key_of(reader)
            mark = marks.get(key) if reader.deputy else marks.get(key, MailMark())
            if concerns(now, player, mark) if mark else now.game.phase != OVER:
                about, letter = _turn_letter(desk, now, reader, mark)
                new += put_to(desk, now, reader, now.last_step, "report", about, letter)
                marks[key] = _marked(now, player, mark or MailMark(), letter.in_full)
    write_marks(now, marks)
    return new


def key_of(reader: Reader) -> str:
    """Whose mark a reader's is: a deputy has one of his own."""
    return reader.seat if reader.deputy else reader.player


def _turn_letter(desk: Desk, now: State, reader: Reader, mark: MailMark | None) -> tuple[Phrase, MailContent]:
    """What one reader is written to about, and the letter."""
    player = reader.player
    if mark is None:
        return phrase("your report"), _first_to_deputy(desk, now, reader)
    if is_short(now, player, mark):
        return _about_short(now, player, mark), _short(desk, now, player, mark)
    letter = report_content(desk, now, player, mark)
    letter = with_other_language(now, player, letter) if mark.entry < 0 else letter
    return _about_report(now, player), letter


def _about_short(now: State, player: str, mark: MailMark) -> Phrase:
    """What the subject of a short letter says: whether a fight goes on, or a stage, or another begins, or the
    moderator has something to say."""
    if not new_questions(now, player, mark):
        missed = all(one.kind == MISSED for one in new_notices(now, player, mark))
        return phrase("an order was not carried out") if missed else phrase("from the moderator")
    if any(one.kind in OF_A_STAGE for one in own_questions(now, player)):
        same = is_same_stage(now, mark)
        return phrase("your stage goes on") if same else phrase("your next stage begins")
    return phrase("your move in a fight")


def _about_report(now: State, player: str) -> Phrase:
    """What the subject of a report says: that an order is impossible, if a stage waits because of that."""
    wrong = any(one.impossible for one in stages_on_file(now, player))
    return phrase("an order cannot be carried out") if wrong else phrase("your report")


def _first_to_deputy(desk: Desk, now: State, reader: Reader) -> MailContent:
    """A deputy's first letter: what he is, and where his player stands."""
    assert reader.deputy
    first, last = reader.deputy.days
    facts = {"deputy": reader.deputy.name, "player": reader.player, "days": days_words(first, last)}
    facts |= {"game": now.name}
    greeting = reports.small_letter(now, reader.player, "deputy.txt.j2", facts)
    content = report_content(desk, now, reader.player, None)
    return replace(content, documents=(greeting, *content.documents))


def _marked(now: State, player: str, mark: MailMark, in_full: bool) -> MailMark:
    """The mark of a player who has been written to; whether the letter told his fights `in_full`."""
    short = is_short(now, player, mark)
    reported = mark.reported if short else now.last_step
    fights = now.last_step if not short or new_questions(now, player, mark) else mark.fights
    whole = fights if not short or (in_full and mark.told_in_full) else mark.in_full
    return MailMark(now.last_step, now.game.turn, asked_of(now, player), reported, fights, whole)


def _short(desk: Desk, now: State, player: str, mark: MailMark) -> MailContent:
    """What a player who needs no report is told and asked, the moderator's words first."""
    asked = bool(new_questions(now, player, mark))
    letter = _question(desk, now, player, mark) if asked else MailContent(())
    if not new_notices(now, player, mark):
        return letter
    told = reports.notice_document(now, player, now.since_mail(mark.entry, mark.fights), asked)
    return replace(letter, documents=(told, *letter.documents))


def _question(desk: Desk, now: State, player: str, mark: MailMark) -> MailContent:
    """What a player is asked, with the fight that it is about; in a stage of his the order form too, and the
    map and the order desk where every report carries them."""
    since = now.since_mail(mark.fights, mark.fights)
    asked = {one.nation for one in own_questions(now, player) if one.kind in OF_A_STAGE}
    with_desk = bool(asked) and desk.html and desk.order_desk == EACH_REPORT
    question, in_full = reports.question_letter(now, player, since, with_desk)
    documents = (*_until(now, player), question)
    letter = MailContent(documents, _forms(now, asked), with_desk=with_desk, in_full=in_full)
    return replace(letter, shown=reports.view_of(now, player, now.game.turn)) if with_desk else letter


def mail_played(desk: Desk, now: State) -> int:
    """Tell players in a few lines what was played while the turn goes on: each his own fights that have
    ended, or each stage, as the settings say; how many letters. Whoever has got another letter gets none."""
    if desk.played == NOTHING:
        return 0
    marks, new = read_marks(now), 0
    for player in now.game.roles:
        for reader in readers_of(now, player, desk.now):
            mark = marks.get(key_of(reader))
            if mark and mark.fights < now.last_step:
                new += _mail_played_to(desk, now, reader, mark, marks)
    if new:
        write_marks(now, marks)
    return new


def _mail_played_to(
    desk: Desk, now: State, reader: Reader, mark: MailMark, marks: dict[str, MailMark]
) -> bool:
    """Tell one reader what was played, if that is worth a mail, and mark that he has been told."""
    since = now.since_mail(mark.fights, mark.fights)
    if not _is_worth_a_mail(desk, now, reader.player, since):
        return False
    stages = now.stages_since(since.place)
    document, in_full = reports.played_letter(now, reader.player, since, stages)
    whole = now.last_step if in_full and mark.told_in_full else mark.in_full
    marks[key_of(reader)] = replace(mark, fights=now.last_step, in_full=whole)
    letter = MailContent((document,))
    return put_to(desk, now, reader, now.last_step, "played", phrase("what was played"), letter)


def _is_worth_a_mail(desk: Desk, now: State, player: str, since: Since) -> bool:
    if desk.played == EACH_STAGE:
        return bool(now.stages_since(since.place))
    return is_told_at_once(now, player, since.place)


def mail_press(desk: Desk, now: State) -> int:
    """Pass on what players said to each other, each text once to each reader; how many letters."""
    press = [one for one in now.notices if one.kind == PRESS]
    writers = {one.n: one.player for one in now.log.valid_entries() if isinstance(one, PressEntry)}
    before = set(outbox(now).names()) if press else set()
    letters = 0
    for one in press:
        for player in now.game.roles:
            if player != writers[one.entry] and one.may_read(player):
                written = _name(one.entry, reports.player_file_name(player), PRESS) in before
                letters += not written and _mail_press(desk, now, player, one)
    return letters


def _mail_press(desk: Desk, now: State, player: str, press: Notice) -> bool:
    document = reports.small_letter(now, player, "press.txt.j2", press.facts)
    writer = press.facts["player"]
    about = phrase("from {player}", player=writer) if writer else phrase("unsigned")
    if press.facts["by_deputy"]:
        about = phrase("from {player}'s deputy", player=writer)
    return put_mail(desk, now, player, press.entry, PRESS, about, MailContent((document,)))


def report_content(desk: Desk, now: State, player: str, mark: MailMark | None) -> MailContent:
    """What a player is asked now, and all that has happened since his last report; without a mark since his
    last letter."""
    turn = now.game.turn
    since = now.since_mail(mark.reported, mark.in_full, mark.entry) if mark else None
    parts = (reports.mailed_report(now, player, since),)
    forms = _forms(now, {one.nation for one in own_questions(now, player)})
    if not desk.html or not now.addresses.get(player):
        return MailContent(parts, forms)
    shown = reports.view_of(now, player, turn)
    is_first = mark is None or mark.entry < 0 or mark.turn < turn
    with_desk = desk.order_desk == EACH_REPORT or (desk.order_desk == EACH_TURN and is_first)
    return MailContent(parts, forms, shown, map_of_view(shown, now, player), with_desk)


def _forms(now: State, nations: Collection[str]) -> tuple[Attachment, ...]:
    return tuple(Attachment(f"{nation}.txt", reports.order_form(now, nation)) for nation in sorted(nations))


def put_mail(
    desk: Desk, now: State, player: str, entry: int, kind: str, about: str, letter: MailContent,
    answered: LetterEntry | None = None,
) -> bool:  # fmt: skip
    """Compose a letter to a player, and to whoever plays for him, and put it into the outbox under the entry
    it tells of; whether it is new. `answered` is the letter that it answers, whose writer has it in any
    case."""
    names, new = outbox(now).names() if now.deputies else [], False
    for reader in readers_of(now, player, desk.now, answered):
        wrote = answered is not None and reader.number == answered.deputy
        if wrote or reader.has_letters(names, entry):
            in_reply_to = answered.message_id if answered and wrote else None
            new |= _put(desk, now, reader, entry, kind, about, letter, in_reply_to)
    return new


def put_to(
    desk: Desk, now: State, reader: Reader, entry: int, kind: str, about: str, letter: MailContent
) -> bool:  # fmt: skip
    """Compose a letter to one reader alone, and put it into the outbox; whether it is new."""
    return _put(desk, now, reader, entry, kind, about, letter)


def _put(
    desk: Desk, now: State, reader: Reader, entry: int, kind: str, about: str, letter: MailContent,
    in_reply_to: str | None = None,
) -> bool:  # fmt: skip
    """Compose a letter to one reader, and put it into the outbox; without a token, as a farewell, if he may
    not order any more."""
    if not reader.address:
        return False
    is_over = reader.deputy is not None and not reader.deputy.holds(desk.now)
    sign = "" if is_over else sign_of(desk, now, reader)
    is_last = is_over and not kind.startswith(FAREWELL)
    name = _name(entry, reader.sign, f"{FAREWELL}{kind}" if is_last else kind)
    unique = tokens.letter_identity(desk.key, now.edition, name)
    more = enclosures_of(letter, now, reader.player, answers_to(desk), sign) if desk.html else Enclosures()
    mail = Outgoing(
        sender=desk.moderator,
        reply_to=desk.reply_to,
        to=Person(reader.address),
        subject=_subject(now, reader.player, about, sign),
        message_id=f"<{unique}@{desk.moderator.address.rpartition('@')[2]}>",
        date=desk.now,
        text=letter_text(letter),
        in_reply_to=in_reply_to,
        attachments=(*letter.forms, *more.files),
        html=more.html,
        pictures=more.pictures,
    )
    return outbox(now).put(name, compose(mail))


def sign_of(desk: Desk, now: State, reader: Reader) -> str:
    """The token that a mail to a reader carries now."""
    return tokens.token(desk.key, now.edition, reader.seat, now.game.turn, now.revision)


def answers_to(desk: Desk) -> str:
    """The address that answers go to."""
    return (desk.reply_to or desk.moderator).address


def _name(entry: int, sign: str, kind: str) -> str:
    return f"{entry:06d}-{sign}-{kind}.eml"


def _subject(now: State, player: str, about: str, sign: str) -> str:
    """`[seven-years] Frederick: your report (token)`, in the player's language."""
    spoken = tongue(now.language(player))
    return f"[{now.name}] {spoken.name(player)}: {spoken.say(about)}" + (f" ({sign})" if sign else "")

"""A letter submitted: who wrote it, what it orders, whether it counts; kept, and its orders filed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from pbem.deadlines.settings import NO_PRESS
from pbem.deadlines.wall_clock import utc
from pbem.desk.letters import receipt
from pbem.desk.letters.asked_back import was_asked_back
from pbem.desk.letters.late_mail import overtaken_by, overtaken_words, sent_at
from pbem.desk.letters.press import passed_on, press_entries, press_rule, split_press
from pbem.desk.letters.proposed import kept, offering, proposed_to
from pbem.desk.letters.sheet import sheet_of
from pbem.desk.letters.talk import talk_lines, talk_text, told_to_moderator
from pbem.desk.letters.wish import Wishes
from pbem.desk.letters.wishes import known_deputy, wishes_of, with_wishes, without_wishes, written_by
from pbem.desk.out import reports
from pbem.engine.model import SETUP
from pbem.engine.phrase import phrase
from pbem.game import accepted_in_part, state
from pbem.game.entries import Entry, LetterEntry, PressEntry
from pbem.game.folder import digest
from pbem.game.letter_orders import Further, orders_of, with_letter
from pbem.game.log import Log
from pbem.game.players import player_named
from pbem.game.proof.head import hash_of
from pbem.game.state import State
from pbem.orders.grammar.header import TurnLine
from pbem.orders.grammar.letter import Part
from pbem.orders.judging.judge import Judgement, by_nation
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.languages.words import one_of, verb_words
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import Sheet, parse
from pbem.patterns import compiled
from pbem.post.read import content as read_content
from pbem.post.read.letter import Letter
from pbem.records import dataclass
from pbem.report.record import Receipt


@dataclass(frozen=True)
class Hearing:
    """A letter heard: its receipt, and the `entry` that the log is to have of it."""

    receipt: Receipt
    entry: LetterEntry
    press: tuple[PressEntry, ...] = ()
    """What of it is passed on to other players."""
    wishes: tuple[Entry, ...] = ()
    """What the log is to have of what its writer says of himself."""


def hear(
    now: State, name: str, content: bytes, *, sender: str | None = None, letter: Letter | None = None,
    when: datetime | None = None, answers: int | None = None, forecast: bool = False, talk: bool = True,
    deputy: int = 0,
) -> Hearing:  # fmt: skip
    """Judge a letter against a game as it stands; nothing is changed. With `forecast` it is judged as if it
    asked how it would go.

    `sender` names the player where the letter does not tell; `letter` is what the content says, if it has
    been read before; `when` is the time, if its writer may change it for a while, and `answers` the turn of
    the letter that it answers. `talk` says whether the moderator is told what it says besides orders, and
    `deputy` which of the player's deputies wrote it. Raises FolderError if there is no such player.
    """
    letter = letter or read_content.read_letter(content, name)
    heard_lines = letter.lines
    press, lines = split_press(now.game, heard_lines)
    rule = press_rule(now.timing)
    letter = replace(letter, lines=lines)
    own = [(line.number, line.text) for line in letter.lines]
    as_orders = parse(own, now.game.rules)
    player = _player(now, letter, as_orders, sender)
    if press:
        press, lines = split_press(now.game, heard_lines, player)
        letter = replace(letter, lines=lines)
        own = [(line.number, line.text) for line in lines]
        as_orders = parse(own, now.game.rules)
    quoted = [(line.number, line.text) for line in letter.skipped if line.why == "quoted"]
    sheet = sheet_of(now.game, player, own, quoted, proposed_to(now, player), as_orders)
    sheet = _with_subject(sheet, letter)
    sheet = replace(sheet, header=replace(sheet.header, answers=answers))
    further = Further(
        now.game,
        now.filed,
        sheet.header,
        numbers=now.letter_numbers,
        follows_doubt=was_asked_back(now, player),
    )
    rest, found, further = accepted_in_part.judged(further, sheet, player)
    wishes = wishes_of(now, rest.header, player, when, deputy)
    rest = replace(rest, header=replace(rest.header, language=None)) if deputy else rest
    now = with_wishes(now, wishes)
    says = (bool(press) and rule != NO_PRESS) or bool(wishes.entries)
    entry = _entry(now, name, content, letter, rest, player, found, further, press=says)
    # Of its writer a letter may say something whatever turn its orders are for.
    noted = wishes if entry.counts or found.is_for_another_turn else Wishes(refused=wishes.refused)
    at, sent = utc(when).isoformat() if when else None, sent_at(letter, when)
    entry = replace(entry, at=at, sent=sent, answers=answers, deputy=deputy)
    newer = overtaken_by(now, player, sent, entry.turns)
    if newer:
        entry, noted = replace(entry, counts=False, orders=None), Wishes(refused=wishes.refused)
    if entry.counts:
        entry = replace(entry, wrong=tuple(accepted_in_part.left_out(sheet, rest)))
    said = receipt.receipt_for(now, letter, rest, offering(found), entry, with_letter(now.filed, entry))
    if newer:
        said = replace(said, why_not=overtaken_words(further.numbers[newer.letter]))
    asks = forecast or sheet.header.forecast
    words = talk_lines(receipt.talk_of(rest, found), now.game.rules) if talk and player and not asks else ()
    sealed = now.log.sealed is not None
    passed = (*passed_on(press, rule), *told_to_moderator(words, sealed=sealed)) if player else ()
    said = replace(
        said,
        confirmed=(
            *written_by(now, player, deputy),
            *said.confirmed,
            *passed,
            *noted.confirmed,
        ),
        warnings=(
            *noted.refused,
            *(NOT_NOTED if wishes.entries and not noted.entries else ()),
            *said.warnings,
        ),
    )
    if asks:
        from pbem.desk.letters.forecast_letter import forecast_receipt, unfiled

        return Hearing(forecast_receipt(now, said, entry), unfiled(entry))
    entry = replace(entry, talk=talk_text(words))
    told = press_entries(press, player, rule, known_deputy(now, player, deputy)) if player else ()
    return Hearing(said, entry, told, noted.entries)


NOT_NOTED = (phrase("Nor is anything noted of what it says about yourself (away, deputy, zone, suits)."),)


def _counts(
    letter: Letter, rest: Sheet, found: Judgement, further: Further, player: str | None, press: bool
) -> bool:
    """Whether a letter counts, of which `rest` is right: a nation's bare name is nothing that can count."""
    header = rest.header
    if found.is_for_another_turn or (found.faults and header.whole):
        return False
    says = accepted_in_part.says_anything(found) or header.language is not None or header.luck is not None
    says = says or press or bool(header.asks) or (not found.faults and bool(further.concerned(player)))
    return says and (letter.whole or header.partial)


def _entry(
    now: State, name: str, content: bytes, letter: Letter, rest: Sheet, player: str | None, found: Judgement,
    further: Further, *, press: bool,
) -> LetterEntry:  # fmt: skip
    """What the log is to have of a letter."""
    header, chosen = rest.header, rest.header.language
    number, counts = 1 + len(now.rows_ever), _counts(letter, rest, found, further, player, press)
    parts = {part.nation: part.part for part in found.parts if part.nation}
    parts |= {nation: Part(None) for nation in further.concerned(player) if nation not in parts}
    orders = None
    if counts or (header.whole and not found.is_for_another_turn):
        orders = orders_of(further, parts, number)
    elif letter.whole and not found.is_for_another_turn:
        orders = further.makes_wait(number)
    return LetterEntry(
        letter=number,
        file=f"{number:04d}-{_safe(name)}",
        sha256=digest(content),
        player=player or "",
        counts=counts,
        turns={nation: stage_turn(now.game, nation) for nation in parts},
        message_id=letter.message_id or None,
        language=chosen.language if chosen and player else None,
        asks=header.asks if player else (),
        amend=header.amend,
        partial=header.partial,
        whole=header.whole,
        asked_back=any(note.is_doubt for note in found.notes),
        proposed=kept(found, now.game.turn),
        orders=orders,
        luck=header.luck.words if header.luck and counts and player and now.game.phase == SETUP else None,
    )


def submit(
    path: Path, name: str, content: bytes, *, sender: str | None = None, known: State | None = None,
    letter: Letter | None = None, when: datetime | None = None, answers: int | None = None, talk: bool = True,
    deputy: int = 0,
) -> tuple[State, Receipt]:  # fmt: skip
    """Keep a letter, file its orders if they may be, write the receipt. The log says what became of it.
    `known` is the game as it was read, `letter` what the content says if it has been read, `when` is now, and
    `answers` the turn of the letter that it answers; `talk` and `deputy` as in `hear`."""
    from pbem.game.change import change_game

    with change_game(path, known) as change:
        if again := _again(change.now, name, content, sender):
            return change.now, again
        said = take_in(
            change.now, name, content, sender=sender, letter=letter, when=when, answers=answers, talk=talk,
            deputy=deputy,
        )  # fmt: skip
        reports.keep_receipt(change.save(), said)
    return change.after, said


def _again(now: State, name: str, content: bytes, sender: str | None) -> Receipt | None:
    """The receipt of the letter that came last, if this is the very same: put in twice by mistake, one that
    adds would add twice."""
    last = now.letters[-1] if now.letters else None
    if last is None or last.sha256 != digest(content) or now.log.entries[-1] is not last:
        return None
    heard = hear(now, name, content, sender=sender)
    same = heard.receipt.player == last.player and heard.entry.turns == last.turns
    return heard_again(now, last) if same and last.counts else None


def take_in(
    now: State, name: str, content: bytes, *, sender: str | None = None, letter: Letter | None = None,
    when: datetime | None = None, answers: int | None = None, talk: bool = True, deputy: int = 0,
) -> Receipt:  # fmt: skip
    """Keep a letter, and say in the log, which is still to be saved, what became of it."""
    heard = hear(
        now, name, content, sender=sender, letter=letter, when=when, answers=answers, talk=talk, deputy=deputy
    )
    now.folder.write(now.folder.letter(heard.entry.file), content)
    for told in (*heard.press, *heard.wishes):
        now.log.add(told)
    return replace(heard.receipt, head=hash_of(now.log.add(heard.entry)))


def heard_again(now: State, entry: LetterEntry) -> Receipt:
    """The receipt of a letter in the log, as it was when the letter came. The kept letter is read again for
    that: a receipt only shows, and what is on file stands in the log."""
    earlier = Log(now.log.path, without_wishes(now.log.entries, entry))
    content = now.letter_content(entry)
    name = entry.file.partition("-")[2]
    known = state.fold(now.folder, earlier)
    heard = hear(
        known,
        name,
        content,
        sender=entry.player,
        when=entry.taken,
        answers=entry.answers,
        talk=bool(entry.talk),
        deputy=entry.deputy,
    )
    return replace(heard.receipt, head=hash_of(entry))


def _safe(name: str) -> str:
    """A file's name without what could lead out of the folder or hide it."""
    kept = "".join(c if c.isalnum() or c in "-_." else "-" for c in Path(name).name)
    return kept.lstrip(".-").encode()[-60:].decode(errors="ignore") or "letter.txt"


# ---------------------------------------------------------------------------------------- who wrote it


def _player(now: State, letter: Letter, sheet: Sheet, sender: str | None) -> str | None:
    """Whom a letter comes from: as told, by the address on record, or by the nations it orders about."""
    if sender is not None:
        return player_named(now.game, sender)
    by_address = [player for player, address in now.addresses.items() if same_address(address, letter.sender)]
    if by_address:
        return by_address[0]
    nations: Sequence[str | None] = [_nation(now, part) for part in sheet.parts]
    nations = nations if any(nations) else list(by_nation(now.game, sheet.parts, None)[0])
    owners = [now.game.player_of(nation) for nation in nations if nation]
    return max(dict.fromkeys(owners), key=owners.count, default=None)


def same_address(address: str, sender: str | None) -> bool:
    """Whether a mail comes from an address on record, as it says itself."""
    return bool(sender) and address.rpartition("<")[2].rstrip(">").strip().lower() == str(sender).lower()


def _nation(now: State, part: Part) -> str | None:
    found = book(now.game.rules).nations.find(part.nation.name) if part.nation else None
    return found if isinstance(found, str) else None


_TURN = compiled(lambda: rf"\b(?:{one_of(verb_words('turn'))}) (\d+)\b", re.IGNORECASE)


def _with_subject(sheet: Sheet, letter: Letter) -> Sheet:
    """A mail's subject may name the turn, in either language; a `turn` line in the letter comes first."""
    found = _TURN.search(letter.subject or "")
    if sheet.header.turn or not found:
        return sheet
    line = TurnLine(0, f"Subject: {letter.subject}", int(found[1]))
    return replace(sheet, header=replace(sheet.header, turn=line))

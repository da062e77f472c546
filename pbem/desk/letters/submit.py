"""A letter submitted: who wrote it, what it orders, whether it counts; kept, and its orders filed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from pbem.desk.letters import receipt
from pbem.desk.out import reports
from pbem.game import accepted_in_part, state
from pbem.game.change import change_game
from pbem.game.entries import LetterEntry
from pbem.game.folder import digest
from pbem.game.letter_orders import earlier_orders, orders_of
from pbem.game.log import Log
from pbem.game.players import player_named
from pbem.game.state import State
from pbem.orders.grammar.header import TurnLine
from pbem.orders.grammar.letter import Part
from pbem.orders.judging.judge import Judgement, by_nation
from pbem.orders.judging.stage import stage_turn
from pbem.orders.languages.words import one_of, verb_words
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import Sheet, parse
from pbem.post.read import content as read_content
from pbem.post.read.letter import Letter
from pbem.report.record import Receipt


@dataclass(frozen=True)
class Hearing:
    """A letter heard: its receipt, and the `entry` that the log is to have of it."""

    receipt: Receipt
    entry: LetterEntry


def hear(
    now: State, name: str, content: bytes, *, sender: str | None = None, letter: Letter | None = None
) -> Hearing:
    """Judge a letter against a game as it stands; nothing is changed.

    `sender` names the player where the letter does not tell; `letter` is what the content says, if it has
    been read before. Raises FolderError if there is no such player.
    """
    letter = letter or read_content.read_letter(content, name)
    sheet = _with_subject(parse([(line.number, line.text) for line in letter.lines], now.game.rules), letter)
    player = _player(now, letter, sheet, sender)
    earlier = earlier_orders(now.game, now.filed)
    rest, found = accepted_in_part.judged(now.game, sheet, player, earlier)
    says = sheet.header.language or any(part.nation for part in found.parts)
    counts = bool(says) and _counts(letter, rest, found)
    said = receipt.receipt_for(now, letter, rest, player, found, counts)
    entry = _entry(now, name, content, letter, rest, said, found)
    wrong = accepted_in_part.left_out(sheet, rest) if counts else ()
    return Hearing(said, replace(entry, wrong=tuple(wrong)))


def _counts(letter: Letter, rest: Sheet, found: Judgement) -> bool:
    """Whether a letter counts, of which `rest` is right: the whole of it, or that if it says so."""
    if not found.faults and letter.whole:
        return True
    says = accepted_in_part.says_anything(rest) or not found.faults or rest.header.language is not None
    return rest.header.partial and says and not found.is_for_another_turn


def _entry(
    now: State, name: str, content: bytes, letter: Letter, rest: Sheet, said: Receipt, found: Judgement
) -> LetterEntry:
    """What the log is to have of a letter."""
    parts = {part.nation: part.part for part in found.parts if part.nation}
    header, chosen = rest.header, rest.header.language
    orders = orders_of(now.game, parts, header, earlier_orders(now.game, now.filed)) if said.filed else None
    return LetterEntry(
        letter=said.letter,
        file=f"{said.letter:04d}-{_safe(name)}",
        sha256=digest(content),
        player=said.player,
        counts=said.filed,
        turns={nation: stage_turn(now.game, nation) for nation in parts},
        message_id=letter.message_id or None,
        language=chosen.language if chosen and said.player else None,
        amend=header.amend,
        partial=header.partial,
        orders=orders,
    )


def submit(
    path: Path, name: str, content: bytes, *, sender: str | None = None, known: State | None = None,
    letter: Letter | None = None,
) -> tuple[State, Receipt]:  # fmt: skip
    """Keep a letter, file its orders if they may be, write the receipt. The log says what became of it.
    `known` is the game as it was read, `letter` what the content says if it has been read."""
    with change_game(path, known) as change:
        if again := _again(change.now, name, content, sender):
            return change.now, again
        said = take_in(change.now, name, content, sender=sender, letter=letter)
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
    now: State, name: str, content: bytes, *, sender: str | None = None, letter: Letter | None = None
) -> Receipt:
    """Keep a letter, and say in the log, which is still to be saved, what became of it."""
    heard = hear(now, name, content, sender=sender, letter=letter)
    now.folder.write(now.folder.letter(heard.entry.file), content)
    now.log.add(heard.entry)
    return heard.receipt


def heard_again(now: State, entry: LetterEntry) -> Receipt:
    """The receipt of a letter in the log, as it was when the letter came. The kept letter is read again for
    that: a receipt only shows, and what is on file stands in the log."""
    earlier = Log(now.log.path, now.log.entries[: entry.n])
    content = now.letter_content(entry)
    name = entry.file.partition("-")[2]
    return hear(state.fold(now.folder, earlier), name, content, sender=entry.player).receipt


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


_TURN = re.compile(rf"\b(?:{one_of(verb_words('turn'))}) (\d+)\b", re.IGNORECASE)


def _with_subject(sheet: Sheet, letter: Letter) -> Sheet:
    """A mail's subject may name the turn, in either language; a `turn` line in the letter comes first."""
    found = _TURN.search(letter.subject or "")
    if sheet.header.turn or not found:
        return sheet
    line = TurnLine(0, f"Subject: {letter.subject}", int(found[1]))
    return replace(sheet, header=replace(sheet.header, turn=line))

"""Hearing a letter: who wrote it, what it orders, whether it counts, and the receipt that says so."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pbem.desk.letters.silence import meanwhile
from pbem.desk.out import reports
from pbem.engine.model import SETUP
from pbem.engine.phrase import Typed, phrase
from pbem.game import accepted_in_part, on_file, save, state
from pbem.game.folder import Folder, digest
from pbem.game.log import Entry, Log
from pbem.game.players import player_named
from pbem.game.read_once import read
from pbem.game.state import State
from pbem.orders.grammar.faults import STALE, Fault
from pbem.orders.grammar.syntax import FateOrder, Order, Part, TurnLine
from pbem.orders.judging.judge import Judged, Judgement, by_nation, stage_turn
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import Sheet, parse
from pbem.post.read.letter import Letter
from pbem.report.record import Heard, Line, Problem, Receipt


@dataclass(frozen=True)
class Hearing:
    """A letter heard: its receipt, and for the log the turn of each nation's stage it is for, whether it
    says something that holds until changed, and the orders in it that do not count."""

    receipt: Receipt
    turns: dict[str, int]
    standing: bool
    wrong: list[tuple[int, str]]
    message_id: str | None = None
    language: str | None = None


def hear(now: State, name: str, content: bytes, *, sender: str | None = None) -> Hearing:
    """Judge a letter against a game as it stands; nothing is changed.

    `sender` names the player where the letter does not tell. Raises FolderError if there is no such player.
    """
    letter = read(content, name)
    sheet = _with_subject(parse([(line.number, line.text) for line in letter.lines], now.game.rules), letter)
    player = _player(now, letter, sheet, sender)
    rest, found = accepted_in_part.judged(now.game, sheet, player, _earlier(now))
    turns = {part.nation: stage_turn(now.game, part.nation) for part in found.parts if part.nation}
    counts = bool(turns or sheet.header.language) and _counts(letter, rest, found)
    receipt = _receipt(now, letter, rest, player, found, counts)
    chosen = sheet.header.language.language if sheet.header.language and player else None
    wrong = accepted_in_part.left_out(sheet, rest)
    return Hearing(receipt, turns, any(map(_lasts, rest.parts)), wrong, letter.message_id, chosen)


def _counts(letter: Letter, rest: Sheet, found: Judgement) -> bool:
    """Whether a letter counts, of which `rest` is right: the whole of it, or that if it says so."""
    if not found.faults and letter.whole:
        return True
    says = accepted_in_part.says_anything(rest) or not found.faults or rest.header.language is not None
    return rest.header.partial and says and not _stale(found.faults)


def _lasts(part: Part) -> bool:
    """Whether a part says something that holds until changed, or until a Card of Fate asks for it."""
    return part.standing is not None or any(isinstance(order, FateOrder) for order in part.orders)


def _earlier(now: State) -> dict[str, list[Order]]:
    """What each nation has on file for what comes next."""
    found = {}
    for nation, own in now.filed.items():
        sourced = (*own.set_up, *own.for_stage(stage_turn(now.game, nation)))
        found[nation] = [one.order for one in sourced]
    return found


def submit(
    path: Path, name: str, content: bytes, *, sender: str | None = None, known: State | None = None
) -> tuple[State, Receipt]:
    """Keep a letter, file its orders if they may be, write the receipt. The log says what became of it.
    `known` is the game as it was read."""
    folder = Folder(path)
    folder.require()
    with folder.locked():
        now = state.load(path, known)
        if again := _again(now, name, content, sender):
            return now, again
        receipt = take_in(now, name, content, sender=sender)
        after = save.saved(folder, now.log)
        reports.keep_receipt(after, receipt)
        return after, receipt


def _again(now: State, name: str, content: bytes, sender: str | None) -> Receipt | None:
    """The receipt of the letter that came last, if this is the very same: put in twice by mistake, one that
    adds would add twice."""
    last = now.letters[-1] if now.letters else None
    if last is None or last["sha256"] != digest(content) or now.log.entries[-1] is not last:
        return None
    heard = hear(now, name, content, sender=sender)
    same = heard.receipt.player == last["player"] and heard.turns == last["turns"]
    return heard_again(now, last) if same and last["counts"] else None


def take_in(now: State, name: str, content: bytes, *, sender: str | None = None) -> Receipt:
    """Keep a letter, and say in the log, which is still to be saved, what became of it."""
    heard = hear(now, name, content, sender=sender)
    file = f"{heard.receipt.letter:04d}-{_safe(name)}"
    now.folder.write(now.folder.letter(file), content)
    now.log.add("letter", **_entry(heard, file, content))
    return heard.receipt


def heard_again(now: State, entry: Entry) -> Receipt:
    """The receipt of a letter in the log, as it was when the letter came."""
    earlier = Log(now.log.path, now.log.entries[: int(entry["n"])])
    content = now.letter_content(entry)
    name = entry["file"].partition("-")[2]
    return hear(state.fold(now.folder, earlier), name, content, sender=entry["player"]).receipt


def _entry(heard: Hearing, file: str, content: bytes) -> dict[str, Any]:
    """What the log says of a letter."""
    said = heard.receipt
    kept = {"letter": said.letter, "file": file, "sha256": digest(content), "player": said.player}
    chosen = {"language": heard.language} if heard.language else {}
    wrong = {"wrong": [list(place) for place in heard.wrong]} if heard.wrong and said.filed else {}
    mail = {"message_id": heard.message_id} if heard.message_id else {}
    what = {"counts": said.filed, "turns": heard.turns, "standing": heard.standing}
    return kept | what | mail | chosen | wrong


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


_TURN = re.compile(r"\b(?:turn|Runde) (\d+)\b", re.IGNORECASE)


def _with_subject(sheet: Sheet, letter: Letter) -> Sheet:
    """A mail's subject may name the turn, in either language; a `turn` line in the letter comes first."""
    found = _TURN.search(letter.subject or "")
    if sheet.header.turn or not found:
        return sheet
    line = TurnLine(0, f"Subject: {letter.subject}", int(found[1]))
    return replace(sheet, header=replace(sheet.header, turn=line))


def _stale(faults: Iterable[Fault]) -> bool:
    """Whether the whole letter is for another turn: to accept it in part would not help."""
    return any(fault.kind == STALE and "turn" in fault.what for fault in faults)


# ----------------------------------------------------------------------------------------- the receipt


def _receipt(
    now: State, letter: Letter, sheet: Sheet, player: str | None, found: Judgement, counts: bool
) -> Receipt:
    skipped = [Line(line.number, line.text, WHY_SKIPPED[line.why]) for line in letter.skipped]
    asked_back = {fault.line for fault in found.faults}
    skipped += [Line(n, text, phrase("no order")) for n, text in sheet.skipped if n not in asked_back]
    own = [part for part in found.parts if part.nation]
    after = {str(part.nation): _after(now, sheet, part) for part in own} if counts else {}
    return Receipt(
        letter=1 + len(now.letters_ever),
        game=now.name,
        turn=now.game.turn,
        player=player or "",
        filed=counts,
        heard=tuple(_heard(now, sheet, part) for part in own),
        problems=tuple(fault.said for fault in found.faults) + letter.problems,
        warnings=(*_other_game(now, sheet), *(note.said for note in found.notes)),
        skipped=tuple(sorted(skipped, key=lambda line: line.number)),
        why_not="" if counts else _why_not(now, found, letter, sheet),
        meanwhile=meanwhile(now, player or "", after),
        confirmed=_language_set(sheet) if player else (),
        number=1 + sum(entry["player"] == (player or "") for entry in now.letters_ever),
        by_line=(*_by_line(found.faults), *map(Problem, letter.problems)),
    )


def _by_line(faults: Iterable[Fault]) -> tuple[Problem, ...]:
    """Faults as they are told: each line is quoted once."""
    places: dict[object, list[Fault]] = {}
    for number, fault in enumerate(faults):
        places.setdefault((fault.line, fault.text) if fault.line else number, []).append(fault)
    return tuple(map(_problem, places.values()))


def _problem(faults: Sequence[Fault]) -> Problem:
    """All that is wrong at one place."""
    if len(faults) == 1:
        return Problem(faults[0].said)
    return Problem(faults[0].place, tuple(fault.alone for fault in faults))


WHY_SKIPPED: dict[str, str] = {
    "quoted": phrase("quoted"),
    "signature": phrase("signature"),
    "markup": phrase("markup"),
    "struck out": phrase("struck out"),
    "attachment": phrase("attachment"),
    "repeated": phrase("repeated"),
    "too long": phrase("too long"),
}
"""Why a text is no line of the player's (`post/read/letter.py`), as a receipt says it."""


def _language_set(sheet: Sheet) -> tuple[str, ...]:
    if sheet.header.language is None:
        return ()
    names = {"en": phrase("English"), "de": phrase("German")}
    named = names[sheet.header.language.language]
    return (phrase("From now on your letters are in {language}.", language=named),)


def _other_game(now: State, sheet: Sheet) -> tuple[str, ...]:
    """Who puts a letter in by hand may know better than the name in it."""
    line = sheet.header.game
    if line is None or line.name.lower() == now.name.lower():
        return ()
    return (
        phrase(
            "line {line}: the letter says game {name}, but it was put into {game}.",
            line=line.line,
            name=Typed(line.name),
            game=Typed(now.name),
        ),
    )


def _heard(now: State, sheet: Sheet, part: Judged) -> Heard:
    assert part.nation
    turn = stage_turn(now.game, part.nation)
    said = tuple(Line(one.line, one.text, one.said) for one in part.meant)
    heard = Heard(part.nation, _occasion(now, part.part, turn), said)
    before = [old for old in _all(now.filed[part.nation]) if old.turn == turn]
    return _compared(heard, before, _all(_after(now, sheet, part))) if before else heard


def _compared(heard: Heard, before: Iterable[on_file.Sourced], after: Iterable[on_file.Sourced]) -> Heard:
    """What is on file with this letter against what was before: orders are the same if they say the same."""
    kept = {_plain(one): one.order.text for one in before if one in after}
    old = {_plain(one): one.order.text for one in before}
    new = {_plain(one): one.order.text for one in after if one.letter == 0}
    return replace(
        heard,
        kept=tuple(kept.values()),
        dropped=tuple(text for said, text in old.items() if said not in new and said not in kept),
        new=tuple(text for said, text in new.items() if said not in old),
        same=sum(said in old for said in new),
    )


def _plain(one: on_file.Sourced) -> str:
    return " ".join(one.order.text.lower().split())


def _after(now: State, sheet: Sheet, part: Judged) -> on_file.Filed:
    """What the nation has on file once this letter is filed."""
    assert part.nation
    turn = stage_turn(now.game, part.nation)
    return on_file.add(now.filed[part.nation], part.part, sheet.header, 0, turn)


def _occasion(now: State, part: Part, turn: int) -> str:
    """What a nation's part of a letter is for: her next stage, or what is asked or arranged meanwhile."""
    if now.game.phase == SETUP:
        return phrase("set-up and turn 1")
    if part.standing is not None and not part.orders:
        return phrase("until changed")
    at_once = part.orders and all(isinstance(order, on_file.ANY_TIME) for order in part.orders)
    return phrase("at once") if at_once else phrase("turn {turn}", turn=turn)


def _no_orders(now: State, letter: Letter) -> str:
    """Why a letter without a fault holds no orders: some may stand in lines that quote another letter."""
    quoted = [(line.number, line.text) for line in letter.skipped if line.why == "quoted"]
    if any(part.orders for part in parse(quoted[:MOST_QUOTED], now.game.rules).parts):
        return phrase(
            "It holds no orders of its own: what is quoted is not read. Write yours above it, without the >."
        )
    return phrase("It holds no orders.")


MOST_QUOTED = 200
"""In so many quoted lines orders are looked for."""


def _why_not(now: State, found: Judgement, letter: Letter, sheet: Sheet) -> str:
    if not found.faults and not letter.whole:
        return phrase("Not all of it was read, so none of it counts unless it says: accept partial.")
    if not found.faults:
        return _no_orders(now, letter)
    if _stale(found.faults):
        return phrase("It is for another turn.")
    if sheet.header.partial:
        return phrase("No order in it is right.")
    return phrase("Something in it is wrong, so none of it counts unless it says: accept partial.")


def _all(orders: on_file.Filed) -> tuple[on_file.Sourced, ...]:
    return (*orders.set_up, *orders.stage, *orders.plans, *orders.standing, *orders.final)

"""`pbem doctor`: whether a game folder is whole, and how to mend what is not. Nothing is changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from pbem.data.errors import PositionError
from pbem.data.strict import DataError
from pbem.desk.letters import set_aside
from pbem.desk.look import integrity, leaks, proofs, second_reading
from pbem.desk.out import mails, open_letters
from pbem.game import log_end, public_part, save, state
from pbem.game.errors import MEND_LETTER
from pbem.game.folder import SNAPSHOT, Folder, digest
from pbem.game.log import LogError
from pbem.game.sealed import log_lines
from pbem.game.sealed.cipher import ENDING, SealError
from pbem.game.state import State
from pbem.records import dataclass


@dataclass(frozen=True)
class Finding:
    """One thing that is not as it should be, and what to do about it. `harmless` needs nothing done."""

    what: str
    mend: str
    harmless: bool = False


def examine(path: Path) -> list[Finding]:
    """Everything that is wrong with a game folder. Raises FolderError if no game is there."""
    folder = Folder(path)
    folder.require()
    try:
        now = state.load(path, anew=True)
    except log_end.WrongEnd as error:
        return [*_half_entry(folder), Finding(error.what, error.mend)]
    except (LogError, DataError, PositionError, SealError, OSError) as error:
        return [*_half_entry(folder), *_chain(folder), _unreadable(error)]
    return [finding for check in CHECKS for finding in check(now)]


def _unreadable(error: Exception) -> Finding:
    mend = "Put back a copy of the folder, or of the file that is named. The lines before are whole."
    return Finding(str(error), mend)


def _chain(folder: Folder) -> Iterator[Finding]:
    """What can be told of a sealed game without its key: whether a line was changed, or the last ones are
    gone."""
    if not folder.header:
        return
    length, line = log_lines.whole_lines(folder.log).count(b"\n"), log_end.known_end(folder).line
    if line > length:
        yield Finding(log_end.missing_end_words(folder.log, length, line), log_end.MEND)
    wrong = log_lines.first_broken_line(folder.log)
    if wrong:
        what = f"{folder.log.name}, line {wrong.number + 1}: {wrong}"
        yield Finding(what, "Put back a copy of it: whoever has one can compare the lines.")


def _half_entry(folder: Folder) -> Iterator[Finding]:
    if not folder.log.read_bytes().endswith(b"\n"):
        what = f"{folder.log.name} ends in half a line: the program was stopped while it wrote"
        yield Finding(what, "Nothing is lost; the next command cuts it off.", harmless=True)


def _half(now: State) -> Iterator[Finding]:
    return _half_entry(now.folder)


def _letters(now: State) -> Iterator[Finding]:
    """Every letter that the log names lies there as it came."""
    for wrong in integrity.changed_letters(now):
        yield Finding(wrong, MEND_LETTER)


def _cut(now: State) -> Iterator[Finding]:
    """The end of the log is there."""
    if wrong := integrity.missing_end(now):
        yield Finding(wrong, log_end.MEND)


def _anew(now: State) -> Iterator[Finding]:
    """The log is the one that summaries and receipts were written from."""
    for wrong in integrity.other_heads(now):
        yield Finding(wrong, log_end.MEND_CHANGED)


def _strays(now: State) -> Iterator[Finding]:
    """A letter that was kept when the program was stopped before its orders were."""
    named = {entry.file for entry in now.letters_ever}
    known = {entry.sha256 for entry in now.letters_ever}
    for name in now.folder.names(now.folder.letters):
        if name not in named and digest(now.folder.read(now.folder.letter(name))) in known:
            what = "a letter is kept twice" if now.is_closed else f"letter {name} is kept twice"
            yield Finding(what, "It was taken in again later; this copy may be deleted.", harmless=True)
        elif name not in named and now.is_closed:
            mend = "Its mail is taken in again by the next run; one that was put in by hand, put in again."
            yield Finding("a letter is kept but not in the log", mend)
        elif name not in named:
            mend = f"Submit it again: pbem submit {now.folder.path} {now.folder.letter(name)}"
            yield Finding(f"letter {name} is kept but not in the log", mend)


def _aside(now: State) -> Iterator[Finding]:
    """Mails to the game that the program failed on by a mistake of its own."""
    name = now.folder.path.resolve().name.lower()
    for root in (now.folder.path, now.folder.path.absolute().parent):
        for note in set_aside.notes(root):
            if note.game == name:
                mend = f"`pbem collect {root} --again` tries it again; so does an updated pbem."
                yield Finding(f"a mail is set aside since pbem failed on it: {note.failed}", mend)


def _state_file(now: State) -> Iterator[Finding]:
    if not now.folder.state.is_file():
        yield Finding("game.yaml is missing", "The next command writes it from the log.", harmless=True)
        return
    line = log_end.known_end(now.folder).line
    actual, wanted = now.folder.state.read_bytes(), save.state_file(_as_of(now, line)).encode()
    if _position(actual) != _position(wanted):
        mend = "Delete it: it is made from the log, and to edit it has no effect."
        yield Finding("game.yaml is not what the log says", mend)
    elif line < now.log.length:
        what = "game.yaml is older than the log: the program was stopped before it wrote it, or is newer"
        yield Finding(what, "The next `pbem status` or `pbem run` writes it.", harmless=True)


def _as_of(now: State, line: int) -> State:
    """The game as it was when the log had so many lines; as it is if that cannot be told."""
    count = log_lines.entries(now.folder.log, now.log.sealed.seal, line) if now.log.sealed else line
    return state.fold(now.folder, replace(now.log, entries=now.log.entries[:count])) if count else now


def _position(file: bytes) -> bytes:
    """game.yaml without its first line."""
    return file.partition(b"\n")[2]


def _snapshot(now: State) -> Iterator[Finding]:
    """What spares a command folding the log tells what the log does."""
    if now.folder.has_snapshot and state.load(now.folder.path) != now:
        yield Finding(f"{SNAPSHOT} is not what the log says", "Delete it: it is written again in time.")


def _half_files(now: State) -> Iterator[Finding]:
    for path in sorted(now.folder.path.rglob(".*.new")):
        yield Finding(f"{path.name} was half written", "Nothing is lost; it may be deleted.", harmless=True)


def _decisions(now: State) -> Iterator[Finding]:
    difference = proofs.replay(now)[1]
    if difference and now.is_closed:
        difference = "an answer in the log is decided otherwise today"
    if difference:
        yield Finding(difference, "The log stands; the program that wrote it read a rule otherwise.")


def _second_readings(now: State) -> Iterator[Finding]:
    """Letters that today's reader would understand otherwise."""
    for remark in second_reading.second_readings(now):
        yield Finding(remark, "What the receipt confirmed stays on file.", harmless=True)


def _luck(now: State) -> Iterator[Finding]:
    for wrong in proofs.verify(now)[2]:
        wrong = "cards are not as the seed says" if now.is_closed else wrong
        yield Finding(wrong, "Somebody has changed the cards: compare with a copy of the folder.")


def _open_files(now: State) -> Iterator[Finding]:
    """Files that lie readable in the folder of a sealed game, and are none that everybody may read."""
    if not now.is_closed:
        return
    for path in sorted(now.folder.path.rglob("*")):
        if path.is_file() and not now.folder.is_public(path) and not path.name.endswith((ENDING, ".new")):
            what = f"{path.relative_to(now.folder.path)} lies readable in a sealed game"
            yield Finding(what, "Take it away, unless it tells no secret.")


def _letters_out(now: State) -> Iterator[Finding]:
    """Letters of a sealed game do not leave into a folder of the moderator's."""
    if warning := open_letters.warning_beside(now):
        yield Finding(warning.rstrip("."), "In the game's folder nothing is wrong.", harmless=True)


def _outbox(now: State) -> Iterator[Finding]:
    """Letters that have not reached anybody."""
    box = mails.outbox(now)
    root = now.folder.path.absolute().parent
    if box.count_waiting:
        what = f"{_letters_counted(box.count_waiting)} in outbox/ to be sent"
        yield Finding(what, f"`pbem send {root} --now` tries it and says what is wrong.", harmless=True)
    if box.count_refused:
        what = f"{_letters_counted(box.count_refused)} in outbox/refused/: the mail server does not take it"
        mend = "Mend the player's address (pbem substitute) and move the file into outbox/, or delete it."
        yield Finding(what, mend)


def _letters_counted(count: int) -> str:
    return "1 letter lies" if count == 1 else f"{count} letters lie"


def _public_facts(now: State) -> Iterator[Finding]:
    """What a sealed log tells openly is what happened."""
    for line in public_part.false_lines(now):
        what = f"{now.folder.log.name}, line {line + 1}: what everybody may read is not what happened"
        yield Finding(what, "The key's owner has changed it: compare with a copy of the folder.")


def _leaks(now: State) -> Iterator[Finding]:
    """Secrets in files that others may read."""
    for what in leaks.leaks(now):
        mend = "Take it out, and whoever has read the file knows it: tell the players if it has gone out."
        yield Finding(what, mend)


CHECKS: tuple[Callable[[State], Iterator[Finding]], ...] = (
    _half, _cut, _anew, _letters, _strays, _aside, _state_file, _snapshot, _half_files, _open_files, _leaks,
    _letters_out, _outbox, _public_facts, _decisions, _luck, _second_readings,
)  # fmt: skip
"""In the order in which a moderator wants to know."""

"""Whether a game's log is whole and the letters that it names are as they came."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.game.errors import ChangedLetter
from pbem.game.state import State


def missing_end(now: State) -> str:
    """How reports and outbox know of an entry that is not in the log; nothing if they do not."""
    last = now.log.entries[-1].n
    for what, entry in _known(now):
        if entry > last:
            return f"{now.folder.log} ends with entry {last}, but {what} entry {entry}: its end is missing"
    return ""


def _known(now: State) -> Iterator[tuple[str, int]]:
    """What was written after which entry of the log."""
    mark = now.folder.reports / ".told"
    if now.folder.has(mark):
        yield "the reports tell of", int(now.folder.read(mark).split()[1])
    outbox = now.folder.path / "outbox"
    for place in (outbox, outbox / "sending", outbox / "sent", outbox / "refused"):
        numbers = [name.partition("-")[0] for name in now.folder.names(place) if name.endswith(".eml")]
        yield "a letter was written after", max((int(one) for one in numbers if one.isdecimal()), default=0)


def changed_letters(now: State) -> Iterator[str]:
    """The letters of the log that are missing or not as they came."""
    for entry in now.letters_ever:
        try:
            now.letter_content(entry)
        except ChangedLetter as wrong:
            yield wrong.what


def damage(now: State) -> list[str]:
    """Everything that is wrong with the log's end and the kept letters; none of it is a secret."""
    missing = missing_end(now)
    return [*([missing] if missing else []), *changed_letters(now)]

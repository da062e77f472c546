"""Whether a game's log is whole and the letters that it names are as they came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from pbem.desk.out.outbox import outbox
from pbem.game.errors import ChangedLetter
from pbem.game.proof.head import Head, heads_in, line_of
from pbem.game.state import State
from pbem.records import dataclass


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
    numbers = [name.partition("-")[0] for name in outbox(now).names()]
    yield "a letter was written after", max((int(one) for one in numbers if one.isdecimal()), default=0)


def changed_letters(now: State) -> Iterator[str]:
    """The letters of the log that are missing or not as they came."""
    for entry in now.letters_ever:
        try:
            now.letter_content(entry)
        except ChangedLetter as wrong:
            yield wrong.what


def other_heads(now: State) -> Iterator[str]:
    """The summaries and receipts that tell of lines that the log has not: it was written anew."""
    reports = now.folder.reports
    turns = (reports / f"turn-{turn:02d}" for turn in range(now.game.turn + 1))
    receipts = [reports / "receipts" / name for name in now.folder.names(reports / "receipts")]
    for path in (*(turn / "summary.txt" for turn in turns), *receipts):
        heads = heads_in(now.folder.read(path).decode("utf-8", "replace")) if now.folder.has(path) else []
        if heads and not line_of(now.log.entries, heads[-1]):
            name = path.parent.name if now.is_closed else path.relative_to(now.folder.path)
            yield f"{name} tells of log {heads[-1]}, which is not in this log"


@dataclass(frozen=True)
class HeadComparison:
    """How a log compares with heads that were kept elsewhere."""

    fit: tuple[tuple[Head, int], ...]
    """Those that are in it, with their lines."""
    differ: tuple[Head, ...]
    where: tuple[int, int] | None
    """The first and the last of the lines among which the first one differs; None if none does."""


def compare_heads(now: State, heads: Iterable[Head]) -> HeadComparison:
    """Hold heads that were kept elsewhere against the log."""
    lines = {one: line_of(now.log.entries, one) for one in dict.fromkeys(heads)}
    fit = tuple(sorted(((one, line) for one, line in lines.items() if line), key=lambda pair: pair[1]))
    differ = tuple(one for one, line in lines.items() if not line)
    if not differ:
        return HeadComparison(fit, differ, None)
    latest = min(_latest_line(now, one) for one in differ)
    return HeadComparison(
        fit, differ, (1 + max((line for _, line in fit if line < latest), default=0), latest)
    )


def _latest_line(now: State, head: Head) -> int:
    """The line that a head has to be of at the latest, if the log has as many letters and turns as it had."""
    if head.turn is not None:
        return now.last_entry(head.turn).n + 1
    counts: Counter[str] = Counter()
    lines = [len(now.log.entries)]
    for entry in now.letters_ever:
        counts[entry.player] += 1
        lines += [entry.n + 1] if counts[entry.player] == head.letter else []
    return max(lines[1:] or lines)


def damage(now: State) -> list[str]:
    """Everything that is wrong with the log and the kept letters; none of it is a secret."""
    missing = missing_end(now)
    return [*([missing] if missing else []), *changed_letters(now), *other_heads(now)]

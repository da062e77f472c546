"""What a player's letter says to the moderator: its lines that are no orders, no press and no quotation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pbem.engine.model import Rules
from pbem.engine.phrase import all_of, phrase
from pbem.game.entries import LetterEntry, SaidEntry, entries_of
from pbem.game.state import State
from pbem.orders.languages.words import in_remarks
from pbem.orders.names.name_book import book
from pbem.report.record import LetterLine

FEW_WORDS = 3
"""A line of so few words that asks nothing is a greeting or a name."""
NOBLE = frozenset(("von", "van", "de", "of"))
"""Small words inside a name."""
MOST_LINES = 40
"""So many lines are passed on; the letter itself has the others."""


def talk_lines(talk: Sequence[tuple[int, str]], rules: Rules) -> tuple[LetterLine, ...]:
    """What of the writer's own lines without orders is worth passing on: all of them, or nothing if they are
    mere greetings, names and headings."""
    lines = [LetterLine(number, text.strip(), "") for number, text in talk if any(map(str.isalnum, text))]
    return tuple(lines) if any(_says_something(line.text, rules) for line in lines) else ()


def _says_something(line: str, rules: Rules) -> bool:
    """Whether a line is more than a greeting, a name or a heading above orders."""
    words = [word for word in (one.strip(".,;:!-()") for one in line.split()) if word]
    if "?" in line or len(words) <= FEW_WORDS:
        return "?" in line
    return not all(
        _is_usual(word) or isinstance(book(rules).nations.find(word), str) or _is_name(words, place)
        for place, word in enumerate(words)
    )


def _is_usual(word: str) -> bool:
    return word.isdigit() or any(word.lower() in _of(kind) for kind in ("greeting", "parting", "heading"))


def _is_name(words: Sequence[str], place: int) -> bool:
    """Whether a word stands where a name does: behind a greeting, or at the end behind what ends a letter."""
    if words[place].lower() in NOBLE:
        return True
    before = words[place - 1].lower() if place else ""
    ends = place >= len(words) - 3 and any(word.lower() in _of("parting") for word in words[:place])
    return words[place][0].isupper() and (before in _of("greeting") or ends)


@cache
def _of(kind: str) -> frozenset[str]:
    return frozenset(in_remarks(kind))


def talk_text(lines: Sequence[LetterLine]) -> str:
    """The same as it is passed on."""
    shown = [line.text for line in lines[:MOST_LINES]]
    return "\n".join([*shown, *(["..."] if len(lines) > MOST_LINES else [])])


def told_to_moderator(lines: Sequence[LetterLine], *, sealed: bool) -> tuple[str, ...]:
    """What a receipt says of words to the moderator."""
    if not lines:
        return ()
    if sealed:
        return (
            phrase(
                "In a sealed game what you write besides orders is not passed on: write to the moderator "
                "himself."
            ),
        )
    which = all_of(map(_named, _runs([line.number for line in lines])))
    return (phrase("Passed on to the moderator: what you wrote besides orders ({lines}).", lines=which),)


def _runs(numbers: Sequence[int]) -> list[list[int]]:
    """Numbers of lines, in rows without a gap where there are many."""
    if len(numbers) <= FEW_WORDS:
        return [[one] for one in numbers]
    runs: list[list[int]] = []
    for one in numbers:
        if runs and one == runs[-1][-1] + 1:
            runs[-1].append(one)
        else:
            runs.append([one])
    return runs


def _named(numbers: Sequence[int]) -> str:
    if len(numbers) == 1:
        return phrase("line {line}", line=numbers[0])
    return phrase("lines {first} to {last}", first=numbers[0], last=numbers[-1])


def unanswered_talk(now: State) -> tuple[LetterEntry, ...]:
    """The letters with words to the moderator after which he has said nothing to their writers."""
    # Of a sealed game its moderator, who plays, reads none: they are sealed in its log.
    if now.log.sealed:
        return ()
    open_now: dict[str, list[LetterEntry]] = {}
    words = [now.log.entries[row.n] for row in now.rows_ever if row.talks]
    words += entries_of(now.log.entries, SaidEntry)
    for entry in sorted(words, key=lambda one: one.n):
        if isinstance(entry, LetterEntry):
            open_now.setdefault(entry.player, []).append(entry)
        elif isinstance(entry, SaidEntry):
            for player in list(open_now) if entry.to is None else [entry.to]:
                open_now.pop(player, None)
    letters = (entry for own in open_now.values() for entry in own)
    return tuple(sorted(letters, key=lambda entry: entry.n))

"""The log in words, for the moderator: one entry after another, secrets included."""

from __future__ import annotations

from typing import Any

from pbem.data.rules import board
from pbem.data.tongues import LANGUAGES
from pbem.engine.events import Event
from pbem.engine.questions import Answer
from pbem.game import codec, notices
from pbem.game.entries import (
    AllowedEntry,
    AskedEntry,
    AwayEntry,
    CreatedEntry,
    DeputyEntry,
    Entry,
    ExtendedEntry,
    LanguageEntry,
    LateEntry,
    LetterEntry,
    OutageEntry,
    ResumedEntry,
    RulesEntry,
    SettingsEntry,
    StepEntry,
    SuitsEntry,
    UndoEntry,
    ZoneEntry,
)

WIDTH = 110


def entry_lines(entry: Entry) -> str:
    """An entry as lines: what it is, and under it every event."""
    head = f"{entry.n:5}  {_head(entry)}\n"
    events = entry.events if isinstance(entry, StepEntry) else ()
    return head + "".join(f"         {_event(event)}\n" for event in events)


def _head(entry: Entry) -> str:
    match entry:
        case CreatedEntry():
            return f"the game {entry.game} was created, scenario {entry.scenario}"
        case LetterEntry():
            verdict = "filed" if entry.counts else "a forecast" if entry.forecast else "refused"
            player = entry.player or "an unknown player"
            by = f" by deputy {entry.deputy}" if entry.deputy else ""
            return f"letter {entry.letter} from {player}{by} ({entry.file}): {verdict}"
        case StepEntry():
            return f"{entry.source}: {_answer(entry.answer)}" if entry.answer else f"{entry.source}:"
        case UndoEntry():
            return f"undone, back to entry {entry.to}"
        case RulesEntry():
            return f"played on under the rules {entry.edition}"
        case ResumedEntry():
            return "resumed: the game goes on"
        case LanguageEntry():
            return f"{entry.player or 'the game'}: letters in {LANGUAGES[entry.language]} from now on"
        case AskedEntry():
            return f"asked at {entry.at}: {', '.join(one.nation for one in entry.questions)}"
        case ZoneEntry():
            return (
                f"{entry.player}: times in {entry.zone or 'the game' + chr(39) + 's zone alone'} from now on"
            )
        case SuitsEntry():
            return f"{entry.player}: suits as {'signs' if entry.signs else 'letters'} from now on"
        case AwayEntry():
            return (
                f"{entry.player} says: away {entry.first} to {entry.last}"
                if entry.first
                else f"{entry.player} says: back"
            )
        case DeputyEntry():
            who = f" ({entry.name}, {entry.address})" if entry.name else ""
            return f"{notices.deputy_words(entry)}{who}"
        case LateEntry():
            return "late: " + ", ".join(f"{one.nation} ({one.player})" for one in entry.missed)
        case AllowedEntry():
            return f"those who are silent are late: {', '.join(entry.questions)}"
        case SettingsEntry() | OutageEntry() | ExtendedEntry():
            return f"{entry.kind}: {entry.why}"
    return notices.entry_words(entry)


def _answer(answer: Answer) -> str:
    written = codec.write_answer(answer, board())
    facts = {key: value for key, value in written.items() if key not in ("answer", "nation")}
    return f"{answer.nation} answers {written['answer']}{_facts(facts)}"


def _event(event: Event) -> str:
    written = codec.write_event(event, board())
    text: str = written["event"] + _facts({key: value for key, value in written.items() if key != "event"})
    return text if len(text) <= WIDTH else text[: WIDTH - 1] + "…"


def _facts(facts: dict[str, Any]) -> str:
    return "".join(f" {key}={_value(value)}" for key, value in facts.items())


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return ",".join(f"{key}:{item}" for key, item in value.items())
    if isinstance(value, list):
        return ",".join(_value(item) for item in value)
    return str(value)

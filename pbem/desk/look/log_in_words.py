"""The log in words, for the moderator: one entry after another, secrets included."""

from __future__ import annotations

from typing import Any

from pbem.data.tongues import LANGUAGES
from pbem.game import notices
from pbem.game.clock import ASKED, NOTES
from pbem.game.log import LANGUAGE, Entry

WIDTH = 110


def told(entry: Entry) -> str:
    """An entry as lines: what it is, and under it every event."""
    head = f"{entry['n']:5}  {_head(entry)}\n"
    return head + "".join(f"         {_event(event)}\n" for event in entry.get("events", ()))


def _head(entry: Entry) -> str:
    kind: str = entry["kind"]
    if kind == "created":
        return f"the game {entry['game']} was created, scenario {entry['scenario']}"
    if kind == "letter":
        verdict = "filed" if entry["counts"] else "refused"
        player = entry["player"] or "an unknown player"
        return f"letter {entry['letter']} from {player} ({entry['file']}): {verdict}"
    if kind == "undo":
        return f"undone, back to entry {entry['to']}"
    if kind in notices.KINDS:
        return notices.in_words(entry)
    if kind == LANGUAGE:
        return f"{entry['player'] or 'the game'}: letters in {LANGUAGES[entry['language']]} from now on"
    if kind in NOTES:
        return _note(entry)
    answer = entry.get("answer")
    return f"{entry['from']}: {_answer(answer)}" if answer else f"{entry['from']}:"


def _note(entry: Entry) -> str:
    """What an entry tells of time."""
    if entry["kind"] == ASKED:
        return f"asked at {entry['at']}: {', '.join(one['nation'] for one in entry['questions'])}"
    return f"{entry['kind']}: {entry['why']}"


def _answer(answer: dict[str, Any]) -> str:
    facts = {key: value for key, value in answer.items() if key not in ("answer", "nation")}
    return f"{answer['nation']} answers {answer['answer']}{_facts(facts)}"


def _event(event: dict[str, Any]) -> str:
    text: str = event["event"] + _facts({key: value for key, value in event.items() if key != "event"})
    return text if len(text) <= WIDTH else text[: WIDTH - 1] + "…"


def _facts(facts: dict[str, Any]) -> str:
    return "".join(f" {key}={_value(value)}" for key, value in facts.items())


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return ",".join(f"{key}:{item}" for key, item in value.items())
    if isinstance(value, list):
        return ",".join(_value(item) for item in value)
    return str(value)

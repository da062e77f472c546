"""What the moderator says and does besides moderating, as his entries in the log tell it to the players."""

from __future__ import annotations

from pbem.desk.log import Entry
from pbem.engine.model import Game
from pbem.report.record import Notice

KINDS = ("said", "substitute")
"""The kinds of entry that are told to players as notices."""


def of(entry: Entry, game: Game) -> tuple[Notice, ...]:
    """What players are told of an entry; nothing if it is not of the moderator's."""
    if entry["kind"] == "said":
        to = None if entry["to"] is None else (entry["to"],)
        return (Notice(entry["n"], game.turn, "said", {"text": entry["text"]}, to),)
    if entry["kind"] == "substitute":
        facts = {"player": entry["player"], "reason": entry["reason"]}
        return (Notice(entry["n"], game.turn, "substitute", facts),)
    return ()


def in_words(entry: Entry) -> str:
    """An entry as the moderator reads it in the log."""
    if entry["kind"] == "substitute":
        return f"{entry['player']} is played by {entry['address']} from now on{_why(entry)}"
    return f"said to {entry['to'] or 'all'}: {' '.join(entry['text'].split())}"


def _why(entry: Entry) -> str:
    return f": {entry['reason']}" if entry["reason"] else ""

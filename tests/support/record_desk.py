"""A moderator's game that stands as a record does, and letters taken in at it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pbem.desk.letters.submit import hear
from pbem.game.entries import CreatedEntry, numbered
from pbem.game.folder import Folder
from pbem.game.log import Log
from pbem.game.state import State
from pbem.report.record import Record
from support.war_records import RECORDS


def desk_of(record: Record, folder: Path) -> State:
    """The game of a record. Rules in which Cards of Fate come at once are read as those of the game."""
    rules = record.game.rules
    if rules.clock.first_turn == 1:
        rules = RECORDS[0].game.rules
    created = CreatedEntry(
        game=record.name, scenario=rules.scenario, players={}, options=(), seed="", commitment="",
        position=None,
    )  # fmt: skip
    log = Log(folder / "log.jsonl", [numbered(created, 0, None)])
    return State(Folder(folder), log, created, replace(record.game, rules=rules), record.history, (), {})


def with_letter(now: State, player: str, content: bytes) -> State:
    """The game after a letter that was taken in."""
    entry = hear(now, "letter.txt", content, sender=player).entry
    now.folder.write(now.folder.letter(entry.file), content)
    entry = now.log.add(entry)
    return replace(now, letters=(*now.letters, entry))

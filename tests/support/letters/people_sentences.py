"""Sentences by writers who do not know the program, each with what it means."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pbem.orders.plain_words.reader import Reader
from support.letters.people_letters import PEOPLE, moment

Meaning = Mapping[str, Any]
"""What a sentence means: the fields of a line in a file below `tests/people`."""

RIGHT, ASKED, SILENT, WRONG = "right", "asked", "silent", "wrong"
"""How a passage is taken: as it is meant, asked about, passed over, or otherwise."""


def sentences(file: str) -> list[Meaning]:
    """The sentences of a file below `tests/people`, each with the nation of its writer and its meaning."""
    return [json.loads(line) for line in (PEOPLE / file).read_text("utf-8").splitlines()]


def files_weighed(about: str) -> list[Path]:
    """The files from which the weights for sentences about fights, or marches, are worked out."""
    return sorted((PEOPLE / about).glob("*.jsonl"))


def readers() -> Mapping[str, Reader]:
    """For each nation a reader of letters of her player in the third turn."""
    return {nation: reader_at("turn3", nation) for nation in moment("turn3").game.rules.order}


def reader_at(situation: str, nation: str) -> Reader:
    """A reader of letters of a nation's player at a moment."""
    game = moment(situation).game
    return Reader(game, str(game.player_of(nation)))

"""Writes the weights to the program's data."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence

from pbem.orders.plain_words.weighing.weights import ANSWERS, FIGHTS, MARCHES, sentences_digest, weights_file
from support.letters.people_sentences import Meaning, files_weighed
from tools.weights import answers, fights, marches
from tools.weights.regression import Table, as_json

TABLES: Mapping[str, Callable[[Sequence[Meaning]], Mapping[str, Table]]] = {
    FIGHTS: fights.tables,
    MARCHES: marches.tables,
    ANSWERS: answers.tables,
}

for about, tables in TABLES.items():
    files = files_weighed(about)
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    text = as_json(sentences_digest(files), tables(list(map(json.loads, lines))))
    weights_file(about).write_text(text, "utf-8")

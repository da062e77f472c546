"""Weighs the clues of sentences about fights anew: `make weights`, after a change of the sentences or clues.

`tests/people/fights` holds sentences by many writers, each with what it means. From them a logistic
regression works out how much each clue speaks for each thing that a sentence, or a number or card in it, may
say. The program only reads the outcome, `weights.json`; scikit-learn is needed here alone.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

from pbem.engine.model import RESERVE
from pbem.game import state
from pbem.game.folder import Folder
from pbem.game.log import Log
from pbem.orders.plain_words.fighting.told import sentence_of
from pbem.orders.plain_words.fighting.weighed.clues import Clues
from pbem.orders.plain_words.fighting.weighed.weights import WEIGHTS_FILE, sentences_digest
from pbem.orders.plain_words.fighting.weighed.words import CARD, KINDS, NUMBER, SUIT, kind_at
from pbem.orders.plain_words.reader import Reader
from pbem.orders.plain_words.tokens import tokens_of
from pbem.orders.plain_words.vocabulary import suit_in

ROOT = Path(__file__).resolve().parents[1]
SENTENCES = ROOT / "tests" / "people" / "fights"
EXAMPLE = ROOT / "games" / "example" / "game"

ENTRIES = 107
"""So many entries the example game's log had when its third turn began, with all generals on the map."""

SEEN = 3
"""A clue counts that so many sentences have."""

LEAST = 0.06
"""A weight nearer to 0 than that is left out."""

TRUST = 2.0
"""How far the sentences are trusted, against weights near to 0: scikit-learn's C."""

Meaning = Mapping[str, Any]
"""What a sentence means: the fields of a line in `tests/people/fights`."""

SAYS: Mapping[str, Callable[[Meaning], bool]] = {
    "low": lambda one: one.get("order") == "low",
    "high": lambda one: one.get("order") == "high",
    "fight": lambda one: "fight" in one,
    "concede": lambda one: "gives_up" in one,
    "ask": lambda one: "ask" in one,
    "attacked": lambda one: "attacked" in one.get("whose", ()),
    "all": lambda one: "all" in one.get("whose", ()),
    "others": lambda one: "others" in one.get("whose", ()),
    "none": lambda one: "other" in one,
}
"""What a whole sentence may say; `none` if it is no plan, or none that can be put in clauses."""

NUMBERS = ("points", "cards", "loss")
"""What a number may count."""

UNDER = frozenset(("under", "below", "unter", "less", "fewer", "weniger", "<"))
"""Words before a number that is one too high."""


class Example(NamedTuple):
    """A sentence with its clues and its meaning."""

    row: Sequence[str]
    clues: Clues
    means: Meaning


def main() -> None:
    """Write the weights to the program's data."""
    files = sorted(SENTENCES.glob("*.jsonl"))
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    found = list(examples(map(json.loads, lines)))
    tables = {"sentence": _sentences(found)} | {kind: _places(found, kind) for kind in KINDS}
    WEIGHTS_FILE.write_text(as_json(sentences_digest(files), tables), "utf-8")


def examples(told: Iterable[Meaning]) -> Iterator[Example]:
    """The sentences as the program sees them in the third turn of the example game."""
    log = state.load(EXAMPLE).log
    now = state.fold(Folder(EXAMPLE), Log(log.path, log.entries[:ENTRIES]))
    readers = {nation: Reader(now.game, str(now.game.player_of(nation))) for nation in now.game.rules.order}
    for one in told:
        reader = readers[one["by"]]
        row = sentence_of(reader.at, reader.namer.entities(tokens_of(1, one["s"]))).row
        if row:
            yield Example(row, Clues(row), one)


def _sentences(found: Sequence[Example]) -> dict[str, Any]:
    rows = [one.clues.of_sentence for one in found]
    means = {say: [test(one.means) for one in found] for say, test in SAYS.items()}
    return _weighed(rows, means)


def _places(found: Sequence[Example], kind: str) -> dict[str, Any]:
    """What the numbers, cards, suits or words for Reserves of the plans say."""
    rows, says = [], []
    for one in found:
        for place in range(len(one.row)) if "other" not in one.means else ():
            if kind_at(one.row, place) == kind:
                rows.append(one.clues.at(place))
                says.append(meaning_at(one.row, place, one.means))
    return _weighed(rows, {say: [one == say for one in says] for say in sorted(set(says))})


def meaning_at(row: Sequence[str], place: int, means: Meaning) -> str:
    """What a number, a card, a suit or a word for Reserves says in a sentence that is a plan."""
    word, kept = row[place], means.get("keep", ())
    kind = kind_at(row, place)
    if kind == NUMBER:
        number = int(word)
        is_under = not UNDER.isdisjoint(row[max(0, place - 3) : place])
        counted = [one for one in NUMBERS if means.get(one) == number]
        below = [f"{one} under" for one in NUMBERS if is_under and means.get(one) == number - 1]
        return next(iter((*counted, *below)), "none")
    if kind == CARD:
        return "play" if word in means.get("play", ()) else "keep" if word in kept else "none"
    if kind == SUIT:
        return "keep" if suit_in(word) in kept else "none"
    if RESERVE in kept:
        return "keep"
    return "last" if "reserve_last" in means else "play" if RESERVE in means.get("play", ()) else "none"


def _weighed(rows: Sequence[set[str]], says: Mapping[str, Sequence[bool]]) -> dict[str, Any]:
    """For each thing that may be said a bias and what each clue weighs, in hundredths."""
    often = Counter(clue for row in rows for clue in row)
    vectorizer = DictVectorizer()
    matrix = vectorizer.fit_transform([{clue: 1 for clue in row if often[clue] >= SEEN} for row in rows])
    names = vectorizer.get_feature_names_out()
    bias: list[int] = []
    clues: dict[str, list[int]] = {str(name): [] for name in names}
    for number, is_said in enumerate(says.values()):
        model = LogisticRegression(C=TRUST, max_iter=400).fit(matrix, is_said)
        bias.append(round(float(model.intercept_[0]) * 100))
        for name, weight in zip(names, model.coef_[0], strict=True):
            if abs(weight) >= LEAST:
                clues[str(name)] += [number, round(float(weight) * 100)]
    told = {name: " ".join(map(str, weights)) for name, weights in clues.items() if weights}
    return {"says": list(says), "bias": bias, "clues": told}


def as_json(digest: str, tables: Mapping[str, Any]) -> str:
    """The text of the data file; each clue stands on a line of its own."""
    texts = []
    for name, table in tables.items():
        clues = ",\n".join(
            f"{json.dumps(clue, ensure_ascii=False)}:{json.dumps(told)}"
            for clue, told in sorted(table["clues"].items())
        )
        head = f'"says":{json.dumps(table["says"])},"bias":{json.dumps(table["bias"])}'
        texts.append(f'"{name}":{{{head},"clues":{{\n{clues}\n}}}}')
    body = ",\n".join(texts)
    return f'{{"sentences":"{digest}",\n"tables":{{\n{body}\n}}}}\n'


if __name__ == "__main__":
    main()

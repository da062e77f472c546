"""What each clue weighs, worked out by a logistic regression."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

SEEN = 3
"""A clue counts that so many sentences have."""

LEAST = 0.06
"""A weight nearer to 0 than that is left out."""

TRUST = 2.0
"""How far the sentences are trusted, against weights near to 0: scikit-learn's C."""

Table = Mapping[str, Any]
"""What may be said, and for each of them a bias and what each clue weighs, in hundredths."""


def weighed(rows: Sequence[set[str]], says: Mapping[str, Sequence[bool]]) -> Table:
    """The table for things that have these clues, and of which each says this."""
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


def alike(rows: Sequence[set[str]], says: Sequence[str]) -> Table:
    """The table for things of which each says one of several."""
    return weighed(rows, {say: [one == say for one in says] for say in sorted(set(says))})


def as_json(digest: str, tables: Mapping[str, Table]) -> str:
    """The text of a data file; each clue stands on a line of its own."""
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

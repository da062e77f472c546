"""What each clue of a sentence weighs. `tools/weights` works it out."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from pbem.records import dataclass

FIGHTS, MARCHES, ANSWERS = "fights", "marches", "answers"
"""What sentences are about; each has a data file."""


@dataclass(frozen=True)
class Weights:
    """The weights for all that one kind of thing may say."""

    says: Sequence[str]
    """What it may say."""
    bias: Sequence[int]
    """What speaks for each of them without any clue, in hundredths."""
    clues: Mapping[str, str]
    """For each clue by turns the number of what it may say, and the weight. As texts they are read in a tenth
    of the time, and few of them are asked for."""

    def _sums(self, clues: Iterable[str]) -> list[float]:
        sums = [*self.bias]
        for clue in clues:
            # Most clues are not among them.
            if clue not in self.clues:
                continue
            told = iter(self.clues[clue].split())
            for number, weight in zip(told, told, strict=True):
                sums[int(number)] += int(weight)
        return [one / 100 for one in sums]

    def chances(self, clues: Iterable[str]) -> dict[str, float]:
        """For each thing that may be said how likely it is, by itself, from 0 to 1."""
        return dict(zip(self.says, map(_chance, self._sums(clues)), strict=True))

    def likeliest(self, clues: Iterable[str]) -> tuple[str, float]:
        """Which one of the things is said, and how likely that is."""
        shares = self.shares(clues)
        best = max(shares, key=shares.__getitem__)
        return best, shares[best]

    def shares(self, clues: Iterable[str]) -> dict[str, float]:
        """How likely each of the things is to be said, if just one of them is."""
        chances = self.chances(clues)
        whole = sum(chances.values())
        return {says: chance / whole for says, chance in chances.items()}


def _chance(weight: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, weight))))


@cache
def weights(about: str, kind: str) -> Weights:
    """The weights for sentences about something, or for a kind of words in them."""
    table = _tables(about)[kind]
    return Weights(table["says"], table["bias"], table["clues"])


@cache
def _tables(about: str) -> Mapping[str, Mapping[str, Any]]:
    tables: Mapping[str, Mapping[str, Any]] = json.loads(weights_file(about).read_bytes())["tables"]
    return tables


def weights_file(about: str) -> Path:
    """The data file; JSON, because it is long, and YAML would take a second to read."""
    return Path(__file__).with_name(f"{about}.json")


def sentences_digest(files: Sequence[Path]) -> str:
    """The SHA-256 of the sentences that the weights are worked out from."""
    told = hashlib.sha256()
    for file in files:
        told.update(file.read_bytes())
    return told.hexdigest()

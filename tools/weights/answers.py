"""What the clues of what stands behind the card that answers in a fight weigh."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from pbem.engine.model import RESERVE
from pbem.orders.plain_words.answers.weighed.clues import CluesBehind, row_of
from pbem.orders.plain_words.answers.weighed.rest_told import (
    AHEAD,
    ASK,
    BELOW,
    CARDS,
    CONCEDE,
    DEAR,
    FIGHT,
    HIGH,
    KINDS,
    LOW,
    MORE,
    UNNAMED,
)
from pbem.orders.plain_words.fighting.weighed.weighed_plan import NONE
from pbem.orders.plain_words.fighting.weighed.words import NUMBER, kind_at
from pbem.orders.plain_words.reader import Reader
from pbem.orders.plain_words.tokens import tokens_of
from support.letters.people_sentences import Meaning, reader_at
from tools.weights.fights import UNDER
from tools.weights.regression import Table, alike, weighed

SAYS: Mapping[str, Callable[[Meaning], bool]] = {
    LOW: lambda one: one.get("order") == LOW,
    HIGH: lambda one: one.get("order") == HIGH,
    FIGHT: lambda one: "fight" in one,
    CONCEDE: lambda one: "gives_up" in one,
    ASK: lambda one: "ask" in one,
    AHEAD: lambda one: "only_if_ahead" in one,
    DEAR: lambda one: "only_if_loss_over" in one,
    NONE: lambda one: "other" in one,
}
"""What all that is said may say, apart from the cards; `none` if it orders nothing for this fight."""

COUNTED = {"points": "points", CARDS: "cards", "loss": "loss", DEAR: "only_if_loss_over"}
"""What a number may count, and the field of what is meant that has it."""


class Example(NamedTuple):
    """Words behind a card with their clues and their meaning."""

    clues: CluesBehind
    means: Meaning


def tables(told: Iterable[Meaning]) -> Mapping[str, Table]:
    """What the clues of all that is said weigh, and of each kind of words in it."""
    found = [Example(clues, one) for one in told if (clues := clues_of(one)).row]
    rows = [one.clues.of_sentence for one in found]
    means = {say: [test(one.means) for one in found] for say, test in SAYS.items()}
    means[UNNAMED] = list(map(_is_unnamed, found))
    return {"sentence": weighed(rows, means)} | {kind: _places(found, kind) for kind in KINDS}


def clues_of(one: Meaning) -> CluesBehind:
    """The clues of a passage, as its reader sees it at that moment."""
    reader = _reader(one["sit"], one["by"])
    entities = reader.namer.entities(tokens_of(1, one["s"]))
    return CluesBehind(row_of(reader.at, entities, one["hand"]), one["hand"])


@cache
def _reader(situation: str, nation: str) -> Reader:
    return reader_at(situation, nation)


def _is_unnamed(one: Example) -> bool:
    """Whether a card is meant that no word names, or cards in another order than they are named."""
    named = [one.clues.face(place) for place in range(len(one.clues.row))]
    play, keep = (
        [card for card in one.means.get(field, ()) if card[0] != RESERVE] for field in ("play", "keep")
    )
    told = Counter(play) + Counter(card for card in {*keep} if card[1:])
    row = iter(named)
    return bool(told - Counter(named)) or not all(card in row for card in play)


def _places(found: Sequence[Example], kind: str) -> Table:
    """What the numbers, cards or words for Reserves say."""
    rows, says = [], []
    for clues, means in found:
        for place in _of_kind(clues, kind) if "other" not in means else ():
            rows.append(clues.at(place))
            says.append(_meaning_at(clues, place, means))
    return alike(rows, says)


def _of_kind(clues: CluesBehind, kind: str) -> Iterator[int]:
    return (place for place in range(len(clues.row)) if kind_at(clues.row, place) == kind)


def _meaning_at(clues: CluesBehind, place: int, means: Meaning) -> str:
    """What a number, a card or a word for Reserves says."""
    row, kind, kept = clues.row, kind_at(clues.row, place), means.get("keep", ())
    if kind == NUMBER and (counts := _counted(row, place, means)):
        return counts
    if face := clues.face(place):
        return "play" if face in means.get("play", ()) else "keep" if face in kept else NONE
    if kind == NUMBER:
        return NONE
    if RESERVE in kept:
        return "keep"
    is_played = any(card[0] == RESERVE for card in means.get("play", ()))
    return "last" if "reserve_last" in means else "play" if is_played else NONE


def _counted(row: Sequence[str], place: int, means: Meaning) -> str:
    """What a number counts; empty if that is nothing."""
    number = int(row[place])
    is_under = not UNDER.isdisjoint(row[max(0, place - 3) : place])
    for what, field in COUNTED.items():
        if means.get(field) == number:
            return what
        if means.get(field) == number - 1 and (is_under or what == DEAR):
            return f"{what} {BELOW}"
        if means.get(field) == number + 1 and what == CARDS:
            # `one more card`, behind the first
            return f"{what} {MORE}"
    return ""

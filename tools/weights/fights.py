"""What the clues of sentences about fights weigh."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from pbem.engine.model import RESERVE
from pbem.orders.plain_words.fighting.told import sentence_of
from pbem.orders.plain_words.fighting.weighed.clues import Clues
from pbem.orders.plain_words.fighting.weighed.words import CARD, KINDS, NUMBER, SUIT, kind_at
from pbem.orders.plain_words.tokens import tokens_of
from pbem.orders.plain_words.vocabulary import suit_in
from support.letters.people_sentences import Meaning, readers
from tools.weights.regression import Table, alike, weighed

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


def tables(told: Iterable[Meaning]) -> Mapping[str, Table]:
    """What the clues of whole sentences weigh, and of each kind of words in them."""
    found = list(_examples(told))
    return {"sentence": _sentences(found)} | {kind: _places(found, kind) for kind in KINDS}


def _examples(told: Iterable[Meaning]) -> Iterator[Example]:
    """The sentences as the program sees them in the third turn of the example game."""
    of = readers()
    for one in told:
        reader = of[one["by"]]
        row = sentence_of(reader.at, reader.namer.entities(tokens_of(1, one["s"]))).row
        if row:
            yield Example(row, Clues(row), one)


def _sentences(found: Sequence[Example]) -> Table:
    rows = [one.clues.of_sentence for one in found]
    means = {say: [test(one.means) for one in found] for say, test in SAYS.items()}
    return weighed(rows, means)


def _places(found: Sequence[Example], kind: str) -> Table:
    """What the numbers, cards, suits or words for Reserves of the plans say."""
    rows, says = [], []
    for one in found:
        for place in range(len(one.row)) if "other" not in one.means else ():
            if kind_at(one.row, place) == kind:
                rows.append(one.clues.at(place))
                says.append(_meaning_at(one.row, place, one.means))
    return alike(rows, says)


def _meaning_at(row: Sequence[str], place: int, means: Meaning) -> str:
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

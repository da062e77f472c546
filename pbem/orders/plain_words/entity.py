"""What words of a sentence name: a piece, a city, a nation, a card, a number, or something to do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import lru_cache

from pbem.orders.languages.folding import fold
from pbem.records import dataclass


class Kind(Enum):
    """What an entity is."""

    PIECE = "piece"
    CITY = "city"
    NATION = "nation"
    CARD = "card"
    NUMBER = "number"
    MEANING = "meaning"
    """A word or expression with a meaning of its own: `stays`, `by way of`."""
    MARK = "mark"
    """A sign of punctuation; `>` is an arrow of any kind."""
    OTHER = "other"
    """Any other word."""


@dataclass(frozen=True)
class Entity:
    """Something that one or several words name."""

    kind: Kind
    text: str
    """As it was written; of a card its face, of a supply train `train`."""
    line: int
    names: tuple[str, ...] = ()
    """Of a piece or a nation: those that may be meant."""
    cities: tuple[int, ...] = ()
    """Of a city: those that may be meant."""
    is_full: bool = True
    """Whether the name was written in full."""
    meanings: frozenset[str] = frozenset()
    """Of a meaning: what it may be, by the English words of `Language.sentence`."""
    number: int = 0
    """The number that it is, or the value of a card; 0 if it is none."""
    else_: Entity | None = None
    """What else the same words may name: `Hildburghausen` is a general and a city."""

    def means(self, *words: str) -> bool:
        """Whether it is a word or expression with one of these meanings."""
        # Most words have none, and this is asked a hundred times for each.
        if not self.meanings:
            return False
        return not self.meanings.isdisjoint(words)


def mean(entities: Iterable[Entity], *words: str) -> bool:
    """Whether any of them has one of these meanings."""
    # A loop, for a generator takes half as long again, and this is asked hundreds of times a sentence.
    for one in entities:  # noqa: SIM110
        if one.meanings and not one.meanings.isdisjoint(words):
            return True
    return False


def and_in(line: int) -> Entity:
    """An `and` that a line is read with: between the cards of `both S12`, or two pieces named apart."""
    return Entity(Kind.MEANING, "and", line, meanings=frozenset({"and"}))


def piece_in(line: int, name: str) -> Entity:
    """The name of a piece that a line is read with, for words that mean it: `both`, `he`, `the King`."""
    return Entity(Kind.PIECE, name, line, names=(name,))


def to_in(line: int, *more: str) -> Entity:
    """A `to` that a line is read with: before the goal of a way told in other words. It may mean `more`."""
    return Entity(Kind.MEANING, "to", line, meanings=frozenset({"to", *more}))


def via_in(line: int) -> Entity:
    """A `via` that a line is read with: before a city that its words make one of the way."""
    return Entity(Kind.MEANING, "via", line, meanings=frozenset({"via"}))


def together(sentences: Sequence[Sequence[Entity]]) -> list[Entity]:
    """Several sentences as one, with a full stop between them."""
    stops = ([Entity(Kind.MARK, ".", words[0].line)] * (number > 0) for number, words in enumerate(sentences))
    return [one for stop, words in zip(stops, sentences, strict=True) for one in (*stop, *words)]


@lru_cache(maxsize=4096)
def _folded(text: str) -> frozenset[str]:
    return frozenset(map(fold, text.split()))


def without_runs(entities: Sequence[Entity], size: Callable[[int], int]) -> list[Entity]:
    """A sentence without the words that are left out: from each place on as many as `size` says."""
    kept: list[Entity] = []
    place = 0
    while place < len(entities):
        run = size(place)
        kept += [] if run else [entities[place]]
        place += run or 1
    return kept


def words_in(entities: Iterable[Entity]) -> set[str]:
    """Their words, folded, those of an expression one by one."""
    return {word for one in entities for word in _folded(one.text)}


def run_together(entities: Iterable[Entity]) -> str:
    """Their words, folded, as one, which is how an expression of several words is looked up."""
    return "".join([fold(one.text) for one in entities])


def is_whose(one: Entity) -> bool:
    """Whether the name of a piece says whose something is: `Schwerin's`, `Schwerins`."""
    text = one.text.replace("’", "'")
    return text.endswith("'s") or text in tuple(f"{name}s" for name in one.names if not name.endswith("s"))


def is_city(one: Entity) -> bool:
    """Whether it is a city whose name was written in full."""
    return one.kind is Kind.CITY and one.is_full

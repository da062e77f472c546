"""What the clues of sentences about marches weigh."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from pbem.orders.plain_words.cutting.sentences import sentences
from pbem.orders.plain_words.entity import together
from pbem.orders.plain_words.marching.weighed.clues import Clues
from pbem.orders.plain_words.marching.weighed.words import END, GOES, NONE, ORDERS, STAYS, VIA
from support.letters.people_sentences import Meaning, reader_at
from tools.weights.regression import Table, alike, weighed

OPEN = ("", "condition")
"""What a sentence may be that orders something, if only on a condition."""


class Example(NamedTuple):
    """A sentence with its clues, and the meaning of the passage that it stands in."""

    clues: Clues
    means: Meaning
    is_alone: bool
    """Whether it is the whole passage."""


def tables(told: Iterable[Meaning]) -> Mapping[str, Table]:
    """What the clues of whole sentences weigh, and of the pieces and cities in them."""
    found = [example for one in told for example in _examples(one)]
    orders = [one for one in found if "other" not in one.means]
    pieces = [(one.clues.of_piece(place), _piece(one, place)) for one in orders for place in one.clues.pieces]
    cities = [(one.clues.of_city(place), _city(one, place)) for one in orders for place in one.clues.cities]
    return {"sentence": _sentences(found), "piece": _alike(pieces), "city": _alike(cities)}


def _examples(one: Meaning) -> Iterator[Example]:
    """The sentences of a passage as the program sees them at its moment."""
    reader = reader_at(one["sit"], one["by"])
    found = list(sentences([(1, one["s"])], reader.namer.short))
    rows: list[Clues] = []
    him: list[str] = []
    for sentence in found:
        if sentence.is_question or not (heard := reader.heard(sentence)):
            continue
        row = Clues(reader.at, reader.at.where, heard, him)
        him = [name for name in row.own if name in reader.at.rules.generals]
        yield Example(row, one, len(found) == 1)
        rows.append(row)
    if len(rows) > 1:
        # The program weighs a sentence together with the one before it, too: here all of a passage.
        told = together([row.entities for row in rows])
        yield Example(Clues(reader.at, reader.at.where, told, ()), one, True)


def _sentences(found: Sequence[Example]) -> Table:
    """Whether sentences order marches. Of several together those do that name somebody who goes, and where
    his way ends; of the others of a passage that orders something it is not known."""
    told = [one for one in found if one.is_alone or "other" in one.means or _tells_march(one)]
    rows = [one.clues.of_sentence for one in told]
    others = [one.means.get("other", "") for one in told]
    return weighed(rows, {ORDERS: [not one for one in others], NONE: [one not in OPEN for one in others]})


def _tells_march(one: Example) -> bool:
    goes = any(_piece(one, place) == GOES for place in one.clues.pieces)
    return goes and any(_city(one, place) == END for place in one.clues.cities)


def _alike(found: Sequence[tuple[set[str], str]]) -> Table:
    return alike([clues for clues, _ in found], [says for _, says in found])


def _piece(one: Example, place: int) -> str:
    """What an order says of a piece that it names."""
    at, name = one.clues.at, one.clues.pieces[place]
    title = at.title(name)
    goes = any(title in march["who"] for march in one.means.get("move", ()))
    if not at.is_own(name):
        return NONE
    return GOES if goes else STAYS if title in one.means.get("stay", ()) else NONE


def _city(one: Example, place: int) -> str:
    """What an order says of a city that it names."""
    city = one.clues.at.rules.board.cities[one.clues.cities[place]]
    names = {city.name, city.title}
    ways = [march["way"] for march in one.means.get("move", ()) if march["way"]]
    if any(way[-1] in names for way in ways):
        return END
    return VIA if any(not names.isdisjoint(way[:-1]) for way in ways) else NONE

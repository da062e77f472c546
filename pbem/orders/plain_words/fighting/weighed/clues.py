"""The clues of a sentence about fights: its words, parts of words and neighbours, and the kinds of its words.

Each clue is a short text. What it weighs for each thing that a sentence may say is worked out by
`tools/weights` from sentences whose meaning is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from itertools import combinations, pairwise

from pbem import compiling
from pbem.orders.languages.words import LANGUAGES
from pbem.orders.plain_words.fighting.loose.parted import BETWEEN
from pbem.orders.plain_words.fighting.wording.templates import NUMBER, PLANS, entry, kind_of
from pbem.orders.plain_words.weighing.parts_of_words import parts_of_word

LONGEST = 5
"""No expression of a kind has more words."""

NEAR = 4
"""So many words before and behind a number or a card are clues by their place."""

KIND = "_loose "
"""What the entries begin with that tell kinds of words."""


class Clues:
    """A sentence as a row of words, and its clues."""

    def __init__(self, row: Sequence[str]) -> None:
        self.row = tuple(row)
        self.words = list(map(kind_of, row))
        """The words, with one sign for every number, card or name."""
        self.parts: list[int] = []
        """For each word the part that it stands in: marks part them."""
        part = 0
        for word in row:
            part += word in BETWEEN
            self.parts.append(part)

    @cached_property
    def kinds(self) -> list[tuple[str, ...]]:
        """For each word the kinds of words and expressions that begin with it."""
        known, row = _kinds(), self.row
        found = []
        for place in range(len(row)):
            texts = ("".join(row[place : place + size]) for size in range(1, LONGEST + 1))
            told = " ".join(known[text] for text in dict.fromkeys(texts) if text in known)
            found.append(tuple(told.split()))
        return found

    @cached_property
    def _kinds_of_part(self) -> dict[int, set[str]]:
        found: dict[int, set[str]] = {}
        for part, kinds in zip(self.parts, self.kinds, strict=True):
            found.setdefault(part, set()).update(kinds)
        return found

    def kinds_of(self, part: int) -> set[str]:
        """The kinds of the words in a part."""
        return self._kinds_of_part[part]

    @cached_property
    def of_sentence(self) -> set[str]:
        """The clues of the whole sentence."""
        words = ["<", *self.words, ">"]
        found = {f"u {word}" for word in words[1:-1]}
        found |= {f"b {one} {two}" for one, two in pairwise(words)}
        found |= {f"t {' '.join(words[place : place + 3])}" for place in range(len(words) - 2)}
        found |= {f"c {piece}" for word in self.words for piece in parts_of_word(word)}
        for kinds in self._kinds_of_part.values():
            found |= {f"k {kind}" for kind in kinds}
            found |= {f"kk {one} {two}" for one, two in combinations(sorted(kinds), 2)}
        row = [kinds[0] for kinds in self.kinds if kinds]
        found |= {f"ks {one} {two}" for one, two in pairwise(row)}
        numbers, cards = (min(MOST, self.words.count(sign)) for sign in (NUMBER, "@"))
        return found | {f"n# {numbers}", f"n@ {cards}", f"len {min(len(self.row), 40) // 8}"}

    def at(self, place: int) -> set[str]:
        """The clues of a number, a card or another word by which something is meant, at its place."""
        return {*self._beside(place), *self._in_parts(place), f"v {self._value(place)}"}

    def _value(self, place: int) -> str:
        word = self.row[place]
        if not word.isdecimal():
            return kind_of(word)
        limits = (limit for limit in (1, 2, 3, 4, 8, 13) if int(word) <= limit)
        return str(next(limits, "more"))

    def _beside(self, place: int) -> Iterator[str]:
        words = ["<"] * NEAR + self.words + [">"] * NEAR
        here = place + NEAR
        for step in (*range(-NEAR, 0), *range(1, NEAR + 1)):
            yield f"w{step} {words[here + step]}"
        yield f"b- {words[here - 2]} {words[here - 1]}"
        yield f"b+ {words[here + 1]} {words[here + 2]}"
        yield f"b0 {words[here - 1]} {words[here + 1]}"
        yield f"t- {words[here - 3]} {words[here - 2]} {words[here - 1]}"

    def _in_parts(self, place: int) -> Iterator[str]:
        mine, value = self.parts[place], self._value(place)
        for there, (word, part) in enumerate(zip(self.words, self.parts, strict=True)):
            side = "L" if there < place else "R"
            if part == mine and there != place:
                yield f"s {word}"
                yield f"s{side} {word}"
                if abs(there - place) <= NEAR + 1:
                    yield from (f"c{side} {piece}" for piece in parts_of_word(word))
            elif abs(part - mine) == 1:
                yield f"n{side} {word}"
            for kind in self.kinds[there]:
                yield f"k{side} {kind}" if part == mine else f"o{max(-2, min(2, part - mine))} {kind}"
        kinds = sorted(self._kinds_of_part[mine])
        yield from (f"k {kind}" for kind in kinds)
        yield from (f"v {value} {kind}" for kind in kinds)
        yield from (f"kk {one} {two}" for one, two in combinations(kinds, 2))
        first = all(word not in (NUMBER, "@") for word in self.words[:place])
        yield "first" if first else "later"


MOST = 3
"""More numbers or cards than that count alike."""


@cache
def _kinds() -> dict[str, str]:
    """The kinds of every word and expression, by its letters."""
    return compiling.table("loose kinds", _find_kinds)


def _find_kinds() -> dict[str, str]:
    names = {name for language in LANGUAGES.values() for name in getattr(language, PLANS)}
    found: dict[str, list[str]] = {}
    for name in sorted(one for one in names if one.startswith(KIND)):
        for text in sorted(entry(name)):
            found.setdefault(text, []).append(name.removeprefix(KIND).replace(" ", "-"))
    return {text: " ".join(kinds) for text, kinds in found.items()}

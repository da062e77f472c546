"""The clues of a sentence about marches: its words, the pieces and cities in it, and how far these are apart.

Each clue is a short text. What it weighs for each thing that a sentence, a piece or a city in it may say is
worked out by `tools/weights` from sentences whose meaning is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.weighing.parts_of_words import parts_of_word
from pbem.orders.plain_words.weighing.weights import MARCHES, weights

OWN, OTHER, WHO, CITY = "own", "enemy", "who", "city"
"""Signs for names: of the writer's pieces, of those of others, of what may be either, of cities."""

TRAIN = "T"
"""What a sign for a piece ends with, if it is a supply train."""

SHORT = "?"
"""What a sign for a city ends with, if its name is not written in full."""

SIGNS = {Kind.CARD: "card", Kind.NATION: "nation"}

PARTING = frozenset((",", ";", ":", ".", "-", "–", "(", ")", "and", "und"))
"""The words that part a sentence."""

NEAR = 5
"""So many words before and behind a name are clues by their place."""

FAR = 5
"""Cities that are further apart than that are clues alike."""

MANY = 9
"""Higher numbers are clues alike."""


class Clues:
    """A sentence as a row of words, and its clues."""

    def __init__(
        self, at: Situation, where: Mapping[str, int], entities: Sequence[Entity], him: Sequence[str]
    ) -> None:
        """`where` the pieces stood before it; `him` are the generals told of right before."""
        self.at, self.where, self.entities, self.him = at, where, entities, him
        self.pieces: dict[int, str] = {}
        """The pieces named, by the place of their names in the sentence."""
        self.cities: dict[int, int] = {}
        """The cities named, by the same."""
        self.words = [self._sign(place, one) for place, one in enumerate(entities)]
        self._tell_cities()
        self._known: dict[int, Mapping[str, float]] = {}
        self.parts: list[int] = []
        """For each word the part that it stands in."""
        part = 0
        for word in self.words:
            part += word in PARTING
            self.parts.append(part)

    def _tell_cities(self) -> None:
        """Of several cities of one name that is meant which is nearest to the pieces."""
        own = self.own or [name for name in self.where if self.at.is_own(name)]
        starts = [self.where.get(name) for name in own]
        for place in self.cities:
            several = self.entities[place].cities
            if len(several) > 1 and starts:
                far = {city: min(self._distance(start, city) for start in starts) for city in several}
                self.cities[place] = min(several, key=far.__getitem__)

    def _sign(self, place: int, one: Entity) -> str:
        if one.kind is Kind.PIECE:
            return self._piece_sign(place, one)
        if one.kind is Kind.CITY:
            self.cities[place] = one.cities[0]
            return CITY if one.is_full else CITY + SHORT
        if one.kind is Kind.NUMBER:
            return str(one.number) if one.number <= MANY else "num"
        return SIGNS.get(one.kind) or fold(one.text).replace(" ", "_") or "_"

    def _piece_sign(self, place: int, one: Entity) -> str:
        name = self.at.piece(one)
        if name is None:
            own = [each for each in one.names if self.at.is_own(each)]
            name = own[0] if len(own) == 1 else None
        if name is None:
            return WHO
        self.pieces[place] = name
        return (OWN if self.at.is_own(name) else OTHER) + TRAIN * (name in self.at.rules.trains)

    @cached_property
    def own(self) -> Sequence[str]:
        """The writer's pieces that it names, or may be about."""
        return [name for name in self.pieces.values() if self.at.is_own(name)] or self.him

    def _distance(self, one: int | None, other: int | None) -> int:
        if one is None or other is None:
            return MANY
        distance = self.at.rules.board.distance(one, other)
        return distance if distance <= FAR else MANY

    @cached_property
    def of_sentence(self) -> set[str]:
        """The clues of the whole sentence."""
        words = ["<", *self.words, ">"]
        found = {f"u {word}" for word in self.words}
        found |= {f"b {one} {two}" for one, two in pairwise(words)}
        found |= {f"t {' '.join(words[place : place + 3])}" for place in range(len(words) - 2)}
        found |= {f"c {piece}" for word in self.words for piece in self._parts_of(word)}
        kinds = sorted({kind for one in self.entities for kind in one.meanings})
        found |= {f"k {kind}" for kind in kinds}
        found |= {f"kk {one} {two}" for one, two in combinations(kinds, 2)}
        own = [name for name in self.pieces.values() if self.at.is_own(name)]
        others = len(self.pieces) - len(own)
        found |= {f"nc {min(4, len(self.cities))}", f"no {min(4, len(own))}", f"ne {min(3, others)}"}
        found |= {f"len {min(40, len(self.words)) // 6}", f"him {bool(self.him)}"}
        starts = [self.where.get(name) for name in self.own]
        near = [
            min((self._distance(start, city) for start in starts), default=MANY)
            for city in self.cities.values()
        ]
        found |= {f"d {distance}" for distance in near}
        if near:
            in_reach = sum(1 <= distance < FAR for distance in near)
            found |= {f"dmin {min(near)}", f"dmax {max(near)}", f"reach {in_reach}"}
        return found

    @cached_property
    def chances(self) -> Mapping[str, float]:
        """How likely it is that the sentence orders marches, and that it orders nothing."""
        return weights(MARCHES, "sentence").chances(self.of_sentence)

    def piece_shares(self, place: int) -> Mapping[str, float]:
        """How likely it is that the piece named at a place goes, stays, or has no order."""
        return self._shares("piece", place, self.of_piece)

    def city_shares(self, place: int) -> Mapping[str, float]:
        """How likely it is that a march ends in the city named at a place, passes it, or neither."""
        return self._shares("city", place, self.of_city)

    def _shares(self, kind: str, place: int, clues_of: Callable[[int], set[str]]) -> Mapping[str, float]:
        # Asked for what was read from the sentence, and again for what else it may say.
        if place not in self._known:
            self._known[place] = weights(MARCHES, kind).shares(clues_of(place))
        return self._known[place]

    def of_piece(self, place: int) -> set[str]:
        """The clues of a piece that is named at a place."""
        name, home = self.pieces[place], self.where.get(self.pieces[place])
        found = self._beside(place)
        places = sorted(self.pieces)
        number = places.index(place)
        before = places[number - 1] if number else -1
        behind = places[number + 1] if number + 1 < len(places) else len(self.words)
        found.add(f"i {min(number, 3)} {min(len(places) - number - 1, 3)}")
        cities = [city for there, city in self.cities.items() if place < there < behind]
        found.add(f"cities behind {min(3, len(cities))}")
        found.add(f"cities before {min(3, sum(before < there < place for there in self.cities))}")
        found.add(f"cities all behind {min(3, sum(place < there for there in self.cities))}")
        nearest = min((self._distance(home, city) for city in self.cities.values()), default=MANY)
        found.add(f"dc {nearest}")
        if cities:
            found.add(f"db {self._distance(home, cities[0])} {self._distance(home, cities[-1])}")
        if home in self.cities.values():
            found.add("home named")
        if any(self.where.get(one) == home for there, one in self.pieces.items() if there != place):
            found.add("with other")
        if number:
            found.add(f"prev {self.words[before]} {min(NEAR, place - before)}")
        if behind < len(self.words):
            found.add(f"next {self.words[behind]} {min(NEAR, behind - place)}")
        found.add("own" if self.at.is_own(name) else "enemy")
        found.add("train" if name in self.at.rules.trains else "general")
        return found

    def of_city(self, place: int) -> set[str]:
        """The clues of a city that is named at a place."""
        city = self.cities[place]
        found = self._beside(place)
        stands = {name for name, there in self.where.items() if there == city}
        named = set(self.pieces.values())
        found |= {"at own" if self.at.is_own(name) else "at enemy" for name in stands}
        found |= {f"at named {self.at.is_own(name)}" for name in stands & named}
        if not stands.isdisjoint(self.own):
            found.add("home")
        enemies = [self.where.get(name) for name in named if not self.at.is_own(name)]
        found.add(f"beside enemy {any(one in self.at.near(city) for one in enemies)}")
        places = sorted(self.cities)
        number = places.index(place)
        found.add(f"i {min(number, 3)} {min(len(places) - number - 1, 3)}")
        here = self._distance(self._start(place), city)
        before = after = MANY
        if number:
            before = self._distance(self.cities[places[number - 1]], city)
            found |= {f"dp {before}", f"gp {min(6, place - places[number - 1])}"}
        else:
            found.add("first city")
        if number + 1 < len(places):
            after = self._distance(city, self.cities[places[number + 1]])
            found |= {f"dn {after}", f"gn {min(6, places[number + 1] - place)}"}
        else:
            found.add("last city")
        found |= {f"dl {here}", f"dpd {before} {here} {after}"}
        return found

    def _start(self, place: int) -> int | None:
        """Where the piece of the writer's stands that is named last before a place, or else is told of."""
        own = [(there, name) for there, name in sorted(self.pieces.items()) if self.at.is_own(name)]
        before = [name for there, name in own if there < place]
        after = [name for there, name in own if there > place]
        told = next(iter([*before[-1:], *self.him[:1], *after[:1]]), None)
        return self.where.get(told) if told else None

    def _beside(self, place: int) -> set[str]:
        words = ["<"] * NEAR + self.words + [">"] * NEAR
        here = place + NEAR
        found = {f"me {words[here]}"}
        found |= {f"w{step} {words[here + step]}" for step in range(-NEAR, NEAR + 1) if step}
        found |= {f"b- {words[here - 2]} {words[here - 1]}", f"b+ {words[here + 1]} {words[here + 2]}"}
        found |= {f"b0 {words[here - 1]} {words[here + 1]}", f"t- {' '.join(words[here - 3 : here])}"}
        found.add(f"t+ {' '.join(words[here + 1 : here + 4])}")
        return found | set(self._in_parts(place)) | set(self._kinds_beside(place))

    def _in_parts(self, place: int) -> Iterator[str]:
        for there, word in enumerate(self.words):
            side = "L" if there < place else "R"
            part = max(-2, min(2, self.parts[there] - self.parts[place]))
            kinds = self.entities[there].meanings
            if there == place:
                continue
            if part:
                yield f"o{part} {word}"
                yield from (f"ok{part} {kind}" for kind in kinds)
            else:
                yield f"s{side} {word}"
                yield from (f"c{side} {piece}" for piece in self._parts_of(word))
                yield from (f"k{side} {kind}" for kind in kinds)

    def _kinds_beside(self, place: int) -> Iterator[str]:
        for step in (-3, -2, -1, 1, 2, 3):
            if 0 <= place + step < len(self.words):
                yield from (f"m{step} {kind}" for kind in self.entities[place + step].meanings)
        before = (one.meanings for one in self.entities[:place][::-1] if one.meanings)
        behind = (one.meanings for one in self.entities[place + 1 :] if one.meanings)
        yield from (f"lm {kind}" for kind in next(before, ()))
        yield from (f"nm {kind}" for kind in next(behind, ()))

    def _parts_of(self, word: str) -> Iterator[str]:
        return iter(()) if word in NAMED else parts_of_word(word)


NAMED = frozenset((OWN, OTHER, WHO, CITY, CITY + SHORT, OWN + TRAIN, OTHER + TRAIN, *SIGNS.values()))
"""The signs that stand for names."""

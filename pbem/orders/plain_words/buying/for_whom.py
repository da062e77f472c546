"""Whom a part of a purchase is for: the city named before a train, the fourth troop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.buying.account import are_troops
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, words_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

Entities = Sequence[Entity]


@dataclass(frozen=True)
class Rest:
    """Who gets the troops that are left."""

    name: str
    is_more: bool
    """Whether they may be several: `the others`, and not `the fourth`."""


def with_buyer_told(at: Situation, entities: list[Entity], him: Sequence[str]) -> list[Entity]:
    """A sentence about new troops with the general told of right before in place of `he` and `him`: `Laudon
    to Krappitz. He gets two troops, paid with H6 and H8.`"""
    if len(him) != 1 or not any(one.kind is Kind.CARD for one in entities):
        return entities
    # `He gets two troops, and I pay for them with H6.`
    places = [
        place
        for place, one in enumerate(entities)
        if one.means("they", "him") and not mean(entities[max(0, place - 2) : place], "pay")
    ]
    if len(places) == TWO and places[1] == places[0] + 1 and entities[places[0]].text.istitle():
        # `Geben Sie ihm eine neue Armee, bezahlt mit D6`: the polite German `you` has a capital.
        entities = [*entities[: places[0]], *entities[places[1] :]]
        places = places[:1]
    named = any(one.kind in (Kind.PIECE, Kind.NATION, Kind.CITY) for one in entities)
    told = (one for one in enumerate(entities) if one[1].kind is not Kind.CARD)
    counts = [p for p, one in told if one.number or one.means("one")]
    behind = [one for place in counts for one in entities[place + 1 : place + 3]]
    counted = any(are_troops(one) or one.means("recruit") for one in behind)
    if len(places) != 1 or named or not counted or mean(entities, *NO_PURCHASE):
        return entities
    if not words_in(entities) & kind_of("gets new troops"):
        return entities
    place = places[0]
    general = Entity(Kind.PIECE, at.title(him[0]), entities[place].line, names=(him[0],))
    return [*entities[:place], general, *entities[place + 1 :]]


TWO = 2


def bought_beside(at: Situation, entities: Entities) -> tuple[list[Entity], list[Entity]] | None:
    """A march, and the purchase for him who marches that stands behind it in the same sentence: `Dohna falls
    back to Küstrin, where he gets two troops, paid with D5 D3 D2 C2`; None if there are not both."""
    known = kind_of("gets troops there")
    gets = next((p for p, one in enumerate(entities) if fold(one.text) in known), 0)
    if not gets:
        return None
    named = [place for place, one in enumerate(entities) if at.own_piece(one)]
    before, behind = entities[:gets], entities[gets:]
    march = next((p for p in range(gets, 0, -1) if _parts(entities[p])), 0)
    between = entities[march + 1 : gets]
    leads = all(one.means("they", "there", "and") or fold(one.text) in BESIDE for one in between)
    counted = any(one.number and one.kind is not Kind.CARD for one in behind[: 1 + NEAR])
    # `and he gets the new troop`
    counted = counted or any(is_of_kind(one, "new piece") for one in behind[: 1 + NEAR])
    # What pays for them may be told in the next sentence.
    is_bought = mean(behind, "troops", "recruit")
    is_row = all(is_city(one) or at.own_piece(one) for one in before[:march])
    goes = any(map(is_city, before[:march])) and (mean(before, "move", "to") or is_row)
    is_clear = not mean(entities, "if", "unless", "not", "maybe", "attack", "play", "concede", "keep")
    if len(named) != 1 or named[0] > march or not (leads and counted and is_bought and goes and is_clear):
        return None
    return list(entities[:march]), [entities[named[0]], *behind]


NEAR = 2
BESIDE = kind_of("there") | kind_of("tells of a city")


def _parts(one: Entity) -> bool:
    return one.text == "," or one.means("and")


NO_PURCHASE = ("if", "not", "maybe", "attack", "lose", "concede", "play", "keep", "stay", "move")
"""What a sentence has in it that is about something else."""


def city_is_for(at: Situation, entities: Entities, place: int, told: Sequence[str]) -> str:
    """The piece that re-enters in a city: one of the same part of the sentence, that before the city first,
    or else the last one `told` of; empty if that stands on the map."""
    first, end = _part(entities, place)
    before = [name for one in entities[first:place] if (name := at.own_piece(one))]
    after = [name for one in entities[place:end] if (name := at.own_piece(one))]
    off_map = [name for name in (*before[::-1], *after) if name not in at.where]
    if off_map and (before or entities[place].is_full):
        return off_map[0]
    last = told[-1] if told else ""
    return last if last and last not in at.where and not (before or after) else ""


def _part(entities: Entities, place: int) -> tuple[int, int]:
    """Where the part of a sentence begins and ends that a place is in: between signs and `and`."""
    ends = [p for p, one in enumerate(entities) if one.text in (",", ";", ":", ".") or _joins(entities, p)]
    last = min((p for p in ends if p > place), default=len(entities))
    return max((p + 1 for p in ends if p < place), default=0), last


def _joins(entities: Entities, place: int) -> bool:
    """Whether `and` stands there, and does not join two pieces of one city: `Browne and Karl in Tabor`."""
    return entities[place].means("and") and not entities[place].means("with")


def joined(at: Situation, entities: Entities) -> Iterator[tuple[str, str]]:
    """Two generals off the map that `and` joins, who come to one city: `Browne and Karl in Tabor`. In
    `Browne 3 and Karl in Tabor 2` the city is for Karl."""
    places = [place for place, one in enumerate(entities) if one.kind is Kind.PIECE]
    for first, then in pairwise(places):
        names = at.own_piece(entities[first]), at.own_piece(entities[then])
        between = entities[first + 1 : then]
        small = all(one.means("and", "with", "the", "troops") or one.number for one in between)
        generals = all(name in at.rules.generals and name not in at.where for name in names)
        after = [one for one in entities[then + 1 : then + 3] if not one.means("with", "the")][:1]
        counted = not any(one.number for one in between) or any(one.number for one in after)
        joins = any(_joins(entities, place) for place in range(first, then))
        if small and generals and counted and joins:
            yield names


def rest_is_for(at: Situation, entities: Entities) -> Rest | None:
    """Who gets what is left: `the fourth goes to Tottleben`, `den Rest bekommt Tottleben`."""
    for first, one in enumerate(entities):
        said = words_in([one])
        is_one, is_more = bool(said & kind_of("last of some")), bool(said & kind_of("rest of some"))
        begin, end = _part(entities, first)
        part = entities[begin:end]
        names = [name for each in part if (name := at.own_piece(each)) and name in at.rules.generals]
        counts = any(each.number for each in part if each is not one and each.kind is not Kind.PIECE)
        if (is_one or is_more) and len(names) == 1 and not counts:
            return Rest(names[0], is_more)
    return None


def are_others_kept(entities: Entities) -> bool:
    """Whether a sentence says that the cards which pay nothing are kept, and nothing else: `Die andern Karten
    behalt ich`."""
    names = (Kind.PIECE, Kind.CITY, Kind.NATION, Kind.CARD)
    named = any((one.kind in names and one.is_full) or one.number for one in entities)
    end = next((place for place, one in enumerate(entities) if one.text == ","), len(entities))
    first = entities[:end]
    kept = mean(first, "keep") and mean(first, "cards") and not mean(first, "not")
    others = words_in(first) & (kind_of("rest of some") | kind_of("other cards"))
    more = mean(entities, "if", "maybe", "reserve", "play", "combat")
    return kept and bool(others) and not (named or more)


def by_nation(at: Situation, entities: Entities) -> list[Entities]:
    """A sentence in parts, each for the pieces of one nation with the cards for them: `Lacy gets 2 for D12,
    and Hildburghausen 2 for D13`. One part if not every one has cards."""
    cuts, nation, last = [0], "", 0
    for place, one in enumerate(entities):
        name = at.own_piece(one)
        last = place if one.text in (",", ";", ".") or _joins(entities, place) else last
        if name and nation and at.rules.nation_of[name] != nation:
            cuts.append(last)
        nation = at.rules.nation_of[name] if name else nation
    parts = [entities[one:end] for one, end in pairwise((*cuts, len(entities)))]
    return parts if all(any(one.kind is Kind.CARD for one in part) for part in parts) else [entities]

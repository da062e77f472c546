"""The facts that a condition asks for in people's own words: `if Dohna has left Stargard`, `wenn er noch da
ist`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.depending.city_facts import fact_of_city
from pbem.orders.plain_words.depending.fact_words import CONQUERED, FREE, GOING, STATING, says
from pbem.orders.plain_words.depending.facts import Context, Facts, title_in_facts, turned
from pbem.orders.plain_words.entity import Entity, Kind, mean, piece_in, words_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

SMALL = ("to", "from", "the", "him", "they", "there", "and", "near", "nobody", "not", "stay", "is", "if")
"""What a condition may have beside its names that needs no word of the tables for conditions."""

UNTOLD = ("attack", "attacked", "win", "lose", "beaten", "loser", "retreat", "concede", "thought")
"""What makes more of a condition than a fact that orders can name."""

LONGEST_MARCH = 4
"""No general goes further in a turn."""

Entities = Sequence[Entity]


def facts_told(at: Situation, condition: Entities, context: Context, *, is_denied: bool) -> Facts | None:
    """The facts of a condition without the word that begins it; None if it says more than facts, or it cannot
    be told which. Whether that word, or one before it, denies them all: `unless`."""
    from pbem.orders.plain_words.depending.survives import survives

    said = [one for one in _with_cities(condition) if one.kind is not Kind.MARK]
    said = _with_trains(at, _without_time(said), context)
    if (there := survives(at, said, context.own)) and not is_denied:
        return Facts((there,), context.own)
    if not may_be_facts(said):
        return None
    said = [_they(one) if _are_they(at, one, context) else one for one in _with_him_told(said, context)]
    said = _with_generals(at, said)
    told = _twice_told(at, said, context) or _read(at, said, context)
    for place, one in enumerate(said):
        if told is None and one.means("and"):
            halves = (_read(at, half, context) for half in (said[:place], said[place + 1 :]))
            told = _both(*halves)
    return told.opposite() if told and is_denied else told


def _twice_told(at: Situation, said: Entities, context: Context) -> Facts | None:
    """The facts of a condition whose second half tells of the same once more, and names nobody: `if he has
    not gone away and is still in Glatz`; None if it is no such condition, or its halves do not agree."""
    for place, one in enumerate(said[:-1]):
        rest = said[place + 1 :]
        if not one.means("and") or fold(rest[0].text) not in STATING or _names(rest):
            continue
        first = _read(at, said[:place], context)
        him = first.names if first else ()
        second = _read(at, [_he(one), *rest], replace(context, him=him)) if him else None
        return first if first and second and first.facts == second.facts else None
    return None


def _names(said: Entities) -> bool:
    return any(one.kind is Kind.PIECE for one in said)


def _he(beside: Entity) -> Entity:
    return Entity(Kind.MEANING, "he", beside.line, meanings=frozenset({"they"}))


def _with_cities(condition: Entities) -> list[Entity]:
    """A condition with the city for a nation of its name that somebody is in, or that is free: `in Hannover`,
    `if Hannover is empty`; and without `left` for somebody who is still there: `nobody left in Hannover`."""
    before = (None, *condition)
    is_city = bool(words_in(condition) & FREE) or says(condition, "occupied")
    cities = any(one.kind is Kind.CITY and one.is_full and fold(one.text) not in FREE for one in condition)
    first = next((one for one in condition if one.kind is Kind.NATION and one.else_), None)
    # `if Cumberland has left Hannover`
    leaves = _names(condition) and says(condition, "has left it", "leaves it") and not cities
    is_first = (is_city and not cities) or (leaves and not any(one.text == "train" for one in condition))
    named = [
        two.else_
        if two.kind is Kind.NATION
        and two.else_
        and ((one is not None and one.means("to")) or (two is first and is_first))
        else two
        for one, two in zip(before, condition, strict=False)
    ]
    after = (*named[1:], None)
    kept = [
        one
        for one, two in zip(named, after, strict=True)
        if not (is_of_kind(one, "left behind") and two is not None and two.means("to", "there"))
    ]
    # `empty of Prussians`
    end = next((p for p in range(1, len(kept)) if is_city and _is_of_nation(kept[p - 1 : p + 1])), None)
    return kept if end is None else [*kept[: end - 1], *kept[end + 1 :]]


def _is_of_nation(two: Entities) -> bool:
    return two[0].means("of") and two[1].kind is Kind.NATION


def _with_trains(at: Situation, said: list[Entity], context: Context) -> list[Entity]:
    """A condition in which a train that may be one of several is the only one that stands in the city it
    names, or in the goal that `there` is, perhaps of the nation named beside it: `if the Austrian train is
    still in Raudnitz`; or, with no city named, the one that was told of before."""
    cities = [one.cities for one in _cities(said)]
    told = tuple(name for name in context.him if name in at.rules.trains) if not cities else ()
    cities = [(context.goal,)] if not cities and context.goal is not None else cities
    found: list[Entity] = []
    for place, one in enumerate(said):
        near = [other for other in said[max(0, place - 1) : place + 4] if other.kind is Kind.NATION]
        there = [
            name
            for name, train in at.rules.trains.items()
            if len(cities) == 1 and at.where.get(name) in cities[0]
            if not near or train.nation in near[0].names
        ]
        is_train = one.kind is Kind.PIECE and one.text == "train"
        if is_train and len(told) == 1 and not near:
            found.append(replace(one, names=told))
        elif is_train and len(there) == 1 and (near or there[0] in one.names or not one.is_full):
            found.append(Entity(Kind.PIECE, "train", one.line, names=(there[0],)))
        else:
            found.append(one)
    if not any(one.kind is Kind.PIECE and one.text == "train" for one in found):
        return found
    # `der Troß von Hannover` has not come from there.
    behind = (*found[1:], found[-1])
    kept = (one for one, two in zip(found, behind, strict=True) if not _is_of_nation([one, two]))
    return [one for one in kept if one.kind is not Kind.NATION]


def _with_generals(at: Situation, said: list[Entity]) -> list[Entity]:
    """A condition with the generals of another player's nation for herself, if all of them stand in the city
    that it names: `if the Hanoverians are still in Hannover`."""
    nations = [one for one in said if one.kind is Kind.NATION and one.names[0] not in at.nations]
    cities = [city for one in _cities(said) for city in one.cities]
    # `any Hanoverian general` is one or the other.
    is_any = any(is_of_kind(one, "any of them") for one in said)
    if len(nations) != 1 or is_any or any(one.kind is Kind.PIECE for one in said):
        return said
    generals = at.generals_of(nations[0].names[0])
    if not generals or not all(at.where[name] in cities for name in generals):
        return said
    line = nations[0].line
    named = [piece_in(line, name) for name in generals]
    place = said.index(nations[0])
    return [*said[:place], *named, *said[place + 1 :]]


def _roads(said: Entities) -> str:
    """How many roads away somebody is who is near, where that is right beside: `next to Glatz`."""
    return " 1" if any(one.means("near") and is_of_kind(one, "right beside") for one in said) else ""


def _are_they(at: Situation, one: Entity, context: Context) -> bool:
    """Whether a nation is named for those whom a condition tells of: `if the Swedes are still there`."""
    nations = {at.rules.nation_of[name] for name in context.him}
    return one.kind is Kind.NATION and nations == {one.names[0]}


def _with_him_told(said: list[Entity], context: Context) -> list[Entity]:
    """A condition with `he` for a word that says who he was of whom the one before tells: `if that fellow has
    left`, `if he's gone`."""
    if said and is_of_kind(said[0], "they in short"):
        return [_he(said[0]), *said[1:]]
    if mean(said[1:2], "to") and is_of_kind(said[0], "still") and context.him and not _names(said):
        # `if still in Stargard`
        return [_he(said[0]), *said]
    size = bool(said) and (said[0].means("the", "filler") or is_of_kind(said[0], "that one"))
    who = said[size : size + 1]
    if not who or not context.him or _names(said) or not is_of_kind(who[0], "somebody told of"):
        return said
    return [_he(who[0]), *said[size + 1 :]]


def _they(one: Entity) -> Entity:
    return Entity(Kind.MEANING, one.text, one.line, meanings=frozenset({"they"}))


def may_be_facts(condition: Entities) -> bool:
    """Whether a condition may be told by facts, as far as its words go: it speaks of no fight."""
    said = [one for one in condition if one.kind is not Kind.MARK]
    return bool(said) and not mean(said, *UNTOLD)


def _both(one: Facts | None, other: Facts | None) -> Facts | None:
    if one is None or other is None or one.is_denied or other.is_denied:
        return None
    return Facts((*one.facts, *other.facts), tuple(dict.fromkeys((*one.names, *other.names))))


def _without_time(said: Entities) -> list[Entity]:
    """A condition without the nation whose turn it waits for: `after the Prussian move`. In German that may
    be her train: `nach dem preußischen Zug`."""
    said = without_move(_without_my_move(said))
    after = (*said[1:], None)
    return [
        one
        for one, two in zip(said, after, strict=True)
        if not (one.kind is Kind.NATION and two is not None and fold(two.text) in kind_of("time of a turn"))
    ]


def _without_my_move(said: Entities) -> Entities:
    """A condition without `before I move` at its end, which is when it is asked."""
    end = said[-3:]
    is_mine = len(said) > len(end) == LAST and is_of_kind(end[0], "before my move") and end[1].means("I")
    return said[:-LAST] if is_mine and end[2].means("move") else said


LAST = 3
"""`Before I move` has so many words."""


def without_move(said: Entities) -> list[Entity]:
    """Words without `after the Prussian move`; in German that may be her train."""
    for place, (one, two) in enumerate(pairwise(said)):
        start = next((p for p in range(place - 1, -1, -1) if not said[p].means("the")), 0)
        is_move = two.kind is Kind.PIECE and two.text == "train" and not two.is_full
        if one.kind is Kind.NATION and is_move and said[start].means("to"):
            return [*said[:start], *said[place + 2 :]]
    return [*said]


def _read(at: Situation, said: Entities, context: Context) -> Facts | None:
    if not said or not all(map(_is_known, said)):
        return None
    names = [at.piece(one) for one in said if one.kind is Kind.PIECE]
    cities = [_meant(at, one, names) for one in _cities(said)]
    if None in names or None in cities or _denials(said) > 1:
        return None
    is_not = _denials(said) == 1
    places = list(dict.fromkeys(city for city in cities if city is not None))
    if not names and (told := fact_of_city(at, said, places, context.free, context.goal)):
        return Facts((turned(told) if is_not and not mean(said, "nobody") else told,))
    own = tuple(dict.fromkeys(str(name) for name in names)) or _him(at, said, places, context)
    found = list(_of_pieces(at, said, own, places, context))
    if not found:
        return None
    either = mean(said, "maybe") or not words_in(said).isdisjoint(kind_of("or"))
    if is_not or len(found) == 1 or not either:
        # `neither A nor B is there` and `not in A or B`: none of it may be so.
        return Facts(tuple(turned(one) if is_not else one for one in found), own)
    return Facts(tuple(map(turned, found)), own, is_denied=True)


def _is_known(one: Entity) -> bool:
    if one.kind in (Kind.PIECE, Kind.CITY):
        return True
    if one.kind in (Kind.CARD, Kind.NATION) or (one.means("no more") and not _negations() & words_in([one])):
        # `dann aus` may end a fight; in `dann aus Minden verschwunden` it denies nothing.
        return False
    if one.means(*SMALL, "no more") or one.number > 0:
        return True
    return all(fold(word) in _beside() for word in one.text.split())


def _beside() -> frozenset[str]:
    taken = ("occupied", "occupied, of a city")
    kinds = (*GOING, "denies a fact", "time of a turn", "beside fact", "somebody", "or", "still", *taken)
    return STATING | FREE | CONQUERED | frozenset().union(*map(kind_of, kinds))


def _cities(said: Entities) -> Iterator[Entity]:
    """The cities that it names; `leer` is also the city of Leer."""
    return (one for one in said if one.kind is Kind.CITY and one.is_full and fold(one.text) not in FREE)


def _meant(at: Situation, city: Entity, names: Sequence[str | None]) -> int | None:
    """The city that is meant: of several of one name that where those stand whom it names."""
    if len(city.cities) == 1:
        return city.cities[0]
    ring = {at.where[str(name)] for name in names if name in at.where}
    for _ in range(LONGEST_MARCH + 1):
        near = [one for one in city.cities if one in ring]
        if near:
            return near[0] if len(near) == 1 else None
        ring |= {one for place in ring for one in at.near(place)}
    return None


def _denials(said: Entities) -> int:
    """How often it says `not`."""
    return sum(one.means("not", "no more") or fold(one.text) in _negations() for one in said)


def is_negated(condition: Entities) -> bool:
    """Whether a condition says of something that it is not so: `if he hasn't left`."""
    return _denials(condition) == 1


def _negations() -> frozenset[str]:
    return words.forms(words.words(lambda one: one.negation)) | kind_of("denies a fact")


def _him(at: Situation, said: Entities, places: Sequence[int], context: Context) -> tuple[str, ...]:
    """Of whom a condition speaks that names nobody: those told of, or the enemies in the city it names."""
    # `if still in Hannover` names nobody at all.
    if not mean(said, "they", "him", "the") and not (says(said, "still") and context.him):
        return ()
    if context.him:
        return context.him
    generals = [name for name in at.standing_in(places) if name in at.rules.generals]
    there = [name for name in generals if not at.is_own(name)]
    # `Browne und Karl gehen, sofern sie noch in Löbau stehen, nach Bautzen`
    return tuple(there or (name for name in context.own if at.where.get(name) in places))


def _of_pieces(
    at: Situation, said: Entities, names: Sequence[str], places: Sequence[int], context: Context
) -> Iterator[str]:
    """The facts of where pieces are, as if nothing denied them; none if it is not clear what is said."""
    if not names or any(name in at.came_from for name in names) or words_in(said) & FREE:
        return
    comes, leaves = says(said, "comes to"), says(said, "leaves it")
    is_event = (comes or leaves) and not says(said, "has come to", "has left it", "has stayed", "has moved")
    # `Should Daun come to Glatz`
    is_event = is_event or (says(said, "would come") and not says(said, "have done"))
    is_again = bool(context.stand) and set(names) == set(context.him) and leaves and not places
    if is_event and not is_again and not all(_moves_before(at, name) for name in names):
        return
    from_it = leaves or says(said, "has left it") or mean(said, "from")
    if is_towards(said) or (from_it and mean(said, "him") and _names(said)):
        # He may be anywhere on his way; or it is him whom another one has driven out.
        return
    if places:
        if mean(said, "to") and not (leaves or mean(said, "from")):
            # `has gone to Glatz`, `has run to Küstrin`
            leads_there = any(_leads_to(*two) for two in pairwise(said))
            from_it = says(said, "has left it") and not (says(said, "has come to", "comes to") or leads_there)
        yield from _in_cities(at, said, names, places, is_gone=from_it)
        return
    # `stays where he is` tells of where he stands, and not of where the condition before asked for him.
    stands = says(said, "has stayed", "has moved")
    where = at.where if stands else {**at.where, **dict(context.stand)}
    here = [where.get(name) for name in names]
    homes = {at.where.get(name) for name in context.own}
    if mean(said, "near") and context.goal is None and len(homes) == 1 and None not in homes:
        # `stays, unless Daun comes near`: near those who stay.
        (home,) = homes
        yield from (f"{title_in_facts(at, n)} near {at.city(int(home or 0))}{_roads(said)}" for n in names)
        return
    if None in here or (mean(said, "near") and (context.goal is None or not mean(said, "him", "there"))):
        return
    if mean(said, "near") and mean(said, "him", "there") and context.goal is not None:
        yield from (f"{title_in_facts(at, n)} near {at.city(context.goal)}{_roads(said)}" for n in names)
        return
    if mean(said, "there") and set(names) <= dict(context.stand).keys():
        # `If Daun is in Glatz ... If he is no longer there ...`
        denial = "not " if from_it else ""
        yield from (f"{denial}{title_in_facts(at, n)} in {at.city(where[n])}" for n in names)
        return
    if mean(said, "there") and from_it and context.goal not in (None, *here):
        # `dort weg` is said of who stands there.
        return
    if (
        mean(said, "there")
        and context.goal is not None
        and not (from_it or mean(said, "from") or _is_still(said) or says(said, "has stayed"))
    ):
        yield from (f"{title_in_facts(at, n)} in {at.city(context.goal)}" for n in names)
        return
    if mean(said, "from") and mean(said, "there") and context.goal not in (None, *here):
        # Whether `from there` is the goal or where he stands is open.
        return
    if says(said, "comes hither") and not from_it:
        # `if Daun comes` does not say where to.
        return
    if from_it or says(said, "has moved", "has come to", "comes to"):
        yield from (f"not {title_in_facts(at, n)} in {at.city(where[n])}" for n in names)
    elif says(said, "has stayed") or _is_still(said):
        yield from (f"{title_in_facts(at, n)} in {at.city(where[n])}" for n in names)


def _leads_to(one: Entity, other: Entity) -> bool:
    """Whether a word leads to the city behind it, `run to Küstrin`; `in` also says where one stands."""
    return one.means("to") and not one.means("of") and other.kind is Kind.CITY


def _is_still(said: Entities) -> bool:
    """Whether it asks if somebody stands where he stood, or does so no longer."""
    return says(said, "still") or mean(said, "no more")


def is_towards(said: Entities) -> bool:
    """Whether it tells where somebody is heading: `towards Glatz`, German `auf Glatz zu`."""
    pairs = pairwise(said)
    return mean(said, "towards") or any(
        one.kind is Kind.CITY and is_of_kind(two, "towards behind") for one, two in pairs
    )


def _in_cities(
    at: Situation, said: Entities, names: Sequence[str], places: Sequence[int], *, is_gone: bool
) -> Iterator[str]:
    roads = [one.number for one in said if one.number and one.kind is not Kind.PIECE]
    if len(names) > 1 and len(places) > 1:
        return
    where, behind = (
        ("near", "".join(f" {n}" for n in roads) or _roads(said)) if mean(said, "near") else ("in", "")
    )
    if len(roads) > 1 or (roads and where == "in") or (is_gone and where == "near"):
        return
    if len(places) > 1 and not (_denials(said) or not words_in(said).isdisjoint(kind_of("or"))):
        return
    denial = "not " if is_gone else ""
    titles = [title_in_facts(at, name) for name in names]
    yield from (f"{denial}{who} {where} {at.city(p)}{behind}" for who in titles for p in places)


def _moves_before(at: Situation, name: str) -> bool:
    """Whether a piece of another player's can still move before the writer's next stage: of others a
    condition cannot tell what they will do."""
    order, active = at.rules.order, at.game.nation
    if at.is_own(name) or active not in order:
        return False
    turn = [*order[order.index(active) :], *order[: order.index(active)]]
    mine = min(turn.index(nation) for nation in at.nations if nation in turn)
    return turn.index(at.rules.nation_of[name]) < mine

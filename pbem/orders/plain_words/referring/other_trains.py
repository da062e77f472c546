"""`The other train`, `the second one`: one of a nation's two, where the other was told of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, takewhile

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.ways import way

TRAIN = "train"

SHORT = "tr"
"""A train in short, and also troops: it is one where `1` or `2` stands behind it."""

ORDINALS = ("the first of two", "the second of two")

APART = ",;:"
"""What may stand before `the one in Detmold`, beside `and`."""

FOLLOWING = ("from", "via", "to", "move", "stay", "likewise")
"""What may stand behind `the other` that is said of a train alone."""


def with_other_trains(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence with the train that `the other train` and `the other one` mean; the train told of last is
    noted in `at`."""
    found: list[Entity] = []
    entities = _without_places(at, _without_heading(entities))
    place = 0
    while place < len(entities):
        if not _may_be_train(entities[place]):
            found.append(entities[place])
            place += 1
            continue
        one, size = _at_home(at, entities, place, _of_nation(at, entities, place)), 1
        if (
            (told := _numbered(at, entities, place))
            or (told := _standing_there(at, entities, place))
            or (told := _in_order(at, entities, place))
            or (told := _in_short(at, entities, place))
        ):
            one, size = told
        elif name := _of_city(at, found, one):
            found.pop()
            one = replace(one, names=(name,))
        elif one.means("other"):
            size = _size(entities, place)
            one = _other(at, one) if size else one
        rest = (entities[p] for p in range(place + max(size, 1), len(entities)))
        if not (found and found[-1].means("follow") and one.text != TRAIN):
            # In `train 1 follows Keith` it is still the train that is told of.
            _note(at, one, [*takewhile(_is_of_way, (each for each in rest if not _is_idle(each)))])
        found.append(one)
        place += max(size, 1)
    return found


def _without_heading(entities: Sequence[Entity]) -> Sequence[Entity]:
    """A sentence without `my trains:` before those that are named one by one."""
    sign = next((place for place, one in enumerate(entities[:4]) if one.text == ":"), 0)
    before, after = entities[:sign], [one for one in entities[sign + 1 : sign + 3] if not one.means("the")]
    trains = [one for one in (*before[-1:], *after[:1]) if one.text == TRAIN and one.kind is Kind.PIECE]
    leads = all(one.means("the", "filler") for one in before[:-1])
    return entities[sign + 1 :] if leads and len(trains) == 2 and len(trains[0].names) > 1 else entities


def _without_places(at: Situation, entities: Sequence[Entity]) -> Sequence[Entity]:
    """A sentence with the trains that are told by where they stand in place of `the train near Schlan`."""
    found: list[Entity] = []
    for one in entities:
        city = one if one.kind is Kind.CITY and one.is_full and len(found) > 1 else None
        if city and fold(found[-1].text) in AT and found[-2].text == TRAIN:
            there = tuple(name for name in found[-2].names if at.where.get(name) in city.cities)
            if len(there) == 1 < len(found[-2].names):
                found[-2:] = [replace(found[-2], names=there)]
                continue
        found.append(one)
    return found


AT = kind_of("near by")
"""What stands before the city where something is, and leads to none."""


def _may_be_train(one: Entity) -> bool:
    """Whether a word may be one of those that mean a train, or a piece that lets it be forgotten."""
    is_word = one.means("number", "the", "other", "short train") or fold(one.text) in _WORDS
    return is_word or one.kind is Kind.PIECE


_WORDS = frozenset({SHORT}).union(*map(kind_of, ("that one", *ORDINALS)))


def _numbered(at: Situation, entities: Sequence[Entity], place: int) -> tuple[Entity, int] | None:
    """The train that `no. 2` means in a list of trains, or `Tr. 1` where a line begins with it, and how many
    words say so."""
    size = 2 if entities[place + 1 : place + 2] and entities[place + 1].text == "." else 1
    which, after = entities[place + size : place + size + 1], entities[place + size + 1 : place + size + 2]
    is_the = bool(place) and entities[place - 1].means("the")
    before = entities[: place - is_the][-1:]
    is_apart = not before or before[0].kind is Kind.MARK or before[0].means("and")
    # In a set-up a number may be one of troops.
    goes = is_the and bool(after) and after[0].means(*FOLLOWING)
    if (
        (at.sets_up and not goes)
        or not is_apart
        or not which
        or not (which[0].kind is Kind.NUMBER or entities[place].means("number"))
        or which[0].number not in (1, 2)
    ):
        return None
    # `No. 1 train to Człuchów. No. 2 stays.`
    is_listed = entities[place].means("number") and (
        any(one.text == TRAIN and one.kind is Kind.PIECE for one in entities[:place])
        or (not before and at.told_train is not None)
    )
    is_short = fold(entities[place].text) == SHORT and bool(after) and not after[0].means("to", "troops")
    if not (is_listed or is_short):
        return None
    trains = at.rules.trains.values()
    told = at.rules.nation_of[at.told_train] if at.told_train and not place else None
    nations = (told,) if told else at.nations
    names = tuple(one.name for one in trains if one.nation in nations and one.number == which[0].number)
    return (Entity(Kind.PIECE, TRAIN, entities[place].line, names=names), size + 1) if names else None


def _in_short(at: Situation, entities: Sequence[Entity], place: int) -> tuple[Entity, int] | None:
    """The one train of a nation that `Tr.` or `T` means where a line begins with it and a city follows."""
    after = [one for one in entities[1:4] if one.kind is not Kind.MARK and not one.means("to")]
    is_short = fold(entities[0].text) == SHORT or entities[0].means("short train")
    if place or not is_short or not after or after[0].kind is not Kind.CITY:
        return None
    trains = at.rules.trains.values()
    names = tuple(one.name for one in trains if one.nation == at.nation and one.name in at.where)
    is_general = any(
        at.rules.nation_of[name] == at.nation and fold(name).startswith(fold(entities[0].text))
        for name in at.generals
    )
    if len(names) > 1 and not is_general:
        # `T: Brilon`, to which only one of two can come
        names = tuple(name for name in names if way(at, (name,), after[:1]))
    return (Entity(Kind.PIECE, TRAIN, entities[0].line, names=names), 1) if len(names) == 1 else None


def _of_nation(at: Situation, entities: Sequence[Entity], place: int) -> Entity:
    """A train, of another player's nation if that stands before it: `takes the Russian train`."""
    one, before = entities[place], entities[place - 1] if place else None
    if one.text != TRAIN or before is None or before.kind is not Kind.NATION:
        return one
    if one.kind is not Kind.PIECE or before.names[0] in at.nations:
        return one
    names = tuple(train.name for train in at.rules.trains.values() if train.nation == before.names[0])
    return replace(one, names=names) if names else one


def _of_city(at: Situation, before: Sequence[Entity], one: Entity) -> str:
    """The train that is named by the city in which it stands, right before it: `the Göttingen train`; empty
    if there is none. In `Soubise to Göttingen train 1 to Goslar` the city is another's."""
    city, lead = before[-1] if before else None, before[-2] if len(before) > 1 else None
    is_train = one.text == TRAIN and one.kind is Kind.PIECE and len(one.names) > 1
    if not is_train or city is None or city.kind is not Kind.CITY or (lead and lead.kind is Kind.CITY):
        return ""
    leads = lead is not None and lead.means("to", "via", "from") and not lead.means("the")
    there = [name for name in one.names if at.is_own(name) and at.where.get(name) in city.cities]
    return there[0] if len(there) == 1 and not leads else ""


def _at_home(at: Situation, entities: Sequence[Entity], place: int, one: Entity) -> Entity:
    """A train that may be one of several, as that which stands where it is said to stay or to come from:
    `train 1 stays in Detmold`."""
    if one.text != TRAIN or one.kind is not Kind.PIECE:
        return one
    own = [name for name in one.names if at.is_own(name)]
    words = [each for each in entities[place + 1 : place + 9] if not each.means("filler", "the")]
    city = next((p for p, each in enumerate(words) if each.kind is Kind.CITY and each.is_full), 0)
    told = words[:city]
    stays = (
        told and all(each.means("stay", "to") for each in told) and any(each.means("stay") for each in told)
    )
    leaves = len(told) in (1, 2) and told[-1].means("from") and all(e.means("move", "from") for e in told)
    behind = words[city + 1 : city + 4]
    more = any(each.means("and") for each in behind[:1]) and any(each.kind is Kind.CITY for each in behind)
    # `The trains stay in Großenhain and in Grünberg`
    if not (stays or leaves) or (stays and more):
        return one
    there = tuple(name for name in own if at.where.get(name) in words[city].cities)
    return replace(one, names=there) if len(there) == 1 < len(own) else one


def _standing_there(at: Situation, entities: Sequence[Entity], place: int) -> tuple[Entity, int] | None:
    """The train that `the one in Detmold` means behind another of its nation, and how many words say so."""
    before, told = entities[place - 1] if place else None, at.told_train
    is_apart = before is None or before.text in APART or before.means("and")
    is_that = fold(entities[place].text) in kind_of("that one")
    # `Trains: the one at Siegen to Meschede, the one at Fulda to Hersfeld`
    is_list = entities[0].text == TRAIN and entities[0].kind is Kind.PIECE and place > 0
    if not is_apart or not (told or is_list) or not (entities[place].means("the") or is_that):
        return None
    size = 1
    while entities[place + size : place + size + 1] and entities[place + size].means("filler", "one"):
        size += 1
    after = entities[place + size : place + size + 2]
    if len(after) < 2 or not after[0].means("to", "from") or after[1].kind is not Kind.CITY:
        return None
    nation = at.rules.nation_of[told] if told else at.nation
    there = [name for name, train in at.rules.trains.items() if train.nation == nation and name != told]
    there = [name for name in there if at.where.get(name) in after[1].cities]
    if len(there) != 1:
        return None
    return Entity(Kind.PIECE, TRAIN, entities[place].line, names=tuple(there)), size


def _in_order(at: Situation, entities: Sequence[Entity], place: int) -> tuple[Entity, int] | None:
    """The train that `the first one` or `the second` means behind one of its nation, or behind `trains:`, and
    how many words say so."""
    one, told = entities[place], at.told_train
    number = next((at for at, kind in enumerate(ORDINALS, 1) if fold(one.text) in kind_of(kind)), 0)
    is_list = entities[0].text == TRAIN and entities[0].kind is Kind.PIECE
    nations = (at.rules.nation_of[told],) if told else (at.nation,) if at.nation else at.nations
    if not (told or is_list) or not number or not place or not entities[place - 1].means("the"):
        return None
    size = 2 if entities[place + 1 : place + 2] and entities[place + 1].means("one") else 1
    after = [one for one in entities[place + size :] if not one.means("filler")][:1]
    is_alone = not after or after[0].kind is Kind.MARK or after[0].means(*FOLLOWING)
    # `Trains: the first Brilon, Büren. The second Bebra, Sontra.`
    begins = place == 1 or entities[place - 2].kind is Kind.MARK
    is_alone = is_alone or (begins and after[0].kind is Kind.CITY and after[0].is_full)
    if not is_alone and fold(after[0].text) not in kind_of("marches behind"):
        return None
    trains = at.rules.trains.items()
    names = tuple(name for name, train in trains if train.nation in nations and train.number == number)
    return (Entity(Kind.PIECE, TRAIN, one.line, names=names), size) if names else None


def _size(entities: Sequence[Entity], place: int) -> int:
    """How many of the words from a place on say `other train` or `other one`; 0 if they mean no train."""
    if entities[place].kind == Kind.PIECE:
        return 1
    if not place or not entities[place - 1].means("the"):
        return 0
    rest = entities[place + 1 :]
    size = 2 if rest and rest[0].means("one") else 1
    # `the other one can stay where it is`
    helps = bool(rest[size - 1 :]) and is_of_kind(rest[size - 1], "may do")
    after = entities[place + size + helps : place + size + helps + 1]
    told = not after or after[0].kind in (Kind.CITY, Kind.MARK) or after[0].means(*FOLLOWING)
    return size if told else 0


def _other(at: Situation, one: Entity) -> Entity:
    told = at.told_train
    nation = at.rules.nation_of[told] if told else None
    names = tuple(name for name, train in at.rules.trains.items() if train.nation == nation and name != told)
    if len(names) == 1:
        return Entity(Kind.PIECE, TRAIN, one.line, names=names)
    return replace(one, meanings=frozenset()) if one.kind == Kind.PIECE else one


def _note(at: Situation, one: Entity, after: Sequence[Entity]) -> None:
    """Note a train that is told of, perhaps by where it stands; a general lets it be forgotten."""
    if one.kind == Kind.PIECE:
        led = [two for one, two in pairwise(after) if one.means("to", "from") and two.kind is Kind.CITY][:1]
        here = [name for name in one.names for city in led if at.where.get(name) in city.cities]
        name = here[0] if len(here) == 1 else at.piece(one) or _within_reach(at, one, after)
        at.told_train = name if name in at.rules.trains and at.is_own(str(name)) else None


def _within_reach(at: Situation, one: Entity, after: Sequence[Entity]) -> str | None:
    """The one train of several that can come to the city named behind it: `train 1 Laun`."""
    goal = next((city for city in after if city.kind is Kind.CITY), None)
    is_next = goal is not None and (
        goal is after[0] or after[0].kind is Kind.MARK or after[0].means("to", "via", "move")
    )
    able = [name for name in one.names if goal and name in at.where and way(at, (name,), [goal])]
    return able[0] if is_next and len(able) == 1 else None


def _is_idle(one: Entity) -> bool:
    return one.means("filler") or is_of_kind(one, "no more than")


def _is_of_way(one: Entity) -> bool:
    """Whether a word may stand between a train and its way."""
    leads = one.means("move", "via", "to", "from", "then", "and", "the")
    return one.kind is Kind.CITY or leads or (one.kind is Kind.MARK and one.text in ":,-")


def with_nations_trains(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which a train right behind a nation of the writer's, and one that several of his nations
    have, is hers: `Hanover's train 1`."""
    found = list(entities)
    for place, (nation, one) in enumerate(pairwise(entities), 1):
        is_train = one.kind is Kind.PIECE and one.text == "train" and len(one.names) > 1
        if not is_train or nation.kind is not Kind.NATION or nation.names[0] not in at.nations:
            continue
        hers = tuple(name for name in one.names if at.rules.nation_of[name] == nation.names[0])
        if len(hers) == 1:
            found[place] = replace(one, names=hers)
    return found

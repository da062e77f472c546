"""What a sentence speaks of: `As far as the Swedes are concerned`, and names put in brackets behind another
word: `the kitchen (train 1)`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, zip_longest

from pbem.orders.plain_words.entity import Entity, Kind, mean, run_together, words_in
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

MOST_WORDS = 6
"""No topic has more of them: `the two Austrian gentlemen and the train`."""

MOST_ADJECTIVES = 2
"""So many words may stand before the noun: `my dear old baker (train 1)`."""

Entities = Sequence[Entity]


def without_topic_words(entities: Entities) -> list[Entity]:
    """A sentence without the words that only name its topic; what they name is told of by what follows."""
    kept = list(entities)
    first = next((p for p, one in enumerate(kept[:2]) if is_of_kind(one, "topic first")), None)
    if first is None:
        return kept
    ends = (p for p in range(first + 2, len(kept)) if is_of_kind(kept[p], "topic last"))
    last = next(ends, len(kept))
    inside = kept[first + 1 : last]
    is_named = any(one.kind in (Kind.PIECE, Kind.NATION) for one in inside)
    if last - first > MOST_WORDS + 1 or last == len(kept) or not is_named:
        return kept
    if kept[last - 1].means("is"):
        kept.pop(last - 1)
        last -= 1
    del kept[last]
    del kept[first]
    return kept


def with_topic(entities: Entities) -> list[Entity]:
    """A sentence whose first words only name the piece that it is about with that piece for `he`: `I thought
    again about Keith: he stays`; and without what stands around `correction` in front of it."""
    colon = next((p for p, one in enumerate(entities[:-1]) if one.text == ":" and one.kind is Kind.MARK), 0)
    before, after = entities[:colon], entities[colon + 1 :]
    pieces = [one for one in before if one.kind is Kind.PIECE]
    if _are_told_apart(before, pieces, after):
        return list(after)
    if any(one.number or one.kind in NAMED or one.means(*OPEN) for one in before):
        return list(entities)
    if len(pieces) == 1 and len(before) > 1 and after[0].means("they") and not after[0].means("I"):
        thinks = not words_in(before).isdisjoint(kind_of("changes something"))
        again = Entity(Kind.MEANING, "after all", pieces[0].line, meanings=frozenset({"filler"}))
        return [pieces[0], *([again] if thinks else []), *after[1:]]
    says = any(one.means("correction") or is_of_kind(one, "one change") for one in before)
    if pieces or not says:
        return list(entities)
    told = [one for one in before if one.means("correction") or any(is_of_kind(one, kind) for kind in CHANGE)]
    return [*told, *entities[colon:]]


def with_heading(at: Situation, entities: Entities) -> list[Entity]:
    """A sentence headed by one of the writer's pieces without the small words around its name: `For Lacy:
    ...`, `Für Lacy gilt: ...`."""
    colon = next((p for p, one in enumerate(entities[:-1]) if one.text == ":" and one.kind is Kind.MARK), 0)
    before = entities[: min(colon, MOST_WORDS)]
    pieces = [one for one in before if at.own_piece(one)]
    small = all(one in pieces or one.means("the", "filler") or is_of_kind(one, HEADS) for one in before)
    is_headed = 1 < colon <= MOST_WORDS and len(pieces) == 1 and small
    return [pieces[0], *entities[colon:]] if is_headed else list(entities)


HEADS = "heads a piece"


def _are_told_apart(before: Entities, pieces: Entities, after: Entities) -> bool:
    """Whether of several pieces, named before a colon, one after the other is told of behind it: `Friedrich
    and Winterfeldt part: Friedrich to Leipa, Winterfeldt stays`."""
    is_topic = not any(one.number or one.kind in NAMED or one.means(*SAID) for one in before)
    return len(pieces) > 1 and is_topic and any(one.names == after[0].names for one in pieces)


SAID = ("stay", "attack", "recruit", "not", "if", "unless", "play", "no more", "lose")
"""What tells more of several pieces than that they go."""


CHANGE = ("one change", "how much changes", "sent before", "beside sent before")
"""What tells that a letter changes an earlier one."""


NAMED = (Kind.CITY, Kind.NATION, Kind.CARD)


def without_concession(entities: Entities) -> list[Entity]:
    """A sentence in which `not that` takes nothing back before somebody who has something: `Not that I have a
    choice`."""
    return [
        replace(one, kind=Kind.OTHER, meanings=frozenset())
        if one.means("takes back") and is_of_kind(one, "not that") and after.means("I", "they", "him")
        else one
        for one, after in zip_longest(entities, entities[1:], fillvalue=entities[-1])
    ]


OPEN = ("move", "stay", "attack", "recruit", "not", "if", "unless", "play", "no more")
"""What makes more of the words before a colon than a topic."""


def without_river(entities: Entities) -> list[Entity]:
    """A sentence in which a river behind `the` is not the word for `or` that is written as it is."""
    found = list(entities)
    if not any_of_kind(entities, "river called or"):
        return found
    for place in range(1, len(found)):
        one, before = found[place], found[place - 1]
        behind = found[place + 1 : place + 2]
        is_noun = behind and (behind[0].kind is Kind.OTHER or behind[0].means("to") or behind[0].text == ",")
        if one.text.istitle() and is_of_kind(one, "river called or") and before.means("the") and is_noun:
            found[place] = replace(one, kind=Kind.OTHER, meanings=frozenset())
    return found


def without_direction(entities: Entities) -> list[Entity]:
    """A sentence without a city that only says where the goal before it lies: `to Braniewo, towards
    Königsberg`."""
    if not any(one.means("towards") for one in entities):
        return list(entities)
    for place in range(1, len(entities) - 2):
        leads, goal = entities[place - 1 : place + 1]
        behind = entities[place + 1 + (entities[place + 1].text == ",") :]
        cities = all(one.kind is Kind.CITY and one.is_full for one in (goal, *behind[1:2]))
        rest = behind[2:]
        is_last = not rest or (rest[0].kind is Kind.MARK and rest[0].text != "-")
        told = leads.means("to") and not leads.means("towards") and mean(behind[:1], "towards")
        if cities and told and is_last and len(behind) > 1:
            return [*entities[: place + 1], *rest]
    return list(entities)


def without_land(entities: Entities) -> list[Entity]:
    """A sentence that tells a way without the land to which it leads: `returns to Prussian soil: Olsztyn`."""
    for place, one in enumerate(entities[:-1]):
        if one.kind is not Kind.NATION or not is_of_kind(entities[place + 1], "land"):
            continue
        way = any(two.kind is Kind.CITY and two.is_full for two in entities[place + 2 :])
        if way and place and entities[place - 1].means("to"):
            return [*entities[: place - 1], *entities[place + 2 :]]
    return list(entities)


def with_names_told(entities: Entities) -> list[Entity]:
    """A sentence in which a piece that stands in brackets behind a word of no name stands in place of it."""
    found: list[Entity] = []
    for place, one in enumerate(_with_brackets(entities)):
        closed = entities[place - 1 : place] if place else ()
        if one.text == ")" and closed and (told := _told(found)):
            first, start = told
            found[first : start + 1] = []
        else:
            found.append(one)
    return found


def _with_brackets(entities: Entities) -> Entities:
    """A sentence with brackets around what is meant, between commas: `our bread, that is train 1, goes`."""
    commas = [place for place, one in enumerate(entities) if one.text == ","]
    for begin, end in pairwise(commas):
        piece = end - 1
        is_told = run_together(entities[begin + 1 : piece]) in kind_of("that is to say")
        if is_told and entities[piece].kind is Kind.PIECE:
            line = entities[begin].line
            opens, closes = Entity(Kind.MARK, "(", line), Entity(Kind.MARK, ")", line)
            return [*entities[:begin], opens, entities[piece], closes, *entities[end + 1 :]]
    return entities


def _told(found: Entities) -> tuple[int, int] | None:
    """Where words of no name begin, and the brackets behind them that hold nothing but pieces."""
    start = next((p for p in range(len(found) - 1, -1, -1) if found[p].text == "("), 0)
    inside = found[start + 1 :]
    first = start
    while first > max(0, start - MOST_ADJECTIVES - 1) and _is_nameless(found[first - 1]):
        first -= 1
    before = found[first - 1] if first else None
    leads = before is None or before.kind is Kind.MARK or before.means("the", "filler", "and", "all")
    is_told = any(one.kind is Kind.PIECE for one in inside) and all(map(_is_listed, inside))
    return (first, start) if first < start and leads and is_told else None


def _is_nameless(one: Entity) -> bool:
    return one.kind is Kind.OTHER or (one.kind is not Kind.PIECE and one.means("other", "stack", "king"))


def without_march(entities: Entities) -> list[Entity]:
    """A sentence without the march that somebody ends, which in German is called as a train is: `beendet
    seinen Zug in Gartz`."""
    if all(one.text != "train" or one.is_full for one in entities):
        return list(entities)
    kept: list[Entity] = []
    for one in entities:
        # `his` may stand between them, and a train that is told by its number is none.
        ends = any_of_kind(kept[-2:], "ends a way")
        is_march = ends and one.text == "train" and not one.is_full and kept[-1].kind is not Kind.MARK
        kept += [] if is_march else [one]
    return kept


def without_road(entities: Entities) -> list[Entity]:
    """A sentence without the city to which a road leads on which another one is named: `to Ohlau on the way
    to Brieg`."""
    cities = {place for place, one in enumerate(entities) if one.kind is Kind.CITY}
    for place in range(1, len(entities) - 2):
        if cities.isdisjoint(range(place + 2, place + 5)):
            continue
        known = kind_of("on the way to")
        size = next((n for n in (4, 3, 2) if run_together(entities[place : place + n]) in known), 0)
        city = entities[place + size : place + size + 1] if size else ()
        if not (city and city[0].kind is Kind.CITY and city[0].is_full):
            continue
        before = [one for one in entities[:place] if one.kind in (Kind.CITY, Kind.PIECE) or one.means("via")]
        behind = [one for one in entities[place + size + 1 :] if one.kind in (Kind.CITY, Kind.PIECE)]
        # `via Breslau on the way to Brieg` goes on.
        is_via = len(before) > 1 and before[-2].means("via")
        if not is_via and any(one.kind is Kind.CITY for one in (*before[-1:], *behind[:1])):
            first = place - (entities[place - 1].text == ",")
            return [*entities[:first], *entities[place + size + 1 :]]
    return list(entities)


def with_march_given_up(entities: Entities) -> list[Entity]:
    """A sentence with the march of a general for what in German is called as a train is, where it is to be
    given up: `Streich bitte Lacys Zug nach Prag`, `Bitte den Zug von Lacy streichen`."""
    is_told = "train" in [one.text for one in entities]
    if not is_told or not (any_of_kind(entities, "forgets") or any_of_kind(entities, "is given up")):
        return list(entities)
    return [_as_march(one) if _is_his(entities, place) else one for place, one in enumerate(entities)]


def _as_march(one: Entity) -> Entity:
    return Entity(Kind.OTHER, "Zug", one.line)


def _is_his(entities: Entities, place: int) -> bool:
    """Whether a train without a number stands behind a general, or before `of` and one."""
    if entities[place].text != "train" or entities[place].is_full:
        return False
    before, behind = entities[max(0, place - 1) : place], entities[place + 1 : place + 3]
    return _is_general(before) or (mean(behind[:1], "of", "from") and _is_general(behind[1:]))


def _is_general(some: Entities) -> bool:
    return any(one.kind is Kind.PIECE and one.text != "train" for one in some)


def without_particles(entities: Entities) -> list[Entity]:
    """A sentence without what stands between a title and a general's name: `Monsieur de Soubise`."""
    return [one for place, one in enumerate(entities) if not _is_particle(entities, place)]


def _is_particle(entities: Entities, place: int) -> bool:
    if not 0 < place < len(entities) - 1 or not is_of_kind(entities[place], "particle"):
        return False
    after = entities[place + 1]
    is_name = after.kind is Kind.PIECE and after.text != "train"
    return is_name and not words_in(entities[place - 1 : place]).isdisjoint(kind_of("title"))


def _is_listed(one: Entity) -> bool:
    return one.kind is Kind.PIECE or one.means("and", "the") or one.text in ("+", ",", "&")

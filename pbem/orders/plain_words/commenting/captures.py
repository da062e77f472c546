"""What becomes of a city on the way of a march, or of an enemy's train where it leads, as the rules decide by
themselves: `, he captures Riesenburg on the way`, `, and if the train is still there he burns it`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind
from pbem.orders.plain_words.situation import Situation

MORE = (
    *("attack", "split", "transfer", "recruit", "play", "concede", "lose", "retreat", "keep", "join", "move"),
    *("with", "not", "unless", "else", "rather", "via", "to", "then", "correction", "takes back"),
)
"""What makes more of such words than what becomes of a train."""

Entities = Sequence[Entity]


def without_capture(at: Situation, entities: Entities) -> list[Entity]:
    """A sentence without what it says, behind a way of a piece of the writer's, of a train that is taken if
    it is there."""
    first = next((place for place, one in enumerate(entities) if at.may_own(one)), len(entities))
    city = next((p for p in range(first + 1, len(entities)) if is_city(entities[p])), len(entities))
    if at.sets_up or not any(one.text == "train" for one in entities[city:]):
        return list(entities)
    for start in range(city + 1, len(entities)):
        one = entities[start]
        if not (one.kind is Kind.MARK or one.means("and")):
            continue
        end = _end(entities, start)
        if _is_capture(at, entities[start:end]):
            return [*entities[:start], *entities[end:]]
    return list(entities)


def without_city_taken(at: Situation, entities: Entities) -> list[Entity]:
    """A sentence without the part, behind a way of a piece of the writer's, that says of a city on it that it
    is taken."""
    if at.sets_up or mean(entities, "if", "unless") or not any(map(_takes_city, entities)):
        return list(entities)
    first = next((place for place, one in enumerate(entities) if at.may_own(one)), len(entities))
    for start in range(first + 1, len(entities)):
        if not (entities[start].kind is Kind.MARK or entities[start].means("and")):
            continue
        marks = (place for place in range(start + 1, len(entities)) if entities[place].kind is Kind.MARK)
        end = next(marks, len(entities))
        part = entities[start + 1 : end]
        before = {city for other in entities[first:start] if is_city(other) for city in other.cities}
        cities = [place for place, other in enumerate(part) if is_city(other)]
        named = any(other.kind in (Kind.PIECE, Kind.CARD, Kind.NUMBER) for other in part)
        if named or len(cities) != 1 or before.isdisjoint(part[cities[0]].cities) or mean(part, *NO_CAPTURE):
            continue
        goes = mean(part[max(0, cities[0] - 1) : cities[0]], "to", "from") or part[0].means("should")
        if not goes and any(map(_takes_city, part)):
            return [*entities[:start], *entities[end:]]
    return list(entities)


def _takes_city(one: Entity) -> bool:
    return one.kind in (Kind.OTHER, Kind.MEANING) and is_of_kind(one, "captures on the way")


NO_CAPTURE = (
    *("attack", "split", "stay", "not", "else", "rather", "then", "correction", "takes back", "join"),
    *("with", "maybe", "via", "move"),
)
"""What makes more of such words than that a city is taken."""


def _end(entities: Entities, start: int) -> int:
    """Where a part ends that begins with a sign: with its bracket, or with the sentence."""
    closes = (place for place in range(start, len(entities)) if entities[place].text == ")")
    return next(closes, len(entities) - 1) + 1 if entities[start].text == "(" else len(entities)


def _is_capture(at: Situation, part: Entities) -> bool:
    words = _without_task([one for one in part if one.kind is not Kind.MARK])
    trains = [place for place, one in enumerate(words) if one.text == "train" and one.kind is Kind.PIECE]
    named = (one.kind in (Kind.PIECE, Kind.CARD, Kind.NUMBER) or is_city(one) for one in words)
    if len(trains) != 1 or sum(named) > 1 or mean(words, *MORE):
        return False
    (train,) = trains
    own = at.may_own(words[train]) and (
        len(words[train].names) == 1 or any_of_kind(words[:train], "mine")
    )
    if own or any(one.number or is_of_kind(one, "goes along") for one in words):
        return False
    own = any(one.kind is Kind.NATION and one.names[0] in at.nations for one in words)
    return not own and _is_taken(words, train)


def _without_task(words: Entities) -> Entities:
    """A part without the words that it is somebody's task: `where he is to burn the waggons`. Alone, `where
    he is` stays."""
    end = next((place for place, one in enumerate(words[:3]) if is_of_kind(one, "infinitive")), 0)
    return words[end + 1 :] if end and mean(words[:1], "stay") else words


def _is_taken(words: Entities, train: int) -> bool:
    """Whether a train is taken; behind a condition by `him`: `if the train is gone` is one of the march."""
    takes = [place for place, one in enumerate(words) if is_of_kind(one, "takes a train", in_part=True)]
    if not mean(words, "if", "should", "until"):
        return bool(takes) or any(is_of_kind(one, "is rid of a train", in_part=True) for one in words)
    return any(place > train for place in takes) and mean(words[train:], "they")

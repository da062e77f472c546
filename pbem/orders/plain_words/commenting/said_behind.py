"""What is only said behind a march: `Dohna to Landsberg, people say the beer is good there`."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, words_in
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

LIMITING = ("if", "unless", "correction", "takes back", "rather", "but rather", "in place of", "no more")
"""With one of these in it a sentence keeps all its words."""

DEEDS = (
    *("attack", "against", "split", "transfer", "recruit", "discard", "play", "concede", "lose", "retreat"),
    *("keep", "join", "follow", "win", "beaten", "off supply", "train"),
)
"""What makes more of a part than a remark."""

LEAST = 3
"""`The trip was` has so many words."""

MOST_LEADING = 2
"""So many small words may stand before what opens a remark: `and, well, people say`."""

Entities = Sequence[Entity]


def without_said(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence without the end of it that says something of others, or of how its writer feels, behind the
    march of a piece of the writer's."""
    # Hannover is a nation, too.
    ways = ((place, one) for place, one in enumerate(entities) if place)
    city = next((p for p, one in ways if is_city(one) or (one.else_ and _leads(entities[p - 1]))), 0)
    own = [one for one in entities[:city] if at.may_own(one)]
    if not city or not own or at.sets_up or mean(entities[:city], *LIMITING, "maybe", "thought", "not"):
        return entities
    for first in range(city + 1, len(entities) - 1):
        is_sign = entities[first].text in (",", ";", "–", "-", "—")
        in_brackets = sum((one.text == "(") - (one.text == ")") for one in entities[:first])
        if is_sign and not in_brackets and _is_said(at, entities, first, own):
            return entities[:first]
        if is_of_kind(entities[first], "so he cannot") and _is_prevented(at, entities[first:]):
            return entities[:first]
    return entities


def _is_said(at: Situation, entities: Entities, first: int, own: Entities) -> bool:
    """Whether nothing that stands behind a sign can be an order."""
    part = [one for one in entities[first + 1 :] if one.kind is not Kind.MARK]
    lead = 0
    while lead < min(MOST_LEADING, len(part)) and (part[lead].means("and") or is_of_kind(part[lead], "well")):
        lead += 1
    words = part[lead:]
    if _is_fed(at, words) or _is_of_things(words) or _is_wanted(words):
        return True
    if _is_prevented(at, part):
        return True
    if _is_out_of_reach(at, words, entities[:first]):
        return True
    hopes = bool(words) and _hopes(words) and not mean(words, *LIMITING)
    if not words or (not hopes and mean(words, *LIMITING, *DEEDS)):
        return False
    cities = (one.else_ if one.kind is Kind.NATION and one.else_ else one for one in entities[:first])
    before = [one.cities for one in cities if is_city(one)]
    here = [city for one in own for name in one.names if (city := at.where.get(name)) is not None]
    known = {*here, *(city for told in before for city in told)}
    named = any(one.kind is Kind.CARD or one.number > 1 for one in words)
    named = named or any(one.kind is Kind.PIECE and one not in own and at.may_own(one) for one in words)
    if not named and (_is_feeling(words, known) or _is_won(words, known)):
        return True
    named = named or any(map(suit_word, words))
    if named or any(known.isdisjoint(one.cities) for one in words if is_city(one)):
        return False
    return _opens(words) or _is_of_others(at, words) or _hopes(words)


def _opens(words: Entities) -> bool:
    """Whether words begin as what is said of nobody in particular: `people say`, `dann hätten wir das`."""
    if is_of_kind(words[0], "then we") or words[0].means("then"):
        return any(one.means("I") for one in words[1:3]) and any_of_kind(words[1:3], "has")
    if is_of_kind(words[0], "people"):
        return True
    doubts = mean(words, "maybe", "thought", "past") or (mean(words, "not") and mean(words, "I"))
    return len(words) > 1 and _joined(words[:2]) and not doubts and not mean(words[1:], "stay", "move")


def _is_fed(at: Situation, words: Entities) -> bool:
    """Whether words tell no more than that those who march have supply again: `from there he can eat`."""
    if mean(words, *LIMITING, "not", "move", "attack", "stay") or any(is_city(one) for one in words):
        return False
    named = any(one.kind is Kind.CARD or at.own_piece(one) or one.number > 1 for one in words)
    is_fed = not words_in(words).isdisjoint(kind_of("fed")) or mean(words, "supply")
    return not named and is_fed and mean(words, "they", "him")


def _is_wanted(words: Entities) -> bool:
    """Whether words tell that their writer would like to have what those who march come to: `die Stadt hätte
    ich gern`, `das hätte ich gern`."""
    small = [one for one in words if one.kind is Kind.OTHER or one.means("the", "filler", "maybe", "I")]
    said = words_in(words)
    likes = bool(said & kind_of("would like it") and said & kind_of("to his liking")) and mean(words, "I")
    return likes and len(small) == len(words) <= LONGEST_WISH and words[0].means("the")


LONGEST_WISH = 6
"""Such a wish has no more words."""


def _is_prevented(at: Situation, words: Entities) -> bool:
    """Whether words tell what an enemy cannot do by then: `so Daun can't get behind us`."""
    other = next((place for place, one in enumerate(words) if _is_other(at, one)), 0)
    leads = 0 < other <= MOST_LEADING + 1 and is_of_kind(words[0], "so he cannot")
    own = any(one.kind is Kind.CARD or at.own_piece(one) or is_city(one) or one.number > 1 for one in words)
    return leads and mean(words, "not") and not own and not mean(words, "if", "unless", "correction")


def _is_won(words: Entities, known: AbstractSet[int]) -> bool:
    """Whether words tell that a city of the way is the writer's then: `dann ist Cosel unser`."""
    cities = [one for one in words if is_city(one)]
    is_ours = mean(words, "is", "that") and not words_in(words).isdisjoint(kind_of("is ours"))
    return is_ours and bool(cities) and all(not known.isdisjoint(one.cities) for one in cities)


def _is_feeling(words: Entities, known: AbstractSet[int]) -> bool:
    """Whether words tell what their writer does not like, or had forgotten, and no city of the way (those
    that are `known`): `I don't fancy Celle`, `ich habe ihn vergessen`."""
    if not words[0].means("I") or mean(words, "move", "stay"):
        return False
    on_way = any(not known.isdisjoint(one.cities) for one in words if is_city(one))
    names = any(map(is_city, words))
    feels = any_of_kind(words, "feels")
    return feels and not on_way and (mean(words, "not") or not names)


def _is_out_of_reach(at: Situation, words: Entities, before: Entities) -> bool:
    """Whether words tell which city its writer cannot get, keep, or need: `Dresden kriegen wir eh nicht`."""
    cities = [one.else_ or one if one.kind is Kind.NATION else one for one in words]
    told = [one for one in cities if one.kind is Kind.CITY]
    way = {city for one in before if one.kind is Kind.CITY for city in one.cities}
    if len(told) != 1 or not way.isdisjoint(told[0].cities):
        return False
    denial = next((p for p, one in enumerate(words) if one.means("not", "no more")), -1)
    known = kind_of("gets or holds")
    verb = next((p for p, one in enumerate(words) if words_in([one]) & known), -1)
    opens = mean(words, "I") or (mean(words, "is") and mean(words, "to"))
    limits = mean(words[: max(denial, verb)], "if", "unless", "should") or mean(words, "move")
    limits = limits or mean(words, *(one for one in LIMITING if one not in ("if", "unless", "no more")))
    named = any(one.kind is Kind.CARD or at.own_piece(one) or one.number > 1 for one in words)
    return denial >= 0 and verb >= 0 and opens and not (limits or named)


def _is_of_things(words: Entities) -> bool:
    """Whether words tell how some thing was that is none of the game's: `the trip was nice`."""
    if len(words) < LEAST or not words[0].means("the") or words[0].means("they"):
        return False
    bare = not any(one.kind not in (Kind.OTHER, Kind.MEANING) or one.number for one in words)
    is_thing = words[1].kind is Kind.OTHER and not is_of_kind(words[1], "own orders")
    was = is_of_kind(words[2], "is or was") or words[2].means("is")
    acts = mean([*words[:2], *words[3:]], *LIMITING, *DEEDS, "move", "stay", "not", "they", "letter")
    return bare and is_thing and was and not acts


def _joined(two: Entities) -> bool:
    return is_of_kind(two[0], "remark first") and is_of_kind(two[1], "remark second")


def _is_of_others(at: Situation, words: Entities) -> bool:
    """Whether words tell what others can, or cannot, do to those who march: `where Daun can't get him`."""
    if not is_of_kind(words[0], "where") or mean(words, "I", "stay"):
        return False
    others = [place for place, one in enumerate(words) if _is_other(at, one)]
    him = [place for place, one in enumerate(words) if one.means("him")]
    he = any_of_kind(words, "he")
    leads = any(one.means("to", "via", "attack") for one in words[1 : max(others, default=0)])
    return bool(others and him) and not he and not leads


def _is_other(at: Situation, one: Entity) -> bool:
    if one.kind is Kind.NATION:
        return one.names[0] not in at.nations
    return one.kind is Kind.PIECE and not at.may_own(one)


def _hopes(words: Entities) -> bool:
    """Whether words tell what their writer hopes or fears, or ask to mind something."""
    place = next((p for p, one in enumerate(words[:3]) if is_of_kind(one, "hopes or minds")), -1)
    return place >= 0 and all(
        one.means("I", "filler", "the") or is_of_kind(one, "do") or is_of_kind(one, "relative")
        for one in words[:place]
    )


def _leads(one: Entity) -> bool:
    return one.means("to", "via")

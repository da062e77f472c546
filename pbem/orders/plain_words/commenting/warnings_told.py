"""What would happen if an order were not carried out: `to Brieg, else it gets too late`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.commenting.asides import DEEDS
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, words_in
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

CLOSING = ",;:"

ACTS = (*DEEDS, "all", "ask", "reserve", "lowest", "highest", "home", "off supply")
"""What makes more than a warning of such words."""

LONGEST = 3
"""No expression for how somebody fares has more words."""

MOST_BEFORE = 2
"""So many words stand before those of whom a warning tells: `laufen die Leute`."""

THIRD_PERSON = "t"
"""What a German verb ends in whose subject follows it: `sonst nimmt Daun den Ort`."""

Entities = Sequence[Entity]


def without_warnings(at: Situation, entities: Entities) -> list[Entity]:
    """A sentence without a part at its end that tells what would happen else. Behind a condition, or with
    something in it that its writer may want done, it is no mere warning."""
    entities = _without_consequence(_without_or(entities))
    first = max((place for place, one in enumerate(entities) if one.means("else")), default=0)
    if not first:
        return list(entities)
    before, words = _without_need(entities[:first]), entities[first + 1 :]
    colon = next((place for place, one in enumerate(words) if one.text == ":"), len(words))
    # `Keith must go home, else his men run away: Brieg, Oppeln`
    is_way = all(is_city(one) or one.kind is Kind.MARK or one.means("via", "to") for one in words[colon:])
    words, way = (words[:colon], words[colon:]) if is_way else (words, words[:0])
    ends = before[-1].kind in (Kind.MARK, Kind.CITY) or _says_or(before[-1]) if before else False
    is_apart = ends or 0 < len(before) < first
    # In `everything else as sent` nothing would happen, and how a loser fares is a wish.
    if not is_apart or mean(before, "if", "else", "loser", "beaten") or not _warns(at, words):
        return list(entities)
    while before and (before[-1].kind is Kind.MARK or _says_or(before[-1])):
        before.pop()
    return [*before, *way] if before else list(entities)


def _without_need(before: Entities) -> list[Entity]:
    """What stands before `else`, without why somebody goes there at its end: `to Brieg, he needs bread`."""
    sign = max((place for place, one in enumerate(before) if one.kind is Kind.MARK), default=len(before))
    part = before[sign + 1 :]
    named = any(one.kind in (Kind.PIECE, Kind.NATION, Kind.CARD, Kind.CITY) or one.number for one in part)
    is_need = mean(part, "needed") or bool(words_in(part) & kind_of("bids"))
    return list(before[:sign] if is_need and not named and not mean(part, "attack", "stay") else before)


def _warns(at: Situation, words: Entities) -> bool:
    """Whether the words behind `else` tell only what nobody wants: how one's own would fare, what an enemy
    would do, which city would be lost."""
    while words and words[-1].kind is Kind.MARK:
        words = words[:-1]
    strange = any(one.kind is Kind.CARD or one.number or suit_word(one) for one in words)
    # `else to Hannover` goes there, which is a nation, too.
    strange = strange or mean(words[:1], "to", "via")
    if strange or any(one.kind is Kind.MARK and one.text in CLOSING for one in words):
        return False
    if _is_lost(at, words) or _is_of_enemy(at, words) or _is_of_men(at, words):
        return True
    if mean(words, *ACTS) or any(map(is_city, words)):
        return _fares_badly(words)
    named = any(one.kind in (Kind.PIECE, Kind.NATION) and one.is_full for one in words)
    verbs = [one for one in words if one.kind is Kind.OTHER or one.means("is", "too much", "troops")]
    return (bool(verbs) and not named and not mean(words, "stay")) or _fares_badly(words)


def _fares_badly(words: Entities) -> bool:
    """Whether they say of somebody how nobody wants to fare: `sonst steht er im Weg`. Without him they may
    be the wish for a retreat."""
    fares = (one for place in range(len(words)) for one in _runs(words[place : place + LONGEST]))
    somebody = any(one.kind is Kind.PIECE or one.means("they", "him", "I") for one in words)
    rest = mean(words, *DEEDS) or any(map(is_city, words))
    return somebody and not rest and any(one in kind_of("fares badly") for one in fares)


def _runs(words: Entities) -> Iterator[str]:
    """The words that a row begins with: the first, the first two and so on."""
    return accumulate(fold(one.text) for one in words)


def _says_or(one: Entity) -> bool:
    return fold(one.text) in kind_of("or")


def _is_lost(at: Situation, words: Entities) -> bool:
    """Whether they tell of a city that would be lost: `sonst wird Breslau erobert`."""
    says = words_in(words) & kind_of("is lost") or mean(words, "lose")
    pieces = any(one.kind is Kind.PIECE for one in words)
    leads = mean(words, "via", "from", "attack", "stay")
    return bool(says) and any(map(is_city, words)) and not (pieces or leads)


def _is_of_enemy(at: Situation, words: Entities) -> bool:
    """Whether they tell what an enemy would do, who is named before his verb, or behind a verb that can have
    no other subject: `else Daun takes Breslau`."""
    words = [one for one in words if not one.means("the", "filler") or one.means("move")]
    places = [place for place, one in enumerate(words) if one.kind in (Kind.PIECE, Kind.NATION)]
    own = any(_is_own(at, words[place]) for place in places)
    if not places or own or places[0] > 2 or len(words) < 2:
        return False
    if places[0] == 2:
        # `sonst frisst ihn Daun`, `sonst tanzt mir Daun auf der Nase`
        is_me = fold(words[1].text) in kind_of("to me") and not any(map(is_city, words))
        is_whom = is_me or (words[1].means("him") and len(words) == 3)
        return fold(words[0].text).endswith(THIRD_PERSON) and is_whom
    verb = words[1] if places[0] == 0 else words[0]
    if places[0] == 0:
        return verb.kind is Kind.OTHER or verb.means("move", "attack", "is", "stay") or _takes(verb)
    is_third = fold(verb.text).endswith(THIRD_PERSON)
    return is_third and not verb.means("attack") and (verb.means("move", "is", "stay") or _takes(verb))


def _is_own(at: Situation, one: Entity) -> bool:
    return at.may_own(one) or (one.kind is Kind.NATION and one.names[0] in at.nations)


def _is_of_men(at: Situation, words: Entities) -> bool:
    """Whether they tell what men without a name would do, or another player's nation: `sonst laufen die
    Leute weg`, `else the Russians eat him`."""
    rest = any(one.kind in (Kind.PIECE, Kind.CITY) and one.is_full for one in words)
    nations = [name for one in words if one.kind is Kind.NATION for name in one.names]
    theirs = bool(nations) and not set(nations).intersection(at.nations)
    first = [place for place, one in enumerate(words) if one.kind is Kind.NATION or one.means("troops")]
    acts = mean(words, *DEEDS[:1], "attack", "retreat", "recruit", "transfer", "I", "via", "with")
    begins = bool(first) and first[0] <= MOST_BEFORE and len(words) > 1
    return (theirs or not nations) and begins and not (rest or acts)


def _without_or(entities: Entities) -> Entities:
    """A sentence without how one of the writer's would fare behind `or`: `to Landsberg or he will starve`."""
    places = [place for place, one in enumerate(entities) if _says_or(one)]
    first = places[-1] if places else 0
    if not first:
        return entities
    words = [one for one in entities[first + 1 :] if one.kind is not Kind.MARK]
    named = any(one.kind in (Kind.PIECE, Kind.CARD, Kind.CITY) or one.number for one in words)
    if named or not words or not words[0].means("they") or not _fares_badly(words):
        return entities
    return _bare(entities[:first])


def _without_consequence(entities: Entities) -> Entities:
    """A sentence without what its writer would have by it: `nach Ortelsburg, dann hätten wir was erobert`."""
    marks = [place for place, one in enumerate(entities) if one.text in (",", ";", "-", "–")]
    first = next((p for p in reversed(marks) if mean(entities[p + 1 : p + 2], "then")), 0)
    if not first:
        return entities
    words = [one for one in entities[first + 1 :] if one.kind is not Kind.MARK]
    names = (Kind.PIECE, Kind.CITY, Kind.CARD, Kind.NATION)
    named = any(one.kind in names or one.number > 1 for one in words)
    acts = mean(words, "attack", "stay", "retreat", "concede", "if", "not")
    # `Legt er nach, dann hat er gewonnen` is what is to come of a fight.
    acts = acts or mean(entities[:first], "answered")
    unreal = bool(words_in(words[:4]) & kind_of("as it is not"))
    if named or acts or not unreal or not mean(words[1:4], "I", "they", "him"):
        return entities
    return _bare(entities[:first])


def _bare(entities: Entities) -> list[Entity]:
    kept = list(entities)
    while kept and (kept[-1].kind is Kind.MARK or kept[-1].means("and")):
        kept.pop()
    return kept


def _takes(verb: Entity) -> bool:
    return any(fold(word) in kind_of("takes a city") for word in verb.text.split())

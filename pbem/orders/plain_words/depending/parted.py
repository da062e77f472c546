"""The parts of a sentence with a condition: the condition, what is done, and what is done otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.depending.conditions import attacks_him
from pbem.orders.plain_words.depending.fact_words import says
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

Entities = Sequence[Entity]

DENIALS = ("denies a fact", "answers no")


@dataclass(frozen=True)
class Branches:
    """A sentence in parts."""

    condition: tuple[Entity, ...]
    is_denied: bool
    """Whether what depends on it is done only if it is not so: `unless`."""
    deed: tuple[Entity, ...]
    other: tuple[Entity, ...] = ()
    """What is done otherwise; empty if that is not said."""
    is_behind: bool = False
    """Whether the condition is the end of the sentence."""

    @property
    def is_of_attack(self) -> bool:
        """Whether it is the condition of an attack at the end of a march: `to Celle and attack him if ...`"""
        attacks = [place for place, one in enumerate(self.deed) if one.means("attack")]
        cities = [place for place, one in enumerate(self.deed) if one.kind is Kind.CITY]
        if not (self.is_behind and attacks and cities) or cities[0] > attacks[0]:
            return False
        # `greift ihn in Landsberg an` tells where the enemy stands.
        return all(self._is_of_enemy(place) for place in cities if place > attacks[0])

    def _is_of_enemy(self, place: int) -> bool:
        """Whether the city at a place is that in which somebody stands who is attacked."""
        who, at = self.deed[place - 2 : place] if place > 1 else (None, None)
        is_named = who is not None and (who.kind in (Kind.PIECE, Kind.NATION) or who.means("him", "they"))
        return is_named and at is not None and at.means("to")


def branches(at: Situation, entities: Entities) -> Branches | None:
    """The parts of a sentence with one condition; None if it has none, or they cannot be told."""
    asked = [place for place, one in enumerate(entities) if _asks(entities, place)]
    if len(asked) != 1:
        return None
    first = asked[0]
    lead = first
    while lead and _leads_to(entities[lead - 1]):
        lead -= 1
    is_denied = entities[first].means("unless") != any(
        fold(one.text) in kind_of("excepting") for one in entities[lead:first]
    )
    begin = first + 1 + (entities[first + 1 : first + 2] != [] and entities[first + 1].text == ",")
    # `für den Fall, dass Daun dort ist`
    begin += mean(entities[begin : begin + 1], "that") and not mean(entities[begin : begin + 1], "the")
    end = condition_end(at, entities, begin)
    condition, after = tuple(_with_there(entities[begin:end])), entities[end:]
    # `nur bis Glatz` leaves open how far they go otherwise.
    is_limited = not words_in(after).isdisjoint(kind_of("solely"))
    if _is_subject(entities[:lead]) and _words(after) and not is_limited:
        # `Schwerin, if Daun is in Glatz, goes to Neisse, otherwise to Brieg`
        first_part, other = with_else((*entities[:lead], *stripped(after)))
        return Branches(condition, is_denied, tuple(first_part), tuple(other))
    if not any(_is_named(one) or one.means("stay") for one in entities[:lead]):
        first_part, other = with_else(after)
        return Branches(condition, is_denied, tuple(first_part), tuple(other)) if first_part else None
    deed = list(entities[:lead])
    if not _words(after):
        joined = mean(entities[lead:first], "and")
        return None if joined else Branches(condition, is_denied, tuple(deed), is_behind=True)
    if opens_else(after):
        _, other = with_else(after)
        return Branches(condition, is_denied, tuple(deed), tuple(other)) if other else None
    if _is_way(after):
        # `attacks Lehwaldt if he has not moved, from Orneta`
        return Branches(condition, is_denied, (*deed, *after))
    is_instead = is_denied or mean(entities[lead:first], "but") or says_or(entities[lead:first])
    if not is_instead or mean(entities[lead:first], "and") or mean(after, "else"):
        return None
    # `to Glatz, but if Daun is there to Neisse`, `unless Daun is there, then to Neisse`
    return Branches(condition, is_denied if is_denied else True, tuple(deed), tuple(after))


def two_conditions(entities: list[Entity]) -> list[list[Entity]]:
    """A sentence that tells on two conditions what is done, as one for each: `If Daun is in Glatz Keith
    stays, but if he is gone Keith goes there`; else as it is."""
    asked = [place for place, one in enumerate(entities) if _asks(entities, place)]
    lead = entities[: asked[0]] if asked else []
    opens = all(one.kind is Kind.MARK or one.means("and", "but", "filler") for one in lead)
    if len(asked) != 2 or not opens:
        return [entities]
    cut = asked[1]
    while cut > asked[0] and (entities[cut - 1].kind is Kind.MARK or entities[cut - 1].means("and", "but")):
        cut -= 1
    first, second = entities[:cut], entities[asked[1] :]
    acts = all(mean(part, "stay", "move", "attack", "to") for part in (first, second))
    named = [any(one.kind in (Kind.PIECE, Kind.CITY) for one in part) for part in (first, second)]
    is_plain = not any(one.kind is Kind.CARD for one in entities) and not mean(entities, "else", "maybe")
    return [first, second] if cut < asked[1] and acts and named[0] and is_plain else [entities]


def _with_there(entities: Entities) -> list[Entity]:
    """A condition with `from there` as two words."""
    found: list[Entity] = []
    for one in entities:
        words = ("from", "there") if is_of_kind(one, "from there") else ()
        found += [Entity(Kind.MEANING, word, one.line, meanings=frozenset({word})) for word in words] or [one]
    return found


def _is_subject(entities: Entities) -> bool:
    """Whether words are but those of whom something is told, and perhaps their verb."""
    words = [one for one in entities if not is_of_kind(one, "shall")]
    small = all(one.kind is Kind.PIECE or one.means("and", "the", "filler", "move") for one in words)
    return small and any(one.kind is Kind.PIECE for one in entities)


def _is_way(entities: Entities) -> bool:
    """Whether words are but the way of those told of before: `, from Orneta`."""
    words = _words(entities)
    small = all(one.kind is Kind.CITY or one.means("via", "from", "and", "then", "filler") for one in words)
    return small and words[0].means("via", "from")


def says_or(entities: Entities) -> bool:
    """Whether a word is `or`."""
    return any(fold(one.text) in kind_of("or") for one in entities)


def _asks(entities: Entities, place: int) -> bool:
    one = entities[place]
    if one.means("should"):
        return not place or entities[place - 1].kind is Kind.MARK
    return one.means("if") and not one.means("else") and not _is_if_not(entities, place)


def _is_if_not(entities: Entities, place: int) -> bool:
    """Whether `if not` stands alone, as `else` does: `if not, he stays`."""
    return _if_not_size(entities, place) > 0


def _if_not_size(entities: Entities, place: int) -> int:
    """How many words `if not` has that stands alone: `if he hasn't`, `should it not be so`; 0 if it does
    not."""
    if not entities[place].means("if"):
        return 0
    # `if he hasn't` says it, too.
    told = entities[place + 1 : place + 2]
    is_he = mean(told, "they", "him") or any_of_kind(told, "that one")
    first = place + 1 + is_he
    is_verb = is_he and any_of_kind(entities[first : first + 1], "verb of a case")
    denial = entities[first + is_verb : first + is_verb + 1]
    if not mean(denial, "not") and not any(is_of_kind(one, kind) for one in denial for kind in DENIALS):
        return 0
    end = first + is_verb + 1
    while end < len(entities) and is_he and is_of_kind(entities[end], "being so"):
        end += 1
    after = entities[end : end + 1]
    if is_he and not (after and (after[0].means("then") or after[0].kind is Kind.MARK)):
        return 0
    alone = (Kind.MARK, Kind.CITY)
    is_alone = not after or after[0].kind in alone
    return end - place if is_alone or after[0].means("to", "they", "then", "stay", "filler") else 0


def affirmed_size(entities: Entities) -> int:
    """How many words `if it has` has that stands alone before a sign or `then`; 0 if it does not."""
    who = entities[1:2] if mean(entities[:1], "if") else []
    he = mean(who, "they", "him") or any_of_kind(who, "that one")
    is_verb = he and any_of_kind(entities[2:3], "verb of a case")
    alone = any(one.kind is Kind.MARK or one.means("then") for one in entities[3:4])
    return AFFIRMED if is_verb and alone else 0


AFFIRMED = 3
"""`If it has` has so many words."""


def _leads_to(one: Entity) -> bool:
    small = one.kind is Kind.MARK or one.means("but", "and") or says_or([one])
    return small or fold(one.text) in kind_of("solely") | kind_of("excepting")


def _is_named(one: Entity) -> bool:
    return one.kind is Kind.PIECE or (one.kind is Kind.CITY and one.is_full)


def _words(entities: Entities) -> list[Entity]:
    return [one for one in entities if one.kind is not Kind.MARK]


def condition_end(at: Situation, entities: Entities, begin: int) -> int:
    """Where a condition ends: at a sign, `then` or `else`, or else before the writer's piece it is for."""
    for place in range(begin, len(entities)):
        one = entities[place]
        if (one.kind is Kind.MARK and one.text in ",:;-–()") or one.means("else"):
            return place
        # `If he is then still in Hameln` goes on.
        goes_on = any(fold(two.text) in kind_of("still") for two in entities[place + 1 : place + 3])
        from_there = is_of_kind(one, "from there")
        told = entities[begin:place]
        # `Falls Daun dann in Glatz steht, ...`
        is_who = bool(told) and all(two.kind is Kind.PIECE or two.means("the", "they") for two in told)
        goes_on |= is_who and any(two.text == "," for two in entities[place:])
        is_then = one.means("then") and not (goes_on or from_there)
        is_then = is_then and (not one.means("the") or _leads_on(entities[place + 1 : place + 3]))
        if is_then or _is_if_not(entities, place):
            return place
        adverb = any(map(_is_only, entities[place + 1 : place + 2]))
        verb = entities[place + 1 + adverb : place + 2 + adverb]
        halts = not words_in(verb).isdisjoint(kind_of("comes to a halt"))
        he_acts = one.means("they") and (mean(verb, "move", "stay", "goes on") or halts)
        is_told = any(map(_may_be_city, told)) or _tells_he_left(told)
        if he_acts and is_told and not told[-1].means("and"):
            return place
        leads_on = goes_further(one) and not is_of_kind(one, "still")
        if is_told and leads_on and _leads_on(entities[place + 1 : place + 3]):
            # `If Daun has left Glatz on to Brieg`
            return place
        if attacks_him(at, entities, place) and any(city.kind is Kind.CITY for city in told):
            return place
        bids = is_of_kind(one, "bids to attack") and mean(entities[place + 1 : place + 2], "him")
        if bids and _is_still(told) and any(city.kind is Kind.CITY for city in told):
            # `If Dohna is still in Stargard attack him`
            return place
        acts = mean(entities[place + 1 : place + 2], "move", "stay", "attack")
        if at.own_piece(one) and acts and len(told) > 1 and mean(told[:1], "they", "him") and _is_still(told):
            return place
        if at.own_piece(one) and any(map(_is_named, told)) and not told[-1].means("and", "to", "from"):
            return place
    return len(entities)


def _may_be_city(one: Entity) -> bool:
    return one.kind is Kind.CITY or (one.kind is Kind.NATION and one.else_ is not None)


def goes_further(one: Entity) -> bool:
    """Whether a word says that a march goes on: `on to`, `weiter`."""
    return not kind_of("further on").isdisjoint(words_in([one]))


def _is_only(one: Entity) -> bool:
    return is_of_kind(one, "solely") or is_of_kind(one, "no more than")


def _leads_on(two: Entities) -> bool:
    """Whether words behind `then` tell where somebody goes: `then just Anklam`, `then to Glatz`."""
    words = [one for one in two if not (_is_only(one) or one.means("filler"))]
    return bool(words) and (_is_named(words[0]) or words[0].means("to", "they", "stay", "move"))


def _tells_he_left(told: Entities) -> bool:
    """Whether words say of him who was told of that he is gone, or still there: `he has wandered off`."""
    return mean(told[:1], "they") and _is_still(told) and says(told, "has left it", "has moved", "still")


def _is_still(told: Entities) -> bool:
    """Whether words tell that somebody is somewhere or gone, and not what he does: `he is gone`."""
    return not mean(told, "move", "attack", "join", "follow", "and") and not told[-1].means("to", "from")


def is_bare_attack(deed: Entities) -> bool:
    """Whether words say nothing but that somebody is to be attacked: `then attack Daun`, `Angriff auf Daun`;
    `Daun attacks` may be told of him."""
    words = [one for one in deed if one.kind is not Kind.MARK and not one.means("then", "there", "filler")]
    if words and all(one.kind is Kind.PIECE or one.means("and") for one in words[:-1]):
        # `Daun angreifen`
        words = [words[-1], *words[:-1]]
    if not words_in(words[:1]) & kind_of("bids to attack"):
        return False
    return all(one.kind is Kind.PIECE or one.means("to", "and", "the", "him", "they") for one in words[1:])


def opens_else(entities: Entities) -> bool:
    """Whether words begin with `else`, or `if not` alone."""
    rest = stripped(entities)
    return bool(rest) and (rest[0].means("else") or _is_if_not(rest, 0))


def stripped(entities: Entities) -> list[Entity]:
    """Words without the signs and the small words around them."""
    kept = list(entities)
    while kept and (kept[-1].kind is Kind.MARK or kept[-1].means("and", "but") or says_or(kept[-1:])):
        kept.pop()
    while kept and (kept[0].kind is Kind.MARK or kept[0].means("and", "but") or says_or(kept[:1])):
        kept.pop(0)
    return kept


def with_else(entities: Entities) -> tuple[list[Entity], list[Entity]]:
    """What is done, and what is done otherwise."""
    for place, one in enumerate(entities):
        if one.means("else"):
            return stripped(entities[:place]), stripped(entities[place + 1 :])
        if size := _if_not_size(entities, place):
            rest = entities[place + size :]
            return stripped(entities[:place]), stripped(rest[mean(rest[:1], "then") :])
    return stripped(entities), []

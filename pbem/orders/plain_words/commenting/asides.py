"""What is only said beside an order, why it is given for instance: `Daun goes to Kolin, as Prag is safe`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

CLOSING = ",;:"

HOPING = 4
"""`And I do hope that` has no more words before `that`."""

LIMITING = ("if", "unless", "should", "not", "nobody", "maybe", "thought", "correction", "takes back")
"""What a sentence may not lose."""

DEEDS = ("attack", "split", "transfer", "recruit", "discard", "play", "concede", "lose", "retreat", "keep")
"""What makes an order of it, even if it stands in such a part."""


def without_asides(at: Situation, entities: Sequence[Entity], out: Outcome) -> list[Entity]:
    """A sentence without the parts that tell a reason or a purpose. One that tells where a piece of the
    writer's goes is asked back, for it may be an order as well."""
    kept: list[Entity] = []
    for part, is_aside in _parts(at, _without_lead(at, entities)):
        if _is_hope(kept, part):
            kept = kept[: _last_and(kept)]
        elif not is_aside or (mean(part, *DEEDS) and not mean(part, "too much")) or _is_told(part):
            kept += part
        elif _leads(at, part):
            out.doubt(part[0].line, Why.LEFT)
    while kept and kept[0].kind is Kind.MARK and kept[0].text in CLOSING:
        kept.pop(0)
    return kept if any(one.kind is not Kind.MARK for one in kept) else list(entities)


def _without_lead(at: Situation, entities: Sequence[Entity]) -> Sequence[Entity]:
    """A sentence without what its writer says of himself before a colon and the order: `I want to get rid of
    Daun: Keith goes to Glatz`."""
    colon = next((place for place, one in enumerate(entities) if one.text == ":"), 0)
    lead, rest = entities[:colon], entities[colon + 1 :]
    strange = (
        one.kind in (Kind.CITY, Kind.CARD, Kind.NATION) or bool(one.number) for one in lead if one.is_full
    )
    wishes = words_in(lead) & kind_of("wishes") and mean(lead, "I")
    named = any(one.kind is Kind.NATION and one.names[0] in at.nations for one in rest[:2])
    holds = named and mean(rest, "stay")
    if holds and lead and not any(strange) and not mean(lead, *LIMITING, *DEEDS, "move", "stay"):
        # `I am away, so just this: France holds`
        return rest
    if not wishes or any(strange) or mean(lead, *LIMITING) or any(map(at.own_piece, lead)):
        return entities
    return rest if any(map(at.own_piece, rest)) and any(one.kind is Kind.CITY for one in rest) else entities


def _is_relative(at: Situation, part: Sequence[Entity], *, is_last: bool) -> bool:
    """Whether a part tells something of the name before it: `Schwerin, who has been there too long, ...`. It
    names no city but one in which somebody of the writer's stands, and orders nothing."""
    words = [one for one in part if one.kind is not Kind.MARK]
    if not words or fold(words[0].text) not in kind_of("relative"):
        return False
    here = at.own_cities
    cities = (one for one in words if one.kind is Kind.CITY and one.is_full)
    named = any(one.kind in (Kind.PIECE, Kind.CARD) or one.number for one in words)
    ordered = mean(words, *DEEDS, "if", "unless", "else", "move") or (is_last and mean(words, "stay", "not"))
    return not named and not ordered and all(here.intersection(one.cities) for one in cities)


def _parts(at: Situation, entities: Sequence[Entity]) -> Iterator[tuple[list[Entity], bool]]:
    """The parts of a sentence between commas, each with the comma before it, and whether it is an aside."""
    starts = [place for place, one in enumerate(entities) if _closes(one) and place]
    for first, end in zip([0, *starts], [*starts, len(entities)], strict=True):
        part = list(entities[first:end])
        words = [one for one in part if one.kind is not Kind.MARK]
        is_last = end == len(entities)
        too_much = mean(words, "too much") and not is_last
        is_reason = bool(first) and (_is_reason(words) or _tells_how_it_is(at, words))
        begins = bool(words) and words[0].means("aside")
        asks = bool(words) and is_last and bool(first) and words[0].means("whether")
        is_aside = too_much or is_reason or begins or asks
        signs = [one.text for one in entities[:first] if one.kind is Kind.MARK]
        is_inside = signs.count("(") > signs.count(")")
        yield part, is_aside or (bool(first) and not is_inside and _is_relative(at, part, is_last=is_last))


def _is_reason(words: Sequence[Entity]) -> bool:
    """Whether words tell why something is done: `for I mistrust him`."""
    return len(words) > 1 and fold(words[0].text) in kind_of("for") and words[1].means("I", "they")


def _tells_how_it_is(at: Situation, words: Sequence[Entity]) -> bool:
    """Whether words tell how those fare who were told of, or what their writer likes: `he is too exposed
    there`, `I don't like it up there`, `nobody is there`. They order nothing, and deny nothing but that."""
    opens = bool(words) and (words[0].means("they", "I", "him", "there", "nobody") or _is_small(words[0]))
    if not opens:
        return False
    acts = mean(words, *DEEDS, "move", "if", "unless", "else", "correction", "takes back", "rather", "maybe")
    named = any(one.kind not in (Kind.OTHER, Kind.MEANING, Kind.CITY) or one.number for one in words)
    if acts or named or _tells_elsewhere(at, words):
        return False
    stays = [one for one in words if one.means("stay")]
    is_where = all(" " in one.text and not one.means("not", "nobody") for one in stays)
    is_nobody = mean(words, "nobody") and mean(words, "is", "stay")
    likes = mean(words, "I") or any(fold(one.text) in kind_of("mine") for one in words[:2])
    likes = likes and not words_in(words).isdisjoint(kind_of("likes"))
    if _is_no_such(words) and not stays:
        return True
    if mean(words, "not", "nobody"):
        return (is_nobody and not mean(words, "they", "I")) or (likes and not stays)
    return is_where and mean(words, "is")


def _is_no_such(words: Sequence[Entity]) -> bool:
    """Whether words say what somebody is not: `er ist kein Held`, `he is not the man for adventures`."""
    be = next((p for p, one in enumerate(words) if one.means("is")), len(words))
    behind = [one for one in words[be + 1 :] if not one.means("filler")]
    denies = bool(behind) and behind[0].means("not", "no")
    is_noun = len(behind) > 1 and (behind[1].kind is Kind.OTHER or behind[1].means("the"))
    to = any(fold(one.text) in kind_of("infinitive") for one in behind)
    return mean(words[:be], "they") and denies and is_noun and not to


def _tells_elsewhere(at: Situation, words: Sequence[Entity]) -> bool:
    """Whether words name a city in which none of the writer's pieces stands."""
    cities = [one for one in words if one.kind is Kind.CITY and one.is_full]
    here = at.own_cities if cities else set()
    return any(here.isdisjoint(one.cities) for one in cities)


def _is_small(one: Entity) -> bool:
    return fold(one.text) in kind_of("mine") | kind_of("there")


def _is_told(part: Sequence[Entity]) -> bool:
    """Whether it names a card, or tells where there is no supply."""
    words = [one for one in part if one.kind is not Kind.MARK]
    # `, damit Laudon versorgt bleibt`
    is_fed = mean(words[:1], "aside") and not mean(part, "not", "off supply", "retreat", "away", "no more")
    if mean(part, "supply") and not is_fed:
        return True
    return any(one.kind is Kind.CARD or one.text == "train" for one in part)


def _is_hope(before: Sequence[Entity], part: Sequence[Entity]) -> bool:
    """Whether a part tells what its writer hopes, as the end of the one before says: `H9, and hope that it
    does`."""
    words = [one for one in part if one.kind is not Kind.MARK]
    end = before[_last_and(before) :]
    return bool(words) and words[0].means("that") and 0 < len(end) <= HOPING and mean(end, "maybe", "thought")


def _last_and(entities: Sequence[Entity]) -> int:
    """Where the last `and` stands, if it does not begin the words; their end if there is none."""
    places = [place for place, one in enumerate(entities) if one.means("and") and place]
    return places[-1] if places else len(entities)


def _closes(one: Entity) -> bool:
    return one.kind is Kind.MARK and one.text in CLOSING


def _leads(at: Situation, part: Sequence[Entity]) -> bool:
    """Whether it names a piece of the writer's and a city in which that does not stand."""
    own = [name for one in part if (name := at.own_piece(one))]
    here = {at.where.get(name) for name in own}
    cities = (one.cities for one in part if one.kind is Kind.CITY and one.is_full)
    return bool(own) and any(here.isdisjoint(told) for told in cities)

"""Cards that are given for new troops in words of their own: `I put down D13 for them`, `accept H2 and in
return give Laudon one man`; and cards that a purchase leaves in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.engine import questions as q
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.buying.account import are_troops, worth
from pbem.orders.plain_words.buying.counts import is_count
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

OTHER_DEEDS = ("if", "unless", "not", "attack", "against", "lowest", "highest", "combat", "retreat")
"""What such a sentence has not in it."""

GIVING = frozenset(
    ("play", "concede", "transfer", "discard", "spend", "stay", "move", "join", "joins", "follow", "maybe")
)
"""What the verbs may mean elsewhere by which cards are given and troops received."""

SPARED = ("keep", "not", "without")

Entities = Sequence[Entity]


def is_exchange(at: Situation, entities: Entities) -> bool:
    """Whether a sentence gives cards in exchange for troops, which are worth just these: `For D6 I want one
    man with Keith.` While a fight asks for a card it may be that."""
    if at.question(q.PLAY) or at.sets_up:
        return False
    named = [at.own_piece(one) for one in entities if one.kind is Kind.PIECE]
    generals = {name for name in named if name in at.rules.generals}
    others = any(one.kind in (Kind.CITY, Kind.NATION) and one.is_full for one in entities)
    if len(generals) != 1 or None in named or others or mean(entities, *OTHER_DEEDS):
        return False
    counts = [p for p in range(len(entities)) if is_count(entities, p)]
    counted = [p for p in counts if any(map(are_troops, entities[p + 1 : p + 3]))]
    is_paid = len(counted) == 1 and entities[counted[0]].number == worth(entities) > 0
    return is_paid and (_gives(entities) or _says(entities, "in exchange"))


def is_given_for_it(at: Situation, entities: Entities) -> bool:
    """Whether a sentence says no more than that cards are given, `for them` perhaps: `I put down D13 for
    them`; it is asked where the troops are told of, and what pays for them is not."""
    words = [one for one in entities if one.kind is not Kind.MARK]
    named = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION) and one.is_full for one in words)
    cards = any(one.kind is Kind.CARD for one in words)
    if not cards or named or at.question(q.PLAY) or mean(words, *OTHER_DEEDS, "keep", "all"):
        return False
    return _gives(entities) or _says(entities, "in exchange", "the price")


def is_received(at: Situation, entities: Entities) -> bool:
    """Whether a sentence says only who is to have the troops told of, and perhaps by which cards: `Recipient:
    Keith.`, `He joins Keith and costs D6.`"""
    named = [at.own_piece(one) for one in entities if one.kind is Kind.PIECE]
    generals = {name for name in named if name in at.rules.generals}
    others = any(one.kind in (Kind.CITY, Kind.NATION) and one.is_full for one in entities)
    if len(generals) != 1 or None in named or others or mean(entities, *OTHER_DEEDS, "keep", "all"):
        return False
    cards = any(one.kind is Kind.CARD for one in entities)
    return _says(entities, "receives them") and (cards or len(entities) <= SHORT)


def is_shared_out(at: Situation, entities: Entities) -> bool:
    """Whether a sentence says only who gets how many more of the troops told of: `One more for Saltikov, one
    for Fermor.`"""
    words = [one for one in entities if one.kind is not Kind.MARK]
    named = [at.own_piece(one) for one in words if one.kind is Kind.PIECE]
    counted = [one for one in words if one.kind is not Kind.PIECE and one.number]
    rest = [one for one in words if one.kind is not Kind.PIECE and one not in counted]
    small = kind_of("receives them") | kind_of("one more")
    is_small = all(fold(word) in small for one in rest for word in one.text.split())
    is_whole = bool(named) and len(counted) == len(named) and all(one in at.rules.generals for one in named)
    return is_whole and is_small and bool(words_in(rest) & kind_of("receives them"))


SHORT = 6
"""`The recipient is Keith`"""


def as_payment(entities: Entities) -> list[Entity]:
    """A sentence whose cards pay, and whose verbs mean nothing else."""
    found, is_told = list[Entity](), mean(entities, "pay")
    for one in entities:
        if one.kind is Kind.CARD and not is_told:
            found.append(Entity(Kind.MEANING, "pay", one.line, meanings=frozenset({"pay"})))
            is_told = True
        other = one.meanings & GIVING and not one.number
        found.append(replace(one, kind=Kind.OTHER, meanings=frozenset()) if other else one)
    return found


def without_spared(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence about new troops without the cards, or the Reserve, that are kept: `..., and I keep the
    Reserve`, `with D13, not with the Reserve`."""
    kept, part = list[Entity](), list[Entity]()
    for place, one in enumerate([*entities, None]):
        joins = one is not None and one.means("and", "but") and _begins_anew(entities[place + 1 :])
        if one is None or joins or (one.kind is Kind.MARK and one.text in ",;:.-–"):
            kept += part if not _is_spared(at, part) else []
            part = []
        if one is not None:
            part.append(one)
    return kept if any(one.kind is not Kind.MARK for one in kept) else list(entities)


def is_reserve_kept(entities: Entities) -> bool:
    """Whether a sentence says no more than that the Reserve is kept: `I am saving the Reserve.`"""
    named = (Kind.PIECE, Kind.CITY, Kind.NATION, Kind.CARD)
    named_or_more = any((one.kind in named and one.is_full) or one.number for one in entities)
    more = mean(entities, *OTHER_DEEDS, "play", "lose", "spend", "every", "lasting", "no more")
    kept = mean(entities, "keep") or any_of_kind(entities, "saves it")
    return mean(entities, "reserve") and kept and not (named_or_more or more)


def _begins_anew(behind: Entities) -> bool:
    """Whether a verb or a denial follows soon: `and keep the Reserve`, and not `D13 and the Reserve`."""
    end = next((p for p, one in enumerate(behind) if one.kind is Kind.MARK or one.means("and")), len(behind))
    return mean(behind[:end], *SPARED) or any_of_kind(behind[:end], "saves it")


def _is_spared(at: Situation, part: Entities) -> bool:
    """Whether a part says of cards alone that they are kept."""
    named = any(map(at.own_piece, part)) or any(one.means("recruit", "pay", "troops") for one in part)
    cards = any(one.kind is Kind.CARD or one.means("reserve", "cards") for one in part)
    spared = mean(part, *SPARED) or any_of_kind(part, "saves it")
    behind = len(part) > 1 and is_of_kind(part[1], "saves it")
    return (cards and spared and not named) or (not named and (behind or _ends_so(part)))


def _ends_so(part: Entities) -> bool:
    """Whether it is but an end of what was said of those kept: `, the Reserve above all`."""
    said = "".join(fold(one.text) for one in part[-2:])
    return said in kind_of("above all")


def _gives(entities: Entities) -> bool:
    """Whether a verb of giving stands before the first card, or cards go somewhere."""
    first = next((p for p, one in enumerate(entities) if one.kind is Kind.CARD), 0)
    before = [word for one in entities[:first] for word in one.text.split()]
    return any(fold(one) in kind_of("lays down") for one in before)


def _says(entities: Entities, *kinds: str) -> bool:
    words = [fold(word) for one in entities if one.kind is not Kind.MARK for word in one.text.split()]
    runs = {"".join(words[p : p + size]) for size in (1, 2, 3) for p in range(len(words))}
    return any(runs & kind_of(kind) for kind in kinds)

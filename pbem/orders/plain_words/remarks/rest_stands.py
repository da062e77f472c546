"""What a letter says of orders sent before: `everything else stays as sent, only Keith goes to Brieg`."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import cache

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, is_whose, mean, words_in
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

NAMED = (Kind.PIECE, Kind.CITY, Kind.CARD)

SMALL = (
    *("move", "stay", "likewise", "filler", "the", "and", "recruit", "combat", "I", "they", "is", "troops"),
    *("one", "two", "three", "attack", "all", "orders"),
)
"""What may stand beside `as before` and those of whom it is said."""

SIGNS = ",;:-()"


def without_rest(at: Situation, entities: Sequence[Entity], out: Outcome) -> list[Entity]:
    """A sentence without what it says of the orders that were sent before, at its beginning or its end; then
    the letter adds to those. A correction of an earlier letter is only told before all orders. What follows
    is for the nation whose orders they are, if one is named."""
    if _are_recruits_left(at, entities):
        out.leave_as_sent(_owners(entities), entities[0].line)
        return []
    if _may_stay_as_sent(at, entities):
        # `Lacy stays as I sent it`: where he stands, or with the march that was sent.
        out.doubt(entities[0].line, Why.BEFORE)
        return []
    if _heads_change(entities):
        out.parts += 1
        return []
    if not _may_speak_of_letter(entities):
        return list(entities)
    parts = _in_rows(at, [half for part in _parts(entities) for half in _halves(at, part)])
    parts = _without_list(at, parts)
    is_first = not (out.orders or out.doubts)
    told = [part for part in parts if not _is_as_sent(at, part)]
    kept = [part for part in told if not _is_rest(at, part, is_first=is_first)]
    if len(told) < len(parts) and len(kept) == len(told):
        sent = [one for part in parts if part not in told for one in part]
        if mean(sent, "combat", "attack"):
            # Which plan that was is not said; the pieces may have new orders.
            out.doubt(entities[0].line, Why.BEFORE)
        elif len(at.nations) > 1 and _owners(sent) and not any(map(at.own_piece, sent)):
            out.leave_as_sent(_owners(sent), entities[0].line)
        else:
            out.take(entities[0].line, "", "amend")
        return _bare([one for part in kept for one in part])
    if len(kept) == len(parts):
        return list(entities)
    owners = {name for part in parts if part not in kept for name in _owners(part)}
    at.nation = owners.pop() if len(owners) == 1 else at.nation
    out.take(entities[0].line, "", "amend")
    kept = [part for part in kept if not _words(part) <= _known() | kind_of("exception")]
    return _bare([one for part in kept for one in part])


def _heads_change(entities: Sequence[Entity]) -> bool:
    """Whether it only says what is changed by the sentences that follow: `Changed: the recruits.`"""
    told = [one for one in entities if one.kind is not Kind.MARK and not one.means("the", "filler")]
    says = len(told) > 1 and fold(told[0].text) in kind_of("one change")
    return says and all(one.means("recruit") or one.text.lower() in kind_of("own orders") for one in told[1:])


def _are_recruits_left(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether it says no more than that a nation's purchase, which may be told once more, stays on file: `The
    Imperial Army's recruits (2 for Hildburghausen, D13) remain, too.`"""
    told = [one for one in entities if one.kind not in (Kind.MARK, Kind.CARD, Kind.NUMBER)]
    owners = _owners(told)
    known = all(
        at.own_piece(one) or one.kind is Kind.NATION or one.means(*SMALL, "to") or is_of_kind(one, "for whom")
        for one in told
    )
    is_said = mean(told, "recruit") and mean(told, "stay") and not mean(told, "move", "attack", "combat")
    return known and is_said and bool(owners) and set(owners) < set(at.nations)


def _may_speak_of_letter(entities: Sequence[Entity]) -> bool:
    """Whether a sentence has one of the words without which nothing is said of the orders sent before."""
    words = (fold(one.text) for one in entities)
    return not (_OF_LETTER.isdisjoint(words) and _OF_LETTER.isdisjoint(words_in(entities)))


_OF_LETTER = kind_of("as").union(*map(kind_of, ("one change", "rest of it", "own orders", "what was")))


def _parts(entities: Sequence[Entity]) -> list[list[Entity]]:
    """What stands between signs, or behind `but`; each part has the sign or word before it."""
    parts: list[list[Entity]] = [[]]
    for place, one in enumerate(entities):
        is_sign = one.kind is Kind.MARK and one.text in SIGNS
        if (is_sign and not _goes_on(parts[-1], entities[place + 1 :])) or fold(one.text) in kind_of(
            "only this"
        ):
            parts.append([])
        parts[-1].append(one)
    return [part for part in parts if part]


def _in_rows(at: Situation, parts: Sequence[list[Entity]]) -> list[list[Entity]]:
    """The parts, each that is nothing but one's own pieces with the one behind that says they go on as they
    were ordered: `Daun, Lacy and the recruits as before`."""
    joined: list[list[Entity]] = []
    for part in reversed(parts):
        words = [one for one in part if one.kind is not Kind.MARK and not one.means("and", "the")]
        is_row = bool(words) and all(map(at.own_piece, words))
        if joined and is_row and _is_as_sent(at, joined[0]):
            joined[0] = [*part, *joined[0]]
        else:
            joined.insert(0, part)
    return joined


def _without_list(at: Situation, parts: list[list[Entity]]) -> list[list[Entity]]:
    """The parts, those of `everything else, that you have, stands` as one, without those behind it that only
    list what is meant: `The rest stands as sent: Lacy, the trains and the new troops`."""
    end = len(parts)
    while end > 1 and _is_listed(at, parts[end - 1]):
        end -= 1
    whole = [one for part in parts[:end] for one in part]
    return [whole] if _is_rest(at, whole, is_first=False) else parts


def _is_listed(at: Situation, part: Sequence[Entity]) -> bool:
    words = [one for one in part if one.kind is not Kind.MARK and not one.means("and", "the", "filler")]
    troops = mean(words, "troops", "recruit")
    return bool(words) and all(
        at.may_own(one) or (troops and (one.means("troops", "recruit") or one.kind is Kind.OTHER))
        for one in words
    )


def _goes_on(part: Sequence[Entity], rest: Sequence[Entity]) -> bool:
    """Whether a part that names a nation and no piece goes on behind a comma: `Sweden stays, as I wrote`."""
    is_nation = bool(_owners(part)) and not any(one.kind in NAMED for one in part)
    return is_nation and bool(rest) and is_of_kind(rest[0], "as", in_part=True)


def _halves(at: Situation, part: list[Entity]) -> list[list[Entity]]:
    """A part, and what it says behind `and` of orders sent before: `Daun to Glatz and the rest as before`."""
    for place, one in enumerate(part if not _is_as_sent(at, part) else ()):
        if place and one.means("and") and _is_as_sent(at, part[place:]):
            return [part[:place], part[place:]]
    return [part]


def _is_as_sent(at: Situation, part: Sequence[Entity]) -> bool:
    """Whether a part says no more than that some pieces, the recruits or the fights are ordered as they were:
    `Lacy goes as before`, `Die Rekruten bleiben wie geschrieben`."""
    words = [one for one in part if one.kind is not Kind.MARK]
    if mean(words, "stay") and not _stands(at, words):
        return False
    return _says_as_sent(at, words)


def _may_stay_as_sent(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether it says of pieces that they stay as it was sent: `Lacy and Laudon stay as I sent it`."""
    words = [one for one in entities if one.kind is not Kind.MARK]
    # `Lacy stays where he is, as I wrote` is clear.
    stays = mean(words, "stay") and not mean(words, "move", "is", "there")
    stays = stays and not any(one.means("stay") and len(one.text.split()) > 1 for one in words)
    first = next((one for one in words if not one.means("the")), None)
    is_piece = first is not None and bool(at.own_piece(first)) and not is_whose(first)
    stands = _stands(at, [one for one in words if not one.means("recruit")])
    return stays and is_piece and not stands and _says_as_sent(at, words)


def _says_as_sent(at: Situation, words: Sequence[Entity]) -> bool:
    """Whether words say that something of the writer's is to be as it was sent."""
    place = next((p for p, one in enumerate(words) if is_of_kind(one, "as", in_part=True)), None)
    if at.sets_up or place is None:
        return False
    fights = mean(words, "combat", "attack")
    told = any(map(at.own_piece, words)) or fights or mean(words, "recruit") or _is_of_nation(at, words)
    if not told:
        return False
    before = kind_of("sent before") | kind_of("told before")
    before |= kind_of("as ever") if fights else frozenset()
    sent = not words_in(words[place:]).isdisjoint(before)
    known = _known() | kind_of("as") | before
    return sent and all(
        at.own_piece(one)
        or one.means(*SMALL)
        or (one.kind is Kind.NATION and one.names[0] in at.nations)
        or all(fold(word) in known for word in one.text.split())
        for one in words
    )


def _is_of_nation(at: Situation, words: Sequence[Entity]) -> bool:
    """Whether the only ones that are named are nations of the writer's."""
    owners = _owners(words)
    return bool(owners) and set(owners) <= set(at.nations) and not any(one.kind in NAMED for one in words)


def _stands(at: Situation, words: Sequence[Entity]) -> bool:
    """Whether it is the orders that are said to stay, and not the pieces: `Keith's march stays as I wrote`,
    `Sweden stays as it is on file`."""
    is_written = not words_in(words).isdisjoint(kind_of("written before"))
    is_march = any(map(is_whose, words)) and mean(words, "move", "letter")
    return mean(words, "recruit") or (is_written and (is_march or _is_of_nation(at, words)))


def _bare(entities: list[Entity]) -> list[Entity]:
    """What is left, without the sign, `only` or `and` that joined it to the rest, and without `who`."""
    while entities and (entities[0].kind is Kind.MARK or _joins(entities[0])):
        entities.pop(0)
    while entities and entities[-1].kind is Kind.MARK:
        entities.pop()
    who = next((p for p, one in enumerate(entities) if fold(one.text) in kind_of("who does")), 0)
    if who and entities[who - 1].text == ",":
        # `except Keith, who goes to Reichenbach`
        del entities[who - 1 : who + 1]
    return entities


def _joins(one: Entity) -> bool:
    return fold(one.text) in kind_of("only this") or one.means("and", "but")


def _owners(part: Sequence[Entity]) -> Sequence[str]:
    """The nations that a part names."""
    return [one.names[0] for one in part if one.kind is Kind.NATION]


def _is_rest(at: Situation, part: Sequence[Entity], *, is_first: bool) -> bool:
    """Whether a part says nothing but that earlier orders stand, or that they are changed in what follows."""
    named = any(one.kind in NAMED and one.is_full for one in part)
    if named or not all(name in at.nations for name in _owners(part)):
        return False
    said = _words(part)
    sent, rest = said & kind_of("sent before"), said & kind_of("rest of it")
    changed = is_first and said & kind_of("one change") and (sent or said & kind_of("how much changes"))
    is_back = bool(said & kind_of("takes") and said & kind_of("back")) or bool(said & kind_of("gives up"))
    changed = changed or (is_first and is_back and said & kind_of("in one point"))
    return bool(changed or _holds(said, bool(sent), bool(rest))) and said <= _known()


def _words(part: Sequence[Entity]) -> Set[str]:
    names = any(one.kind in NAMED and one.is_full for one in part)
    told = (one for one in part if one.kind not in (Kind.MARK, Kind.NATION))
    return {""} if names else words_in(told)


def _holds(said: Set[str], is_sent: bool, is_rest: bool) -> bool:
    """Whether all that was sent before, or the rest of it, is said to hold: `nothing else changes` does."""
    if bool(said & kind_of("not at all")) != bool(said & kind_of("changes at all")):
        return False
    stands = said & kind_of("goes on to hold")
    # `Everything else that you have from me stands`
    is_sent = is_sent or bool(said & kind_of("you that have it") and said & kind_of("have it"))
    if is_rest and said & kind_of("stays valid"):
        return True
    is_order = bool(said & kind_of("own orders") and said & kind_of("holds"))
    is_order = is_order or bool(said & kind_of("what was") and is_sent and stands)
    return bool((is_rest and (said & kind_of("unchanged") or (is_sent and stands))) or is_order)


_BACK = ("takes", "back", "gives up", "in one point")


@cache
def _known() -> Set[str]:
    """All words that such a part may have."""
    kinds = ("sent before", "goes on to hold", "rest of it", "unchanged", "one change", "how much changes")
    beside = ("beside sent before", "not at all", "changes at all", *_BACK)
    return frozenset().union(*map(kind_of, (*kinds, *beside)))

"""The words by which a sentence corrects itself, and the way that it tells instead: `no wait, rather
Kolin`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.correcting.denied_names import SMALL, without_denied
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of

BESIDE = (*SMALL, "via", "then", "is", "him", "they", "I")
"""What may stand beside the cities that are meant instead."""


def is_way(entities: Sequence[Entity]) -> bool:
    """Whether words are nothing but cities and what leads to them."""
    rest = bare_way(entities)
    attack = next((p for p, one in enumerate(rest) if one.means("attack")), len(rest))
    fight = rest[attack:]
    if fight and all(one.kind is Kind.PIECE or one.means("attack", "and", "the") for one in fight):
        # `to Celle, and there they attack Ferdinand`
        rest = [one for one in rest[:attack] if not one.means("there")]
    cities = any(one.kind == Kind.CITY and one.is_full for one in rest)
    return cities and all(one.kind in (Kind.CITY, Kind.MARK) or one.means(*BESIDE) for one in rest)


def bare_way(entities: Sequence[Entity]) -> list[Entity]:
    """A way without the words that say that it is no longer, and without what is denied of it."""
    cities = (one.else_ if one.kind is Kind.NATION and one.else_ else one for one in entities)
    kept = [one for one in without_denied(list(cities)) if not is_only(one)]
    if any(one.kind is Kind.CITY for one in kept):
        # `No, Löbau instead.`, `er, Küstrin I mean`
        last = max(place for place, one in enumerate(kept) if one.kind is Kind.CITY) + 1
        kept = kept[:last] + [one for one in kept[last:] if not one.means("rather", "correction")]
    # `they go Neisse, Brieg`: who they are is told before.
    goes = 2 if mean(kept[:1], "they") and mean(kept[1:2], "move") and not mean(kept[1:2], "to") else 0
    return kept[goes:]


def with_way_before(before: Sequence[Entity], after: Sequence[Entity]) -> list[Entity]:
    """What is meant instead; where that is a goal `instead of` the last city before, behind the cities on
    the way to it."""
    cities = [one for one in before if one.kind is Kind.CITY]
    kept = bare_way(after)
    denied = [one for one in after if one.kind is Kind.CITY and one not in kept]
    is_goal = len(cities) > 1 and [one.cities for one in denied] == [cities[-1].cities]
    return [*cities[:-1], *kept] if is_goal and is_way(after) else list(after)


def is_only(one: Entity) -> bool:
    """Whether it says that a way is no longer: `only`."""
    return is_of_kind(one, "no more than")


def marked_off(
    entities: Sequence[Entity],
) -> tuple[list[Entity], list[Entity], list[Entity]] | None:
    """What stands before the words that correct, those words, and what stands behind them; None if nothing is
    corrected."""
    first = next((place for place, _ in enumerate(entities) if _corrects(entities, place)), None)
    if first is None:
        return None
    last = _behind_marks(entities, first)
    last = _behind_marks(entities, _behind_reason(entities, last))
    before = list(entities[:first])
    while before and before[-1].kind == Kind.MARK:
        before.pop()
    return before, list(entities[first:last]), list(entities[last:])


def meant_instead(entities: Sequence[Entity]) -> Sequence[Entity]:
    """What a sentence says behind the words by which it corrects itself; all of it if it does not."""
    marked = marked_off(entities)
    return marked[2] if marked and marked[0] and marked[2] else entities


def _behind_marks(entities: Sequence[Entity], place: int) -> int:
    """Where the words that correct end."""
    while place < len(entities) and (_is_mark(entities[place]) or _is_hesitation(entities, place)):
        place += 1 if _is_mark(entities[place]) else 2
    return place


def _behind_reason(entities: Sequence[Entity], place: int) -> int:
    """Where what is meant instead begins, behind the reason that it is told for: `no wait, that's too slow,
    they go to Celle`."""
    end = next((p for p in range(place, len(entities)) if entities[p].text in (",", ";", ":")), place)
    reason, after = entities[place:end], entities[end + 1 :]
    after = after[_behind_marks(after, 0) :]
    goals = {one.cities for one in after if one.kind is Kind.CITY}
    # `no wait, I want Görlitz back: by Niesky to Görlitz`
    named = any(one.kind in (Kind.CARD, Kind.NATION) for one in reason)
    named = named or any(one.kind is Kind.CITY and one.cities not in goals for one in reason)
    stands = any(one.kind is Kind.PIECE for one in reason)
    decides = mean(reason, *DECIDING) or (mean(reason, "stay") and not stands)
    if named or decides or len(reason) > LONGEST_REASON or not is_way(after):
        return place
    return end + 1 if reason else place


LONGEST_REASON = 8
"""A reason between a mark and what is meant instead has no more words."""

DECIDING = ("if", "unless", "maybe", "attack", "recruit", "play", "transfer", "else")
"""What makes more of such words than a reason."""


def is_only_mark(entities: Sequence[Entity]) -> bool:
    """Whether words only take back what was said, or stop: `No wait`, `Nein, halt`."""
    places = [p for p, _ in enumerate(entities) if not (p and _is_hesitation(entities, p - 1))]
    said = all(_is_mark(entities[p]) or _is_hesitation(entities, p) for p in places)
    return said and mean(entities, "correction", "no", "takes back")


def _is_hesitation(entities: Sequence[Entity], place: int) -> bool:
    """Whether two words from a place on have a writer stop: `hang on`."""
    two = entities[place : place + 2]
    return len(two) > 1 and "".join(fold(one.text) for one in two) in HESITATING


def _is_mark(one: Entity) -> bool:
    told = one.means("correction", "no", "rather", "takes back", "filler", "I")
    return one.kind == Kind.MARK or told or hesitates(one)


def hesitates(one: Entity) -> bool:
    """Whether a word has a writer stop in what he says: `Halt, Troß 2 doch nur bis Eschwege`."""
    return fold(one.text) in HESITATING


HESITATING = kind_of("hesitates") | kind_of("hums")


@cache
def _before_verbs() -> frozenset[str]:
    """Words before a verb that therefore stops nobody: `because he couldn't wait`."""
    return kind_of("before a verb")


def _corrects(entities: Sequence[Entity], place: int) -> bool:
    """Whether the word at a place begins a correction: `no,` and `rather` do where something begins."""
    one = entities[place]
    if not (one.means("correction", "takes back", "no", "rather") or hesitates(one)):
        return False
    after = entities[place + 1 : place + 2]
    if place and (
        # `There they wait`
        entities[place - 1].means("not", "and", "they") or fold(entities[place - 1].text) in _before_verbs()
    ):
        return False
    if one.means("correction", "takes back") and not one.means("no"):
        return True
    stops = bool(after) and (hesitates(after[0]) or _is_hesitation(entities, place + 1))
    if one.means("no") and stops and (not place or entities[place - 1].kind in (Kind.CITY, Kind.MARK)):
        return True
    begins = place == 0 or entities[place - 1].kind == Kind.MARK or entities[place - 1].means("but")
    # `to Reichenbach or rather Striegau`
    begins = begins or (" " in one.text and fold(one.text.split()[0]) in kind_of("or"))
    if not begins:
        return False
    if hesitates(one) and after and after[0].text in (",", "-"):
        return True
    goes_on = bool(after) and (after[0].kind == Kind.MARK or after[0].means("rather", "correction"))
    goes_on = goes_on or not (after or place)
    return one.means("rather") or (one.means("no") and goes_on)

"""What looks like a condition and is none: `if I counted right`, `wenn ich mich nicht irre`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.depending.fact_words import STATING
from pbem.orders.plain_words.entity import Entity, Kind, words_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of

Entities = Sequence[Entity]


def without_courtesies(entities: Entities) -> list[Entity]:
    """A sentence without such a part, which asks for nothing in the game: its writer only says that he may
    be wrong, or is polite."""
    found = list(entities)
    place = next((p for p in range(len(found) - 1, -1, -1) if _asks(found[p])), None)
    if place is None:
        return found
    end = next((p for p in range(place + 1, len(found)) if _closes(found[p])), len(found))
    if first := _looks_from(found, place):
        named = any(_is_named(one) for one in found[place:end])
        if end == len(found) and not named:
            return found[:first]
        # What he finds out is no condition, and may be more than talk.
        return [*found[:place], replace(found[place], meanings=frozenset({"maybe"})), *found[place + 1 :]]
    if not _is_courtesy(found[place + 1 : end]):
        return found
    first = place
    is_lead = all(one.kind is Kind.MARK or one.means("and", "but", "filler") for one in found[:place])
    if first and found[first - 1].text in (",", "(", "-", "–"):
        first -= 1
    # The comma behind it goes with it, unless it stands between two parts.
    after = end + (
        end < len(found) and (is_lead or first < place) and found[end].text in (",", ")", "-", "–")
    )
    return [*found[:first], *found[after:]]


def without_either_way(entities: Entities) -> list[Entity]:
    """A sentence without what makes no difference: `whether or not Daun is there`, `ob Daun da ist oder
    nicht`, `regardless of whether it is free`."""
    found = list(entities)
    place = next((p for p, one in enumerate(found) if one.means("whether")), None)
    if place is None:
        return found
    end = next((p for p in range(place + 1, len(found)) if _closes(found[p])), len(found))
    first = _regardless_from(found, place)
    if not (first < place or _is_or_not(found[place + 1 : place + 3]) or _is_or_not(found[end - 2 : end])):
        return found
    if first and found[first - 1].text in (",", "-", "–"):
        first -= 1
    elif not first and end < len(found):
        end += 1
    return [*found[:first], *found[end:]]


def _is_or_not(two: Entities) -> bool:
    return len(two) > 1 and is_of_kind(two[0], "or") and two[1].means("not")


def _regardless_from(found: Entities, place: int) -> int:
    """Where the words begin behind which it does not matter whether something is so."""
    behind = place - (place > 0 and found[place - 1].text == ",")
    for size in (3, 2, 1):
        part = found[max(0, behind - size) : behind]
        if part and "".join(fold(one.text) for one in part) in kind_of("regardless"):
            return behind - size
    return place


def without_mockery(entities: Entities) -> list[Entity]:
    """A condition without what its writer thinks of somebody who is where it says: `if he is dumb enough to
    still be in Hameln`, `wenn er so dumm ist, noch in Hameln zu stehen`."""
    found = list(entities)
    asked = next((p for p, one in enumerate(found) if _asks(one)), None)
    if asked is None:
        return found
    for place in range(asked + 2, len(found) - 2):
        mocks, said, leads = found[place - 1 : place + 2]
        if is_of_kind(said, "enough to") and leads.means("to") and mocks.kind is Kind.OTHER:
            return [*found[: place - 1], *found[place + 2 :]]
        if is_of_kind(mocks, "so much that") and said.kind is Kind.OTHER and leads.means("is"):
            end = next((p for p in range(place + 3, len(found)) if _closes(found[p])), len(found))
            verb = end - 1
            is_there = found[verb - 1].means("to") and found[verb].means("stay", "is")
            if found[place + 2].text == "," and is_there:
                return [*found[: place - 1], *found[place + 3 : verb - 1], *found[verb:]]
    return found


def is_my_turn(said: set[str]) -> bool:
    """Whether it says no more than that it is the writer's turn by then, or that his letter is read: `when my
    turn comes`, `when this reaches you`."""
    arrives = kind_of("letter arrives")
    if said & arrives and said <= arrives | kind_of("beside letter arrives") and len(said) > 1:
        return True
    is_his = bool(said & kind_of("my turn") and said & kind_of("whose turn"))
    return is_his and said <= kind_of("my turn") | kind_of("whose turn") | kind_of("beside my turn") | STATING


def _is_named(one: Entity) -> bool:
    is_city = one.kind is Kind.CITY and one.is_full
    return is_city or one.kind in (Kind.PIECE, Kind.CARD, Kind.NATION) or one.number > 1


def _looks_from(found: Entities, place: int) -> int:
    """Where the words begin that somebody finds out, behind his way, whether something is so: `and sees if
    there is any beer`; 0 if there are none."""
    verb = place - 1 - (found[place - 1].text == ",") if place > 1 else 0
    if verb < 1 or not is_of_kind(found[verb], "finds out"):
        return 0
    first = verb - 1 if found[verb - 1].means("and") else verb
    return first if any(one.kind is Kind.CITY for one in found[:first]) else 0


def _asks(one: Entity) -> bool:
    return one.means("if") and not one.means("else", "unless")


def _closes(one: Entity) -> bool:
    return one.kind is Kind.MARK and one.text in ",;:()-–."


def _is_courtesy(said: Entities) -> bool:
    names = (Kind.PIECE, Kind.CARD, Kind.NATION, Kind.CITY)
    if any(one.kind in names and (one.is_full or one.kind is not Kind.CITY) for one in said):
        return False
    if is_my_turn(words_in(said)):
        return True
    known = kind_of("knows") | kind_of("beside knows") | STATING
    told = {fold(word) for word in words_in(said)}
    # `wenn das nicht geht` leads to what is done then.
    denied = any(one.means("not") for one in said) and not told & kind_of("errs")
    return bool(told & kind_of("knows")) and told <= known and not denied

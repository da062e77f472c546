"""What pieces do from where they stand, as that they stay: `Keith keeps an eye on Daun from Brieg`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, is_whose, mean, run_together
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

LIMITING = (
    *("if", "unless", "should", "maybe", "not", "thought", "past", "correction", "takes back", "rather"),
    *("else", "attack", "move", "recruit", "transfer", "discard", "play", "lose", "concede", "retreat"),
    "stay",
)
"""With one of these in it a sentence says more, or less."""

LONGEST = 4
"""No expression for what is watched has more words."""

STAY = frozenset({"stay"})
MAYBE = frozenset({"maybe"})

Entities = Sequence[Entity]


def with_watch(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that begins with the pieces that watch somebody, as that they stay."""
    end = 0
    while end < len(entities) and _begins(at, entities[end]):
        end += 1
    own = [name for one in entities[:end] if (name := at.own_piece(one))]
    if not own or at.sets_up:
        return entities
    behind = entities[end:]
    size, ends = _around(behind) or (_size(behind), len(behind))
    whom = behind[size:ends]
    # `passt auf Neisse auf` leads nowhere.
    whom = whom[1:] if ends < len(behind) and fold(whom[0].text) in kind_of("watches on") else whom
    if mean(whom, *LIMITING) or mean(behind[ends:], *LIMITING) or not size:
        return entities
    here = {at.where.get(name) for name in own}
    cities = [one for one in whom if one.kind is Kind.CITY and here.isdisjoint(one.cities)]
    leads = any(_is_led(whom, one) for one in cities)
    named = any(one.kind is Kind.CARD or one.number or at.own_piece(one) for one in whom)
    if leads or named or any(one.kind is Kind.MARK for one in behind[:-1]):
        return entities
    mark = [one for one in behind[-1:] if one.kind is Kind.MARK]
    return [*entities[:end], Entity(Kind.MEANING, "stay", entities[0].line, meanings=STAY), *mark]


def with_duties(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that gives a piece a far city to watch or guard, with a word for `maybe` behind the piece:
    it may be meant to go there, or to stay."""
    if at.sets_up:
        return entities
    for place in range(1, len(entities)):
        size = next((n for n in range(LONGEST, 0, -1) if _is_watch(entities[place : place + n])), 0)
        who = _who_does(at, entities[:place]) if size else -1
        is_open = who >= 0 and (
            _guards_far_city(at, entities, who, (place, place + size))
            or _covers_march(at, entities[place + size :])
        )
        if is_open:
            maybe = Entity(Kind.MEANING, entities[place].text, entities[place].line, meanings=MAYBE)
            return [*entities[: who + 1], maybe, *entities[who + 1 :]]
    return entities


def _is_watch(words: Entities) -> bool:
    return run_together(words) in kind_of("watches") | kind_of("defends") and not mean(words[:1], "is", "the")


def _who_does(at: Situation, before: Entities) -> int:
    """Where the writer's piece stands that does what follows, and nothing else; -1 if there is none."""
    place = next((p for p in range(len(before) - 1, -1, -1) if at.own_piece(before[p])), -1)
    between = before[place + 1 :]
    acts = mean(between, *LIMITING, "via", "from", "join", "follow") or any(
        one.kind is Kind.MARK and one.text != "," for one in between
    )
    return -1 if acts else place


def _guards_far_city(at: Situation, entities: Entities, who: int, verb: tuple[int, int]) -> bool:
    """Whether the city that is watched stands right beside the verb, none else is told of the piece, and it
    is not there."""
    first, end = verb
    # `soll Brieg bewachen`, `Brieg zu decken`, and not `Keith at Brieg worries me`
    is_behind = any(map(_is_infinitive, entities[who + 1 : first + 1]))
    before = [one for one in entities[who + 1 : first] if not (one.means("to") and not one.means("follow"))]
    behind = [one for one in entities[end:] if not one.means("the", "filler")][:1]
    cities = [one for one in (*before, *behind) if one.kind is Kind.CITY and one.is_full]
    # `Keith to Ohlau to cover Brieg` goes to Ohlau.
    is_beside = bool(cities) and cities[0] in (*(before[-1:] if is_behind else ()), *behind)
    here = at.where.get(at.own_piece(entities[who]))
    return len(cities) == 1 and is_beside and here is not None and here not in cities[0].cities


def _covers_march(at: Situation, behind: Entities) -> bool:
    """Whether it is the march of another one that is covered: `covers Winterfeldt's march to Dresden`."""
    words = [one for one in behind if not one.means("the", "filler")]
    is_his = bool(words) and bool(at.own_piece(words[0])) and is_whose(words[0])
    return is_his and any_of_kind(words[1:2], "a march")


def _is_infinitive(one: Entity) -> bool:
    return is_of_kind(one, "may do") or is_of_kind(one, "infinitive")


def watches(words: Entities) -> bool:
    """Whether words say that somebody is watched."""
    return bool(_around(words) or _size(words))


def _begins(at: Situation, one: Entity) -> bool:
    return bool(at.own_piece(one)) or one.means("and", "the", "filler")


def _size(words: Entities) -> int:
    """How many words at the beginning say that somebody is watched; 0 if none do."""
    may = next((n for n in (2, 1) if words and run_together(words[:n]) in kind_of("may do")), 0)
    sizes = range(min(LONGEST, len(words)), 0, -1)
    return next((n + may for n in sizes if run_together(words[may : n + may]) in kind_of("watches")), 0)


def _around(words: Entities) -> tuple[int, int] | None:
    """How many words begin to say so, and where those stand that end it behind whom they watch: `behält Daun
    im Auge`, `soll Daun beobachten`."""
    end = next((p for p, one in enumerate(words) if one.kind is Kind.MARK), len(words))
    for size in range(1, LONGEST):
        first = run_together(words[:size])
        for place in range(end - 1, max(size, end - LONGEST), -1):
            last = run_together(words[place:end])
            is_bidden = first in kind_of("may do") and last in kind_of("watches")
            if is_bidden or first + last in kind_of("watches on both sides"):
                return size, place
    return None


def _is_led(words: Entities, city: Entity) -> bool:
    """Whether a word before a city leads there."""
    place = next(p for p, one in enumerate(words) if one is city)
    return place > 0 and words[place - 1].means("to", "via") and not words[place - 1].means("from")

"""What a move depends on, as a fact that orders can name: `If Daun is in Glatz, Keith goes to Brieg.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.depending.deeds_told import ends_elsewhere
from pbem.orders.plain_words.depending.fact_words import CONQUERED, FREE, STATING
from pbem.orders.plain_words.depending.facts import Context, Facts
from pbem.orders.plain_words.depending.facts_told import facts_told, is_towards
from pbem.orders.plain_words.entity import Entity, Kind, mean, to_in
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

NEGATION = words.forms(words.words(lambda one: one.negation))
GONE = words.forms(words.in_sentences("gone"))
FIGHTING = ("loser", "lose", "win", "beaten", "retreat", "concede")
"""What tells of the end of a fight."""


@dataclass(frozen=True)
class Conditional:
    """A sentence in two: what is to be done, and on which condition."""

    head: str
    """The condition before an order: `if not Daun in Glatz: `; empty if no fact says it."""
    deed: tuple[Entity, ...]
    other: tuple[Entity, ...]
    """What is to be done else, as far as it is told."""
    is_state: bool
    """Whether the condition is that of the deed, and tells how things stand, not what happens: `if Daun
    comes to Glatz`."""


def conditional(at: Situation, entities: Sequence[Entity]) -> Conditional | None:
    """The two parts of a sentence with one condition; None if it has none, or cannot be parted."""
    asked = [place for place, one in enumerate(entities) if one.means("if") and not one.means("else")]
    if not asked:
        return None
    first = asked[0]
    # `es sei denn, Schwerin steht dort`: the comma is one of the word's own.
    begin = first + 2 if entities[first].means("unless") and _ends_soon(entities, first) else first
    end = next((p for p in range(begin, len(entities)) if _ends(entities[p])), len(entities))
    before, condition, after = entities[:first], entities[first:end], entities[end:]
    other = next((place for place, one in enumerate(after) if one.means("else")), len(after))
    is_head = not any(one.kind in (Kind.PIECE, Kind.CITY) for one in before)
    deed = after[:other] if is_head else before
    condition, deed = _with_there(condition, deed)
    if mean(deed, "if") or (not is_head and any(one.kind == Kind.PIECE for one in after[:other])):
        return None
    behind = [one for one in after[:other] if one.kind != Kind.MARK] if not is_head else []
    if entities[first].means("unless") and _stays(behind):
        # `unless Daun is in Glatz, in which case he stays`: that is what it says anyway.
        behind = []
    joined = next((one for one in reversed(before) if one.kind != Kind.MARK), None)
    # `Keith to Brieg, and if Daun is in Glatz he attacks`: the condition is of what follows.
    joins = ("and", "then") if entities[first].means("unless") else ("and", "but", "then")
    is_of_next = bool(behind) or (not is_head and joined is not None and joined.means(*joins))
    is_state = not mean(condition, "move", "follow") and not is_of_next
    fact = _fact(at, condition) or _fact_of_pronoun(at, condition, deed)
    fact = "" if is_of_next else fact
    return Conditional(f"if {fact}: " if fact else "", tuple(deed), tuple(after[other:]), is_state)


def _stays(deed: Sequence[Entity]) -> bool:
    """Whether words say no more than that he who was told of stays."""
    known = ("stay", "they", "then", "filler", "the", "him")
    return mean(deed, "stay") and all(
        one.means(*known) or fold(one.text) in kind_of("in which case") for one in deed
    )


def next_condition(at: Situation, entities: Sequence[Entity]) -> int:
    """Where a sentence that orders something goes on with a condition of something else: `Keith to Brieg, and
    if Daun is in Glatz Dohna stays`; 0 if it does not."""
    for place in range(2, len(entities) - 1):
        before, after = entities[: place - 1], entities[place:]
        if not (entities[place].means("if") and entities[place - 1].means("and")):
            continue
        if entities[place].means("else") or mean(before, "if", "maybe", "not"):
            return 0
        acts = _names_own(at, after) or any(attacks_him(at, after, p) for p in range(1, len(after)))
        return place if _names_own(at, before) and acts else 0
    return 0


def attacks_him(at: Situation, entities: Sequence[Entity], place: int) -> bool:
    """Whether `he attacks him` begins here, or German `greift er ihn an`: it is for the writer's piece told
    of before."""
    three = entities[place : place + 3]
    if len(three) < 3 or entities[place - 1].means("and"):
        return False
    first, second, third = three
    is_attack = (first.means("they") and second.means("attack")) or (
        first.means("attack") and second.means("they")
    )
    is_enemy = third.kind is Kind.PIECE and not at.own_piece(third)
    return is_attack and (third.means("him") or is_enemy)


def _names_own(at: Situation, entities: Sequence[Entity]) -> bool:
    names = [at.piece(one) for one in entities if one.kind == Kind.PIECE]
    return any(name and at.is_own(name) for name in names)


def _ends_soon(entities: Sequence[Entity], place: int) -> bool:
    return any(one.kind == Kind.MARK and one.text == "," for one in entities[place + 1 : place + 2])


def _with_there(
    condition: Sequence[Entity], deed: Sequence[Entity]
) -> tuple[Sequence[Entity], Sequence[Entity]]:
    """A condition and what is to be done, with the city that one of them names for `there` in the other."""
    told, goal = _cities(condition), _last_stop(deed)
    if len(told) == 1 and ends_elsewhere(deed):
        return condition, [part for one in deed for part in (_to(told[0]) if one.means("there") else [one])]
    if goal and not told:
        return [goal if one.means("there") else one for one in condition], deed
    return condition, deed


def _last_stop(deed: Sequence[Entity]) -> Entity | None:
    """The city that a way leads to, not one on the way: `to Altenburg by Borna`."""
    places = [place for place, one in enumerate(deed) if one in _cities([one])]
    ends = [place for place in places if not (place and deed[place - 1].means("via"))]
    return deed[(ends or places)[-1]] if places else None


def _cities(entities: Sequence[Entity]) -> list[Entity]:
    """The cities that are named; `leer` is also the city of Leer."""
    return [one for one in entities if one.kind == Kind.CITY and one.is_full and fold(one.text) not in FREE]


def _to(city: Entity) -> list[Entity]:
    return [to_in(city.line), city]


def condition_told(at: Situation, entities: Sequence[Entity], moved: Sequence[str]) -> Facts | None:
    """What a sentence that is nothing but a condition asks, for the order of those who were `moved`; None if
    no facts say it, or it tells what happens."""
    first = next(place for place, one in enumerate(entities) if one.means("if"))
    goals = {at.where[name] for name in moved if name in at.where}
    context = Context(next(iter(goals)) if len(goals) == 1 else None)
    return facts_told(at, entities[first + 1 :], context, is_denied=entities[first].means("unless"))


def _ends(one: Entity) -> bool:
    return (one.kind == Kind.MARK and one.text in ",:;") or one.means("then", "else")


def _fact_of_pronoun(at: Situation, condition: Sequence[Entity], deed: Sequence[Entity]) -> str:
    """The fact that a condition tells of the goal, `if it is free`, or of a general who has left the city in
    which he stands now: `if Daun is gone`."""
    names = [at.piece(one) for one in condition if one.kind == Kind.PIECE]
    goal = _last_stop(deed)
    said = {fold(one.text) for one in condition if one.kind in (Kind.OTHER, Kind.CITY)}
    said |= {fold(one.text) for one in condition if one.means("from", "gone")}
    has_city = any(one.kind == Kind.CITY and one.is_full and fold(one.text) not in FREE for one in condition)
    if has_city or mean(condition, "maybe", "attack", "and", "not") or said - STATING - FREE - GONE:
        return ""
    denial = "not " if condition[0].means("unless") else ""
    # `it is free`, or no more than `if free`
    is_goal = mean(condition, "him") or said <= FREE
    if not names and said & FREE and goal and len(goal.cities) == 1 and is_goal:
        return f"{denial}{at.city(goal.cities[0])} free"
    if len(names) == 1 and names[0] in at.where and said & GONE:
        there = f"{at.title(str(names[0]))} in {at.city(at.where[str(names[0])])}"
        return there if denial else f"not {there}"
    return ""


def _fact(at: Situation, condition: Sequence[Entity]) -> str:
    """The fact that a condition tells; empty if it tells none, or more than one."""
    if mean(condition, *FIGHTING) or is_towards(condition):
        # `If Daun is beaten he retreats to Glatz` does not ask whether he is there.
        return ""
    names = [at.piece(one) for one in condition if one.kind == Kind.PIECE]
    named = [one for one in condition if one.kind == Kind.CITY and one.is_full]
    # `leer` is also the city of Leer: `wenn Neisse leer ist`, `wenn es leer ist`.
    if mean(condition, "him") and len(named) == 1 and fold(named[0].text) in FREE:
        return ""
    cities = [one.cities for one in named if one is named[0] or fold(one.text) not in FREE]
    if len(cities) != 1 or len(cities[0]) != 1 or mean(condition, "maybe", "attack", "and"):
        return ""
    said = {fold(one.text) for one in condition}
    strange = {fold(one.text) for one in condition if one.kind == Kind.OTHER} - STATING - FREE - CONQUERED
    if strange:
        # `Daun has left Glatz` would be turned into its opposite.
        return ""
    city = at.city(cities[0][0])
    is_nobody = mean(condition, "nobody")
    is_not = not is_nobody and (mean(condition, "not", "from", "no more") or bool(said & NEGATION))
    is_denied = condition[0].means("unless") != is_not
    denial = "not " if is_denied else ""
    if len(names) == 1 and names[0]:
        where = "near" if mean(condition, "near") else "in"
        return f"{denial}{at.title(names[0])} {where} {city}"
    if mean(condition, "near"):
        return ""
    state = "free" if said & FREE or is_nobody else "conquered" if said & CONQUERED else ""
    return f"{denial}{city} {state}" if state and not names else ""

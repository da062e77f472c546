"""Who stays while others move: `Everybody stays except Heinrich, who goes to Borna`, `Dohna to Küstrin, the
rest holds`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.names.name_book import own_pieces
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.remarks.kinds import any_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

EXCEPT = kind_of("all but")
"""What stands before those who do not stay."""

BESIDE = kind_of("beside all but")
"""What may stand between that and their names: `with the exception of`."""

Entities = Sequence[Entity]


def read_all_but(at: Situation, entities: Entities, out: Outcome) -> list[Entity] | None:
    """What a sentence orders besides saying that all others stay, who are noted; None if it does not."""
    if at.sets_up:
        return None
    deed = _behind(at, entities) or _before(at, entities) or _but_the_rest(at, entities)
    if not deed:
        return None
    named = {name for one in deed if one.kind is Kind.PIECE for name in one.names}
    told = {name for one in entities if one.kind is Kind.NATION for name in one.names} & set(at.nations)
    owners = {at.rules.nation_of[name] for name in map(at.piece, _pieces(deed)) if name}
    for nation in sorted((told or owners) & set(at.nations)):
        others = [name for name in own_pieces(at.rules, nation) if name not in named]
        out.stay(nation, entities[0].line, others)
        if any_of_kind(entities, "as it is"):
            out.as_it_is[nation] = True
    if len(told) == 1:
        at.nation = next(iter(told))
    return deed


def _pieces(entities: Entities) -> Iterator[Entity]:
    return (one for one in entities if one.kind is Kind.PIECE)


def _behind(at: Situation, entities: Entities) -> list[Entity]:
    """What follows `all stay except`; empty if it is no such sentence."""
    first = next((place for place, one in enumerate(entities) if at.may_own(one)), 0)
    place = first
    while place and (_is_small(entities[place - 1]) or fold(entities[place - 1].text) in EXCEPT):
        place -= 1
    excepts = any(fold(word) in EXCEPT for one in entities[place:first] for word in one.text.split())
    return list(entities[first:]) if excepts and _hold(at, entities[:place]) else []


def _before(at: Situation, entities: Entities) -> list[Entity]:
    """What stands in `Except Dohna, who goes to Küstrin, all stay` between the two."""
    first = next((place for place, one in enumerate(entities) if at.may_own(one)), 0)
    lead = [one for one in entities[:first] if one.kind is not Kind.MARK]
    if not lead or fold(lead[0].text.split()[0]) not in EXCEPT or not all(map(_is_small, lead[1:])):
        return []
    end = max(place for place, one in enumerate(entities) if _is_named(one)) + 1
    return list(entities[first:end]) if _hold(at, entities[end:]) and end > first else []


def _but_the_rest(at: Situation, entities: Entities) -> list[Entity]:
    """What stands before `, the rest stays` at the end of a sentence."""
    ends = [p for p, one in enumerate(entities) if one.text in (",", ";") or one.means("and")]
    # `all others stay, where they are` ends in a part of its own.
    for last in reversed(ends[-2:]):
        head, rest = entities[:last], [one for one in entities[last:] if one.kind is not Kind.MARK]
        if not any(map(at.may_own, head)) or mean(head, "if", "not", "maybe", "all"):
            continue
        while rest and not rest[0].means("all", "else") and rest[0].means("the", "filler", "and"):
            rest.pop(0)
        begins = bool(rest) and rest[0].means("all", "else")
        if begins and _hold(at, rest) and (mean(rest[1:], "all", "nobody") or not rest[0].means("else")):
            return list(head)
    return []


def _hold(at: Situation, entities: Entities) -> bool:
    """Whether words say that all stay, or a nation of the writer's, and name nobody."""
    nations = {name for one in entities if one.kind is Kind.NATION for name in one.names}
    stays = mean(entities, "stay") or (mean(entities, "not", "nobody") and mean(entities, "move"))
    everybody = mean(entities, "all", "nobody") or bool(nations) or mean(entities, "not")
    is_plain = not any(map(_is_named, entities)) and not mean(entities, "maybe", "attack")
    conditions = [one for one in entities if one.means("if") and not one.means("else", "unless")]
    return (
        stays
        and (everybody or _is_nothing(entities))
        and is_plain
        and not conditions
        and nations <= set(at.nations)
    )


def _is_nothing(entities: Entities) -> bool:
    """Whether a word that says that somebody stays is one for nobody or nothing: `nobody moves`."""
    return any(one.means("stay") and " " in one.text for one in entities)


def _is_named(one: Entity) -> bool:
    return one.kind in (Kind.PIECE, Kind.CARD) or (one.kind is Kind.CITY and one.is_full)


def _is_small(one: Entity) -> bool:
    small = one.kind in (Kind.MARK, Kind.NUMBER) or bool(one.number) or one.means("the", "filler", "and")
    return small or all(fold(word) in BESIDE | EXCEPT for word in one.text.split())

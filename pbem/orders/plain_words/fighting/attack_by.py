"""An attack as a noun that names the attacked first: `the attack on Soubise by Ferdinand`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, and_in
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

SMALL = ("the", "filler", "to", "against")
"""What may stand between the attack and whom it is on."""


def with_attacker_first(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which such an attack names who attacks before whom: `the attack by Ferdinand on
    Soubise`."""
    for place, one in enumerate(entities):
        if one.means("attack") and (turned := _turned(at, entities[place:])):
            return [*entities[:place], *turned]
    return entities


def with_joined_attackers(entities: list[Entity]) -> list[Entity]:
    """A sentence with `and` for a sign between generals behind an attack: `attack of Keith + Schwerin on
    Daun`."""
    first = next((place for place, one in enumerate(entities) if one.means("attack")), len(entities))
    return [
        and_in(one.line)
        if one.text in ("+", "&") and first < place and _joins(entities, place)
        else one
        for place, one in enumerate(entities)
    ]


def with_companions_first(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with those before their attack who stand behind it with `with`: `attack him with Keith and
    Schwerin`."""
    attack = next((p for p, one in enumerate(entities) if one.means("attack")), len(entities))
    begins = attack == 0 or entities[attack - 1].kind is Kind.MARK or entities[attack - 1].means("then")
    joins = next((p for p in range(attack + 1, len(entities)) if entities[p].means("with")), 0)
    them = entities[attack + 1 : joins]
    is_theirs = bool(them) and all(_is_attacked(at, one) for one in them)
    end = _generals(at, entities, joins + 1)
    own = [one for one in entities[joins + 1 : end] if one.kind is Kind.PIECE]
    if not (begins and is_theirs and own) or not all(map(at.own_piece, own)):
        return entities
    behind = entities[end:]
    if behind and behind[0].kind is not Kind.MARK:
        return entities
    return [*entities[:attack], *entities[joins + 1 : end], entities[attack], *them, *behind]


def _is_attacked(at: Situation, one: Entity) -> bool:
    is_theirs = one.kind is Kind.PIECE and not at.may_own(one)
    return is_theirs or (one.means("him", "and", "the") and not one.means("I"))


def _joins(entities: Sequence[Entity], place: int) -> bool:
    beside = (*entities[place - 1 : place], *entities[place + 1 : place + 2])
    return len(beside) > 1 and all(one.kind is Kind.PIECE and one.text != "train" for one in beside)


def _turned(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """The words from an attack on, the other way round; none if they do not name both so."""
    attack, line = entities[0], entities[0].line
    begins = next((p for p, one in enumerate(entities[1:], 1) if not one.means(*SMALL)), len(entities))
    attacked = _generals(at, entities, begins)
    by = entities[attacked] if attacked < len(entities) else attack
    if attacked == begins or fold(by.text) not in kind_of("done by"):
        return []
    first = attacked + 1 + (attacked + 1 < len(entities) and entities[attacked + 1].means("the"))
    end = _generals(at, entities, first)
    sides = {at.is_own(name) for one in entities[begins:end] for name in one.names[:1]}
    if end == first or len(sides) == 1:
        return []
    noun, *onto = attack.text.split()
    told = Entity(Kind.MEANING, onto[0], line, meanings=frozenset({"to"})) if onto else entities[begins - 1]
    of = Entity(Kind.MEANING, _of(by), line, meanings=frozenset({"from", "of"}))
    attackers, those = entities[first:end], entities[begins:attacked]
    onto_them = [told] if onto or begins > 1 else []
    return [replace(attack, text=noun), of, *attackers, *onto_them, *those, *entities[end:]]


def _generals(at: Situation, entities: Sequence[Entity], place: int) -> int:
    """Where a list of generals of one side ends that begins at a place."""
    end = place
    while end < len(entities) and _is_general(at, entities[end]):
        place = end + 1
        joined = place < len(entities) and (entities[place].means("and") or entities[place].text in "+&")
        end = place + joined
    return place


def _is_general(at: Situation, one: Entity) -> bool:
    return one.kind is Kind.PIECE and at.piece(one) in at.rules.generals


def _of(by: Entity) -> str:
    """The word in place of `by` that the phrases of its language have."""
    return "by" if fold(by.text) == "by" else "von"

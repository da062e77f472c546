"""Troops that one general of a stack hands another: `two of Schwerin's troops go to Keith`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.engine.model import MOST_TROOPS
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.sharing.evened import evened_apart, read_evened
from pbem.orders.plain_words.sharing.split_shares import is_stack, read_split
from pbem.orders.plain_words.situation import Situation

SPOILING = ("if", "should", "maybe", "not", "likewise", "recruit", "pay", "each")
"""What makes something else of such a sentence."""


def read_troops(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Add what a sentence tells of the troops of a stack; False if it tells nothing of them."""
    return any(read(at, entities, out) for read in (read_split, read_transfer, read_evened))


def read_transfer(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Add the troops that one general of a stack gives to another; False if that is not all that a sentence
    tells."""
    places = [place for place, one in enumerate(entities) if one.kind is Kind.PIECE]
    generals = [str(at.piece(entities[place])) for place in places]
    generals = [name for name in generals if name in at.rules.generals]
    # `Schwerin stellt zwei Armeen zu Keith` is no attack.
    attacks = any(one.means("attack") and not is_of_kind(one, "gives troops") for one in entities)
    if len(places) != 2 or len(set(generals)) != 2 or attacks or mean(entities, *SPOILING) or at.sets_up:
        return False
    if any(one.kind is Kind.CARD for one in entities) or not is_stack(at, entities, generals):
        return False
    first = _first_gives(entities, places)
    if first is None:
        return False
    giver, taker = (generals if first else generals[::-1])[:2]
    count = _count(entities, at.game.troops[giver])
    if not count:
        return False
    out.take(entities[0].line, at.rules.nation_of[giver], f"transfer {count} {giver} > {taker}")
    return True


def transfer_apart(at: Situation, entities: list[Entity]) -> list[list[Entity]]:
    """A sentence in which a general hands troops over and then goes on, or goes and then shares them, in
    two."""
    return _handed_apart(at, entities) or evened_apart(at, entities)


def _handed_apart(at: Situation, entities: list[Entity]) -> list[list[Entity]]:
    """The two parts where what follows is told of him who is named first: `Schwerin gives Keith two troops,
    then goes to Reichenbach`; nothing if there is no such thing."""
    pieces = ((p, at.piece(one)) for p, one in enumerate(entities) if one.kind is Kind.PIECE)
    generals = [p for p, name in pieces if name in at.rules.generals]
    counted = [p for p, one in enumerate(entities) if one.number and one.kind is not Kind.CARD]
    if len(generals) < 2 or not counted or at.sets_up:
        return []
    after = max(generals[1], counted[0])
    end = next((p for p in range(after, len(entities)) if _begins_anew(entities, p)), len(entities))
    rest = list(entities[end:])
    while rest and (rest[0].kind is Kind.MARK or rest[0].means("and", "then", "filler")):
        rest.pop(0)
    if not rest or not mean(rest, "move", "to", "stay", "attack"):
        return []
    if not read_transfer(at, entities[:end], Outcome()):
        return []
    if any(one.kind is Kind.PIECE for one in rest):
        return [entities[:end], rest]
    # `..., who moves on to Rumburg` is told of him who is named last.
    is_last = is_of_kind(rest[0], "who does")
    return [entities[:end], [entities[generals[1 if is_last else 0]], *rest[is_last:]]]


def _begins_anew(entities: Sequence[Entity], place: int) -> bool:
    one, after = entities[place], entities[place + 1 : place + 4]
    joins = one.text in (",", ";", ":") or one.means("and") or one.means("then")
    return joins and mean(after, "move", "then", "stay", "attack", "to", "via")


def _first_gives(entities: Sequence[Entity], places: Sequence[int]) -> bool | None:
    """Whether it is the general named first who gives; None if that is not told, or both ways."""
    told = {_role(entities, places[0]), _not(_role(entities, places[1])), _by_verb(entities, places)} - {None}
    return told.pop() if len(told) == 1 else None


def _not(told: bool | None) -> bool | None:
    """The opposite of what is told, if anything is."""
    return None if told is None else not told


def _role(entities: Sequence[Entity], place: int) -> bool | None:
    """Whether a general gives, `from Schwerin`, or is given troops, `to Keith`."""
    before = place - 1
    while before > 0 and entities[before].means("the", "filler") and not entities[before].means("to", "from"):
        before -= 1
    if before < 0:
        return None
    one = entities[before]
    if one.text == ">":
        return False
    if one.means("from", "of"):
        return True
    return False if one.means("to") or fold(one.text) in kind_of("to the taker") else None


def _by_verb(entities: Sequence[Entity], places: Sequence[int]) -> bool | None:
    """What a verb tells of the general before it, or of the one right behind it: `give Keith two of
    Schwerin's`, but `dann gibt Schwerin Keith zwei`."""
    gives = [p for p, one in enumerate(entities) if one.means("transfer") or is_of_kind(one, "gives troops")]
    takes = [p for p, one in enumerate(entities) if is_of_kind(one, "gets troops")]
    if bool(gives) == bool(takes):
        return None
    verb = (gives or takes)[0]
    if verb > places[0]:
        return bool(gives)
    behind = [p for p in range(verb + 1, places[0] + 1) if not entities[p].means("the", "filler")]
    if not gives or behind != [places[0]]:
        return None
    return fold(entities[verb].text.split()[0]) in kind_of("he gives troops")


def _count(entities: Sequence[Entity], held: int) -> int:
    """How many troops go, by a general who has so many; 0 if that is not told."""
    numbers = [(p, one.number) for p, one in enumerate(entities) if one.number and one.kind is not Kind.CARD]
    if len(numbers) == 2 and numbers[1][1] == held:
        # `two of his six troops`
        numbers.pop()
    if not numbers:
        return int(any(one.means("the") and is_of_kind(two, "one troop") for one, two in pairwise(entities)))
    if len(numbers) != 1:
        return 0
    place, count = numbers[0]
    before = words_in(entities[:place])
    if before & kind_of("all but") and mean(entities[:place], "all"):
        # `all but one of his troops`
        count = held - count
    return count if 1 <= count < min(held, MOST_TROOPS) else 0

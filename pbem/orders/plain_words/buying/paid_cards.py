"""Cards that pay and are told by their suit: `I pay all my hearts`, `with both diamonds (7, 5)`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile, pairwise, takewhile

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.buying.account import are_troops
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_of, values_in_plural

GIVEN = frozenset({"pay"})
"""What it means that a card is given for troops."""

TWO = 2
"""So many cards are `both`."""


def with_whole_suits(at: Situation, nation: str, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence with the cards that a nation holds in place of `all hearts`, or of `both hearts` if she
    holds two; a bracket behind that which only counts their values is left out."""
    found = list(entities)
    if any(one.kind is Kind.CARD for one in found) or mean(found, "not", "but", "keep"):
        return found
    place = next((p for p, one in enumerate(found) if suit_of(one)), 0)
    before = [one for one in found[max(0, place - 3) : place] if not one.means("the", "filler")]
    cards = [face for face in at.held(nation) if face[0] == suit_of(found[place])] if place else []
    cards.sort(key=lambda face: -int(face[1:]))
    both = bool(before) and fold(before[-1].text) in kind_of("both") and len(cards) == TWO
    # `all my three hearts`
    counted = bool(before) and before[-1].number == len(cards)
    # `with my three hearts`, where she holds three
    is_whole = mean(before[-1:], "all", "every") or (counted and len(cards) >= TWO)
    if not cards or not (both or is_whole):
        return found
    place -= counted
    line, end = found[place].line, place + 1 + counted
    values = {int(face[1:]) for face in cards}
    if [one.text for one in found[end : end + 1]] == ["("]:
        close = next((p for p in range(end, len(found)) if found[p].text == ")"), end)
        if {one.number for one in found[end:close] if one.number} == values:
            end = close + 1
    paid = [Entity(Kind.CARD, face, line, number=int(face[1:])) for face in cards]
    return [*found[:place], *paid, *found[end:]]


def with_payment(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence in which a card that is given up for new troops pays for them: `Two recruits for Dohna, for
    which I part with D12.` Whoever discards cards may mean that, unless `for which` stands before, or what
    they are given for behind: `I discard C8 for one troop`. The lowest card is named where one has to go."""
    names = [name for one in entities if (name := at.own_piece(one))]
    place = next((p for p, one in enumerate(entities) if one.means("discard")), None)
    if place is None and not mean(entities, "pay") and (given := _given_for_it(entities)):
        place = given
    if place is None or not names or not _is_bought(at, entities, names):
        return list(entities)
    gives = at.rules.nations[at.rules.nation_of[names[0]]].discard > 0
    is_paid = mean(entities[:place], "pay") or any_of_kind(entities, "on it")
    is_paid = is_paid or _is_exchanged(entities[place + 1 :]) or entities[place].means("transfer")
    is_card = any(one.kind is Kind.CARD for one in entities)
    if not is_card or mean(entities, "not", "if", "keep", "lowest", "highest") or (gives and not is_paid):
        return list(entities)
    verb = Entity(Kind.MEANING, entities[place].text, entities[place].line, meanings=GIVEN)
    return [*entities[:place], verb, *entities[place + 1 :]]


def _is_exchanged(entities: Sequence[Entity]) -> bool:
    """Whether words begin with cards and go on with the troops they are given for: `C8 for one troop`."""
    rest = list(dropwhile(lambda one: one.kind is Kind.CARD or one.means("and", "the"), entities))
    given = len(rest) < len(entities) and len(rest) > 2 and rest[0].means("to", "with")
    return given and (rest[1].number > 0 or rest[1].means("the")) and are_troops(rest[2])


def _given_for_it(entities: Sequence[Entity]) -> int:
    """Where it says that the writer gives cards, for what stands before: `one man for Soubise, I give C8 for
    him`; 0 if it does not."""
    for place, one in enumerate(entities):
        joins = mean(entities[max(0, place - 2) : place], "I", "and", "they")
        rest = list(dropwhile(lambda each: each.means("the"), entities[place + 1 :]))
        cards = [*takewhile(_is_of_cards, rest)]
        behind = rest[len(cards) :]
        ends = not behind or behind[0].kind is Kind.MARK
        ends = ends or (behind[0].means("to") and mean(behind[1:2], "him", "the", "they"))
        if place and one.means("transfer") and joins and cards and ends and not mean(behind, "away", "gone"):
            return place
    return 0


def _is_of_cards(one: Entity) -> bool:
    return one.kind is Kind.CARD or one.means("and") or one.text == ","


def with_wish(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence in which `hätte ich gern` asks for troops and regrets nothing: it ends in what is asked
    for, not in a verb."""
    first = next((p for p, one in enumerate(entities) if is_of_kind(one, "would have")), None)
    words = [one for one in entities if one.kind is not Kind.MARK]
    asks = mean(entities, "recruit") or any(one.kind is Kind.CARD for one in entities)
    if first is None or not asks or not _is_thing(words[-1]):
        return list(entities)
    near = range(first + 1, min(first + 4, len(entities)))
    second = next((p for p in near if is_of_kind(entities[p], "gladly")), None)
    return [one for p, one in enumerate(entities) if second is None or p not in (first, second)]


def _is_thing(one: Entity) -> bool:
    return one.kind in (Kind.PIECE, Kind.CARD, Kind.CITY) or one.means("troops", "filler", "him", "recruit")


def _is_bought(at: Situation, entities: Sequence[Entity], names: Sequence[str]) -> bool:
    """Whether a sentence tells of new troops: by a word for it, a number of them, or a piece that is back."""
    pairs = pairwise(entities)
    counted = any((one.number or one.means("the")) and are_troops(two) for one, two in pairs)
    # `one new soldier`
    is_new = any(is_of_kind(one, "new piece") and are_troops(two) for one, two in pairwise(entities))
    counted = counted or is_new
    return mean(entities, "recruit", "re-enter") or counted or any(name not in at.where for name in names)


def with_values(at: Situation, nation: str | None, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence with the two cards that a nation holds of a value for the words that say so: `both fours`,
    `die beiden Neunen`."""
    found: list[Entity] = []
    for place, one in enumerate(entities):
        before = entities[place - 1] if place else one
        is_word = one.kind in (Kind.OTHER, Kind.NUMBER, Kind.MEANING)
        value = next(iter(values_in_plural(one.text)), 0) if is_word else 0
        cards = [face for face in (at.held(nation) if nation else ()) if value and face[1:] == str(value)]
        both = fold(before.text) in kind_of("both") or before.means("two")
        if both and len(cards) == TWO and one is not before:
            found.pop()
            found += [Entity(Kind.CARD, face, one.line, number=value) for face in cards]
        else:
            found.append(one)
    return found

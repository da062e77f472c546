"""What somebody might do, or had rather not: `Browne is too weak to attack Daun`, `Who sends him to Brieg is
a fool`, `Keep Keith from going to Brieg`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, to_in
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of, size_at_head
from pbem.orders.plain_words.situation import Situation

DEEDS = ("move", "attack", "stay", "recruit", "follow", "join")

MOST_WORDS = 4
"""So many words may stand between `is` and `to`."""


def with_unwilling(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that says with words which are no order what a piece might do, with a word for `maybe` among
    them: then it is asked back."""
    is_unsaid = _is_reported(at, entities) or _ends_in_no(at, entities)
    if is_unsaid or _is_wished_by_others(at, entities):
        return _with_maybe(entities, 0)
    if not mean(entities, "move", "attack"):
        return entities
    for place, _ in enumerate(entities):
        is_unmeant = _is_fit(entities, place) or _is_kept(entities, place) or _is_lesser(entities, place)
        if is_unmeant or (not place and _is_open(entities)):
            return _with_maybe(entities, place)
    return entities


def _with_maybe(entities: Sequence[Entity], place: int) -> list[Entity]:
    maybe = replace(entities[place], kind=Kind.MEANING, meanings=frozenset({"maybe"}))
    return [*entities[:place], maybe, *entities[place + 1 :]]


def _is_open(entities: Sequence[Entity]) -> bool:
    return _is_whoever(entities) or _comes_before(entities)


def without_bidding(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence without the general of the writer's who orders at its beginning what another one does: `The
    king wants Keith to go to Brieg`."""
    first = next((p for p, one in enumerate(entities) if not one.means("the", "filler")), 0)
    who = at.own_piece(entities[first]) if entities else ""
    other = next((p for p, one in enumerate(entities) if p > first and at.may_own(one)), 0)
    between, behind = entities[first + 1 : other], entities[other + 1 :]
    bids = size_at_head(between, "bids him", 2)
    small = all(one.kind is Kind.MARK or one.means("that", "filler") for one in between[bids:])
    goes = mean(behind, "move", "stay", "attack", "to")
    return entities[other:] if who and bids and small and goes else entities


def without_care(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence without the words that have somebody see to what it orders: `See that Keith gets to Brieg`,
    `Sorg dafür, dass Keith nach Brieg kommt`."""
    own = next((p for p, one in enumerate(entities) if at.own_piece(one)), 0)
    lead, rest = entities[:own], entities[own:]
    city = next((p for p, one in enumerate(rest) if one.kind is Kind.CITY and one.is_full), 0)
    text = "".join(fold(one.text) for one in lead if one.kind is not Kind.MARK and not one.means("filler"))
    if not (own and city) or text not in kind_of("sees to it") or mean(rest, "not", "if", "maybe"):
        return entities
    between = rest[1:city]
    small = all(one.kind is Kind.OTHER or one.means("to") for one in between)
    goes = mean(between, "move", "via") or not small
    to = to_in(lead[0].line)
    behind = [one for one in rest[city + 1 :] if not is_of_kind(one, "comes there")]
    return rest if goes else [rest[0], to, rest[city], *behind]


def _is_wished_by_others(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence tells what an enemy has a general of the writer's do: `Daun wants Keith to go`."""
    first = _behind_enemy(at, entities)
    own = next((p for p, one in enumerate(entities[: first + MOST_BETWEEN]) if at.own_piece(one)), 0)
    between, behind = entities[first:own], entities[own + 1 :]
    if not (first and between):
        return False
    has_verb = any(fold(one.text) in kind_of("has them do") for one in between)
    # `Daun will attack Keith` is English.
    has_that = mean(between, "that") or fold(between[-1].text) in kind_of("has them do")
    acts = mean(behind[:2], "move", "attack") or (has_that and mean(behind, "move", "attack", "to"))
    return has_verb and acts and not mean(between, "move", "via", "attack")


def _is_reported(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence only tells what its writer ordered in an earlier letter: `I wrote that Laudon goes
    to Cosel`. `As I wrote, he goes` orders it."""
    own = next((p for p, one in enumerate(entities) if at.own_piece(one)), 0)
    lead = [one for one in entities[:own] if not one.means("filler")]
    if not lead or not (lead[-1].text == "," or mean(lead[-1:], "that") or is_of_kind(lead[-1], "that he")):
        return False
    wrote = any_of_kind(lead, "wrote earlier")
    return wrote and mean(lead, "I") and not any(is_of_kind(one, "as", in_part=True) for one in lead)


def _ends_in_no(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a march ends in a bare `no`: `Keith nach Brieg ... nein.`"""
    words = [one for one in entities if one.kind is not Kind.MARK]
    if len(words) < 3 or words[-2].kind is not Kind.CITY or not words[-1].means("no"):
        return False
    return any(map(at.own_piece, words)) and entities[entities.index(words[-1]) - 1].kind is Kind.MARK


def _behind_enemy(at: Situation, entities: Sequence[Entity]) -> int:
    """The place behind the enemy with whom a sentence begins, his nation or his player; 0 if it begins with
    somebody else."""
    first = next((p for p, one in enumerate(entities) if not one.means("the", "filler")), None)
    if first is None:
        return 0
    one = entities[first]
    if one.kind is Kind.NATION:
        return first + 1 if one.names[0] not in at.nations else 0
    if one.kind is Kind.PIECE:
        return 0 if at.may_own(one) else first + 1
    players = {fold(name) for nation in at.rules.order if (name := at.game.player_of(nation)) != at.player}
    sizes = (n for n in (1, 2) if "".join(fold(two.text) for two in entities[first : first + n]) in players)
    return first + next(sizes, -first)


MOST_BETWEEN = 8
"""So many words may stand between an enemy and whom he has do something."""


def _comes_before(entities: Sequence[Entity]) -> bool:
    """Whether a sentence begins with what is done later, and orders nothing else: `Before Keith goes to
    Brieg, Daun must be beaten`."""
    commas = (p for p, one in enumerate(entities) if one.text == ",")
    cities = (p for p, one in enumerate(entities) if one.kind is Kind.CITY)
    comma = next(commas, 0) or next(cities, 0)
    rest = entities[comma + 1 :]
    orders = mean(rest, "move", "stay") or any(one.kind is Kind.CITY for one in rest)
    return bool(comma) and fold(entities[0].text) in kind_of("before it goes") and not orders


def _is_whoever(entities: Sequence[Entity]) -> bool:
    """Whether a sentence is about whoever does something with a piece; whom somebody attacks may be told of a
    plan."""
    named = any(one.kind is Kind.PIECE for one in entities)
    return named and fold(entities[0].text) in kind_of("whoever does") and not mean(entities, "attack")


def _is_fit(entities: Sequence[Entity], place: int) -> bool:
    """Whether a word says how somebody is who does not do something for that: `is afraid to attack`."""
    one = entities[place]
    end = _infinitive(entities, place)
    if end and one.means("too much"):
        # `it's too early for Keith to go`
        return True
    if not end or one.kind is not Kind.OTHER or fold(one.text) in kind_of("is to"):
        return False
    before = entities[max(0, place - MOST_WORDS) : place]
    start = next((p for p in range(len(before) - 1, -1, -1) if _is_of_being(before, p)), -1)
    between = before[start + 1 :]
    if start < 0 or not all(two.kind in (Kind.OTHER, Kind.MEANING) for two in between):
        return False
    return not any(fold(two.text) in kind_of("is to") for two in between)


def _is_of_being(words: Sequence[Entity], place: int) -> bool:
    """Whether a word says how somebody is, or how he would be."""
    would = place > 0 and is_of_kind(words[place - 1], "would") and is_of_kind(words[place], "to be")
    return words[place].means("is") or would


def _is_lesser(entities: Sequence[Entity], place: int) -> bool:
    """Whether a word stands before what somebody does less gladly than something that is no march: `Keith
    rather dies than goes to Brieg`."""
    if fold(entities[place].text) not in kind_of("than") or not mean(entities[:place], "rather"):
        return False
    named = any(one.kind is Kind.CITY or one.means("move", "attack") for one in entities[:place])
    return not named and mean(entities[place:], "move", "attack")


def _infinitive(entities: Sequence[Entity], place: int) -> int:
    """Where `to` stands before a deed behind a word, and no name between them but right before it; 0 if it
    does not: `early for Keith to go`."""
    near = range(place + 1, min(place + MOST_WORDS, len(entities)))
    end = next((p for p in near if _is_to(entities[p])), 0)
    small = all(one.kind in (Kind.OTHER, Kind.MEANING) for one in entities[place : max(place + 1, end - 1)])
    return end if end and small and mean(entities[end + 1 : end + 2], *DEEDS) else 0


def _is_to(one: Entity) -> bool:
    return one.means("to") and fold(one.text) in kind_of("infinitive")


def _is_kept(entities: Sequence[Entity], place: int) -> bool:
    """Whether a word keeps a piece from doing something: `keep Keith from going to Brieg`."""
    one, after = entities[place], entities[place + 1 : place + 3]
    return one.means("from") and mean(after[:1], *DEEDS) and fold(after[0].text) in kind_of("gerund")

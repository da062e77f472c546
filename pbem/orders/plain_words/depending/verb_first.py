"""Conditions by a verb in front: `Legt er nach, spiele ich Karo 7`, `Had he more cards, I would play D7`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.depending.fact_words import CONQUERED, FREE, STATING, says
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import expressions_for

VERBS = kind_of("verb first") | kind_of("stands or leaves, first")
"""The verbs that begin such a condition."""

SUBJECTS = kind_of("other side")
"""Who does it, if no name is told."""


NAMES = (Kind.PIECE, Kind.NATION, Kind.CITY)
"""What names somebody or something."""

ONESELF = kind_of("oneself")
"""What a verb may have before its subject: `Zieht sich Daun zurück`."""


def with_unless(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence with `unless` for `but not if`, behind what is ordered."""
    found = list(entities)
    for place in range(len(found) - 2, 0, -1):
        one, after = found[place], found[place + 1]
        begins = found[place - 1].kind is Kind.MARK or found[place - 1].means("but")
        if begins and one.means("not") and after.means("if") and not after.means("unless", "else"):
            found[place : place + 2] = [_unless(one.line)]
    return found


def _unless(line: int) -> Entity:
    return Entity(Kind.MEANING, "unless", line, meanings=frozenset({"if", "unless"}))


def with_exceptions(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with `unless` for a word that makes an exception of what somebody else does: `Keith stays,
    except Daun comes near`."""
    for place in range(1, len(entities) - 2):
        one, who = entities[place], entities[place + 1 : place + 3]
        if entities[place - 1].kind is not Kind.MARK or not is_of_kind(one, "excepting"):
            continue
        end = next((p for p in range(place, len(entities)) if entities[p].text in ",;"), len(entities))
        named = [p for p in range(place + 1, min(place + 3, end)) if entities[p].kind is Kind.PIECE]
        if not named or not _is_other_side(at, who):
            continue
        behind = entities[named[0] + 1 :]
        if mean(behind[:2], "move", "stay", "is") or fold(behind[0].text if behind else "") in STATING:
            return [*entities[:place], _unless(one.line), *entities[place + 1 :]]
    return entities


def with_if(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with `if` before a condition that has none: a verb, who does it, and behind a comma what
    follows from it. The writer's own pieces do not begin one: `Zieht Keith nach Brieg, ...` orders a move."""
    # `Saltikov: Steht Dohna noch in Stargard, ...`
    begin = 2 if len(entities) > 2 and entities[0].kind is Kind.PIECE and entities[1].text == ":" else 0
    first = next((p for p in range(begin, len(entities)) if not _leads(entities[p])), len(entities))
    verb, who = entities[first : first + 1], entities[first + 1 : first + 4]
    who = who[1:] if who and fold(who[0].text) in ONESELF else who[:2]
    if not verb or verb[0].means("if") or fold(verb[0].text.split()[0]) not in VERBS:
        return entities
    end = next((p for p in range(first, len(entities)) if entities[p].text in (",", ":")), first)
    # `Wird Keith angegriffen, ...`: what is done to one's own piece is a condition as well.
    is_verb = verb[0].kind is Kind.OTHER or not verb[0].is_full
    is_passive = is_verb and any(one.means("attacked") for one in entities[first:end])
    is_outcome = verb[0].means("win", "beaten", "lose") and bool(who) and who[0].means("I")
    # `Greift mich jemand an, ...`
    is_anyone = verb[0].means("attack") and mean(entities[first + 1 : end], "anyone")
    is_then = any(one.means("then") for one in entities[begin:first])
    is_state = _is_state(entities[first:end])
    is_state |= not is_then and _is_standing(entities[first:end], entities[end:])
    if not (_is_other_side(at, who) or is_passive or is_outcome or is_anyone or is_state):
        return entities
    if not any(one.text in (",", ":", "-") or one.means("then") for one in entities[first + 2 :]):
        return entities
    meanings = {"if", "attacked"} if is_anyone else {"if"}
    said = Entity(Kind.MEANING, "if", verb[0].line, meanings=frozenset(meanings))
    return [*entities[:first], said, *entities[first:]]


def with_condition_parted(entities: list[Entity]) -> list[Entity]:
    """A sentence with a comma between a condition that ends with a city and what they do then, and without
    the `there` behind it: `If Daun is still in Glatz they attack him there.`"""
    first = next((p for p, one in enumerate(entities) if one.means("if") and not one.means("else")), None)
    if first is None:
        return entities
    *before, last = entities
    if last.means("there") and mean(before[-1:], "him") and mean(before[-2:-1], "attack"):
        entities = before
    if any(one.text in (",", ":") for one in entities[first:]):
        return entities
    for place in range(first + 1, len(entities) - 2):
        one = entities[place]
        # Hannover is a nation, too.
        city = one.else_ if one.kind is Kind.NATION and one.else_ else one
        behind = range(place + 1, len(entities))
        deed = next((p for p in behind if not entities[p].means("then", "there", "via")), len(entities))
        ends = city.kind is Kind.CITY and city.is_full and mean(entities[deed : deed + 1], "they", "I")
        if ends and mean(entities[deed + 1 : deed + 2], "attack", "move"):
            return [*entities[:deed], Entity(Kind.MARK, ",", one.line), *entities[deed:]]
    return entities


def is_verb_first(words: Sequence[Entity]) -> bool:
    """Whether words begin with a verb, and somebody or something behind it: `Ist der Train fort`."""
    verb, who = words[:1], words[1:2]
    is_verb = bool(verb) and fold(verb[0].text.split()[0]) in VERBS
    return is_verb and bool(who) and (who[0].kind in NAMES or who[0].means("the", "they", "him"))


def _is_state(words: Sequence[Entity]) -> bool:
    """Whether words ask how it is with a city: `Ist Zittau leer`, `Is Zittau taken`."""
    is_city = any(one.kind is Kind.CITY and one.is_full for one in words[1:2])
    states = FREE | CONQUERED | kind_of("occupied")
    return is_city and words[0].means("is") and bool(words_in(words[2:]) & states)


def _is_standing(words: Sequence[Entity], after: Sequence[Entity]) -> bool:
    """Whether words ask where a piece is, be it one's own: `Ist der Train weg, geht Keith nach Brieg`; one
    that goes there is ordered to: `Zieht Keith nach Brieg, ...`."""
    who = next((one for one in words[1:3] if not one.means("the")), None)
    goes_on = mean(after[1:2], "and")
    if who is None or who.kind is not Kind.PIECE or goes_on:
        return False
    is_still = says(words, "still") or mean(words, "no more")
    return words[0].means("is") or (words[0].means("stay") and is_still)


def with_won(entities: list[Entity]) -> list[Entity]:
    """A sentence whose first word is the verb, where that is a city too: `Siegen wir, ...`"""
    place = next((p for p, one in enumerate(entities) if not _leads(one)), len(entities))
    verb, who = entities[place : place + 1], entities[place + 1 : place + 2]
    if not verb or verb[0].kind is not Kind.CITY or (fold(verb[0].text),) not in expressions_for("win"):
        return entities
    if not (who and mean(who, "I")):
        return entities
    won = Entity(Kind.MEANING, verb[0].text, verb[0].line, meanings=frozenset({"win"}))
    return [*entities[:place], won, *entities[place + 1 :]]


def _leads(one: Entity) -> bool:
    return one.kind == Kind.MARK or one.means("and", "but", "filler")


def _is_other_side(at: Situation, who: Sequence[Entity]) -> bool:
    """Whether somebody else begins the words, perhaps with an article."""
    named = [one for one in who if not one.means("the")] if who and who[0].means("the") else who[:1]
    is_noun = bool(named) and (named[0].kind in NAMES or named[0].text[:1].isupper())
    if who and is_of_kind(who[0], "he, pointed at") and not is_noun:
        # `Ist der fort, ...`
        return True
    for one in named[:1]:
        if one.kind == Kind.PIECE:
            name = at.piece(one)
            return name is not None and not at.is_own(name)
        if one.kind == Kind.NATION:
            return not set(one.names) & set(at.nations)
        return fold(one.text.split()[0]) in SUBJECTS
    return False

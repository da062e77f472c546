"""What a piece is not to do, and in the same sentence what it does: `Daun is not going to Glatz after all, he
stays`, `Laudon geht nicht nach Cosel und zurück, er bleibt in Oppeln`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, to_in, words_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of

Entities = Sequence[Entity]

NEGATION = words.forms(words.words(lambda one: one.negation))

SUBJECT = ("and", "the", "filler", "is", "move", "all")
"""What may stand beside those of whom it is told."""

DENIED = (
    *("move", "to", "from", "via", "and", "then", "filler", "the", "there", "follow", "all", "near", "is"),
    "re-enter",
)
"""What may stand beside the cities that are denied, `after all` among it."""

DEEDS = ("stay", "move", "attack", "to", "is")
"""What he does instead begins with."""


def with_instead(entities: Entities) -> list[Entity]:
    """A sentence without what it denies before it tells what the same pieces do instead, and without the old
    goal that is to be forgotten behind the new order: `Lacy stays in Tabor, so forget about Wotitz`."""
    entities = _with_denial(_with_denial_behind(_without_begun(_without_forgotten(entities))))
    place = next((p for p, one in enumerate(entities) if denies(one)), 0)
    if not place:
        return list(entities)
    subject = [one for one in entities[:place] if one.kind is Kind.PIECE]
    end = next((p for p in range(place + 1, len(entities)) if _ends(entities, p)), 0)
    if not subject or not end or not all(map(_is_of_subject, entities[:place])):
        return list(entities)
    if not all(one.kind is Kind.CITY or one.means(*DENIED) for one in entities[place + 1 : end]):
        return list(entities)
    deed = _deed(entities[end:])
    who = [one for one in entities[:place] if one.kind is Kind.PIECE or one.means("and")]
    return [*who, *deed] if deed else list(entities)


def _with_denial(entities: Entities) -> Entities:
    """A sentence that gives up a march and goes on, as one that denies it: `Forget Keith's march to Brieg, he
    stays` is `Keith not to Brieg, he stays`."""
    named = [place for place, one in enumerate(entities) if one.kind is Kind.PIECE]
    goal = next((place for place, one in enumerate(entities) if one.kind is Kind.CITY), 0)
    told = [fold(one.text) for one in entities[: goal + 1]]
    gives_up = next((p for p, one in enumerate(told) if one in kind_of("gives up")), None)
    march = next((p for p, one in enumerate(told) if one in kind_of("a march")), None)
    if gives_up is None or march is None or len(named) != 1 or not goal or mean(entities[:goal], "not"):
        return entities
    rest = entities[goal + 1 :]
    if not mean(rest, "move", "stay", "attack") and not any(one.kind is Kind.CITY for one in rest):
        return entities
    line = entities[0].line
    denial = Entity(Kind.MEANING, "not", line, meanings=frozenset({"not"}))
    way = to_in(line)
    mark = [] if rest[0].kind is Kind.MARK else [Entity(Kind.MARK, ",", line)]
    while not mark and len(rest) > 1 and rest[1].means("and", "then"):
        rest = [rest[0], *rest[2:]]
    return [entities[named[0]], denial, way, entities[goal], *mark, *rest]


def _with_denial_behind(entities: Entities) -> Entities:
    """A sentence that begins with a denial and goes on with what he does, with the denial behind the piece:
    `Don't send Keith to Brieg, send him to Breslau` is `Keith not to Brieg, to Breslau`."""
    own = next((p for p, one in enumerate(entities[:3]) if one.kind is Kind.PIECE), 0)
    lead = [*entities[:own], *entities[own + 1 : own + 2]]
    denial = next((one for one in lead if denies(one)), None)
    if len(entities) < LEAST or not own or denial is None or not mean(entities[:own], "move"):
        return entities
    sign = next((p for p, one in enumerate(entities) if one.text in (",", ";") or one.means("but rather")), 0)
    rest = [one for one in entities[sign + 1 :] if not one.means("him", "but rather", "but")]
    goes = mean(rest[:1], "move", "to") and any(one.kind is Kind.CITY for one in rest)
    if not sign or not goes or any(one.kind is Kind.PIECE for one in rest):
        return entities
    rest = rest[1:] if mean(rest[:1], "move") and not mean(rest[:1], "to") else rest
    but = Entity(Kind.MEANING, "but", rest[0].line, meanings=frozenset({"but rather"}))
    denied = [one for one in entities[own + 1 : sign] if one is not denial]
    return [entities[own], denial, *denied, Entity(Kind.MARK, ",", rest[0].line), but, *rest]


LEAST = 6
"""Such a sentence has so many words at least."""


def _without_begun(entities: Entities) -> Entities:
    """A sentence without what is not done in place of its order: `Instead of going to Brieg Keith stays.`"""
    if not mean(entities[:1], "in place of"):
        return entities
    end = next((p for p, one in enumerate(entities) if p and not _may_be_denied(one)), len(entities))
    goes = any(one.kind is Kind.CITY or one.means("move") for one in entities[:end])
    rest = entities[end:]
    deed = mean(rest, "stay", "attack", "move") or any(one.kind is Kind.CITY for one in rest)
    return rest if goes and deed and any(one.kind is Kind.PIECE for one in rest) else entities


def _may_be_denied(one: Entity) -> bool:
    small = (one.kind is Kind.MARK and one.text == ",") or is_of_kind(one, "infinitive")
    small = small or is_of_kind(one, "a march") or is_of_kind(one, "beside a march")
    return one.kind is Kind.CITY or one.means(*DENIED) or small


def with_denied_above(entities: Entities, above: Entities) -> Entities:
    """A sentence with what `he` is not to do, told right above: `Lacy does not go to Prag. He stays.`"""
    if not (mean(entities[:1], "they") and any(map(denies, above))):
        return entities
    return [*above, Entity(Kind.MARK, ",", entities[0].line), *entities]


def denies(one: Entity) -> bool:
    """Whether a word denies what follows: `not`, `doch nicht`."""
    if not one.means("takes back"):
        return one.means("not") and not one.means("stay")
    said = one.text.split()
    return (one.means("not") and not one.means("stay")) or (len(said) > 1 and fold(said[-1]) in NEGATION)


def _is_of_subject(one: Entity) -> bool:
    return one.kind is Kind.PIECE or one.means(*SUBJECT) or bool(words_in([one]) & kind_of("will"))


def _ends(entities: Entities, place: int) -> bool:
    one = entities[place]
    return (one.kind is Kind.MARK and one.text in ",;:-–") or one.means("but rather", "but")


def _deed(rest: Entities) -> list[Entity]:
    """What `he` does; empty if somebody else is told of, or it is no deed."""
    first = next((p for p, one in enumerate(rest) if not _leads(one)), len(rest))
    told = list(rest[first + 1 :])
    he = rest[first : first + 1]
    # In German `der` may be he: `Daun nicht nach Glatz, der bleibt`.
    is_he = (mean(he, "they") and not mean(he, "I")) or (
        bool(he) and is_of_kind(he[0], "he that is told of") and mean(told[:1], "stay", "move")
    )
    clear = not mean(told, "not", "if", "maybe", "thought")
    return told if is_he and clear and mean(told[:3], *DEEDS) else []


def _leads(one: Entity) -> bool:
    return one.kind is Kind.MARK or one.means("but", "but rather", "filler", "and")


def _without_forgotten(entities: Entities) -> Entities:
    # `back to Oppeln` is a way.
    forgets = (p for p, one in enumerate(entities) if one.kind is Kind.OTHER and is_of_kind(one, "forgets"))
    place = next(forgets, 0)
    if not place:
        return entities
    first = place
    while first and entities[first - 1].means("filler", "and", "then"):
        first -= 1
    before, after = entities[:first], [one for one in entities[place + 1 :] if one.kind is not Kind.MARK]
    is_order = mean(before, "stay", "move", "to") and any(one.kind is Kind.PIECE for one in before)
    is_apart = bool(before) and (before[-1].kind is Kind.MARK or first < place)
    cities = bool(after) and any(one.kind is Kind.CITY for one in after)
    small = all(one.kind is Kind.CITY or one.means(*DENIED) or _is_beside(one) for one in after)
    return entities[:first] if is_order and is_apart and cities and small else entities


def _is_beside(one: Entity) -> bool:
    return is_of_kind(one, "beside forgets")

"""What a writer wanted to do and does not: `I wanted to send Seydlitz to Merseburg, but rather not`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages import words
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

SIGNS = ",;-(:"

NEGATION = words.forms(words.words(lambda one: one.negation)) | kind_of("no to oneself")

DEEDS = ("if", "should", "attack", "recruit", "discard", "play", "concede", "transfer", "split", "else")


def read_dropped(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Whether a sentence says that pieces do not go where they were to go: those that the letter has not
    moved stay. If it says something else behind the wish, that is asked back."""
    if at.sets_up:
        return False
    last = max((place for place, one in enumerate(entities) if _parts(one)), default=0)
    wish, end = entities[:last], words_in([one for one in entities[last:] if one.kind is not Kind.MARK])
    names = [at.piece(one) for one in wish if one.kind is Kind.PIECE]
    own = tuple(str(name) for name in names if name in at.where and at.is_own(str(name)))
    goes = any(one.kind is Kind.CITY and one.is_full for one in wish) and not mean(wish, "not", *DEEDS)
    wants = goes and bool(words_in(wish) & kind_of("wanted")) and mean(wish, "I")
    if not (wants and own) or len(own) != len(names):
        return False
    if end & NEGATION and end <= kind_of("drops it") | NEGATION and not set(own) & at.came_from.keys():
        out.stay(at.rules.nation_of[own[0]], entities[0].line, own)
        return True
    if not _says_but(entities[last]):
        return False
    out.doubt(entities[0].line, Why.CORRECTION)
    return True


def _parts(one: Entity) -> bool:
    return (one.kind is Kind.MARK and one.text in SIGNS) or _says_but(one)


def _says_but(one: Entity) -> bool:
    return one.means("but", "but rather")

"""The card that an answer in a fight tells by what it is: `my best card`, `the lowest that is enough`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.engine import questions as q
from pbem.engine.model import RESERVE
from pbem.engine.sequence import legal
from pbem.orders.plain_words.answers.cards_named import fits_name, plays_of
from pbem.orders.plain_words.answers.who_gives_up import LEAD
from pbem.orders.plain_words.entity import Entity, mean
from pbem.orders.plain_words.situation import Situation


def playable(at: Situation, question: q.Question) -> tuple[str, ...]:
    """The cards that a question leaves, each once, apart from Reserves."""
    plays = plays_of(legal(at.game, question))
    return tuple(dict.fromkeys(one.card for one in plays if one.card != RESERVE))


def score_of(at: Situation, question: q.Question) -> int:
    """The score of the side that is asked; 0 where no fight is on."""
    combat = at.game.stage.combat
    return combat.score_of(question.nation) if combat else 0


def chosen(at: Situation, question: q.Question, which: str) -> list[str]:
    """The `highest` card that can be played, the `lowest`, the lowest that is `enough`, or the one that makes
    the score `level`."""
    faces, combat, score = playable(at, question), at.game.stage.combat, score_of(at, question)
    if which == "level":
        faces = tuple(face for face in faces if score + int(face[1:]) == 0)
    if which == "enough" and combat:
        faces = tuple(face for face in faces if score + int(face[1:]) > 0) or faces
    choose = max if which == "highest" else min
    return [choose(faces, key=lambda face: int(face[1:]))] if faces else []


def superlative(at: Situation, question: q.Question, entities: Sequence[Entity]) -> list[str]:
    """`my best card`, `the lowest`, `the lowest that puts me ahead`"""
    word = next((one for one in entities if one.means("highest", "lowest")), None)
    if word is None or mean(entities, "concede", "not"):
        return []
    is_enough = word.means("lowest") and mean(entities, "enough")
    which = "highest" if word.means("highest") else "enough" if is_enough else "lowest"
    found = chosen(at, question, which)
    return found if found and fits_name(entities, found[0]) else []


def is_another(at: Situation, question: q.Question, entities: Sequence[Entity]) -> bool:
    """Whether a card is named in the same breath as another that it is told to be: `the lowest club (the 7)`
    of one who has the six."""
    place = next((p for p, one in enumerate(entities) if one.means("highest", "lowest", "enough")), 0)
    word, before = entities[place], entities[max(0, place - LEAD) : place]
    if not word.means("highest", "lowest") or mean(before, "second", "one", "not"):
        return False
    found = chosen(at, question, "highest" if word.means("highest") else "lowest")
    return not mean(entities, "enough") and bool(found) and not fits_name(entities, found[0])

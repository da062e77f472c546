"""What stands behind the card that answers in a fight as a row of words, and the clues of its words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from pbem.engine.model import RESERVE
from pbem.orders.plain_words.answers.cards_named import cards_named, played, with_cards
from pbem.orders.plain_words.entity import Entity
from pbem.orders.plain_words.fighting.told import sentence_of
from pbem.orders.plain_words.fighting.weighed.clues import Clues
from pbem.orders.plain_words.fighting.weighed.words import CARD, NUMBER, kind_at
from pbem.orders.plain_words.situation import Situation

HELD = "held"
"""The clue that a number is the value of a card which may be played."""


def row_of(at: Situation, entities: Sequence[Entity], faces: Sequence[str]) -> tuple[str, ...]:
    """Some words as a row; those of the cards `faces` that they name, `the seven`, stand as such."""
    named = dict(cards_named(entities, suited(faces), has_reserve=False))
    return sentence_of(at, with_cards(entities, named)).row


def spared_in(entities: Sequence[Entity], faces: Sequence[str]) -> set[str]:
    """Those of some cards that words name and never play."""
    named = dict(cards_named(entities, suited(faces), has_reserve=False))
    return {*named.values()} - {*played(entities, named)}


def suited(faces: Sequence[str]) -> list[str]:
    """Each of some cards once, without the Reserves."""
    return list(dict.fromkeys(face for face in faces if face[0] != RESERVE))


class CluesBehind(Clues):
    """What is said behind the card, and its clues; some of its numbers may name one of the cards `faces`."""

    def __init__(self, row: Sequence[str], faces: Sequence[str], spared: Collection[str] = ()) -> None:
        """Some of them may be `spared` in known words, `I'd rather lose than play the 13`."""
        super().__init__(row)
        self._faces, self.spared = suited(faces), spared

    def face(self, place: int) -> str:
        """The card that the word at a place names, or may name by its value; empty if there is none."""
        word, kind = self.row[place], kind_at(self.row, place)
        if kind == CARD:
            return word
        return next((face for face in self._faces if kind == NUMBER and face[1:] == word), "")

    def at(self, place: int) -> set[str]:
        """The clues of a number, a card or another word by which something is meant, at its place."""
        return super().at(place) | {*self._held(place)}

    def _held(self, place: int) -> Iterator[str]:
        if kind_at(self.row, place) == NUMBER and self.face(place):
            yield HELD

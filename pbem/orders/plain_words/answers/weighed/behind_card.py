"""The sentences behind the card that answers in a fight: `Karo 8. Kommt er zurück, dann die 7.`"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from itertools import pairwise

from pbem.engine import questions as q
from pbem.engine.sequence import legal
from pbem.orders.plain_words.answers.cards_named import cards_named, is_limit, plays_of
from pbem.orders.plain_words.answers.weighed.clues import CluesBehind, row_of, spared_in, suited
from pbem.orders.plain_words.answers.weighed.rest_told import (
    Rest,
    contradicts,
    joined_rest,
    rest_told,
    sum_of,
)
from pbem.orders.plain_words.entity import Entity, Kind, mean, together
from pbem.orders.plain_words.outcome import Doubt, Outcome, Why
from pbem.orders.plain_words.remarks.kinds import any_of_kind
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

ASKED = (Why.FIGHT, Why.LEFT, Why.CONDITION, Why.NEGATION, Why.TALE, Why.PIECE, Why.CORRECTION)
"""What may be said of such sentences that were not read."""

Plan = tuple[str, Sequence[str]]
"""The clauses of a plan, behind the condition that it has."""

MOST_WORDS = 60
"""Nobody tells more in so few words; more of them are asked about."""


@dataclass
class Said:
    """A sentence, and as it was written where its line holds others too."""

    entities: Sequence[Entity]
    text: str
    size: int
    """How much had been read before it."""

    @property
    def line(self) -> int:
        """Its line."""
        return self.entities[0].line


@dataclass
class BehindCard:
    """What is said in a letter from the card on that answers."""

    said: list[Said] = field(default_factory=list)
    """The sentence that names the card, and those behind it."""
    is_loose: bool = False
    """Whether something of it was read by kinds of words, and not all of them as known phrases."""
    is_his: bool = False
    """Whether something of it is said of the other side: `then he gives up`."""

    def hear(self, entities: Sequence[Entity], text: str, size: int, *, has_card: bool) -> None:
        """Note a sentence before it is read, when so much had been; whether the card was named before it."""
        if not has_card:
            self.said.clear()
        if entities:
            self.said.append(Said(entities, text, size))

    def _is_known(self, size: int) -> bool:
        """Whether every sentence behind the card was read in known phrases, be it as talk."""
        sizes = [*(one.size for one in self.said), size][1:]
        return not self.is_loose and all(one < two for one, two in pairwise(sizes))

    def _sentences(self, card: str, faces: Sequence[str], *, is_silent: bool) -> list[Sequence[Entity]]:
        """The sentences behind the card, its own only from a stop on. If they are `silent`, nothing of them
        was read, nor of its own."""
        own = () if is_silent or not self.said else _part_behind(self.said[0].entities, card, faces)
        return [words for words in (own, *(one.entities for one in self.said[1:])) if words]

    def plans(
        self,
        at: Situation,
        question: q.Question,
        card: str,
        read: Sequence[str] | None,
        out: Outcome,
        size: int,
    ) -> list[Plan] | None:
        """The plans for the rest of the fight by the weight of what is said behind the card (rule 7), the
        clauses of each behind the condition that it has; empty if all of it is asked about. None if what was
        `read` of it stands as it is: clauses, or None if that is not whole."""
        left = _hand_behind(at, question, card)
        if self.is_his or (read is not None and self._is_known(size)):
            return None
        sentences = self._sentences(card, left, is_silent=read == [])
        clues = _clues(at, together(sentences), left)
        if clues is None:
            return None
        told = None
        if read != [] and self._may_be_taken(out):
            told = rest_told(clues, left) or _joined(at, sentences, left)
        if told is None:
            if read is None:
                return None
            rows = [one for words in sentences if (one := _clues(at, words, left))]
            return self._ask(out) if contradicts(clues, rows, read, left) else None
        if read:
            return None if sum_of(read, left) == sum_of(told.clauses(left), left) else self._ask(out)
        self._settle(out)
        plan: list[Plan] = [("", told.clauses(left))]
        return [*plan, (told.when, [f"play {' '.join(told.play)}"])] if told.when else plan

    def _ask(self, out: Outcome) -> list[Plan]:
        """Ask about all of it."""
        self._settle(out)
        for line in dict.fromkeys(one.line for one in self.said):
            out.doubt(line, Why.FIGHT)
        return []

    def _settle(self, out: Outcome) -> None:
        """Take back the doubts about what has been read after all."""
        doubts = self._doubts(out)
        out.doubts[:] = [one for one in out.doubts if one not in doubts]

    def _may_be_taken(self, out: Outcome) -> bool:
        """Whether nothing else was read there, and nothing is asked but what it means."""
        lines = {one.line for one in self.said}
        is_busy = any(one.line in lines and not one.text.startswith("answer ") for one in out.orders)
        return not is_busy and all(one.why in ASKED for one in self._doubts(out))

    def _doubts(self, out: Outcome) -> list[Doubt]:
        mine = {(one.line, one.text) for one in self.said}
        return [one for one in out.doubts if (one.line, one.said) in mine]


def _hand_behind(at: Situation, question: q.Question, card: str) -> list[str]:
    """The cards that can still be played when one of them has been."""
    can_play = {one.card for one in plays_of(legal(at.game, question))}
    left = [face for face in at.held(question.nation) if face in can_play]
    if card in left:
        left.remove(card)
    return left


def _joined(at: Situation, sentences: Sequence[Sequence[Entity]], faces: Sequence[str]) -> Rest | None:
    """What several sentences tell one by one."""
    rows = [_clues(at, words, faces) for words in sentences]
    known = [one for one in rows if one is not None]
    return joined_rest(known, faces) if len(known) == len(rows) > 1 else None


def _clues(at: Situation, words: Sequence[Entity], faces: Sequence[str]) -> CluesBehind | None:
    """The clues of what is said behind the card for a hand of the cards `faces`; None if there is nothing, or
    if it is about another fight, or says more than weight tells."""
    is_other = any(one.kind is Kind.CITY and one.is_full and not _is_here(at, one) for one in words)
    is_other = is_other or any(one.kind is Kind.PIECE and not _fights(at, one) for one in words)
    # `Ist das Limit erreicht: aufgeben`, and none is told
    is_other = is_other or any_of_kind(words, "a rule of fights")
    # `Legt er nach, ist noch nichts verloren.`
    is_other = is_other or (mean(words, "not") and mean(words, "lose"))
    # `I'd go up to the 12`
    is_other = is_other or any(is_limit(words, place) for place in range(len(words)))
    if not words or is_other or len(words) > MOST_WORDS:
        return None
    clues = CluesBehind(row_of(at, words, faces), faces, spared_in(words, faces))
    return clues if clues.row else None


def _part_behind(entities: Sequence[Entity], card: str, faces: Sequence[str]) -> Sequence[Entity]:
    """What stands in a sentence behind the card, from the next stop or `then` on."""
    named = dict(cards_named(entities, suited([card, *faces]), has_reserve=False))
    place = next((place for place, face in named.items() if face == card), len(entities))
    rest = range(place + 1, len(entities))
    start = next((p for p in rest if _parts(entities[p])), len(entities))
    return entities[start + (start < len(entities) and entities[start].kind is Kind.MARK) :]


def _parts(one: Entity) -> bool:
    return one.kind is Kind.MARK or one.means("and", "then", "if", "but")


def _fights(at: Situation, one: Entity) -> bool:
    """Whether a piece stands on one side of the fight."""
    return any(at.where.get(name) in _here(at) for name in one.names)


def _is_here(at: Situation, one: Entity) -> bool:
    """Whether a city is that of one side of the fight."""
    return not _here(at).isdisjoint(one.cities)


def _here(at: Situation) -> set[int]:
    combat = at.game.stage.combat
    return {combat.attacker_city, combat.defender_city} if combat else set()

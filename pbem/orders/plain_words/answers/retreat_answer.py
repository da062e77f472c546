"""Where a retreat ends that the writer of a letter is asked about: `Off he goes to Sensburg.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.engine import questions as q
from pbem.engine.sequence import legal
from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.answers.fight_answer import STOPS, is_negated
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome, Taken, Why
from pbem.orders.plain_words.situation import Situation

CONSIDERED = words.forms(words.words(lambda one: one.remarks.get("considered", ())))
"""What tells of a city that came to mind, and is none to retreat to yet."""


class RetreatAnswer:
    """What the sentences of a letter say of the one retreat that is asked about."""

    def __init__(self, question: q.Question) -> None:
        self.question: q.Question | None = question
        """None once it is answered, or asked back."""
        self.said: tuple[Taken, set[int]] | None = None
        """The end of it that a sentence has named, as an answer and as a city."""

    def read(self, at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
        """Whether a sentence names the end of the retreat. If another one named another, neither is taken:
        which of them is only a thought is the writer's to say."""
        if self.question is None:
            return False
        named, line = _ends(at, entities, self.question), entities[0].line
        said = [one for one in entities if not one.means("no")]
        if not self.said and any(fold(one.text) in CONSIDERED for one in entities):
            return False
        if self.said and mean(said, "maybe", "not") and not mean(entities, "rather"):
            # `To Brieg with him. Oppeln would be too good.`
            return True
        if not named or (len(named) > 1 and not self.said):
            return False
        answer = f"answer {self.question.number}: {at.city(min(named))}"
        if not self.said:
            out.take(line, self.question.nation, answer)
            self.said = out.orders[-1], named
        elif named != self.said[1]:
            out.orders.remove(self.said[0])
            out.doubt(line, Why.CORRECTION, answer if len(named) == 1 else "")
            self.question = None
        return True


def _ends(at: Situation, entities: Sequence[Entity], question: q.Question) -> set[int]:
    """The cities that a sentence names, and does not deny, in which a retreat may end."""
    ends = {one.city for one in legal(at.game, question) if isinstance(one, q.ChooseRetreat)}
    named: set[int] = set()
    for place, one in enumerate(entities):
        city = one if one.kind == Kind.CITY else one.else_
        if _is_left_aside(entities, place):
            continue
        here = ends.intersection(city.cities) if city else set()
        is_left = place > 0 and entities[place - 1].means("from", "away")
        if len(here) == 1 and not is_left and not is_negated(entities, place):
            named |= here
    return named


def _is_left_aside(entities: Sequence[Entity], place: int) -> bool:
    """Whether the part between commas in which a city stands says that it would be, or is not meant to be:
    `Brieg, Oppeln would be too good for him`."""
    first = max((p for p in range(place) if entities[p].text in STOPS), default=-1) + 1
    end = next((p for p in range(place, len(entities)) if entities[p].text in STOPS), len(entities))
    others = any(one.kind == Kind.CITY for one in (*entities[:first], *entities[end:]))
    return mean(entities[place:end], "not") or (others and mean(entities[first:end], "maybe"))

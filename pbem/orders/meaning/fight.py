"""A combat as the player with the right to play sees it (rule 7): what battle plans are asked about."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from pbem.engine.events import CardPlayed
from pbem.engine.model import HIGHEST_CARD, MOST_RESERVE, RESERVE
from pbem.orders.names.cards import own_value
from pbem.records import dataclass

Choice = tuple[str, int]
"""A card and the value it is played at: ("S7", 7), ("R", 4)."""


@dataclass(frozen=True)
class Terms:
    """What a Card of Fate changes in a combat (rule 11)."""

    highest: int = HIGHEST_CARD
    """No higher value may be played."""
    double: str = ""
    """A card that may count twice its value."""
    bonus: int = 0
    """How much more the next card counts."""
    void: bool = False
    """Whether the next card counts nothing."""
    pressed: bool = False
    """Whether the player has to go on until his score is above 0."""
    plays: frozenset[Choice] | None = None
    """All that may be played; None if the cards in hand tell it."""


@dataclass(frozen=True)
class Fight:
    """A combat as the player with the right to play sees it."""

    nation: str
    own: tuple[str, ...]
    """The generals of his stack."""
    enemy: tuple[str, ...]
    """The generals of the other stack."""
    score: int
    """His own score, 0 or less."""
    troops: int
    """The troops of his stack."""
    suit: str
    """The suit of his sector."""
    hand: tuple[str, ...]
    """The faces of the cards he holds."""
    played: tuple[Choice, ...] = ()
    """What he has played in this combat, in order, by the cards' own values."""
    terms: Terms = Terms()
    attacking: bool = False
    """Whether he attacks."""
    enemy_nation: str = ""
    enemy_troops: int = 0
    """The troops of the other stack, which the fight has made known (R23)."""
    enemy_cards: int = 0
    """How many Tactical Cards his enemy holds, which everybody knows (R41)."""
    at_first: Fight | None = None
    """The fight as it was when the right to play came to him; None if he has not played since."""

    @cached_property
    def suited(self) -> tuple[Choice, ...]:
        """The cards of the suit that may be played, lowest first. One that may count twice is in it twice."""
        values = sorted(int(face[1:]) for face in self.hand if face != RESERVE and face[0] == self.suit)
        own = [(f"{self.suit}{value}", value) for value in values if value <= self.terms.highest]
        return (*own, *((face, 2 * value) for face, value in own if face == self.terms.double))

    @property
    def reserves(self) -> int:
        """How many Reserves he holds."""
        return self.hand.count(RESERVE)

    @property
    def most_reserve(self) -> int:
        """The most a Reserve can count (R20, R44)."""
        return min(MOST_RESERVE, self.terms.highest)

    @property
    def must(self) -> bool:
        """Whether he may not stop: on 0 with a card of the suit (R19), or pressed by a Card of Fate."""
        return self.pressed or (self.score == 0 and bool(self.suited))

    @property
    def pressed(self) -> bool:
        """Whether a Card of Fate makes him play (7 diamonds): it does while any of his cards fits."""
        return self.terms.pressed and bool(self.suited or self.reserves)

    @property
    def needed(self) -> int:
        """What the next card has to count for his score to come above 0."""
        return 1 - self.score

    def worth(self, choice: Choice) -> int:
        """What a card counts if it is played next."""
        return 0 if self.terms.void else choice[1] + self.terms.bonus

    def allows(self, choice: Choice) -> bool:
        """Whether a card may be played as this value."""
        plays = self.terms.plays
        if plays is not None:
            return choice in plays
        return choice in self.suited or (bool(self.reserves) and choice in self.all_reserves)

    @property
    def all_reserves(self) -> tuple[Choice, ...]:
        """A Reserve as every value it may have."""
        return tuple((RESERVE, value) for value in range(1, self.most_reserve + 1)) if self.reserves else ()

    def after(self, choice: Choice) -> Fight:
        """The combat when a card has been played."""
        hand = list(self.hand)
        hand.remove(choice[0])
        terms = replace(self.terms, double="", bonus=0, void=False, plays=None)
        score = self.score + self.worth(choice)
        return replace(self, score=score, hand=tuple(hand), played=(*self.played, choice), terms=terms)

    @property
    def suit_worth(self) -> int:
        """What all he holds in the suit is worth, a Reserve as much as it can count."""
        return sum(value for face, value in self.suited if value == own_value(face)) + (
            MOST_RESERVE * self.reserves
        )

    @property
    def cost(self) -> int:
        """The troops that defeat would cost now (R21)."""
        return min(-self.score, self.troops)

    @property
    def spent(self) -> int:
        """The values of the cards he has played so far."""
        return sum(map(price, self.played))


@dataclass(frozen=True)
class Course:
    """How a combat has gone for the player who has the right to play."""

    played: tuple[Choice, ...] = ()
    """What he has played, in order: each card at its own value, a Reserve at what it counted."""
    latest: tuple[Choice, ...] = ()
    """Those that he has played since the right to play came to him, each with what it counted."""

    def plus(self, event: CardPlayed) -> Course:
        """The same when he has played one more card."""
        face, value = event.card.face, event.value
        own = value if face == RESERVE else event.card.value
        return Course((*self.played, (face, own)), (*self.latest, (face, value)))


NO_CARDS = Course()
"""He has played none."""


def price(choice: Choice) -> int:
    """What a card is worth elsewhere: its own value; a Reserve what it is played as."""
    face, value = choice
    return value if face == RESERVE else own_value(face)

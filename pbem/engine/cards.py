"""Tactical Cards (rule 3): decks, piles, shuffles and draws.

All chance of the game is here. A shuffle is a function of the game's seed and of how many shuffles came
before it, so that anybody who knows the seed can make it again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from struct import Struct

from pbem.digests import sha256
from pbem.engine.board import SUITS
from pbem.engine.changes import after_shuffle
from pbem.engine.events import Burnt, Drawn, Event, Shuffled
from pbem.engine.model import HIGHEST_CARD, LOWEST_CARD, MOST_RESERVE, RESERVE, Card, Chance, Game
from pbem.engine.phrase import Face, faces, phrase
from pbem.engine.questions import Verdict

DECKS = 4
"""Decks in the box. Another one is opened only if there is nothing left to shuffle (R3)."""


@lru_cache(maxsize=8)
def deck(number: int) -> tuple[Card, ...]:
    """The 50 cards of one deck: four suits from 2 to 13 and two Reserves."""
    suited = (Card(suit, value, number) for suit in SUITS for value in range(LOWEST_CARD, HIGHEST_CARD + 1))
    return (*suited, Card(RESERVE, 0, number), Card(RESERVE, 0, number))


def commitment(seed: str) -> str:
    """The hash of the seed: published when the game starts, so that the seed can be checked at its end."""
    return sha256(seed.encode()).hexdigest()


def permutation(seed: str, label: str, size: int) -> list[int]:
    """A fair order of `size` things, always the same for the same seed and label (Fisher and Yates)."""
    order = list(range(size))
    numbers = _numbers(f"{seed}|{label}")
    for last in range(size - 1, 0, -1):
        other = _below(numbers, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _numbers(text: str) -> Iterator[int]:
    """An endless stream of 32-bit numbers from SHA-256 in counter mode."""
    counter = 0
    while True:
        yield from _EIGHT_NUMBERS.unpack(sha256(f"{text}|{counter}".encode()).digest())
        counter += 1


_EIGHT_NUMBERS = Struct(">8I")


def _below(numbers: Iterator[int], limit: int) -> int:
    """A number from 0 to `limit` - 1, each equally likely."""
    # A plain remainder would favour the low numbers: the incomplete last round of 2^32 is left out.
    fair = (1 << 32) - (1 << 32) % limit
    number = next(numbers)
    while number >= fair:
        number = next(numbers)
    return number % limit


def shuffled_cards(seed: str, shuffle: int, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in the order that the `shuffle`-th shuffle of a game gives them (0 the first)."""
    ordered = sorted(cards, key=_in_the_box)
    return tuple(ordered[at] for at in permutation(seed, f"Tactical Cards {shuffle}", len(ordered)))


_ORDER = {suit: number for number, suit in enumerate((*SUITS, RESERVE))}


def _in_the_box(card: Card) -> tuple[int, int, int]:
    return card.deck, _ORDER[card.suit], card.value


def next_shuffle(chance: Chance) -> Shuffled:
    """The shuffle that comes next: which decks, and in which order their cards lie then (rule 3, R3)."""
    decks = _next_decks(chance)
    cards = [card for number in decks for card in _cards_of(chance, number)]
    return Shuffled(decks, shuffled_cards(chance.seed, chance.shuffles, cards))


def _next_decks(chance: Chance) -> tuple[int, ...]:
    if chance.opened < DECKS:
        return (chance.opened + 1,)
    by_size = sorted((-len(pile), number) for number, pile in enumerate(chance.piles, 1) if pile)
    return tuple(sorted(number for _, number in by_size[:2])) or (chance.opened + 1,)


def _cards_of(chance: Chance, number: int) -> tuple[Card, ...]:
    return deck(number) if number > chance.opened else chance.piles[number - 1]


def draw(game: Game, nation: str, count: int) -> list[Event]:
    """A nation draws cards. New decks are shuffled as they are needed (rule 3, R3)."""
    events, cards = _taken(game.chance, count)
    return [*events, Drawn(nation, count, cards)]


def burn(game: Game, count: int) -> list[Event]:
    """The imaginary player of a scenario draws cards and discards them (R34)."""
    events, cards = _taken(game.chance, count)
    return [*events, Burnt(count, cards)]


def _taken(chance: Chance, count: int) -> tuple[list[Event], tuple[Card, ...]]:
    events: list[Event] = []
    while len(chance.draw) < count:
        event = next_shuffle(chance)
        events.append(event)
        chance = after_shuffle(chance, event)
    return events, chance.draw[len(chance.draw) - count :][::-1]


def draw_blindly(game: Game, nation: str) -> Card:
    """A card drawn blindly from a nation's hand. Which one follows from the seed and the turn (9
    diamonds)."""
    hand = sorted(game.hands[nation], key=_in_the_box)
    return hand[permutation(game.chance.seed, f"blind draw, turn {game.turn}", len(hand))[0]]


def find(hand: Iterable[Card], faces: Iterable[str]) -> tuple[Card, ...] | str:
    """The cards of a hand that have these faces; of equal ones that of the lowest deck. If one is missing,
    its face (a text) is returned instead."""
    left = list(hand)
    chosen = []
    for face in faces:
        suit, value = _FACES.get(face, ("", 0))
        equal = [card for card in left if card[0] == suit and card[1] == value]
        if not equal:
            return face
        card = min(equal, key=_deck) if len(equal) > 1 else equal[0]
        left.remove(card)
        chosen.append(card)
    return tuple(chosen)


_FACES = {card.face: (card.suit, card.value) for card in deck(1)}
"""Suit and value by the face of a card."""


def _deck(card: Card) -> int:
    return card.deck


def points(cards: Iterable[Card]) -> int:
    """What cards are worth as payment: their values, 10 for a Reserve (rule 10, R20)."""
    return sum(MOST_RESERVE if card.suit == RESERVE else card.value for card in cards)


def discard_verdict(game: Game, nation: str, face: str) -> Verdict | Card:
    """The card to be given up, or a verdict if it is not one of those just drawn (rule 3, R4)."""
    held = find(game.stage.drawn, (face,))
    if isinstance(held, str):
        drawn = faces(card.face for card in game.stage.drawn)
        return Verdict(
            phrase("{nation} did not draw {face} this turn", nation=nation, face=Face(face)),
            "rule 3, R4",
            phrase("One of {drawn}.", drawn=drawn),
            firm=False,
        )
    return held[0]

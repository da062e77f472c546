"""Battle plans: what a player's clauses decide each time the right to play is his (rule 7).

`fitting` chooses the plan for a fight, and `follow` says what it decides: a card, the end, or None, which
means that the player has to be asked. Both are pure functions of the plans and of what the player sees of the
fight. The steps of a plan are one table, taken from top to bottom; a card that is forced on a score of 0 is
played whatever the plan says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from pbem.engine.model import HIGHEST_CARD, MOST_RESERVE, RESERVE
from pbem.engine.questions import Play, Stop
from pbem.orders.names.cards import own_value

Choice = tuple[str, int]
"""A card and the value it is played at: ("S7", 7), ("R", 4)."""


ReservePolicy = Literal["no", "last", "yes"]
"""When Reserves may go: never, when no suited card is left, or freely."""


@dataclass(frozen=True)
class Plan:
    """One `battle` line: a field for each clause, and the generals who have to be in the stacks.

    `keep` holds faces and the letters of suits.
    """

    own: tuple[str, ...] = ()
    enemy: tuple[str, ...] = ()
    play: tuple[Choice, ...] = ()
    spend: int | None = None
    loss: int | None = None
    settle: int | None = None
    keep: frozenset[str] = frozenset()
    high: bool = False
    zero: bool = False
    reserve: ReservePolicy = "last"
    concede: bool = False
    ask: bool = False


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
        """What the next card has to count for his score to turn."""
        return 1 - self.score if self.pressed else -self.score

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
        """The combat when a card that counts nothing has been played."""
        hand = list(self.hand)
        hand.remove(choice[0])
        return replace(self, hand=tuple(hand), played=(*self.played, choice), terms=Terms())

    @property
    def cost(self) -> int:
        """The troops that defeat would cost now (R21)."""
        return min(-self.score, self.troops)

    @property
    def spent(self) -> int:
        """The values of the cards he has played so far."""
        return sum(map(price, self.played))


def price(choice: Choice) -> int:
    """What a card is worth elsewhere: its own value; a Reserve what it is played as."""
    face, value = choice
    return value if face == RESERVE else own_value(face)


STOP: Literal["stop"] = "stop"
ASK: Literal["ask"] = "ask"

Decision = Choice | Literal["stop", "ask"] | None
"""What a step decides; None leaves it to the next step."""


def follow(plan: Plan, fight: Fight) -> Play | Stop | None:
    """What one plan decides."""
    choice = _decided(plan, fight)
    if choice == ASK:
        return None
    wrong = fight.must if choice == STOP else not fight.allows(choice)
    if wrong:
        choice = _nearest(plan, fight)
    return Stop(fight.nation) if isinstance(choice, str) else Play(fight.nation, *choice)


def fitting(plans: Sequence[Plan], own: Iterable[str], enemy: Iterable[str]) -> Plan | None:
    """The plan that holds: of those that fit the one that names most sides, among equals the later one."""
    ours, theirs = set(own), set(enemy)
    fits = [plan for plan in plans if ours.issuperset(plan.own) and theirs.issuperset(plan.enemy)]
    return max(enumerate(fits), key=lambda item: (_sides(item[1]), item[0]))[1] if fits else None


def _sides(plan: Plan) -> int:
    return bool(plan.own) + bool(plan.enemy)


def _decided(plan: Plan, fight: Fight) -> Choice | Literal["stop", "ask"]:
    for clause, step in STEPS:
        decision = None if fight.pressed and clause in ENDING else step(plan, fight)
        if decision is not None:
            return decision
    return STOP


# --------------------------------------------------------------------------------------- the steps


def _play(plan: Plan, fight: Fight) -> Decision:
    """The next card of the list that is held and fits."""
    gone = Counter(face for face, _ in fight.played)
    for face, value in plan.play:
        if gone[face]:
            gone[face] -= 1
        elif face == RESERVE and fight.reserves:
            return RESERVE, min(value, fight.most_reserve)
        elif own := [choice for choice in fight.suited if choice[0] == face]:
            return (face, value) if (face, value) in own else own[0]
    return None


def _loss(plan: Plan, fight: Fight) -> Decision:
    """Defeat is accepted as soon as it is cheap enough."""
    return STOP if plan.loss is not None and fight.cost <= plan.loss and not fight.must else None


def _settle(plan: Plan, fight: Fight) -> Decision:
    """The cheapest cards that bring the loss down far enough and leave the score below 0; then defeat."""
    if plan.settle is None or fight.score == 0:
        return None
    if fight.cost <= plan.settle:
        return STOP
    least, most = -fight.score - plan.settle - fight.terms.bonus, -fight.score - 1 - fight.terms.bonus
    return cheapest(plan, fight, max(1, least), most)


def _concede(plan: Plan, fight: Fight) -> Decision:
    """Defeat is accepted."""
    return STOP if plan.concede else None


def _ask(plan: Plan, fight: Fight) -> Decision:
    """Whatever the clauses before left open is for the player."""
    return ASK if plan.ask else None


def _void(plan: Plan, fight: Fight) -> Decision:
    """A card that counts nothing is the lowest, and only thrown away if others are to follow it."""
    choices = _choices(plan, fight, 1) if fight.terms.void and fight.score < 0 else ()
    if not choices:
        return None
    then = _decided(plan, fight.after(choices[0]))
    return then if isinstance(then, str) else choices[0]


def _zero(plan: Plan, fight: Fight) -> Decision:
    """A card that makes the score exactly 0."""
    exact = [choice for choice in _choices(plan, fight, -fight.score) if fight.worth(choice) == -fight.score]
    return exact[0] if plan.zero and exact else None


def _turn(plan: Plan, fight: Fight) -> Decision:
    """The lowest card that turns the score, or the highest."""
    turning = [c for c in _choices(plan, fight, fight.needed) if fight.worth(c) >= fight.needed]
    if not turning:
        return None
    return turning[-1] if plan.high and not fight.terms.void else turning[0]


def _lessen(plan: Plan, fight: Fight) -> Decision:
    """No card turns the score alone: the highest, if all together save any troops at all."""
    choices = _choices(plan, fight, MOST_RESERVE)
    best = sum(map(price, _once(plan, fight))) + fight.most_reserve * _free_reserves(plan, fight)
    if plan.spend is not None:
        best = min(best, plan.spend - fight.spent)
    best += fight.terms.bonus
    return choices[-1] if choices and -fight.score - best < fight.cost else None


STEPS: tuple[tuple[str, Callable[[Plan, Fight], Decision]], ...] = (
    ("play", _play),
    ("loss", _loss),
    ("", _void),
    ("settle", _settle),
    ("concede", _concede),
    ("ask", _ask),
    ("zero", _zero),
    ("low, high", _turn),
    ("low, high", _lessen),
)
"""The clauses in the order in which they are asked; `keep`, `spend` and `reserve` bound what the others
choose from. After the last one the player stops."""

ENDING = ("loss", "settle", "concede", "zero")
"""The clauses that are ignored while the player has to go on until his score is above 0."""


# ----------------------------------------------------------------------------------- what is allowed


def _value(choice: Choice) -> int:
    return choice[1]


def _suited(plan: Plan, fight: Fight) -> tuple[Choice, ...]:
    """The cards of the suit that the plan lets go (`keep`)."""
    return tuple(choice for choice in fight.suited if not plan.keep & {choice[0], fight.suit})


def _once(plan: Plan, fight: Fight) -> tuple[Choice, ...]:
    """The same, each at its own value alone."""
    return tuple(choice for choice in _suited(plan, fight) if price(choice) == choice[1])


def _free_reserves(plan: Plan, fight: Fight) -> int:
    """How many Reserves may go if every other card goes first (`keep`, `reserve`)."""
    return 0 if plan.reserve == "no" or RESERVE in plan.keep else fight.reserves


def _choices(plan: Plan, fight: Fight, wished: int) -> tuple[Choice, ...]:
    """Every card that may be played now, the lowest first; a Reserve at the value wished for."""
    suited = _suited(plan, fight)
    reserves = _free_reserves(plan, fight) and _reserve_turn(plan, fight, suited)
    named = MOST_RESERVE if plan.high else wished - fight.terms.bonus
    value = max(1, min(fight.most_reserve, named, _budget(plan, fight)))
    choices = (*suited, (RESERVE, value)) if reserves else suited
    return tuple(sorted((choice for choice in choices if price(choice) <= _budget(plan, fight)), key=_value))


def _reserve_turn(plan: Plan, fight: Fight, suited: tuple[Choice, ...]) -> bool:
    """Whether it is a Reserve's turn: on 0 only if the plan is free with them, and no suited card can go."""
    if fight.score == 0:
        return plan.reserve == "yes" and not suited
    return plan.reserve == "yes" or not suited


def _budget(plan: Plan, fight: Fight) -> int:
    return 1000 if plan.spend is None else plan.spend - fight.spent


def _nearest(plan: Plan, fight: Fight) -> Choice | Literal["stop"]:
    """What is played where the plan's wish is against the rules: the lowest card that turns the score, else
    the highest; kept cards after all others, Reserves last."""
    for group in (_suited(plan, fight), fight.suited, fight.all_reserves):
        legal = [choice for choice in group if fight.allows(choice)]
        if legal:
            return next((choice for choice in legal if fight.worth(choice) >= fight.needed), legal[-1])
    return STOP


# ---------------------------------------------------------------------------------- getting away cheaply


def cheapest(plan: Plan, fight: Fight, least: int, most: int) -> Choice | None:
    """The first card of the cheapest set whose own values add up to `least` to `most`; None if there is none.

    A Reserve costs the 10 that it pays elsewhere; one that is to be the last card goes only with all others.
    """
    suited = _once(plan, fight)
    sets = _sums(suited, min(most, _budget(plan, fight)))
    costs = [(total, total, cards) for total, cards in sets.items() if total >= least]
    costs += _with_reserves(plan, fight, sets, least)
    if not costs:
        return None
    cards = min(costs, key=lambda one: (one[0], len(one[2]), one[1]))[2]
    return next((card for card in reversed(cards) if card[0] != RESERVE), cards[-1])


def _sums(cards: Iterable[Choice], most: int) -> dict[int, tuple[Choice, ...]]:
    """Every total up to `most` that some of the cards make, with the fewest cards for it."""
    sums: dict[int, tuple[Choice, ...]] = {0: ()}
    for card in cards:
        for total, chosen in list(sums.items()):
            new = total + card[1]
            if new <= most and (new not in sums or len(chosen) + 1 < len(sums[new])):
                sums[new] = (*chosen, card)
    return sums


def _with_reserves(
    plan: Plan, fight: Fight, sets: dict[int, tuple[Choice, ...]], least: int
) -> Iterator[tuple[int, int, tuple[Choice, ...]]]:
    """The sets in which Reserves make up what is missing, as (cost, total, cards)."""
    every = len(_once(plan, fight))
    for total, cards in sets.items():
        missing = least - total
        count = -(-missing // fight.most_reserve)
        allowed = plan.reserve == "yes" or len(cards) == every
        if 0 < count <= _free_reserves(plan, fight) and allowed and least <= _budget(plan, fight):
            yield total + MOST_RESERVE * count, least, (*cards, (RESERVE, min(fight.most_reserve, missing)))

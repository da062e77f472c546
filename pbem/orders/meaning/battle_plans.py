"""What a battle plan decides each time the right to play is its player's (rule 7).

`follow` says what one plan decides: a card, the end, or None, which means that the player has to be asked. It
is a pure function of the plan and of what the player sees of the fight. The steps of a plan are one table,
taken from top to bottom; a card that is forced on a score of 0 is played whatever the plan says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Literal

from pbem.engine.model import MOST_RESERVE, RESERVE
from pbem.engine.questions import Play, Stop
from pbem.orders.meaning.battle_conditions import all_hold
from pbem.orders.meaning.fight import Choice, Fight
from pbem.orders.meaning.fight_on import can_turn, next_card
from pbem.orders.meaning.free_cards import budget, choices_of, most_together, suited_cards
from pbem.orders.meaning.plan import NO_LIMIT, Plan
from pbem.orders.meaning.settle import cheapest

STOP: Literal["stop"] = "stop"
ASK: Literal["ask"] = "ask"

Decision = Choice | Literal["stop", "ask"] | None
"""What a step decides; None leaves it to the next step."""


def follow(plan: Plan, fight: Fight) -> Play | Stop | None:
    """What one plan decides."""
    return follow_by_clause(plan, fight)[0]


def follow_by_clause(plan: Plan, fight: Fight) -> tuple[Play | Stop | None, str]:
    """What one plan decides, and by which clause: a name of `STEPS`, `NOTHING_LEFT` or `FORCED`."""
    choice, clause = _decided(plan, fight)
    if choice == ASK:
        return None, clause
    wrong = fight.must if choice == STOP else not fight.allows(choice)
    if wrong:
        choice, clause = _nearest(plan, fight), FORCED
    return (Stop(fight.nation) if isinstance(choice, str) else Play(fight.nation, *choice)), clause


def _decided(plan: Plan, fight: Fight) -> tuple[Choice | Literal["stop", "ask"], str]:
    for clause, step in STEPS:
        decision = None if fight.pressed and clause in ENDING else step(plan, fight)
        if decision is not None:
            return decision, clause
    return STOP, NOTHING_LEFT


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


def _ask_if(plan: Plan, fight: Fight) -> Decision:
    """He wants to be asked on these conditions, whatever else the plan says."""
    return ASK if any(all_hold(conditions, fight) for conditions in plan.ask_if) else None


def _fight(plan: Plan, fight: Fight) -> Decision:
    """Cards are played as long as they can bring the score above 0."""
    if plan.fight is None or not can_turn(plan, fight, plan.fight):
        return None
    return next_card(plan, fight, plan.fight)


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
    choices = choices_of(plan, fight, 1) if fight.terms.void and fight.score < 0 else ()
    if not choices:
        return None
    then, _ = _decided(plan, fight.after(choices[0]))
    return then if isinstance(then, str) else choices[0]


def _zero(plan: Plan, fight: Fight) -> Decision:
    """A card that makes the score exactly 0."""
    exact = [
        choice for choice in choices_of(plan, fight, -fight.score) if fight.worth(choice) == -fight.score
    ]
    return exact[0] if plan.zero and exact else None


def _turn(plan: Plan, fight: Fight) -> Decision:
    """The lowest card that brings the score above 0, or the highest; where none does, one that makes it 0."""
    for least in (fight.needed, fight.needed - 1):
        turning = [c for c in choices_of(plan, fight, least, _limit(plan)) if fight.worth(c) >= least]
        if turning:
            return turning[-1] if plan.high and not fight.terms.void else turning[0]
    return None


def _limit(plan: Plan) -> int:
    """How much may be played in all by clauses that the player has not named: the limit of `fight`."""
    return NO_LIMIT if plan.fight is None else plan.fight


def _lessen(plan: Plan, fight: Fight) -> Decision:
    """No card turns the score alone: the highest, if all together save any troops at all."""
    choices = choices_of(plan, fight, MOST_RESERVE, _limit(plan))
    best = min(most_together(plan, fight), budget(plan, fight, _limit(plan))) + fight.terms.bonus
    return choices[-1] if choices and -fight.score - best < fight.cost else None


VOID = "void"
"""The step that throws a card away which counts nothing; no clause says so."""

NOTHING_LEFT, FORCED = "nothing left", "forced"
"""Why a plan acted where none of its clauses did: they leave no card that would help, or the rules allow
nothing else."""

STEPS: tuple[tuple[str, Callable[[Plan, Fight], Decision]], ...] = (
    ("play", _play),
    ("ask if", _ask_if),
    ("fight", _fight),
    ("loss", _loss),
    (VOID, _void),
    ("settle", _settle),
    ("concede", _concede),
    ("ask", _ask),
    ("zero", _zero),
    ("low, high", _turn),
    ("low, high", _lessen),
)
"""The clauses in the order in which they are asked; `keep`, `spend`, `cards` and `reserve` bound what the
others choose from. After the last one the player stops."""

ENDING = ("loss", "settle", "concede", "zero")
"""The clauses that are ignored while the player has to go on until his score is above 0."""


def _nearest(plan: Plan, fight: Fight) -> Choice | Literal["stop"]:
    """What is played where the plan's wish is against the rules: the lowest card that turns the score, else
    the highest; kept cards after all others, Reserves last."""
    for group in (suited_cards(plan, fight), fight.suited, fight.all_reserves):
        legal = [choice for choice in group if fight.allows(choice)]
        if legal:
            return next((choice for choice in legal if fight.worth(choice) >= fight.needed), legal[-1])
    return STOP

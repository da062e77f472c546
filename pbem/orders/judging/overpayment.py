"""Recruitment that is paid with a card too many, for nothing is given back (rule 10), or with one that pays
already for something else: both may be a slip."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from pbem.engine.cards import find, points
from pbem.engine.events import Recruited
from pbem.engine.model import Card, Game
from pbem.engine.phrase import Typed, faces, phrase, sentences
from pbem.engine.questions import Recruit
from pbem.engine.recruitment import cost_of
from pbem.orders.grammar.faults import Fault, Note, note
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder


def overpayment(game: Game, order: Order, recruited: Recruited) -> tuple[Note, ...]:
    """A remark on a payment of which a whole card could be kept, with the cheapest cards of her hand that
    would do; none if no card could. The game stands as before."""
    over = recruited.points - recruited.cost
    if not any(points((card,)) <= over for card in recruited.cards):
        return ()
    cheapest = _cheapest(game.hands.get(recruited.nation, ()), recruited.cost)
    what = phrase(
        "{points} points are paid where {cost} are due, and nothing is given back",
        points=recruited.points,
        cost=recruited.cost,
    )
    right = phrase("{cards} would be enough.", cards=faces(card.face for card in cheapest))
    return (note(order, what, "rule 10, R26", right),)


def paid_before(
    game: Game, order: Order, recruit: Recruit, paid: Mapping[str, Order], refused: Fault
) -> Fault:
    """A refusal that says, of a card that is gone, which order it has `paid` for, and what to write instead;
    any other as it is."""
    missing = find(game.hands.get(recruit.nation, ()), recruit.cards)
    if not isinstance(missing, str) or missing not in paid:
        return refused
    before = paid[missing]
    what = phrase(
        '{card} pays already for {place}, "{old}"',
        card=faces((missing,)),
        place=before.line_in_words,
        old=Typed(before.text),
    )
    return replace(refused, what=what, instead=sentences(_with_others(game, order, recruit), _IN_ITS_PLACE))


_IN_ITS_PLACE = phrase(
    "To have this instead, send all orders of the stage anew without that line, in a letter without amend."
)


def _with_others(game: Game, order: Order, recruit: Recruit) -> str:
    """The order with other cards of her hand that would pay, the cheapest; empty if none would."""
    held, due = game.hands.get(recruit.nation, ()), cost_of(game, recruit)
    if not isinstance(order, RecruitOrder) or points(held) < due:
        return ""
    cheapest = tuple(card.face for card in _cheapest(held, due))
    return phrase("To have both, write: {line}.", line=replace(order, cards=cheapest).line_in_full)


def _cheapest(hand: Iterable[Card], cost: int) -> tuple[Card, ...]:
    """The cards of a hand that pay a price and are worth least, the fewest of those."""
    best: dict[int, tuple[Card, ...]] = {0: ()}
    for card in hand:
        for paid, cards in list(best.items()):
            worth = paid + points((card,))
            if paid < cost and (worth not in best or len(cards) + 1 < len(best[worth])):
                best[worth] = (*cards, card)
    return best[min(worth for worth in best if worth >= cost)]

"""What a player may expect of a turn before it is played: who moves before him, and what is drawn by then.

All of it is imagined on his picture: others move as they would with sense, a card that nobody has seen is an
average one. Nobody fights.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import cycle, islice

from pbem.bots.campaign import Campaign
from pbem.bots.draft import Draft
from pbem.bots.outlook import Outlook
from pbem.bots.picture import picture
from pbem.bots.sensible_moves import march
from pbem.bots.train_moves import bring_trains
from pbem.engine.board import SUITS
from pbem.engine.fate import income
from pbem.engine.model import Card, Game, Rules
from pbem.orders.judging.stage import as_if_open
from pbem.report.view import View

AVERAGE = 7
"""What a card that nobody has seen is worth."""


def when_her_stage_comes(view: View, rules: Rules, nation: str, before: Iterable[str]) -> Game:
    """The picture as it may be when a nation moves, after those who move `before`."""
    game = picture(view, rules)
    own = {one.name for one in view.own}
    for other in before:
        held = game.hands[other] if other in own else _unseen(view.row(other).cards)
        draft = Draft(view, rules, other)
        draft.game = _drawn(as_if_open(game, other), other, held)
        campaign = Campaign(Outlook(view, rules, other, draft.game.hands[other]), draft.game)
        march(draft, campaign)
        bring_trains(draft, campaign)
        game = replace(draft.game, hands={**draft.game.hands, other: held})
    return _drawn(as_if_open(game, nation), nation, game.hands[nation])


def _drawn(game: Game, nation: str, held: tuple[Card, ...]) -> Game:
    """A nation's hand with what she draws as her stage begins."""
    drawn, given_up = income(game, nation)
    return replace(game, hands={**game.hands, nation: (*held, *_unseen(drawn - given_up))})


def _unseen(count: int) -> tuple[Card, ...]:
    """So many cards that nobody has seen, one suit after the other."""
    return tuple(Card(suit, AVERAGE, 1) for suit in islice(cycle(SUITS), count))

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
from pbem.bots.picture import guessed, picture
from pbem.bots.sensible_moves import march
from pbem.bots.stack_worth import Company
from pbem.bots.train_moves import bring_trains
from pbem.bots.ways import ways
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
    for other in before:
        game = _moved(view, game, other, _held(view, game, other))
    return _open(game, nation)


def likely_ends(view: View, game: Game, stack: tuple[str, ...]) -> list[int]:
    """Where a hostile stack may stand after its move, the likeliest first, as its player would see it."""
    nation = game.rules.nation_of[stack[0]]
    told = as_if_open(replace(game, troops={**game.troops, **_told(view, game.rules, nation)}), nation)
    campaign = Campaign(Outlook(view, game.rules, nation, _held(view, game, nation)), told)
    company = Company(campaign, told, stack)
    ends = {way.end: way.prize + company.worth(way.end) for way in ways(told, stack, campaign.prizes)}
    return sorted(ends, key=lambda end: (-ends[end], end))


def _told(view: View, rules: Rules, nation: str) -> dict[str, int]:
    """What a nation may guess of her enemies' troops: they are no more known to her than hers are to them."""
    troops: dict[str, int] = {}
    for row in view.nations:
        if rules.hostile(nation, row.name):
            troops |= guessed(row)
    return troops


def _moved(view: View, game: Game, nation: str, held: tuple[Card, ...]) -> Game:
    """The game after a nation's moves, if she holds such cards then."""
    draft = Draft(view, game.rules, nation)
    troops = {**game.troops, **_told(view, game.rules, nation)}
    draft.game = as_if_open(replace(game, troops=troops, hands={**game.hands, nation: held}), nation)
    campaign = Campaign(Outlook(view, game.rules, nation, held), draft.game)
    march(draft, campaign)
    bring_trains(draft, campaign)
    troops = {name: game.troops[name] for name in draft.game.troops}
    return replace(draft.game, hands=game.hands, troops=troops)


def _held(view: View, game: Game, nation: str) -> tuple[Card, ...]:
    """A nation's hand when she moves: what of it is known, or average cards."""
    own = any(one.name == nation for one in view.own)
    return _drawn(game, nation, game.hands[nation] if own else _unseen(view.row(nation).cards))


def _drawn(game: Game, nation: str, held: tuple[Card, ...]) -> tuple[Card, ...]:
    """A nation's hand with what she draws as her stage begins."""
    drawn, given_up = income(game, nation)
    return (*held, *_unseen(drawn - given_up))


def _open(game: Game, nation: str) -> Game:
    """The game as a nation's stage begins, with what she draws then."""
    game = as_if_open(game, nation)
    return replace(game, hands={**game.hands, nation: _drawn(game, nation, game.hands[nation])})


def _unseen(count: int) -> tuple[Card, ...]:
    """So many cards that nobody has seen, one suit after the other."""
    return tuple(Card(suit, AVERAGE, 1) for suit in islice(cycle(SUITS), count))

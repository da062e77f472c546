"""A player with simple sense: takes what is open, guards what is wanted, minds supply, suits and cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pbem.bots import choosing, fighting
from pbem.bots.buying import recruit
from pbem.bots.campaign import Campaign
from pbem.bots.drafting import Draft
from pbem.bots.letter import Bot, answering, letter, splitting
from pbem.bots.marching import march
from pbem.bots.outlook import Outlook
from pbem.bots.supplying import bring_trains
from pbem.engine import questions as q
from pbem.engine.model import Rules
from pbem.report.parts import Asked
from pbem.report.view import View


def sensible_bot(seed: str = "") -> Bot:
    """A bot that plays to win; it needs no chance, so that the same view is always answered alike."""
    return lambda view, rules: letter(view, rules, _speak)


def _speak(view: View, rules: Rules, asked: Asked) -> Sequence[str]:
    if asked.kind == q.MOVE:
        return stage(view, rules, asked.nation)
    if asked.kind == q.ALLOT:
        return splitting(choosing.set_up(view, asked))
    return answering(asked, _ANSWERS[asked.kind](view, rules, asked))


def stage(view: View, rules: Rules, nation: str) -> list[str]:
    """A whole movement phase: recruits, generals, then the trains behind them."""
    draft = Draft(view, rules, nation)
    outlook = Outlook(view, rules, nation, draft.game.hands[nation])
    campaign = Campaign(outlook, draft.game)
    recruit(draft, campaign)
    march(draft, campaign)
    bring_trains(draft, campaign)
    return draft.written()


_ANSWERS: dict[str, Callable[[View, Rules, Asked], str]] = {
    q.DISCARD: lambda view, rules, asked: choosing.discard(view, asked),
    q.OFFENSIVE: lambda view, rules, asked: "offensive no",
    q.EVADE: fighting.evade,
    q.ATTACK: fighting.attack,
    q.PLAY: fighting.play,
    q.RETREAT: fighting.retreat,
    q.FATE: lambda view, rules, asked: choosing.fate(view, asked),
}

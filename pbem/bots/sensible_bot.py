"""A player with simple sense: takes what is open, guards what others want, minds supply, suits and cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pbem.bots import combat_choices, off_map_choices
from pbem.bots.campaign import Campaign
from pbem.bots.draft import Draft
from pbem.bots.letter import Bot, answering, letter, splitting
from pbem.bots.outlook import Outlook
from pbem.bots.recruitment import recruit
from pbem.bots.sensible_moves import march
from pbem.bots.train_moves import bring_trains
from pbem.engine import questions as q
from pbem.engine.model import Rules
from pbem.report.question_records import OpenQuestion
from pbem.report.view import View


def sensible_bot(seed: str = "") -> Bot:
    """A bot that plays to win. It leaves nothing to chance: the same view always has the same answer."""
    return lambda view, rules: letter(view, rules, _speak)


def _speak(view: View, rules: Rules, asked: OpenQuestion) -> Sequence[str]:
    if asked.kind == q.MOVE:
        return stage(view, rules, asked.nation)
    if asked.kind == q.ALLOT:
        return splitting(off_map_choices.set_up(view, asked))
    return answering(asked, _ANSWERS[asked.kind](view, rules, asked))


def stage(view: View, rules: Rules, nation: str) -> list[str]:
    """The orders of a movement phase: recruitment, the generals, then the trains behind them."""
    draft = Draft(view, rules, nation)
    outlook = Outlook(view, rules, nation, draft.game.hands[nation])
    campaign = Campaign(outlook, draft.game)
    recruit(draft, campaign)
    march(draft, campaign)
    bring_trains(draft, campaign)
    return draft.all_lines()


_ANSWERS: dict[str, Callable[[View, Rules, OpenQuestion], str]] = {
    q.DISCARD: lambda view, rules, asked: off_map_choices.discard(view, asked),
    q.OFFENSIVE: lambda view, rules, asked: "offensive no",
    q.EVADE: combat_choices.evade,
    q.ATTACK: combat_choices.attack,
    q.PLAY: combat_choices.play,
    q.RETREAT: combat_choices.retreat,
    q.FATE: lambda view, rules, asked: off_map_choices.fate(view, asked),
}

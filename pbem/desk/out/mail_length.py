"""Whether a player has to be written to, and whether a few lines will do instead of his whole report."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.desk.out.mail_marks import MailMark
from pbem.engine.events import CombatBegan, StageBegan, TroopsLost
from pbem.engine.model import OVER
from pbem.engine.questions import ATTACK, DISCARD, EVADE, MOVE, OFFENSIVE, PLAY, RETREAT, Question
from pbem.engine.sequence import questions
from pbem.game.notices import DECIDED, PRESS
from pbem.game.state import State
from pbem.report.record import Notice

OF_A_FIGHT = {ATTACK, PLAY, RETREAT, EVADE}
"""The kinds of questions that a fight asks: their letters are short, for they are many."""

OF_A_STAGE = {DISCARD, OFFENSIVE, MOVE}
"""What a stage asks when it begins, and while it goes on."""


def concerns(now: State, player: str, mark: MailMark) -> bool:
    """Whether there is something that a player has to be written to about."""
    if mark.entry == now.last_step:
        return False
    over = now.game.phase == OVER or bool(new_notices(now, player, mark))
    new = now.game.turn > mark.turn or bool(new_questions(now, player, mark))
    return mark.entry < 0 or over or new


def is_short(now: State, player: str, mark: MailMark) -> bool:
    """Whether a player who has to be written to has had his report on this turn, and is only told something
    that leaves the game as it is, or asked how a fight goes on, or his stage that had begun by then, or the
    next after it of his own."""
    if mark.entry < 0 or mark.turn != now.game.turn or now.game.phase == OVER:
        return False
    notices = new_notices(now, player, mark)
    if not all(one.is_brief for one in notices) or _takes_over(player, notices):
        return False
    new = new_questions(now, player, mark)
    goes_on = is_same_stage(now, mark) or _only_he_moved(now, player, mark)
    return all(one.kind in OF_A_FIGHT or (goes_on and one.kind in OF_A_STAGE) for one in new)


def _takes_over(player: str, notices: Iterable[Notice]) -> bool:
    """Whether somebody else, who has had no report, plays this player's part from now on."""
    return any(one.kind == "substitute" and one.facts["player"] == player for one in notices)


def is_same_stage(now: State, mark: MailMark) -> bool:
    """Whether the stage that is played had begun when the player was written to."""
    since = now.history[now.place_after(mark.entry) :]
    return not any(isinstance(one.event, StageBegan) for one in since)


def _only_he_moved(now: State, player: str, mark: MailMark) -> bool:
    """Whether since his report all stages were the player's own, and nobody fought or lost troops in them."""
    own = now.game.roles[player]
    since = now.history[now.place_after(mark.reported) :]
    return all(one.nation in own and not isinstance(one.event, CombatBegan | TroopsLost) for one in since)


def own_questions(now: State, player: str) -> list[Question]:
    """What is asked of a player now."""
    return [one for one in questions(now.game) if one.nation in now.game.roles[player]]


def new_questions(now: State, player: str, mark: MailMark) -> list[Question]:
    """What is asked of a player that he has not been written to about."""
    return [one for one in own_questions(now, player) if _sign(one) not in mark.asked]


def asked_of(now: State, player: str) -> tuple[str, ...]:
    """What is asked of a player now, as his mark keeps it."""
    return tuple(map(_sign, own_questions(now, player)))


def _sign(question: Question) -> str:
    return f"{question.number} {question.nation}"


def new_notices(now: State, player: str, mark: MailMark) -> list[Notice]:
    """What the moderator has told a player since he was written to: press has letters of its own, and what a
    deadline decided none."""
    seen = (one for one in now.notices if one.entry > mark.entry and one.may_read(player))
    return [one for one in seen if one.kind not in (PRESS, DECIDED)]

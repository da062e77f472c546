"""What a map tells of: one turn, even if the view tells of all."""

from __future__ import annotations

from pbem.report.parts import Fight
from pbem.report.sight import Sight
from pbem.report.story import Battle
from pbem.report.view import View


def turn(view: View) -> int:
    """The turn told of; the one being played if the view tells of all."""
    return view.turn if view.told is None else view.told


def sights(view: View) -> tuple[Sight, ...]:
    """The sights of that turn."""
    return tuple(one for one in view.sights if one.turn == turn(view))


def battles(view: View) -> tuple[Battle, ...]:
    """The battles of that turn, in order."""
    told = (chapter for chapter in view.story if chapter.turn == turn(view))
    return tuple(battle for chapter in told for battle in chapter.battles)


def fight(view: View) -> Fight | None:
    """The combat being fought, if it is not among the battles: a game may start in the midst of one."""
    return None if any(battle.end is None for battle in battles(view)) else view.fight

"""What a map shows: one turn, even if the view covers all of them."""

from __future__ import annotations

from pbem.report.story import Battle
from pbem.report.view import View
from pbem.report.view_records import CurrentCombat
from pbem.report.visible_event import VisibleEvent


def turn(view: View) -> int:
    """The turn of the view's story; the one being played if the story covers all turns."""
    return view.turn if view.story_turn is None else view.story_turn


def events_of_turn(view: View) -> tuple[VisibleEvent, ...]:
    """The events of that turn."""
    return tuple(one for one in view.events if one.turn == turn(view))


def battles(view: View) -> tuple[Battle, ...]:
    """The battles of that turn, in order."""
    chapters = (chapter for chapter in view.story if chapter.turn == turn(view))
    return tuple(battle for chapter in chapters for battle in chapter.battles)


def unfinished_combat(view: View) -> CurrentCombat | None:
    """The combat being fought, if it is not among the battles: a game may start in the midst of one."""
    return None if any(battle.end is None for battle in battles(view)) else view.fight

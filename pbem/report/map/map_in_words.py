"""The map in words: its title, and what it shows for whoever cannot see it."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.data.tongues import Tongue
from pbem.engine.model import OVER, SETUP
from pbem.engine.phrase import Typed, joined, phrase
from pbem.report.map.counters import counter_in_words, counters
from pbem.report.map.frame import Frame
from pbem.report.map.moves_and_battles import battle_signs
from pbem.report.view import View


def map_title(view: View, part: Frame, tongue: Tongue) -> str:
    """What the map is of."""
    whole: str = phrase("{game}: {moment}", game=Typed(view.game), moment=moment(view))
    return tongue.say(phrase("{map}. {theatre}", map=whole, theatre=part.title) if part.title else whole)


def headline(view: View, part: Frame, tongue: Tongue) -> str:
    """What stands over the map: the game, and the part of the board."""
    if part.title:
        return tongue.say(phrase("{game} – {theatre}", game=Typed(view.game), theatre=part.title))
    if part.cut:
        return tongue.say(phrase("{game} – the part of the board this war is about", game=Typed(view.game)))
    return view.game


def moment(view: View) -> str:
    """When the map was so."""
    if view.phase == SETUP:
        return phrase("set-up")
    if view.phase == OVER and view.story_turn in (None, view.turn):
        return phrase("turn {turn}, the end", turn=view.turn)
    if view.nation is None:
        return phrase("turn {turn}", turn=view.turn)
    return phrase("turn {turn}, {nation}, {phase}", turn=view.turn, nation=view.nation, phase=view.phase)


def alternative(view: View, tongue: Tongue) -> str:
    """All pieces, conquests and battles in words."""
    pieces = [counter_in_words(counter, tongue) for counter in counters(view, close=False)]
    return " ".join(one + "." for one in (*pieces, *map(tongue.say, _sentences(view))))


def _sentences(view: View) -> Iterator[str]:
    for row in view.nations:
        held = [objective.place.title for objective in row.objectives if objective.held]
        if held:
            yield phrase("Conquered by {nation}: {cities}", nation=row.name, cities=joined(held))
        if row.off_map:
            names = joined(piece.name for piece in row.off_map)
            yield phrase("Off the map: {pieces}", pieces=names)
    if view.marks:
        yield phrase("Question marks: {cities}", cities=joined(place.title for place in view.marks))
    yield from (fought.in_words() for fought in battle_signs(view))

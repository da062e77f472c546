"""Card 8 clubs compared (R38): who may step aside before Daun attacks, and where to.

The recorded engine offers all stacks together and lets the player choose one after the other; ours asks about
them one by one. So a stack that is chosen there is the next to be asked about here.
"""

from __future__ import annotations

from dataclasses import replace

from pbem.engine import fate_effects
from pbem.engine.questions import Evade
from pbem.engine.sequence import carry_on
from tools.crosscheck import combats
from tools.crosscheck.record import Action
from tools.crosscheck.replay import Replay


def compare_stacks(replay: Replay, action: Action) -> None:
    """Which stacks may step aside; then one of them is chosen, or all that are left stay."""
    theirs = replay.names.known(action.before["pos"][number] for number in action.pieces())
    replay.note("stepping aside", set(replay.game.stage.evading), theirs)
    if action.name == "next":
        _stay(replay)
        combats.compare_attacks(replay, action.after)
        return
    assert action.argument is not None
    _ask_first(replay, replay.names.cities[action.before["pos"][action.argument]])


def _ask_first(replay: Replay, city: int) -> None:
    stage = replay.game.stage
    others = tuple(other for other in stage.evading if other != city)
    replay.game = replace(replay.game, stage=replace(stage, evading=(city, *others)))


def _stay(replay: Replay) -> None:
    while replay.game.stage.evading:
        city = replay.game.stage.evading[0]
        if fate_effects.evasions(replay.game, city):
            replay.answer("stepping aside", _evade(replay, city, None))
        else:
            replay.carry_out(carry_on(replay.game))


def _evade(replay: Replay, city: int, end: int | None) -> Evade:
    nation = replay.game.nation_at(city)
    assert nation
    return Evade(nation, end)


def compare_cities(replay: Replay, action: Action) -> None:
    """Where the chosen stack may go, and goes."""
    city = replay.game.stage.evading[0]
    ours = set(fate_effects.evasions(replay.game, city))
    theirs = replay.names.known(action.pieces("space"))
    replay.note("stepping aside: cities", replay.names.titles(ours), replay.names.titles(theirs))
    assert action.argument is not None
    replay.answer("stepping aside", _evade(replay, city, replay.names.cities[action.argument]))
    replay.check("after stepping aside", action.after)

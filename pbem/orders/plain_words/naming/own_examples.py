"""Examples of orders with the pieces of their reader: `move Saltikov: Driesen` for Russia's player."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from pbem.engine.model import Game

PRUSSIA = "Prussia"
"""The nation whose pieces the examples name."""

Names = Mapping[str, str]
"""What stands in an example, and what stands for it."""


def own_names(game: Game, player: str) -> Names:
    """The names of examples for a player: nothing for the one whose pieces they name anyhow, or who has no
    general on the map."""
    rules, where = game.rules, game.where
    own = [name for name in rules.order if game.player_of(name) == player]
    mine = max(
        ([one for one in rules.nations[name].generals if one in where] for name in own), key=len, default=[]
    )
    theirs = (
        [one for one in rules.nations[PRUSSIA].generals if one in where] if PRUSSIA in rules.nations else []
    )
    here = _fighting(game, own)
    if PRUSSIA in own or not mine or not theirs:
        return here
    first, enemy = mine[0], theirs[0]
    others = [one for one in (*mine, *rules.nations[rules.nation_of[first]].generals) if one != first]
    second = (*others, first)[0]
    taken = set(where.values())
    near = [city for city in rules.board.neighbours[where[first]] if city not in taken]
    goal = rules.board.cities[near[0]].title if near else ""
    depot = rules.nations[rules.nation_of[second]].depots[0]
    names = {"Keith": first, "Friedrich": second, "Winterfeldt": first, "Dohna": second, "Daun": enemy}
    places = {"Glatz": rules.board.cities[where[enemy]].title, "Berlin": rules.board.cities[depot].title}
    return {**names, **places, **({"Reichenbach": goal, "Brieg": goal} if goal else {}), **here}


def _fighting(game: Game, own: Collection[str]) -> Names:
    """The names for those who fight now, if one of the two is the reader's."""
    combat = game.stage.combat
    side = next((one for one in own if combat and one in (combat.attacker, combat.defender)), "")
    if combat is None or not side:
        return {}
    sides = (game.generals_at(combat.city_of(one))[0] for one in (side, combat.enemy(side)))
    return dict(zip(("Keith", "Daun"), sides, strict=True))


def in_own_names(line: str, names: Names) -> str:
    """An example with those names."""
    return re.sub(r"\w+", lambda word: names.get(word[0], word[0]), line)

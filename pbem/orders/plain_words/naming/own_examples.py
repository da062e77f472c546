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
    """The names of examples for a player, those first who fight now; nothing for the one whose pieces they
    name anyhow, or who has no general on the map."""
    rules, where = game.rules, game.where
    own = [name for name in rules.order if game.player_of(name) == player]
    fighting = _fighting(game, own)
    if not fighting and PRUSSIA in own:
        return {}
    mine = max((_on_map(game, name) for name in own), key=len, default=[])
    theirs = _on_map(game, PRUSSIA) if PRUSSIA in rules.nations else []
    if not fighting and not (mine and theirs):
        return {}
    first, enemy = fighting or (mine[0], theirs[0])
    nation = rules.nation_of[first]
    others = [one for one in (*_on_map(game, nation), *rules.nations[nation].generals) if one != first]
    second = (*others, first)[0]
    taken = set(where.values())
    near = [city for city in rules.board.neighbours[where[first]] if city not in taken]
    goal = rules.board.cities[near[0]].title if near else ""
    depot = rules.nations[nation].depots[0]
    names = {"Keith": first, "Friedrich": second, "Winterfeldt": first, "Dohna": second, "Daun": enemy}
    places = {"Glatz": rules.board.cities[where[enemy]].title, "Berlin": rules.board.cities[depot].title}
    return {**names, **places, **({"Reichenbach": goal, "Brieg": goal} if goal else {})}


def _on_map(game: Game, nation: str) -> list[str]:
    return [one for one in game.rules.nations[nation].generals if one in game.where]


def _fighting(game: Game, own: Collection[str]) -> tuple[str, str] | None:
    """The first general of each side that fights now, if one of the two is the reader's: his comes first."""
    combat = game.stage.combat
    side = next((one for one in own if combat and one in (combat.attacker, combat.defender)), "")
    if combat is None or not side:
        return None
    return game.generals_at(combat.city_of(side))[0], game.generals_at(combat.city_of(combat.enemy(side)))[0]


def in_own_names(line: str, names: Names) -> str:
    """An example with those names."""
    return re.sub(r"\w+", lambda word: names.get(word[0], word[0]), line)

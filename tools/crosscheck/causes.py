"""Why the engines differ: for each kind of comparison, the cause that explains a difference.

Each function returns the name of a cause, as `legend.py` has it, or None if it knows of none. A difference
without a cause stays unexplained, and the check fails.
"""

from __future__ import annotations

from collections.abc import Iterable

from pbem.engine import fate_conditions, offensive, victory
from pbem.engine.model import RESERVE, Combat, Game
from pbem.engine.questions import Play, Recruit
from pbem.engine.recruitment import entry_cities
from pbem.engine.supply import supply
from tools.crosscheck.replay import Gap

AT_ONCE = "victory at once"
"""The cause of a victory that comes later in the other engine (rule 13)."""


def cause_after_move(game: Game, gap: Gap) -> str | None:
    """Conquests on the way."""
    return _eased(game, gap) or _failed(game, gap)


def _eased(game: Game, gap: Gap) -> str | None:
    if gap.aspect not in ("conquest of", "question mark on") or gap.city is None or gap.theirs:
        return None
    city = game.rules.board.cities[gap.city]
    gone = city.objective_order == 2 and city.objective_of in game.eased
    return "eased: second order gone" if gone else None


def _failed(game: Game, gap: Gap) -> str | None:
    if gap.aspect not in ("conquest of", "question mark on") or gap.city is None or gap.ours:
        return None
    owner = game.rules.board.cities[gap.city].objective_of
    return "failed offensive" if owner == offensive.NATION and offensive.has_failed(game) else None


def cause_after_stage(at_supply: Game, game: Game, gap: Gap, *, over: bool) -> str | None:
    """Whatever supply, the end of the turn and a Card of Fate changed. `at_supply` is the game before its
    supply was checked, `game` the game now."""
    gone = game.quit - at_supply.quit if over else frozenset()
    last = over and _struck(at_supply, game, gap, gone)
    return "the last stroke" if last else _unsupplied(at_supply, gap) or cause_after_move(game, gap)


def _struck(before: Game, game: Game, gap: Gap, gone: frozenset[str]) -> bool:
    """Whether the gap is about a nation or general that the last card takes out."""
    if gap.city is not None:
        return game.rules.board.cities[gap.city].objective_of in gone
    retired = game.retired - before.retired
    return gap.subject in retired or game.rules.nation_of.get(gap.subject, gap.subject) in gone


def _unsupplied(game: Game, gap: Gap) -> str | None:
    """Generals whom home or a depot supplies in our engine, and nothing in the other."""
    name = gap.subject
    if gap.aspect not in ("city of", "face of") or name not in game.troops or name not in game.where:
        return None
    nation, source = game.rules.nation_of[name], supply(game, name).source
    if source in ("home", "depot") and not game.trains_of(nation):
        return "no train, no supply"
    return "French depots" if source == "depot" and nation == "France" else None


def cause_of_nothing_to_buy(game: Game, nation: str, *, ours: bool) -> str | None:
    """Recruitment opened where every depot is occupied, and not all of them by another player."""
    depots = game.rules.nations[nation].depots
    own = any(game.player_of(n) == game.player_of(nation) for n in map(game.nation_at, depots) if n)
    return "nothing to buy" if not ours and own and all(city in game.at for city in depots) else None


def cause_of_substitute(game: Game, differing: Iterable[int]) -> str | None:
    """Substitute cities where a supply train stands."""
    here = [game.at.get(city, ("",))[0] for city in differing]
    return "substitute under a train" if all(piece in game.rules.trains for piece in here) else None


def cause_of_receiver(game: Game, so_far: Recruit, piece: str) -> str | None:
    """Who may be given troops after 7 hearts and 10 spades."""
    named = fate_conditions.condition(game, "no-recruits")
    if named and piece in game.where and len(game.generals_at(game.where[piece])) > 1:
        barred = named["general"] in game.generals_at(game.where[piece])
        return (
            "7 hearts: stack" if barred and fate_conditions.receiver_verdict(game, named["general"]) else None
        )
    cities = [city for _, city in so_far.entering]
    if piece not in game.where:
        cities += entry_cities(game, so_far.nation, piece)
    return cause_of_entry(game, so_far.nation, cities)


def cause_of_entry(game: Game, nation: str, cities: Iterable[int]) -> str | None:
    """Re-entry next to an enemy while 10 spades holds."""
    rests = fate_conditions.condition(game, "recruits-rest")
    if rests is None or rests["nation"] != nation:
        return None
    beside = any(fate_conditions.is_next_to_enemy(game, nation, city) for city in cities)
    return "10 spades: re-entry" if beside else None


def cause_of_pressed_card(game: Game, fight: Combat, faces: Iterable[str]) -> str | None:
    """Cards that bring a pressed nation's score to 0."""
    if not fate_conditions.is_pressed(game, fight, fight.to_play):
        return None
    values = [int(face[1:]) for face in faces if face != RESERVE]
    return "7 diamonds: zero" if all(fight.score_of(fight.to_play) + value == 0 for value in values) else None


def cause_of_refusal(game: Game, answer: Play) -> str | None:
    """A card played that our engine refuses."""
    assert game.stage.combat
    return cause_of_pressed_card(game, game.stage.combat, (answer.card,))


def cause_of_used_up(game: Game, *, ours: bool) -> str | None:
    """A condition of fate used up in our engine alone."""
    return "7 diamonds goes on" if ours and fate_conditions.condition(game, "press") else None


def cause_of_not_asked(*, over: bool) -> str | None:
    """A decision about a card that ends the game."""
    return "the last stroke" if over else None


def cause_of_victory(game: Game, nation: str) -> str | None:
    """A victory of Austria's that only the second order makes up."""
    held, wanted = len(victory.objectives_held(game, nation)), victory.count_needed(game, nation)
    first = sum(city in game.conquered for city in victory.objectives_needed(game, nation))
    eased = nation == offensive.ENEMY and nation in game.eased and offensive.is_declared(game)
    return "eased: markers counted" if eased and held >= wanted > first else None


def cause_of_shuffle(theirs: frozenset[int], held: frozenset[int]) -> str | None:
    """Decks shuffled by the other engine's own rule: one with no card in a hand, or the fifth. `held` are the
    decks of cards in hands."""
    alone = len(theirs) == 1 and not theirs & held
    return "five decks" if alone or 5 in theirs | held else None

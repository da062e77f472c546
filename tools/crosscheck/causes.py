"""Why the engines differ: for each kind of comparison, the cause that explains a difference.

Each function returns the name of a cause, as `legend.py` has it, or None if it knows of none. A difference
without a cause stays unexplained, and the check fails.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pbem.engine import fate, fate_effects, movement, offensive, victory
from pbem.engine.cards import deck, points
from pbem.engine.model import MOST_STACKED, RESERVE, Combat, Game
from pbem.engine.questions import Play, Recruit
from pbem.engine.recruitment import entry_cities, price
from pbem.engine.supply import supply
from tools.crosscheck.record import State
from tools.crosscheck.replay import Gap

FALSE_DEPOT = "hildburghausen"
"""The city that the other engine takes for a French depot."""

PUT_DOWN = "put down"
"""The cause of a general who may not move any more in the other engine, as he was taken up once (rule 4)."""

AT_ONCE = "victory at once"
"""The cause of a victory that comes later in the other engine (rule 13)."""


def cause_after_move(game: Game, gap: Gap) -> str | None:
    """Conquests on the way."""
    return _eased(game, gap) or _failed(game, gap) or _in_theatre(game, gap)


def _in_theatre(game: Game, gap: Gap) -> str | None:
    """Conquests that the Austrian Theatre allows, and the other engine's rules for four players do not."""
    if gap.aspect not in ("conquest of", "question mark on") or gap.city is None or gap.theirs:
        return None
    city = game.rules.board.cities[gap.city]
    if city.objective_of != game.nation:
        return None
    if city.objective_of in game.rules.conquers and game.turn >= offensive.TURN:
        return "Theatre: Prussian conquests"
    heir = any(left <= game.quit for left in fate.HEIRS)
    second = city.objective_order == 2 and city.objective_of in fate.EASED_BY_HEIR
    return "Theatre: eased" if heir and second and not game.rules.eased else None


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


def cause_of_step(game: Game, pieces: tuple[str, ...], city: int, *, ours: bool) -> str | None:
    """Steps next to enemies: where a move may not end, or where the other engine lets none end near Halle."""
    if ours:
        return cause_of_no_stop(game, city)
    return "dead end" if movement.end_verdict(game, pieces, city) else None


def cause_of_no_stop(game: Game, city: int | None) -> str | None:
    """Cities next to a hostile stack in Halle while nobody may be attacked there."""
    truce = fate_effects.condition(game, "truce")
    if truce is None or city is None or game.nation is None:
        return None
    beside = truce["city"] in fate_effects.hostile_neighbours(game, game.nation, city)
    return "Halle: R44" if beside else None


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
    """Generals whom home or a depot supplies in one engine only."""
    name = gap.subject
    if gap.aspect not in ("city of", "face of") or name not in game.troops or name not in game.where:
        return None
    nation, source = game.rules.nation_of[name], supply(game, name).source
    if source in ("home", "depot") and not game.trains_of(nation):
        return "no train, no supply"
    here = game.rules.board.cities[game.where[name]].key
    elsewhere = source is None and here == FALSE_DEPOT
    return "French depots" if nation == "France" and (source == "depot" or elsewhere) else None


def cause_after_fate(game: Game, gap: Gap) -> str | None:
    """Generals whom 9 spades or 12 clubs turns over although they need no train, and conquests."""
    effect, name = fate.effect_read(game), gap.subject
    if effect is None or effect.kind != "overstretch" or gap.aspect != "face of" or not gap.theirs:
        return cause_after_move(game, gap)
    concerned = name == effect.terms.get("general") or game.rules.nation_of[name] == effect.terms.get(
        "one_of"
    )
    trainless = supply(game, name).source in ("home", "depot")
    return "9 spades, 12 clubs: no train needed" if concerned and trainless else None


def cause_of_nothing_to_buy(game: Game, nation: str, *, ours: bool) -> str | None:
    """Recruitment opened where the hand is too small, where every general rests, or where every depot is
    occupied, and not all of them by another player."""
    if ours:
        return None
    if points(game.hands[nation]) < price(game, nation):
        return "nothing to pay with"
    if _all_rest(game, nation):
        return "nothing to buy"
    depots = game.rules.nations[nation].depots
    own = any(game.player_of(n) == game.player_of(nation) for n in map(game.nation_at, depots) if n)
    return "nothing to buy" if own and all(city in game.at for city in depots) else None


def _all_rest(game: Game, nation: str) -> bool:
    """Whether all pieces are on the map and 10 spades lets none of the generals receive troops."""
    own = game.rules.nations[nation]
    on_map = all(piece in game.where for piece in (*own.generals, *own.trains))
    rests = fate_effects.condition(game, "recruits-rest")
    verdicts = (fate_effects.receiver_verdict(game, name) for name in own.generals)
    return rests is not None and on_map and all(verdicts)


def cause_of_substitute(game: Game, differing: Iterable[int]) -> str | None:
    """Substitute cities where a supply train or a full stack stands."""
    here = [game.at.get(city, ("",)) for city in differing]
    full = all(pieces[0] in game.rules.trains or len(pieces) == MOST_STACKED for pieces in here)
    return "substitute without room" if full else None


def cause_of_receiver(game: Game, so_far: Recruit, piece: str) -> str | None:
    """Who may be given troops after 7 hearts and 10 spades."""
    entering = list(so_far.entering)
    if piece not in game.where:
        entering += [(piece, city) for city in entry_cities(game, so_far.nation, piece)]
    return cause_of_entry(game, so_far.nation, entering)


def cause_of_entry(game: Game, nation: str, entering: Iterable[tuple[str, int]]) -> str | None:
    """Re-entry of Friedrich while 7 hearts holds, or next to an enemy while 10 spades does. `entering` are
    the pieces that re-enter, and where."""
    named = fate_effects.condition(game, "no-recruits")
    if named and any(piece == named["general"] for piece, _ in entering):
        return "7 hearts: re-entry"
    rests = fate_effects.condition(game, "recruits-rest")
    if rests is None or rests["nation"] != nation:
        return None
    cities = [city for _, city in entering]
    beside = any(fate_effects.is_next_to_enemy(game, nation, city) for city in cities)
    return "10 spades: re-entry" if beside else None


def cause_after_recruitment(before: Game, entered: Mapping[str, int], gap: Gap) -> str | None:
    """Generals who re-entered onto a face-down stack. `before` is the game before the recruitment."""
    stack = before.generals_at(entered[gap.subject]) if gap.subject in entered else ()
    down = any(name in before.face_down for name in stack)
    return "re-entry face up" if gap.aspect == "face of" and gap.ours and down else None


def cause_of_pressed_card(game: Game, fight: Combat, faces: Iterable[str]) -> str | None:
    """Cards that bring a pressed nation's score to 0."""
    if not fate_effects.is_pressed(game, fight, fight.to_play):
        return None
    values = [int(face[1:]) for face in faces if face != RESERVE]
    return "7 diamonds: zero" if all(fight.score_of(fight.to_play) + value == 0 for value in values) else None


def cause_of_refusal(game: Game, answer: Play) -> str | None:
    """A card played that our engine refuses."""
    assert game.stage.combat
    return cause_of_pressed_card(game, game.stage.combat, (answer.card,))


def cause_of_used_up(game: Game, *, ours: bool) -> str | None:
    """A condition of fate used up in our engine alone."""
    return "7 diamonds goes on" if ours and fate_effects.condition(game, "press") else None


def cause_of_asked(game: Game, offered: Iterable[str]) -> str | None:
    """A decision about a card that names one general, whose stack alone is offered."""
    effect = fate.effect_read(game)
    at_once = effect is not None and effect.when == "now" and not effect.decides
    general = str(effect.terms.get("general")) if effect and at_once else ""
    stack = game.generals_at(game.where[general]) if general in game.where else ()
    return "named general" if stack and set(offered) == {stack[0]} else None


def cause_of_not_asked(game: Game, *, over: bool) -> str | None:
    """A decision about a card that ends the game, or about a swap that the other nation has refused."""
    effect = fate.effect_read(game)
    refused = effect and effect.kind == "swap" and None in game.fate.sealed.values()
    return "the last stroke" if over else "1 hearts: asked together" if refused else None


def cause_of_victory(game: Game, theirs: frozenset[str]) -> str | None:
    """Victories of Austria's that only the second order makes up. `theirs` are the nations that have won."""
    more = theirs - frozenset(game.winners)
    return "eased: markers counted" if more == {offensive.ENEMY} and _by_second_order(game) else None


def _by_second_order(game: Game) -> bool:
    nation = offensive.ENEMY
    held, wanted = len(victory.objectives_held(game, nation)), victory.count_needed(game, nation)
    first = sum(city in game.conquered for city in victory.objectives_needed(game, nation))
    eased = nation in game.eased and offensive.is_declared(game)
    return eased and held >= wanted > first


def cause_of_fewer_drawn(state: State, drawn: int) -> str | None:
    """Fewer cards drawn where the hands hold all five decks: none lies in the draw deck, none is left to
    shuffle."""
    held = sum(len(hand) for hand in state["hand"]) + drawn
    return "all cards in hands" if not state["deck"] and held >= 5 * len(deck(1)) else None


def cause_of_shuffle(theirs: frozenset[int], held: frozenset[int]) -> str | None:
    """Decks shuffled by the other engine's own rule: one with no card in a hand, or the fifth. `held` are the
    decks of cards in hands."""
    alone = len(theirs) == 1 and not theirs & held
    return "five decks" if alone or 5 in theirs | held else None

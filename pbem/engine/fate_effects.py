"""The lasting effects of Cards of Fate: what the card read last turn forbids or allows in this one (rule 11).

Each function answers one question of the chapter it concerns: movement, conquest, recruitment, combat. To add
a lasting effect, give it a kind in `rules/friedrich/fate.yaml` and ask for that kind here. A general who "may
not attack" may not come to stand next to an enemy general (FAQ).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pbem.engine.model import RESERVE, Card, Combat, Effect, Game
from pbem.engine.phrase import phrase
from pbem.engine.questions import Verdict

Terms = Mapping[str, Any]

_SUITS = {"S": "spades", "C": "clubs", "H": "hearts", "D": "diamonds"}


def effect_in_force(game: Game) -> Effect | None:
    """The effect that holds through this turn, if there is one and it is not used up yet (R30)."""
    fate = game.fate
    if fate.card is None or fate.used:
        return None
    return game.rules.clock.lasting.get((fate.card, fate.suit))


def condition(game: Game, kind: str) -> Terms | None:
    """The terms of the effect in force if it is of this kind, else None. Every question below begins here."""
    # Written out, not by `effect_in_force`: it is asked several times for each answer.
    fate = game.fate
    if fate.card is None or fate.used:
        return None
    effect = game.rules.clock.lasting.get((fate.card, fate.suit))
    return effect.terms if effect is not None and effect.kind == kind else None


# ------------------------------------------------------------------------------------------ movement


def pace(game: Game, pieces: Iterable[str]) -> int | None:
    """How many cities a stack moves if a card sets the pace of one of its generals, else None (R42)."""
    terms = condition(game, "pace")
    return int(terms["cities"]) if terms and terms["general"] in pieces else None


def pace_in_words(game: Game, pieces: Iterable[str]) -> str:
    """Which card sets the pace of a stack, as a phrase; empty if none does (R42)."""
    cities, terms = pace(game, pieces), condition(game, "pace")
    if cities is None or terms is None or game.fate.card is None:
        return ""
    return phrase(
        "the Card of Fate in force, {card} {suit}, sets the pace of {general}: {cities} cities",
        card=game.fate.card,
        suit=_SUITS[game.fate.suit],
        general=terms["general"],
        cities=cities,
    )


def _forbidden(text: str, rule: str = "rule 11", instead: str = "") -> Verdict:
    """What a card forbids: it holds for a turn, so it is no firm verdict."""
    return Verdict(text, rule, instead, firm=False)


def move_verdict(game: Game, pieces: tuple[str, ...]) -> Verdict | None:
    """Why a card forbids these pieces to move now; None if none does (R43, R45)."""
    effect = effect_in_force(game)
    if effect is None:
        return None
    if effect.kind == "stay":
        return _stays(game, effect.terms, pieces)
    return _clings(game, effect.terms, pieces) if effect.kind == "cling" else None


def _stays(game: Game, terms: Terms, pieces: tuple[str, ...]) -> Verdict | None:
    if terms["general"] not in pieces:
        return None
    general, city = terms["general"], terms["city"]
    if game.rules.board.distance(game.where[general], city) > 1:
        return None
    title = game.rules.board.cities[city].title
    says = phrase("{general} may not move from {title} or next to it this turn", general=general, title=title)
    return _forbidden(says, "rule 11, R43")


def _clings(game: Game, terms: Terms, pieces: tuple[str, ...]) -> Verdict | None:
    general = terms["general"]
    if general not in game.where:
        return None
    stack = game.generals_at(game.where[general])
    beside = [name for name in stack if (name in pieces) == (general in pieces)]
    if len(stack) == 1 or len(beside) > 1 or not set(stack).intersection(pieces):
        return None
    says = phrase("{general} may not be separated from his stack this turn", general=general)
    return _forbidden(says, "rule 11, R45")


def is_next_to_enemy(game: Game, nation: str, city: int) -> bool:
    """Whether hostile generals stand next to a city."""
    return bool(hostile_neighbours(game, nation, city))


def hostile_neighbours(game: Game, nation: str, city: int) -> tuple[int, ...]:
    """The cities adjacent to `city` where hostile generals stand (R9)."""
    at, rules = game.at, game.rules
    hostile = rules.hostile_generals[nation]
    return tuple([c for c in rules.board.neighbours[city] if c in at and at[c][0] in hostile])


_BARRING = ("no-attack", "differ", "recruits-rest")
"""The kinds of effects that forbid generals to stand next to enemies."""


def bars_ends(game: Game) -> bool:
    """Whether a card may forbid moves to end somewhere: most forbid none."""
    effect = effect_in_force(game)
    return effect is not None and (effect.kind in _BARRING or effect.kind == "truce")


def barred_general(game: Game, generals: Iterable[str], city: int) -> str | None:
    """The first of these generals whom a card forbids to stand in this city because an enemy is next to it;
    None if all may."""
    effect = effect_in_force(game)
    if effect is None or effect.kind not in _BARRING:
        return None
    return next((name for name in generals if _is_barred(game, effect, name, city)), None)


def _is_barred(game: Game, effect: Effect, general: str, city: int) -> bool:
    nation = game.rules.nation_of[general]
    if nation != game.nation or not _concerns(game, effect, general, city):
        return False
    return is_next_to_enemy(game, nation, city)


def _concerns(game: Game, effect: Effect, general: str, city: int) -> bool:
    if effect.kind == "no-attack":
        return bool(effect.terms["general"] == general)
    if effect.kind == "recruits-rest":
        return effect.terms["nation"] == game.rules.nation_of[general] and general in game.stage.received
    suit = game.rules.board.cities[city].suit
    others = [name for name in effect.terms["generals"] if name != general]
    return general in effect.terms["generals"] and any((name, suit) in game.fate.attacked for name in others)


def next_to_enemy_verdict(game: Game, generals: Iterable[str], city: int) -> Verdict | None:
    """Why these generals may not come to stand in a city next to an enemy; None if they may (FAQ)."""
    general = barred_general(game, generals, city)
    if general is None:
        return None
    title = game.rules.board.cities[city].title
    says = phrase(
        "{general} may not end up next to an enemy this turn, as in {title}", general=general, title=title
    )
    return _forbidden(says)


def train_verdict(game: Game, generals: Iterable[str], city: int) -> Verdict | None:
    """Why these generals may not take the supply train in a city; None if they may (R44)."""
    truce, meek = condition(game, "truce"), condition(game, "no-attack")
    if truce and truce["city"] == city:
        title = game.rules.board.cities[city].title
        text = phrase("no supply train may be taken in {title} this turn", title=title)
        return _forbidden(text, "rule 11, R44")
    if meek and meek["general"] in generals:
        return _forbidden(phrase("{meek} may take no supply train this turn", meek=meek["general"]))
    return None


# ------------------------------------------------------------------------------ conquest, recruitment


def protection(game: Game, general: str, usual: int) -> int:
    """How many cities away a general protects objectives: `usual`, or what a card says of him."""
    terms = condition(game, "guard")
    return int(terms["cities"]) if terms and terms["general"] == general else usual


def receiver_verdict(game: Game, general: str, entry: int | None = None) -> Verdict | None:
    """Why a general may be given no new troops where he stands, or in the city where he re-enters; None if he
    may (R37, R50)."""
    terms = condition(game, "no-recruits")
    if terms and _shares(game, general, terms["general"], entry):
        return _no_new_troops(general, terms["general"])
    rests, nation = condition(game, "recruits-rest"), game.rules.nation_of[general]
    concerns = rests is not None and rests["nation"] == nation and general in game.where
    if concerns and is_next_to_enemy(game, nation, game.where[general]):
        text = phrase(
            "{general} stands next to an enemy and may be given no new troops this turn", general=general
        )
        return _forbidden(text, "rule 11, R37")
    return None


def _shares(game: Game, general: str, barred: str, entry: int | None) -> bool:
    """Whether a general is the barred one, or stands or re-enters where he does: they share their troops."""
    here = game.where.get(general, entry)
    return general == barred or (barred in game.where and game.where[barred] == here)


def _no_new_troops(general: str, barred: str) -> Verdict:
    text = phrase("{general} may be given no new troops this turn", general=general)
    if general == barred:
        return _forbidden(text)
    shared = phrase("{general} and {barred} would share them.", general=general, barred=barred)
    return _forbidden(text, "rule 11, R50", shared)


def taker_verdict(game: Game, general: str) -> Verdict | None:
    """Why a general may be given no troops by his stack; None if he may. Where the stack has got new troops
    in this phase, he would get of those (R50)."""
    terms = condition(game, "no-recruits")
    if not terms or terms["general"] != general or general not in game.where:
        return None
    stack = game.generals_at(game.where[general])
    fresh = game.stage.received.intersection(stack)
    return _no_new_troops(general, general) if fresh else None


def entry_verdict(game: Game, general: str, city: int) -> Verdict | None:
    """Why a general may not re-enter in a city because of the enemies next to it; None if he may (R37)."""
    nation = game.rules.nation_of[general]
    rests, meek = condition(game, "recruits-rest"), condition(game, "no-attack")
    concerns = (rests and rests["nation"] == nation) or (meek and meek["general"] == general)
    if (
        not (concerns and is_next_to_enemy(game, nation, city))
        and barred_general(game, (general,), city) is None
    ):
        return None
    title = game.rules.board.cities[city].title
    says = phrase(
        "{general} may not re-enter next to an enemy this turn, as in {title}", general=general, title=title
    )
    return _forbidden(says)


# -------------------------------------------------------------------------------------------- combat


def fights(game: Game, city: int, enemy_city: int) -> bool:
    """Whether two adjacent hostile stacks fight (R18, R44)."""
    truce = condition(game, "truce")
    if truce and truce["city"] in (city, enemy_city):
        return False
    return barred_general(game, game.generals_at(city), city) is None


def evaders(game: Game, attacks: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """The cities of the stacks that may step aside before the first combat (R38)."""
    effect = effect_in_force(game)
    if effect is None or effect.kind != "evade":
        return ()
    feared = effect.terms["general"]
    cities = (enemy for city, enemy in attacks if feared in game.generals_at(city))
    asked = (city for city in dict.fromkeys(cities) if game.nation_at(city) in effect.decides)
    return tuple(city for city in asked if evasions(game, city))


def evasions(game: Game, city: int) -> tuple[int, ...]:
    """The empty cities next to `city`."""
    return tuple(other for other in game.rules.board.neighbours[city] if other not in game.at)


def ceiling(game: Game, combat: Combat) -> int | None:
    """The highest value that may be played in a combat if a card sets one, else None (R44)."""
    terms = condition(game, "ceiling")
    both = {combat.attacker, combat.defender}
    return int(terms["highest"]) if terms and both == set(terms["between"]) else None


def values(game: Game, nation: str, card: Card, reserve: Iterable[int]) -> tuple[int, ...]:
    """The values a Tactical Card may be played at: its own, or double where a Card of Fate says so; those of
    `reserve` for a Reserve."""
    if card.suit == RESERVE:
        return tuple(reserve)
    terms = condition(game, "double")
    if terms and terms["nation"] == nation and terms["card"] == card.face:
        return (card.value, 2 * card.value)
    return (card.value,)


def worth(game: Game, combat: Combat, nation: str, value: int) -> int:
    """What a Tactical Card played now at `value` counts (R39)."""
    terms = condition(game, "first-card")
    if terms is None or not _is_first_card(game, combat, nation, terms):
        return value
    return int(terms["value"]) if "value" in terms else value + int(terms["add"])


def _is_first_card(game: Game, combat: Combat, nation: str, terms: Terms) -> bool:
    if "nation" in terms:
        return bool(terms["nation"] == nation)
    attacking = nation == combat.attacker
    if terms["general"] not in game.generals_at(combat.city_of(nation)):
        return False
    return bool(attacking == (terms["side"] == "attacking"))


def uses_up(game: Game, combat: Combat, nation: str, card: Card, value: int, *, done: bool) -> bool:
    """Whether playing a Tactical Card uses the effect up (R30, R39). `done` says of a pressed nation that her
    score has come above 0 by it, or that she has nothing left to play (7 diamonds)."""
    first, double = condition(game, "first-card"), condition(game, "double")
    if first is not None:
        return _is_first_card(game, combat, nation, first)
    if double is not None:
        return card.suit != RESERVE and value == 2 * card.value
    return done and is_pressed(game, combat, nation)


def is_pressed(game: Game, combat: Combat, nation: str) -> bool:
    """Whether a nation has to go on playing until her score is above 0 (7 diamonds)."""
    terms = condition(game, "press")
    return terms is not None and terms["general"] in game.generals_at(combat.city_of(nation))

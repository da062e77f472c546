"""Combat: which attack first, which card, where a loser goes (rules 7 and 8)."""

from __future__ import annotations

from pbem.bots.outlook import Outlook
from pbem.bots.picture import cards_of, picture
from pbem.engine import conquest
from pbem.engine.model import Game, Rules
from pbem.report.parts import Asked, Pairing, Place
from pbem.report.view import View

RESERVE_MOST = 10
"""The most a Reserve is played for."""

WORTH = 3
"""A card is played to save troops if each of them costs fewer points than this; a recruit costs 6."""

RESTRAINT = 0.8
"""How much of the other's likely cards one reckons with before a fight is fought out."""


def attack(view: View, rules: Rules, asked: Asked) -> str:
    """The attack with the best prospects first."""
    outlook, game = _seen(view, rules, asked.nation)

    def prospects(pairing: Pairing) -> float:
        here, there = (rules.board.index[place.key] for place in (pairing.place, pairing.enemy_place))
        own, theirs = game.strength(here), game.strength(there)
        return own - theirs - outlook.likely(pairing.enemy) + outlook.powers[pairing.place.suit]

    best = max(asked.pairings, key=prospects)
    return f"attack {best.generals[0]} > {best.enemies[0]}"


def _seen(view: View, rules: Rules, nation: str) -> tuple[Outlook, Game]:
    return Outlook(view, rules, nation, cards_of(view.of(nation))), picture(view, rules)


# ------------------------------------------------------------------------------------------- cards


def play(view: View, rules: Rules, asked: Asked) -> str:
    """Fight on while the hand promises more than the other's; else make defeat cheap."""
    assert asked.pairing
    reserves = view.of(asked.nation).hand.reserves
    values = sorted((int(face[1:]), face) for face in asked.cards)
    troops = _troops(view, asked)
    if asked.score == 0:
        return f"play {values[0][1]}" if asked.must and values else "concede"
    outlook, _ = _seen(view, rules, asked.nation)
    power = sum(value for value, _ in values) + RESERVE_MOST * reserves
    if _worth_fighting(asked, power, outlook.likely(asked.pairing.enemy), troops):
        return _turn(asked, values)
    return _cheaply(asked, values, troops)


def _troops(view: View, asked: Asked) -> int:
    assert asked.pairing
    own = {general.piece.name: general.troops for general in view.of(asked.nation).generals}
    return sum(own[name] for name in asked.pairing.generals)


def _worth_fighting(asked: Asked, power: float, theirs: float, troops: int) -> bool:
    """Whether the hand outlasts what the other may play; where little is at stake it is given up."""
    if min(-asked.score, troops) <= 1 and not asked.must:
        return False
    return power + asked.score > RESTRAINT * theirs


def _turn(asked: Asked, values: list[tuple[int, str]]) -> str:
    """The lowest card that turns the score, else the highest; a Reserve if there is no other."""
    turning = [face for value, face in values if value > -asked.score]
    if turning:
        return f"play {turning[0]}"
    if values:
        return f"play {values[-1][1]}"
    return f"play R{min(RESERVE_MOST, 1 - asked.score)}"


def _cheaply(asked: Asked, values: list[tuple[int, str]], troops: int) -> str:
    """A card that leaves the score below 0 and saves more than it costs, else defeat."""
    if asked.must and values:
        return f"play {values[0][1]}"
    at_stake = min(-asked.score, troops)
    best = max(values, key=lambda one: (_saved(asked, one[0], troops) - one[0] / WORTH, one), default=None)
    if best and _saved(asked, best[0], troops) * WORTH > best[0]:
        return f"play {best[1]}"
    most = min(RESERVE_MOST, -asked.score - 1)
    if asked.reserve and at_stake - min(-asked.score - most, troops) >= 4:
        return f"play R{most}"
    return "concede"


def _saved(asked: Asked, value: int, troops: int) -> int:
    """How many troops a card of this value saves if defeat follows; none if it turns the score."""
    if value >= -asked.score:
        return 0
    return min(-asked.score, troops) - min(-asked.score - value, troops)


# ----------------------------------------------------------------------------------------- retreats


def retreat(view: View, rules: Rules, asked: Asked) -> str:
    """Where the loser is of least use: away from what he protects or wants, far from his trains."""
    game = picture(view, rules)
    trains = [game.where[train] for train in game.trains_of(asked.loser)]
    cared = _cares_for(game, asked)

    def use(place: Place) -> tuple[int, int]:
        near = rules.board.distances_from(rules.board.index[place.key])
        close = sum(near[city] <= conquest.PROTECTION for city in cared)
        return close, -min((near[city] for city in trains), default=0)

    return min(asked.places, key=use).title


def _cares_for(game: Game, asked: Asked) -> list[int]:
    """The objectives a loser protects or still wants."""
    objectives = ((nation, city) for nation, cities in game.rules.board.objectives.items() for city in cities)
    return [
        city
        for nation, city in objectives
        if city not in game.conquered and asked.loser in (nation, game.rules.defender_of(city))
    ]

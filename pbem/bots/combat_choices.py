"""Decisions in combat: which attack comes first, which card is played, where a loser goes (rules 7 and 8)."""

from __future__ import annotations

from pbem.bots.letter import doubled
from pbem.bots.outlook import Foe, Outlook
from pbem.bots.picture import cards_of, picture
from pbem.engine import conquest
from pbem.engine.model import Game, Rules
from pbem.report.question_records import OpenQuestion, Pairing
from pbem.report.view import View
from pbem.report.view_records import Place

RESERVE_SAVES = 4
"""A Reserve is played to lose a fight cheaply if it saves so many troops."""

WORTH = 3
"""A card is played to save troops if each of them costs fewer points than this; a recruit costs 6."""

RESTRAINT = 0.8
"""How much of the other's likely cards one reckons with before a fight is fought out."""


def attack(view: View, rules: Rules, asked: OpenQuestion) -> str:
    """The attack with the best prospects."""
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


def play(view: View, rules: Rules, asked: OpenQuestion) -> str:
    """A card, while the own hand promises more than the enemy's; otherwise what makes the defeat cheap."""
    assert asked.pairing
    troops = _troops(view, asked)
    if asked.score == 0 and not asked.must:
        return "concede"
    outlook, _ = _seen(view, rules, asked.nation)
    if asked.must or _worth_fighting(view, asked, outlook.likely(asked.pairing.enemy)):
        return f"play {_turning(asked)}"
    return _cheaply(asked, troops)


def _troops(view: View, asked: OpenQuestion) -> int:
    assert asked.pairing
    own = {general.piece.name: general.troops for general in view.of(asked.nation).generals}
    return sum(own[name] for name in asked.pairing.generals)


def _values(asked: OpenQuestion) -> list[tuple[int, str]]:
    """The cards that fit, lowest first, as (value, card)."""
    cards = [(int(face[1:]), face) for face in dict.fromkeys(asked.cards)]
    cards += [(2 * int(asked.double[1:]), doubled(asked))] if asked.double else []
    return sorted(cards)


def _worth_fighting(view: View, asked: OpenQuestion, theirs: float) -> bool:
    """Whether the hand outlasts what the other may play."""
    power = sum(value for value, _ in _values(asked))
    power += max(asked.values, default=0) * view.of(asked.nation).hand.reserves
    return power > 0 and power + asked.score > RESTRAINT * theirs


def _turning(asked: OpenQuestion) -> str:
    """The lowest card that turns the score, else the highest; a Reserve if there is no other."""
    values = _values(asked)
    turning = [card for value, card in values if value > -asked.score]
    if turning or values:
        return turning[0] if turning else values[-1][1]
    return f"R{min((value for value in asked.values if value > -asked.score), default=max(asked.values))}"


def _cheaply(asked: OpenQuestion, troops: int) -> str:
    """A card that leaves the score below 0 and saves more than it costs, else defeat."""
    gains = ((WORTH * _saved(asked, value, troops) - value, value, card) for value, card in _values(asked))
    gain, _, card = max(gains, default=(0, 0, ""))
    if gain > 0:
        return f"play {card}"
    most = max((value for value in asked.values if value < -asked.score), default=0)
    return f"play R{most}" if _saved(asked, most, troops) >= RESERVE_SAVES else "concede"


def _saved(asked: OpenQuestion, value: int, troops: int) -> int:
    """How many troops a card of this value saves if defeat follows; none if it turns the score."""
    if value >= -asked.score:
        return 0
    return min(-asked.score, troops) - min(-asked.score - value, troops)


# ----------------------------------------------------------------------------------------- retreats


def retreat(view: View, rules: Rules, asked: OpenQuestion) -> str:
    """The city where the loser is of least use: far from what he protects or wants, and from his trains."""
    game = picture(view, rules)
    trains = [game.where[train] for train in game.trains_of(asked.loser)]
    cared = _cares_for(game, asked)

    def use(place: Place) -> tuple[int, int]:
        near = rules.board.distances_from(rules.board.index[place.key])
        close = sum(near[city] <= conquest.PROTECTION for city in cared)
        return close, -min((near[city] for city in trains), default=0)

    return min(asked.places, key=use).title


def _cares_for(game: Game, asked: OpenQuestion) -> list[int]:
    """The objectives a loser protects or still wants."""
    objectives = ((nation, city) for nation, cities in game.rules.board.objectives.items() for city in cities)
    return [
        city
        for nation, city in objectives
        if city not in game.conquered and asked.loser in (nation, game.rules.defender_of(city))
    ]


# ---------------------------------------------------------------------------------------- stepping aside


def evade(view: View, rules: Rules, asked: OpenQuestion) -> str:
    """The city next to the fewest enemies, if the fight does not promise well; otherwise no city."""
    assert asked.pairing
    outlook, game = _seen(view, rules, asked.nation)
    here, there = (rules.board.index[place.key] for place in (asked.pairing.place, asked.pairing.enemy_place))
    foe = Foe(asked.pairing.enemy, there, game.strength(there))
    if outlook.margin(game.strength(here), here, foe) > 0:
        return "pass"
    enemies = [foe.city for foe in outlook.foes(game)]

    def next_to(place: Place) -> int:
        near = rules.board.distances_from(rules.board.index[place.key])
        return sum(near[city] == 1 for city in enemies)

    return min(asked.places, key=next_to).title

"""What sentences about Tactical Cards and combats claim (rules 3, 7, 8)."""

from __future__ import annotations

from itertools import pairwise

from pbem.engine.model import Combat
from support.truth.board_claims import Claim
from support.truth.moment import Moment, faces


def shuffled(m: Moment) -> None:
    before, after = m.before.chance, m.after.chance
    assert m.facts["count"] == len(after.draw) - len(before.draw)
    assert {card.deck for card in after.draw[: m.facts["count"]]} == set(m.facts["decks"])
    if m.facts["first"]:
        assert not before.opened and not before.draw
    else:
        # Nothing runs short that can still give what a nation draws, at most 7 cards, or the imaginary 5.
        assert len(before.draw) < 7


def drawn(m: Moment) -> None:
    nation = m.facts["nation"]
    assert len(m.after.hands[nation]) - len(m.before.hands[nation]) == m.facts["count"]
    if "cards" in m.facts:
        assert sorted([*faces(m.before, nation), *m.facts["cards"]]) == faces(m.after, nation)


def discarded(m: Moment) -> None:
    """In her stage she discards one of the cards just drawn."""
    nation = m.facts["nation"]
    assert len(m.before.hands[nation]) - len(m.after.hands[nation]) == 1
    if m.stage is not None:
        assert m.stage == nation and m.before.stage.drawn
    if "card" in m.facts:
        assert sorted([*faces(m.after, nation), m.facts["card"]]) == faces(m.before, nation)


def burnt(m: Moment) -> None:
    piled = [sum(map(len, game.chance.piles)) for game in (m.before, m.after)]
    assert piled[1] - piled[0] == m.facts["count"] == m.before.rules.imaginary_draw


# ------------------------------------------------------------------------------------------ combat


def attacks_found(m: Moment) -> None:
    pairs = m.facts["attacks"]
    assert m.facts["nation"] == m.stage
    assert len(pairs) == len(m.after.stage.attacks)
    for own, other in pairs:
        here, there = m.number(own), m.number(other)
        assert m.before.rules.board.adjacent(here, there)
        assert m.before.nation_at(here) == m.stage and m.before.generals_at(there)


def combat_began(m: Moment) -> None:
    now = _combat(m)
    here, there = m.city(), m.city("enemy_city")
    assert (m.facts["nation"], m.facts["enemy"]) == (m.before.nation_at(here), m.before.nation_at(there))
    assert m.facts["generals"] == m.before.generals_at(here)
    assert m.facts["enemy_generals"] == m.before.generals_at(there)
    assert (m.facts["troops"], m.facts["enemy_troops"]) == (m.before.strength(here), m.before.strength(there))
    assert m.facts["score"] == m.facts["troops"] - m.facts["enemy_troops"] == now.score
    assert m.facts["to_play"] == now.to_play


def _combat(m: Moment) -> Combat:
    assert m.after.stage.combat
    return m.after.stage.combat


def card_played(m: Moment) -> None:
    nation, value, was = m.facts["nation"], m.facts["value"], m.before.stage.combat
    assert was and nation == was.to_play
    assert sorted([*faces(m.after, nation), m.facts["card"]]) == faces(m.before, nation)
    assert m.facts["score"] == was.score + (value if nation == was.attacker else -value) == _combat(m).score
    assert m.facts["to_play"] == _combat(m).to_play


def combat_ended(m: Moment) -> None:
    was, loser = m.before.stage.combat, m.facts["loser"]
    assert was and m.after.stage.combat is None
    if loser is None:
        assert was.score == m.facts["loss"] == 0 and m.facts["winner"] is None
    else:
        assert m.facts["loss"] == -was.score_of(loser) > 0 and loser == was.to_play
        assert m.facts["winner"] == was.enemy(loser)


def retreated(m: Moment) -> None:
    owed, start, path = m.before.stage.retreat, m.city("start"), m.numbers(m.facts["path"])
    assert owed and len(path) == owed.length and start == owed.city
    assert (m.facts["nation"], m.facts["chosen_by"]) == (owed.loser, owed.winner)
    assert m.facts["generals"] == m.before.generals_at(start) == m.after.generals_at(path[-1])
    assert all(m.before.rules.board.adjacent(a, b) for a, b in pairwise([start, *path]))
    assert not any(m.before.at.get(city) for city in path)


CARD_CLAIMS: dict[str, Claim] = {
    "Shuffled": shuffled,
    "Drawn": drawn,
    "Discarded": discarded,
    "Burnt": burnt,
    "AttacksFound": attacks_found,
    "CombatBegan": combat_began,
    "CardPlayed": card_played,
    "CombatEnded": combat_ended,
    "Retreated": retreated,
}

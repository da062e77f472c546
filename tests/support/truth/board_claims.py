"""What sentences about the turn, moves, conquests and troops claim (rules 2, 4, 5, 6, 9, 10)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from pbem.engine.model import COMBAT, MOVEMENT, OVER, RETROACTIVE, SUPPLY, TURN_END
from support.truth.moment import Moment, faces

Claim = Callable[[Moment], None]


def set_up(m: Moment) -> None:
    nation = m.facts["nation"]
    assert nation not in m.before.hands and nation in m.after.hands
    if "troops" in m.facts:
        assert dict(m.facts["troops"]) == {name: m.after.troops[name] for name in m.after.generals_of(nation)}
        assert sum(m.facts["troops"].values()) == m.after.rules.nations[nation].troops


def turn_began(m: Moment) -> None:
    assert m.facts["turn"] == m.after.turn == m.before.turn + 1


def stage_began(m: Moment) -> None:
    assert m.facts["nation"] == m.after.nation not in m.after.quit


def phase_began(m: Moment) -> None:
    assert (m.facts["nation"], m.facts["phase"]) == (m.after.nation, m.after.phase)
    assert not m.late or (m.before.phase, m.after.phase) == (MOVEMENT, COMBAT)


def turn_ended(m: Moment) -> None:
    assert m.facts["turn"] == m.before.turn and m.after.phase == TURN_END


def game_ended(m: Moment) -> None:
    nations, players = m.facts["nations"], m.facts["players"]
    assert m.after.phase == OVER and m.after.winners == nations
    assert set(players) == {m.before.player_of(nation) for nation in nations}


# ------------------------------------------------------------------------------- moves, conquests


def moved(m: Moment) -> None:
    pieces, start, path = m.facts["pieces"], m.city("start"), m.numbers(m.facts["path"])
    assert all(m.before.where[name] == start and m.after.where[name] == path[-1] for name in pieces)
    assert {m.before.rules.nation_of[name] for name in pieces} == {m.stage} == {m.facts["nation"]}
    stirred = {name for name in m.after.where if m.after.where[name] != m.before.where.get(name)}
    assert set(pieces) == stirred or start == path[-1]
    assert all(m.before.rules.board.adjacent(a, b) for a, b in pairwise([start, *path]))
    there = {name for name in m.before.generals_at(path[-1]) if name not in pieces}
    assert set(m.facts["united"]) == (there if pieces[0] in m.before.troops else set())


def train_taken(m: Moment) -> None:
    train = m.facts["train"]
    assert m.before.where[train] == m.city() and train not in m.after.where
    assert (
        m.before.rules.trains[train].nation
        != m.facts["nation"]
        == m.before.rules.nation_of[next(name for name in m.after.generals_at(m.city()))]
    )


def conquered(m: Moment) -> None:
    city, nation = m.city(), m.facts["nation"]
    assert m.after.conquered - m.before.conquered == {city}
    assert m.before.rules.board.cities[city].objective_of == nation == m.stage
    _only_if_marked(m, city)


def _only_if_marked(m: Moment, city: int) -> None:
    """What falls "after all" was contested, and nobody protects it any more."""
    assert m.facts["retroactive"] == (m.before.phase == RETROACTIVE)
    if m.facts["retroactive"]:
        assert city in m.before.stage.marks and not _near(m, city)


def reconquered(m: Moment) -> None:
    city = m.city()
    assert m.before.conquered - m.after.conquered == {city}
    assert m.before.rules.board.cities[city].objective_of == m.facts["loser"]
    assert m.before.rules.defender_of(city) == m.facts["nation"] == m.stage
    assert m.facts["retroactive"] == (m.before.phase == RETROACTIVE)
    if m.facts["retroactive"]:
        assert city in m.before.stage.marks


def _near(m: Moment, city: int) -> set[str]:
    """The defender's generals within three cities."""
    defender = m.before.rules.defender_of(city)
    generals = m.before.generals_of(defender) if defender else ()
    return {name for name in generals if m.before.rules.board.distance(city, m.before.where[name]) <= 3}


def marked(m: Moment) -> None:
    city = m.city()
    assert city not in m.before.stage.marks and city in m.after.stage.marks
    assert m.facts["nation"] == m.stage
    _protects(m, city)


def mark_lifted(m: Moment) -> None:
    city = m.city()
    assert city in m.before.stage.marks and m.facts["nation"] == m.stage
    if m.facts["protectors"]:
        _protects(m, city)
    else:
        assert m.before.rules.board.cities[city].objective_of == m.stage == "Prussia"
        assert m.after.offensive and m.after.offensive.taken and m.after.fate.cuts["Prussia"]


def _protects(m: Moment, city: int) -> None:
    """The protectors are all pieces near by of the nation that defends the city or, against reconquest, holds
    it (rule 5)."""
    rules, objective_of = m.before.rules, m.before.rules.board.cities[city].objective_of
    defender = objective_of if city in m.before.conquered else rules.defender_of(city)
    assert defender and defender != m.stage
    pieces = m.before.generals_of(defender)
    pieces += m.before.trains_of(defender) if defender == objective_of == "Imperial Army" else ()
    roads = {name: rules.board.distance(city, m.before.where[name]) for name in pieces}
    near = {name for name in pieces if roads[name] <= (4 if _guards_far(m, name) else 3)}
    assert set(m.facts["protectors"]) == near and near


def _guards_far(m: Moment, name: str) -> bool:
    """11 hearts."""
    return name == "Heinrich" and (m.before.fate.card, m.before.fate.suit) == ("11", "H")


# ------------------------------------------------------------------------------------------ troops


def allotted(m: Moment) -> None:
    assert all(m.after.troops[name] == troops for name, troops in m.facts["troops"].items())
    assert m.after.total(m.facts["nation"]) == m.before.total(m.facts["nation"])
    assert {m.after.rules.nation_of[name] for name in m.facts["troops"]} == {m.facts["nation"]}


def recruited(m: Moment) -> None:
    nation, entered = m.facts["nation"], m.facts["entered"]
    paid, points = list(m.facts["cards"]), m.facts["points"]
    assert sorted([*faces(m.after, nation), *paid]) == faces(m.before, nation)
    assert points == sum(10 if face == "R" else int(face[1:]) for face in paid) >= m.facts["cost"]
    assert m.after.total(nation) - m.before.total(nation) == m.facts["count"]
    for name, place in entered:
        assert name not in m.before.where and m.after.where[name] == m.number(place)
    cities = [m.number(place) for piece, place in entered if piece in m.after.troops]
    joined = {name for city in cities for name in m.before.generals_at(city)}
    assert set(m.facts["united"]) == joined
    trains = sum(name in m.before.rules.trains for name, _ in entered)
    closed = _closed(m, nation)
    assert m.facts["cost"] == (m.facts["count"] + trains) * (8 if closed else 6)
    if m.facts["substitute"] is not None:
        assert closed and {m.number(place) for _, place in entered} == {m.city("substitute")}
    if "troops" in m.facts:
        before = m.before.troops
        assert all(m.after.troops[g] - before.get(g, 0) == n for g, n in m.facts["troops"].items())


def _closed(m: Moment, nation: str) -> bool:
    game, player = m.before, m.before.player_of(nation)
    there = (game.nation_at(city) for city in game.rules.nations[nation].depots)
    return all(other is not None and game.player_of(other) != player for other in there)


def troops_lost(m: Moment) -> None:
    city, nation, why = m.city(), m.facts["nation"], m.facts["why"]
    assert m.before.nation_at(city) == nation
    assert m.before.strength(city) - m.after.strength(city) == m.facts["count"]
    assert m.gone(m.facts["removed"])
    stays = set(m.before.generals_at(city)) - set(m.facts["removed"])
    assert stays == set(m.after.generals_at(city))
    if "left" in m.facts:
        assert dict(m.facts["left"]) == {name: m.after.troops[name] for name in stays}
    if why == "unsupplied":
        assert m.before.phase == SUPPLY and all(g in m.before.face_down for g in m.before.generals_at(city))
    elif why == "no retreat":
        assert not stays
    else:
        assert why == "combat" and m.before.phase == COMBAT


def faced_down(m: Moment) -> None:
    generals = m.facts["generals"]
    assert m.after.face_down - m.before.face_down == set(generals)
    assert {m.before.rules.nation_of[name] for name in generals} == {m.facts["nation"]}
    if m.facts["united"]:
        assert {m.after.where[name] for name in generals} <= {
            m.before.where[name] for name in m.before.face_down
        }


def faced_up(m: Moment) -> None:
    generals = m.facts["generals"]
    assert m.before.face_down - m.after.face_down == set(generals)
    assert {m.before.rules.nation_of[name] for name in generals} == {m.facts["nation"]}


BOARD_CLAIMS: dict[str, Claim] = {
    "SetUp": set_up,
    "TurnBegan": turn_began,
    "StageBegan": stage_began,
    "PhaseBegan": phase_began,
    "TurnEnded": turn_ended,
    "GameEnded": game_ended,
    "Moved": moved,
    "TrainTaken": train_taken,
    "Conquered": conquered,
    "Reconquered": reconquered,
    "Marked": marked,
    "MarkLifted": mark_lifted,
    "Allotted": allotted,
    "Recruited": recruited,
    "TroopsLost": troops_lost,
    "FacedDown": faced_down,
    "FacedUp": faced_up,
}

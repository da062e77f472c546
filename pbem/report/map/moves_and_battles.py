"""What happened in the turn shown: moves and retreats as arrows, battles as crossed swords."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from pbem.changed_copy import replace
from pbem.data.tongues import Tongue
from pbem.engine.board import Board
from pbem.engine.phrase import joined, phrase
from pbem.records import dataclass
from pbem.report.map import palette, shapes, shown_turn
from pbem.report.map.frame import Frame
from pbem.report.map.svg import Point, clean, element, group, moved, number, path_data
from pbem.report.story import Battle
from pbem.report.view import View
from pbem.report.view_records import Place
from pbem.report.visible_event import VisibleEvent

MOVES = ("Moved", "Displaced", "Retreated")


@dataclass(frozen=True)
class March:
    """A way that pieces went together; `kind` is the event's."""

    kind: str
    nation: str
    pieces: tuple[str, ...]
    way: tuple[Place, ...]


def marches(sights: Sequence[VisibleEvent]) -> tuple[March, ...]:
    """The ways of a turn in order; one in several steps is one way."""
    ways: list[March] = []
    for one in sights:
        if one.kind in MOVES:
            facts = one.fields
            pieces = facts["generals"] if one.kind == "Retreated" else facts["pieces"]
            new = March(one.kind, facts["nation"], tuple(pieces), (facts["start"], *facts["path"]))
            if ways and _goes_on(ways[-1], new):
                ways[-1] = replace(ways[-1], way=(*ways[-1].way, *new.way[1:]))
            else:
                ways.append(new)
    return tuple(ways)


def _goes_on(before: March, new: March) -> bool:
    same = (before.kind, before.pieces) == (new.kind, new.pieces)
    return same and before.way[-1].key == new.way[0].key


def draw_moves(view: View, board: Board, frame: Frame, tongue: Tongue) -> str:
    """An arrow along the cities of each way; a retreat's is dashed, that of a Card of Fate dotted."""
    shown = (_arrow(march, board, frame, tongue) for march in marches(shown_turn.events_of_turn(view)))
    return group("layer moves", shown)


# As many as the maps of a long game hold: its pages show all turns to each reader, one after the other.
@lru_cache(maxsize=2048)
def _arrow(march: March, board: Board, frame: Frame, tongue: Tongue) -> str:
    cities = [board.cities[board.index[place.key]] for place in march.way]
    if not any(frame.holds(city) for city in cities):
        return ""
    title = element("title", clean(tongue.say(_march_in_words(march))))
    return group(
        f"move {march.kind.lower()}",
        (title, arrow([frame.of(city) for city in cities], march.kind, march.nation, frame.size)),
        data_piece=",".join(march.pieces),
        data_nation=march.nation,
        data_way=",".join(place.key for place in march.way),
    )


def arrow(way: Sequence[Point], kind: str, nation: str, size: float) -> str:
    """An arrow along a way, beside it, from its first point to its last."""
    ink, points = palette.NATIONS[nation].ink, _aside(way, 2.2 * size)
    points[0], end = _short(points[0], points[1], 4 * size), _short(points[-1], points[-2], 7 * size)
    points[-1] = _short(end, points[-2], 5 * size)
    under = {"d": path_data(points), "fill": "none", "stroke_linejoin": "round"}
    dashes = {"Retreated": "6 3.5", "Displaced": "1.5 3"}.get(kind)
    halo = element("path", **under, stroke=palette.PAPER, stroke_width=4.4 * size, stroke_opacity=0.85)
    shaft = element("path", **under, stroke=ink, stroke_width=2.2 * size, stroke_dasharray=dashes)
    head = element(
        "path", d=_head(points[-1], end, 4.2 * size), fill=ink, stroke=palette.PAPER, stroke_width=0.7
    )
    return halo + shaft + head


def _march_in_words(march: March) -> str:
    pieces, start, end = joined(march.pieces), march.way[0].title, march.way[-1].title
    if march.kind == "Retreated":
        return phrase("{pieces} retreated from {start} to {end}", pieces=pieces, start=start, end=end)
    return phrase("{pieces} moved from {start} to {end}", pieces=pieces, start=start, end=end)


def _aside(points: Sequence[Point], by: float) -> list[Point]:
    """A line moved to its right, so that it does not hide the road, nor the way back."""
    shifted = []
    for at, (x, y) in enumerate(points):
        before, after = points[max(at - 1, 0)], points[min(at + 1, len(points) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        shifted.append((x - dy / length * by, y + dx / length * by))
    return shifted


def _short(end: Point, towards: Point, by: float) -> Point:
    dx, dy = towards[0] - end[0], towards[1] - end[1]
    length = math.hypot(dx, dy) or 1.0
    part = min(by / length, 0.45)
    return end[0] + dx * part, end[1] + dy * part


def _head(base: Point, tip: Point, half: float) -> str:
    dx, dy = tip[0] - base[0], tip[1] - base[1]
    length = math.hypot(dx, dy) or 1.0
    dx, dy = dx / length, dy / length
    tip = base[0] + dx * half * 1.9, base[1] + dy * half * 1.9
    sides = (base[0] - dy * half, base[1] + dx * half), (base[0] + dy * half, base[1] - dx * half)
    return path_data((tip, *sides)) + "z"


# ------------------------------------------------------------------------------------------ battles


@dataclass(frozen=True)
class BattleSign:
    """A battle on the map: between which cities, and how it ended; `again` counts the earlier battles between
    the same two."""

    number: int
    nation: str
    enemy: str
    city: str
    enemy_city: str
    winner: str | None
    loss: int
    over: bool
    again: int = 0

    def at(self, board: Board, frame: Frame) -> Point:
        """Between the two cities; beside the earlier ones."""
        (x, y), (a, b) = (frame.of(board.cities[board.index[key]]) for key in (self.city, self.enemy_city))
        return (x + a) / 2 + 13 * frame.size * self.again, (y + b) / 2

    def caption(self, letters: dict[str, str]) -> str:
        """Who beat whom by how much: `P›A 3`, `P=A`, `P–A ?`."""
        own, other = letters[self.nation], letters[self.enemy]
        if not self.over:
            return f"{own}–{other} ?"
        if self.winner is None:
            return f"{own}={other}"
        return f"{own}›{other} {self.loss}" if self.winner == self.nation else f"{other}›{own} {self.loss}"

    def in_words(self) -> str:
        """The same in words."""
        loser = self.enemy if self.winner == self.nation else self.nation
        if not self.over:
            return phrase(
                "Battle between {one} and {other}, not yet decided", one=self.nation, other=self.enemy
            )
        if self.winner is None:
            return phrase("Battle between {one} and {other}: a tie", one=self.nation, other=self.enemy)
        return phrase("Battle: {one} beat {other} by {loss}", one=self.winner, other=loser, loss=self.loss)


def battle_signs(view: View) -> tuple[BattleSign, ...]:
    """The battles of the turn, in order; and the one being fought, even if the story does not begin it."""
    signs: list[BattleSign] = []
    finished = (_fought(count, battle) for count, battle in enumerate(shown_turn.battles(view), 1))
    for one in (*finished, *_under_way(view)):
        again = sum({one.city, one.enemy_city} == {before.city, before.enemy_city} for before in signs)
        signs.append(replace(one, again=again))
    return tuple(signs)


def _under_way(view: View) -> Iterator[BattleSign]:
    if fight := shown_turn.unfinished_combat(view):
        places = fight.attacker_place.key, fight.defender_place.key
        yield BattleSign(
            len(shown_turn.battles(view)) + 1, fight.attacker, fight.defender, *places, None, 0, over=False
        )


def _fought(number: int, battle: Battle) -> BattleSign:
    began, end = battle.began.fields, battle.end.fields if battle.end else None
    return BattleSign(
        number,
        began["nation"],
        began["enemy"],
        began["city"].key,
        began["enemy_city"].key,
        end["winner"] if end else None,
        end["loss"] if end else 0,
        end is not None,
    )


def swords(battle: BattleSign, at: Point, frame: Frame, tongue: Tongue) -> str:
    """Crossed swords where a battle was."""
    title = element("title", clean(tongue.say(battle.in_words())))
    return group(
        "battle",
        (title, crossed_swords(at, frame.size)),
        data_city=battle.city,
        data_enemy_city=battle.enemy_city,
        data_battle=number(battle.number),
    )


def crossed_swords(at: Point, size: float) -> str:
    """The sign of a battle."""
    half = 6.2 * size
    disc = element(
        "circle", cx=at[0], cy=at[1], r=half, fill=palette.PAPER, stroke=palette.ALARM, stroke_width=1.3
    )
    crossed = element(
        "path",
        d=shapes.SWORDS,
        transform=moved(at, half * 0.62),
        stroke=palette.INK,
        stroke_width=0.3,
        fill="none",
        stroke_linecap="round",
    )
    return disc + crossed


def fought_over(view: View) -> Iterator[str]:
    """The keys of the cities that were fought over, taken or marked."""
    for battle in battle_signs(view):
        yield from (battle.city, battle.enemy_city)
    for one in shown_turn.events_of_turn(view):
        if one.kind in ("Conquered", "Reconquered", "Marked", "TrainTaken"):
            yield one.fields["city"].key

"""The map of a view as SVG."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.data.tongues import Tongue
from pbem.data.tongues import tongue as tongue_of
from pbem.engine.board import Board
from pbem.report.map import cities, city_names, counters, legend, moves_and_battles, palette
from pbem.report.map.frame import WIDTH, Frame, frame
from pbem.report.map.free_room import FreeRoom, Wish, place_all, place_each
from pbem.report.map.ground import country_names, ground, roads
from pbem.report.map.map_in_words import alternative, map_title
from pbem.report.map.svg import ABOVE_GROUND, FONT, GROUND, clean, element, group
from pbem.report.view import View


def draw_map(view: View, board: Board, *, theatre: str | None = None, tongue: Tongue | None = None) -> str:
    """What a view shows, on the board: all of it, or one theatre of `frame.THEATRES` or `frame.FIGHTING`.

    It holds no script and refers to nothing outside. KeyError if there is no theatre of that name.
    """
    spoken = tongue or tongue_of("en")
    part = frame(view, board, theatre, legend.TOP)
    drawing = _Drawing(view, board, part, spoken)
    below, bottom = legend.below(view, part, spoken)
    content = (
        element("title", clean(map_title(view, part, spoken)), id="map-title"),
        element("desc", clean(alternative(view, spoken)), id="map-desc"),
        element("defs", _clip(part), cities.symbols(part)),
        element("rect", width=WIDTH, height=bottom, fill=palette.PAPER),
        element("g", *drawing.layers(), clip_path="url(#map-frame)"),
        legend.above(view, part, spoken),
        below,
    )
    return (
        element(
            "svg",
            *content,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {bottom:.0f}",
            width=WIDTH,
            height=round(bottom),
            role="img",
            aria_labelledby="map-title map-desc",
            font_family=FONT,
            class_="pbem-map",
        )
        + "\n"
    )


def _clip(part: Frame) -> str:
    inside = element("rect", x=0, y=part.top, width=WIDTH, height=part.height)
    return element("clipPath", inside, id="map-frame")


class _Drawing:
    """The layers of one map, and the room they share."""

    def __init__(self, view: View, board: Board, part: Frame, tongue: Tongue) -> None:
        self.view, self.board, self.part, self.tongue = view, board, part, tongue
        self.room = FreeRoom((2.0, part.top + 2, WIDTH - 2.0, part.top + part.height - 2))
        self.fought = moves_and_battles.battle_signs(view)
        self.large = city_names.cities_with_signs(view, board)
        self.letters = {row.name: row.letter for row in view.nations}

    def layers(self) -> Iterator[str]:
        """All layers, the lowest first."""
        view, board, part, tongue = self.view, self.board, self.part, self.tongue
        below = ground(board, part), country_names(part, tongue), roads(board, part)
        yield element("g", *below, class_=GROUND)
        yield ABOVE_GROUND
        yield moves_and_battles.draw_moves(view, board, part, tongue)
        yield cities.cities(board, part, tongue)
        yield cities.depots(view, board, part, tongue)
        yield cities.draw_objectives(view, board, part, tongue)
        yield cities.marks(view, board, part, tongue)
        self._take_cities()
        battles = self._battles()
        pieces = self._pieces()
        captions = self._captions()
        yield battles
        yield pieces
        yield captions
        yield city_names.draw_names(view, board, part, self.room)

    def _take_cities(self) -> None:
        for box, weight, key in city_names.obstacles(self.view, self.board, self.part):
            self.room.take(box, weight, key)

    def _battles(self) -> str:
        shown = [(one, one.at(self.board, self.part)) for one in self.fought if self._seen(one)]
        half = 7.5 * self.part.size
        for _, (x, y) in shown:
            self.room.take((x - half, y - half, x + half, y + half), 600.0)
        return group(
            "layer battles", (moves_and_battles.swords(one, at, self.part, self.tongue) for one, at in shown)
        )

    def _seen(self, one: moves_and_battles.BattleSign) -> bool:
        return any(
            self.part.holds(self.board.cities[self.board.index[key]]) for key in (one.city, one.enemy_city)
        )

    def _pieces(self) -> str:
        every = counters.counters(self.view, close=self.part.close)
        shown = [one for one in every if self.part.holds(self.board.cities[self.board.index[one.city]])]
        clear = 7 * self.part.size
        wishes = [counters.wish(one, self.board, self.part, clear) for one in shown]
        boxes = place_all(self.room, sorted(wishes, key=lambda wish: -wish.width))
        return group(
            "layer pieces",
            (
                counters.draw_counter(
                    one, boxes[one.key], wish.at, self.part.size, self.tongue, self._mark(one.city)
                )
                for one, wish in zip(shown, wishes, strict=True)
            ),
        )

    def _mark(self, city: str) -> float:
        """How far the sign of a city reaches from its middle."""
        return (cities.OBJECTIVE if city in self.large else cities.CITY) * self.part.size

    def _captions(self) -> str:
        """The result of each battle, beside its swords."""
        shown = {f"battle {one.number}": one for one in self.fought if self._seen(one)}
        size = city_names.IMPORTANT * self.part.size
        wishes = [
            Wish(
                key,
                one.at(self.board, self.part),
                city_names.wide(one.caption(self.letters), size, bold=True),
                size * 1.15,
                8 * self.part.size,
                20,
            )
            for key, one in shown.items()
        ]
        boxes = place_each(self.room, wishes)
        captions = [(shown[key].caption(self.letters), box, shown[key].city) for key, box in boxes.items()]
        return city_names.write_name("layer results", captions, size, palette.ALARM, bold=True)

"""The map of a view as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from pbem.data.tongues import Tongue
from pbem.data.tongues import tongue as tongue_of
from pbem.engine.board import Board
from pbem.patterns import compiled
from pbem.records import dataclass
from pbem.report.map import cities, city_names, counters, moves_and_battles, palette
from pbem.report.map.counters import Counter
from pbem.report.map.frame import TOP, WIDTH, Frame, frame, inset, poster
from pbem.report.map.free_room import HARD, Box, Wish
from pbem.report.map.ground import country_names, ground, roads
from pbem.report.map.layout import Layout, Wanted, layout
from pbem.report.map.legend import WHOLE, above, at_sea, below, framed, sea
from pbem.report.map.map_in_words import alternative, map_title
from pbem.report.map.suits import corner_signs
from pbem.report.map.svg import ABOVE_GROUND, FONT, GROUND, clean, element, group
from pbem.report.view import View


@dataclass(frozen=True)
class Layer:
    """A layer of the map, and whether it looks the same in every turn."""

    drawn: str
    same: bool = False


@dataclass(frozen=True)
class MapParts:
    """A map before it is put together; each part is SVG."""

    part: Frame
    title: str
    words: str
    """What can be seen, for whoever cannot see it."""

    symbols: Mapping[str, str]
    """What layers may point to, by its id."""

    layers: tuple[Layer, ...]
    around: tuple[str, ...]
    """What stands around the framed part of the board, and the words on its sea."""

    bottom: float
    """Where the picture ends."""

    @property
    def box(self) -> str:
        """The picture's `viewBox`."""
        return f"0 0 {self.part.width:.0f} {self.bottom:.0f}"


def draw_map(
    view: View,
    board: Board,
    *,
    theatre: str | None = None,
    tongue: Tongue | None = None,
    legend: str = WHOLE,
    with_inset: bool = False,
    plain: bool = False,
) -> str:
    """What a view shows, on the board: all of it, or one theatre of `frame.THEATRES` or `frame.FIGHTING`.

    `legend` is one of `legend.LEGENDS`; an inset is a close-up of the fighting below the map; a `plain` map
    has a ground for small pictures. It holds no script and refers to nothing outside. KeyError if there is no
    theatre of that name.
    """
    parts = map_parts(
        view, board, theatre=theatre, tongue=tongue, legend=legend, with_inset=with_inset, plain=plain
    )
    words = (
        element("title", clean(parts.title), id="map-title"),
        element("desc", clean(parts.words), id="map-desc"),
    )
    return (
        element(
            "svg",
            *words,
            content(parts),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=parts.box,
            width=WIDTH,
            height=round(parts.bottom),
            role="img",
            aria_labelledby="map-title map-desc",
            font_family=FONT,
            class_="pbem-map",
        )
        + "\n"
    )


def content(parts: MapParts) -> str:
    """What is drawn of a map."""
    return "".join(
        (
            element("defs", *parts.symbols.values()),
            element("rect", width=parts.part.width, height=parts.bottom, fill=palette.PAPER),
            element("g", *(one.drawn for one in parts.layers), clip_path="url(#map-frame)"),
            *parts.around,
        )
    )


def map_parts(
    view: View,
    board: Board,
    *,
    theatre: str | None = None,
    tongue: Tongue | None = None,
    legend: str = WHOLE,
    with_inset: bool = False,
    plain: bool = False,
) -> MapParts:
    """The parts of the map that `draw_map` draws."""
    part = replace(frame(view, board, theatre, TOP), plain=plain)
    return _parts(view, board, part, tongue or tongue_of("en"), legend, with_inset)


def poster_parts(view: View, board: Board, tongue: Tongue, legend: str) -> MapParts:
    """The parts of a poster, which names every city."""
    return _parts(view, board, poster(view, board), tongue, legend)


def _parts(
    view: View, board: Board, part: Frame, tongue: Tongue, legend: str, with_inset: bool = False
) -> MapParts:
    right = part.width / 2 if with_inset and legend == WHOLE else part.width
    words, bottom = below(view, part, tongue, legend, right)
    close, close_up = None, ""
    if with_inset:
        top = part.top + part.height + 8 if right < part.width else bottom
        left = right if right < part.width else 0.0
        close = inset(view, board, (left, top, part.width, bottom))
        close_up = _inset(view, board, close, tongue)
        bottom = max(bottom, close.top + close.height + 2)
    return MapParts(
        part,
        map_title(view, part, tongue),
        alternative(view, tongue),
        {"map-frame": _clip(part), **cities.symbols(part)},
        tuple(_Drawing(view, board, part, tongue, close).layers()),
        (above(view, part, tongue), at_sea(view, part, tongue, legend), words, close_up),
        bottom,
    )


def _clip(part: Frame) -> str:
    inside = element("rect", x=part.left, y=part.top, width=part.width, height=part.height)
    return element("clipPath", inside, id="map-frame")


# What the two maps of one picture point to must not have the same name.
_NAMES = compiled(r'( id="|url\(#|href="#)')


def _inset(view: View, board: Board, close: Frame, tongue: Tongue) -> str:
    """A close-up beside or below its map."""
    layers = "".join(one.drawn for one in _Drawing(view, board, close, tongue).layers())
    symbols = element("defs", _clip(close), *cities.symbols(close).values())
    content = symbols + element("g", layers.replace(ABOVE_GROUND, ""), clip_path="url(#map-frame)")
    return group("inset", (_NAMES.sub(r"\1inset-", content), framed(close)))


_EDGE = 300.0
"""What it costs to stand on the edge of what a close-up shows."""


def _dashed(room: Box) -> str:
    """Where on the map a close-up lies, below all signs and names."""
    left, top, right, bottom = room
    edge = element(
        "rect",
        x=left,
        y=top,
        width=right - left,
        height=bottom - top,
        fill="none",
        stroke=palette.INK,
        stroke_width=1.4,
        stroke_dasharray="7 4",
    )
    return group("layer close-up", (edge,))


@lru_cache(maxsize=16)
def _under_everything(board: Board, part: Frame, tongue: Tongue) -> str:
    """The board itself."""
    return element(
        "g",
        ground(board, part),
        "" if part.plain else country_names(part, tongue),
        roads(board, part),
        corner_signs(board, part),
        class_=GROUND,
    )


class _Drawing:
    """The layers of one map, and the room they share."""

    def __init__(
        self, view: View, board: Board, part: Frame, tongue: Tongue, close: Frame | None = None
    ) -> None:
        self.view, self.board, self.part, self.tongue = view, board, part, tongue
        self.close_up = (*part.at(*close.box[:2]), *part.at(*close.box[2:])) if close else None
        """The room of what a close-up beside the map shows."""
        self.fought = moves_and_battles.battle_signs(view)
        self.large = city_names.cities_with_signs(view, board)
        self.letters = {row.name: row.letter for row in view.nations}

    def layers(self) -> Iterator[Layer]:
        """All layers, the lowest first."""
        view, board, part, tongue = self.view, self.board, self.part, self.tongue
        pieces, captions = self._counters(), self._captions()
        found = self._layout(pieces, captions)
        yield Layer(_under_everything(board, part, tongue) + ABOVE_GROUND, same=True)
        yield Layer(moves_and_battles.draw_moves(view, board, part, tongue))
        if self.close_up:
            yield Layer(_dashed(self.close_up))
        yield Layer(cities.cities(board, part, tongue), same=True)
        yield Layer(cities.depots(view, board, part, tongue))
        yield Layer(cities.draw_objectives(view, board, part, tongue))
        yield Layer(cities.marks(view, board, part, tongue))
        yield Layer(self._battles())
        yield Layer(self._pieces(pieces, found))
        yield Layer(self._results(found))
        yield Layer(city_names.draw_names(view, board, part, found.names, found.ties))

    def _layout(self, pieces: Mapping[str, Counter], captions: Iterable[Wish]) -> Layout:
        """Where everything lies that is not tied to one place."""
        half = 7.5 * self.part.size
        at = [one.at(self.board, self.part) for one in self.fought if self._seen(one)]
        swords = (((x - half, y - half, x + half, y + half), 600.0) for x, y in at)
        wanted = Wanted(
            signs=self.large,
            taken=(*city_names.passing_obstacles(self.view, self.board, self.part), *swords, *self._words()),
            pieces=tuple(self._wish(one.for_everybody()) for one in pieces.values()),
            captions=tuple(captions),
            names=city_names.name_wishes(self.view, self.board, self.part),
        )
        own = tuple(self._wish(one) for one in pieces.values() if one != one.for_everybody())
        return layout(self.board, self.part, wanted, own)

    def _words(self) -> Iterator[tuple[Box, float]]:
        """The room for words on the sea, and the edge of what a close-up shows: it should cross no name."""
        if room := sea(self.part):
            yield room, HARD
        if self.close_up:
            left, top, right, bottom = self.close_up
            for x in (left, right):
                yield (x - 1, top, x + 1, bottom), _EDGE
            for y in (top, bottom):
                yield (left, y - 1, right, y + 1), _EDGE

    def _wish(self, one: Counter) -> Wish:
        return counters.wish(one, self.board, self.part, 7 * self.part.size)

    def _battles(self) -> str:
        shown = ((one, one.at(self.board, self.part)) for one in self.fought if self._seen(one))
        return group(
            "layer battles", (moves_and_battles.swords(one, at, self.part, self.tongue) for one, at in shown)
        )

    def _seen(self, one: moves_and_battles.BattleSign) -> bool:
        return any(
            self.part.holds(self.board.cities[self.board.index[key]]) for key in (one.city, one.enemy_city)
        )

    def _counters(self) -> Mapping[str, Counter]:
        every = counters.counters(self.view, close=self.part.close)
        return {
            one.key: one for one in every if self.part.holds(self.board.cities[self.board.index[one.city]])
        }

    def _pieces(self, shown: Mapping[str, Counter], found: Layout) -> str:
        return group(
            "layer pieces",
            (
                counters.draw_counter(
                    one,
                    found.pieces[key],
                    self.part.of(self.board.cities[self.board.index[one.city]]),
                    self.part.size,
                    self.tongue,
                    self._mark(one.city),
                )
                for key, one in shown.items()
            ),
        )

    def _mark(self, city: str) -> float:
        """How far the sign of a city reaches from its middle."""
        return (cities.OBJECTIVE if city in self.large else cities.CITY) * self.part.size

    def _captions(self) -> tuple[Wish, ...]:
        """The result of each battle, beside its swords."""
        size = city_names.IMPORTANT * self.part.size
        return tuple(
            Wish(
                key,
                one.at(self.board, self.part),
                city_names.wide(one.caption(self.letters), size, bold=True),
                size * 1.15,
                8 * self.part.size,
                20,
            )
            for key, one in self._numbered().items()
        )

    def _results(self, found: Layout) -> str:
        numbered = self._numbered()
        shown = ((numbered[key], box) for key, box in found.captions.items())
        return city_names.write_name(
            "layer results",
            [(one.caption(self.letters), box, one.city) for one, box in shown],
            city_names.IMPORTANT * self.part.size,
            palette.ALARM,
            bold=True,
        )

    def _numbered(self) -> Mapping[str, moves_and_battles.BattleSign]:
        return {f"battle {one.number}": one for one in self.fought if self._seen(one)}

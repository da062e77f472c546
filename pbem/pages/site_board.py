"""What a page knows of its map besides the drawing: cities and roads by number, nations and pieces, and where
these stand. All of it is printed on the board or seen by everybody."""

from __future__ import annotations

from typing import Any

from pbem.data.tongues import Tongue
from pbem.engine.board import Board
from pbem.engine.conquest import PROTECTING_TRAINS, PROTECTION
from pbem.engine.model import Rules
from pbem.engine.supply import LENGTH
from pbem.report.map import palette, shapes
from pbem.report.map.cities import CITY, OBJECTIVE
from pbem.report.map.counters import DEFENDERS
from pbem.report.map.frame import TOP, WIDTH, fighting, frame
from pbem.report.map.suits import corner_discs
from pbem.report.view import View
from pbem.report.view_records import NationRow

Facts = dict[str, Any]


def site_board(view: View, rules: Rules, tongue: Tongue) -> Facts:
    """The board, its nations and its pieces, in the units of the drawn map of the view."""
    part, board = frame(view, rules.board, None, TOP), rules.board
    points = [part.of(city) for city in board.cities]
    shown = [part.holds(city) for city in board.cities]
    return {
        "frame": [WIDTH, round(part.height, 1), TOP],
        "title": [tongue.name(city.title) for city in board.cities],
        "x": [round(x, 1) for x, _ in points],
        "y": [round(y, 1) for _, y in points],
        "hidden": [number for number, inside in enumerate(shown) if not inside],
        "marks": [part.size * one for one in (CITY, OBJECTIVE)],
        "suits": corner_discs(board, part),
        "sector": _column([city.sector for city in board.cities]),
        "suit": "".join(city.suit for city in board.cities),
        "country": _column([city.country for city in board.cities]),
        "roads": _roads(board),
        "objectives": [
            [number, city.objective_of, city.objective_order, rules.defender_of(number)]
            for number, city in enumerate(board.cities)
            if city.objective_of in rules.nations
        ],
        "nations": {row.name: _nation(row, rules, tongue) for row in view.nations},
        "names": {name: tongue.name(name) for name in sorted({city.country for city in board.cities})},
        "pieces": {
            piece.name: [piece.nation, piece.kind, piece.number, piece.label]
            for row in view.nations
            for piece in (*row.pieces, *row.off_map)
        },
        "limits": {"supply": LENGTH, "protection": PROTECTION},
        "shapes": [shapes.FIRST, shapes.SECOND],
    }


def standing(view: View, rules: Rules) -> Facts:
    """Where the pieces stand, which lie face down, and which cities are conquered."""
    pieces = [piece for row in view.nations for piece in row.pieces if piece.place]
    return {
        "where": {piece.name: rules.board.index[piece.place.key] for piece in pieces if piece.place},
        "down": [piece.name for piece in pieces if piece.face_down],
        "held": [
            rules.board.index[one.place.key] for row in view.nations for one in row.objectives if one.held
        ],
    }


def fighting_box(view: View, before: View | None, rules: Rules) -> tuple[float, ...]:
    """Where on the drawn map the fighting is: left, top, right, bottom. `before` tells of the turn before."""
    part = frame(view, rules.board, None, TOP)
    west, north, east, south = fighting(view, before, rules.board)
    return tuple(round(one, 1) for one in (*part.at(west, north), *part.at(east, south)))


def _nation(row: NationRow, rules: Rules, tongue: Tongue) -> Facts:
    own, colours = rules.nations[row.name], palette.NATIONS[row.name]
    return {
        "name": tongue.name(row.name),
        "letter": row.letter,
        "side": own.side,
        "square": row.name in DEFENDERS,
        "guards": row.name in PROTECTING_TRAINS,
        "home": own.home,
        "depots": own.depots,
        "colours": (colours.fill, colours.on, colours.ink),
    }


def _column(values: list[str]) -> Facts:
    """Few values that come often: each once, and where it stands, a digit a city."""
    names = list(dict.fromkeys(values))
    return {"names": names, "at": "".join(_DIGITS[names.index(value)] for value in values)}


_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def _roads(board: Board) -> str:
    """The ends of each road, two digits of base 36 a city."""
    pairs = ((one, two) for one, others in enumerate(board.neighbours) for two in others if one < two)
    return "".join(_DIGITS[end // 36] + _DIGITS[end % 36] for pair in pairs for end in pair)

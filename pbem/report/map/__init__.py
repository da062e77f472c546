"""The map, drawn by us from the board's data: `draw_map` makes a view into SVG, `png` that into a picture."""

from pbem.report.map.drawing import draw_map

__all__ = ["draw_map"]

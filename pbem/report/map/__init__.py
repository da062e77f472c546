"""The map, drawn by us from the board's data: `draw` makes a view into SVG, `png` that into a picture."""

from pbem.report.map.drawing import draw

__all__ = ["draw"]

"""The style of a game's pages, with a class for each nation's colours: their names would take more room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pbem.pages.sources import compact, source
from pbem.report.map.palette import NATIONS

if TYPE_CHECKING:
    from jinja2 import Environment

STYLE = "site.css"

CLASSES: Mapping[str, str] = {nation: f"n{number}" for number, nation in enumerate(NATIONS)}
"""The class of each nation."""


def site_style(letters: Environment) -> str:
    """The text of the style's file. A moderator's own style comes last, so that it may change the colours."""
    colours = (
        f".{CLASSES[nation]} {{ --fill: {one.fill}; --on: {one.on}; --line: {one.ink}; }}\n"
        for nation, one in NATIONS.items()
    )
    return "".join(colours) + compact(source(letters, STYLE))

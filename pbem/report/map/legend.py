"""What stands around the map: the title above, the pieces off the map and the legend below."""

from __future__ import annotations

from pbem.data.tongues import Tongue
from pbem.report.map import palette
from pbem.report.map.frame import WIDTH, Frame
from pbem.report.map.svg import SERIF, group, text
from pbem.report.map.words import moment
from pbem.report.view import View

TOP = 34.0
"""The height of the title."""


def above(view: View, part: Frame, tongue: Tongue) -> str:
    """The title of the map, and its theatre."""
    return group(
        "layer title",
        (
            text((12, 24), view.game, font_size=19, font_family=SERIF, font_weight="bold", fill=palette.INK),
            text(
                (WIDTH - 12, 24),
                tongue.say(moment(view)),
                font_size=15,
                font_family=SERIF,
                text_anchor="end",
                fill=palette.INK,
            ),
        ),
    )


def below(view: View, part: Frame, tongue: Tongue) -> tuple[str, float]:
    """What is written under the map, and where the picture ends."""
    return "", part.top + part.height + 10

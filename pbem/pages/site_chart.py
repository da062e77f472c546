"""Small charts drawn as SVG: a line for each nation over the turns. The same numbers stand in a table beside
them, so a chart needs no more words than its label."""

from __future__ import annotations

from html import escape

from pbem.pages.war_story import NationCurve

WIDTH, HEIGHT = 220, 84
LEFT, RIGHT, TOP, BOTTOM = 22, 8, 8, 16


def chart(line: NationCurve, turns: tuple[int, ...], label: str) -> str:
    """A nation's line: steps from turn to turn, a dashed line at her goal, the turns below."""
    parts = [_grid(line, turns)]
    if line.goal is not None:
        height = _down(line, line.goal)
        parts.append(f'<line class="goal" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height}" y2="{height}"/>')
    points = [f"{_across(turns, at)} {_down(line, value)}" for at, value in enumerate(line.values)]
    parts.append(f'<polyline class="line" points="{",".join(points)}"/>')
    # Lines of no length with round ends: a third of what circles take.
    parts.append(f'<path class="dots" d="{"".join(f"M{point}h0" for point in points)}"/>')
    parts.append(_now(line, turns))
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )


def _now(line: NationCurve, turns: tuple[int, ...]) -> str:
    """The dot of the turn that is shown: the last one, until the page's script moves it."""
    x, y = _across(turns, len(turns) - 1), _down(line, line.values[-1])
    return f'<circle class="now" cx="{x}" cy="{y}" r="2.4"/>'


def _grid(line: NationCurve, turns: tuple[int, ...]) -> str:
    """The two axes with the least that has to be read off them."""
    top, bottom = _down(line, line.full), _down(line, 0)
    marks = f'<path class="axis" d="M{LEFT} {top}V{bottom}H{WIDTH - RIGHT}"/>'
    values = "".join(
        f'<text class="value" x="{LEFT - 4}" y="{_down(line, value, 3)}">{value}</text>'
        for value in (0, line.full)
    )
    step = max(1, -(-len(turns) // 8))
    below = "".join(
        f'<text class="turn" x="{_across(turns, at)}" y="{HEIGHT - 4}">{turns[at]}</text>'
        for at in range(0, len(turns), step)
    )
    return marks + values + below


def _across(turns: tuple[int, ...], at: int) -> str:
    return _short(LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, len(turns) - 1))


def _down(line: NationCurve, value: int, further: int = 0) -> str:
    return _short(further + TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / max(1, line.full)))


def _short(number: float) -> str:
    return f"{round(number, 1):g}"

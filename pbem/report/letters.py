"""The letters of a game: reports, summaries, receipts and order forms, each from its template."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pbem.report.record import Receipt
from pbem.report.render import render, render_as_it_is
from pbem.report.view import View

if TYPE_CHECKING:
    from jinja2 import Environment


def private_report(view: View, env: Environment) -> str:
    """What a player is told of his nations; the view has to be a player's."""
    assert view.player is not None
    return render(env, "report.txt.j2", {"view": view})


def public_summary(view: View, env: Environment) -> str:
    """What everybody is told, by mail or in a forum; the view has to be the public's."""
    assert view.player is None
    return render(env, "summary.txt.j2", {"view": view})


def receipt(receipt: Receipt, env: Environment) -> str:
    """What the writer of a letter is told about it."""
    return render(env, "receipt.txt.j2", {"receipt": receipt})


def order_form(view: View, nation: str, env: Environment) -> str:
    """A form for a nation of the view's player, ready to be filled in; KeyError if she is not his."""
    asked = tuple(one for one in view.asked if one.nation == nation)
    return render_as_it_is(env, "form.txt.j2", {"view": view, "own": view.of(nation), "asked": asked})

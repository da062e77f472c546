"""The letters of a game: reports, summaries, receipts and order forms, each from its template.

Each is a document, which every writer can write (`pbem/report/writers`); a form is text, to be filled in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pbem.report.document import Document, Verbatim
from pbem.report.record import Receipt
from pbem.report.render import document, render_as_it_is
from pbem.report.view import View

if TYPE_CHECKING:
    from jinja2 import Environment


def report_document(view: View, env: Environment) -> Document:
    """What a player is told about his nations; the view has to be a player's."""
    assert view.player is not None
    return document(env, "report.txt.j2", {"view": view})


def ended_document(view: View, env: Environment) -> Document | None:
    """What a player is told about a turn that has ended, if it touched him; the view has to be his, as it was
    at the end of that turn."""
    assert view.player is not None
    return document(env, "ended.txt.j2", {"view": view}) if view.news or view.notices else None


def summary_document(view: View, env: Environment) -> Document:
    """What everybody is told, by mail or in a forum; the view has to be the public's."""
    assert view.player is None
    return document(env, "summary.txt.j2", {"view": view})


def receipt_document(receipt: Receipt, env: Environment) -> Document:
    """What the writer of a letter is told about it."""
    return document(env, "receipt.txt.j2", {"receipt": receipt})


def order_form(view: View, nation: str, env: Environment) -> str:
    """A form for a nation of the view's player, ready to be filled in; KeyError if she is not his."""
    asked = tuple(one for one in view.questions if one.nation == nation)
    return render_as_it_is(env, "form.txt.j2", {"view": view, "own": view.of(nation), "asked": asked})


def form_document(form: str) -> Document:
    """An order form as a document, to be kept as it is."""
    return Document((Verbatim(tuple(form.splitlines())),))

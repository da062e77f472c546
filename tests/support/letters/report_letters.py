"""All that one player, or the public, is sent in a position."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment

from pbem.data.share import templates_dir
from pbem.report import letters
from pbem.report.document import Document
from pbem.report.layout import WIDTH
from pbem.report.record import Record
from pbem.report.render import environment
from pbem.report.view import View, view
from pbem.report.writers.text import text


@cache
def env() -> Environment:
    return environment([templates_dir()])


def letters_of(shown: View) -> dict[str, str]:
    """Every letter made from a view, by a name."""
    if shown.player is None:
        return {"summary": text(letters.summary_document(shown, env()))}
    return {"report": text(letters.report_document(shown, env())), **forms_of(shown)}


def forms_of(shown: View) -> dict[str, str]:
    """The order forms of a player's nations."""
    return {f"form {own.name}": letters.order_form(shown, own.name, env()) for own in shown.own}


def views_of(record: Record, turn: int | None) -> dict[str | None, View]:
    return {player: view(record, player, turn) for player in (None, *record.game.roles)}


def this_turn(record: Record) -> int:
    """The latest turn of which there is much to tell."""
    return max(record.game.turn - 1, 0)


def documents_of(shown: View) -> dict[str, Document]:
    """The same letters as documents."""
    if shown.player is None:
        return {"summary": letters.summary_document(shown, env())}
    forms = {name: letters.form_document(said) for name, said in forms_of(shown).items()}
    return {"report": letters.report_document(shown, env()), **forms}


def assert_fits(text: str, key: object) -> None:
    assert text.endswith("\n") and not text.endswith("\n\n"), key
    assert not text.startswith("\n") and "\n\n\n" not in text, key
    assert "\u00a0" not in text and "\x1b" not in text, key
    for line in text.split("\n"):
        assert len(line) <= WIDTH and line == line.rstrip(), (key, line)

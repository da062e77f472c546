"""The letters of a game in any format: text, HTML, Markdown, BBCode, or JSON for their facts."""

from __future__ import annotations

from pbem.desk.out import reports
from pbem.engine.model import OVER
from pbem.game.state import State
from pbem.report import letters
from pbem.report.writers import write_document

JSON = "json"


def report(now: State, player: str | None, turn: int, form: str) -> str:
    """A player's report on a turn, or for None the public summary; KeyError if there is no such format."""
    if form == JSON:
        return _as_json(now, player, turn)
    document = (
        reports.summary_document(now, turn) if player is None else reports.private_document(now, player, turn)
    )
    return write_document(document, form, now.language(player))


def order_form(now: State, nation: str, form: str) -> str:
    """A nation's order form; as JSON all that its player may know. KeyError if there is no such format."""
    player = now.game.player_of(nation)
    if form == JSON:
        return _as_json(now, player, now.game.turn)
    text = reports.order_form(now, nation)
    if form == "text":
        return text
    return write_document(letters.form_document(text), form, now.language(player))


def _as_json(now: State, player: str | None, turn: int) -> str:
    """The facts of a letter; in a player's own about the turn that is played, what he needs to judge letters
    at home."""
    from pbem.game.at_home import KEY, write_at_home
    from pbem.report import facts

    found = facts.facts(reports.view_of(now, player, turn))
    if player is not None and turn == now.game.turn and now.game.phase != OVER:
        found[KEY] = write_at_home(now, player)
    import json

    return json.dumps(found, ensure_ascii=False, indent=2) + "\n"

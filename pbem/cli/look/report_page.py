"""`pbem report --open`: a letter in the user's browser, with the map of the turn."""

from __future__ import annotations

import click

from pbem.cli.look.browser import browse, private_folder
from pbem.data.disk import write_file
from pbem.data.tongues import tongue
from pbem.desk.out import reports
from pbem.game.state import State
from pbem.report.letters import report_document, summary_document
from pbem.report.map.drawing import draw_map
from pbem.report.writers import html


def show_report(now: State, player: str | None, turn: int) -> None:
    """Write the letter into a folder that only the user can read, say where, and open it."""
    folder = private_folder("report")
    reader = "summary" if player is None else reports.player_file_name(player)
    path = folder / f"{now.name}-turn-{turn:02d}-{reader}.html"
    write_file(path, _page(now, player, turn).encode())
    click.echo(str(path))
    browse(path)


def _page(now: State, player: str | None, turn: int) -> str:
    seen = reports.view_of(now, player, turn)
    language = now.language(player)
    letters = reports.templates(now.folder, language)
    letter = summary_document(seen, letters) if player is None else report_document(seen, letters)
    drawn = draw_map(seen, now.game.rules.board, tongue=tongue(language))
    return html.page(letter, language, f"<style>.pbem-map{{max-width:100%;height:auto}}</style>{drawn}")

"""Pieces and orders for a stage of Prussia's, letters put in for it, and what is on file."""

from __future__ import annotations

from pathlib import Path

from pbem.desk.letters import submit
from pbem.desk.out import reports
from pbem.game import state
from pbem.report.record import Receipt

PIECES = {"Keith": {"city": "Riesa", "troops": 4}, "Daun": {"city": "Prag", "troops": 8}}
KEITH, HOLD, PLAN = "move Keith: Meißen", "hold", "battle: loss 2"


def put_in(game: Path, text: str, sender: str = "Frederick") -> tuple[str, Receipt]:
    """Put a letter in; its receipt as text and as it was made."""
    now, said = submit.submit(game, "letter.txt", text.encode(), sender=sender)
    return " ".join(reports.receipt(now, said).split()), said


def on_file(game: Path, nation: str = "Prussia") -> list[str]:
    own = state.load(game).filed[nation]
    return [one.order.text for one in (*own.stage, *own.plans)]

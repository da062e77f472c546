"""A letter checked at home, by the player's own report: the moderator's verdict, and nothing is filed.

When a stage is played and what is due tells the moderator's receipt alone: a report has no clock.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from pbem.desk.letters.submit import hear
from pbem.desk.letters.when_played import when_played
from pbem.engine.phrase import phrase
from pbem.game.at_home import HomeState
from pbem.game.letter_orders import with_letter
from pbem.report.record import Receipt


def home_check(home: HomeState, name: str, content: bytes, when: datetime | None = None) -> Receipt:
    """What the moderator would say of a letter of the player whose game it is."""
    heard = hear(home, name, content, sender=home.player, when=when, talk=False)
    after = with_letter(home.filed, heard.entry)
    waits = when_played(home, home.player, heard.entry.letter, after, None)
    note = phrase("It was checked at home by your report: nothing is filed until you send it.")
    return replace(heard.receipt, played=waits, meanwhile=(), confirmed=(note, *heard.receipt.confirmed))

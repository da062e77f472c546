"""How to have letters in the other language, said in both: who cannot read his first letter reads that."""

from __future__ import annotations

from dataclasses import replace

from pbem.data.tongues import LANGUAGES, tongue
from pbem.desk.out import reports
from pbem.desk.out.enclosures import MailContent
from pbem.engine.phrase import phrase
from pbem.game.state import State

SAID = {
    "en": phrase("To have your letters in English, put this line into one of yours: language en"),
    "de": phrase("To have your letters in German, put this line into one of yours: language de"),
}
"""How to have letters in each language."""


def with_other_language(now: State, player: str, letter: MailContent) -> MailContent:
    """A player's letter with a word before it about the languages in which he is not written to."""
    others = (one for one in LANGUAGES if one != now.language(player))
    lines = [tongue(reader).say(SAID[one]) for one in others for reader in LANGUAGES]
    notice = reports.small_letter(now, player, "languages.txt.j2", {"lines": lines})
    return replace(letter, documents=(notice, *letter.documents))

"""Words that are English and nothing else, and those that the letters use most."""

from __future__ import annotations

import re

from pbem.data.tongues import LANGUAGES, tongue
from pbem.desk.out.other_language import SAID
from support.word_pattern import one_of

_ENGLISH = (
    "the of and has have had is are were been to for from with without by at on into next not no nobody "
    "it its she her hers his him he they them their you your this that these which who one two three "
    "troop troops turn stage train card cards city cities deadline supply order orders"
)
ENGLISH = re.compile(rf"\b({one_of(_ENGLISH.split())})\b", re.IGNORECASE)


def without_both_languages(text: str) -> str:
    """A text without what is said in both languages whoever reads it, wherever its lines break."""
    for said in SAID.values():
        for line in (tongue(language).say(said) for language in LANGUAGES):
            text = re.sub(r"\s+".join(map(re.escape, line.split())), " ", text)
    return text

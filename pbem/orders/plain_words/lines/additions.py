"""Lines that say that the letter adds to an earlier one, with an order behind: `amend: Keith to Brieg`."""

from __future__ import annotations

import re

from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import forms, verb_of, words
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.patterns import compiled

_HEAD = compiled(r"^(?P<head>[^\W\d_]+(?:\s+[^\W\d_]+){0,5})\s*(?P<sign>[:,;.!]|\s[-–])\s*(?P<rest>\S.*)$")

_ADDS = kind_of("adds")
_PLEASE = forms(words(lambda one: one.please))
_BESIDE = _ADDS | _PLEASE | kind_of("beside adds")
_BESIDE |= kind_of("letter")
_BESIDE |= kind_of("beside rest")


def addition(text: str) -> tuple[str, bool]:
    """What stands behind `amend:` in its line, and whether that is sure: `Addition to my orders: …` may be
    a postscript. Empty if a line does not begin so."""
    match = _HEAD.match(text)
    if match is None or not re.search(r"\w", match["rest"]):
        return "", False
    head = match["head"].split()
    own = [word for word in head if fold(word) not in _PLEASE]
    is_sure = len(own) == 1 and verb_of(own[0]) == "amend"
    said = {fold(word) for word in head}
    adds = match["sign"] == ":" and said & _ADDS and said <= _BESIDE
    return (match["rest"] if is_sure or adds else ""), is_sure

"""Moves told in other words than orders have: `Dohna zieht nach Arnswalde`, `Keith to Oppeln via Brieg`.

Only the wording is looked at here, no name. What is found makes an advice and never an order.
"""

from __future__ import annotations

import re

_TO, _VIA = ("to", "nach"), ("via", "über", "ueber")
_GOES = re.compile(
    rf"\s*(?::|[-–=]+>|→)\s*|\s+({'|'.join((*_TO, *_VIA))})\s+",
    re.IGNORECASE,
)
_ALSO = re.compile(rf"{_GOES.pattern}|\s*,\s*", re.IGNORECASE)
_LEG = re.compile(rf"\s*,?\s+(?:and|und|then|dann)\s+|{_ALSO.pattern}", re.IGNORECASE)
_TITLE = re.compile(r"^(?:mit\s|with\s)?(?:general\s+)?(.*)$", re.IGNORECASE)
_FROM = re.compile(r"\s(?:from|von)\s.*$", re.IGNORECASE)
_GOING = re.compile(
    r"\s+(?:moves?|goes|go|march(?:es)?|advances?|zieh(?:t|en)|geh(?:t|en)|marschier(?:t|en)|rück(?:t|en))$",
    re.IGNORECASE,
)


def told(text: str) -> tuple[str, str]:
    """Who goes where, of a line without a verb before it: `Dohna zieht nach A` is Dohna and `A`."""
    who, way = _parted(_GOES, text)
    return _GOING.sub("", who), way


def told_after_verb(text: str) -> tuple[str, str]:
    """The same of what follows `move`, where it may also be said from where, and a comma will do."""
    who, way = _parted(_ALSO, text)
    return _TITLE.sub(r"\1", _FROM.sub("", who)), way


def _parted(between: re.Pattern[str], text: str) -> tuple[str, str]:
    found = between.search(text)
    return (text[: found.start()], _way(found[1], text[found.end() :])) if found else (text, "")


def _way(word: str | None, text: str) -> str:
    """The cities comma by comma, in the order he comes to them; `word` is what stands before the first."""
    first, *rest = _LEG.split(text)
    legs = [(word, first), *zip(rest[::2], rest[1::2], strict=True)]
    last: list[str] = []
    before: list[str] = []
    ends_named_first = (word or "").lower() in _TO
    kind = last if ends_named_first else before
    for one, city in legs:
        if ends_named_first and one:
            kind = last if one.lower() in _TO else before
        kind.append(city)
    return ", ".join((*before, *last))

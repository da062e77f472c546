"""An attack and its plan in one line, parted: `attack Friedrich > Browne, fight up to 30, loss 2`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pbem.orders.languages import words
from pbem.orders.languages.words import keyword, verb_of
from pbem.orders.plain_words.lines.clause_words import CLAUSES
from pbem.orders.plain_words.translation import NumberedLine
from pbem.patterns import compiled

_ATTACK = compiled(
    lambda: (
        rf"^(\W*(?:\d+[.)]\s*)?(?:{words.one_of(words.verb_words('attack'))})\s*:?\s+)"
        r"([^>→,;:.(\d]*?(?:-*>|→)[^>→,;:.(\d]*?)\s*(?:[,;:.]\s|\(|\s[-–—]\s)\s*(.*?)\s*$"
    ),
    re.IGNORECASE,
)
_LEADING = compiled(
    lambda: rf"^(?:(?:{words.pattern(lambda one: (*one.then, *one.plus, *one.with_))})\s+)*", re.IGNORECASE
)
_FIRST = compiled(r"^([^\W\d_]+)\s*:?\s*")


def attack_and_plan(number: int, text: str) -> Iterator[NumberedLine]:
    """A line as it stands, or an attack in its own form and the plan behind it that names nobody, which is
    for that fight."""
    found = _ATTACK.match(text.partition("#")[0])
    clauses = _clauses(found[3]) if found else ""
    if found is None or not clauses:
        yield number, text
        return
    yield number, f"{found[1]}{found[2]}"
    yield number, f"battle {found[2].strip()}: {clauses}"


def _clauses(text: str) -> str:
    """What stands behind the attack if it begins with a clause, `battle` before it or not; else empty."""
    rest = _LEADING.sub("", text).rstrip(")")
    first = _FIRST.match(rest)
    if first and verb_of(first[1]) == "battle" and ":" not in first[0]:
        rest = rest[first.end() :]
        first = _FIRST.match(rest)
    # `attack Heinrich > Daun, then ask` is about the next attack.
    is_next = first is not None and keyword(first[1]) == "ask" and not rest[first.end() :].strip(" .!")
    return rest if first and keyword(first[1]) in CLAUSES and not is_next else ""

"""The verbs of the orders language, one row each: form, reader, examples that work and that do not.

The parser takes its readers and its advice from here, `pbem rules orders` and docs/orders.md their tables,
and the tests run every example.
"""

from __future__ import annotations

from pbem.orders.grammar.battle_verbs import BATTLE_VERBS
from pbem.orders.grammar.stage_verbs import STAGE_VERBS
from pbem.orders.grammar.verb import ANY_TIME, COMBAT, HEADER, STAGE, Verb
from pbem.orders.languages.folding import fold
from pbem.orders.languages.german import words_for

__all__ = ["ANY_TIME", "BY_WORD", "COMBAT", "HEADER", "STAGE", "VERBS", "Verb", "row_of", "verb"]

VERBS: tuple[Verb, ...] = (*STAGE_VERBS, *BATTLE_VERBS)

BY_WORD: dict[str, Verb] = {word: verb for verb in VERBS for word in verb.words}
"""Each row by every English spelling of its verb."""

_BY_GERMAN = {form: verb for verb in VERBS for form in words_for(verb.german)}


def verb(word: str) -> Verb:
    """The row of a verb."""
    return BY_WORD[word]


def row_of(word: str) -> Verb | None:
    """The row of a verb as a player writes it, in either language; None if it is none."""
    return BY_WORD.get(word.lower()) or _BY_GERMAN.get(fold(word))

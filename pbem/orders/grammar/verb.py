"""One row of the table of verbs: what `verbs` holds for each word that an order can begin with."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.engine.phrase import phrase
from pbem.orders.grammar import forms
from pbem.orders.languages.verb_words import VERB_WORDS

HEADER, STAGE, COMBAT, ANY_TIME = (
    phrase("header"),
    phrase("own stage"),
    phrase("combat"),
    phrase("any time"),
)
"""The groups that verbs are shown in."""


@dataclass(frozen=True)
class Verb:
    """One row. `word` is the verb in its usual spelling, `rule` the rule the order is about; `bad` are
    malformed lines with what is said of them.

    All words of a verb are in `data/verb_words`; `german_good` are the examples of `good` in German; the
    German of `form` and `does` is in the message catalogue.
    """

    word: str
    group: str
    form: str
    does: str
    rule: str
    read: forms.Reader
    good: tuple[str, ...]
    bad: tuple[tuple[str, str], ...]
    german_good: tuple[str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        """Every English spelling, the usual one first."""
        return VERB_WORDS[self.word].english

    @property
    def german(self) -> tuple[str, ...]:
        """The German words, the usual one first."""
        return VERB_WORDS[self.word].german

    @property
    def alone(self) -> bool:
        """Whether the verb can be the whole line."""
        return self.form.split(" | ")[0] == self.word

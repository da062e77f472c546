"""One row of the table of verbs: what `verbs` holds for each word that an order can begin with."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.engine.phrase import phrase
from pbem.orders import forms

HEADER, STAGE, COMBAT, ANY_TIME = (
    phrase("header"),
    phrase("own stage"),
    phrase("combat"),
    phrase("any time"),
)
"""The groups that verbs are shown in."""


@dataclass(frozen=True)
class Verb:
    """One row. `rule` is the rule the order is about; `bad` are malformed lines with what is said of them.

    `german` are the German words, the usual one first, and `german_good` the examples of `good` in German;
    the German of `form` and `does` is in the message catalogue.
    """

    words: tuple[str, ...]
    group: str
    form: str
    does: str
    rule: str
    read: forms.Reader
    good: tuple[str, ...]
    bad: tuple[tuple[str, str], ...]
    german: tuple[str, ...]
    german_good: tuple[str, ...]

    @property
    def word(self) -> str:
        """The word in its usual spelling."""
        return self.words[0]

    @property
    def alone(self) -> bool:
        """Whether the verb can be the whole line."""
        return self.form.split(" | ")[0] == self.word

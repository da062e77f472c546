"""Battle plans in their own form inside a line of other words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import forms, in_sentences, verb_of, words
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.outcome import Taken
from pbem.patterns import compiled

_WORD = compiled(r"[^\W\d_]+")


def plans_in(text: str) -> list[str]:
    """What begins with the verb of a plan inside a line: `if they come out: battle: loss 2`. What is
    noted behind a # is none."""
    text = text.partition("#")[0]
    found = [one for one in _WORD.finditer(text) if one.start() and verb_of(one[0]) == "battle"]
    # `For this battle: ...` is about one fight, and no plan for all.
    starts = [one.start() for one in found if not _is_this(text, one)]
    return [text[start:] for start in starts if ":" in text[start:]]


def of_the_attack(text: str, plan: str, orders: Sequence[Taken], number: int) -> str:
    """A plan that names nobody, with those who fight if it ends a line that begins with them and tells of one
    attack: `Schwerin: Schweidnitz, attack Daun. Battle: loss 2`."""
    attacks = [one.text for one in orders if one.line == number and one.text.startswith(ATTACK)]
    verb, colon, clauses = plan.partition(":")
    is_item = ":" in text.removesuffix(plan).partition(".")[0]
    if len(attacks) != 1 or not is_item or len(_WORD.findall(verb)) > 1:
        return plan
    return f"{verb.strip()} {attacks[0].removeprefix(ATTACK)}{colon}{clauses}"


ATTACK = "attack "


def _is_this(text: str, battle: re.Match[str]) -> bool:
    """Whether the word is a noun, and no verb: `for this battle`, `the rest of the battle against Daun`."""
    before = [one[0] for one in _WORD.finditer(text[: battle.start()])]
    return bool(before) and (fold(before[-1]) in _ARTICLES or fold(before[-1] + battle[0]) in _THIS_FIGHT)


_THIS_FIGHT = forms(in_sentences("this fight"))
_ARTICLES = forms(words(lambda one: one.articles))


def denies(before: Sequence[Entity]) -> bool:
    """Whether the words right before a plan say that it is not meant: `do not battle Keith: loss 1`."""
    marks = [place for place, one in enumerate(before) if one.kind is Kind.MARK]
    told = before[marks[-1] + 1 if marks else 0 :]
    # `I don't want to fight, or can't, so battle: concede` denies something else.
    return any(one.means("not") for one in told[-2:])

"""Whether words could be acted on, or are talk: names of the game, cards, numbers, words of orders."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from pbem.orders.faces import SUIT_NAMES, looks_like_card
from pbem.orders.folding import fold
from pbem.orders.forms import CLAUSES
from pbem.orders.german import SUITS, WORDS, words_for
from pbem.orders.names import Book
from pbem.orders.patience import may_guess
from pbem.orders.verbs import BY_WORD, HEADER, VERBS, Verb


def is_talk(verb: Verb, rest: str, names: Book) -> bool:
    """Whether a line that begins with a verb is talk all the same: several words, nothing to act on.

    What changes the meaning of a whole letter is never taken for talk.
    """
    if verb.word in ("nation", "amend", "withdraw", "accept partial", "password") or rest.startswith(":"):
        return False
    if verb.group == HEADER:
        return len(rest.split()) > 2 or rest.endswith("!")
    known = is_name if verb.alone else is_nearly_name
    return len(rest.split()) >= (1 if verb.alone else 2) and not looks_like_order(rest, names, known)


def looks_like_order(text: str, names: Book, known: Callable[[str, Book], bool]) -> bool:
    """Whether words could be acted on: a name of the game, a card, a number, `+` or `>`, a word of orders."""
    if re.search(r"[+>\d]", text) or any(map(looks_like_card, text.split())):
        return True
    return any(
        word.lower() in _ORDER_WORDS or fold(word) in _GERMAN_WORDS or known(word, names)
        for word in words_in(text)
    )


_TALK_WORDS = {"game", "turn", "final", "answer"}
_ORDER_WORDS = {*BY_WORD, *CLAUSES, *SUIT_NAMES.values(), "lowest", "highest"} - _TALK_WORDS
_GERMAN_WORDS = frozenset(
    form
    for words in (
        *(verb.german for verb in VERBS if verb.word not in _TALK_WORDS),
        *(WORDS[word][:1] for word in (*CLAUSES, "lowest", "highest")),
        *((names[0],) for names in SUITS.values()),
    )
    for form in words_for(words)
    if len(form) > 3 and form != "null"
)


def words_in(text: str) -> Sequence[str]:
    """Single words and pairs of them, for names like `Imperial Army`."""
    single = re.findall(r"[^\W\d_]{3,}", text)
    return [*single, *(f"{one} {other}" for one, other in pairwise(single))]


def is_name(word: str, names: Book) -> bool:
    """Whether a word is a name of the game."""
    return names.knows(word) or fold(word) in ("train", "tross")


def is_nearly_name(word: str, names: Book) -> bool:
    """Whether a word is a name of the game, perhaps mistyped. When patience ends it is taken for one: what
    may be an order is never passed over."""
    if is_name(word, names):
        return True
    if len(word) < 5:
        return False
    return not may_guess() or names.pieces.is_nearly_called(word) or names.cities.is_nearly_called(word)

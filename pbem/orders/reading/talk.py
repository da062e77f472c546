"""Whether words could be acted on, or are talk: names of the game, cards, numbers, words of orders."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import chain, pairwise

from pbem.orders.grammar.plan.clauses import CLAUSES
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.grammar.verbs import row_of
from pbem.orders.languages import words
from pbem.orders.languages.folding import close, fold
from pbem.orders.languages.language import Language
from pbem.orders.languages.words import keyword
from pbem.orders.names.cards import looks_like_card
from pbem.orders.names.name_book import Book
from pbem.orders.names.nearest import guess
from pbem.patterns import compiled

OF_THE_WHOLE = frozenset(
    ("nation", "amend", "withdraw", "accept partial", "all or nothing", "forecast", "password")
)
"""The verbs that change the meaning of a whole letter."""


def is_talk(verb: Verb, rest: str, names: Book) -> bool:
    """Whether a line that begins with a verb is talk all the same: several words, nothing to act on.

    What changes the meaning of a whole letter is never taken for talk.
    """
    if verb.word in OF_THE_WHOLE or rest.startswith(":"):
        return False
    if rest.startswith(",") or _tells(verb, rest):
        return True
    if verb.word == "battle" and not re.search(r"[:>\d]", rest):
        return not any(keyword(word) in CLAUSES for word in re.findall(r"[^\W\d_]+", rest))
    if verb.word == "setup" and len(rest.split()) > 2 and not re.search(r"\d", rest):
        return not any(len(word) > 3 and names.pieces.is_nearly_called(word) for word in words_in(rest))
    if verb.word == "answer" and len(rest.split()) > 2 and not any(map(looks_like_card, rest.split())):
        return not begins_as_order(rest, names)
    if verb.word in ("away", "deputy") and _DAY.search(rest):
        return False
    if verb.word == "suits" and rest:
        return not any(close(word, one) for word in re.findall(r"[^\W\d_]+", rest) for one in _SHOWN_AS)
    if verb.group is Group.HEADER:
        return len(rest.split()) > 2 or rest.endswith("!")
    known = is_name if verb.alone else is_nearly_name
    return len(rest.split()) >= (1 if verb.alone else 2) and not looks_like_order(rest, names, known)


def _tells(verb: Verb, rest: str) -> bool:
    """Whether a line reports on the game as letters from here do: `Runde 3: Schicksalskarte`,
    `Schicksalskarte 8, Pik: …`, `Offensive Option: declared`."""
    typed = re.findall(r"[^\W_]+", rest)
    if verb.word == "turn":
        return re.match(r"\d+:\s*\w", rest) is not None and len(typed) == 2 and not _does(typed[1])
    if verb.word == "fate":
        return rest[:1].isdigit() and len(typed) > 1
    no_card = not any(looks_like_card(word) or keyword(word) in ("no", "none") for word in typed)
    return verb.word == "offensive" and len(typed) > 1 and no_card


_DAY = compiled(r"@|\d\s*[-–./]|\d\s+[^\W\d_]{3}|\d\s*$")
"""A day or an address: `3 May`, `3.5.`, and not the 3 of `turn 3 in advance`."""


def _does(word: str) -> bool:
    row = row_of(word)
    return row is not None and row.alone


def begins_as_order(text: str, names: Book) -> bool:
    """Whether the first word that means anything is one of orders: a name, a card, a number, a clause."""
    first = _FIRST.match(text)
    if not first:
        return text[:1] in (">", ":")
    word, pair = first[1], " ".join(text[first.start(1) :].split()[:2])
    return (
        word.isdigit()
        or looks_like_card(word)
        or _is_order_word(keyword(word))
        or any(is_nearly_name(one.strip(" :,+"), names) for one in (word, pair))
    )


_SHOWN_AS = words.words(lambda one: (*one.keywords.get("signs", ()), *one.keywords.get("letters", ())))

_FIRST = compiled(lambda: rf"\W*(?:(?:{words.pattern(lambda one: one.lead)})\s+)*([^\W_]+)", re.IGNORECASE)


def looks_like_order(text: str, names: Book, known: Callable[[str, Book], bool]) -> bool:
    """Whether words could be acted on: a name of the game, a card, a number, `+` or `>`, a word of orders."""
    if re.search(r"[+>\d]", text) or any(map(looks_like_card, text.split())):
        return True
    return any(_is_order_word(word) or known(word, names) for word in words_in(text))


def _order_words(language: Language) -> frozenset[str]:
    """The words of a language, folded, each of which alone suggests an order."""
    inner = (language.keywords.get(word, ())[:1] for word in (*CLAUSES, "lowest", "highest"))
    suits = (texts[:1] for texts in language.suits.values())
    return words.forms(chain(*language.verbs.values(), *inner, *suits)) - words.forms(language.prose)


_ORDER_WORDS = frozenset(chain.from_iterable(map(_order_words, words.LANGUAGES.values())))


def _is_order_word(word: str) -> bool:
    return fold(word) in _ORDER_WORDS


def words_in(text: str) -> Sequence[str]:
    """Single words and pairs of them, for names like `Imperial Army`."""
    single = re.findall(r"[^\W\d_]{3,}", text)
    return [*single, *(f"{one} {other}" for one, other in pairwise(single))]


def is_name(word: str, names: Book) -> bool:
    """Whether a word is a name of the game."""
    return names.knows(word) or fold(word) in _TRAINS


_PROSE = words.forms(words.words(lambda one: one.prose))
_TRAINS = words.forms(words.words(lambda one: one.trains)) - _PROSE


def is_nearly_name(word: str, names: Book) -> bool:
    """Whether a word is a name of the game, perhaps mistyped. Once the letter's guesses are used up
    (`names/nearest`) every word counts as one: what may be an order is never passed over."""
    if is_name(word, names):
        return True
    if len(word) < 5:
        return False
    return guess("name", word, lambda: _nearly(word, names), unlooked=True)


def _nearly(word: str, names: Book) -> bool:
    return names.pieces.is_nearly_called(word) or names.cities.is_nearly_called(word)

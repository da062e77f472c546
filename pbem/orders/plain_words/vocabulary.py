"""What words mean in a sentence about the game, in every language that letters come in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product

from pbem import compiling
from pbem.orders.languages.folding import fold, spellings
from pbem.orders.languages.language import Language, Table
from pbem.orders.languages.words import LANGUAGES
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.tokens import Token

LONGEST = 4
"""No expression has more words."""

SHORT = 2
"""Words of so many letters are hardly suits."""

Form = tuple[str, ...]
"""The folded words of an expression."""

NUMBERS = {
    **{"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9},
    **{"ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16},
    **{"seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40},
    **{"fifty": 50, "sixty": 60, "seventy": 70},
}
"""Numbers that are written as words, by the English word."""


def _forms(text: str) -> set[Form]:
    return set(product(*(spellings(word) for word in text.replace("-", " ").split())))


def _by_form(table: Callable[[Language], Table]) -> dict[Form, frozenset[str]]:
    """The meanings of every expression of a table, in whichever language."""
    meanings: dict[Form, set[str]] = {}
    for language in LANGUAGES.values():
        for meaning, texts in table(language).items():
            for form in {form for text in texts for form in _forms(text)}:
                meanings.setdefault(form, set()).add(meaning)
    return {form: frozenset(some) for form, some in meanings.items()}


@cache
def _expressions() -> dict[str, str]:
    """The meanings of every expression of a sentence, as texts: those are read several times as fast as
    tuples and sets of them."""
    return compiling.table(
        "expressions", lambda: {_GAP.join(form): _STROKE.join(sorted(some)) for form, some in _all().items()}
    )


_GAP, _STROKE = " ", "|"
"""What parts the words of an expression, and its meanings; neither is in any."""


@cache
def _all() -> dict[Form, frozenset[str]]:
    return _by_form(lambda one: one.sentence)


def meant_by(*form: str) -> frozenset[str]:
    """The meanings of an expression by its folded words; nothing if it is none."""
    return _apart(_expressions().get(_GAP.join(form), ""))


@cache
def _apart(meanings: str) -> frozenset[str]:
    return frozenset(meanings.split(_STROKE)) if meanings else frozenset()


@cache
def expressions_for(*meanings: str) -> frozenset[Form]:
    """The expressions of a sentence that have one of some meanings."""
    return compiling.table(
        f"expressions: {', '.join(meanings)}",
        lambda: frozenset(form for form, some in _all().items() if not some.isdisjoint(meanings)),
    )


def words_for(*meanings: str) -> frozenset[str]:
    """The single words among them."""
    return frozenset(form[0] for form in expressions_for(*meanings) if len(form) == 1)


@cache
def first_words() -> frozenset[str]:
    """The words that an expression begins with."""
    return compiling.table("first words", lambda: frozenset(form[0] for form in _all()))


@cache
def train_words() -> frozenset[str]:
    """The words that what names a supply train begins with: `convoy`, `second`."""
    return frozenset(form[0] for form in expressions_for("train", "short train", "first", "second", "other"))


@cache
def words_for_trains() -> frozenset[str]:
    """The words that name a supply train by themselves."""
    return words_for("train")


LIMITING = frozenset(("if", "not", "maybe", "correction", "takes back", "rather", "no"))
"""What takes something from the order before it."""

MOST_BEFORE = 2
"""So many words may stand before that: `but only if`."""


def is_limiting(said: Sequence[str]) -> bool:
    """Whether folded words begin with what takes something from the order before them: `only if it is free`,
    `sorry, Leitmeritz`."""
    first = said[: MOST_BEFORE + 1]
    meant = map(meant_by, first)
    return bool(kind_of("hesitates").intersection(first)) or any(map(LIMITING.intersection, meant))


@cache
def suits() -> dict[str, str]:
    """The suit's letter of every word for a suit but single letters, which may be anything."""
    forms = _by_form(lambda one: one.suits).items()
    names = {form[0]: min(suit) for form, suit in forms if len(form) == 1 and len(form[0]) > 1}
    full = [name for name in names if len(name) > SHORT]
    return names | {f"{name}{end}": names[name] for name in full for end in kind_of("cards of a suit")}


PLURAL = ("s", "en", "e")
"""What the plural of a suit may end in."""


@cache
def suit_forms() -> frozenset[str]:
    """Every word for a suit, the plural too: `Karos`, `Herzen`, which by itself may be anything."""
    return frozenset((*suits(), *(f"{name}{end}" for name in suits() if len(name) > SHORT for end in PLURAL)))


def suit_in(word: str) -> str:
    """The suit's letter of a folded word, the plural too; empty if it means none."""
    if word not in suit_forms() or len(word) <= SHORT:
        return ""
    return next(suits()[one] for one in (word, *map(word.removesuffix, PLURAL)) if one in suits())


COURT = {"jack": 11, "queen": 12, "king": 13}
"""What the court cards that people think of are worth."""


@cache
def court() -> dict[str, int]:
    """The value of every word for a court card."""
    forms = _by_form(lambda one: one.court).items()
    return {form[0]: max(COURT[name] for name in names) for form, names in forms if len(form) == 1}


def suit_word(entity: Entity) -> str:
    """The suit's letter that a word means; empty if it means none. `He` is hardly ever short for Herz."""
    word = fold(entity.text) if entity.kind is Kind.OTHER and len(entity.text) > SHORT else ""
    return suits().get(word, "")


def suit_of(entity: Entity) -> str:
    """The suit's letter that a word means, the plural too: `Karos`, `Herzen`; empty if it means none."""
    if entity.kind is not Kind.OTHER:
        return ""
    forms = (entity.text, *(entity.text.removesuffix(end) for end in PLURAL))
    return next(filter(None, (suits().get(fold(form), "") for form in forms if len(form) > SHORT)), "")


@cache
def nations() -> dict[Form, str]:
    """The nation of every name for one."""
    forms = {**_by_form(lambda one: one.nations), **_by_form(lambda one: one.nation_names)}
    return {form: min(names) for form, names in forms.items()}


@cache
def nicknames() -> dict[Form, str]:
    """The general of every other name that people give him."""
    return {form: min(names) for form, names in _by_form(lambda one: one.nicknames).items()}


def meanings(tokens: Sequence[Token]) -> frozenset[str]:
    """What some words mean together; nothing if that is unknown."""
    return meant_by(*(one.key for one in tokens))


def number(token: Token) -> int | None:
    """The number that a token is, in digits or as a word; None if it is none."""
    if token.key.isdecimal():
        return int(token.key[:6])
    names = meanings([token]) or next(filter(None, map(meant_by, _singulars(token.key))), frozenset())
    return next((NUMBERS[one] for one in names if one in NUMBERS), None)


def value_of(word: str) -> int:
    """The number that a folded word is, in digits or as a word; 0 if it is none."""
    if word.isdecimal():
        return int(word[:6])
    return next((NUMBERS[one] for one in meant_by(word) if one in NUMBERS), 0)


PLURALS = ("es", "s", "en", "ern", "er", "n")
"""What a value ends in, in the plural."""


def values_in_plural(text: str) -> list[int]:
    """The values that a word in the plural may name: `nines`, `Neunen`, `4s`, `12er`."""
    word = fold(text)
    stems = [word.removesuffix(end) for end in PLURALS if word.endswith(end)]
    return [value for stem in stems if (value := value_of(stem))]


def _singulars(key: str) -> Sequence[str]:
    """The words that a plural may be of: `elevens`, `sixes`, `Elfen`."""
    if key.endswith("en") and len(key) > SHORT + 2:
        return (key[:-2],)
    return (key[:-1], key[:-2]) if key.endswith("s") and len(key) > SHORT + 1 else ()

"""German words in orders, where no verb's row has them: the words inside a line, and the nations' names.

Verbs have theirs in their rows (`verbs`, `deeds`). A word is looked up without accents: `hoechste` and
`hochste` are `höchste`. What is read is always the English word, so that both languages give the same
orders; a `Keyword` goes the other way, from the English word to the first German one.
"""

from __future__ import annotations

from collections.abc import Mapping

from pbem.orders.languages.folding import fold, spellings

WORDS: Mapping[str, tuple[str, ...]] = {
    "lowest": ("niedrigste", "niedrigstes", "niedrigster", "kleinste", "tiefste"),
    "highest": ("höchste", "höchstes", "höchster", "größte"),
    "play": ("spiele", "spielen", "spiel"),
    "spend": ("ausgeben", "ausgabe"),
    "loss": ("Verlust", "Verluste"),
    "settle": ("abfinden",),
    "keep": ("behalte", "behalten"),
    "low": ("niedrig", "tief"),
    "high": ("hoch",),
    "zero": ("Null", "Gleichstand"),
    "reserve": ("Reserve", "Reserven"),
    "concede": ("aufgeben", "aufgabe"),
    "accept": ("hinnehmen",),
    "ask": ("fragen", "frage"),
    "no": ("nein", "nie"),
    "none": ("keine",),
    "last": ("zuletzt",),
    "yes": ("ja",),
    "on": ("ein", "an"),
    "off": ("aus",),
    "stop": ("stopp", "halt"),
    "defeat": ("Niederlage",),
    "tie": ("unentschieden",),
    "end": ("Ende",),
    "nothing": ("nichts",),
}
"""English words inside orders, each with the German ones that mean it, the usual one first."""

NATIONS: Mapping[str, tuple[str, ...]] = {
    "Prussia": ("Preußen",),
    "Hanover": ("Hannover",),
    "Russia": ("Rußland",),
    "Sweden": ("Schweden",),
    "Austria": ("Österreich",),
    "Imperial Army": ("Reichsarmee",),
    "France": ("Frankreich",),
}
"""The nations by the names on a German board."""

REGIONS: Mapping[str, tuple[str, ...]] = {
    "Bohemia": ("Böhmen",),
    "East Prussia": ("Ostpreußen",),
    "Heath": ("Heide",),
    "Mazovia": ("Masowien",),
    "Moravia": ("Mähren",),
    "Pomerania": ("Pommern",),
    "West": ("Westen",),
    "Westphalia": ("Westfalen",),
}
"""The regions that tell cities of one name apart, where they have another name in German."""

SUITS: Mapping[str, tuple[str, ...]] = {
    "S": ("Pik", "P", "Pi"),
    "C": ("Kreuz", "Kr"),
    "H": ("Herz", "He"),
    "D": ("Karo", "Ka"),
}
"""The suits' letters with their German names and short forms; `K` could be two of them and is none."""

_ENGLISH = {form: english for english, words in WORDS.items() for word in words for form in spellings(word)}
_SUIT_OF = {fold(word): letter for letter, words in SUITS.items() for word in words}


def keyword(word: str) -> str:
    """The English word, in small letters, that a word inside an order means; an unknown one as it is."""
    return (_ENGLISH.get(fold(word)) if word.isalpha() else None) or word.lower()


def suit_letter(word: str) -> str | None:
    """The letter of a suit by its German name or short form."""
    return _SUIT_OF.get(fold(word))


def words_for(words: tuple[str, ...]) -> tuple[str, ...]:
    """Every folded form under which the German words of a row are found."""
    return tuple(form for word in words for form in spellings(word))

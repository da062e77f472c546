"""The languages that letters are read in: a new one is a file beside this one, and a row here."""

from __future__ import annotations

from pbem.orders.languages.de import GERMAN
from pbem.orders.languages.en import ENGLISH
from pbem.orders.languages.language import Language

LANGUAGES: tuple[Language, ...] = (ENGLISH, GERMAN)
"""English first: the others are read beside it, and where a word could be both it is English."""

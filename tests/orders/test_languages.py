"""A language is one file of words: a new one is read everywhere without a change of any other file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import chain, product
from pathlib import Path

import pytest

import pbem
from pbem.data.rules import rules_for
from pbem.orders.grammar.fate import DEEDS
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verbs import VERBS, row_of
from pbem.orders.languages import words
from pbem.orders.languages.de import GERMAN
from pbem.orders.languages.en import ENGLISH
from pbem.orders.languages.folding import fold, spellings
from pbem.orders.languages.known import LANGUAGES
from pbem.orders.languages.language import Language, Sentences
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import read_line
from pbem.post.read.characters import is_lone_order, is_order
from support.order_languages import Readers, readers_of

PACKAGE = Path(pbem.__file__).parent
NAMES = book(rules_for("standard"))

DUTCH = Language(
    code="nl",
    verbs={
        "move": ("trek",),
        "hold": ("blijf staan",),
        "battle": ("slag",),
        "accept partial": ("deels goed",),
        "fate": ("noodlot",),
        "password": ("wachtwoord",),
    },
    deeds={"pass": ("sla over",), "retire": ("ontsla",)},
    keywords={"loss": ("verlies",), "keep": ("houd",), "highest": ("hoogste",)},
    suits={"S": ("schoppen",), "C": ("klaveren",), "H": ("harten",), "D": ("ruiten",)},
    trains=("trein",),
    nations={"Prussia": ("Pruisen",)},
    plus=("en",),
    against=("tegen",),
)
"""A made-up third language: a few words, two verbs of two words, and much that it has no words for."""


@pytest.fixture(scope="module")
def with_dutch() -> Readers:
    return readers_of(*LANGUAGES, DUTCH)


@pytest.mark.parametrize(
    ("dutch", "english"),
    [
        ("trek Friedrich en Keith: Torgau", "move Friedrich + Keith: Torgau"),
        ("Trek trein 1: Dahme", "move train 1: Dahme"),
        ("blijf  staan", "hold"),
        ("Blijf staan!", "Hold!"),
        ("deels goed", "accept partial"),
        ("slag Friedrich tegen Daun: verlies 3, houd harten", "battle Friedrich > Daun: loss 3, keep hearts"),
        ("slag: houd schoppen 7", "battle: keep spades 7"),
        ("noodlot ontsla Dohna", "fate retire Dohna"),
        ("ziehe Friedrich en Keith: Torgau", "ziehe Friedrich und Keith: Torgau"),
    ],
)
def test_a_third_language_is_read_as_the_others_are(with_dutch: Readers, dutch: str, english: str) -> None:
    order, wanted = with_dutch.order(dutch), with_dutch.order(english)
    assert type(order) is type(wanted) and type(order).__name__.endswith(("Order", "Partial"))
    different = {one.name for one in fields(order) if getattr(order, one.name) != getattr(wanted, one.name)}
    assert different <= {"text", "pieces", "clauses"}
    assert with_dutch.is_order(dutch) and not is_order("blijf staan")


def test_a_third_language_is_advised_as_the_others_are(with_dutch: Readers) -> None:
    assert with_dutch.names.nations.find("Pruisen") == "Prussia"
    advice = {
        "treck Friedrich: Torgau": "Did you mean: move Friedrich: Torgau",
        "trek Friedrich Torgau": "Did you mean: move Friedrich: Torgau",
        "slag Friedrich verlies 3": "Did you mean: battle Friedrich: verlies 3",
        "dus trek Friedrich: Torgau": "Did you mean: move Friedrich: Torgau",
    }
    for text, right in advice.items():
        assert with_dutch.order(text).instead == right, text
    assert with_dutch.order("blijf staan bij ons, Otto") is None


def test_the_other_languages_read_as_they_did(with_dutch: Readers) -> None:
    for text in (text for language in LANGUAGES for texts in language.examples.values() for text in texts):
        assert repr(with_dutch.order(text)) == repr(read_line(1, text, NAMES))


@pytest.mark.parametrize("word", ["kein Marsch", "keine weitere Bewegung"])
def test_a_verb_of_two_words_is_written_down_once(word: str) -> None:
    """Added to the table it is read by the reader of mails and by the grammar alike."""
    longer = replace(GERMAN, verbs={**GERMAN.verbs, "hold": (*GERMAN.verbs["hold"], word)})
    assert not is_order(word) and read_line(1, word, NAMES) is None
    readers = readers_of(ENGLISH, longer)
    assert readers.is_order(word) and readers.is_order(f"{word.upper()}!")
    assert type(readers.order(word)).__name__ == "HoldOrder"
    assert readers.order(f"{word} bei uns") is None


# -------------------------------------------------------------------------- the tables are whole


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_every_verb_has_its_row_in_every_language(language: Language) -> None:
    assert set(language.verbs) == {verb.word for verb in VERBS} == set(language.examples)
    assert set(language.deeds) == {deed.word for deed in DEEDS}
    assert set(language.keywords) == set(ENGLISH.keywords)
    assert {word: len(lines) for word, lines in language.examples.items()} == {
        word: len(lines) for word, lines in ENGLISH.examples.items()
    }


def test_english_names_the_things() -> None:
    for table in (ENGLISH.verbs, ENGLISH.deeds, ENGLISH.keywords):
        assert all(texts[0] == word for word, texts in table.items())


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_every_word_of_a_language_is_read(language: Language) -> None:
    for word, texts in language.verbs.items():
        for written in {form for text in texts for form in (text, text.upper(), text.lower())}:
            assert row_of(written) is next(verb for verb in VERBS if verb.word == word)
            assert is_order(written) and is_lone_order(written) == (word in words.LONE_VERBS)
    for table, mean in ((language.deeds, words.deed_of), (language.keywords, words.keyword)):
        assert all(mean(text) == word for word, texts in table.items() for text in texts)
    for suit, texts in language.suits.items():
        assert {words.suit_of(text) for text in texts} == {suit}


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_every_verb_of_a_language_begins_an_order(language: Language) -> None:
    """Each spelling of each verb, before what one of the examples says."""
    for verb in VERBS:
        texts = language.verbs[verb.word]
        for text, example in product(texts, language.examples[verb.word]):
            first = max((one for one in texts if example.lower().startswith(one.lower())), key=len)
            for written in (text, *(spellings(text) if text.isalpha() else ())):
                line = written + example[len(first) :]
                assert isinstance(read_line(1, line, NAMES), Order) and is_order(line), line


def test_where_a_word_could_be_of_two_languages_it_means_one_thing() -> None:
    for table in (lambda one: one.verbs, lambda one: one.deeds, lambda one: one.suits):
        meanings: dict[str, set[str]] = {}
        for language in LANGUAGES:
            for word, texts in table(language).items():
                for text in texts:
                    meanings.setdefault(fold(text), set()).add(word)
        assert {form: found for form, found in meanings.items() if len(found) > 1} == {}


def test_patterns_of_no_words_match_nothing() -> None:
    readers = readers_of(ENGLISH)
    assert repr(readers.order("move Keith: Brieg")) == repr(read_line(1, "move Keith: Brieg", NAMES))
    assert readers.order("ziehe Keith: Brieg").what == 'no order begins with "ziehe"'


# ----------------------------------------------------------------------- and nothing else knows words

ROOMS = ("orders", "post/read", "desk/letters")
OWN_WORDS = {"mailer_words.py", *(f"{language.code}.py" for language in LANGUAGES)}
PART_OF_ONE = re.compile(rf"({'|'.join(language.code for language in LANGUAGES)})_\w+\.py")
"""A part of a language's record in a file of its own: `de_fights.py`."""


def words_of(language: Language) -> set[str]:
    """All words of a language's record."""
    found: set[str] = set()
    for one in (*fields(language), *fields(Sentences)):
        value = getattr(language, one.name) if one.name != "sentences" else ()
        texts = chain(*value.values()) if isinstance(value, dict) else value
        if one.name != "examples":
            found.update(part.lower() for text in texts for part in re.findall(r"\w+", text))
    return found


def literals(source: str) -> Iterator[str]:
    """The texts in a program but for docstrings."""
    tree = ast.parse(source)
    bare = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in bare:
            yield node.value


def test_no_other_file_knows_a_word_of_another_language() -> None:
    own = {word for word in words_of(GERMAN) - words_of(ENGLISH) if len(word) > 3 or not word.isascii()}
    assert {"frage", "troß", "bewegung", "über"} <= own and len(own) > 120
    both = {"halt", "general", "reserve", "offensive", "stand", "symbol", "such"}
    others = (path for room in ROOMS for path in (PACKAGE / room).rglob("*.py"))
    files = [path for path in others if path.name not in OWN_WORDS and not PART_OF_ONE.match(path.name)]
    wrong = [
        (path.name, text)
        for path in files
        for text in literals(path.read_text("utf-8"))
        if (own - both) & {word.lower() for word in re.findall(r"[^\W\d_]+", text)}
    ]
    assert len(files) > 50 and wrong == []

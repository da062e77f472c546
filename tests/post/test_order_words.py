"""The reader of letters knows an order by its verb: by every verb of the grammar, and no sentence for one."""

from __future__ import annotations

from itertools import chain

import pytest

from pbem.data.rules import rules_for
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.plan.clauses import CLAUSES
from pbem.orders.grammar.verbs import VERBS, row_of
from pbem.orders.languages import words
from pbem.orders.languages.de import GERMAN
from pbem.orders.languages.folding import spellings
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import read_line
from pbem.post.read.characters import is_order
from pbem.post.read.content import read_letter
from pbem.post.read.letter import Letter
from support.corpus.handmade_mails import HEAD, multi, part, utf8

NAMES = book(rules_for("standard"))
FORWARDED = "---------- Forwarded message ---------\nFrom: Otto\nSubject: orders\n\ndiscard lowest\n"
WIDE = "I have thought about it for a long evening, and by all means I shall "
LANG = "Darüber habe ich lange nachgedacht, und Torgau werde ich auf jeden Fall "


def texts(letter: Letter) -> list[str]:
    return [line.text for line in letter.lines]


def ordered(letter: Letter) -> list[str]:
    """The lines that the grammar takes for orders."""
    return [text for text in texts(letter) if isinstance(read_line(1, text, NAMES), Order)]


# -- the words are the grammar's ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "example", [one for verb in VERBS for one in (*verb.good, *GERMAN.examples[verb.word])]
)
def test_every_example_of_the_grammar_is_seen_to_be_an_order(example: str) -> None:
    assert is_order(example) and is_order(example.upper()) and is_order(f"- *{example}*")


@pytest.mark.parametrize("word", words.words(lambda one: chain(*one.verbs.values())))
def test_every_spelling_that_the_grammar_knows_begins_an_order(word: str) -> None:
    for written in {word, word.lower(), word.upper(), *(() if " " in word else spellings(word))}:
        assert row_of(written)
        assert is_order(written) and is_order(f"{written}. # so be it")


def test_verbs_that_are_whole_orders_are_those_that_nothing_may_follow() -> None:
    bare = {verb.word for verb in VERBS if isinstance(read_line(1, verb.word, NAMES), Order)}
    followed = {verb.word for verb in VERBS for good in verb.good if good.startswith(f"{verb.word} ")}
    assert words.LONE_VERBS == bare - followed != set()


@pytest.mark.parametrize(
    "text",
    [
        "set your mind at ease", "keine Ahnung, wer da kommt", "hold fast, my friend", "Halte durch!",
        "halten wir es so", "final words of a king", "fertig bin ich noch lange nicht", "accept my greetings",
        "teilweise habe ich gelacht", "moves like these are rare", "Haltern liegt am See", "12 hold",
        "> hold", "# hold",
    ],
)  # fmt: skip
def test_a_sentence_is_no_order(text: str) -> None:
    assert not is_order(text)


@pytest.mark.parametrize(
    "text",
    ["hold", "Halten!", "keine Bewegung", "* final *", "__Final__", "set up F1 8", "fertig # für heute"],
)
def test_a_verb_alone_is_an_order(text: str) -> None:
    assert is_order(text)


def test_no_clause_of_a_plan_begins_as_an_order_does_but_one() -> None:
    """Where a mailer broke a plan before such a word it is not put together again: `Spiel` is a game too,
    and its fault is told."""
    clauses = {*CLAUSES, *(word for clause in CLAUSES for word in GERMAN.keywords[clause])}
    assert {word for word in clauses if is_order(f"{word} 3")} == {"spiel"}


# -- letters ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["anwerben", "marschiere", "kampfplan", "umverteilen", "Schicksalskarte"])
def test_an_order_below_a_wide_line_is_not_joined_to_it(verb: str) -> None:
    plan = "Kampf Friedrich > Daun: behalte Herz, Reserve nein, Verlust 3, ausgeben 2"
    letter = read_letter(utf8(f"{plan}\n{verb} Friedrich\n"))
    assert texts(letter) == [plan, f"{verb} Friedrich"]


def test_a_wrapped_order_is_joined_whatever_german_verb_it_has() -> None:
    head = "Kampfplan Friedrich > Daun: behalte Herz, Reserve nein, Verlust 3,"
    assert texts(read_letter(utf8(f"{head}\nausgeben 20\n"))) == [f"{head} ausgeben 20"]


@pytest.mark.parametrize(
    ("line", "verb"), [(WIDE, "hold."), (WIDE, "withdraw"), (LANG, "halten."), (LANG, "widerrufen!")]
)
def test_the_verb_that_ends_a_wrapped_sentence_is_no_order(line: str, verb: str) -> None:
    wrapped = f"nation Prussia\n{line.rstrip()}\n{verb}\ndiscard lowest\n"
    assert ordered(read_letter(utf8(wrapped))) == ["nation Prussia", "discard lowest"]
    flowed = HEAD + b"Content-Type: text/plain; charset=utf-8; format=flowed\n\n" + (
        f"nation Prussia\n{line}\n{verb}\ndiscard lowest\n".encode()
    )  # fmt: skip
    assert ordered(read_letter(flowed)) == ["nation Prussia", "discard lowest"]
    page = f"<p>nation Prussia<br>{line}{verb}<br>discard lowest</p>".encode()
    both = multi("alternative", part("text/plain", wrapped.encode()), part("text/html", page))
    assert ordered(read_letter(HEAD + both)) == ["nation Prussia", "discard lowest"]


@pytest.mark.parametrize(
    "text",
    [
        f"{WIDE}wait.\nhold\n", f"{WIDE}wait\n\nhold\n", f"{WIDE}wait\nHold\n", "discard lowest\nhold\n",
        "I shall\nhold\n", f"move Friedrich: {'Torgau, ' * 5}Torgau\nhold\n",
    ],
)  # fmt: skip
def test_a_verb_alone_that_ends_no_sentence_stays_an_order(text: str) -> None:
    assert [line for line in texts(read_letter(utf8(text))) if is_order(line)][-1].lower() == "hold"


@pytest.mark.parametrize("prose", ["Hold on, this is what he means:", "Fertig hat er es:", "Set at last:"])
def test_prose_above_a_forwarded_letter_leaves_it_to_be_read(prose: str) -> None:
    assert ordered(read_letter(utf8(f"{prose}\n\n{FORWARDED}"))) == ["discard lowest"]


@pytest.mark.parametrize("order", ["hold", "Halte.", "anwerben S13: Keith 2", "fertig"])
def test_an_order_above_a_forwarded_letter_is_what_counts(order: str) -> None:
    assert ordered(read_letter(utf8(f"{order}\n\n{FORWARDED}"))) == [order]


@pytest.mark.parametrize(
    "beyond", ["halte", "zurücknehmen", "zuru\u0308cknehmen", "uebergib 2 Keith", "keine Bewegung"]
)
def test_an_order_beyond_what_is_read_is_noticed(beyond: str) -> None:
    assert not read_letter(utf8("discard lowest\n" + "\nand more" * 1_498 + f"\n{beyond}" * 20)).whole
    assert not read_letter(utf8("good evening\n" * 500 + f"{beyond}\n")).whole

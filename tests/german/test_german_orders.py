"""Orders in German: the same orders as in English, also mixed; English letters read as they always were."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.data.rules import rules_for
from pbem.data.tongues import tongue
from pbem.engine.start import new_game
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.discard import DiscardOrder
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder
from pbem.orders.grammar.retreat import RetreatOrder
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.transfer import TransferOrder
from pbem.orders.grammar.verbs import VERBS
from pbem.orders.judging.judge import judge
from pbem.orders.languages.de import GERMAN
from pbem.orders.languages.en import ENGLISH
from pbem.orders.languages.folding import fold
from pbem.orders.names import cards
from pbem.orders.names.name_book import book
from pbem.orders.reading import parse
from pbem.orders.reading.parse import read_line
from pbem.post.read.content import read_letter
from support.corpus.mail_corpus import letters as corpus_letters
from support.german_wording import in_german
from support.order_languages import Readers, readers_of

ROOT = Path(__file__).parents[2]
RULES = rules_for("standard")
NAMES = book(RULES)
PAIRS = [
    (good, deutsch)
    for verb in VERBS
    for good, deutsch in zip(verb.good, GERMAN.examples[verb.word], strict=True)
]


def order(text: str, number: int = 1):
    return read_line(number, text, NAMES)


def sheet(text: str):
    return parse.parse(enumerate(text.splitlines(), 1), RULES)


def meaning(value):
    """An order without the text it was written as; names, cards and suits as what they mean."""
    if isinstance(value, AnswerOrder):
        return value.number, answer_meant(value.words)
    if is_dataclass(value):
        own = {one.name: meaning(getattr(value, one.name)) for one in fields(value) if one.name != "text"}
        return type(value).__name__, own
    if isinstance(value, tuple | list):
        return [meaning(one) for one in value]
    return text_meant(value) if isinstance(value, str) else value


def answer_meant(words: str):
    """What answers a question: read as a plan of battle if it is one, else as a name."""
    plan = order(f"battle: {words}")
    return meaning(plan.clauses) if isinstance(plan, BattleOrder) else text_meant(words)


def text_meant(text: str) -> str:
    found = (cards.held_card(text), cards.suit(text), NAMES.nations.find(text))
    known = next((one for one in found if isinstance(one, str)), "")
    if "(" in text:
        known = str(NAMES.cities.find(text))
    return known or " ".join(word_meant(word) for word in text.split())


def word_meant(word: str) -> str:
    return cards.suit(word) or re.sub("^(tross|zug)$", "train", fold(word))


@pytest.mark.parametrize(("english", "deutsch"), PAIRS, ids=[deutsch for _, deutsch in PAIRS])
def test_every_example_gives_the_same_order_in_german(english: str, deutsch: str) -> None:
    found = order(deutsch)
    assert isinstance(found, Order)
    assert meaning(found) == meaning(order(english))
    assert meaning(order(f"  - {deutsch.upper()}   # warum")) == meaning(found) or "Kennwort" in found.text


# ------------------------------------------------------------------------------ whole and mixed letters


LETTERS = sorted(
    path
    for folder in (ROOT / "games" / "example" / "post", ROOT / "tests" / "letters")
    for path in folder.rglob("*")
    if path.is_file()
)


def lines_of(path: Path) -> list[tuple[int, str]]:
    return [(line.number, line.text) for line in read_letter(path.read_bytes(), path.name).lines]


def orders_of(found: parse.Sheet):
    return meaning(found.header), meaning(found.parts), [fault.line for fault in found.faults]


@pytest.mark.parametrize("path", LETTERS, ids=lambda path: f"{path.parent.name}/{path.name}")
@pytest.mark.parametrize("every", [1, 2], ids=["german", "mixed"])
def test_whole_letters_read_the_same_in_german_and_mixed(path: Path, every: int) -> None:
    lines = lines_of(path)
    told = [(number, in_german(text) if number % every == 0 else text) for number, text in lines]
    assert told != lines
    assert orders_of(parse.parse(told, RULES)) == orders_of(parse.parse(lines, RULES))


def test_the_letters_that_are_translated_hold_orders_of_every_kind() -> None:
    assert len(LETTERS) > 20
    kinds = {type(order) for path in LETTERS for part in parse.parse(lines_of(path), RULES).parts
             for order in (*part.orders, *(part.standing or ()))}  # fmt: skip
    wanted = {
        SetUpOrder,
        MoveOrder,
        TransferOrder,
        RecruitOrder,
        BattleOrder,
    }
    assert kinds >= wanted | {
        DiscardOrder,
        AttackOrder,
        RetreatOrder,
        AnswerOrder,
    }


def test_one_line_may_mix_both_languages() -> None:
    mixed = ("move Troß 1: Dahme", "ziehe train 1: Dahme", "Kampf: loss 3, ausgeben 20", "discard niedrigste")
    english = ("move train 1: Dahme", "move train 1: Dahme", "battle: loss 3, spend 20", "discard lowest")
    assert [meaning(order(text)) for text in mixed] == [meaning(order(text)) for text in english]


@pytest.mark.parametrize(
    "text",
    ["Guten Tag,", "Angriff ist die beste Verteidigung!", "Runde 1 war lustig", "Halte durch, Otto",
     "Spiel mit mir!", "Antwort kommt später", "Das Schicksal Preußens", "Rückzug kommt nicht in Frage",
     "Viele Grüße", "Kampf ohne Ende!",  "Aufstellung folgt morgen", "Angriff im nächsten Zug",
     "Keine Bewegung bei uns", "Rückzug kommt halt nicht in Frage"],
)  # fmt: skip
def test_german_talk_is_no_order(text: str) -> None:
    assert order(text) is None


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("zihe Keith: Brieg", "Meintest du: ziehe Keith: Brieg"),
        ("Aufstelung Friedrich 5", "Meintest du: Aufstellung Friedrich 5"),
        ("bitte ziehe Friedrich: Torgau", "Meintest du: ziehe Friedrich: Torgau"),
        ("Friedrich: Torgau", "Meintest du: ziehe Friedrich: Torgau"),
        ("ziehe Friedrich, Keith: Torgau", "Meintest du: ziehe Friedrich + Keith: Torgau"),
        ("ziehe Keith von Strehlen über Brieg nach Oppeln", "Meintest du: ziehe Keith: Brieg, Oppeln"),
        ("bewege Troß 1 -> Dahme -> Luckau", "Meintest du: ziehe Troß 1: Dahme, Luckau"),
        ("Kampf: Verlst 3", "Meintest du `Verlust`?"),
        ("ablegen K7", "Schreibe Kr (C) oder Ka (D)."),
        (
            "Schicksal tanze",
            "Auf `Schicksal` folgt verstärke, verliere, entlasse, tausche, erneuere, gib, ziehe,",
        ),
        ("spiele S7", "Schreibe: Antwort ZAHL: spiele S7, oder als Plan: Kampf: spiele S7"),
    ],
)
def test_what_is_wrong_with_a_german_line_is_said_in_german(text: str, right: str) -> None:
    found = order(text, 3)
    assert isinstance(found, Fault)
    assert right in tongue("de").say(found.in_full) and tongue("de").say(found.in_full).startswith(
        "Zeile 3: "
    )


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("marschiere Heinrich: Zossen", "move Heinrich: Zossen"),
        ("ziehe General Heinrich + General Keith: Zossen", "move Heinrich + Keith: Zossen"),
        ("Keine Bewegung.", "hold"),
        ("Kampfplan: keine Reserve, Verlust 3", "battle: reserve no, loss 3"),
        ("Gefecht Friedrich > Daun: ohne Reserven", None),
        ("Aufstellung Ehrensvärd 4 Armeen", "setup Ehrensvärd 4"),
        ("umverteilen Friedrich 7 Armeen, Keith 1 Armee", "allot Friedrich 7, Keith 1"),
        ("werbe Pik 13: Keith 1 Armee, Dohna in Berlin 1", "recruit S13: Keith 1, Dohna at Berlin 1"),
        ("übertrage 2 Armeen von Friedrich an Keith", "transfer 2 Friedrich > Keith"),
        ("attackiere Heinrich > Daun", "attack Heinrich > Daun"),
        ("Schicksalskarte: passe", "fate pass"),
        ("zurücknehmen", "withdraw"),
    ],
)
def test_words_that_a_german_player_would_type(text: str, english: str | None) -> None:
    found = order(text)
    if english is None:
        assert isinstance(found, Fault) and "„ohne Reserven“" in tongue("de").say(found.what)
    else:
        assert isinstance(found, Order) and meaning(found) == meaning(order(english))


@pytest.mark.parametrize("word", ["Kreuz", "kr", "Karo", "ka", "Herz", "he", "Pik", "pi", "P"])
def test_suits_have_german_names_and_short_forms(word: str) -> None:
    letter = {"k": {"r": "C", "a": "D"}, "h": {"e": "H"}, "p": {"i": "S", "": "S"}}[word[0].lower()][
        word[1:2]
    ]
    assert cards.suit(word) == letter
    assert cards.held_card(f"{word}12") == cards.held_card(f"{word} 12") == f"{letter}12"


def test_no_letter_means_two_suits() -> None:
    assert isinstance(cards.card("K7"), cards.Problem) and "Kreuz or Karo" in cards.card("K7").what
    assert cards.suit("K") is None


def test_no_german_word_has_two_meanings() -> None:
    for table in (
        GERMAN.verbs,
        GERMAN.deeds,
        GERMAN.keywords,
        GERMAN.suits,
    ):
        folded = [fold(word) for texts in table.values() for word in texts]
        assert len(set(folded)) == len(folded)
    english = {fold(word) for verb in VERBS for word in verb.words}
    for verb in VERBS:
        assert not {fold(word) for word in GERMAN.verbs[verb.word]} & (
            english - {fold(word) for word in verb.words}
        )


def test_nations_are_those_of_the_game_and_mean_no_other() -> None:
    assert set(GERMAN.nations) == set(RULES.nations)
    for nation, words in GERMAN.nations.items():
        assert tongue("de").name(nation) == words[0]
        for word in words:
            assert NAMES.nations.find(word) == nation == NAMES.nations.find(word.upper())
    assert NAMES.nations.find("Oesterreich") == "Austria" and NAMES.nations.find("Russland") == "Russia"


def test_a_line_in_full_reads_back_as_the_same_order() -> None:
    """What a German receipt says of an order is an order that means the same."""
    said = [tongue("de").say(text) for text in in_full()]
    assert len(said) > 40
    for text, german_text in zip(in_full(), said, strict=True):
        plan = "battle: " if german_text.split()[0] in ("spiele", "aufgeben") else ""
        found, wanted = order(plan + german_text), order(plan + str(text))
        assert isinstance(found, Order) and meaning(found) == meaning(wanted), german_text


def in_full() -> list[str]:
    """The orders of the example letters, and of the bots' table, as receipts say them."""
    found = []
    for path in LETTERS:
        sheet = parse.parse(lines_of(path), RULES)
        for one in judge(new_game(RULES, "german"), sheet).parts:
            found += [meant.in_full for meant in one.orders_in_full]
    return found


# ----------------------------------------------------------------------- English reads as it always did


@cache
def without_german() -> Readers:
    """Reads lines with English alone."""
    return readers_of(ENGLISH)


@cache
def english_lines() -> tuple[str, ...]:
    """English of all kinds: letters with and without mistakes, the guide to orders, and plain prose."""
    found = [text for path in LETTERS for _, text in lines_of(path)]
    found += [text for verb in VERBS for text in (*verb.good, *(bad for bad, _ in verb.bad))]
    found += [line.text for name, data in corpus_letters() for line in read_letter(data, name).lines]
    for path in (ROOT / "docs").glob("*.md"):
        if path.stem not in ("german", "befehle", "spieler", "fristen", "spielleiter"):
            page = path.read_text("utf-8")
            found += [*page.splitlines(), *re.findall("`([^`\n]+)`", page)]
    return tuple(text for text in dict.fromkeys(found) if "Sprache" not in text)  # pages tell of that line


def test_no_english_line_reads_otherwise_than_without_the_german_words() -> None:
    lines = english_lines()
    now = [order(text) for text in lines]
    before = without_german().order
    wrong = [text for text, found in zip(lines, now, strict=True) if repr(before(text)) != repr(found)]
    assert len(lines) > 1500 and sum(isinstance(found, Order) for found in now) > 300
    assert wrong == []


VOCABULARY = sorted(
    {
        word
        for text in english_lines()
        for word in text.split()
        if not word.startswith("ü") and not re.match(r"P\d", word)  # where a card is meant, P is Pik
    }
)


@settings(max_examples=1500, deadline=None, derandomize=True)
@given(
    st.sampled_from([verb.word for verb in VERBS] + VOCABULARY),
    st.lists(st.sampled_from(VOCABULARY), max_size=6),
)
def test_no_words_of_english_letters_read_otherwise(first: str, rest: list[str]) -> None:
    text = " ".join((first, *rest))
    assert repr(without_german().order(text)) == repr(order(text))


def test_without_the_german_words_no_german_line_is_an_order() -> None:
    before = without_german().order
    read_all = [before(text) for _, text in PAIRS if not row_of_english(text)]
    assert len(read_all) > 30 and {type(found).__name__ for found in read_all} == {"Fault", "NoneType"}


def row_of_english(text: str) -> bool:
    return re.split(r"[\W\d_]+", text.lower())[0] in ENGLISH.verbs

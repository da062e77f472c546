"""Texts that remember how they were made, and the tongues that say them."""

from __future__ import annotations

import copy
import json
import pickle
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

import pytest

from pbem.data import memory, tongues
from pbem.data.tongues import CASES, tongue
from pbem.engine.phrase import (
    Joined,
    Keyword,
    Phrase,
    Typed,
    all_of,
    any_of,
    joined,
    packed,
    phrase,
    phrases,
    sentences,
    unpacked,
)

DE = tongue("de")
OWNER = phrase("{name} is not a general of {nation}", name="Daun", nation="Imperial Army")
PLAYED = "die Reichsarmee wird von Maria Theresia gespielt"
TEXTS = [
    OWNER,
    phrases("{n} troop", "{n} troops", 1),
    phrases("{n} troop", "{n} troops", 3),
    joined([OWNER, "Prussia", Typed("Prussia")], "; "),
    phrase("as things stand, {what}", what=OWNER),
    any_of(["Prussia", "Hanover", "Keith"]),
    all_of(["Prussia"]),
    sentences(OWNER, "", phrase("Write it in full.")),
]


@pytest.mark.parametrize("text", TEXTS, ids=str)
def test_a_phrase_is_its_english_text_everywhere(text: str) -> None:
    assert isinstance(text, str) and text == str(text) and hash(text) == hash(str(text))
    for again in (copy.deepcopy(text), pickle.loads(pickle.dumps(text))):
        assert type(again) is str and again == text
    assert json.loads(json.dumps([text])) == [str(text)]
    assert tongue("en").say(text) == str(text)


@pytest.mark.parametrize("text", TEXTS, ids=str)
def test_what_is_packed_says_the_same_in_every_language(text: str) -> None:
    again = unpacked(json.loads(json.dumps(packed(text))))
    assert again == text and DE.say(again) == DE.say(text)


@pytest.mark.parametrize(
    ("text", "german"),
    [
        (OWNER, "Daun ist kein General der Reichsarmee"),
        (phrase("{nation} is played by {player}", nation="Imperial Army", player="Maria Theresa"), PLAYED),
        (phrases("{n} troop", "{n} troops", 1), "1 Armee"),
        (phrases("{n} troop", "{n} troops", 0), "0 Armeen"),
        (
            phrase("as things stand, {what}", what=OWNER),
            "nach jetzigem Stand: Daun ist kein General der Reichsarmee",
        ),
        (phrase("{nation} has {pieces}.", nation="Imperial Army", pieces="x"), "Die Reichsarmee hat x."),
        (any_of(["Prussia", "Imperial Army", "Keith"]), "Preußen, Reichsarmee oder Keith"),
        (all_of(["Prussia train 1", "Keith"]), "Troß 1 (Preußen) und Keith"),
        (joined(["Prussia", Typed("Prussia"), Keyword("spend")], " / "), "Preußen / Prussia / ausgeben"),
        (phrase("Clauses are {words}.", words=joined([Keyword("loss")])), "Klauseln sind Verlust."),
        ("Prussia", "Prussia"),
        (Typed("hold"), "hold"),
    ],
    ids=str,
)  # fmt: skip
def test_german_says_patterns_and_parts(text: str, german: str) -> None:
    assert DE.say(text) == german


def test_english_joins_as_it_always_did() -> None:
    assert any_of(["a"]) == "a" and any_of(["a", "b"]) == "a or b" and all_of("abc") == "a, b and c"
    assert joined([]) == "" and sentences("", "") == ""
    with pytest.raises(ValueError):
        any_of([])


def test_names_have_their_cases() -> None:
    army = ["die Reichsarmee", "der Reichsarmee", "der Reichsarmee", "die Reichsarmee"]
    assert [DE.name("Imperial Army", case) for case in CASES] == army
    assert [DE.name("Prussia", case) for case in CASES] == ["Preußen", "Preußens", "Preußen", "Preußen"]
    assert [DE.name(word) for word in ("spades", "Maria Theresa", "India", "Keith", "")] == [
        "Pik", "Maria Theresia", "Indien", "Keith", ""
    ]  # fmt: skip
    assert tongue("en").name("Imperial Army", "gen") == "Imperial Army"


def test_what_is_missing_is_english_and_remembered() -> None:
    spoken = tongues.Tongue("de", DE._catalogues)
    strange = phrase("{nation} has a flag", nation="Prussia")
    assert spoken.say(strange) == "Preußen has a flag" and spoken.missing == {"{nation} has a flag"}
    assert spoken.ngettext("{n} flag", "{n} flags", 2) == "{n} flags" and len(spoken.missing) == 2
    assert spoken.gettext("") == "" and spoken.pgettext("x", "y") == "y"
    assert tongue("en").say(strange) and not tongue("en").missing


@dataclass(frozen=True)
class Letter:
    text: str
    parts: tuple[str, ...]
    facts: dict[str, object]
    number: int = 3


def test_whole_values_are_told() -> None:
    letter = Letter(OWNER, (OWNER, "Prussia"), {"a": [OWNER], "b": None})
    told = DE.say_all(letter)
    german = "Daun ist kein General der Reichsarmee"
    assert told == Letter(german, (german, "Prussia"), {"a": [german], "b": None})


def test_dates_are_worded_as_babel_words_them() -> None:
    assert DE.day(date(2026, 12, 24)) == "24. Dezember 2026"
    assert DE.moment(datetime(2026, 12, 24, 18, 5), "full") == "Donnerstag, 24. Dezember 2026, 18:05"
    assert tongue("en").day(date(2026, 12, 24)) == "24 December 2026"


def test_there_is_no_third_language() -> None:
    with pytest.raises(KeyError):
        tongue("la")


def test_phrases_say_themselves_only_if_they_are_phrases() -> None:
    assert isinstance(OWNER, Phrase) and not isinstance(OWNER + "", Phrase)
    assert isinstance(joined(["a"]), Joined)


# ------------------------------------------------------------------------------------------ the cache


def test_compiled_catalogues_are_kept_and_a_damaged_one_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    tongue.cache_clear()
    try:
        assert tongue("de").name("spades") == "Pik"
        kept = sorted((memory.directory() / "tongues").glob("*.mo"))
        assert [path.name.split("-")[:2] for path in kept] == [["de", "answers"], ["de", "letters"]]
        for damage in (b"", b"nonsense", kept[0].read_bytes()[:-5]):
            kept[0].write_bytes(damage)
            tongue.cache_clear()
            assert tongue("de").name("spades") == "Pik"
        monkeypatch.setattr(tongues, "_compiled", lambda *_: pytest.fail("the cache was not used"))
        tongue.cache_clear()
        assert tongue("de").name("hearts") == "Herz"
    finally:
        tongue.cache_clear()


def test_without_a_cache_that_can_be_written_german_is_spoken_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pbem").write_text("a file where the folder should be")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    tongue.cache_clear()
    try:
        assert tongue("de").name("spades") == "Pik"
    finally:
        tongue.cache_clear()

"""Strict YAML: what is read as what, and that each kind of mistake names its line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.data import schema
from pbem.data.share import schema_file
from pbem.data.strict import DataError, error_at, load_text, load_yaml, parse_yaml

CARDS = "decks: 4\nsuits: [spades, clubs]\nlowest: 2\nhighest: 13\nreserves: 2\n"

SCHEMA = """{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "A deck of cards",
  "type": "object",
  "required": ["decks", "suits", "lowest", "highest", "reserves"],
  "additionalProperties": false,
  "properties": {
    "decks": {"type": "integer", "minimum": 1},
    "suits": {
      "type": "array",
      "items": {"enum": ["spades", "clubs", "hearts", "diamonds"]},
      "minItems": 1,
      "uniqueItems": true
    },
    "lowest": {"type": "integer", "minimum": 1},
    "highest": {"type": "integer", "minimum": 1},
    "reserves": {"type": "integer", "minimum": 0}
  }
}
"""


@pytest.fixture(autouse=True)
def schema_of_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A schema called `cards`, for these tests alone."""
    path = tmp_path / "cards.schema.json"
    path.write_text(SCHEMA, "utf-8")
    monkeypatch.setattr(schema, "schema_file", lambda name: path if name == "cards" else schema_file(name))


@pytest.mark.parametrize(
    "text, value",
    [
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("-17", -17),
        ("0", 0),
        ("3.50", 3.5),
        *[(word, word) for word in ("no", "yes", "on", "off", "y", "N", "True", "FALSE", "Null", "NULL")],
        *[(word, word) for word in ("1:30", "12:30:45", "2026-11-02", "010", "0x1F", "0o7", "0b1", "1_000")],
        *[(word, word) for word in (".inf", ".nan", "1e3", "+5", "1.", ".5", "<<", "=")],
        ("'12'", "12"),
        ('"true"', "true"),
        ("12345678901234567890", "12345678901234567890"),
    ],
)
def test_scalars_are_what_they_look_like(text: str, value: object) -> None:
    read = parse_yaml(f"key: {text}", "x.yaml")["key"]
    assert read == value
    assert type(read) is type(value)


def test_keys_are_always_text() -> None:
    assert parse_yaml("1: a\nno: b\ntrue: c\n1:30: d", "x.yaml") == {
        "1": "a",
        "no": "b",
        "true": "c",
        "1:30": "d",
    }


def test_folded_and_literal_text_is_read() -> None:
    assert parse_yaml("a: >-\n  one\n  two\nb: |\n  1\n  2\n", "x.yaml") == {"a": "one two", "b": "1\n2\n"}


def test_an_empty_file_is_nothing() -> None:
    assert parse_yaml("# only a remark\n", "x.yaml") is None


@pytest.mark.parametrize(
    "text, place, message",
    [
        ("a: 1\nb: 2\na: 3\n", "3:1", '"a" is given twice'),
        ("a:\n  - {b: 1, c: 2, b: 3}\n", "2:18", '"b" is given twice'),
        ("1: a\n'1': b\n", "2:1", '"1" is given twice'),
        ("a: &x [1]\nb: *x\n", "1:4", "anchors and aliases are not used here"),
        ("a: &x\n  b: *x\n", "1:4", "anchors and aliases are not used here"),
        ("a: *x\n", "1:4", "found undefined alias"),
        ("a: 1\nb: !!int '3'\n", "2:4", "tags like tag:yaml.org,2002:int are not used here"),
        ("a: 1\nb: !!python/object/apply:os.system ['x']\n", "2:4", "tags like"),
        ("!!set {a, b}\n", "1:1", "tags like"),
        ("a: 1\n? [b, c]\n: 2\n", "2:3", "a key has to be text"),
        ("a: 1\n--- \nb: 2\n", "2:1", "expected a single document"),
        ("a: [1, 2\nb: 3\n", "2:2", "while parsing a flow sequence"),
        ("a: 1\n\tb: 2\n", "2:1", "found"),
        ("a: 1\n b: 2\n", "2:3", "mapping values are not allowed"),
        ("a: 'x\n", "2:1", "found unexpected end of stream"),
        ("a: 1\nb: x\x07y\n", "2:5", "the character U+0007 may not stand here"),
        ("a: " + "[" * 60 + "]" * 60, "1:43", "this is nested too deeply"),
        # Here the C library's own limit may come first, further along the line.
        ("a: " + "[" * 500_000, "1:", "this is nested too deeply"),
        ("- " * 500_000, "1:81", "this is nested too deeply"),
    ],
)
def test_bad_yaml_names_its_place(text: str, place: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        parse_yaml(text, "game.yaml")
    assert str(caught.value).startswith(f"game.yaml:{place}")
    assert message in caught.value.message


@pytest.mark.parametrize(
    "old, new, place, message",
    [
        ("highest: 13", "highest: thirteen", "4:10", '"thirteen" should be a whole number'),
        ("highest: 13", "highest: yes", "4:10", '"yes" should be a whole number'),
        ("highest: 13", "highest: 1:30", "4:10", '"1:30" should be a whole number'),
        ("highest: 13", "highest:", "4:9", "null should be a whole number"),
        ("highest: 13", "highest: [13]", "4:10", "a list should be a whole number"),
        ("decks: 4", "decks: 0", "1:8", "0 is less than 1"),
        ("spades, clubs", "spades, swords", "2:17", '"swords" is none of spades, clubs, hearts, diamonds'),
        ("spades, clubs", "spades, spades", "2:8", "the same stands here twice"),
        ("[spades, clubs]", "[]", "2:8", "there have to be 1 or more here, not 0"),
        ("lowest: 2\n", "", "1:1", '"lowest" is missing'),
        ("reserves: 2", "reserves: 2\nreserve: 2", "6:1",
         '"reserve" is not known here; it may be decks, highest, lowest, reserves, suits'),
    ],
)  # fmt: skip
def test_what_does_not_fit_the_schema_names_its_place(old: str, new: str, place: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        load_text(CARDS.replace(old, new), "cards.yaml", "cards")
    assert str(caught.value) == f"cards.yaml:{place}: {message}"


def test_a_key_that_is_no_name_is_pointed_at() -> None:
    head = "west:\n  title: West\n  ends_without: [France]\n  eased: false\n  options: []\n"
    text = head + "  players:\n    Frederick: [Prussia]\n    Fred: [France]\n"
    with pytest.raises(DataError) as caught:
        load_text(text, "s.yaml", "scenarios")
    assert (caught.value.line, caught.value.column) == (8, 5)
    assert caught.value.message.startswith('"Fred" is none of Frederick')


def test_an_empty_file_does_not_fit() -> None:
    with pytest.raises(DataError, match=r"cards.yaml:1:1: null should be a mapping"):
        load_text("", "cards.yaml", "cards")


def test_good_data_come_back(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text("\ufeff" + CARDS, "utf-8")
    assert load_yaml(tmp_path / "cards.yaml", "cards")["suits"] == ["spades", "clubs"]


def test_a_file_that_is_not_there_or_not_utf_8(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read: No such file"):
        load_yaml(tmp_path / "none.yaml", "cards")
    (tmp_path / "latin.yaml").write_bytes(b"decks: 4\nname: Br\xfcnn\n")
    with pytest.raises(DataError, match=r"latin.yaml:2:9: this is not UTF-8"):
        load_yaml(tmp_path / "latin.yaml", "cards")


def test_the_place_of_a_key_and_of_its_value_differ() -> None:
    text = "a:\n  - b: 1\n    c: 2\n"
    assert str(error_at(text, "x", ("a", 0, "c"), "message")) == "x:3:8: message"
    assert str(error_at(text, "x", ("a", 0, "c"), "message", at_key=True)) == "x:3:5: message"


WORDS = st.text("aß♠ -:#&*!|>%@,[]{}'\"?\\\t\n019.~", max_size=12)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**17), 10**17) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)


@given(PLAIN)
def test_json_is_read_as_json(data: object) -> None:
    assert parse_yaml(json.dumps({"data": data}), "x.yaml") == {"data": data}


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused_with_a_line_of_it(text: str) -> None:
    try:
        parse_yaml(text, "x.yaml")
    except DataError as error:
        assert 1 <= error.line <= len(text) + 1
        assert error.column >= 1


def test_strict_costs_nothing_before_it_reads() -> None:
    program = "import sys, pbem.data.rules; print({'yaml', 'jsonschema'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"

"""The log: only ever appended to, whole or not at all, and no line changed unseen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pbem.data.rules import rules_for
from pbem.engine.events import TurnBegan
from pbem.engine.questions import Move
from pbem.game import entries
from pbem.game.entries import Entry, LetterEntry, NationOrders, SaidEntry, StepEntry, UndoEntry
from pbem.game.log import Log, LogError, read_log
from pbem.orders.grammar.conditional import ConditionalOrder
from pbem.orders.grammar.header import PasswordLine
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verbs import VERBS
from pbem.orders.languages.known import LANGUAGES
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import read_line


def said(text: str = "Brünn") -> SaidEntry:
    return SaidEntry(text=text, to=None)


def written(path: Path, count: int) -> Log:
    log = Log(path)
    for _ in range(count):
        log.add(said())
        log.save()
    return log


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    log = written(tmp_path / "log.jsonl", 3)
    assert read_log(tmp_path / "log.jsonl").entries == log.entries
    assert [entry.n for entry in log.entries] == [0, 1, 2]


def test_half_an_entry_never_counted_and_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    written(path, 2)
    whole = path.read_bytes()
    for length in (1, 20, 60):
        path.write_bytes(whole + (b'{"n":2,"kind":"said","text":"' + b"x" * 40 + b'"}')[:length])
        log = read_log(path)
        assert len(log.entries) == 2
        log.add(said("Prag"))
        log.save()
        assert path.read_bytes().startswith(whole)
        assert [vars(entry)["text"] for entry in read_log(path).entries] == ["Brünn", "Brünn", "Prag"]


def test_a_changed_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    written(path, 3)
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join([lines[0], lines[1].replace("Brünn", "Prag"), lines[2]]), "utf-8")
    with pytest.raises(LogError, match=r"log\.jsonl:2: this line is not as it was"):
        read_log(path)


NONE_OF_OURS = {
    "no json": "no entry of a log",
    "[1]": "it has no number",
    '{"kind":"undone"}': "it has no number",
    '{"n":5,"kind":"undone"}': "entry 1 is expected",
    '{"n":1,"kind":"undo"}': "UndoEntry lacks the field 'to'",
    '{"n":1,"kind":"undo","to":"0"}': "'0' is no int",
    '{"n":1,"kind":"undo","to":true}': "True is no int",
    '{"n":1,"kind":"undo","to":0,"why":""}': "UndoEntry has no field 'why'",
    '{"n":1,"kind":"undoing","to":0}': "there are no entries of the kind 'undoing'",
    '{"n":1}': "there are no entries of the kind None",
    '{"n":1,"kind":"step","from":"rules","events":[{"event":"Flew"}]}': "is no event",
    '{"n":1,"kind":"step","from":"rules","events":[{"event":"TurnBegan","turn":"2"}]}': "'2' is no int",
    '{"n":1,"kind":"step","from":"rules","events":{}}': "is no list",
    '{"n":1,"kind":"asked","at":"","questions":[{"number":1}],"gone":[]}': "QuestionSeen lacks the field",
    '{"n":1,"kind":"settings","at":"","document":[],"promised":{},"why":""}': "is no object",
}


@pytest.mark.parametrize(("line", "message"), NONE_OF_OURS.items())
def test_a_line_that_is_none_of_ours_is_named(tmp_path: Path, line: str, message: str) -> None:
    path = tmp_path / "log.jsonl"
    written(path, 1)
    path.write_bytes(path.read_bytes() + line.encode() + b"\n")
    with pytest.raises(LogError, match=f":2: .*{message}"):
        read_log(path)


def test_what_was_undone_stays_in_the_log_and_stands_no_more(tmp_path: Path) -> None:
    log = written(tmp_path / "log.jsonl", 4)
    log.add(UndoEntry(to=1))
    log.add(said())
    log.save()
    again = read_log(tmp_path / "log.jsonl")
    assert [entry.n for entry in again.valid_entries()] == [0, 1, 5]
    assert len(again.entries) == 6


def test_a_line_of_an_older_program_stays_as_it_was_written(tmp_path: Path) -> None:
    """Other spaces, another order: what was hashed were its bytes."""
    path = tmp_path / "log.jsonl"
    path.write_bytes(b'{"kind": "said", "n": 0, "to": null, "text": "Br\\u00fcnn"}\n')
    log = read_log(path)
    log.add(said())
    log.save()
    assert read_log(path).entries == log.entries
    assert log.entries[0] == SaidEntry(n=0, text="Brünn", to=None)


def test_every_kind_of_entry_is_written_by_its_fields(tmp_path: Path) -> None:
    step = StepEntry(
        source="letter 1, line 2", answer=Move("Prussia", ("Keith",), (3,)), events=(TurnBegan(2),)
    )
    line = json.loads(Log(tmp_path / "log.jsonl").add(step).line)
    assert list(line) == ["n", "kind", "from", "answer", "events"]
    assert line["answer"]["answer"] == "Move" and line["events"] == [{"event": "TurnBegan", "turn": 2}]
    assert {kind.__name__ for kind in entries.KINDS.values()} == {
        name for name, thing in vars(entries).items() if _is_kind(thing)
    }


def _is_kind(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, Entry) and thing is not Entry


def test_an_entry_knows_its_line(tmp_path: Path) -> None:
    letter = LetterEntry(letter=1, file="a.txt", sha256="", player="", counts=False, turns={}, standing=False)
    log = Log(tmp_path / "log.jsonl")
    assert log.add(letter).line.endswith(b"\n") and log.entries[0].n == 0


def test_every_order_is_read_as_it_was_written(tmp_path: Path) -> None:
    names, rows = book(rules_for("standard")), (verb for verb in VERBS if verb.word != "password")
    texts = (text for verb in rows for language in LANGUAGES for text in language.examples[verb.word])
    orders = tuple(order for text in texts if isinstance(order := read_line(3, text, names), Order))
    assert {type(order) for order in orders} >= {verb.order for verb in VERBS} - {
        PasswordLine,
        ConditionalOrder,
    }
    own = {"Prussia": NationOrders(orders=orders), "Hanover": NationOrders(standing=())}
    log = Log(tmp_path / "log.jsonl")
    letter = log.add(LetterEntry(letter=1, file="", sha256="", player="", counts=True, turns={}, orders=own))
    log.save()
    (again,) = read_log(tmp_path / "log.jsonl").entries
    assert again == letter

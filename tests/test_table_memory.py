"""Tables of words remembered are those that the program makes, and of this program alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem import compiling
from pbem.data import private_memory, table_memory
from pbem.data.private_memory import PrivateMemory
from pbem.orders.plain_words import vocabulary
from pbem.orders.plain_words.fighting import templates

ALL = (
    templates._first_words,
    templates.phrases_beginning,
    vocabulary._expressions,
    vocabulary._all,
    vocabulary.expressions_for,
)
"""What is kept in mind of the tables in a process."""


@pytest.fixture
def memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Tables are remembered, as commands do it."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(private_memory.atexit, "register", lambda _: None)
    later_process(monkeypatch)
    compile_by = compiling._ways[-1]._replace(table=table_memory.make_or_recall)
    monkeypatch.setattr(compiling, "_ways", [compile_by])
    return monkeypatch


def later_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep what is new, and know only what lies in the file."""
    if table_memory.MEMORY._new:
        table_memory.MEMORY.keep()
    monkeypatch.setattr(table_memory, "MEMORY", PrivateMemory("tables"))
    for one in ALL:
        one.cache_clear()


def made_again() -> None:
    raise AssertionError("made again")


@pytest.mark.parametrize("kind", [templates.PLANS, templates.RETREATS])
def test_the_phrases_that_begin_with_a_word_are_those_of_the_whole_table(
    memory: pytest.MonkeyPatch, kind: str
) -> None:
    every = [templates._phrase(kind, number) for number in range(len(templates._texts(kind)))]
    words = {word for phrase in every for word in phrase.template.first}
    assert len(every) > 100 and len(words) > 100
    templates._first_words(kind)
    later_process(memory)
    memory.setattr(templates, "_find_first_words", lambda _: made_again())
    for word in (*words, "keith", "#", ""):
        wanted = tuple(phrase for phrase in every if word in phrase.template.first)
        assert templates.phrases_beginning(word, kind) == wanted


def test_the_expressions_remembered_are_those_of_the_languages(memory: pytest.MonkeyPatch) -> None:
    made = dict(vocabulary._all())
    assert len(made) > 1000 and () not in made and ("",) not in made
    staying = {form for form, known in made.items() if not known.isdisjoint(("stay", "stand"))}
    for _ in ("now", "in a later command"):
        assert all(vocabulary.meant_by(*form) == known for form, known in made.items())
        assert not vocabulary.meant_by("stay", "stay") and not vocabulary.meant_by()
        assert vocabulary.expressions_for("stay", "stand") == staying and ("stay",) in staying
        later_process(memory)
        memory.setattr(vocabulary, "_by_form", lambda _: made_again())


def test_another_program_makes_its_own_tables(memory: pytest.MonkeyPatch) -> None:
    assert table_memory.make_or_recall("colours", lambda: ["blue"]) == ["blue"]
    later_process(memory)
    assert table_memory.make_or_recall("colours", made_again) == ["blue"]
    memory.setattr(table_memory, "program", lambda: b"another")
    assert table_memory.make_or_recall("colours", lambda: ["white"]) == ["white"]
    later_process(memory)
    assert table_memory.make_or_recall("colours", made_again) == ["white"]

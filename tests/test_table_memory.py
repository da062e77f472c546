"""Tables of words remembered are those that the program makes, and of this program alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pbem import compiling
from pbem.data import private_memory, program_files, table_memory
from pbem.data import rules as data_rules
from pbem.data.private_memory import PrivateMemory
from pbem.data.rules import rules_for
from pbem.engine.board import Board
from pbem.orders.languages import words
from pbem.orders.names import name_book
from pbem.orders.names.name_book import book
from pbem.orders.plain_words import vocabulary
from pbem.orders.plain_words.fighting.wording import templates
from pbem.orders.plain_words.naming import short_names
from pbem.orders.plain_words.remarks import kinds

ALL = (
    templates._first_words,
    templates._needed_words,
    data_rules._kept_rows,
    kinds.kind_of,
    kinds._forms,
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
    begin = {word for phrase in every for word in phrase.template.first}
    assert len(every) > 100 and len(begin) > 100
    templates._first_words(kind)
    needed = templates._needed_words(kind)
    later_process(memory)
    memory.setattr(templates, "_find_first_words", lambda _: made_again())
    memory.setattr(templates, "_find_needed_words", lambda _: made_again())
    beginning: dict[str, list[object]] = {}
    for phrase in every:
        for word in phrase.template.first:
            beginning.setdefault(word, []).append(phrase)
    for word in (*begin, "keith", "#"):
        wanted = beginning.get(word, [])
        assert list(templates.phrases_for((word, *filter(None, needed)), kind)) == wanted


def test_the_forms_of_remarks_remembered_are_those_of_the_languages(memory: pytest.MonkeyPatch) -> None:
    every = {kind for language in words.LANGUAGES.values() for kind in language.remarks}
    for _ in ("now", "in a later command"):
        assert len(every) > 100 and all(kinds.kind_of(kind) for kind in every)
        assert all(kinds.kind_of(kind) == words.forms(words.in_remarks(kind)) for kind in every)
        assert kinds.kind_of("nothing that is known") == frozenset()
        later_process(memory)
        memory.setattr(kinds, "_find_forms", made_again)


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


def test_the_board_and_its_names_remembered_are_those_of_the_data(memory: pytest.MonkeyPatch) -> None:
    rules = rules_for()
    made = vars(board_anew()), name_book._cities(rules).entries, short_names.ShortNames(rules)._second
    assert made[1] == book(rules).cities.entries and made[0]["cities"] == rules.board.cities
    later_process(memory)
    memory.setattr(data_rules, "_board_facts", made_again)
    memory.setattr(name_book, "_city_forms", lambda *_: made_again())
    memory.setattr(short_names, "_second_words", lambda *_: made_again())
    assert vars(board_anew()) == made[0]
    assert name_book._cities(rules).entries == made[1]
    assert short_names.ShortNames(rules)._second == made[2]


def test_the_distances_remembered_are_those_of_the_roads(memory: pytest.MonkeyPatch) -> None:
    known = board_anew()
    roads = replace(known, kept_rows=None, _distances={})
    cities = range(len(known.cities))
    for _ in ("now", "in a later command"):
        assert all(board_anew().distances_from(city) == roads.distances_from(city) for city in cities)
        near = board_anew().roads_to(5, (7, 5, 600))
        assert near == {city: roads.distances_from(5)[city] for city in (7, 5, 600)}
        later_process(memory)
        memory.setattr(Board, "rows", lambda *_: made_again())


def board_anew() -> Board:
    made: Board = data_rules.board.__wrapped__()
    return made


def test_another_program_makes_its_own_tables(memory: pytest.MonkeyPatch) -> None:
    assert table_memory.make_or_recall("colours", lambda: ["blue"]) == ["blue"]
    later_process(memory)
    assert table_memory.make_or_recall("colours", made_again) == ["blue"]
    memory.setattr(table_memory, "program", lambda: b"another")
    assert table_memory.make_or_recall("colours", lambda: ["white"]) == ["white"]
    later_process(memory)
    assert table_memory.make_or_recall("colours", made_again) == ["white"]


def test_a_process_below_which_the_program_changes_shares_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    known = program_files.program.__wrapped__()
    assert program_files.program.__wrapped__() == known
    monkeypatch.setattr(compiling, "BEGAN", 1)
    changed = program_files.program.__wrapped__()
    monkeypatch.setattr(compiling, "BEGAN", 2)
    assert len({known, changed, program_files.program.__wrapped__()}) == 3

"""What reaches players can be said in German: no plain English where a phrase belongs, catalogues whole."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Message

import pbem
from pbem.data.tongues import tongue
from pbem.orders.grammar.fate import DEEDS
from pbem.orders.grammar.verbs import VERBS
from pbem.orders.languages.de import GERMAN
from tools.catalogue import CATALOGUES, PYTHON_WORDS, current, file_of, given, lacking, read

PACKAGE = Path(pbem.__file__).parent

TOLD = {"Verdict", "illegal", "note", "Fault", "Note", "Problem", "ReceiptProblem", "Receipt"}
"""What is made with texts that players read."""

RULE = re.compile(r"(?:(?:rule \d+|R\d+)(?:, |$))+")


def plain_texts(source: str) -> Iterator[tuple[int, str]]:
    """English given to one of `TOLD` that is no phrase: written out, glued or formatted."""
    for node in ast.walk(ast.parse(source)):
        name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
        for arg in told_by(node) if isinstance(node, ast.Call) and name in (*TOLD, "replace") else ():
            yield from ((arg.lineno, text) for text in texts_in(arg))


def told_by(call: ast.Call) -> Iterator[ast.expr]:
    """The arguments that are texts; of `replace` only those by which it changes one."""
    changes = ast.unparse(call.func) == "replace"
    yield from () if changes else call.args
    yield from (one.value for one in call.keywords if not changes or one.arg in ("what", "instead", "text"))


def texts_in(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Call | ast.Subscript):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        if not RULE.fullmatch(node.value):
            yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield ast.unparse(node)
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr) and not isinstance(node, ast.JoinedStr):
            yield from texts_in(child)


ROOMS = ("engine", "orders", "deadlines", "game", "desk", "post")


def test_all_that_is_told_of_orders_can_be_translated() -> None:
    paths = [path for room in ROOMS for path in (PACKAGE / room).rglob("*.py")]
    found = {f"{path.name}:{line}": text for path in paths for line, text in plain_texts(path.read_text())}
    assert len(paths) > 80 and found == {}


def test_plain_texts_are_found() -> None:
    source = (
        'illegal(order, f"no {x}", "rule 1, R2"); Problem("a" if x else phrase("b")); Fault(1, "", "c d")'
    )
    assert [text for _, text in plain_texts(source)] == ["f'no {x}'", "a", "c d"]


# --------------------------------------------------------------------------------------- catalogues


@pytest.mark.parametrize("name", CATALOGUES)
def test_the_catalogue_is_current_and_whole(name: str) -> None:
    kept, made = read(file_of("de", name), "de"), current(name, "de")
    assert messages(kept) == messages(made), "make catalogue brings it up to date"
    assert [message.id for message in lacking(kept)] == []
    assert not kept.obsolete


def messages(catalogue) -> set:
    return {
        (one.context, one.id if isinstance(one.id, str) else tuple(one.id)) for one in catalogue if one.id
    }


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_translation_has_the_parts_of_its_message(name: str) -> None:
    parts = braces if name == "answers" else percents
    wrong = [
        message.id for message in read(file_of("de", name), "de") if message.id and differ(message, parts)
    ]
    assert wrong == []


def differ(message: Message, parts) -> bool:
    ids = [message.id] if isinstance(message.id, str) else list(message.id)
    said = [message.string] if isinstance(message.string, str) else list(message.string)
    wanted = set.union(*map(parts, ids))
    return any(parts(one) != wanted for one in said[-1:]) or not all(parts(one) <= wanted for one in said)


def braces(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def percents(text: str) -> set[str]:
    return set(re.findall(r"%\((\w+)\)s", text))


def test_both_forms_of_a_number_are_there() -> None:
    for name in CATALOGUES:
        for message in read(file_of("de", name), "de"):
            if isinstance(message.id, tuple | list):
                assert len(message.string) == 2 and all(message.string)


def test_words_of_orders_are_those_of_the_rows() -> None:
    kept = read(file_of("de", "answers"), "de")
    assert {key: kept.get(key[1], key[0]).string for key in given("de")} == given("de")


def test_every_form_begins_with_the_words_of_its_row() -> None:
    german = tongue("de")
    for verb in VERBS:
        assert german.say(verb.form).startswith(GERMAN.verbs[verb.word][0]), verb.word
    for deed in DEEDS:
        assert german.say(deed.form).startswith(f"Schicksal {GERMAN.deeds[deed.word][0]}"), deed.word


def test_the_tool_finds_phrases_within_phrases() -> None:
    assert set(PYTHON_WORDS) == {"phrase", "phrases"}
    assert "nation {name}" in {message for _, message, _ in CATALOGUES["answers"]()}

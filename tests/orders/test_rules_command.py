"""`pbem rules`: every card and every order, printed from the tables that the program itself reads."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from pbem.cli.main import pbem
from pbem.orders.grammar.fate import DEEDS, FateOrder
from pbem.orders.grammar.faults import Note
from pbem.orders.grammar.verbs import VERBS
from pbem.orders.meaning.fate_guide import versions
from pbem.orders.meaning.fate_orders import fate_faults
from support.positions.order_positions import order, rules, unset

ALL = list(versions(rules()))


def run(*words: str) -> str:
    found = CliRunner().invoke(pbem, ["rules", *words])
    assert found.exit_code == 0, found.output
    return found.output


def test_every_version_is_told_with_who_decides() -> None:
    told = [(one.card, suit) for one in ALL for suit in one.suits]
    assert len(told) == len(set(told)) == 12 * 4 - missing() + 6 * 4
    cards = rules().clock.cards.values()
    deciders = {(card.name, n) for card in cards for one in card.versions.values() for n in one.decides}
    assert {(one.card, ask.nation) for one in ALL for ask in one.asks} == deciders


def missing() -> int:
    """The versions that do nothing."""
    return sum(4 - len(card.versions) for card in rules().clock.cards.values())


@pytest.mark.parametrize(
    ("nation", "text"), [(ask.nation, ask.example) for one in ALL for ask in one.asks], ids=str
)
def test_every_example_is_an_order_that_a_card_may_ask_for(nation: str, text: str) -> None:
    found = order(text)
    assert isinstance(found, FateOrder)
    assert all(isinstance(fault, Note) for fault in fate_faults(unset(), nation, found))


def test_the_cards_as_text() -> None:
    everything = run("fate")
    shown = " ".join(everything.split())
    assert all(one.text in shown for one in ALL)
    assert all(len(line) <= 100 for line in everything.splitlines())
    one = run("fate", "elis")
    assert "fate retire" in one and "R35" in one and "R32" in one and "Sweden (stroke" not in one


def test_the_cards_as_json() -> None:
    found = json.loads(run("fate", "--json", "9"))
    assert [one["suits"] for one in found] == [["spades"], ["clubs"], ["diamonds"]]
    assert found[-1]["asks"][0]["example"] == "fate give S4" and found[-1]["asks"][0]["may_pass"]


def test_the_orders() -> None:
    assert all(verb.form in run("orders") for verb in VERBS)
    assert all(
        text in run("orders", "recruit") for text in next(v for v in VERBS if v.word == "recruit").good
    )
    assert all(deed.form in run("orders", "fate") for deed in DEEDS)
    facts = json.loads(run("orders", "--json"))
    assert [one["order"] for one in facts] == [verb.word for verb in VERBS]


@pytest.mark.parametrize("words", [("fate", "13"), ("orders", "teleport")])
def test_what_there_is_not(words: tuple[str, str]) -> None:
    found = CliRunner().invoke(pbem, ["rules", *words])
    assert found.exit_code == 1 and "there are" in found.output


@pytest.mark.parametrize("words", [(), ("fate",), ("orders",)])
def test_help_has_an_example(words: tuple[str, ...]) -> None:
    assert "Example: pbem rules" in run(*words, "--help")

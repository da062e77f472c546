"""Lines of the program's own letters, pasted into a player's without `>`: they order nothing, are no faults
and answer no question, in either language."""

from __future__ import annotations

import re

import pytest

from pbem.data.rules import rules_for
from pbem.orders.grammar.faults import Fault
from pbem.orders.judging.unnumbered_answer import fault_unnumbered_answers
from pbem.orders.reading.parse import Sheet, parse
from pbem.report.view import View
from support.letters import german_letters as letters
from support.letters.german_letters import records, speaking, views_of

AS_ORDERS = [
    r"(turn|Runde) \d+ \w+",  # when a war is over: in which turns its Cards of Fate came
    r"Fate moves \w+ from .*",  # so might a player write
]
"""What is rightly taken for an order that is written wrong."""

GENERALS = rf"({'|'.join(rules_for('standard').generals)})( (in|at) \w+)?\."
"""The end of a list in a line of its own: so might a player answer a Card of Fate."""


def taken(sheet: Sheet) -> list[str]:
    """What a pasted letter would order, or be told is wrong."""
    header = (sheet.header.game, sheet.header.turn, sheet.header.language, sheet.header.password)
    orders = [*filter(None, header), *(order for part in sheet.parts for order in part.orders)]
    said: list[str] = [order.text for order in orders] + [one.text for one in sheet.faults]
    return [text for text in said if not any(re.fullmatch(form, text) for form in AS_ORDERS)]


def pasted(text: str) -> Sheet:
    return parse(enumerate(text.splitlines(), 1), rules_for("standard"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_letters_of_the_example_game_are_talk(language: str) -> None:
    said = letters.example_in(language).letters
    told = {
        name: text for name, text in said.items() if "receipts" not in name and not name.startswith("form")
    }
    assert len(told) > 25 and sum(len(text.splitlines()) for text in told.values()) > 1000
    assert {name: found for name, text in told.items() if (found := taken(pasted(text)))} == {}


@pytest.mark.parametrize("language", ["en", "de"])
def test_letters_of_many_positions_are_talk_whatever_is_asked(language: str) -> None:
    env, wrong, asked = speaking(language), list[str](), 0
    for _, record in records()[:: len(records()) // 20]:
        for player, shown in views_of(record, record.game.turn).items():
            for said in _letters(shown, env):
                sheet = pasted(said)
                wrong += taken(sheet)
                answers = fault_unnumbered_answers(record.game, sheet, player).faults
                new = [one.text for one in set(answers) - set(sheet.faults)]
                wrong += [text for text in new if not re.fullmatch(GENERALS, text)]
                asked += bool(record.game.stage.combat)
    assert asked and not wrong, wrong


def _letters(shown: View, env: object) -> list[str]:
    return [said for name, said in letters._letters(shown, env) if not name.startswith("form")]


@pytest.mark.parametrize(
    "line",
    [
        "Held: Chemnitz.", "Face down: Lehwaldt.", "- Friedrich: Preußen muss ziehen",
        "Antworte mit deinen Befehlen, jeder auf einer eigenen Zeile, unter einer Zeile",
        "Antworte mit deinen Befehlen als reiner Text.", "- Friedrich: Hannover muss ziehen",
        "Runde 3: Schicksalskarte.", "Set-up\n------", "Set-up\n- Russia is set up: Saltikov 6, Fermor 4.",
        "Aufstellung\n- Rußland ist aufgestellt: Saltikov 6.",
        "Soest - Iserlohn - Olpe - Siegen",
    ],
)  # fmt: skip
def test_a_line_of_a_report_is_talk(line: str) -> None:
    assert taken(pasted(line)) == []


@pytest.mark.parametrize(
    "line",
    [
        "hodl", "setup", "Set-up\nFriedrich 5, Keith 2", "setup\n- Friedrich 5\n- Keith 2",
        "setup\n- Prussia: Friedrich 5", "turn 7: hold",
        "turn 7 hold", "fate Dohna", "anwser 3: play S13", "Antwrot S13", "mvoe Friedrich Torgau",
        "atack Friedrich Daun", "please retreat Daun: Leipa", "Friedrich: Hannover, Minden",
        "offensive maybe", "offensive option please S99", "answer play S13", "answer Dohna to Leipa now",
    ],
)  # fmt: skip
def test_what_a_player_means_as_an_order_stays_one(line: str) -> None:
    (*_, fault) = pasted(line).faults
    assert isinstance(fault, Fault)

"""`pbem conformance`: what it plays, what it prints, how it ends."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from click.testing import CliRunner, Result

from pbem.cli.main import pbem
from pbem.conformance import cases as suite


def command(*words: str) -> Result:
    return CliRunner().invoke(pbem, ["conformance", *words])


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> str:
    """A case that cannot come true."""
    case = next(case for case in suite.cases() if case.id == "4.1-a")
    wrong = replace(case, then={"turn": 99})
    monkeypatch.setattr(suite, "cases", lambda: (wrong,))
    return case.says


def test_a_rule_is_played() -> None:
    done = command("4")
    count = sum(case.rule == 4 for case in suite.cases())
    assert (done.exit_code, done.output) == (0, f"{count} cases played, none failed.\n")


def test_a_paragraph_and_a_case_are_played() -> None:
    count = sum(case.paragraph == "4.1" for case in suite.cases()) + 1
    assert command("4.1", "--case", "5.1-a").output == f"{count} cases played, none failed.\n"


def test_the_result_can_be_had_as_json() -> None:
    assert json.loads(command("--case", "5.1-a", "--json").output) == {"played": 1, "failed": []}


@pytest.mark.parametrize("words", [("15",), ("4.99",), ("--case", "4.1-zz")])
def test_what_is_not_in_the_suite_is_refused(words: tuple[str, ...]) -> None:
    done = command(*words)
    assert done.exit_code == 2 and f"{words[-1]} in the suite" in done.output


def test_a_failure_says_what_was_expected_and_what_came(broken: str) -> None:
    done = command("4")
    assert done.exit_code == 1
    assert broken in done.output and "expected  turn: 99" in done.output and "got       turn: " in done.output
    assert done.output.endswith("1 case played, 1 failed.\n")


def test_a_failure_can_be_had_as_json(broken: str) -> None:
    done = command("--json")
    (failed,) = json.loads(done.output)["failed"]
    assert done.exit_code == 1 and failed["case"] == "4.1-a"
    assert failed["differences"][0]["key"] == "turn" and failed["differences"][0]["expected"] == 99

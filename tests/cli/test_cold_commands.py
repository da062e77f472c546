"""What a command loads: the time of a cold command is mostly that of its modules, so they are counted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import pbem
from tests.support.command_line import LETTERS

EXAMPLE = Path(__file__).parents[2] / "games" / "example" / "game"
LETTER = LETTERS / "turn-1" / "pompadour.forum.txt"
OWN_FORM = LETTERS / "turn-1" / "elisabeth.txt"

PROGRAM = """
import sys
from pbem.cli.main import main
try:
    main()
finally:
    print("LOADED", *sys.modules, file=sys.stderr)
"""

READERS = {"pbem.orders.plain_words", "pbem.post.read", "pbem.orders.reading.parse"} | {
    f"pbem.orders.languages.{code}_{words}" for code in ("en", "de") for words in ("plans", "remarks")
}
SENTENCES = {"pbem.orders.plain_words"}
MAILS = {"pbem.desk.out.mails", "pbem.post.send.compose", "email", "email.utils"}
SEALED = {"pbem.game.sealed.cipher", "pbem.game.sealed.log_lines"}
BOTS = {"pbem.bots.bot_game", "pbem.bots.sensible_bot"}
SETTINGS = {"yaml", "jsonschema", "zoneinfo", "html"}
WRITERS = {f"pbem.report.writers.{name}" for name in ("html", "markdown", "bbcode")}
TEMPLATES = {"jinja2", "markupsafe", "tempfile"} | WRITERS

NEVER = {
    ("status", str(EXAMPLE)): READERS | MAILS | SEALED | BOTS | SETTINGS | {"jinja2", "pbem.report.letters"},
    ("form", str(EXAMPLE), "Prussia"): READERS | MAILS | SEALED | BOTS | SETTINGS | TEMPLATES,
    ("report", str(EXAMPLE), "--player", "Frederick"): READERS | MAILS | SEALED | BOTS | SETTINGS | TEMPLATES,
    ("check", str(EXAMPLE), str(LETTER)): MAILS | SEALED | BOTS | SETTINGS | TEMPLATES,
    ("check", str(EXAMPLE), str(OWN_FORM)): MAILS | SEALED | BOTS | SETTINGS | TEMPLATES | SENTENCES,
}
"""Modules that a command has no use for: each was loaded once by an import that a function could make."""


def loaded(*words: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words], capture_output=True, text=True, check=False
    )
    found = done.stderr.splitlines()[-1].split()
    assert found[0] == "LOADED", done.stderr
    return set(found[1:])


@pytest.mark.parametrize("words", NEVER, ids=[" ".join(words[::2]) for words in NEVER])
def test_a_command_loads_only_what_it_uses(words: tuple[str, ...]) -> None:
    loaded(*words)  # so that the rules are in the cache, which yaml is needed for
    modules = loaded(*words)
    assert "pbem.game.state" in modules
    assert sorted(modules & NEVER[words]) == []


def test_a_status_loads_half_of_the_program_at_most() -> None:
    status = [name for name in loaded("status", str(EXAMPLE)) if name.startswith("pbem")]
    assert 100 < len(status) < len(list(Path(pbem.__file__).parent.rglob("*.py"))) / 2

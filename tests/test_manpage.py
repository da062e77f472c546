"""`make man`: the manual page tells of every command and option, and of nothing that `man` would misread."""

from __future__ import annotations

import re
import shutil
import subprocess

import click
import pytest

from pbem.cli.commands import COMMANDS
from pbem.cli.main import pbem
from tools.manpage import manual


def test_every_command_and_option_is_in_the_manual() -> None:
    page = manual().replace("\\-", "-").replace("\\(dq", '"')
    for name, row in COMMANDS.items():
        command = pbem.get_command(click.Context(pbem), name)
        assert command and f'.SS "pbem {name} [' in page, name
        text = " ".join(page.partition(f'.SS "pbem {name} [')[2].partition("\n.SH")[0].split())
        for one in command.params:
            assert not isinstance(one, click.Option) or one.opts[-1] in text, (name, one.opts)
        assert "Example:" in text and row.says


def test_no_line_of_text_is_taken_for_a_command_of_the_page() -> None:
    known = {"TH", "SH", "SS", "PP", "TP", "B", "br"}
    assert set(re.findall(r"^[.'](\S*)", manual(), re.MULTILINE)) == known


@pytest.mark.skipif(shutil.which("mandoc") is None, reason="needs mandoc")
def test_the_page_is_well_formed() -> None:
    command = ["mandoc", "-T", "lint", "-W", "warning"]
    lint = subprocess.run(command, input=manual(), capture_output=True, text=True)
    assert [line for line in lint.stdout.splitlines() if "missing date" not in line] == []

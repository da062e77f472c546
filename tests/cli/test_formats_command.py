"""`--format`: every letter in every format, from the command line."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from pbem.cli.main import pbem
from pbem.data.schema import fault
from support.example_game import EXAMPLE

GAME = str(EXAMPLE)
BEGINS = {
    "text": "seven-years, turn 4: for Frederick\n====",
    "html": "<!DOCTYPE html>\n<html lang=\"en\">",
    "markdown": "# seven-years, turn 4: for Frederick\n",
    "bbcode": "[b][u]seven-years, turn 4: for Frederick[/u][/b]\n",
    "bgg": "[b][u]seven-years, turn 4: for Frederick[/u][/b]\n",
    "json": '{\n  "format": "pbem letter",\n  "version": 1,\n  "game": "seven-years",',
}  # fmt: skip


def ran(*words: str) -> str:
    done = CliRunner().invoke(pbem, words)
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("form", BEGINS)
def test_a_report_in_every_format(form: str) -> None:
    words = ("report", GAME, "--player", "Frederick", "--turn", "4")
    assert ran(*words, "--format", form).startswith(BEGINS[form])


def test_text_is_what_is_meant_if_nothing_is_said() -> None:
    for words in (("report", GAME), ("form", GAME, "Prussia")):
        assert ran(*words) == ran(*words, "--format", "text")


def test_json_fits_its_schema() -> None:
    own = ("report", GAME, "--player", "France")
    for words in (("report", GAME), ("form", GAME, "Prussia"), own):
        assert fault(json.loads(ran(*words, "--format", "json")), "letter") is None


def test_a_form_as_a_page_is_kept_as_it_is() -> None:
    assert "<pre " in ran("form", GAME, "Prussia", "--format", "html")

"""What a report says of short words is taken as it stands, in each language."""

from __future__ import annotations

import re

import pytest

from pbem.data.share import templates_dir
from pbem.desk.out.reports import view_of
from pbem.report import letters
from pbem.report.render import environment
from pbem.report.writers.text import text
from support.letters.people_letters import ENTRIES, moment, orders_of

SHOWN = {
    "en": (
        r"Short words will do: (.*?)\.\n",
        r"`([^`]*)` is enough",
        r"A line `([^`]*)` below",
        r"city is enough: `(.*?)`",
    ),
    "de": (
        r"Kurze Worte genügen: (.*?)\.\n",
        r"`([^`]*)` genügt",
        r"Eine Zeile `([^`]*)` darunter",
        r"Stadt genügt: `(.*?)`",
    ),
}
"""What a report shows of them: in the orders for a stage, and in the answers to a fight and a retreat."""


def shown_words(situation: str, player: str, language: str) -> list[str]:
    """The lines that a player's report shows him, with the header it asks for."""
    now = moment(situation)
    env = environment([templates_dir()], language=language)
    report = text(letters.report_document(view_of(now, player, now.game.turn), env))
    report = re.sub(r"(?<!\n)\n *(?!\n)", " ", report)
    stage, *answers = (re.findall(pattern, report, re.S) for pattern in SHOWN[language])
    lines = re.findall("`([^`]*)`", stage[0]) if stage else [one for found in answers for one in found[:1]]
    header = re.search(r"`([Nn]ation [^`]*)`", report)
    assert header, report
    return [" ".join(line.split()) for line in (header[1], *lines)]


@pytest.mark.parametrize("language", SHOWN)
@pytest.mark.parametrize("situation", [one for one in ENTRIES if one != "setup"])
def test_short_words_are_taken(situation: str, language: str) -> None:
    for player in moment(situation).game.roles:
        header, *lines = shown_words(situation, player, language)
        assert lines, (situation, player)
        receipt, orders = orders_of(moment(situation), player, "\n".join((header, *lines)))
        assert not receipt.problems and not receipt.doubtful, (player, lines)
        stays = sum(line.endswith((" stays", " bleibt")) for line in lines)
        assert len(orders) == len(lines) - stays, (player, lines, orders)

"""How much of a page has to be loaded before anything can be seen, late in a war too."""

from __future__ import annotations

import pytest

from pbem.data.tongues import tongue
from pbem.pages.order_desk import order_desk
from pbem.pages.site import GamePage, ReadersView
from pbem.pages.sources import compact_script
from pbem.report.view import view
from support.bot_games import some_records
from support.bot_wars import bot_war
from support.letters.report_letters import env

FIRST_VIEW = 300_000
"""Bytes."""

LOADED = ("index.html", "site.css", "site.js", "board.js", "map.svg")


def test_a_game_of_twenty_turns_is_no_long_wait() -> None:
    record = list(bot_war("sensible", "first view", 21))[-1]
    assert record.game.turn > 20
    turns = tuple(range(record.game.turn + 1))
    for who in (None, *record.game.roles):
        seen = ReadersView(
            view(record, who),
            lambda turn, who=who: view(record, who, turn),  # type: ignore[misc]
            turns,
            record.game.rules.board,
            rules=record.game.rules,
        )
        files = dict(GamePage(seen, env(), "en").files(unchanged=turns))
        assert sum(len(files[name].encode()) for name in LOADED) < FIRST_VIEW, who


def test_a_script_is_made_smaller_outside_its_texts() -> None:
    script = 'function f(a, b) {\n  // why\n  return a <= b ? { a: 1 } : "x : y";\n  const c = [a, b];\n}\n'
    assert compact_script(script) == (
        'function f(a,b){\n  return a <= b ? { a: 1 } : "x : y";\nconst c=[a,b];\n}\n'.replace("\n  ", "\n")
    )
    text = "say(`one , two\nthree , four\nfive`);\nf (1 , 2);\n"
    assert compact_script(text) == "say(`one , two\nthree , four\nfive`);\nf(1,2);\n"


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_order_desk_is_no_long_wait(language: str) -> None:
    for record in some_records()[::7]:
        for player in record.game.roles:
            seen = view(record, player, record.game.turn)
            page = order_desk(seen, record.game.rules, env(), tongue(language))
            assert len(page.encode()) < FIRST_VIEW, player

"""A game whose program is replaced by one with mended rules (R43), and played again under them (R38).

The older program is a copy of this one. Its board has a road from Strehlen to Schweidnitz, which is wrong.
"""

from __future__ import annotations

import copy
import os
import shutil
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest

from pbem.data.share import rules_dir, templates_dir
from pbem.desk.look import doctor, proofs
from pbem.game import state
from pbem.game.state import State
from support.command_line import done, run
from support.play_by_mail.mail_table import body
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.timed_table import MONDAY, Timed

MINUTE = timedelta(minutes=1)
TESTS = Path(__file__).parents[2]
LATER = "nation France\nbattle: loss 1\n"
PLAYED = """
import sys
from pathlib import Path
from support.play_by_mail.mail_table import orders
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.timed_table import MONDAY, Timed

table = Timed(Path(sys.argv[1]))
table.set()
table.at(MONDAY)
for player in PLAYERS:
    table.reply(player, orders(player).replace("move keith: reichenbach - ", "move keith: "))
table.at(MONDAY)
"""
"""What the older program does: turn 1 is played, and Keith takes the road that is none."""


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a game by mail that the older program has played, at turn 2."""
    program, table = tmp_path_factory.mktemp("program"), tmp_path_factory.mktemp("table")
    for part in (Path(state.__file__).parents[1], rules_dir(), templates_dir()):
        shutil.copytree(part, program / part.name)
    board = program / "rules" / "friedrich" / "board.yaml"
    text, road = board.read_text("utf-8"), "    schweidnitz: [striegau, "
    assert text.count(road) == 1
    board.write_text(text.replace(road, "    schweidnitz: [strehlen, striegau, "), "utf-8")
    paths = os.pathsep.join([str(program), str(TESTS)])
    environment = os.environ | {"PYTHONPATH": paths, "XDG_CACHE_HOME": str(program / "cache")}
    subprocess.run(
        [sys.executable, "-c", PLAYED, str(table / "played")], check=True, env=environment, cwd=program
    )
    return table / "played"


@pytest.fixture
def table(older: Path, tmp_path: Path) -> Timed:
    """The same game in the hands of this program."""
    shutil.copytree(older, tmp_path / "table")
    made = copy.copy(Timed(tmp_path / "unused"))
    made.folder, made.root = tmp_path / "table", tmp_path / "table" / "games"
    made.game = made.root / "seven-years"
    assert where_is(made, "Keith") == "Schweidnitz" and now(made).game.turn == 2
    return made


def now(table: Timed) -> State:
    return state.load(table.game)


def where_is(table: Timed, piece: str) -> str:
    game = now(table).game
    return game.rules.board.cities[game.where[piece]].title


def test_nothing_is_played_on_silently_and_no_letter_is_lost(table: Timed) -> None:
    before = (table.game / "log.jsonl").read_bytes()
    table.reply("Pompadour", LATER, number=2)
    for minute in (1, 2):
        found = table.at(MONDAY + minute * MINUTE)
        assert any("under other rules of the program" in one for one in found.troubles), found
    assert (table.game / "log.jsonl").read_bytes() == before
    assert run("replay", table.game, "--go-on").code == 1, "one answer is not as logged"
    table.at(MONDAY + 3 * MINUTE)
    assert table.letters().count("Pompadour") == 2
    for player in PLAYERS:
        told = [one for one in map(body, table.to(player)) if "newer version of the program" in one]
        assert len(told) == 1, player


def test_replay_names_the_one_answer_that_differs_and_what_was_played_stands(table: Timed) -> None:
    ran = run("replay", table.game)
    assert ran.code == 1 and ran.out.count("today's rules refuse it") == 1
    assert "no road joins Strehlen and Schweidnitz" in " ".join(ran.out.split())
    run("replay", table.game, "--go-on")
    table.at(MONDAY + MINUTE)
    assert where_is(table, "Keith") == "Schweidnitz" and now(table).game.turn == 2


def test_the_turn_is_played_again_under_the_mended_rules(table: Timed) -> None:
    first = now(table)
    run("replay", table.game, "--go-on")
    done("undo", table.game, "--reason", "That road is none.")
    table.at(MONDAY + MINUTE)
    assert now(table).game.turn == 0, "it is held until the moderator lets it go on"
    done("resume", table.game)
    table.at(MONDAY + 2 * MINUTE)
    (asked,) = [one for one in map(body, table.to("Frederick")) if "no road joins Strehlen" in one]
    assert "Prussia's stage has come, and waits for a better line: this one cannot be carried out" in asked
    assert now(table).game.turn == 1 and "Prussia" in now(table).game.hands
    table.reply("Frederick", "amend\nnation Prussia\nmove Keith: Reichenbach, Schweidnitz\nfinal\n", number=2)
    table.at(MONDAY + 3 * MINUTE)
    again = now(table)
    assert again.game.turn == 2 and again.game.where == first.game.where
    assert again.game.hands == first.game.hands, "the same cards are drawn"
    assert proofs.replay(again)[1] is None and not doctor.examine(table.game)
    for player in PLAYERS:
        assert any("That road is none." in one for one in map(body, table.to(player))), player

"""Bots: what they are shown, what they write, and how a seat is served."""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import pbem.bots
from pbem.bots.bot_game import BotError, BotGame, Result, bot_view, play_game
from pbem.bots.bots import BOTS
from pbem.bots.letter import Bot
from pbem.bots.picture import picture
from pbem.cli.main import pbem as command
from pbem.data.rules import rules_for
from pbem.desk.look import proofs
from pbem.desk.turns.bots import play_on, serve
from pbem.engine.model import COMBAT, FATE, MOVEMENT, OFFENSIVE_OPTION, OVER, Game, Offensive, Stage
from pbem.engine.sequence import questions
from pbem.game import save, state
from pbem.game.errors import FolderError
from pbem.report.view import View, view
from support.bot_games import some_records
from support.other_secrets import with_other_secrets

PLAYERS = rules_for().players


def bots(kind: str = "random", seed: str = "") -> dict[str, Bot]:
    return {player: BOTS[kind](f"{seed}{player}") for player in PLAYERS}


def played(bots: Mapping[str, Bot], turns: int = 2) -> Result:
    return play_game("standard", "a seed", (), bots, turns=turns)


# -------------------------------------------------------------------------------------- what they know


def test_only_the_game_played_by_bots_knows_the_game() -> None:
    """The other modules see views; a game they have is one they pictured."""
    folder = Path(pbem.bots.__file__).parent
    doors = ("pbem.report.record", "pbem.engine.start", "pbem.desk", "pbem.data")
    for module in folder.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and module.stem != "bot_game":
                assert not str(node.module).startswith(doors), module.name


@pytest.mark.parametrize("number", range(0, len(some_records()), 3))
def test_a_picture_holds_what_is_public_and_what_is_ones_own(number: int) -> None:
    record = some_records()[number]
    game = record.game
    for player in game.roles:
        seen = picture(view(record, player, game.turn), game.rules)
        assert (seen.turn, seen.phase, seen.nation) == (game.turn, game.phase, game.nation)
        assert seen.conquered == game.conquered and seen.retired == game.retired and seen.quit == game.quit
        if game.turn:
            assert seen.where == game.where and seen.face_down == game.face_down
        for nation in game.roles[player]:
            check_own(seen, game, nation)


def check_own(seen: Game, game: Game, nation: str) -> None:
    if nation in game.hands:
        assert [seen.troops[name] for name in game.generals_of(nation)] == [
            game.troops[name] for name in game.generals_of(nation)
        ]
        assert sorted(card.face for card in seen.hands[nation]) == sorted(c.face for c in game.hands[nation])


@pytest.mark.parametrize("player", PLAYERS)
def test_a_picture_changes_with_no_secret_of_another(player: str) -> None:
    record = some_records()[-1]
    other = with_other_secrets(record, player, random.Random(player))
    for who in set(PLAYERS) - {player}:
        assert picture(view(other, who, 3), record.game.rules) == picture(
            view(record, who, 3), record.game.rules
        )


def test_bots_are_shown_the_position_without_its_story() -> None:
    record = some_records()[-1]
    for player in PLAYERS:
        brief, whole = bot_view("seven-years", record.game, player), view(record, player, record.game.turn)
        assert not brief.story and brief.questions == whole.questions and brief.nations == whole.nations


# ----------------------------------------------------------------------------------- what they write


@pytest.mark.parametrize("kind", BOTS)
def test_the_same_seed_plays_the_same_game(kind: str) -> None:
    one, other = played(bots(kind)), played(bots(kind))
    assert one.steps == other.steps and one.game == other.game


def test_another_seed_plays_another_game() -> None:
    assert played(bots()).steps != played(bots(seed="other")).steps


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("nation {nation}\nmove Nobody: Nowhere\n", "Nobody"),
        ("Dear moderator,\n", "line 1 is no order"),
        ("nation {nation}\n", "is not answered"),
        ("nation Hanover\nsetup Ferdinand 6, Cumberland 6\n", "set-up of Prussia is not answered"),
    ],
)
def test_a_letter_that_does_not_answer_is_the_bots_mistake(text: str, complaint: str) -> None:
    def wrong(view: View, rules: Any) -> str:
        return text.format(nation=view.questions[0].nation)

    with pytest.raises(BotError, match=complaint):
        played({player: wrong for player in PLAYERS})


# --------------------------------------------------------------------------------------------- seats


def new(path: Path) -> Path:
    save.new(path, name="game", scenario="standard", players={}, seed="a seed")
    return path


def run(*words: str) -> str:
    done = CliRunner().invoke(command, words)
    assert done.exit_code == 0, done.output
    return done.output


def test_a_bots_letter_is_kept_like_any_other(tmp_path: Path) -> None:
    game = new(tmp_path / "game")
    told = run("bot", str(game), "Russia", "--once")
    assert "setup Saltikov 5, Fermor 5" in told and "your letter has arrived and counts" in told
    now = state.load(game)
    (letter,) = now.letters
    assert letter.file == "0001-bot-sensible-elisabeth.txt" and letter.player == "Elisabeth"
    assert now.folder.letter(letter.file).read_text("utf-8") in told
    assert "0001-bot-sensible-elisabeth.txt" in run("log", str(game))


def test_a_bot_plays_on_until_the_game_waits_for_somebody_else(tmp_path: Path) -> None:
    game = new(tmp_path / "game")
    for player in ("Frederick", "Elisabeth", "Pompadour"):
        assert "Waiting for Austria (Maria Theresa)" in run("bot", str(game), player, "--bot", "random")
    assert "1 letter written" in run("bot", str(game), "Maria Theresa")
    assert "Nothing is asked" in run("bot", str(game), "Maria Theresa", "--once")
    assert {question["player"] for question in json.loads(run("status", str(game), "--json"))["waiting"]} == {
        "Frederick"
    }


def test_a_game_of_bots_in_a_folder_can_be_played_again_to_the_byte(tmp_path: Path) -> None:
    game = new(tmp_path / "game")

    class Enough(Exception):
        pass

    def told(now: state.State) -> None:
        if now.game.turn == 3:
            raise Enough

    with pytest.raises(Enough):
        play_on(game, dict.fromkeys(PLAYERS, "sensible"), told)
    now = state.load(game)
    assert now.game.turn == 3 and proofs.replay(now)[1] is None and not proofs.verify(now)[2]
    assert now.folder.state.read_text("utf-8") == save.state_file(now)


def test_a_seat_that_nobody_has_cannot_be_served(tmp_path: Path) -> None:
    with pytest.raises(FolderError, match="no player is called"):
        serve(new(tmp_path / "game"), "Nobody", "sensible")


# --------------------------------------------------------------------------------------------- demo


def test_the_demo_of_bots_plays_a_whole_game(tmp_path: Path) -> None:
    game = tmp_path / "game"
    told = run("demo", "--bots", "--scenario", "west", "--into", str(game))
    assert " won in turn " in told and state.load(game).game.winners
    assert "all as logged" in run("replay", str(game))
    assert (game / "reports" / "turn-01" / "summary.txt").is_file()


def test_the_demo_of_bots_tells_several_games_as_a_table() -> None:
    told = run("demo", "--bots", "--scenario", "west", "--games", "2")
    assert "2 games, " in told


# ------------------------------------------------------------------------------------- Cards of Fate


@cache
def midst() -> Game:
    """A game of the middle turns, all hands filled."""
    return played(bots("sensible"), turns=6).game


CHOICES = [
    (card.name, suit)
    for card in rules_for().clock.cards.values()
    for suit, effect in card.versions.items()
    if effect.decides and effect.when != "next"
]


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize(("card", "suit"), CHOICES)
def test_bots_answer_what_a_card_of_fate_asks(card: str, suit: str, kind: str) -> None:
    fate = replace(midst().fate, card=card, suit=suit, used=False)
    table = BotGame(replace(midst(), phase=FATE, nation=None, stage=Stage(), fate=fate), bots(kind))
    while table.game.phase == FATE and questions(table.game):
        table.ask()
    table.settle()
    assert table.game.turn == midst().turn + 1 or table.game.phase == OVER


@pytest.mark.parametrize("kind", BOTS)
def test_bots_answer_whether_a_stack_steps_aside(kind: str) -> None:
    index = rules_for().board.index
    here = index["berlin"]
    there = rules_for().board.neighbours[here][0]
    game = replace(
        midst(),
        where={"Daun": here, "Friedrich": there},
        troops={"Daun": 8, "Friedrich": 3},
        nation="Austria",
        phase=COMBAT,
        fate=replace(midst().fate, card="8", suit="C", used=False),
        stage=Stage(attacks=((here, there),), evading=(there,)),
    )
    table = BotGame(game, bots(kind))
    assert [question.kind for question in questions(game)] == ["evade"]
    table.ask()
    assert not table.game.stage.evading


def test_a_bot_wins_by_the_offensive_option_amid_its_stage() -> None:
    *others, last = rules_for().board.objectives["Prussia"]
    game = replace(
        midst(),
        where={"Friedrich": last},
        troops={"Friedrich": 8},
        nation="Prussia",
        phase=MOVEMENT,
        stage=Stage(),
        options=frozenset({OFFENSIVE_OPTION}),
        offensive=Offensive(declared=True),
        conquered=frozenset(others),
    )
    table = BotGame(game, bots("sensible"))
    table.ask()
    assert table.game.phase == OVER and "Prussia" in table.game.winners


def test_sense_beats_chance() -> None:
    """Austria against a random Frederick conquers what she needs, the other way round she does not."""
    sense, chance = BOTS["sensible"](""), BOTS["random"]("x")
    ends = [
        play_game("theatre", "sense", (), {"Frederick": one, "Maria Theresa": other}).winners
        for one, other in ((chance, sense), (sense, chance))
    ]
    assert "Austria" in ends[0] and ends[1] == ("Prussia",)

"""The example game: its folder is what the program makes of its letters, and shows what it should."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from click.testing import CliRunner

from pbem.cli.learn.demo import OPEN
from pbem.cli.main import pbem
from pbem.data.share import example_dir
from pbem.data.strict import DataError
from pbem.desk.look import proofs
from pbem.desk.script import play_script, script_letters, script_steps
from pbem.engine import events as e
from pbem.engine.apply import apply
from pbem.engine.model import Game
from pbem.engine.questions import EndMovement
from pbem.engine.retreat import ends
from pbem.game import state
from pbem.game.entries import StepEntry
from pbem.game.errors import FolderError
from pbem.game.state import State
from pbem.post.read.content import read_letter

EXAMPLE = example_dir()
SCRIPT = EXAMPLE / "play.yaml"
KEPT = EXAMPLE / "game"
"""The game's folder as it is in the repository; `make example` makes it anew."""


UNLIKE = (".lock", ".snapshot")
"""Files that lie in one folder of a game and not in another, though it is the same game."""


def files(folder: Path) -> dict[str, bytes]:
    """Every file of a game folder but those."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.name not in UNLIKE)
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, played now."""
    into = tmp_path_factory.mktemp("example") / "seven-years"
    play_script(SCRIPT, into)
    return into


@pytest.fixture(scope="module")
def now(game: Path) -> State:
    return state.load(game)


# ----------------------------------------------------------------------------------------- kept true


def test_the_files_in_the_repository_are_what_the_program_makes(game: Path) -> None:
    mine, kept = files(game), files(KEPT)
    assert sorted(mine) == sorted(kept)
    differ = [name for name in mine if mine[name] != kept[name]]
    assert not differ, "`make example` makes them anew"


def test_every_letter_is_used_and_kept_as_it_came(game: Path) -> None:
    used = script_letters(SCRIPT)
    assert sorted(used) == sorted(path for path in (EXAMPLE / "post").rglob("*") if path.is_file())
    kept = sorted((game / "letters").iterdir())
    assert [path.read_bytes() for path in kept] == [path.read_bytes() for path in used]


def test_the_letters_of_turn_one_are_the_real_ones() -> None:
    real = Path(__file__).parent / "letters" / "turn-1"
    assert files(EXAMPLE / "post" / "turn-1") == files(real)


def test_nobody_can_be_written_to_by_accident() -> None:
    for path in [SCRIPT, *script_letters(SCRIPT)]:
        hosts = re.findall(rb"[\w.+-]+@([\w.-]+)", path.read_bytes())
        assert set(hosts) <= {b"example.org"}


def test_a_lost_state_file_is_written_again(game: Path) -> None:
    before = files(game)
    (game / "game.yaml").unlink()
    assert CliRunner().invoke(pbem, ["resolve", str(game)]).exit_code == 0
    assert files(game) == before


def test_lost_reports_are_written_again_where_the_game_stands(game: Path) -> None:
    before = files(game)
    for path in (game / "reports" / "turn-06").iterdir():
        path.unlink()
    assert CliRunner().invoke(pbem, ["resolve", str(game)]).exit_code == 0
    assert files(game) == before


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_the_game_stands_every_proof(game: Path, command: str) -> None:
    done = CliRunner().invoke(pbem, [command, str(game)])
    assert done.exit_code == 0 and "all as logged" in done.output


def test_the_proofs_look_at_every_card_and_every_step(now: State) -> None:
    shuffles, cards, wrong = proofs.verify(now)
    drawn = sum(event.count for event in events(now, e.Drawn))
    assert (shuffles, cards, wrong) == (3, drawn, []) and drawn > 100
    steps = sum(entry.kind == "step" for entry in now.log.entries)
    assert proofs.replay(now) == (steps, None)


# --------------------------------------------------------------------------------------- what it shows


Kind = TypeVar("Kind", bound=e.Event)


def events(now: State, kind: type[Kind]) -> list[Kind]:
    """All that happened of one kind."""
    return [happened.event for happened in now.history if isinstance(happened.event, kind)]


def moments(now: State, kind: type[Kind]) -> Iterator[tuple[Game, Kind]]:
    """The same, each with the game as it was before."""
    game = state.start(now.created)
    for happened in now.history:
        if isinstance(happened.event, kind):
            yield game, happened.event
        game = apply(game, happened.event)


def orders(now: State, answer: str) -> list[str]:
    """The lines of letters that gave answers of one kind."""
    steps = (entry for entry in now.log.entries if isinstance(entry, StepEntry))
    return [order(now, step.source) for step in steps if type(step.answer).__name__ == answer]


def order(now: State, source: str) -> str:
    """A line of a letter: `letter 12, line 8`; what is no letter stays as it is."""
    found = re.fullmatch(r"letter (\d+), line (\d+)", source)
    if not found:
        return source
    entry = next(one for one in now.letters if one.letter == int(found[1]))
    lines = read_letter(now.folder.letter(entry.file).read_bytes(), entry.file).lines
    return next(line.text for line in lines if line.number == int(found[2]))


def test_battles_are_decided_by_plans_and_by_answers(now: State) -> None:
    assert len(events(now, e.CombatBegan)) >= 8
    plays = orders(now, "Play")
    assert sum(line.startswith("battle") for line in plays) > 10
    assert [line for line in plays if line.startswith("answer")] == ["answer 74: play C11"]
    losers = {event.loser for event in events(now, e.CombatEnded)}
    assert losers >= {"Prussia", "Hanover", "Russia", "Austria", "Imperial Army", "France"}


def test_winners_choose_where_retreats_end(now: State) -> None:
    chosen = [ends(game, game.stage.retreat) for game, _ in moments(now, e.Retreated) if game.stage.retreat]
    assert sum(len(found) > 1 for found in chosen) >= 5
    wishes = orders(now, "ChooseRetreat")
    assert any(line.startswith("retreat") for line in wishes)
    assert "answer 80: Lübben" in wishes


def test_objectives_are_conquered_in_every_way(now: State) -> None:
    title = now.game.rules.board.cities
    conquests = {title[event.city].title: event.retroactive for event in events(now, e.Conquered)}
    assert [city for city, late in conquests.items() if late] == ["Hameln", "Neu Stettin", "Glatz"]
    assert sum(not late for late in conquests.values()) >= 10
    assert [title[event.city].title for event in events(now, e.Reconquered)] == ["Görlitz"]
    assert "Ortelsburg" in {title[event.city].title for event in events(now, e.MarkLifted)}


def test_generals_go_hungry_and_leave_the_map(now: State) -> None:
    assert ("Lehwaldt",) in {event.generals for event in events(now, e.FacedDown)}
    assert ("Lehwaldt",) in {event.generals for event in events(now, e.FacedUp)}
    gone = [event.removed for event in events(now, e.TroopsLost) if event.why == "unsupplied"]
    assert gone == [("Apraxin",), ("Browne", "Karl")]
    assert ("Lacy",) in [event.removed for event in events(now, e.TroopsLost) if event.why == "combat"]


def test_trains_are_taken_and_pieces_come_back(now: State) -> None:
    assert [event.train for event in events(now, e.TrainTaken)] == ["Russia train 2", "Austria train 1"]
    back = [piece for event in events(now, e.Recruited) for piece, _ in event.entered]
    assert back == ["Russia train 2", "Apraxin", "Lacy", "Browne", "Karl"]
    assert any(not event.entered for event in events(now, e.Recruited))


def test_stacks_unite_hand_over_troops_and_split(now: State) -> None:
    moves = list(moments(now, e.Moved))
    assert any(set(event.united) == {"Keith"} for _, event in moves)
    left = [set(game.generals_at(event.start)) - set(event.pieces) for game, event in moves]
    assert {"Friedrich"} in left
    assert orders(now, "Transfer") == ["transfer 2 Friedrich > Winterfeldt"]


def test_a_deadline_passes(now: State) -> None:
    steps = (entry for entry in now.log.entries if isinstance(entry, StepEntry))
    assert [step.answer for step in steps if step.source == "deadline"] == [EndMovement("Russia")]


def test_a_standing_order_is_in_action(now: State) -> None:
    """Frederick's letter of turn 1 decides a battle in turn 3."""
    first = next(entry for entry in now.letters if entry.player == "Frederick")
    assert first.lasts and "Hanover" in first.turns
    concessions = [one for one in now.history if isinstance(one.event, e.CombatEnded) and one.turn == 3]
    source = f"letter {first.letter}, line 22"
    assert source in {one.source for one in concessions}
    assert order(now, source) == "battle: loss 3, spend 20"


def test_letters_are_mended_replaced_and_amended(now: State) -> None:
    faulty = [entry for entry in now.letters if entry.wrong]
    assert [entry.player for entry in faulty] == ["Elisabeth"]
    later = [entry for entry in now.letters if entry.letter > faulty[0].letter]
    assert any(entry.player == "Elisabeth" and entry.turns == faulty[0].turns for entry in later)
    assert not any(own.to_mend for own in now.filed.values())
    france = [entry for entry in now.letters if entry.turns == {"France": 2} and entry.counts]
    assert len(france) == 2 and not any(entry.amend for entry in france)
    amended = [entry.player for entry in now.letters if entry.amend]
    assert amended == ["Maria Theresa", "Frederick"]


# ------------------------------------------------------------------------------------ the demo, scripts


def test_the_demo_names_files_that_are_there_and_commands_that_work(tmp_path: Path) -> None:
    into = tmp_path / "seven-years"
    done = CliRunner().invoke(pbem, ["demo", "--into", str(into)])
    assert done.exit_code == 0
    for file, what in OPEN:
        assert (into / file).is_file() and str(into / file) in done.output and what in done.output
    tried = [line.split()[1:] for line in done.output.partition("Try:\n")[2].splitlines()]
    assert len(tried) == 5
    for command in tried:
        assert CliRunner().invoke(pbem, command).exit_code == 0
    again = CliRunner().invoke(pbem, ["demo", "--into", str(into)])
    assert isinstance(again.exception, FolderError)


def test_the_demo_makes_itself_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert CliRunner().invoke(pbem, ["demo", "--no-site"]).exit_code == 0
    (folder,) = tmp_path.iterdir()
    assert state.load(folder / "seven-years").game.turn == 6


def test_every_step_is_told_while_it_is_played(tmp_path: Path) -> None:
    script = tmp_path / "play.yaml"
    script.write_text("game: short\nseed: x\nplayers: {}\nsteps:\n  - resolve\n  - resolve --deadline\n")
    told: list[str] = []
    now = play_script(script, tmp_path / "game", told.append)
    assert told == ["resolve", "resolve --deadline"] == list(script_steps(script))
    assert now.game.turn == 1


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("  - resolv", "5:5: "),
        ("  - submit two files", "5:5: "),
        ("  - submit ok.txt\nstep: 2", '6:1: "step" is not known here'),
    ],
)
def test_a_mistake_in_a_script_names_its_line(line: str, complaint: str, tmp_path: Path) -> None:
    script = tmp_path / "play.yaml"
    script.write_text(f"game: short\nseed: x\nplayers: {{}}\nsteps:\n{line}\n")
    with pytest.raises(DataError, match=re.escape(complaint)):
        play_script(script, tmp_path / "game")
    assert not (tmp_path / "game").exists()


def test_the_wheel_carries_the_script_and_the_letters() -> None:
    with open(EXAMPLE.parents[1] / "pyproject.toml", "rb") as file:
        wheel = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["wheel"]
    for part in ("games/example/play.yaml", "games/example/post"):
        assert wheel["force-include"][part] == f"pbem/_share/{part}"

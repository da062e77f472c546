"""The doctor finds every way in which a game folder can be damaged, and says how to mend it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from pbem.desk.letters import submit
from pbem.desk.look import doctor
from pbem.desk.turns import resolve
from pbem.game import save
from pbem.game.entries import read_entry
from pbem.game.log import Log

LETTERS = Path(__file__).parents[1] / "letters" / "turn-1"


@pytest.fixture(scope="module")
def turn_two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game after turn 1; to be copied, not changed."""
    path = tmp_path_factory.mktemp("games") / "seven-years"
    save.new(path, name="seven-years", scenario="standard", players={}, seed="doctor")
    for letter in sorted(LETTERS.iterdir()):
        submit.submit(path, letter.name, letter.read_bytes())
    resolve.resolve(path)
    return path


@pytest.fixture
def game(turn_two: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(turn_two, tmp_path / "seven-years"))


def test_a_whole_game_is_well(game: Path) -> None:
    assert doctor.examine(game) == []


def lose_a_letter(game: Path) -> None:
    next((game / "letters").iterdir()).unlink()


def change_a_letter(game: Path) -> None:
    letter = next((game / "letters").glob("*elisabeth*"))
    letter.write_bytes(letter.read_bytes().replace(b"Pila", b"Walcz"))


def edit_the_state(game: Path) -> None:
    state = game / "game.yaml"
    state.write_text(state.read_text("utf-8").replace("troops: 8", "troops: 7"), "utf-8")


def edit_the_log(game: Path) -> None:
    log = game / "log.jsonl"
    log.write_text(log.read_text("utf-8").replace("Friedrich", "Fridolin", 1), "utf-8")


def keep_a_stray(game: Path) -> None:
    (game / "letters" / "0009-otto.txt").write_text("nation Prussia\nhold\n")


@pytest.mark.parametrize(
    "damage, what",
    [
        (lose_a_letter, "is missing"),
        (change_a_letter, "is not as it came"),
        (edit_the_state, "game.yaml is not what the log says"),
        (edit_the_log, "is not as it was when line"),
        (keep_a_stray, "is kept but not in the log"),
    ],
)
def test_damage_is_found_and_named(game: Path, damage: Callable[[Path], None], what: str) -> None:
    damage(game)
    found = [finding for finding in doctor.examine(game) if not finding.harmless]
    assert len(found) == 1 and what in found[0].what and found[0].mend


def test_what_a_killed_program_leaves_is_harmless(game: Path) -> None:
    with open(game / "log.jsonl", "ab") as log:
        log.write(b'{"n":99,"kind":"st')
    (game / "game.yaml").unlink()
    (game / "reports" / ".summary.txt.new").write_bytes(b"half")
    found = doctor.examine(game)
    assert len(found) == 3 and all(finding.harmless for finding in found)


def test_other_cards_than_the_seed_gives_are_found(game: Path) -> None:
    """Even if whoever changed them made the chain of the log fit again."""
    log = game / "log.jsonl"
    entries = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    for entry in entries:
        for event in entry.get("events", ()):
            if event["event"] == "Shuffled":
                event["cards"][0], event["cards"][1] = event["cards"][1], event["cards"][0]
    again = Log(game / "forged.jsonl")
    for entry in entries:
        again.add(read_entry(json.dumps(entry).encode()))
    again.save()
    (game / "forged.jsonl").replace(log)
    (game / "game.yaml").unlink()  # which knows the last line
    found = [finding.what for finding in doctor.examine(game)]
    assert any("not shuffled as the seed says" in what for what in found)

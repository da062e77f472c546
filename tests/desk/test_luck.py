"""Where luck comes from (R53): a salted seed that cannot be guessed, and words of the players' own."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

import pytest

from pbem.desk.look import proofs
from pbem.desk.out import reports
from pbem.game import state
from pbem.game.proof.luck import is_guessable
from support.command_line import LETTERS, done, run, started

STRONG = "7f3a9c0255d1e8b04c6e1f92ab37d0468f15c2e9"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return started(tmp_path / "seven-years")


def set_up(game: Path, words: dict[str, str]) -> None:
    """The four letters of turn 1, some with a line of luck."""
    for name in sorted((LETTERS / "turn-1").iterdir()):
        content = name.read_text("utf-8")
        line = words.get(name.name.partition(".")[0], "")
        copy = game.parent / name.name
        copy.write_text(content.replace("\nnation", f"\n{line}\n\nnation", 1) if line else content, "utf-8")
        done("submit", game, copy)
    done("resolve", game)


def hands(game: Path) -> object:
    return state.load(game).game.hands


# ---------------------------------------------------------------------------------------- the seed


def test_the_published_hash_is_salted(game: Path) -> None:
    now = state.load(game)
    assert len(now.created.salt) == 32
    text = f"{now.created.salt} kolin"
    assert now.created.commitment == hashlib.sha256(text.encode()).hexdigest()
    assert now.created.commitment != hashlib.sha256(b"kolin").hexdigest()
    assert done("verify", game).count(now.created.commitment) == 2


def test_two_games_of_one_seed_publish_different_hashes(tmp_path: Path) -> None:
    games = [state.load(started(tmp_path / name)) for name in ("one", "two")]
    assert games[0].created.commitment != games[1].created.commitment
    assert proofs.verify(games[0])[2] == [] and games[0].created.seed == games[1].created.seed


def test_another_salt_is_noticed(game: Path) -> None:
    lines = (game / "log.jsonl").read_text("utf-8").splitlines(keepends=True)
    first = json.loads(lines[0])
    first["salt"] = "0" * 32
    written = json.dumps(first, ensure_ascii=False, separators=(",", ":")) + "\n"
    (game / "log.jsonl").write_text(written, "utf-8")
    (game / "game.yaml").unlink()
    assert "the seed does not match the hash" in run("verify", game).out


@pytest.mark.parametrize(
    "seed",
    [
        "kolin",
        "x",
        "5 November 1757",
        "seven winters in Saxony",
        "kolin kolin kolin kolin kolin",
        "1234567890" * 5,
    ],
)
def test_a_seed_that_a_list_would_find_is_refused(tmp_path: Path, seed: str) -> None:
    ran = run("new", tmp_path / "g", "--seed", seed)
    assert ran.code == 2 and "a list of words would find this seed" in " ".join(ran.err.split())
    assert not (tmp_path / "g").exists() and is_guessable(seed)
    done("new", tmp_path / "g", "--seed", seed, "--weak-seed")


@pytest.mark.parametrize(
    "seed", [STRONG, "tunnel apple zinc horse battle winter sugar", "aX9!kP2#qL7$wR5^tB8&nD3*"]
)
def test_another_is_taken(tmp_path: Path, seed: str) -> None:
    done("new", tmp_path / "g", "--seed", seed)
    assert state.load(tmp_path / "g").created.seed == seed


# ----------------------------------------------------------------------------------- players' words


def test_words_of_any_one_player_make_other_shuffles(tmp_path: Path) -> None:
    dealt = []
    for number, words in enumerate(
        ({}, {"elisabeth": "luck seven winters in Saxony"}, {"elisabeth": "luck eight"})
    ):
        game = started(tmp_path / f"game-{number}")
        set_up(game, words)
        now = state.load(game)
        dealt.append(hands(game))
        assert proofs.verify(now)[2] == [] and proofs.replay(now)[1] is None
        assert dict(now.luck) == ({"Elisabeth": words["elisabeth"].removeprefix("luck ")} if words else {})
    assert dealt[0] != dealt[1] != dealt[2] != dealt[0]


def test_the_receipt_and_the_first_report_tell_them(game: Path) -> None:
    set_up(game, {"elisabeth": "luck seven winters in Saxony", "frederick": "Glück sieben <b>Winter</b>"})
    receipts = game / "reports" / "receipts"
    assert (
        'Your words "seven winters in Saxony" enter the shuffles.'
        in (receipts / "0001-elisabeth.txt").read_text()
    )
    for turn in (0, 1):
        text = reports.summary(state.load(game), turn)
        assert "These words of players entered the shuffles:" in text
        assert (
            "- Elisabeth: seven winters in Saxony\n" in text and "- Frederick: sieben <b>Winter</b>\n" in text
        )
    assert "seven winters" not in reports.summary(state.load(game), 2)


def test_nobody_reads_them_before_all_are_set_up(game: Path) -> None:
    letter = game.parent / "elisabeth.txt"
    letter.write_text(
        "luck seven winters in Saxony\n\n" + (LETTERS / "turn-1" / "elisabeth.txt").read_text("utf-8")
    )
    done("submit", game, letter)
    done("resolve", game)
    assert "seven winters" not in reports.summary(state.load(game), 0)


def test_the_latest_words_count_and_an_undo_takes_them_back(game: Path) -> None:
    letter = game.parent / "elisabeth.txt"
    rest = (LETTERS / "turn-1" / "elisabeth.txt").read_text("utf-8")
    seeds = []
    for words in ("", "luck one\n", "luck two\n"):
        letter.write_text(words + rest, "utf-8")
        done("submit", game, letter)
        seeds.append(state.load(game).game.chance.seed)
    assert seeds == ["kolin", "kolin\nElisabeth: one", "kolin\nElisabeth: two"]
    done("undo", game)
    assert state.load(game).game.chance.seed == "kolin\nElisabeth: one"


def test_words_that_come_too_late_change_nothing(game: Path) -> None:
    set_up(game, {})
    before = state.load(game).game.chance
    letter = game.parent / "late.txt"
    letter.write_text("luck eight\n\nnation Prussia\nhold\n", "utf-8")
    assert "come too late: the cards have been shuffled" in done("submit", game, letter)
    assert state.load(game).game.chance == before and not state.load(game).luck


def test_other_words_in_the_log_are_found_by_verify(game: Path) -> None:
    set_up(game, {"elisabeth": "luck seven winters"})
    lines = [json.loads(line) for line in (game / "log.jsonl").read_text("utf-8").splitlines()]
    before = None
    written = []
    for line in lines:
        if line.get("luck"):
            line["luck"] = "eight winters"
        line |= {"prev": before} if before else {}
        written.append(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
        before = hashlib.sha256(written[-1].encode()).hexdigest()
    (game / "log.jsonl").write_text("".join(written), "utf-8")
    (game / "game.yaml").unlink()
    assert "was not shuffled as the seed says" in run("verify", game).out


# -------------------------------------------------------------------------------------- its name


@pytest.mark.parametrize("name", ["a\nb", "<img src=x>", ".hidden", "-rf", "two words", "a&b", "_x"])
def test_a_name_that_is_none_is_refused(tmp_path: Path, name: str) -> None:
    ran = run("new", "--", tmp_path / name)
    assert ran.code == 1 and "cannot be the name of a game" in ran.err and not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["seven-years", "Zug_7.b", "7", "Łódź"])
def test_other_names_are_taken(tmp_path: Path, name: str) -> None:
    done("new", tmp_path / name)
    shutil.rmtree(tmp_path / name)

"""`pbem new --position`: positions that start a game, and what is said of those that cannot."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pbem.data.share import schema_file
from support.command_line import done, run

HEAD = "turn: 3\nnation: Prussia\n"

REFUSED = {
    "": "1:1: null should be a mapping",
    "- 3\n": "1:1: a list should be a mapping",
    "turn: [": "2:1: while parsing a flow node",
    "turn: 3\nturn: 4\n": '2:1: "turn" is given twice',
    "turn: -1\n": "1:7: -1 is less than 0",
    'turn: "3"\n': '1:7: "3" should be a whole number',
    "season: winter\n": '1:1: "season" is not known here; it may be conquered',
    HEAD + "phase: dance\n": '3:8: "dance" is none of set-up',
    HEAD + "pieces: {Friedrich: {city: Berlin, troops: 9}}\n": "9 is more than 8",
    HEAD + "pieces: {Friedrich: {troops: 3}}\n": '"city" is missing',
    HEAD + "hands: {Prussia: S14}\n": '"S14" is not written as it has to be: cards like S13 H4/2 R',
    "turn: 3\nnation: Spain\n": "'Spain' is no nation of this scenario; there are Prussia",
    HEAD + "scenario: west\nhands: {Russia: S4}\n": "'Russia' is no nation of this scenario",
    HEAD + "pieces: {Napoleon: {city: Berlin}}\n": "'Napoleon' is no piece of this scenario",
    HEAD + "pieces: {Friedrich: {city: Berlinn, troops: 3}}\n": "the nearest names are Berlin",
    HEAD + "pieces: {Friedrich: {city: Frankfurt, troops: 3}}\n": "'Frankfurt' may be Frankfurt (Main), ",
    HEAD + "pieces: {Friedrich: {city: Berlin}}\n": "give him 1 to 8 (rule 6)",
    HEAD + "pieces: {Prussia train 1: {city: Berlin, troops: 3}}\n": "is a supply train and has no troops",
    HEAD + "pieces: {Keith: {city: Brieg, troops: 3}, Daun: {city: Brieg, troops: 3}}\n": "rules 4 and 9",
    HEAD + "pieces: {Ehrensvärd: {city: Berlin, troops: 7}}\n": "more than the 4 she may have (rule 6)",
    HEAD + "pieces: {Keith: {city: Berlin, troops: 1}}\nretired: [Keith]\n": "Keith is retired",
    HEAD + "conquered: [Berlin]\n": "Berlin is nobody's objective",
    HEAD + "hands: {Prussia: S13/1 S13/1}\n": "there is no further card S13/1",
    HEAD + "deck: {draw: S13}\n": "but these cards are nowhere: S2/1",
    HEAD + "stage: {drawn: S13}\n": "S13 was drawn but is not in the hand of Prussia",
    HEAD + "stage: {moved: [Nobody]}\n": "no piece is called so",
    HEAD + "players: {Otto: [Prussia]}\n": "Hanover has no player",
    HEAD + "players: {Otto: [Prussia, Spain]}\n": "has no player",
    "turn: 3\nphase: movement\n": "the phase is movement, but `nation` does not say whose",
    HEAD + "phase: combat\nstage: {attacks: [[Berlin, Torgau]]}\n": "Prussia attacks from Berlin, but has no",
    HEAD
    + "phase: combat\nstage: {combat: {attacker: Prussia, attacker_city: Pirna, defender: Austria,"
    + " defender_city: Prag, score: 3, to_play: Austria}}\n": "Prussia fights in Pirna, but has no general",
}  # fmt: skip
"""A position, and what is wrong with it."""


@pytest.mark.parametrize("text", REFUSED)
def test_a_position_that_cannot_be_is_refused_with_its_file(tmp_path: Path, text: str) -> None:
    document, folder = tmp_path / "position.yaml", tmp_path / "game"
    document.write_text(text, "utf-8")
    ran = run("new", folder, "--position", document)
    assert ran.code == 1 and not folder.exists()
    assert f"{document}:" in ran.err and REFUSED[text] in ran.err


@pytest.mark.parametrize("content, why", [(b"turn: 3\n\xff", "2:1: this is not UTF-8"), (b"\x00", "U+0000")])
def test_a_position_that_is_no_text_is_refused(tmp_path: Path, content: bytes, why: str) -> None:
    document = tmp_path / "position.yaml"
    document.write_bytes(content)
    ran = run("new", tmp_path / "game", "--position", document)
    assert ran.code == 1 and why in ran.err


@pytest.mark.parametrize("text", ["{}\n", "turn: 0\n", HEAD, HEAD + "phase: supply\n", "phase: game over\n"])
def test_what_a_position_leaves_out_takes_its_natural_value(tmp_path: Path, text: str) -> None:
    document, folder = tmp_path / "position.yaml", tmp_path / "game"
    document.write_text(text, "utf-8")
    done("new", folder, "--position", document, "--seed", "kolin", "--weak-seed")
    for words in (("status", folder), ("report", folder), ("resolve", folder), ("verify", folder)):
        done(*words)


def test_the_seed_of_the_command_line_comes_before_the_positions(tmp_path: Path) -> None:
    document = tmp_path / "position.yaml"
    document.write_text(HEAD + "seed: rossbach\n", "utf-8")
    done("new", tmp_path / "one", "--position", document)
    done("new", tmp_path / "two", "--position", document, "--seed", "kolin", "--weak-seed")
    seeds = [json.loads(done("state", tmp_path / name, "--json"))["seed"] for name in ("one", "two")]
    assert seeds == ["rossbach", "kolin"]


def test_the_reports_begin_with_the_turn_that_the_position_is_in(tmp_path: Path) -> None:
    document, folder = tmp_path / "position.yaml", tmp_path / "game"
    document.write_text(HEAD, "utf-8")
    done("new", folder, "--position", document)
    done("resolve", folder)
    assert [path.name for path in (folder / "reports").glob("turn-*")] == ["turn-03"]


# ------------------------------------------------------------------------------------- the guide

GUIDE = (Path(__file__).parents[2] / "docs" / "position.md").read_text("utf-8")


def test_the_guide_explains_every_field() -> None:
    schema = json.loads(schema_file("position").read_text("utf-8"))
    fields = schema["properties"]
    inner = [name for part in ("fate", "stage", "deck") for name in fields[part]["properties"]]
    rows = [line.split("|")[1] for line in GUIDE.splitlines() if line.startswith("| `")]
    assert [name for name in (*fields, *inner) if not any(f"`{name}`" in row for row in rows)] == []


def test_a_position_may_say_all_that_fate_has_done(tmp_path: Path) -> None:
    cards = [str(number) for number in range(1, 13)]
    clock = ["Sweden", *cards, "Elisabeth", "India", "America", "Poems", "Lord Bute"]
    fate = {
        "clock": clock,
        "card": "3",
        "suit": "H",
        "cuts": {"Prussia": 1, "Austria": 1, "France": 1},
        "colonies": 1,
        "victor": "Soubise",
        "beaten": ["Hildburghausen"],
        "attacked": [["Hildburghausen", "H"]],
    }
    document = {"turn": 9, "nation": "Prussia", "options": ["sector fate"], "quit": ["Russia"], "fate": fate}
    (tmp_path / "late.yaml").write_text(json.dumps(document), "utf-8")
    done("new", tmp_path / "late", "--position", tmp_path / "late.yaml")
    kept = json.loads(done("state", tmp_path / "late", "--json"))["fate"]
    assert {name: kept[name] for name in fate} == fate

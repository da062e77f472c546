"""No secret of anybody lies in the folder of a sealed game, in whatever form, nor is printed by a command."""

from __future__ import annotations

import base64
import re
import zipfile
from pathlib import Path

import pytest

from support.byte_search import dressed, everything, found
from support.command_line import run
from support.sealed_games import LETTERS, MODERATOR, Twins, resolved, same_key, secrets_of


def test_the_search_finds_all_of_them_in_an_open_game(at_hand: Twins) -> None:
    """Troops and hands lie there in some dress, which hangs on how they came to be what they are."""
    for player, secrets in secrets_of(at_hand.plain).items():
        there = {secret for secret, _ in found(secrets, everything(at_hand.plain))}
        either = {secret for secret in secrets if EITHER.fullmatch(secret)}
        assert there >= set(secrets) - either and len(there - either) > 1
        assert bool(there & either) == bool(player)


EITHER = re.compile(r'"?[\w ]+"?[: ]\d|"\w+/\d","\w+/\d"')


@pytest.mark.parametrize("pack", ["plain", "base64", "hex", "zip"])
def test_the_search_finds_them_in_other_dress(pack: str, tmp_path: Path) -> None:
    secret, target = "setup Daun 8, Browne 6", tmp_path / "x.bin"
    text = f"junk {secret} more".encode()
    if pack == "zip":
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("a", text * 9)
    else:
        target.write_bytes(
            {"plain": text, "hex": text.hex().encode(), "base64": base64.b64encode(text)}[pack]
        )
    assert found([secret], everything(tmp_path)) == {(secret, "x.bin")}
    assert not found(["setup Daun 7, Browne 7"], everything(tmp_path))
    assert len(dressed(secret)) > 8


def test_no_file_of_a_sealed_game_holds_one(at_hand: Twins) -> None:
    secrets = [secret for own in secrets_of(at_hand.plain).values() for secret in own]
    assert len(secrets) > 100
    assert found(secrets, everything(at_hand.sealed)) == set()


def test_the_open_part_names_no_card_that_is_not_public(at_hand: Twins) -> None:
    """Faces with their deck are in no public report, so they may be nowhere in what is open."""
    opened = [(at_hand.sealed / "game.yaml").read_text("utf-8")]
    opened += [
        line.partition('"sealed"')[0] for line in (at_hand.sealed / "log.jsonl").read_text().splitlines()
    ]
    assert not [found[0] for text in opened for found in re.finditer(r"\b([SCHD]\d+|R)/[1-4]\b", text)]


# --------------------------------------------------------------------------- what commands print

COMMANDS = (
    ("status",), ("status", "--json"), ("report",), ("report", "--turn", 2), ("form", "Prussia"),
    ("report", "--player", MODERATOR), ("replay",), ("replay", "--json"), ("verify",), ("verify", "--json"),
    ("doctor",), ("doctor", "--json"), ("log",), ("log", "--json"), ("state",), ("state", "--json"),
    ("form", "Austria"), ("report", "--player", "Pompadour"), ("resolve", "--dry-run"),
    ("settings", "--show"),
    ("map", "--player", "Pompadour", "-o", "{folder}/own.svg"), ("map", "-o", "{folder}/map.svg"),
    ("order-desk", "Pompadour", "-o", "{folder}/own.html"), ("language",), ("post",), ("post", "--json"),
    ("report", "--format", "json"), ("report", "--format", "html", "--player", "Pompadour"),
    ("form", "Russia", "--format", "json"),
    ("fix", "--reason", "x", "--dry-run", "pieces.Daun.troops=1"),
    ("fix", "--reason", "x", "--dry-run", "hands.Austria-=S13"),
    ("fix", "--reason", "x", "--dry-run", "pieces.Daun=off"),
    ("fix", "--reason", "x", "--dry-run", 'pieces={"Daun":{}}'),
    ("undo", "--to", 9999), ("undo", "--to", -3),
    ("check", LETTERS / "elisabeth.txt"), ("check", LETTERS / "pompadour.forum.txt", "--json"),
)  # fmt: skip
CHANGING = (
    ("submit", LETTERS / "elisabeth.txt"), ("submit", LETTERS / "pompadour.forum.txt", "--json"),
    ("resolve",), ("resolve", "--json", "--deadline"), ("bot", "Pompadour", "--once"), ("resolve",),
    ("bot", "Maria Theresa"), ("say", "For you alone.", "--to", "Elisabeth"), ("undo",),
    ("substitute", "Elisabeth=anna@example.net"), ("fix", "--reason", "x", "pieces.Daun=off"),
    ("export", "{folder}/export.zip"), ("site", "--into", "{folder}/pages", "--no-private"),
)  # fmt: skip


WHERE = re.compile(rb'"where":\{("[^"{}]+":\d+,?)+\}')
"""The cities of pieces, as everybody sees them on a public page: `"Lacy":569` begins as his 5 troops do."""


def printed(game: Path, words: tuple[object, ...]) -> bytes:
    command, *rest = words
    given = [str(word).replace("{folder}", str(game.parent)) for word in rest]
    ran = run(command, game, *given)
    return (ran.out + ran.err).encode()


def others(game: Path) -> list[str]:
    """The secrets that the moderator does not share."""
    return [secret for player, own in secrets_of(game).items() if player != MODERATOR for secret in own]


def test_no_command_prints_anothers_secret(at_hand: Twins) -> None:
    secrets = others(at_hand.plain)
    places = [(" ".join(map(str, words)), printed(at_hand.sealed, words)) for words in COMMANDS]
    assert all(text.strip() for _, text in places)
    assert found(secrets, places) == set()


def test_the_same_commands_print_them_of_an_open_game(at_hand: Twins) -> None:
    secrets = others(at_hand.plain)
    places = [(str(words[0]), printed(at_hand.plain, words)) for words in COMMANDS]
    told = {name for _, name in found(secrets, places)}
    assert told >= {"log", "state", "check"}


def test_no_command_that_changes_a_game_prints_or_leaves_one(tmp_path: Path) -> None:
    with same_key():
        game = resolved(tmp_path / "games" / "seven-years")
    for words in CHANGING:
        secrets = others(game)
        text = printed(game, words)
        secrets += others(game)
        assert found(secrets, [(" ".join(map(str, words)), text)]) == set()
        left = [(name, WHERE.sub(b"", data)) for name, data in everything(tmp_path / "games")]
        assert found([*secrets, *secrets_of(game)[MODERATOR]], left) == set()
    assert (game.parent / "export.zip").is_file() and (game.parent / "pages" / "public").is_dir()

"""An address that no mail can be sent to is refused where it is given, with what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.game import state
from support.command_line import done, run

WRONG = {
    "otto": "Right would be a bare address, as otto@example.org is.",
    "otto@": "Right would be a bare address",
    "@example.org": "Right would be a bare address",
    "otto@exam ple.org": "Right would be",
    "otto@example..org": "Right would be a bare address",
    "a@b@example.org": "Right would be a bare address",
    "otto@example.org,lise@example.org": "Right would be",
    "otto@example.org\nBcc: x@y.example": "Right would be",
    "Otto <otto@example.org>": "Right would be the bare address, otto@example.org.",
    "<otto@example.org>": "Right would be the bare address, otto@example.org.",
    "mailto:otto@example.org": "Right would be",
    "-oX@example.org": "Right would be a bare address",
}
RIGHT = (
    "otto@example.org", "o.t-t_o+pbem@mail.example.co.uk", "O'Neill@example.org", "otto@localhost",
    "otto@bücher.example",
)  # fmt: skip


@pytest.mark.parametrize("address", WRONG)
def test_a_game_is_not_begun_with_a_wrong_address(address: str, tmp_path: Path) -> None:
    for sealed in ((), ("--sealed",)):
        ran = run("new", tmp_path / "game", "--player", f"Frederick={address}", *sealed)
        assert ran.code == 1 and "Frederick: " in ran.err and WRONG[address] in ran.err
        assert list(tmp_path.iterdir()) == []


def test_nor_with_one_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "players.yaml"
    file.write_text("Frederick: otto@example.org\nElisabeth: lise at example.org\n", "utf-8")
    ran = run("new", tmp_path / "game", "--players", file)
    assert ran.code == 1 and "Elisabeth: 'lise at example.org' is no address" in ran.err
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("address", [one for one in WRONG if " " not in one and "\n" not in one])
def test_nobody_is_replaced_by_one(address: str, tmp_path: Path) -> None:
    game = tmp_path / "game"
    done("new", game, "--player", "Frederick=otto@example.org")
    before = (game / "log.jsonl").read_bytes()
    ran = run("substitute", game, f"Frederick={address}")
    assert ran.code == 1 and "Frederick: " in ran.err and WRONG[address] in ran.err
    assert (game / "log.jsonl").read_bytes() == before


@pytest.mark.parametrize("address", RIGHT)
def test_what_mail_can_be_sent_to_is_taken(address: str, tmp_path: Path) -> None:
    game = tmp_path / "game"
    done("new", game, "--player", f"Frederick={address}")
    assert state.load(game).addresses == {"Frederick": address}
    done("substitute", game, f"Elisabeth={address}")
    assert state.load(game).addresses["Elisabeth"] == address

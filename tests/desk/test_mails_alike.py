"""Two games by mail that differ in one player's secrets alone: all others get the same mails, to the byte but
for what nobody can read, the Message-ID and the boundaries made of it, and the log's head, a hash (R41)."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.play_by_mail.mail_table import Table, orders
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.readable_mail import readable

CHANGES = {
    "a hidden transfer": (
        "move train 1: Herzberg",
        "transfer 1 Friedrich > Winterfeldt\nmove train 1: Herzberg",
    ),
    "other troops": ("setup Friedrich 8, Winterfeldt 3, ", "setup Winterfeldt 8, Friedrich 3, "),
    "other plans": ("battle: loss 3, spend 20", "battle: loss 2, spend 9"),
}

Mails = dict[str, list[bytes]]


def mails(folder: Path, old: str = "", new: str = "") -> Mails:
    """What each player gets in turn 1, if Frederick writes something else."""
    table = Table(folder)
    (folder / "token.key").write_text("5e" * 32, "ascii")
    table.run()
    for player in PLAYERS:
        table.reply(player, orders(player).replace(old, new) if player == "Frederick" else orders(player))
    assert not table.run().troubles
    return {player: [readable(mail) for mail in table.to(player)] for player in PLAYERS}


@pytest.fixture(scope="module")
def as_it_was(tmp_path_factory: pytest.TempPathFactory) -> Mails:
    return mails(tmp_path_factory.mktemp("games"))


@pytest.mark.parametrize("change", CHANGES)
def test_no_mail_tells_of_anothers_secrets(change: str, as_it_was: Mails, tmp_path: Path) -> None:
    found = mails(tmp_path, *CHANGES[change])
    same = {player for player in PLAYERS if found[player] == as_it_was[player]}
    assert same == set(PLAYERS) - {"Frederick"}
    assert all(len(of_one) == 3 for of_one in found.values())

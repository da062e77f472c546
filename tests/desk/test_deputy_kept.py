"""A deputy reads his player's seat and no other, nobody else reads of him, and a run that is killed while he
begins, writes or gives up is made good by the next."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from pbem.desk import run as desk_run
from pbem.desk.look import doctor
from pbem.game import save, state
from pbem.game.access import Sealing
from support.byte_search import everything
from support.play_by_mail.breaker import aged
from support.play_by_mail.broken_run import Run, check, whole
from support.play_by_mail.mail_table import NOW, Table, body, orders
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.readable_mail import readable
from support.play_by_mail.timed_table import MONDAY, Timed
from support.sealed_games import MODERATOR

ANNA = "anna.kniphausen@example.org"
LINE = f"deputy Kniphausen {ANNA} from 2 November 2026 to 9 November 2026\n"
MINUTE = timedelta(minutes=1)

EVERY = 43
"""In the quick test every so manieth point; `make slow` takes them all."""

Mails = dict[str, list[bytes]]


def of_anna(table: Table) -> list[str]:
    return [str(mail["Subject"]) for mail in table.sent() if mail["To"] == ANNA]


def played(folder: Path, changed: str = "", old: str = "", new: str = "") -> Mails:
    """What each player and the deputy of Frederick get in turn 1, if one player writes something else."""
    table = Table(folder)
    (folder / "token.key").write_text("5e" * 32, "ascii")
    table.run()
    table.reply("Frederick", LINE)
    table.run()
    for player in PLAYERS:
        text = orders(player)
        assert player != changed or old in text
        text = text.replace(old, new) if player == changed else text
        table.reply(player, text, number=2)
    assert not table.run().troubles
    assert state.load(table.game).game.turn == 2
    found = {player: [readable(mail) for mail in table.to(player)] for player in PLAYERS}
    return found | {ANNA: [readable(mail) for mail in table.sent() if mail["To"] == ANNA]}


@pytest.fixture(scope="module")
def as_it_was(tmp_path_factory: pytest.TempPathFactory) -> Mails:
    return played(tmp_path_factory.mktemp("games"))


@pytest.mark.parametrize(
    ("player", "old", "new"),
    [
        ("Frederick", "setup Friedrich 8, Winterfeldt 3, ", "setup Winterfeldt 8, Friedrich 3, "),
        ("Pompadour", "setup Richelieu 8, Soubise 6, Chevert 6", "setup Richelieu 6, Soubise 6, Chevert 8"),
    ],
)
def test_a_deputy_reads_what_his_player_may_and_nobody_reads_more_for_it(
    player: str, old: str, new: str, as_it_was: Mails, tmp_path: Path
) -> None:
    found = played(tmp_path, player, old, new)
    differ = {reader for reader in found if found[reader] != as_it_was[reader]}
    assert differ == ({"Frederick", ANNA} if player == "Frederick" else {player})
    assert len(found[ANNA]) == 3, "a first letter, a receipt, a report"


def test_who_is_not_to_be_told_gets_the_same_mails_with_and_without_a_deputy(tmp_path: Path) -> None:
    worlds = [without_and_with(tmp_path / name, line) for name, line in (("without", ""), ("with", LINE))]
    assert worlds[0] == worlds[1] and all(worlds[0].values())


def without_and_with(folder: Path, line: str) -> Mails:
    """What the others get while Frederick has a deputy, or has not, and the moderator alone is told."""
    folder.mkdir()
    table = Timed(folder)
    (folder / "token.key").write_text("5e" * 32, "ascii")
    table.set("deputies: {tell: moderator}\n")
    table.at(MONDAY)
    table.reply("Frederick", f"{line}nation Prussia\nbattle: loss 1\n")
    table.at(MONDAY + MINUTE)
    for player in PLAYERS:
        table.reply(player, orders(player), number=2)
    table.at(MONDAY + 2 * MINUTE)
    assert bool(of_anna(table)) == bool(line)
    others = set(PLAYERS) - {"Frederick"}
    return {player: [readable(mail) for mail in table.to(player)] for player in sorted(others)}


# ------------------------------------------------------------------------------------------------ killed


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Run]]:
    """A run in which a deputy is named and begins, and one in which he orders and gives up."""
    folder = tmp_path_factory.mktemp("turn")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", lambda size: "5e" * size)
        table = Table(folder / "table")
        desk_run.run(table.root, NOW)
        table.reply("Frederick", LINE)
        aged(table.folder / "in")
        first = whole(table, folder / "first")
        (subject,) = of_anna(table)
        table.drop(ANNA, f"Re: {subject}", orders("Frederick") + "deputy off\n", "<anna@example.org>")
        for player in sorted(set(PLAYERS) - {"Frederick"}):
            table.reply(player, orders(player), number=2)
        aged(table.folder / "in")
        second = whole(table, folder / "second")
        assert state.load(table.game).game.turn == 2 and len(of_anna(table)) == 2
        yield [first, second]


def test_a_killed_run_is_made_good_by_the_next(runs: list[Run], tmp_path: Path) -> None:
    for number, run in enumerate(runs):
        for at in range(1, len(run.points) + 1, EVERY):
            check(run, at, tmp_path / str(number))


@pytest.mark.slow
def test_a_run_killed_at_any_point_is_made_good_by_the_next(runs: list[Run], tmp_path: Path) -> None:
    for number, run in enumerate(runs):
        for at in range(1, len(run.points) + 1):
            check(run, at, tmp_path / str(number))


# ------------------------------------------------------------------------------------------------ sealed


def test_in_a_sealed_game_all_are_told_and_nothing_of_it_lies_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save, "new", partial(save.new, sealing=Sealing(None, (MODERATOR,))))
    table = Timed(tmp_path)
    table.set("deputies: {tell: moderator}\n")
    table.at(MONDAY)
    table.reply("Elisabeth", LINE)
    ran = table.at(MONDAY + MINUTE)
    assert not ran.troubles and len(of_anna(table)) == 1
    (first,) = [body(mail) for mail in table.sent() if mail["To"] == ANNA]
    assert "Russia" in first and "Kniphausen, in the game seven-years" in first
    assert any("Elisabeth has a deputy: 2 to 9 November 2026." in body(one) for one in table.to("Pompadour"))
    lies = everything(table.game)
    assert ANNA.encode() not in lies and b"Kniphausen" not in lies
    assert all(finding.harmless for finding in doctor.examine(table.game))

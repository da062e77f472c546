"""`pbem run` over a sealed game: a turn of four players by mail, killed at any point, and what it leaves."""

from __future__ import annotations

import re
import secrets
import shutil
from collections.abc import Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from pbem.desk.letters import intake, set_aside, submit
from pbem.desk.look import doctor
from pbem.desk.moderator import open_up
from pbem.desk.out.outbox import Outbox
from pbem.desk.out.outcome import Outcome
from pbem.desk.turns import resolve
from pbem.game import save, state
from pbem.game.access import Sealing
from pbem.post.read.content import read_letter
from support.byte_search import everything, found
from support.command_line import done, run
from support.letters.changed_letters import Changed, hidden_transfer, other_troops
from support.play_by_mail.breaker import Breaker, Killed, aged, broken
from support.play_by_mail.broken_run import Run, check, whole
from support.play_by_mail.mail_table import NOW, Table, orders
from support.play_by_mail.player_addresses import PLAYERS
from support.sealed_games import MODERATOR, secrets_of

EVERY = 47
"""In the quick test every so manieth point; `make slow` takes them all."""


@pytest.fixture(autouse=True)
def sealed_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "new", partial(save.new, sealing=Sealing(None, (MODERATOR,))))


def turn_one(table: Table) -> Outcome:
    table.run()
    table.everybody_replies()
    return table.run()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_whole_turn_goes_by_mail(tmp_path: Path, jobs: int) -> None:
    table = Table(tmp_path)
    table.jobs = jobs
    ran = turn_one(table)
    assert not ran.troubles
    assert state.load(table.game).game.turn == 2
    for player in PLAYERS:
        opening_letter, receipt, report = table.to(player)
        assert "receipt" in receipt["Subject"] and "report" in report["Subject"]
        assert opening_letter["Message-ID"] != report["Message-ID"]
    assert all("leave in plain text as files" in one.what for one in doctor.examine(table.game))
    came = {line.split(": ")[1]: line.rpartition(" ")[2] for line in ran.lines[:4]}
    assert came == {"Elisabeth": "in", "Frederick": "filed", "Maria Theresa": "in", "Pompadour": "in"}
    assert "steps" not in ran.lines[4]


def test_the_moderator_is_warned_while_letters_leave_where_he_could_read_them(tmp_path: Path) -> None:
    table = Table(tmp_path)
    (warning,) = [line for line in table.run().lines if line.startswith("WARNING ")]
    folder = f"files into {table.root / '..' / 'out'}"
    assert "seven-years is sealed, but its letters leave in plain text as" in warning and folder in warning
    assert not any("WARNING" in line for line in table.run().lines), "only when some leave"
    (found,) = doctor.examine(table.game)
    assert folder in found.what and found.harmless
    ran = run("new", table.root / "second", "--sealed", "--plays", "Frederick")
    assert ran.code == 0 and ran.err.startswith("WARNING second is sealed, but") and folder in ran.err
    settings = table.root / "post.yaml"
    settings.write_text(settings.read_text("utf-8").replace("out: {files: ../out}\n", ""), "utf-8")
    assert doctor.examine(table.game) == []
    assert run("new", table.root / "third", "--sealed").err == ""


def test_an_ordinary_game_is_not_warned_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "new", save.new.func)  # type: ignore[attr-defined]
    table = Table(tmp_path)
    assert not any("WARNING" in line for line in table.run().lines)
    assert doctor.examine(table.game) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_no_secret_is_left_in_the_game_nor_in_the_mails_kept(tmp_path: Path, jobs: int) -> None:
    table = Table(tmp_path)
    table.jobs = jobs
    ran = turn_one(table)
    table.drop("stranger@example.net", "[seven-years] hm", "nation France\nmove Soubise: Bebra\n", "<x@y>")
    table.drop("stranger@example.net", "lost", "nation France\nmove Chevert: Verden\n", "<z@y>")
    ran.lines += table.run().lines
    own = secrets_of(table.game)
    every = [secret for one in own.values() for secret in one] + [
        "move Soubise: Bebra",
        "move Chevert: Verden",
    ]
    every.remove("post")  # the seed, and a folder's name
    assert len(every) > 40
    assert found(every, everything(table.root)) == set()
    mine = {*own[MODERATOR], *PLAYERS.values()}
    printed = "\n".join(ran.lines + ran.troubles).encode()
    assert found([secret for secret in every if secret not in mine], [("printed", printed)]) == set()
    kept = b"".join(open_up.mails(state.load(table.game)))
    assert b"move Soubise: Bebra" in kept and b"move Chevert: Verden" in kept


def test_what_is_opened_stands_in_everybodys_next_letter(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run()
    before = {player: len(table.to(player)) for player in PLAYERS}
    done("open", table.game, "--reason", "Elisabeth asks.", "--player", "Elisabeth")
    table.run()
    for player in PLAYERS:
        new = table.to(player)[before[player] :]
        assert len(new) == 1
        text = " ".join(line.text for line in read_letter(new[0].as_bytes()).lines)
        assert "The moderator has read the report of Elisabeth: Elisabeth asks." in " ".join(text.split())


def test_a_receipt_goes_on_by_mail_when_a_letter_came_by_hand(tmp_path: Path) -> None:
    table = Table(tmp_path)
    letter = Path(__file__).parents[1] / "letters" / "turn-1" / "elisabeth.txt"
    assert "The receipt is in the outbox" in done("submit", table.game, letter)
    table.run()
    assert any("receipt" in mail["Subject"] for mail in table.to("Elisabeth"))


def test_a_letter_that_does_not_leave_is_told_by_its_player(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run()
    (table.folder / "out").rename(table.folder / "gone")
    (table.folder / "out").write_text("no folder", "utf-8")
    done("say", table.game, "Hello.")
    troubles = table.run().troubles
    assert len(troubles) == 1 and "a letter to elisabeth: " in troubles[0]
    assert "nothing else was tried" in troubles[0]
    assert not any(".eml" in trouble.partition(": ")[0] for trouble in troubles)


def test_letters_do_not_leave_into_the_game(tmp_path: Path) -> None:
    table = Table(tmp_path)
    settings = table.root / "post.yaml"
    settings.write_text(settings.read_text("utf-8").replace("../out", "seven-years/out"), "utf-8")
    assert table.run().troubles == ["seven-years is sealed, and its letters would leave into its own folder."]
    assert not (table.game / "out").exists()
    assert ["as files into" in one.what for one in doctor.examine(table.game)] == [True, False]
    settings.write_text(settings.read_text("utf-8").replace("seven-years/out", "../out"), "utf-8")
    assert not table.run().troubles and len(table.sent()) == 4


def test_an_error_that_nobody_foresaw_tells_no_more_than_its_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(tmp_path)

    def fails(*_: object, **__: object) -> None:
        raise RuntimeError("S13 of Austria")

    monkeypatch.setattr(resolve, "resolve", fails)
    assert table.run().troubles == ["seven-years: RuntimeError"]


def test_without_the_key_mails_wait_and_the_other_games_go_on(tmp_path: Path, keys: Path) -> None:
    table = Table(tmp_path)
    turn = orders("Pompadour")
    table.run()
    table.reply("Pompadour", turn)
    key = next(keys.iterdir())
    key.rename(tmp_path / "away.key")
    troubles = table.run().troubles
    assert troubles and all("its key" in trouble for trouble in troubles)
    assert found([turn.splitlines()[3]], everything(table.root)) == set()
    (tmp_path / "away.key").rename(key)
    assert not table.run().troubles
    assert table.letters() == ["Pompadour"]


def test_the_names_in_the_outbox_can_be_read_with_the_key_alone(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run()
    names = Outbox(table.game / "outbox").names()
    assert sorted(name.split("-")[1] for name in names) == ["elisabeth", "frederick", "maria", "pompadour"]
    bare = [path.name for path in (table.game / "outbox").rglob("*") if path.is_file()]
    assert bare and not [name for name in bare if not re.fullmatch(r"[\w-]{107}\.sealed", name)]
    assert len({path.stat().st_size for path in (table.game / "outbox" / "sent").iterdir()}) == 1


def test_sent_mails_of_a_sealed_game_are_not_packed_and_keep_their_one_length(tmp_path: Path) -> None:
    table = Table(tmp_path)
    turn_one(table)
    sent = table.game / "outbox" / "sent"
    before = {path: path.read_bytes() for path in sent.iterdir()}
    Outbox(sent.parent).pack(NOW + timedelta(days=1))
    assert before and before == {path: path.read_bytes() for path in sent.iterdir()}
    assert len({len(mail) for mail in before.values()}) == 1


def test_a_mail_is_kept_sealed_for_the_game_it_names(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run()
    table.reply("Pompadour", orders("Pompadour"))
    table.run()
    kept = list((table.root / intake.MAILS).iterdir())
    assert len(kept) == 1 and kept[0].name.endswith(".sealed")
    now = state.load(table.game)
    assert [b"Soubise" in content for _, content in now.folder.kept_beside(table.root / intake.MAILS)] == [
        True
    ]


# ------------------------------------------------------------------------------------------ killed


@pytest.fixture
def runs(tmp_path: Path, sealed_tables: None) -> Iterator[tuple[Run, Run]]:
    """The run that begins a game, and the one in which turn 1 is played. A turn before
    them leaves the templates compiled, which else would be points of the first run alone."""
    turn_one(Table(tmp_path / "before"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", lambda size: "5e" * size)
        table = Table(tmp_path / "table")
        first = whole(table, tmp_path / "first")
        table.everybody_replies()
        aged(table.folder / "in")
        yield first, whole(table, tmp_path / "second")


def test_a_killed_run_is_made_good_by_the_next(runs: tuple[Run, Run], tmp_path: Path) -> None:
    for number, one in enumerate(runs):
        print(f"{len(one.points)} points")
        assert len(one.points) >= (100, 300)[number]
        for at in range(1, len(one.points) + 1, EVERY):
            check(one, at, tmp_path / str(number))


@pytest.mark.slow
def test_a_run_killed_at_any_point_is_made_good_by_the_next(runs: tuple[Run, Run], tmp_path: Path) -> None:
    for number, one in enumerate(runs):
        for at in range(1, len(one.points) + 1):
            check(one, at, tmp_path / str(number))


def test_a_new_game_that_was_killed_can_be_begun_again(tmp_path: Path) -> None:
    """The key comes first: half a game has none that anybody needs."""
    with broken(Breaker()) as breaker:
        done_at = begin(tmp_path / "whole")
    for at in range(1, len(breaker.points) + 1):
        folder = tmp_path / str(at)
        with pytest.raises(Killed), broken(Breaker(at)):
            begin(folder)
        if (folder / "log.jsonl").is_file() and (folder / "log.jsonl").read_bytes().endswith(b"\n"):
            assert state.load(folder).game == state.load(done_at).game
        else:
            shutil.rmtree(folder, ignore_errors=True)
            begin(folder)


def begin(folder: Path) -> Path:
    save.new(folder, name=folder.name, scenario="standard", players=PLAYERS, seed="post")
    return folder


# --------------------------------------------------------------------------- seen from outside


def outside(game: Path) -> list[tuple[str, int, int]]:
    """What shows of the sealed files of a game: the folder, how long the name is, the size."""
    files = (path for path in game.rglob("*.sealed") if path.is_file())
    return sorted((str(path.parent.relative_to(game)), len(path.name), path.stat().st_size) for path in files)


@pytest.mark.parametrize("changed", [other_troops, hidden_transfer])
def test_letters_of_other_content_look_the_same_in_the_outbox(changed: Changed, tmp_path: Path) -> None:
    seen = []
    for number, change in enumerate((str, changed)):
        table = Table(tmp_path / str(number))
        table.run()
        for player in PLAYERS:
            table.reply(player, change(orders(player)))
        assert not table.run().troubles
        seen.append((outside(table.game), state.load(table.game).game.troops))
    assert seen[0][0] == seen[1][0] and len(seen[0][0]) > 30
    assert seen[0][1] != seen[1][1]


def test_a_mail_set_aside_tells_nothing_and_is_taken_in_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(tmp_path)
    table.run()
    table.reply("Elisabeth", orders("Elisabeth"))
    (mail,) = (table.folder / "in").glob("*.eml")
    with monkeypatch.context() as patch:
        patch.setattr(submit, "hear", _failing)
        (trouble,) = table.run().troubles
    assert "RuntimeError in submit.py" in trouble
    assert "kept sealed" in trouble and "Zorndorf" not in trouble
    (note,) = (table.root / ".post" / "aside").iterdir()
    assert b"Zorndorf" not in note.read_bytes()
    assert not mail.exists() and table.letters() == []
    with monkeypatch.context() as patch:
        patch.setattr(set_aside, "program", lambda: "1.0 another")
        assert not table.run().troubles
    assert table.letters() == ["Elisabeth"] and not note.exists()


def _failing(*_: object, **__: object) -> None:
    raise RuntimeError("move Fermor: Zorndorf")

"""`pbem site` and `pbem run`: pages of one game and of many, kept up to date, and kept apart."""

from __future__ import annotations

import stat
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from pbem.desk import run as desk_run
from pbem.desk.out import site, site_stamps
from pbem.game.folder import Folder
from support.command_line import TURN_ONE, done, run, started

POST = "moderator: {address: moderator@example.org}\ntoken_key: token.key\nin: []\n"
SITE = "site: {public: ../pages/public, private: ../pages/private}\n"
PUBLIC = "site: {public: ../pages/public}\n"
NOON = datetime(2027, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with two games that have just begun."""
    started(tmp_path / "games" / "alpha")
    done("new", tmp_path / "games" / "beta", "--scenario", "west", "--seed", "kolin", "--weak-seed")
    (tmp_path / "games" / "post.yaml").write_text(POST + SITE)
    return tmp_path / "games"


def test_the_command_says_where_the_pages_lie(tmp_path: Path) -> None:
    game = started(tmp_path / "alpha")
    said = done("site", game, "--into", tmp_path / "pages")
    assert f"For everybody: {tmp_path / 'pages' / 'public' / 'index.html'}" in said
    assert f"For frederick alone: {tmp_path / 'pages' / 'private' / 'frederick' / 'index.html'}" in said
    assert "0 files written" in done("site", game, "--into", tmp_path / "pages")


def test_the_public_page_can_be_had_alone(tmp_path: Path) -> None:
    game = started(tmp_path / "alpha")
    said = done("site", game, "--into", tmp_path / "pages", "--no-private")
    assert "alone" not in said and sorted(path.name for path in (tmp_path / "pages").iterdir()) == ["public"]


def test_a_folder_of_games_gets_a_list_of_them(games: Path, tmp_path: Path) -> None:
    assert "All of them: " in done("site", games, "--into", tmp_path / "pages")
    public = tmp_path / "pages" / "public"
    listed = (public / "index.html").read_text("utf-8")
    for name in ("alpha", "beta"):
        assert f'href="{name}/index.html"' in listed and (public / name / "index.html").is_file()
        assert (tmp_path / "pages" / "private" / name / "pompadour" / "index.html").is_file()


def test_a_page_can_be_german(tmp_path: Path) -> None:
    game = started(tmp_path / "alpha")
    done("site", game, "--into", tmp_path / "pages", "--no-private", "--language", "de")
    text = (tmp_path / "pages" / "public" / "index.html").read_text("utf-8")
    assert '<html lang="de">' in text and "Preußen" in text


def test_where_to_write_has_to_be_said(tmp_path: Path) -> None:
    assert run("site", started(tmp_path / "alpha")).code == 2


def test_a_folder_that_would_publish_secrets_is_refused(tmp_path: Path) -> None:
    game = started(tmp_path / "alpha")
    ran = run("site", game, "--public", tmp_path / "out", "--private", tmp_path / "out" / "private")
    assert ran.code == 1 and "which is for everybody" in ran.err


# -------------------------------------------------------------------------------------------- pbem run


def test_every_run_keeps_the_pages_up_to_date(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert desk_run.run(games, NOON).troubles == []
    index = tmp_path / "pages" / "public" / "alpha" / "index.html"
    assert (
        index.is_file() and (tmp_path / "pages" / "private" / "beta" / "pompadour" / "index.html").is_file()
    )
    written: list[Path] = []
    real = site.publish

    def counted(path: Path, *more: Any, **other: Any) -> site.SitePages:
        written.append(path)
        return real(path, *more, **other)

    monkeypatch.setattr(site, "publish", counted)
    desk_run.run(games, NOON)
    assert written == []
    done("submit", games / "alpha", *TURN_ONE)
    desk_run.run(games, NOON)
    assert written == [games / "alpha"]
    assert "turns/turn-01.html" in index.read_text("utf-8")


def test_pages_that_cannot_be_written_are_told_and_keep_nothing_else_from_going_on(
    games: Path, tmp_path: Path
) -> None:
    (games / "post.yaml").write_text(POST + PUBLIC)
    target = tmp_path / "pages" / "public" / "alpha"
    target.mkdir(parents=True)
    (target / "index.html").write_text("my homepage")
    (trouble,) = desk_run.run(games, NOON).troubles
    assert trouble.startswith("alpha: its pages: ") and "not pbem's" in trouble
    assert (tmp_path / "pages" / "public" / "beta" / "index.html").is_file()
    assert (target / "index.html").read_text() == "my homepage"


def test_a_list_that_cannot_be_written_is_told(games: Path, tmp_path: Path) -> None:
    (games / "post.yaml").write_text(POST + PUBLIC)
    (tmp_path / "pages" / "public").mkdir(parents=True)
    (tmp_path / "pages" / "public" / "index.html").write_text("my homepage")
    (trouble,) = desk_run.run(games, NOON).troubles
    assert trouble.startswith("the list of pages: ") and "not pbem's" in trouble
    assert (tmp_path / "pages" / "public" / "alpha" / "index.html").is_file()


def test_nobody_else_at_this_computer_reads_the_players_pages(tmp_path: Path) -> None:
    done("site", started(tmp_path / "alpha"), "--into", tmp_path / "pages")
    assert stat.S_IMODE((tmp_path / "pages" / "private").stat().st_mode) == 0o700


def test_without_the_setting_a_run_writes_no_pages(games: Path, tmp_path: Path) -> None:
    (games / "post.yaml").write_text(POST)
    desk_run.run(games, NOON)
    assert not (tmp_path / "pages").exists()


@pytest.mark.parametrize(
    ("value", "said"), [("{private: x}", "public"), ("{public: x, color: red}", "color"), ("here", "mapping")]
)
def test_a_mistake_in_the_setting_is_told_with_its_line(games: Path, value: str, said: str) -> None:
    (games / "post.yaml").write_text(f"{POST}site: {value}\n")
    ran = run("run", games)
    assert ran.code == 1 and "post.yaml:4" in ran.err and said in ran.err


# ---------------------------------------------------------------------------------------- sealed games


def test_of_a_sealed_game_only_the_moderators_own_page_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("PBEM_KEYS", str(tmp_path / "keys"))
    done("new", tmp_path / "shut", "--sealed", "--plays", "Pompadour")
    said = done("site", tmp_path / "shut", "--into", tmp_path / "pages")
    assert "no page was written for Frederick, Elisabeth, Maria Theresa" in said
    names = sorted(path.name for path in (tmp_path / "pages" / "private").iterdir() if path.is_dir())
    assert names == ["pompadour"]
    known = site_stamps._read(Folder(tmp_path / "shut"))
    assert sorted(Path(folder).name for folder in known) == ["pompadour", "public"]

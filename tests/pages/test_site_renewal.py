"""What becomes of a game's pages when the program changes: all at once only for whoever asks for them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from pbem.desk import run as desk_run
from pbem.desk.moderator import undo
from pbem.desk.out import site, site_stamps
from pbem.game import state
from pbem.pages.site import GamePage
from pbem.report.view import View
from support.example_game import EXAMPLE

POST = """moderator: {address: moderator@example.org}
token_key: token.key
in: []
site: {public: ../pages/public, private: ../pages/private}
"""
NOON = datetime(2027, 3, 1, 12, tzinfo=UTC)
TURNS, READERS, A_RUN = 7, 5, 4
"""The example's turns with its set-up, who has a page, and how many turns a run draws again."""

Drawn = list[tuple[str | None, int]]


KEPT: dict[tuple[str | None, int], tuple[View, list[tuple[str, str]]]] = {}
"""By reader and turn: what was drawn of it, and what the reader saw then."""
_turn = GamePage._turn


def drawn_once(page: GamePage, number: int) -> Iterator[tuple[str, str]]:
    """What is drawn of a turn; of one that is seen as before it is not drawn twice."""
    key, seen = (page.seen.whole.player, number), page.view(number)
    if key not in KEPT or KEPT[key][0] != seen:
        KEPT[key] = seen, list(_turn(page, number))
    yield from KEPT[key][1]


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the example game, whose pages an older version of the program wrote."""
    games = tmp_path / "games"
    shutil.copytree(EXAMPLE, games / "alpha")
    (games / "post.yaml").write_text(POST)
    monkeypatch.setattr(GamePage, "_turn", drawn_once)
    site.publish(games / "alpha", *pages(tmp_path))
    monkeypatch.setattr(site_stamps, "digest_of", lambda _: "another version of the program")
    monkeypatch.setattr(site, "RENEWED", A_RUN)
    return games


def pages(folder: Path) -> tuple[Path, Path]:
    return folder / "pages" / "public" / "alpha", folder / "pages" / "private" / "alpha"


@pytest.fixture
def drawn(played: Path, monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """The turns of readers' pages that are drawn from now on."""
    found: Drawn = []

    def turn(page: GamePage, number: int) -> Iterator[tuple[str, str]]:
        found.append((page.seen.whole.player, number))
        return drawn_once(page, number)

    monkeypatch.setattr(GamePage, "_turn", turn)
    return found


def test_the_pages_of_games_in_which_nothing_happens_stay_as_they_are(played: Path, drawn: Drawn) -> None:
    desk_run.run(played, NOON)
    assert drawn == []


def test_a_few_turns_a_run_are_drawn_again_until_all_are(played: Path, drawn: Drawn) -> None:
    (played / "alpha" / "log.jsonl").touch()
    counts = []
    for _ in range(11):
        before = len(drawn)
        desk_run.run(played, NOON)
        counts.append(len(drawn) - before)
    assert counts == [4] * 8 + [3, 0, 0] and len(set(drawn)) == TURNS * READERS
    assert not (played / "alpha" / site_stamps.BEHIND).exists()


def test_whoever_asks_for_the_pages_has_all_of_them_drawn_again(
    played: Path, drawn: Drawn, tmp_path: Path
) -> None:
    (played / "alpha" / "log.jsonl").touch()
    desk_run.run(played, NOON)
    assert len(drawn) == A_RUN and (played / "alpha" / site_stamps.BEHIND).exists()
    site.publish(played / "alpha", *pages(tmp_path))
    assert len(set(drawn)) == len(drawn) == TURNS * READERS
    desk_run.run(played, NOON)
    assert len(drawn) == TURNS * READERS


def test_a_turn_that_changed_is_drawn_again_in_any_case(played: Path, drawn: Drawn) -> None:
    entries = len((played / "alpha" / "log.jsonl").read_bytes().splitlines())
    undo.undo(played / "alpha", entries - 3)
    now = state.load(played / "alpha")
    desk_run.run(played, NOON)
    assert {(player, now.game.turn) for player in (None, *now.game.roles)} <= set(drawn)
    assert len(drawn) <= READERS + A_RUN

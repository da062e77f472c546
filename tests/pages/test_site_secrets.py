"""Change any secret of the others: a reader's pages stay the same to the byte, names and manifests too."""

from __future__ import annotations

import random
import shutil
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from pbem.desk.out import site
from pbem.game.state import State, load
from pbem.pages.site import GamePage, ReadersView
from pbem.report.record import Record
from pbem.report.view import view
from support.bot_games import some_records, whole_game
from support.example_game import EXAMPLE
from support.letters.report_letters import env, this_turn
from support.other_secrets import with_other_secrets, with_others_secrets

RECORDS = (*some_records()[::9], whole_game()[1], whole_game()[-1])


def pages(record: Record, who: str | None) -> dict[str, str]:
    """Every file of a reader's page about this turn and the one before."""
    turns = tuple(sorted({this_turn(record), record.game.turn}))
    seen = ReadersView(
        view(record, who),
        lambda turn: view(record, who, turn),
        turns,
        record.game.rules.board,
        rules=record.game.rules,
    )
    return dict(GamePage(seen, env(), "en").files())


@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_no_page_holds_anything_of_the_others_secrets(number: int) -> None:
    record = RECORDS[number]
    for who in (None, list(record.game.roles)[number % len(record.game.roles)]):
        as_it_is = pages(record, who)
        assert pages(with_others_secrets(record, who), who) == as_it_is
        # What was compared holds the turn step by step.
        assert any('"steps":' in text for name, text in as_it_is.items() if name.endswith(".js"))


def test_a_players_page_shows_his_own_secrets() -> None:
    record = some_records()[-1]
    for who in ("Frederick", "Pompadour"):
        other = with_other_secrets(record, who, random.Random(who))
        mine, changed = pages(record, who), pages(other, who)
        assert mine.keys() == changed.keys() and mine["index.html"] != changed["index.html"]


@cache
def _secretive(who: str | None) -> tuple[object, object]:
    """How the desk hands over records, with other secrets of everybody but one."""
    record, of_turn = State.record, site._record

    def now(state: State) -> Record:
        return with_others_secrets(record(state), who)

    def then(state: State, turn: int) -> Record:
        found = of_turn(state, turn)
        of_now = replace(record(state), game=found.game, filed=found.filed, head=found.head)
        return with_others_secrets(of_now, who)

    return now, then


@pytest.mark.parametrize("who", ["Frederick", pytest.param(None, marks=pytest.mark.slow)])
def test_folders_names_sizes_and_manifests_tell_nothing_either(
    who: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    now, then = _secretive(who)
    for name in ("as it is", "with other secrets"):
        game = Path(shutil.copytree(EXAMPLE, tmp_path / name / "seven-years"))
        with monkeypatch.context() as patch:
            if found:
                patch.setattr(State, "record", now)
                patch.setattr(site, "_record", then)
            loaded, page = load(game), tmp_path / name / "page"
            assert (
                site._write(loaded, who, page, site.Stamps(loaded, site.turns(loaded), site.Renewal(None)))
                > 10
            )
        found.append({str(path.relative_to(page)): path.read_bytes() for path in page.rglob("*.*")})
    assert found[0] == found[1]

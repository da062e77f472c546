"""Whatever is done in a sealed game, by its moderator or in letters: what lies open in it is the same with
other secrets of a player."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from pbem.game.entries import KINDS
from support.play_by_mail.deeds import DEEDS, finished, kinds_of_entries, log_lines, prepared, started
from support.play_by_mail.timed_table import Timed
from support.sealed_games import differing, same_hashes

OLD, NEW = "setup Saltikov 6, Fermor 4, ", "setup Saltikov 4, Fermor 6, "
Tables = Callable[[str, str], Timed]


@pytest.fixture(scope="module", autouse=True)
def _hashes() -> Iterator[None]:
    with same_hashes():
        yield


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Tables:
    """The tables in each of the worlds."""
    folder = tmp_path_factory.mktemp("sealed")

    @cache
    def table(start: str, wrote: str) -> Timed:
        name = f"{'one' if wrote == OLD else 'other'}-{start.partition(', ')[2]}"
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("PBEM_KEYS", str(folder / f"keys-{name}"))
            return started(start, folder / name, lambda text: text.replace(OLD, wrote))

    return table


@pytest.fixture(autouse=True)
def _its_key(keys: Path, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key is the same one in both worlds."""
    monkeypatch.setenv("PBEM_KEYS", str(tables("sealed", OLD).folder.parent / "keys-one-"))


ALLOWED = "the moderator lets the late be answered for"
SEALED = {
    **{name: replace(deed, start="sealed") for name, deed in DEEDS.items() if deed.start == "turn two"},
    **{name: deed for name, deed in DEEDS.items() if deed.start == "sealed"},
    ALLOWED: replace(DEEDS[ALLOWED], start="sealed, begun"),
}


@pytest.mark.parametrize("name", SEALED)
def test_nothing_open_tells_anothers_secrets(name: str, tables: Tables, tmp_path: Path) -> None:
    deed, worlds = SEALED[name], []
    for wrote in (OLD, NEW):
        table = prepared(deed, tables(deed.start, wrote), tmp_path / str(len(worlds)))
        finished(deed, table)
        worlds.append(table)
    one, other = worlds
    assert kinds_of_entries(one) == kinds_of_entries(other)
    assert log_lines(one) != log_lines(other), "their secrets differ"
    assert differing(one.game, other.game) == []


def test_every_kind_of_entry_is_among_them(tables: Tables, tmp_path: Path) -> None:
    found: set[str] = set()
    for number, deed in enumerate(SEALED.values()):
        table = prepared(deed, tables(deed.start, OLD), tmp_path / str(number))
        finished(deed, table)
        found |= set(kinds_of_entries(table))
    assert found == set(KINDS)

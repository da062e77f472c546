"""Two sealed games that differ in nothing but secrets look alike: what is open in them, names, sizes."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.desk.letters import submit
from pbem.desk.turns import resolve
from pbem.game import log_end, state
from pbem.report.visible_event import visible_event
from support.letters.changed_letters import Changed, hidden_transfer, other_troops
from support.sealed_games import LETTERS, begun, differing, same_hashes, same_key


def played(path: Path, changed: Changed, seed: str) -> Path:
    with same_key(), same_hashes():
        begun(path, seed=seed)
        for letter in sorted(LETTERS.iterdir()):
            text = letter.read_bytes().decode("utf-8", "surrogateescape")
            content = changed(text).encode("utf-8", "surrogateescape")
            assert submit.submit(path, letter.name, content)[1].filed, letter
        resolve.resolve(path)
    return path


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("original")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PBEM_KEYS", str(folder / "keys"))
        return played(folder / "seven-years", str, "one seed")


@pytest.mark.parametrize("seed", ["one seed", "another seed"])
@pytest.mark.parametrize("changed", [str, other_troops, hidden_transfer], ids=["same", "troops", "transfer"])
def test_games_that_differ_in_secrets_alone_look_alike(
    original: Path, changed: Changed, seed: str, tmp_path: Path, keys: Path
) -> None:
    other = played(tmp_path / "seven-years", changed, seed)
    assert differing(original, other) == []
    same_secrets = (changed, seed) == (str, "one seed")
    assert ((original / "log.jsonl").read_bytes() == (other / "log.jsonl").read_bytes()) == same_secrets


def test_they_do_differ_in_secrets(original: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_end, "require_end", lambda log, end: None)  # game.yaml tells of SAME_HEAD
    other = state.load(played(tmp_path / "seven-years", hidden_transfer, "another seed"))
    monkeypatch.setenv("PBEM_KEYS", str(original.parent / "keys"))
    first = state.load(original)
    assert other.game.hands != first.game.hands and other.game.troops != first.game.troops
    assert len(other.log.entries) == len(first.log.entries) + 1
    public = [
        sum(visible_event(one, frozenset()) is not None for one in now.history) for now in (first, other)
    ]
    assert public[0] == public[1] < len(other.history)


def test_what_everybody_sees_does_show(original: Path, tmp_path: Path) -> None:
    other = played(
        tmp_path / "seven-years", lambda text: text.replace("move Dohna: Stargard\n", ""), "one seed"
    )
    assert {"log.jsonl", "game.yaml", "reports/turn-01/summary.txt"} <= set(differing(original, other))

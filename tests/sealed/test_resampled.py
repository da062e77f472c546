"""Two sealed games that differ in nothing but secrets look alike: what is open in them, names, sizes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pbem.desk.letters import submit
from pbem.desk.turns import resolve
from pbem.game import log_end, save, state
from pbem.game.proof import head
from pbem.report.visible_event import visible_event
from support.letters.changed_letters import Changed, hidden_transfer, other_troops
from support.sealed_games import LETTERS, begun, same_key

SAME_HASH = "c0ffee" * 10
SAME_HEAD = "c0ff-ee00"


def played(path: Path, changed: Changed, seed: str) -> Path:
    with same_key(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(save, "commitment", lambda _: SAME_HASH)
        for module in (head, log_end, save):  # a hash of all secrets, of which too little is told to find any
            patch.setattr(module, "grouped", lambda digest, groups: SAME_HEAD)
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


def opened(path: Path) -> dict[str, object]:
    """What is open in a folder, and of what is sealed the size: of the log for each line."""
    files = (file for file in sorted(path.rglob("*")) if file.is_file())
    shown: dict[str, object] = {}
    for file in files:
        name = str(file.relative_to(path))
        if name == "log.jsonl":
            shown[name] = [_line(line) for line in file.read_bytes().splitlines()]
        else:
            shown[name] = file.stat().st_size if file.name.endswith(".sealed") else file.read_bytes()
    return shown


def _line(line: bytes) -> object:
    facts = json.loads(line)
    facts.pop("prev", None)
    return facts | {"sealed": len(facts["sealed"])}


def differing(one: Path, other: Path) -> list[str]:
    first, second = opened(one), opened(other)
    return [name for name in {**first, **second} if first.get(name) != second.get(name)]


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

"""Games that an older program began are read, say what they said, and go on. The files stay as they are."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from pbem.desk.letters import submit
from pbem.desk.look import doctor, proofs
from pbem.desk.turns import resolve
from pbem.game import save, state, upgrade
from pbem.game.entries import LetterEntry
from pbem.game.errors import ChangedLetter
from pbem.game.on_file import OrdersOnFile
from pbem.game.proof.head import hash_of
from pbem.game.state import State

OLD = Path(__file__).parent / "old_games"
PURPOSES = ("set_up", "stage", "plans", "standing", "any_time", "final")


@pytest.fixture
def first(tmp_path: Path) -> Path:
    """The example as it was played before a letter's entry held its orders; without its reports."""
    return Path(shutil.copytree(OLD / "first", tmp_path / "seven-years"))


def on_file(filed: OrdersOnFile) -> Iterator[str]:
    """What a nation has on file, as `first-orders.json` was written by the program of that time."""
    for purpose in PURPOSES:
        for one in getattr(filed, purpose):
            yield f"{purpose}: {one.source}, turn {one.turn}: {one.order.text}"


def as_of(now: State, count: int) -> State:
    return state.fold(now.folder, replace(now.log, entries=now.log.entries[:count]))


def test_it_comes_to_the_same_position(first: Path) -> None:
    now = state.load(first)
    end = f"(line 287, {hash_of(now.log.entries[-1])})"  # at that time it named no hash
    assert save.state_file(now).replace(end, "(line 287)") == (first / "game.yaml").read_text("utf-8")
    assert all(entry.orders is None for entry in now.log.entries if isinstance(entry, LetterEntry))
    assert proofs.replay(now)[1] is None and proofs.verify(now)[2] == []


def test_the_same_orders_are_on_file_at_any_time(first: Path) -> None:
    now = state.load(first)
    for count, wanted in json.loads((OLD / "first-orders.json").read_text("utf-8")).items():
        filed = as_of(now, int(count)).filed
        found = {nation: list(on_file(own)) for nation, own in filed.items()}
        assert {nation: lines for nation, lines in found.items() if lines} == wanted, count


def test_it_goes_on_and_its_file_is_only_added_to(first: Path) -> None:
    before = (first / "log.jsonl").read_bytes()
    now, said = submit.submit(first, "more.txt", b"nation Prussia\nhold\n")
    assert said.filed and now.letters[-1].orders is not None
    done = resolve.resolve(first)
    assert done.played.steps and (first / "log.jsonl").read_bytes().startswith(before)
    assert not [found for found in doctor.examine(first) if not found.harmless]


def test_a_letter_of_an_old_log_is_understood_once(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = state.load(first)
    filed = dict(now.filed)
    monkeypatch.setattr(upgrade, "with_orders", None)
    after = state.further(now, ())
    assert after is not now and dict(after.filed) == filed


def test_a_letter_of_an_old_log_that_was_changed_stops_what_needs_its_orders(first: Path) -> None:
    last = next(entry for entry in reversed(state.load(first).letters) if entry.counts)
    (first / "letters" / last.file).write_bytes(b"nation Prussia\nhold\n")
    with pytest.raises(ChangedLetter, match="not as it came"):
        _ = state.load(first).filed

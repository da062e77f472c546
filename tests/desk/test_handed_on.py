"""A nation that changes hands (rule 11): what her former player had on file for her is void, in the same
resolving and ever after, unless an undo gives her back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pbem.data.rules import rules_for
from pbem.desk.letters import submit
from pbem.desk.moderator import undo
from pbem.desk.turns import resolve
from pbem.game import save, state
from support.play_by_mail.player_addresses import PLAYERS

CLOCK = ["India", *(card for card in rules_for().clock.cards if card != "India")]
PIECES = {
    "Daun": {"city": "Altenburg", "troops": 4},
    "Hildburghausen": {"city": "Leipzig", "troops": 4},
    "Soubise": {"city": "Fulda", "troops": 4},
}
HERS = "move Hildburghausen: Borna"


def started(tmp_path: Path, nation: str) -> Path:
    """Turn 8, at whose end France leaves and Pompadour gets the Imperial Army."""
    path = tmp_path / "seven-years"
    start: dict[str, Any] = {"turn": 8, "nation": nation, "phase": "movement", "pieces": PIECES}
    start["fate"] = {"clock": CLOCK, "colonies": 1, "cuts": {"Austria": 1, "France": 1}}
    save.new(path, name="seven-years", scenario="standard", players=PLAYERS, seed="x", start=start)
    return path


@pytest.fixture
def france(tmp_path: Path) -> Iterator[Path]:
    yield started(tmp_path, "France")


def put_in(game: Path, sender: str, **orders: str) -> None:
    text = "".join(f"nation {nation}\n{order}\n" for nation, order in orders.items())
    _, said = submit.submit(game, "letter.txt", text.encode(), sender=sender)
    assert said.filed, said.problems


def on_file(game: Path) -> list[str]:
    return [one.order.text for one in state.load(game).filed["Imperial Army"].stage]


def waits_for(done: resolve.Resolved) -> list[tuple[str, str]]:
    return [(one.nation, done.after.game.player_of(one.nation)) for one in done.waiting]


def all_others(game: Path) -> None:
    """Every other nation holds, in the next turn too if her stage is over."""
    put_in(game, "Frederick", Prussia="hold", Hanover="hold")
    put_in(game, "Elisabeth", Russia="hold", Sweden="hold")
    put_in(game, "Pompadour", France="hold")


def test_what_the_former_player_ordered_is_void(france: Path) -> None:
    put_in(france, "Maria Theresa", Austria="hold", Imperial=HERS)
    assert on_file(france) == [HERS]
    all_others(france)
    done = resolve.resolve(france)
    assert waits_for(done) == [("Imperial Army", "Pompadour")] and done.after.game.turn == 9
    assert on_file(france) == []
    put_in(france, "Pompadour", Imperial="hold")
    assert on_file(france) == ["hold"]


def test_the_heir_is_told_that_no_plan_for_her_is_on_file(france: Path) -> None:
    put_in(france, "Maria Theresa", Austria="hold", Imperial=f"{HERS}\nstanding\nbattle: loss 2")
    all_others(france)
    told = " ".join(_report_to(resolve.resolve(france), "pompadour").split())
    news = "Imperial Army is yours now, and no order for her is on file"
    assert news in told and "battle: loss 2" not in told
    put_in(france, "Pompadour", Imperial="standing\nbattle: fight, loss 2")
    put_in(france, "Pompadour", Imperial="hold")
    assert news not in " ".join(_report_to(resolve.resolve(france), "pompadour").split())


def _report_to(done: resolve.Resolved, player: str) -> str:
    own = [path for path in done.written if path.name == f"{player}.txt"]
    assert own
    return "\n".join(path.read_text("utf-8") for path in own)


def test_an_undo_that_gives_the_nation_back_gives_the_orders_back(france: Path) -> None:
    put_in(france, "Maria Theresa", Imperial=HERS)
    put_in(france, "Pompadour", France="hold")
    before = state.load(france).log.entries[-1].n
    resolve.resolve(france)
    assert on_file(france) == []
    undo.undo(france, to=before)
    assert on_file(france) == [HERS]


def test_nobody_is_told_of_orders_gone_wrong_for_a_nation_that_has_changed_hands(tmp_path: Path) -> None:
    game = started(tmp_path, "Austria")
    put_in(game, "Maria Theresa", Austria="move Daun: Borna", Imperial=HERS)
    all_others(game)
    assert waits_for(resolve.resolve(game)) == [("Imperial Army", "Maria Theresa")]
    done = resolve.resolve(game, deadline=True)
    assert waits_for(done) == [("Austria", "Maria Theresa")]
    assert done.after.game.player_of("Imperial Army") == "Pompadour"
    assert not done.played.faults and not [path for path in done.written if "receipts" in path.parts]

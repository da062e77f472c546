"""What a player's own report and form say of stages, nations that left, and re-entry."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pbem.desk.turns import resolve
from pbem.engine.fate_events import TakenOver
from pbem.engine.model import Game
from pbem.game import save, state
from pbem.report.record import LoggedEvent, Record
from pbem.report.view import view
from support.letters.report_letters import letters_of
from support.play_by_mail.player_addresses import PLAYERS
from support.positions.order_positions import active, opening, standing_at


def record_of(path: Path, pieces: dict[str, Any], **start: Any) -> Record:
    start = {"turn": 3, "nation": "Prussia", "phase": "combat", "pieces": pieces} | start
    save.new(path / "war", name="war", scenario="standard", players=PLAYERS, seed="x", start=start)
    resolve.resolve(path / "war")
    resolve.resolve(path / "war", deadline=True)
    return state.load(path / "war").record()


def letters(record: Record, player: str) -> dict[str, str]:
    made = letters_of(view(record, player, record.game.turn))
    return {name: " ".join(text.replace("\n# ", "\n").split()) for name, text in made.items()}


@pytest.fixture
def fight(tmp_path: Path) -> Record:
    """Prussia's combats of turn 3: Daun has won, and Austria chooses the retreat."""
    pieces = {"Keith": {"city": "Riesa", "troops": 5}, "Daun": {"city": "Meißen", "troops": 8}}
    record = record_of(tmp_path, pieces)
    assert [one.nation for one in view(record, "Maria Theresa").questions] == ["Austria"]
    return record


def test_no_orders_are_missing_for_a_stage_that_is_being_played(fight: Record) -> None:
    made = letters(fight, "Frederick")
    assert "Prussia: her stage of turn 3 is being played." in made["report"]
    assert "Prussia: no orders for turn 3" not in made["report"]
    form = made["form Prussia"]
    assert "Nothing at the moment: her stage of turn 3 is being played." in form
    assert "Hanover: no orders for turn 3 are on file yet." in made["report"]


def test_orders_for_the_next_turn_are_confirmed_meanwhile(fight: Record) -> None:
    made = letters(replace(fight, filed=frozenset({"Prussia"})), "Frederick")
    assert "Prussia: her stage of turn 3 is being played; orders for turn 4 are on file." in made["report"]


def test_nobody_is_told_to_write_for_a_nation_that_has_left(fight: Record) -> None:
    game = fight.game
    left = replace(fight, game=replace(game, quit=("Russia",)))
    assert "below a line `nation Sweden`" in letters(left, "Elisabeth")["report"]
    gone = replace(fight, game=replace(game, quit=("Russia", "Sweden")))
    assert "To answer, reply" not in letters(gone, "Elisabeth")["report"]


def test_who_loses_a_nation_is_told_that_orders_for_her_are_void(fight: Record) -> None:
    roles = {**fight.game.roles, "Maria Theresa": ("Austria",), "Pompadour": ("Imperial Army", "France")}
    event = TakenOver("Imperial Army", "Pompadour")
    last = fight.history[-1]
    happened = LoggedEvent(last.number + 1, last.turn, last.nation, "rules", event)
    record = replace(fight, game=replace(fight.game, roles=roles), history=(*fight.history, happened))
    assert (
        "From now on the Imperial Army is played by Pompadour. Whatever was on file for her is void."
        in letters(record, "Maria Theresa")["report"]
    )


# -------------------------------------------------------------------------------------- re-entry


def record(game: Game) -> Record:
    return Record("war", game, (), "0" * 64)


def prussia(**places: str | None) -> Game:
    return active("Prussia", standing_at(opening(), **{"Dohna": None, **places}))


def test_the_form_lists_the_substitute_cities() -> None:
    closed = record(prussia(Daun="Berlin", Heinrich="Luckau"))
    form = next(
        text
        for text in letters(closed, "Frederick").values()
        if "nation Prussia" in text and "OFF THE MAP" in text
    )
    assert "may re-enter in any of 21 substitute cities" in form
    assert "Substitute cities, because other players hold all depot cities: " in form and "Spandau" in form
    usual = record(prussia())
    assert all("Substitute cities" not in text for text in letters(usual, "Frederick").values())


def test_a_city_with_a_general_who_gets_no_troops_is_not_offered() -> None:
    """7 hearts, R50: who re-entered beside Friedrich would share new troops with him."""
    game = prussia(Friedrich="Berlin")
    game = replace(game, fate=replace(game.fate, card="7", suit="H", used=False))
    said = letters(record(game), "Frederick")["report"]
    assert "cannot re-enter now: at Berlin he would share his new troops with a general who may" in said
    assert "(R50)" in said

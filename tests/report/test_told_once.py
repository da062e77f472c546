"""A report tells a thing once: what holds for several nations, and who is at home, in one line each."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.desk.out import reports
from pbem.game import save, state
from pbem.report.written_ahead import WrittenAhead, rules_by_nations
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import put_in

PIECES = {
    "Saltikov": {"city": "Soldin", "troops": 4},
    "Fermor": {"city": "Soldin", "troops": 2},
    "Ehrensvärd": {"city": "Stralsund", "troops": 3},
    "Keith": {"city": "Riesa", "troops": 4},
    "Winterfeldt": {"city": "Berlin", "troops": 2},
}


def report(folder: Path, player: str, letter: str = "") -> str:
    game = folder / "war"
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": PIECES}
    save.new(game, name="war", scenario="standard", players=PLAYERS, seed="x", start=start)
    if letter:
        put_in(game, letter, player)
    return reports.private_report(state.load(game), player, 2)


def test_what_holds_for_some_nations_is_told_once_with_their_names() -> None:
    ahead = (WrittenAhead("Prussia", ("a", "b")), WrittenAhead("Hanover", ("c", "b")))
    assert rules_by_nations(ahead) == (
        (("Prussia",), ("a",)),
        (("Prussia", "Hanover"), ("b",)),
        (("Hanover",), ("c",)),
    )


@pytest.mark.parametrize("letter", ["", "nation Sweden\nstanding\nbattle: loss 1\n"])
def test_each_line_of_what_happens_without_the_player_stands_once(tmp_path: Path, letter: str) -> None:
    text = report(tmp_path, "Elisabeth", letter)
    part = " ".join(text[text.index("What happens without you") : text.index("in full")].split())
    assert part.count("Retreats of others:") == part.count("The rest:") == 1
    assert part.count("Fights:") == (2 if letter else 1) and part.count("loss 1") == bool(letter)
    assert ("Russia, Sweden - Fights:" in part) == (not letter)


def test_who_is_at_home_is_told_in_one_line_and_who_is_abroad_in_a_row(tmp_path: Path) -> None:
    text = report(tmp_path, "Frederick")
    part = text[text.index("Prussia in full") : text.index("At home: Winterfeldt.") + 21]
    assert "At home: Winterfeldt." in part and part.count("Winterfeldt") == 1
    assert [line.split()[1] for line in part.splitlines() if line.startswith("  P")] == ["Keith"]

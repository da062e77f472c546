"""Parts of letters for later turns: kept, listed in receipts and reports, judged again when they come."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pbem.desk.turns.resolve import resolve
from pbem.engine.events import Moved
from pbem.game import save, state
from pbem.game.entries import LetterEntry
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import HOLD, KEITH, PIECES, on_file, put_in

AHEAD = "turn 3\nmove Keith: Dresden else stay\nbattle: loss 2\n"


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Path]:
    """Turn 2, Prussia's stage: Keith in Riesa, Daun in Prag; nobody else is on the map."""
    path = tmp_path / "seven-years"
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": PIECES}
    save.new(path, name="seven-years", scenario="standard", players=PLAYERS, seed="x", start=start)
    yield path


def others_hold(game: Path, but: tuple[str, ...] = ("Prussia",)) -> None:
    """All other nations have their stage of turn 2 played."""
    for player, nations in state.load(game).game.roles.items():
        for nation in nations:
            if nation not in but:
                discard = "discard lowest\n" if nation == "France" else ""
                put_in(game, f"nation {nation}\n{discard}hold\n", player)
    resolve(game)


def report(game: Path) -> str:
    """The latest report to Frederick."""
    latest = max((game / "reports").rglob("frederick.txt"), key=lambda path: path.stat().st_mtime_ns)
    return plain(latest)


def kept(game: Path) -> list[str]:
    return [one.order.text for one in state.load(game).filed["Prussia"].later]


def plain(path: Path) -> str:
    return " ".join(path.read_text("utf-8").split())


def test_a_part_for_a_later_turn_is_kept_and_carried_out_when_it_comes(game: Path) -> None:
    text, receipt = put_in(game, f"nation Prussia\n{KEITH}\n{AHEAD}")
    assert receipt.filed and "for turn 3: move Keith: Dresden else stay" in text
    assert "no order of its own" not in text.replace("turn 3 (read; no order of its own)", "")
    assert "Prussia, on file for turn 3: move Keith: Dresden else stay; battle: loss 2" in text
    resolve(game)
    assert state.load(game).game.where["Keith"] == city(game, "Meißen")
    others_hold(game)
    assert (state.load(game).game.turn, state.load(game).game.nation) == (3, "Hanover")
    moves = [one.event for one in state.load(game).history if isinstance(one.event, Moved)]
    assert [move.path[-1] for move in moves] == [city(game, "Meißen"), city(game, "Dresden")]


def city(game: Path, title: str) -> int:
    cities = state.load(game).game.rules.board.cities
    return next(number for number, one in enumerate(cities) if one.title == title)


def test_the_stage_before_waits_for_its_own_orders(game: Path) -> None:
    put_in(game, f"nation Prussia\n{AHEAD}")
    assert not resolve(game).played.steps


def test_every_receipt_lists_what_is_kept_and_a_newer_part_replaces_it(game: Path) -> None:
    put_in(game, f"nation Prussia\n{KEITH}\n{AHEAD}")
    text, _ = put_in(game, f"nation Prussia\n{HOLD}\n")
    assert "Prussia, on file for turn 3: move Keith: Dresden else stay; battle: loss 2" in text
    text, _ = put_in(game, "nation Prussia\nturn 3\nhold\n")
    assert "Prussia, on file for turn 3: hold" in text and "Dresden" not in text.partition("on file for")[2]
    assert on_file(game) == [HOLD] and kept(game) == [HOLD]


def test_a_plan_for_a_later_turn_does_not_count_before_it(game: Path) -> None:
    put_in(game, f"nation Prussia\n{KEITH}\nturn 3\nbattle: concede\n")
    own = state.load(game).filed["Prussia"]
    assert own.plans_from(2, now=2) == () and len(own.plans_from(2, now=3)) == 1


def test_what_has_become_impossible_is_told_when_its_turn_begins(game: Path) -> None:
    put_in(game, f"nation Prussia\n{HOLD}\nturn 3\nmove Keith: Dresden\n")
    resolve(game)
    others_hold(game)
    now = state.load(game)
    assert (now.game.turn, now.game.nation) == (3, "Prussia")
    assert "Prussia, on file for turn 3: move Keith: Dresden" in report(game)
    assert 'this cannot be done: "move Keith: Dresden": no road joins Riesa and Dresden' in report(game)


def test_it_is_said_before_the_stage_comes(game: Path) -> None:
    """Austria's part is judged again when turn 3 begins, four nations before her stage."""
    put_in(game, "nation Austria\nhold\nturn 3\nmove Daun: Brünn\n", "Maria Theresa")
    put_in(game, f"nation Prussia\n{HOLD}\n")
    others_hold(game, but=("Prussia", "Austria"))
    now = state.load(game)
    assert (now.game.turn, now.game.nation) == (3, "Prussia")
    told = " ".join(map(plain, (game / "reports").rglob("maria-theresa.txt")))
    assert 'this cannot be done: "move Daun: Brünn"' in told
    assert "on file for turn 3" not in " ".join(map(plain, (game / "reports").rglob("frederick.txt")))


def test_the_log_keeps_it_and_old_letters_lapse(game: Path) -> None:
    put_in(game, f"nation Prussia\n{KEITH}\n{AHEAD}")
    entry = next(one for one in state.load(game).log.entries if isinstance(one, LetterEntry))
    assert entry.orders and [one.turn for one in entry.orders["Prussia"].later] == [3]
    assert entry.last_turn == 3 and entry.turns == {"Prussia": 2}


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("move Keith to Wien", "no city is called"),
        ("answer 3: S7", "this cannot be kept for a later turn"),
        ("battle Zieten: loss 2", "no piece is called"),
    ],
)
def test_what_can_never_be_right_is_a_fault_at_once(game: Path, line: str, what: str) -> None:
    text, receipt = put_in(game, f"nation Prussia\nhold\nturn 5\n{line}\n")
    assert receipt.problems and what in text


def test_a_turn_that_is_over_is_none(game: Path) -> None:
    text, receipt = put_in(game, "nation Prussia\nhold\nturn 1\nmove Keith: Meißen\n")
    assert receipt.problems and "Prussia has no stage of turn 1 to come" in text


def test_the_turn_at_the_head_is_that_of_the_whole_letter(game: Path) -> None:
    text, receipt = put_in(game, "turn 3\nnation Prussia\nhold\n")
    assert not receipt.filed and "to keep orders for turn 3, write that turn below the nation's line" in text
    text, receipt = put_in(game, "turn 2\nnation Prussia\nturn 3\nhold\nturn 2\nmove Keith: Meißen\n")
    assert receipt.filed and "Prussia, on file for turn 3: hold" in text
    assert on_file(game) == [KEITH] and kept(game) == [HOLD]


def test_whoever_plays_one_nation_names_her_below_the_turn(game: Path) -> None:
    text, receipt = put_in(game, "game seven-years\nturn 2\nnation France\nhold\nturn 3\nhold\n", "Pompadour")
    assert receipt.filed and "France, on file for turn 3: hold" in text
    assert on_file(game, "France") == [HOLD]


WRONG = "move Keith: Atlantis else stay"


def test_a_wrong_line_for_a_later_turn_does_not_make_this_one_wait(game: Path) -> None:
    text, receipt = put_in(game, f"nation Prussia\n{KEITH}\nturn 3\n{WRONG}\nbattle: loss 2\n")
    assert receipt.problems and 'no city is called "Atlantis"' in text
    assert "waits for what is wrong" not in text
    assert f'Prussia, turn 3: her stage of that turn waits for a better line than "{WRONG}"' in text
    resolve(game)
    assert state.load(game).game.where["Keith"] == city(game, "Meißen")


def test_it_is_told_when_that_turn_begins_which_waits_for_it(game: Path) -> None:
    put_in(game, f"nation Prussia\n{HOLD}\nturn 3\n{HOLD}\n{WRONG}\n")
    resolve(game)
    others_hold(game)
    now = state.load(game)
    assert (now.game.turn, now.game.nation) == (3, "Prussia")
    assert f'her stage of that turn waits for a better line than "{WRONG}"' in report(game)
    assert not resolve(game).played.steps
    text, _ = put_in(game, "nation Prussia\nmove Keith: Meißen\n")
    assert "Atlantis" not in text
    resolve(game)
    assert state.load(game).game.nation == "Hanover"


def test_a_better_line_is_added_to_the_part_it_mends(game: Path) -> None:
    put_in(game, f"nation Prussia\n{HOLD}\nturn 3\nbattle: loss 2\n{WRONG}\n")
    text, _ = put_in(game, "nation Prussia\nmove Keith: Meißen\n")
    assert "Atlantis" in text, "an order for this turn mends none for another"
    text, receipt = put_in(game, "nation Prussia\nturn 3\nmove Keith: Dresden else stay\n")
    assert not receipt.problems and "Atlantis" not in text
    assert kept(game) == ["battle: loss 2", "move Keith: Dresden else stay"]


def test_a_line_that_cannot_be_read_waits_for_its_turn_as_well(game: Path) -> None:
    text, receipt = put_in(game, f"nation Prussia\n{HOLD}\nturn 4\nbattle: lose 2 or what\n")
    assert receipt.problems and "waits for what is wrong" not in text
    resolve(game)
    assert state.load(game).game.nation == "Hanover"
    put_in(game, "accept partial\nnation Prussia\nturn 5\nmove Keith to Atlantis\n")
    lines = state.load(game).filed["Prussia"].to_mend
    assert [(line.turn, line.waits) for line in lines] == [(4, True), (5, False)]


def test_the_log_keeps_which_turn_a_wrong_line_is_for(game: Path) -> None:
    put_in(game, f"nation Prussia\n{HOLD}\nturn 3\n{WRONG}\n")
    lines = state.load(game).filed["Prussia"].to_mend
    assert [(one.turn, one.ahead, one.text) for one in lines] == [(3, True, WRONG)]

"""A mail of thousands of false tokens is little work, and a true one among them is found."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from pbem.desk.letters.writer import Writer, writer_of
from pbem.desk.out import tokens
from pbem.desk.out.mails import Desk
from pbem.game import save, state
from pbem.game.state import State
from pbem.post.read.letter import Letter, Line, Skipped
from pbem.post.send.compose import Person
from support.call_count import calls
from support.play_by_mail.player_addresses import PLAYERS

DESK = Desk(Person("moderator@example.org"), None, b"k" * 64, datetime(2026, 11, 1, tzinfo=UTC))
MANY = 7_500
FALSE = [tokens.token(b"another key", "game", "nobody", number) for number in range(MANY)]


@pytest.fixture
def late(tmp_path: Path) -> State:
    """A game in turn 18 that was corrected thirty times: every token of it so far is asked for."""
    path = tmp_path / "seven-years"
    save.new(path, name="seven-years", scenario="standard", players=PLAYERS, seed="x")
    now = state.load(path)
    now = replace(now, game=replace(now.game, turn=18))
    vars(now)["revision"] = 30
    return now


def letter(found: list[str]) -> Letter:
    """A letter with tokens in its own lines and in quoted ones."""
    half = len(found) // 2
    lines = tuple(Line(number, one) for number, one in enumerate(found[:half], 1))
    return Letter(lines=lines, skipped=tuple(Skipped(9, one, "quoted") for one in found[half:]))


def sign(now: State, player: str, turn: int, revision: int) -> str:
    return tokens.token(DESK.key, now.edition, player, turn, revision)


def test_false_tokens_cost_a_few_calls_each_however_long_the_game(late: State) -> None:
    assert writer_of(late, letter(FALSE), DESK) == Writer(None)
    one, many = (calls(writer_of, late, letter(found), DESK) for found in (FALSE[:1], FALSE))
    asked_for = len(PLAYERS) * 31 * 20
    assert one > asked_for, "each of them is asked for"
    assert many - one < 8 * MANY


@pytest.mark.parametrize("place", [0, MANY // 2 - 1, MANY // 2, MANY])
def test_a_true_token_among_thousands_is_found(late: State, place: int) -> None:
    for player in PLAYERS:
        own = [*FALSE[:place], sign(late, player, 17, 30).lower(), *FALSE[place:]]
        assert writer_of(late, letter(own), DESK) == Writer(player, turn=17)
    old = [*FALSE[:place], sign(late, "Pompadour", 3, 30), *FALSE[place:]]
    found = writer_of(late, letter(old), DESK)
    assert found.player == "Pompadour" and "turn 3" in found.why_not


def test_no_false_token_matches() -> None:
    found = tokens.blinded(FALSE)
    assert len(found) == MANY and tokens.matches(FALSE[-1], found)
    assert not tokens.matches(tokens.token(DESK.key, "game", "nobody", 1), found)

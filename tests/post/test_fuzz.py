"""Damaged letters: read soon, never failing, and whatever they say no game changes by them."""

from __future__ import annotations

import email
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path

import pytest

from pbem.data.rules import rules_for
from pbem.desk.letters import intake
from pbem.desk.out.mails import Desk
from pbem.engine.start import new_game
from pbem.game import save, state
from pbem.post.boxes import Message
from pbem.post.read.content import read_letter
from pbem.post.send.compose import Person
from support.call_count import calls
from support.corpus.damaged_mails import fuzzed, judged, trials
from support.play_by_mail.player_addresses import PLAYERS

MOST_CALLS = 600_000
"""Calls of functions that reading and judging any letter may cost; `make fuzz` wants seconds."""
DESK = Desk(Person("moderator@example.org"), None, b"k" * 64, datetime(2026, 11, 2, 21, 0, tzinfo=UTC))


def test_the_same_number_is_the_same_letter_and_they_are_many() -> None:
    some = [fuzzed(seed) for seed in range(60)]
    assert some == [fuzzed(seed) for seed in range(60)]
    assert len(set(some)) > 55


@pytest.mark.parametrize("first", [0, *(pytest.param(one, marks=pytest.mark.slow) for one in (80, 160))])
def test_damaged_letters_are_read_and_judged_with_little_work(first: int) -> None:
    judged(fuzzed(0))
    for seed in range(10_000 + first, 10_000 + first + 90):
        assert calls(judged, fuzzed(seed)) < MOST_CALLS, seed


@pytest.mark.slow
def test_a_hundred_thousand_damaged_letters() -> None:
    found = list(chain.from_iterable(trials(100_000)))
    assert not [one for one in found if one[2]]


# ------------------------------------------------------------------------------- put to a game


@pytest.fixture
def root(tmp_path: Path) -> Iterator[Path]:
    save.new(tmp_path / "seven-years", name="seven-years", scenario="standard", players=PLAYERS, seed="x")
    yield tmp_path


def put_in(root: Path, seeds: range) -> list[str]:
    """Put damaged letters, none of which has a token, to a game; who was told, for each that somebody was."""
    game = root / "seven-years"
    before = (game / "log.jsonl").read_bytes()
    told: list[str] = []
    known: set[Path] = set()
    letters = dict.fromkeys(map(fuzzed, seeds))  # the same one again is not answered again
    for seed, data in enumerate(letters):
        taken = intake.take(root, Message(str(seed), data), DESK, set())
        mails = set((game / "outbox").glob("*.eml"))
        to = [email.message_from_bytes(path.read_bytes())["To"] for path in mails - known]
        known = mails
        assert to == [address for player, address in PLAYERS.items() if f"; {player} is told" in taken.remark]
        assert set(to) <= spoken_for(data), (seed, taken.remark)
        told += to
    assert (game / "log.jsonl").read_bytes() == before
    assert not list(game.glob("letters/*")) and not state.load(game).letters
    return told


def spoken_for(data: bytes) -> set[str]:
    """The addresses of the players whose nations a letter names, or begins to name."""
    game = new_game(rules_for("standard"), "x")
    named = [
        re.match(r"(?:nation|partie|spiel)\W*(\w+)", line.text, re.I) for line in read_letter(data).lines
    ]
    words = [found[1].lower() for found in named if found]
    return {
        PLAYERS[game.player_of(nation)]
        for nation in game.rules.order
        for word in words
        if nation.lower().startswith(word[:1])
    }


def test_damaged_letters_change_no_game_and_tell_whom_they_speak_for(root: Path) -> None:
    told = put_in(root, range(20_000, 20_080))
    assert told.count(PLAYERS["Frederick"]) > 20


@pytest.mark.slow
def test_thousands_of_damaged_letters_change_no_game(root: Path) -> None:
    assert len(put_in(root, range(30_000, 33_000))) > 1_000

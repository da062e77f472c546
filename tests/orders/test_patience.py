"""A letter of thousands of nearly right names is judged soon, and nothing in it is passed over."""

from __future__ import annotations

from itertools import product
from random import Random
from string import ascii_lowercase

import pytest

from pbem.engine.start import new_game
from pbem.orders.grammar.faults import Fault
from pbem.orders.judging.judge import judge
from pbem.orders.names.nearest import GUESSES, HINTS
from pbem.orders.reading.parse import parse
from support.call_count import calls
from support.positions.order_positions import rules

LUCK = Random(7)
MOST_CALLS = 1_000_000
"""Of functions, for one letter: some 0.15 seconds."""
STRANGE = [f"beautiful{one}{other}" for one, other in product(ascii_lowercase, repeat=2)]
NAMES = [city.name for city in rules().board.cities]
MOST_HYPHENS = max(name.count("-") for name in NAMES)


def wrong(name: str) -> str:
    """A name with one letter changed."""
    at = LUCK.randrange(1, len(name))
    return name[:at] + LUCK.choice("abcdefghiklmnoprst") + name[at + 1 :]


def wrongs(count: int, between: str) -> str:
    return between.join(wrong(LUCK.choice(NAMES)) for _ in range(count))


GAME = new_game(rules(), "patience")


def judged(lines: list[str]) -> tuple[Fault, ...]:
    """All that is wrong with lines."""
    numbered = list(enumerate(["nation Prussia", *lines], 1))
    return judge(GAME, parse(numbered, rules()), "Frederick").faults


@pytest.mark.parametrize(
    "lines",
    [
        ["move Friedrich: " + wrongs(8, ", ") for _ in range(200)],
        ["waive " + wrongs(20, ", ") for _ in range(90)],
        ["move Friedrich: " + wrongs(60, "-") for _ in range(30)],
        [f"battle {wrong('Friedrich')} > {wrong('Daun')}: loss 3" for _ in range(400)],
        ["attack " + " ".join(STRANGE[at : at + 50]) for at in range(0, 600, 10)],
        [f"{wrong('retreat')} Daun: Leipa" for _ in range(400)],
        [f"discard lowst {word}" for word in STRANGE[:400]],
        ["move " + "x" * 900 + ": y"] * 20,
    ],
    ids=["ways", "lists", "hyphens", "battles", "talk", "verbs", "cards", "long"],
)  # fmt: skip
def test_thousands_of_wrong_names_cost_little(lines: list[str]) -> None:
    assert judged(lines)
    assert calls(judged, lines) < MOST_CALLS


def test_the_nearest_names_are_told_of_the_first_wrong_ones_only() -> None:
    faults = judged(["attack Witnerfeld > Dauhn"] * HINTS)
    unknown = [str(fault) for fault in faults if "is called" in str(fault)]
    assert len(unknown) == 2 * HINTS
    assert sum("nearest names" in fault for fault in unknown) == HINTS
    assert "nearest names" in unknown[0] and "nearest names" not in unknown[-1]


def test_when_patience_ends_talk_is_rather_taken_for_a_mistyped_order_than_passed_over() -> None:
    talk = ["attack " + " ".join(STRANGE[at : at + 5]) for at in range(0, 300, 5)]
    faults = judged(talk)
    assert 0 < len(faults) < len(talk)
    assert faults[0].line > 10, "there is patience for the first lines"
    assert judged(["attack " + " ".join(["beautiful"] * 10)] * GUESSES) == (), "one word is looked at once"


def test_no_name_has_more_hyphens_than_are_looked_for() -> None:
    from pbem.orders.names.name_book import MOST_PARTS

    assert MOST_HYPHENS < MOST_PARTS

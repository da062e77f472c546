"""Plans for some cases of a fight, told by who is ahead and by how much, and of the same fight else."""

from __future__ import annotations

import pytest

from support.letters.people_letters import plans_taken, taken_whole

ENGLISH = "Friedrich and Winterfeldt to Tetschen and attack Lacy. "
GERMAN = "Friedrich und Winterfeldt nach Tetschen und greifen Lacy an. "

CASES = {
    f"{ENGLISH}Give up if behind by one only, otherwise the 8 of spades.": (
        "if score -1 or better: concede", ": play S8",
    ),
    f"{ENGLISH}If they lead by more than three, play the 13 of spades, otherwise give up.": (
        "if score -4 or worse: play S13", ": concede",
    ),
    f"{ENGLISH}If Lacy leads by 4 or more, ask me.": ("if score -4 or worse: ask",),
    f"{ENGLISH}If he is ahead by only two, fight up to 15 points, otherwise give up.": (
        "if score -2 or better: fight up to 15", ": concede",
    ),
    f"{ENGLISH}When I am losing with only one or two then no cards and I lose.": (": loss 2",),
    f"{GERMAN}Wenn wir nur um 1 zurückliegen, aufgeben, sonst die Pik 8.": (
        "if score -1 or better: concede", ": play S8",
    ),
    f"{GERMAN}Führt er mit mehr als 3 Punkten, dann die Pik 13, sonst aufgeben.": (
        "if score -4 or worse: play S13", ": concede",
    ),
    f"{GERMAN}Wenn Lacy um 4 oder mehr vorne liegt, frag mich.": ("if score -4 or worse: ask",),
    f"{ENGLISH}Lose two at most, otherwise fight.": (": fight, loss 2",),
    f"{GERMAN}Höchstens zwei verlieren, sonst kämpfen.": (": fight, loss 2",),
}  # fmt: skip
"""What a sentence behind an attack says of it: conditions and clauses, of one plan or two."""


@pytest.mark.parametrize("text", CASES)
def test_a_case_is_told_by_who_is_ahead(text: str) -> None:
    plans = [one if one[0] == ":" else f" {one}" for one in CASES[text]]
    assert plans_taken("turn4", "Frederick", text) == [f"battle Friedrich > Lacy{one}" for one in plans]


def test_in_all_fights_stays_for_all() -> None:
    text = f"{ENGLISH}In all fights lose two at most."
    assert plans_taken("turn4", "Frederick", text) == ["battle: loss 2"]


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Should anyone be rude enough to attack me, ask me.", "ask"),
        ("If somebody is foolish enough to attack us, fight up to 20.", "fight up to 20"),
    ],
)
def test_who_is_bold_enough_to_attack_attacks(text: str, plan: str) -> None:
    assert set(taken_whole("turn4", "Frederick", f"Dohna to Stettin. {text}")) == {
        "move Dohna to Stettin",
        f"battle if attacked: {plan}",
    }


@pytest.mark.parametrize(
    "text",
    ["If we win, just send them back to Hannover.", "Wenn wir gewinnen, einfach nach Hannover mit ihnen."],
)
def test_a_retreat_may_be_just_there(text: str) -> None:
    assert taken_whole("t4-hanover-fight", "Frederick", text) == ["retreat Richelieu: Hannover"]

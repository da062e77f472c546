"""What some may lose and the others may not, and plans of turns of speech that people use for them."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole


@pytest.mark.parametrize(
    ("text", "plans"),
    [
        ("Everyone loses at most one, Richelieu two.", ["loss 1", "Richelieu: loss 2"]),
        ("Richelieu darf bis zu drei Mann verlieren, die anderen nur einen.",
         ["Richelieu: loss 3", "loss 1"]),
        ("Soubise may lose one man but no more than that.", ["Soubise: loss 1"]),
        ("Soubise is not to lose more than a man.", ["Soubise: loss 1"]),
        ("Soubise is not to lose more than two men over it.", ["Soubise: loss 2"]),
        ("Verluste bis 2 sind okay, darüber bitte fragen.", ["loss 2, ask"]),
        ("Losses up to 2 are fine, otherwise ask me.", ["loss 2, ask"]),
        ("Soubise kämpft bis 20, wenn er angegriffen wird.", ["Soubise if attacked: fight up to 20"]),
        ("Whoever attacks us gets everything we have in diamonds.", ["if attacked: fight"]),
        ("Wenn Ferdinand kommt, dann hau alles rein.", ["> Ferdinand if attacked: fight"]),
        ("In case of attack: low cards, keep the spade 13 for better days.", ["if attacked: keep S13, low"]),
    ],
)  # fmt: skip
def test_each_has_his_own_limit(text: str, plans: list[str]) -> None:
    heads = [f"battle{'' if one[0].islower() and not one.startswith('if') else ' '}{one}" for one in plans]
    lines = [line.replace("battleloss", "battle: loss") for line in heads]
    assert taken_whole("turn4", "Pompadour", text) == lines


@pytest.mark.parametrize(
    "text",
    [
        "Richelieu should fight like hell, everyone else takes whatever loss up to 2.",
        "Die Reserve bleibt für Richelieu.", "Keep the Reserve for Richelieu.",
    ],
)  # fmt: skip
def test_what_is_for_others_is_no_plan_of_the_one_named(text: str) -> None:
    """Richelieu had the limit of the others, and no Reserve."""
    assert not lines_taken("turn4", "Pompadour", text)
    receipt, _ = orders_of(moment("turn4"), "Pompadour", text)
    assert receipt.doubtful or receipt.problems


def test_no_reserves_for_somebody_is_his() -> None:
    assert taken_whole("turn4", "Pompadour", "No Reserves for Richelieu.") == ["battle Richelieu: keep R"]

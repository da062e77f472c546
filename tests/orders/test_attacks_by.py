"""An attack as a noun that names the attacked first: `the attack on Soubise by Ferdinand`."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

GOING = "Schwerin and Keith to Reichenbach, Neurode. "


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Angriff auf Soubise durch Ferdinand: Verlust 2", "battle Soubise > Ferdinand if attacked: loss 2"),
        ("Bei einem Angriff auf Soubise durch Ferdinand Verlust 2.",
         "battle Soubise > Ferdinand if attacked: loss 2"),
        ("In case of an attack on Soubise by Ferdinand: loss 2",
         "battle Soubise > Ferdinand if attacked: loss 2"),
        ("attack on Soubise by Ferdinand: fight up to 12",
         "battle Soubise > Ferdinand if attacked: fight up to 12"),
        ("Should there be an attack upon Soubise by Ferdinand, loss 2.",
         "battle Soubise > Ferdinand if attacked: loss 2"),
        ("The attack by Soubise on Ferdinand: fight up to 15.", "battle Soubise > Ferdinand: fight up to 15"),
        ("In the attack on Ferdinand by Soubise fight up to 15.",
         "battle Soubise > Ferdinand: fight up to 15"),
        ("Beim Angriff auf Ferdinand durch Soubise kämpfen bis 15.",
         "battle Soubise > Ferdinand: fight up to 15"),
    ],
)  # fmt: skip
def test_the_one_behind_by_attacks(text: str, plan: str) -> None:
    """The first general named was the attacker; or the plan was lost."""
    assert taken_whole("turn4", "Pompadour", text) == [plan]


@pytest.mark.parametrize(
    "text",
    [
        "Attack on Daun by Schwerin.", "An attack on Daun by Schwerin.", "Assault upon Daun by Schwerin.",
        "Angriff auf Daun durch Schwerin.", "Angriff gegen Daun seitens Schwerin.",
    ],
)  # fmt: skip
def test_such_an_attack_is_ordered(text: str) -> None:
    assert "attack Schwerin > Daun" in taken_whole("turn4", "Frederick", GOING + text)


@pytest.mark.parametrize(
    "text",
    [
        "Angriff auf Soubise durch Ferdinand", "attack on Soubise by Ferdinand",
        "I fear an attack on Soubise by Ferdinand.",
        "Ich rechne mit einem Angriff auf Soubise durch Ferdinand.",
        "Der Angriff auf Soubise durch Ferdinand war gemein.", "Kein Angriff auf Ferdinand durch Soubise.",
        "No attack on Ferdinand by Soubise!",
    ],
)  # fmt: skip
def test_an_attack_of_an_enemy_is_none_of_ones_own(text: str) -> None:
    assert not lines_taken("turn4", "Pompadour", text)


def test_a_number_behind_an_attack_that_is_not_read_is_not_lost() -> None:
    text = GOING + "Attack on Daun by Schwerin, to be fought in some way with 15."
    receipt, _ = orders_of(moment("turn4"), "Frederick", text)
    assert receipt.problems or receipt.doubtful

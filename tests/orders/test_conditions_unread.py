"""A condition behind a sentence that was read, on which pieces go on, is never left out without a word."""

from __future__ import annotations

from support.letters.people_letters import moment, orders_of

GOES_ON = (
    "Soubise to Kassel. If Cumberland looks weak, he goes one city further to Münden.",
    "Soubise to Kassel. They go one city on to Münden if Cumberland has grown weak meanwhile.",
    "Soubise nach Kassel. Wenn Cumberland schwächelt, zieht er eine Stadt weiter nach Münden, "
    "andernfalls bleibt er in Kassel.",
    "Soubise nach Kassel. Wenn Ferdinand dann aus Minden verschwunden ist, marschiert Soubise gleich eine "
    "Stadt weiter nach Münden.",
)

TALK = (
    "Soubise to Kassel. He dawdles, but if he gets somewhere he has been there before us all.",
    "Soubise nach Kassel. Wenn er irgendwo hinkommt, war er dort schon lange vorher.",
    "Soubise to Kassel. If he comes, we will be ready for him.",
    "Soubise nach Kassel. Wenn das nur gut geht, er ist so müde!",
)


def test_a_condition_behind_a_move_is_asked_back() -> None:
    for text in GOES_ON:
        receipt, orders = orders_of(moment("turn2"), "Pompadour", text)
        told = [str(one) for one in receipt.warnings if "not taken" in str(one)]
        assert told and len(orders) <= 1, (text, told, orders)


def test_talk_with_a_condition_behind_a_move_is_left_alone() -> None:
    for text in TALK:
        receipt, orders = orders_of(moment("turn2"), "Pompadour", text)
        assert len(orders) == 1 and not any("not taken" in str(one) for one in receipt.warnings), text

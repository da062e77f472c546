"""A card that an answer names only to pass it over is not played; what its writer chooses is."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


def played(text: str) -> list[str]:
    _, orders = orders_of(moment("t3-austria-fight"), "Maria Theresa", text)
    return [order_line(order).partition(": ")[2] for _, order in orders]


@pytest.mark.parametrize(
    "text",
    [
        "Die Kreuz 6 wollte ich zuerst legen, aber das ist Unsinn. Also Kreuz 11.",
        "Fast hätte ich die Kreuz 6 genommen. Nein: Kreuz 11.",
        "Kreuz 6 brächte mich nur auf Minus. Deshalb Kreuz 11.",
        "Mit der Kreuz 6 komme ich gerade mal auf minus eins, daher Kreuz 11.",
        "Kreuz 11 anstelle von Kreuz 6.",
        "Kreuz 6 ... nein, Quatsch, Kreuz 11.",
        "I was tempted by C6, but C11.",
        "I wanted to play the C6, which is silly. So C11.",
        "C6 would be far too weak. C11 then.",
        "Rather than the C6 I play the C11.",
        "C6. No, C11.",
        "C6 is not enough, therefore C11.",
        "I'd say C6 for Browne... hmm, no, make it C11, he'll only beat the six anyway. Yes: C11.",
        "The six... or better the eleven. Yes, the eleven.",
        "Six of clubs, hmm, actually make that eleven.",
        "Let's say C6... on second thoughts make it C11.",
        "C6 for Browne, hm, C11 is better. C11 it is.",
        "Die Kreuz 6. Nein, mach die 11 draus, er schlägt die 6 doch nur. Ja: elf.",
        "Kreuz 6 würde ich sagen... nein, nehmen wir doch die 11.",
        "I would take the six, hmm, no, let's make it the eleven, they only top the six.",
    ],
)
def test_only_the_card_chosen_is_played(text: str) -> None:
    assert played(text) == ["play C11"]


@pytest.mark.parametrize(
    "text",
    [
        "Ich hatte an Kreuz 6 gedacht.",
        "I nearly took C6.",
        "C6 would leave me behind. C11.",
        "C6 for Browne... no, wait.",
        "The eleven... no, he'll only beat that.",
        "C6. Hm, C11 is better.",
    ],
)
def test_no_card_is_played_that_may_only_be_thought_of(text: str) -> None:
    assert not played(text)


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("C6, then C11.", ["play C11"]),
        ("Erst Kreuz 6, danach Kreuz 11.", ["play C11"]),
        ("Kreuz 6 sollte reichen.", []),
        ("I would play C6 please.", []),
        ("C6 first. Yes, then C11.", ["play C11"]),
        ("C6. Yes, C6.", []),
    ],
)
def test_a_card_that_is_to_be_played_is(text: str, rest: list[str]) -> None:
    assert played(text) == ["play C6", *rest]


@pytest.mark.parametrize(
    "text",
    [
        "C6. Correction: C11.",
        "I play the C6 - sorry, I mean the C11!",
        "Browne plays C6 against Friedrich - no, wait, make it C11.",
        "Forget the C6 I mentioned, C11 it is.",
        "Play C6. Scratch that: C11.",
        "C6 against Friedrich, oh no, wait, that should be C11. Forget the six.",
        "Kreuz 6. Korrektur: Kreuz 11.",
        "Ich spiele Kreuz 6, ach Quatsch, Kreuz 11.",
        "Vergiss die Kreuz 6 von vorhin, ich spiele Kreuz 11.",
        "The smallest club that puts me ahead.",
    ],
)
def test_a_card_taken_back_is_never_played(text: str) -> None:
    """Seven points behind, no club but the eleven puts Austria ahead."""
    assert played(text) == ["play C11"]


@pytest.mark.parametrize(
    "text",
    [
        "Perhaps C11.",
        "C11 or C7, whichever you like.",
        "Vielleicht Kreuz 11.",
        "Entweder Kreuz 7 oder Kreuz 11.",
        "All my clubs, smallest first, then I give up.",
        "Alle Kreuz, kleinste zuerst, dann aufgeben.",
        "C6, then C7. Correction: C11.",
        "Correction: I concede, no, C11, or rather C7 and C6.",
    ],
)
def test_nothing_is_done_that_is_a_guess_or_comes_later(text: str) -> None:
    assert played(text) == []


def test_only_any_answer_ends_a_fight_and_not_some_card() -> None:
    assert played("C11. If he answers with something high I give up.") == ["play C11"]
    assert played("C11, und C7, C6 behalte ich.") == ["play C11"]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("I yield. Oh no, then Karl is lost. C11!", "play C11"),
        ("I surrender... nope, C11 please.", "play C11"),
        ("We give up. Hold on. Scratch that. Play C11.", "play C11"),
        ("Ich gebe mich geschlagen.. ach nein, dann ist Karl hin. also bitte Kreuz 11", "play C11"),
        ("Aufgeben! Ach was. Kreuz 11.", "play C11"),
        ("wir geben auf... nee, doch nicht. kreuz 11", "play C11"),
        ("C11. No wait. We concede.", "concede"),
        ("C11, ... hm, no, I concede.", "concede"),
        ("Kreuz 11. Nein, Quatsch, wir geben auf.", "concede"),
    ],
)
def test_what_is_said_last_is_the_answer(text: str, answer: str) -> None:
    assert played(text) == [answer]


@pytest.mark.parametrize(
    "text",
    [
        "I give up. No, wait. I have to sleep on it.",
        "Wir geben auf. Ach Quatsch. Moment.",
        "I concede. No, the C11 is not played here.",
        "Ich gebe auf. Nein, Kreuz 11 ist zu schade.",
        "C11! Doch lieber aufgeben.",
    ],
)
def test_an_answer_taken_back_for_nothing_clear_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("t3-austria-fight"), "Maria Theresa", text)
    assert not orders and receipt.doubtful


@pytest.mark.parametrize("text", ["C11. Sorry, must dash.", "Kreuz 11. Sorry, muss los."])
def test_what_takes_nothing_back_leaves_the_answer(text: str) -> None:
    assert played(text) == ["play C11"]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("Against Laudon Schwerin may play both diamonds, then he gives up.", "play D3 D8, concede"),
        ("Schwerin plays both diamonds (8 and 3) against Laudon, then he gives up.", "play D8 D3, concede"),
        ("Gegen Laudon legt Schwerin beide Karos, danach gibt er auf.", "play D3 D8, concede"),
    ],
)
def test_both_cards_of_a_suit_are_played(text: str, clauses: str) -> None:
    assert taken_whole("turn2", "Frederick", text) == [f"battle Schwerin > Laudon: {clauses}"]

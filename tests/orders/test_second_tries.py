"""Letters that are not taken at once, sent again as their receipts advise: how many are then as meant.

`pytest -s tests/orders/test_second_tries.py` prints for each file how many are taken exactly at once and how
many on the second try, and of the others what stood in the way.
"""

from __future__ import annotations

import re

import pytest

from pbem.data.tongues import tongue
from pbem.orders.plain_words.proposals import ATTACK, CLAUSES, EXAMPLES, IF, MOVE, SET_UP, TERMS
from pbem.orders.reading.parse import parse
from support.letters.advice_followed import followed, is_allowed
from support.letters.people_letters import letters, moment, orders_of, taken


@pytest.mark.parametrize(
    ("name", "most"), [("read_english", 0), ("read_german", 0), ("unread_english", 1), ("unread_german", 2)]
)
def test_few_second_tries_fail(name: str, most: int) -> None:
    """Ceilings that only fall. Letters that mean what the rules forbid are left out: none can be taken so."""
    left = [letter for letter in letters(name) if taken(letter) != "exactly"]
    tried = {letter["id"]: followed(letter) for letter in left if is_allowed(letter)}
    failed = {name: second.why_not for name, second in tried.items() if second.why_not}
    print(f"\n{name}: {len(letters(name)) - len(left)} of {len(letters(name))} exactly at once;", end=" ")
    print(f"of the rest {len(tried) - len(failed)} of {len(tried)} on the second try,", end=" ")
    print(f"{len(left) - len(tried)} mean what the rules forbid")
    print(*(f"  {name}: {why}" for name, why in failed.items()), sep="\n")
    assert len(failed) <= most


def test_a_line_is_sent_only_if_its_words_were_shown() -> None:
    """The follower knows no more of the language than the receipt tells him."""
    bought = [("Browne", "Brünn", 1), ("Karl", "Tabor", 2)]
    items = [{"piece": piece, "city": city, "troops": troops} for piece, city, troops in bought]
    means = [{"does": "recruit", "nation": "Austria", "cards": ["D12", "C11"], "items": items}]
    letter = {
        "id": "", "situation": "t5-austria-moves", "player": "Maria Theresa", "means": means,
        "text": "Austria:\nBrowne comes back at Brünn, Karl at Tabor, I pay D12 and C11.",
    }  # fmt: skip
    right = followed(letter)
    assert not right.why_not and right.lines[-1] == "recruit D12 C11: Browne at Brünn 1, Karl at Tabor 2"
    discards = {"does": "discard", "nation": "Austria", "which": "lowest"}
    assert followed({**letter, "means": [*means, discards]}).why_not == "not shown: discard of discard lowest"


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_that_the_receipt_says_of_plans_can_be_written(language: str) -> None:
    told = tongue(language).say(CLAUSES)
    clauses = re.findall("`([^`]*)`", told)
    heads, plan = [one for one in clauses if one.startswith(("if ", "wenn "))], "battle Keith"
    lines = [f"{plan} {one}: fight" for one in heads] + [
        f"{plan}: {one}" for one in clauses if one not in heads
    ]
    assert len(heads) == 4 and len(lines) > 12
    for line in lines:
        receipt, orders = orders_of(moment("turn4"), "Frederick", f"nation Prussia\n{line}")
        assert not receipt.problems and not receipt.doubtful and len(orders) == 1, line


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_that_the_receipt_says_of_retreats_can_be_written(language: str) -> None:
    terms = re.findall("`([^`]*)`", tongue(language).say(TERMS))
    assert len(terms) == 5
    for term in terms:
        line = f"retreat Browne: {re.sub('CITY|STADT', 'Guben', term).replace('GENERAL', 'Friedrich')}"
        receipt, orders = orders_of(moment("turn4"), "Frederick", f"nation Prussia\n{line}")
        assert not receipt.problems and not receipt.doubtful and len(orders) == 1, line


@pytest.mark.parametrize(
    "text",
    [
        "When the Austrians lose, they shall retreat to the north.",
        "Verliert Browne, dann soll er sich nach Norden zurückziehen.",
    ],
)
def test_a_wish_that_is_not_read_is_shown_how_wishes_are_written(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", text)
    assert not orders and "retreat Daun: Leipa" in str(receipt.doubtful[0])
    assert "off supply" in str(receipt.doubtful[0]) and "battle" not in str(receipt.doubtful[0])


def test_all_examples_can_be_read() -> None:
    for line in (*(example for _, example in EXAMPLES), IF, ATTACK, MOVE, SET_UP):
        situation = "setup" if line == SET_UP else "turn4"
        sheet = parse([(1, line)], moment(situation).game.rules)
        assert not sheet.faults and sheet.parts[0].orders, line


def test_a_wrong_line_in_other_words_says_what_it_was_read_as() -> None:
    text = "Austria:\nBrowne comes back at Brünn, Karl at Tabor, I pay D12 and C11."
    told = orders_of(moment("t5-austria-moves"), "Maria Theresa", text)[0].problems
    line = "recruit D12 C11: Browne at Brünn, Karl at Tabor"
    assert [str(one).partition("It was read as: ")[2] for one in told] == [line, line]
    mended = line.replace(",", " 1,") + " 2"
    assert not orders_of(moment("t5-austria-moves"), "Maria Theresa", mended)[0].problems


@pytest.mark.parametrize(
    "text", ["no attack on Daun", "Keith makes no attack on Daun", "Kein Angriff auf Daun!"]
)
def test_no_fight_is_proposed_where_none_is_wanted(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"nation Prussia\n{text}")
    assert not orders and not any("write: battle" in str(one) for one in receipt.warnings)

"""The words for fights that a report shows: each of them counts, and any of them beside each other."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from pbem.desk.out.reports import view_of
from pbem.report.letters import report_document
from pbem.report.writers.text import text
from support.letters.german_letters import speaking
from support.letters.people_letters import lines_taken, moment, taken_whole

HEADS = {"en": "Words for fights\n", "de": "Worte für Kämpfe\n"}

MEANINGS = {
    "en": {
        "lowest card that puts me ahead": "low",
        "highest cards first": "high",
        "first S7, then S10": "play S7 S10",
        "keep S10": "keep S10",
        "no Reserve": "keep R",
        "Reserve last": "reserve last",
        "at most 20 points": "fight up to 20",
        "at most 2 cards": "cards 2",
        "give up at a loss of 2 or less": "loss 2",
        "fight to the end": "fight",
        "give up": "concede",
        "ask me for each card": "ask",
    },
    "de": {
        "kleinste Karte, die mich nach vorn bringt": "low",
        "höchste Karten zuerst": "high",
        "erst S7, dann S10": "play S7 S10",
        "behalte S10": "keep S10",
        "keine Reserve": "keep R",
        "Reserve zuletzt": "reserve last",
        "höchstens 20 Punkte": "fight up to 20",
        "höchstens 2 Karten": "cards 2",
        "aufgeben bei 2 oder weniger Verlust": "loss 2",
        "bis zum Ende kämpfen": "fight",
        "aufgeben": "concede",
        "frag mich nach jeder Karte": "ask",
    },
}  # fmt: skip
"""What each of the words means, by docs/orders.md; the cards are those of the report."""


BEHIND = {"en": ("Saltikov:", "Saltikov against Dohna:"), "de": ("Saltikov:", "Saltikov gegen Dohna:")}
"""Words before them that name one fight, as the report shows them."""

WHOLE = {
    "en": ("in any fight:", "against Dohna:", "all others:"),
    "de": ("in jedem Kampf:", "gegen Dohna:", "alle anderen:"),
}
"""Words before them that mean several."""

APART = [
    {"low", "high", "play S7 S10", "concede", "ask"},
    {"keep R", "reserve last", "concede"},
    {"loss 2", "fight", "concede", "ask"},
    {"keep S10", "play S7 S10", "concede"},
    {"keep R", "keep S10"},
]
"""Of each of these a plan has one at most: they say different things of the same, or `concede` before all."""


def words_shown(situation: str, player: str, language: str) -> list[str]:
    """The words in the list of a report."""
    now = moment(situation)
    written = text(report_document(view_of(now, player, now.game.turn), speaking(language)))
    listed = written.split(HEADS[language], 1)[1].split("\n\n")[1]
    return re.findall("`([^`]+)`", " ".join(listed.split()))


def clauses(plan: str) -> set[str]:
    """What a plan says, with a limit of points, the Reserve that is kept and `fight` told in one way."""
    words = plan.partition(": ")[2].replace("spend ", "fight up to ").replace("reserve no", "keep R")
    said = words.split(", ")
    return set(said) - ({"fight"} if len(said) > 1 else set())


@pytest.mark.parametrize("language", MEANINGS)
def test_the_report_shows_these_words(language: str) -> None:
    shown = words_shown("turn4", "Elisabeth", language)
    assert shown == [*MEANINGS[language], WHOLE[language][0], *BEHIND[language][:1], *shown[-3:]]
    assert {*shown[-3:]} == {*WHOLE[language][1:], BEHIND[language][1]}


@pytest.mark.parametrize("language", MEANINGS)
def test_each_of_them_counts(language: str) -> None:
    for words, clause in MEANINGS[language].items():
        for head in (*BEHIND[language], *WHOLE[language]):
            if clause.startswith("play ") and head in WHOLE[language]:
                continue  # these cards in every fight: that is asked
            plans = taken_whole("turn4", "Elisabeth", f"{head} {words}")
            assert plans, (head, words)
            assert all(clauses(plan) == {clause} for plan in plans), (head, words, plans)


@pytest.mark.parametrize("language", MEANINGS)
def test_two_of_them_count_in_any_order(language: str) -> None:
    for place, pair in enumerate(combinations(MEANINGS[language].items(), 2)):
        (one, first), (two, second) = pair if place % 4 < 2 else pair[::-1]
        if any({first, second} <= group for group in APART):
            continue
        head = BEHIND[language][place % 2]
        plans = taken_whole("turn4", "Elisabeth", f"{head} {one}, {two}")
        assert [clauses(plan) for plan in plans] == [{first, second} - {"fight"}], (one, two, plans)


IN_A_FIGHT = {
    "give up at a loss of 2 or less": ["battle Browne > Friedrich: loss 2"],
    "at most 20 points, give up at a loss of 2 or less": [
        "battle Browne > Friedrich: fight up to 20, loss 2",
    ],
    "aufgeben bei 2 oder weniger Verlust": ["battle Browne > Friedrich: loss 2"],
    "fight to the end, keep C11": ["battle Browne > Friedrich: keep C11, fight"],
    "at most 20 points": ["battle Browne > Friedrich: fight up to 20"],
    "at most 20 points, lowest card that puts me ahead": [
        "answer 74: play C11", "battle Browne > Friedrich: spend 20, low",
    ],
    "C6\nat most 20 points, lowest card that puts me ahead, keep C11": [
        "answer 74: play C6", "battle Browne > Friedrich: keep C11, spend 20, low",
    ],
    "first C6, then C11, give up at a loss of 2 or less": [
        "answer 74: play C6", "battle Browne > Friedrich: play C11, loss 2",
    ],
    "I give up and lose the 7 troops": ["answer 74: concede"],
}  # fmt: skip
"""What they come to for Austria, whose score is -7 and who has C6 C7 C11."""


@pytest.mark.parametrize("told", IN_A_FIGHT)
def test_words_in_a_fight_that_goes_on(told: str) -> None:
    assert taken_whole("t3-austria-fight", "Maria Theresa", told) == IN_A_FIGHT[told]


@pytest.mark.parametrize(
    "told", ["give up at 1 or 2", "give up at -2", "C6, C7 behalten, höchstens 20 Punkte"]
)
def test_a_fight_is_not_given_up_where_it_costs_more_than_is_told(told: str) -> None:
    taken = lines_taken("t3-austria-fight", "Maria Theresa", told)
    assert "answer 74: concede" not in taken
    assert not any("keep C6" in line for line in taken)
